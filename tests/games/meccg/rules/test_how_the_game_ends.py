"""The last turns and the council: who calls, who does not, what is still played, what is still lost."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.book.council import duplicates
from desktop_app.games.meccg.reading.points import council_totals, doubled, limited, points_of, sources, total_now
from tests.games.meccg.table import Table, at, bearing

EMPTY = {"character": 0, "ally": 0, "item": 0, "faction": 0, "kill": 0, "miscellaneous": 0}


def hero(*companies: Any, **more: Any) -> dict[str, Any]:
    return {"companies": list(companies), **more}


def minion(*companies: Any, **more: Any) -> dict[str, Any]:
    return {"kind": "ringwraith", "companies": list(companies), **more}


def over(table: Table) -> Table:
    """Plays the council to its end, nobody failing a check."""
    while table.session.question is not None:
        if table.asked == "corruption":
            table.rolls(12)
        table.passes()
    return table


@pytest.mark.rule("MEC-731", "MEC-730")
def test_when_both_decks_ran_out_the_game_ends_although_a_wizard_keeps_on() -> None:
    ana, bor = hero(at("Bree", "Beretar"), exhaustions=2), hero(at("Rivendell", "Elrond"), exhaustions=2)
    table = Table(ana, bor, step="turn_ends")
    assert table.asked == "call"
    assert table.choose("keep_on").asked == "council-check"


@pytest.mark.rule("MEC-731", "MEC-730")
def test_who_calls_as_both_decks_have_run_out_gives_the_other_a_last_turn() -> None:
    ana, bor = hero(at("Bree", "Beretar"), exhaustions=2), hero(at("Rivendell", "Elrond"), exhaustions=2)
    table = Table(ana, bor, step="turn_ends").choose("call").until("organization")
    assert table.g.active == "B"
    assert table.until("council-check", limit=200).g.active == "B"


@pytest.mark.rule("MEC-014", "MEC-731")
def test_after_sudden_call_the_last_turn_is_played_although_both_decks_have_run_out() -> None:
    ana, bor = minion(at("Dol Guldur", "Layos"), exhaustions=2), minion(at("Dol Guldur", "Ostisen"), exhaustions=2)
    table = Table(ana, bor, step="turn_ends", caller="Ana", last="Bor")
    assert table.asked != "council-check"
    assert table.g.active == "B"


@pytest.mark.rule("MEC-730")
def test_nobody_calls_a_second_time() -> None:
    ana, bor = hero(at("Bree", "Beretar"), exhaustions=2), hero(at("Rivendell", "Elrond"), exhaustions=2)
    assert Table(ana, bor, step="turn_ends", caller="Bor", last="Ana").asked == "council-check"


@pytest.mark.rule("MEC-736", "MEC-735")
def test_at_the_council_each_may_strengthen_his_own() -> None:
    bor = hero(at("Bree", "Sam Gamgee", "Balin"), hand=["Halfling Strength", "Dodge"])
    table = Table(hero(at("Rivendell", "Elrond")), bor, step="turn_ends", caller="Bor", last="Ana")
    table.choose("check", "Elrond").rolls(9).choose("roll")
    assert table.who == "Bor"
    table.choose("check", "Sam Gamgee")
    assert table.offers("play", "Halfling Strength")
    assert table.offers("support", "Balin")
    assert not table.find("play", "Dodge")


@pytest.mark.rule("MEC-735", "MEC-743", "MEC-670")
def test_a_wizard_who_falls_at_the_council_costs_five_points() -> None:
    heavy = bearing("Saruman", "Scroll of Isildur", "Glamdring", "Orcrist")
    ana = hero(at("Rivendell", heavy, "Haldir"), avatar="Saruman")
    table = Table(ana, hero(at("Bree", "Balin")), step="turn_ends", caller="Bor", last="Ana")
    table.choose("check", "Saruman").rolls(5).choose("roll")
    assert table.g.fallen == ["A"]
    over(table)
    assert total_now(table.g, "A") == 1 - 5
    assert table.g.scores == {"A": -5, "B": 0}


@pytest.mark.rule("MEC-735", "MEC-674")
def test_ringwraiths_make_no_check_at_the_council_and_their_followers_neither() -> None:
    company = at("Dol Guldur", "Dwar the Ringwraith", {"card": "Adûnaphel the Ringwraith", "follows": 0})
    ana = minion(company, at("Minas Morgul", "Layos"), avatar="Dwar of Waw")
    table = Table(ana, hero(at("Bree", "Balin")), step="turn_ends", caller="Bor", last="Ana")
    assert [option.source for option in table.question.options] == [table.id("Layos")]


@pytest.mark.rule("MEC-127", "MEC-735")
def test_a_minion_who_holds_out_narrowly_keeps_his_points_at_the_council() -> None:
    company = at("Dol Guldur", bearing("Layos", "The Arkenstone", "High Helm"))
    table = Table(minion(company), hero(at("Bree", "Balin")), step="turn_ends", caller="Bor", last="Ana")
    table.choose("check", "Layos").rolls(4).choose("roll")
    assert table.stands("Layos") == "tapped"
    assert sources(table.g, "A")["item"] == 3 + 2


@pytest.mark.rule("MEC-742")
def test_two_copies_in_hand_take_one_point_and_what_gives_none_takes_none() -> None:
    ana = hero(at("Bree", "Beretar"), hand=["Elrond", "Elrond", "Ioreth", "Cram", "Glamdring"])
    bor = hero(at("Rivendell", "Elrond", bearing("Ioreth", "Cram")), marshalling=["Glamdring"])
    table = Table(ana, bor, step="turn_ends", caller="Bor", last="Ana")
    assert sorted(table.g.codes[card] for card in duplicates(table.g, "A")) == ["TW-145", "TW-244"]


@pytest.mark.rule("MEC-742")
def test_a_manifestation_of_what_the_other_has_is_shown_as_well() -> None:
    ana = minion(at("Dol Guldur", "Ostisen"), hand=["Stinker"])
    bor = hero(at("Moria", bearing("Balin", "Gollum")))
    table = Table(ana, bor, step="turn_ends", caller="Bor", last="Ana")
    assert duplicates(table.g, "A") == [table.id("Stinker")]


@pytest.mark.rule("MEC-739", "MEC-741")
def test_points_below_zero_double_the_others_and_limit_nobody() -> None:
    theirs = {**EMPTY, "miscellaneous": -3, "character": -1}
    mine = {**EMPTY, "character": 3, "item": 9}
    assert doubled(mine, theirs)["character"] == 6
    assert limited({**mine, "miscellaneous": -3})["item"] == 3
    assert limited({**EMPTY, "item": 8, "miscellaneous": -3})["item"] == 0


@pytest.mark.rule("MEC-741", "MEC-740")
def test_kills_and_miscellaneous_points_are_limited_too() -> None:
    assert limited({**EMPTY, "kill": 9, "character": 2})["kill"] == 2
    assert limited({**EMPTY, "miscellaneous": 9, "faction": 3})["miscellaneous"] == 3
    assert limited({**EMPTY, "faction": 4, "item": 4}) == {**EMPTY, "faction": 4, "item": 4}


@pytest.mark.rule("MEC-744")
def test_equal_totals_are_a_tie_whoever_called() -> None:
    table = Table(
        hero(at("Bree", "Balin")), hero(at("Rivendell", "Beretar")), step="turn_ends", caller="Bor", last="Ana"
    )
    over(table)
    assert table.g.outcome is not None
    assert (table.g.outcome.result, table.g.outcome.winners) == ("tie", [])


@pytest.mark.rule("MEC-738", "MEC-729")
def test_what_lies_under_the_earth_counts_at_the_council_though_not_for_the_call() -> None:
    table = Table(hero(at("Rivendell", "Elrond")), hero(at("Bree", "Balin")))
    assert points_of(table.g, table.id("Elrond")) == ("character", 3)
    assert council_totals(table.g) == {"A": 0, "B": 0}


@pytest.mark.rule("MEC-733", "MEC-732")
def test_sudden_call_is_no_hazard_against_a_wizard_and_needs_the_conditions_of_who_has_the_turn() -> None:
    company = at("Bree", "Beretar", limit=2)
    bor = minion(at("Dol Guldur", "Layos"), hand=["Sudden Call"], exhaustions=2)
    table = Table(hero(company, exhaustions=2), bor, step="hazards").until("hazards")
    assert not [o for o in table.find("play", "Sudden Call") if "convene" in o.detail]
    plays = len(table.find("play", "Sudden Call"))
    other = Table(minion(at("Bandit Lair", "Eradan", limit=2), exhaustions=2), bor, step="hazards").until("hazards")
    assert len(other.find("play", "Sudden Call")) == plays + 1
