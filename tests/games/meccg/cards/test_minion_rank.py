"""Events of rank, of magic and of piles of the minion decks, a test for each sentence of their text."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.reading.companies import is_leader
from desktop_app.games.meccg.reading.composition import why_not_together
from desktop_app.games.meccg.reading.facts import load_cards
from desktop_app.games.meccg.reading.influence import general_limit
from tests.games.meccg.cards.situations import WILD, inside, later, struck_minion
from tests.games.meccg.cards.table import CardTable, minion
from tests.games.meccg.rules.made_up import REN
from tests.games.meccg.shelf import make_up
from tests.games.meccg.table import at, bearing

card = pytest.mark.card
make_up("ZZ-850", "resource", "Another Command", keywords=["command"])

LADY, DWAR = "Adûnaphel the Ringwraith", "Dwar the Ringwraith"


WEIGH = "Weigh All Things to a Nicety"

# -- Bade to Rule ------------------------------------------------------------------------------------------------------

RULE = "Bade to Rule"


@card("LE-167", 1)
def test_a_ringwraith_is_bidden_at_a_darkhaven_or_before_he_comes() -> None:
    with_him = CardTable(minion(at("Dol Guldur", DWAR, "Layos"), hand=[RULE])).play(RULE)
    assert with_him[RULE].host == with_him.id(DWAR)
    assert not CardTable(minion(at("Bandit Lair", DWAR), hand=[RULE])).find("play")
    assert not inside("Dol Guldur", DWAR, hand=[RULE]).find("play")
    alone = CardTable(minion(at("Bandit Lair", "Layos"), at("Dol Guldur", "Ostisen"), hand=[RULE, DWAR])).play(RULE)
    assert alone.zone(RULE) == "events:A"
    alone.choose("organize").choose("bring", DWAR).until("organizing")
    assert alone[RULE].host == alone.id(DWAR)


@card("LE-167", 2)
def test_who_is_bidden_rules_many_and_leads_few() -> None:
    def rule(*cards: str) -> tuple[int, int]:
        table = CardTable(minion(at("Dol Guldur", bearing(DWAR, *cards))))
        return general_limit(table.g, "A"), table.influence(DWAR)

    assert rule() == (20, 5)
    assert rule(RULE) == (25, 3)


@card("LE-167", 3)
def test_a_bidding_is_given_up_in_the_organization_phase() -> None:
    table = CardTable(minion(at("Dol Guldur", bearing(DWAR, RULE))))
    table.use(RULE)
    assert (table.zone(RULE), general_limit(table.g, "A")) == ("discard:A", 20)
    assert not inside("Dol Guldur", bearing(DWAR, RULE), hand=[]).find("use", RULE)


@card("LE-167", 4)
@pytest.mark.parametrize(("who", "stays"), [(DWAR, False), ("Layos", True)])
def test_a_bidding_ends_as_the_ringwraith_moves(who: str, stays: bool) -> None:
    bidden = bearing(DWAR, RULE)
    there = at("Minas Morgul", bidden if who == DWAR else "Layos", **WILD)
    others = [] if who == DWAR else [at("Dol Guldur", bidden)]
    table = CardTable(minion(there, *others), step="hazards").until("enter")
    assert (RULE in table) is stays


@card("LE-167", 5)
def test_nobody_is_bidden_twice() -> None:
    table = CardTable(minion(at("Dol Guldur", bearing(DWAR, RULE)), hand=[RULE]))
    assert not table.find("play")
    theirs = minion(at("Minas Morgul", bearing(LADY, RULE)))
    assert CardTable(minion(at("Dol Guldur", DWAR), hand=[RULE]), theirs).find("play", RULE)


# -- By the Ringwraith's Word ------------------------------------------------------------------------------------------

WORD = "By the Ringwraith’s Word"


@card("LE-174", 1)
def test_the_word_is_given_to_another_at_the_ringwraiths_darkhaven() -> None:
    table = CardTable(
        minion(at("Dol Guldur", DWAR, "Layos"), at("Dol Guldur", "Ostisen"), at("Minas Morgul", "Muzgash"), hand=[WORD])
    )
    table.choose("play", WORD)
    assert {each.source for each in table.find("choose")} == {table.id("Layos"), table.id("Ostisen")}
    assert not CardTable(minion(at("Bandit Lair", DWAR, "Layos"), hand=[WORD])).find("play")
    assert not inside("Dol Guldur", DWAR, "Layos", hand=[WORD]).find("play")


@card("LE-174", 2)
def test_who_has_the_word_leads_and_stands() -> None:
    table = CardTable(minion(at("Dol Guldur", DWAR, "Muzgash"), at("Dol Guldur", "Ostisen", "Luitprand"), hand=[WORD]))
    table.play(WORD, "Ostisen")
    assert is_leader(table.g, table.id("Ostisen"))
    assert [table.influence("Ostisen", who) for who in ("Luitprand", "Muzgash")] == [4, 0]
    assert table.influence("Ostisen") == 0
    for held, fate in (([WORD], "companies"), ([], "discard")):
        struck = struck_minion("Dodge", bearing("Shagrat", *held), 30, 3, 9, name="Shagrat", target="Shagrat")
        while struck.g.attacks:
            struck.passes()
        assert struck.zone("Shagrat").partition(":")[0] == fate


@card("LE-174", 3)
@pytest.mark.parametrize(("other", "stays"), [("Shagrat", False), ("Radbug", True), ("Lagduf", True)])
def test_the_word_ends_beside_a_greater_mind(other: str, stays: bool) -> None:
    """Nevido Smôd has a mind of four, and something happens that lets the table be looked at."""
    ana = minion(at("Dol Guldur", bearing("Nevido Smôd", WORD), other), hand=[WEIGH], discard=["Ruse"])
    table = later(CardTable(ana).play(WEIGH), WORD)
    assert (WORD in table) is stays


@card("LE-174", 4)
def test_the_word_is_given_once() -> None:
    table = CardTable(minion(at("Dol Guldur", DWAR, bearing("Layos", WORD), "Ostisen"), hand=[WORD]))
    assert not table.find("play")


# -- I'll Report You ---------------------------------------------------------------------------------------------------

REPORT = "I’ll Report You"


@card("LE-196", 1)
def test_a_leader_is_commanded_by_one_card() -> None:
    leader = bearing("Shagrat", "Another Command")
    table = CardTable(minion(at("Moria", leader, "Muzgash", bearing("Lieutenant of Morgul", "ZZ-850")), hand=[REPORT]))
    table.choose("play", REPORT)
    assert {each.source for each in table.find("choose")} == {table.id("Shagrat"), table.id("Lieutenant of Morgul")}
    table._aim(("Shagrat",))
    assert [table.g.codes[each] for each in table["Shagrat"].attachments] == ["LE-196"]
    assert "ZZ-850" in [table.g.codes[each] for each in table.g.zones["hand:A"]]
    assert len(table["Lieutenant of Morgul"].attachments) == 1
    assert not CardTable(minion(at("Moria", "Muzgash"), hand=[REPORT])).find("play")
    assert not inside("Moria", "Shagrat", hand=[REPORT]).find("play")


@card("LE-196", 2)
@pytest.mark.parametrize(("leader", "influence", "orcs"), [("Shagrat", 0, 2), ("Lieutenant of Morgul", 0, 3)])
def test_who_reports_has_less_influence_but_never_less_than_none(leader: str, influence: int, orcs: int) -> None:
    table = CardTable(minion(at("Moria", bearing(leader, REPORT), "Muzgash")))
    assert (table.number(leader, "influence"), table.influence(leader)) == (influence, influence)
    assert table.influence(leader, "Muzgash") == orcs


@card("LE-196", 3)
def test_everybody_near_who_reports_is_fiercer() -> None:
    company = at("Moria", bearing("Shagrat", REPORT), bearing("Muzgash", "Stinker"))
    table = CardTable(minion(company, at("Moria", "Lagduf")))
    assert [table.number(who, "prowess") for who in ("Shagrat", "Muzgash", "Lagduf", "Stinker")] == [7, 5, 5, 2]


@card("LE-196", 4)
def test_a_report_is_taken_back_in_the_organization_phase() -> None:
    table = CardTable(minion(at("Moria", bearing("Shagrat", REPORT))))
    assert table.use(REPORT).zone(REPORT) == "hand:A"
    assert not inside("Moria", bearing("Shagrat", REPORT), hand=[]).find("use")


# -- Orders from Lugbúrz -----------------------------------------------------------------------------------------------

ORDERS = "Orders from Lugbúrz"


def ordered(*members: Any, **more: Any) -> CardTable:
    """The card was played on a company."""
    return CardTable(
        minion(at("Moria", *members), *more.pop("others", []), hand=[ORDERS, *more.pop("hand", [])], **more)
    )


@card("AS-94", 1)
def test_orders_lie_on_a_company() -> None:
    table = ordered("Shagrat", "Muzgash").play(ORDERS)
    assert table[ORDERS].company == table.company("Shagrat").id
    assert not inside("Moria", "Shagrat", hand=[ORDERS]).find("play")
    assert load_cards()["AS-94"].starting_item
    assert not load_cards()["LE-196"].starting_item


@card("AS-94", 2)
def test_under_orders_a_troll_leads_beside_another_leader() -> None:
    def together(table: CardTable, *more: str) -> bool:
        members = [*table.company("Shagrat").members, *(table.id(each) for each in more)]
        return not why_not_together(table.g, members, table.company("Shagrat").site, "A")

    troll = at("Moria", "Lieutenant of Morgul")
    plain = CardTable(minion(at("Moria", "Shagrat"), troll))
    assert not together(plain, "Lieutenant of Morgul")
    table = ordered("Shagrat", others=[troll, at("Moria", "Orc Captain")])
    table.choose("play", ORDERS)
    table._aim(("Shagrat",))
    assert not together(table, "Orc Captain")
    table.choose("organize")
    assert table.find("join", "Shagrat", "Lieutenant of Morgul") or table.find(
        "join", "Lieutenant of Morgul", "Shagrat"
    )
    assert not table.find("join", "Shagrat", "Orc Captain")


@card("AS-94", 3)
def test_followers_of_troll_leaders_hold_out() -> None:
    members = ["Lieutenant of Morgul", {"card": "Muzgash", "follows": 0}, "Layos", {"card": "Luitprand", "follows": 2}]
    table = ordered(*members).play(ORDERS)
    assert [table.check_bonus(who) for who in ("Muzgash", "Luitprand", "Layos", "Lieutenant of Morgul")] == [1, 0, 0, 0]


@card("AS-94", 4)
@pytest.mark.parametrize(("who", "stays"), [("Shagrat", False), ("Muzgash", True)])
def test_orders_end_as_a_leader_leaves(who: str, stays: bool) -> None:
    table = ordered("Shagrat", "Muzgash", "Layos", locations=["Goblin-gate"]).play(ORDERS)
    table.choose("organize").choose("split", who).choose("organized")
    assert (ORDERS in later(table, ORDERS)) is stays


@card("AS-94", 4)
def test_ren_takes_no_orders() -> None:
    table = CardTable(minion(at("Dol Guldur", REN), at("Moria", "Shagrat"), hand=[ORDERS]))
    table.choose("play", ORDERS)
    table._aim(("Shagrat",))
    assert table.zone(ORDERS) == "discard:A"


@card("AS-94", 5)
def test_a_company_has_its_orders_once() -> None:
    table = ordered("Shagrat", hand=[ORDERS]).play(ORDERS)
    assert not table.find("play", ORDERS)
