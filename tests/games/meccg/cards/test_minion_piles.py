"""Events of piles, of storing and of rangers of the minion decks, and the book that is stored, sentence by sentence."""

from __future__ import annotations

import pytest

from desktop_app.games.meccg.reading import numbers
from desktop_app.games.meccg.reading.points import total_now
from tests.games.meccg.cards.situations import WILD, gathered, inside
from tests.games.meccg.cards.table import CardTable, hero, minion
from tests.games.meccg.shelf import make_up
from tests.games.meccg.table import at, bearing, tapped

card = pytest.mark.card
make_up("ZZ-851", "hazard", "Foul Weather", kinds=["permanent_event"], keywords=["environment"])

LADY, DWAR = "Adûnaphel the Ringwraith", "Dwar the Ringwraith"


# -- piles, storing, hazards undone ------------------------------------------------------------------------------------

TOKENS, MALICE, WEIGH, PIERCING = (
    *("Tokens to Show", "Voices of Malice"),
    *("Weigh All Things to a Nicety", "Piercing All Shadows"),
)


@card("AS-101", 1)
@pytest.mark.parametrize(("events", "able"), [([TOKENS], True), ([], False)])
def test_tokens_are_shown_at_the_end_of_a_turn(events: list[str], able: bool) -> None:
    news = bearing("Ostisen", "That’s Been Heard Before Tonight")
    company = at("Dol Guldur", bearing("Layos", "High Helm"), news)
    table = CardTable(
        minion(company, at("Moria", bearing("Muzgash", "Sable Shield")), events=events), step="end_actions"
    )
    goods = ["High Helm", "That’s Been Heard Before Tonight", "Sable Shield"]
    assert [bool(table.find("store", each)) for each in goods] == [able, able, False]
    heroes = CardTable(hero(at("Rivendell", bearing("Elrond", "Glamdring"))), minion(events=events), step="end_actions")
    assert not heroes.find("store")


@card("AS-101", 2)
@pytest.mark.parametrize("seat", ["ana", "bor"])
def test_tokens_are_put_away_when_a_deck_runs_out(seat: str) -> None:
    run_out = {"deck": [], "discard": ["Wargs"]}
    ana, bor = minion(at("Moria", "Layos"), events=[TOKENS]), minion(at("Dol Guldur", DWAR))
    (ana if seat == "ana" else bor).update(run_out)
    table = CardTable(ana, bor, step="reset_hands")
    for _ in range(12):
        if TOKENS in table:
            table.passes()
    assert table.said("exhausts") + table.said("exhausted") > 0
    assert TOKENS not in table


@card("AS-101", 3)
def test_tokens_are_shown_once() -> None:
    assert not CardTable(minion(at("Moria", "Layos"), hand=[TOKENS], events=[TOKENS])).find("play")


@card("LE-250", 1)
def test_a_sage_undoes_a_hazard_that_is_no_weather() -> None:
    lying = ["Full of Froth and Rage", "Wake of War", "Foul Weather", "Doors of Night"]
    table = CardTable(minion(at("Dol Guldur", "Layos", "Ostisen"), hand=[MALICE]), {"events": lying})
    table.choose("play", MALICE).pick("Layos")
    assert {each.source for each in table.find("choose")} == {table.id(each) for each in lying[:2]}
    table.pick("Wake of War").until("corruption")
    assert (table.zone("Wake of War"), table.stands("Layos")) == ("discard:B", "tapped")
    assert table.g.check is not None
    assert (table.g.check.who, table.g.check.bonus) == (table.id("Layos"), -2)
    for members in (["Ostisen"], [tapped("Layos")]):
        assert not CardTable(minion(at("Dol Guldur", *members), hand=[MALICE]), {"events": lying}).find("play")


@card("LE-253", 1)
def test_something_is_weighed_and_comes_back() -> None:
    ana = minion(
        at("Dol Guldur", "Layos"), hand=[WEIGH], discard=["Ruse", "Wargs", LADY], sideboard=["Muzgash", "Wolves"]
    )
    table = CardTable(ana)
    table.choose("play", WEIGH)
    while not table.find("choose"):
        table.passes()
    assert {each.source for each in table.find("choose")} == {table.id(each) for each in ("Ruse", LADY, "Muzgash")}
    table.pick(LADY)
    assert table.zone(LADY) == "deck:A"


@card("WH-47", 1)
def test_a_ranger_looks_through_all_shadows() -> None:
    table = CardTable(minion(at("Moria", "Shagrat", "Layos"), hand=[PIERCING])).play(PIERCING)
    assert table[PIERCING].host == table.id("Shagrat")
    assert table.corruption("Shagrat") == 3
    assert not CardTable(minion(at("Moria", "Layos"), hand=[PIERCING])).find("play")
    assert not inside("Moria", "Shagrat", hand=[PIERCING]).find("play")


@card("WH-47", 2)
def test_the_rangers_company_is_neither_sent_back_nor_shut_out() -> None:
    company = at("Moria", bearing("Shagrat", PIERCING), "Layos", **{**WILD, "path": ["wilderness"]})
    table = CardTable(minion(company, at("Bandit Lair", "Ostisen")), step="hazards").until("movement")
    table.use(PIERCING)
    assert table.asked == "corruption"
    assert table.g.check is not None
    assert (table.g.check.who, table.g.check.bonus) == (table.id("Shagrat"), 0)
    table.rolls(12).until("movement")
    assert table.stands("Shagrat") == "tapped"
    here, there = table.company("Shagrat"), table.company("Ostisen")
    assert [bool(numbers.forbidden(table.g, "return", each.id)) for each in (here, there)] == [True, False]
    assert [bool(numbers.forbidden(table.g, "tap_site", each.id)) for each in (here, there)] == [True, False]
    again = CardTable(minion(at("Moria", tapped("Shagrat", attachments=[PIERCING]), **WILD)), step="hazards")
    assert not again.until("movement").find("use")


@card("WH-47", 3)
def test_one_ranger_a_company_looks_through_shadows() -> None:
    company = at("Moria", bearing("Shagrat", PIERCING), "Radbug")
    assert not CardTable(minion(company, hand=[PIERCING])).find("play")
    apart = CardTable(minion(at("Moria", bearing("Shagrat", PIERCING)), at("Moria", "Radbug"), hand=[PIERCING]))
    apart.play(PIERCING)
    assert apart["Radbug"].attachments


# -- the book ----------------------------------------------------------------------------------------------------------


@card("LE-339", 1)
@pytest.mark.parametrize(("site", "able"), [("Bag End", True), ("Moria", False)])
def test_the_red_book_is_found_at_bag_end(site: str, able: bool) -> None:
    assert inside(site, "Layos", hand=["Red Book of Westmarch"]).offers("acquire", "Red Book of Westmarch") is able


@card("LE-339", 2)
def test_the_red_book_is_stored_at_barad_dur_for_five() -> None:
    table = gathered(bearing("Layos", "Red Book of Westmarch"), place="Barad-dûr")
    before = total_now(table.g, "A")
    table.rolls(12).choose("store", "Red Book of Westmarch").until("organization")
    assert table.zone("Red Book of Westmarch") == "marshalling:A"
    assert total_now(table.g, "A") - before == 3
    assert not gathered(bearing("Layos", "Red Book of Westmarch"), place="Moria").find("store")
