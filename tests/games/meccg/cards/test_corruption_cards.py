"""What hazards lay on characters: on whom, what it does to them, how they are rid of it."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.reading.queries import facts
from tests.games.meccg.cards.sentences import showing, shows
from tests.games.meccg.cards.situations import inside, met
from tests.games.meccg.cards.table import CardTable, hero, minion
from tests.games.meccg.shelf import make_up
from tests.games.meccg.table import at, bearing, tapped

RING: dict[str, Any] = {"kinds": ["special_item"], "keywords": ["the_one_ring"], "points": 0, "points_kind": "item"}
make_up("ZZ-151", "resource", "A Ring for the Called", alignment="hero", **RING)
HEROES: dict[str, Any] = {}
MINIONS: dict[str, Any] = {"ana": {"kind": "ringwraith"}, "site": "Moria"}


def victims(card: str, *members: Any, **more: Any) -> set[str]:
    """On whom of a company a hazard may be played."""
    table = met(card, *members, **more)
    if not table.find("play", card):
        return set()
    table.choose("play", card)
    return {facts(table.g, option.source).title for option in table.question.options}


def laid_on(who: str, card: str, *others: Any, **road: Any) -> CardTable:
    """A company moves with a hazard on somebody in it."""
    road = {"moved": True, "limit": 4, **road}
    return CardTable(hero(at("Moria", bearing(who, card), *others, **road)), {}, step="hazards")


# -- on whom they fall -------------------------------------------------------------------------------------------------

FOUR = ("Elrond", "Haldir", "Saruman", "Balin")
TARGETS = [
    ("Alone and Unadvised", ("Elrond", "Haldir", "Saruman"), HEROES, {"Elrond", "Haldir"}),
    ("Alone and Unadvised", FOUR, HEROES, set()),
    ("Alone and Unadvised", ("Layos", "Dwar the Ringwraith"), MINIONS, {"Layos"}),
    ("Covetous Thoughts", ("Haldir", "Elrond"), HEROES, set()),
    ("Covetous Thoughts", ("Muzgash", "Layos"), MINIONS, {"Muzgash", "Layos"}),
    ("Foolish Words", ("Sam Gamgee", "Saruman"), HEROES, {"Sam Gamgee", "Saruman"}),
    ("Lure of Expedience", ("Sam Gamgee", "Saruman", "Bofur", "Haldir"), HEROES, {"Bofur", "Haldir"}),
    ("Lure of Expedience", ("Muzgash", "Layos", "Dwar the Ringwraith"), MINIONS, {"Muzgash", "Layos"}),
    ("Lure of Nature", ("Sam Gamgee", "Bofur", "Haldir", "Saruman"), HEROES, {"Haldir", "Saruman"}),
    ("Lure of Nature", ("Muzgash", "Layos", "Dwar the Ringwraith"), MINIONS, {"Layos"}),
    ("Rebel-talk", ("Elrond", "Glorfindel II", "Théoden", "Saruman"), HEROES, {"Théoden"}),
    ("Rebel-talk", ("Layos", "Dwar the Ringwraith"), MINIONS, {"Layos"}),
    ("Dragon-sickness", (bearing("Haldir", "Glamdring"), bearing("Elrond", "Orcrist")), HEROES, {"Haldir", "Elrond"}),
    ("Dragon-sickness", (bearing("Haldir", "Cram"), bearing("Balin", "Book of Mazarbul")), HEROES, set()),
    ("The Ring’s Betrayal", (bearing("Haldir", "Minor Ring"), bearing("Elrond", "Orcrist")), HEROES, {"Haldir"}),
    ("Call of Home", ("Saruman", "Haldir", "Sam Gamgee"), HEROES, {"Haldir", "Sam Gamgee"}),
    ("Call of Home", ("Layos", "Dwar the Ringwraith"), MINIONS, {"Layos"}),
]


@pytest.mark.parametrize(("card", "members", "more", "able"), showing(1, TARGETS))
def test_on_whom_a_hazard_falls(card: str, members: tuple[Any, ...], more: dict[str, Any], able: set[str]) -> None:
    assert victims(card, *members, **more) == able


@shows("Call of Home", 1)
def test_nobody_is_called_home_from_the_one_ring() -> None:
    assert victims("Call of Home", bearing("Haldir", "A Ring for the Called"), "Balin") == {"Balin"}


# -- how one is rid of them --------------------------------------------------------------------------------------------

TAPPED_FOR = [("Alone and Unadvised", 6), ("Foolish Words", 7), ("Lure of Expedience", 5), ("Lure of Nature", 4)]
REMOVED = [
    ("Alone and Unadvised", 4, 6),
    ("Foolish Words", 3, 7),
    ("Lure of Expedience", 3, 5),
    ("Lure of Nature", 3, 4),
]


def tried(card: str, roll: int, *, way: int = 0) -> CardTable:
    """The bearer tries to be rid of a card."""
    table = CardTable(hero(at("Moria", bearing("Haldir", card), "Elrond")), {}, roll=(roll,))
    return table.use(card, way=way)


@pytest.mark.parametrize(
    ("card", "above"), [pytest.param(card, above, marks=shows(card, number)) for card, number, above in REMOVED]
)
def test_the_bearer_taps_and_rolls_to_be_rid_of_it(card: str, above: int) -> None:
    held, rid = tried(card, above), tried(card, above + 1)
    assert (held.zone(card), rid.zone(card)) == ("attached", "discard:B")
    assert (held.stands("Haldir"), rid.stands("Haldir")) == ("tapped", "tapped")
    assert not held.offers("use", card, detail=f"{held.g.codes[held.id(card)]}/1")
    at_site = inside("Moria", bearing("Haldir", card), hand=[], kind=hero)
    assert not at_site.find("use", card)


@shows("Covetous Thoughts", 3)
@pytest.mark.parametrize(("roll", "zone"), [(5, "attached"), (6, "discard:B")])
def test_a_minion_taps_and_rolls_to_covet_no_more(roll: int, zone: str) -> None:
    table = CardTable(minion(at("Moria", bearing("Muzgash", "Covetous Thoughts"))), {}, roll=(roll,))
    table.use("Covetous Thoughts")
    assert (table.zone("Covetous Thoughts"), table.stands("Muzgash")) == (zone, "tapped")


@pytest.mark.rule("MEC-678")
@pytest.mark.parametrize(("card", "above"), [row for row in TAPPED_FOR if row[0] != "Foolish Words"])
def test_a_corruption_card_may_be_tried_without_tapping_at_minus_three(card: str, above: int) -> None:
    held, rid = tried(card, above + 3, way=1), tried(card, above + 4, way=1)
    assert (held.zone(card), rid.zone(card)) == ("attached", "discard:B")
    assert held.stands("Haldir") == "untapped"


@shows("Foolish Words", 3)
def test_whoever_is_tapped_is_not_rid_of_foolish_words() -> None:
    table = CardTable(hero(at("Moria", tapped("Haldir", attachments=["Foolish Words"]))), {})
    assert not table.find("use", "Foolish Words")


@shows("Rebel-talk", 2)
@pytest.mark.parametrize(("roll", "zone"), [(7, "attached"), (8, "discard:B")])
def test_rebel_talk_is_tried_once_and_for_nothing(roll: int, zone: str) -> None:
    table = CardTable(hero(at("Moria", tapped("Haldir", attachments=["Rebel-talk"]))), {}, roll=(roll,))
    table.use("Rebel-talk")
    assert (table.zone("Rebel-talk"), table.stands("Haldir")) == (zone, "tapped")
    assert not table.find("use", "Rebel-talk")
    assert not inside("Moria", bearing("Haldir", "Rebel-talk"), hand=[], kind=hero).find("use")


# -- one on a character ------------------------------------------------------------------------------------------------

ONCE = [("Alone and Unadvised", 6), ("Foolish Words", 4), ("Lure of Expedience", 4), ("Lure of Nature", 4)]


@pytest.mark.parametrize(
    "card", [pytest.param(card, marks=shows(card, number)) for card, number in (*ONCE, ("Rebel-talk", 3))]
)
def test_nobody_bears_two_of_them(card: str) -> None:
    first = {**bearing("Haldir"), "attachments": [card]}
    assert victims(card, first, "Théoden") == {"Théoden"}


@shows("Covetous Thoughts", 4)
def test_no_minion_bears_two_of_them() -> None:
    first = bearing("Muzgash", "Covetous Thoughts")
    assert victims("Covetous Thoughts", first, "Layos", **MINIONS) == {"Layos"}


# -- what they do ------------------------------------------------------------------------------------------------------


def checks(table: CardTable) -> int:
    """How many corruption checks are made until the movement/hazard phase is over, all of them passed."""
    table.rolls(12, 12, 12)
    table.until("enter")
    return table.said("corruption")


@shows("Alone and Unadvised", 2)
@pytest.mark.parametrize("path", [[], ["wilderness"], ["wilderness", "border_land", "free_domain"]])
def test_alone_he_is_tempted_in_each_region(path: list[str]) -> None:
    road = {"path": path, "regions": ["Rhudaur", "Arthedain", "Cardolan"][: len(path)], "moved": bool(path)}
    table = laid_on("Balin", "Alone and Unadvised", **road)
    assert checks(table) == len(path)


@shows("Alone and Unadvised", 2)
def test_while_others_move_he_is_not_tempted() -> None:
    ana = hero(
        at("Moria", "Elrond", moved=True, limit=2, path=["wilderness"], regions=["Rhudaur"]),
        at("Edoras", bearing("Balin", "Alone and Unadvised"), went=True),
    )
    table = CardTable(ana, {}, step="hazards")
    assert checks(table) == 0


@shows("Alone and Unadvised", 3)
@pytest.mark.parametrize(("others", "bonus"), [((), 1), (("Elladan",), 2), (("Elladan", "Sam Gamgee"), 3)])
def test_each_of_his_companions_helps_him(others: tuple[str, ...], bonus: int) -> None:
    table = CardTable(hero(at("Moria", bearing("Balin", "Alone and Unadvised"), *others)))
    assert (table.corruption("Balin"), table.check_bonus("Balin")) == (4, bonus)
    if others:
        assert table.check_bonus("Elladan") == 0


@shows("Alone and Unadvised", 5)
def test_among_four_nobody_is_alone() -> None:
    companies = at("Rivendell", bearing("Balin", "Alone and Unadvised"), "Elrond", "Elladan"), at("Rivendell", "Ioreth")
    table = CardTable(hero(*companies))
    assert table.zone("Alone and Unadvised") == "attached"
    table.choose("organize").choose("join")
    assert table.zone("Alone and Unadvised") == "discard:B"


@shows("Lure of Nature", 2)
@pytest.mark.parametrize(
    ("path", "wild"), [(["wilderness", "border_land", "wilderness"], 2), (["free_domain"], 0), (["wilderness"], 1)]
)
def test_nature_lures_in_each_wilderness(path: list[str], wild: int) -> None:
    table = laid_on("Elladan", "Lure of Nature", path=path, regions=["Rhudaur", "Arthedain", "Cardolan"][: len(path)])
    assert checks(table) == wild


@shows("Lure of Expedience", 2)
def test_expedience_lures_whoever_sees_an_item_gained() -> None:
    table = inside("Moria", bearing("Balin", "Lure of Expedience"), "Elrond", hand=["Glamdring", "Cram"], kind=hero)
    table.choose("acquire", "Glamdring", "Elrond").until("corruption")
    assert table.question.source == table.id("Balin")
    assert table["Glamdring"].host == table.id("Elrond")


@shows("Lure of Expedience", 2)
@pytest.mark.parametrize(("to", "checks"), [("Haldir", 2), ("Balin", 2)])
def test_expedience_lures_where_an_item_changes_hands(to: str, checks: int) -> None:
    company = at("Moria", bearing("Balin", "Lure of Expedience"), bearing("Elrond", "Glamdring"), "Haldir")
    table = CardTable(hero(company), roll=(12, 12))
    table.choose("transfer", "Glamdring", to)
    for _ in range(8):
        table.choose("roll") if table.asked == "corruption" else table.passes()
        if table.asked == "organization":
            break
    assert table["Glamdring"].host == table.id(to)
    assert table.said("corruption") == checks


@shows("Lure of Expedience", 2)
def test_what_another_company_gains_lures_nobody() -> None:
    ana = hero(
        at("Moria", "Elrond", went=True, entered=True),
        at("Edoras", bearing("Balin", "Lure of Expedience"), went=True),
        hand=["Glamdring"],
    )
    table = CardTable(ana, {}, step="site_actions")
    table.choose("acquire", "Glamdring", "Elrond").until("site")
    assert table["Glamdring"].host == table.id("Elrond")
    assert table.said("corruption") == 0


@shows("Lure of Expedience", 2)
@pytest.mark.rule("MEC-603")
def test_what_the_called_home_leaves_lures_whoever_sees_it() -> None:
    company = (bearing("Balin", "Lure of Expedience"), bearing("Haldir", "Glamdring"), "Elrond", "Théoden")
    table = met("Call of Home", *company)
    table.rolls(2).play("Call of Home", "Haldir")
    for _ in range(6):
        if table.asked == "pass-on":
            table.pick("Glamdring")
        elif table.asked == "pass-to":
            table.pick("Elrond")
        elif table.asked == "corruption":
            break
        else:
            table.passes()
    assert table["Glamdring"].host == table.id("Elrond")
    assert table.question.source == table.id("Balin")


@shows("Covetous Thoughts", 2)
def test_a_minion_covets_what_the_others_bear() -> None:
    coveting = bearing("Muzgash", "Covetous Thoughts", "Sable Shield")
    ana = minion(
        at("Dol Guldur", coveting, bearing("Layos", "High Helm", "Minor Ring")),
        at("Moria", bearing("Lagduf", "Black Mace")),
    )
    table = CardTable(ana, {}, step="turn_ends", roll=(12, 12))
    table.until("corruption")
    own = table.corruption("Muzgash")
    burdens = []
    while table.asked == "corruption":
        assert table.question.source == table.id("Muzgash")
        burdens.append(-int(str(table.question.prompt.params["bonus"])))
        table.choose("roll")
        while table.asked == "answer":
            table.passes()
    printed = [facts(table.g, table.id(name)).corruption for name in ("High Helm", "Minor Ring")]
    assert own == 1 + (facts(table.g, table.id("Sable Shield")).corruption or 0)
    assert burdens == printed


@shows("Covetous Thoughts", 2)
def test_a_minion_covets_at_the_end_of_his_own_turns_alone() -> None:
    bor = minion(at("Dol Guldur", bearing("Muzgash", "Covetous Thoughts"), bearing("Layos", "High Helm")))
    table = CardTable(hero(at("Bree", "Elrond")), bor, step="turn_ends").until_step("organization")
    assert table.g.active == "B"
    assert table.said("corruption") == 0


@shows("Covetous Thoughts", 2)
@pytest.mark.rule("MEC-720")
def test_what_a_minion_covets_first_his_player_says() -> None:
    company = at("Moria", bearing("Layos", "Covetous Thoughts"), bearing("Ostisen", "Black Mace", "High Helm"))
    table = CardTable(minion(company), step="turn_ends").until("which-item")
    assert table.who == "Ana"
    table.pick("High Helm").until("corruption")
    assert table.question.prompt.params["bonus"] == -2
