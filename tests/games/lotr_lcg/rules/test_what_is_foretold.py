"""What the table says of the steps to come, held against what then happens with the cards that are in play."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.lotr_lcg.table.arguments import arguments
from desktop_app.games.lotr_lcg.table.foretelling import foretell
from desktop_app.games.lotr_lcg.table.odds import encounter_odds
from tests.games.lotr_lcg.cards.encounters import STREAM
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.table import Table, tired

PASSAGE, AMBUSH = "Anduin Passage", "Ambush on the Shore"


def two(**setup: Any) -> Table:
    players = {"Ana": {"heroes": ["Aragorn"], "hand": [TUNE]}, "Bor": {"heroes": ["Gimli"]}}
    return Table(players=players, **setup)


def on_the_anduin(quest: str, **setup: Any) -> Table:
    return two(scenario="journey_along_the_anduin", quest=quest, **setup)


def numbers(t: Table, row: str, seat: str = "A") -> list[str]:
    return [each.number for each in foretell(t.session.look(seat), row)]


@pytest.mark.rule("LCG-415")
@pytest.mark.parametrize(("quest", "told"), [("To the River…", ["2 / 10"]), (PASSAGE, ["3 / 10"]), (AMBUSH, [])])
def test_as_many_cards_are_revealed_as_the_stage_has_it(quest: str, told: list[str]) -> None:
    t = on_the_anduin(quest, staging=["Forest Spider"], step="3.1w")
    assert numbers(t, "3.3") == told
    t.until(step="3.3w")
    assert t.said("lcg-log-revealed") == (int(told[0].split()[0]) if told else 0)


def test_where_no_checks_are_made_no_enemy_is_told_to_engage() -> None:
    t = on_the_anduin(PASSAGE, staging=["Forest Spider"], step="3.1w")
    assert numbers(t, "5.3") == []
    t = on_the_anduin(AMBUSH, staging=["Forest Spider"], step="3.1w")
    assert numbers(t, "5.3") == ["25 ≤ 25"]


@pytest.mark.rule("LCG-460")
@pytest.mark.parametrize(("there", "rise"), [("Gladden Fields", 2), (STREAM, 1)])
def test_threat_rises_by_what_the_active_location_adds_too(there: str, rise: int) -> None:
    t = two(active_location=there, staging=["Gladden Fields"], step="6.2w")
    assert [numbers(t, "7.3", seat) for seat in "AB"] == [[f"+{rise}"]] * 2
    t.until(step="7.4w")
    assert (t.threat("Ana"), t.threat("Bor")) == (25 + rise, 25 + rise)


@pytest.mark.parametrize(("resources", "readies"), [(1, "+1"), (2, "+2")])
def test_who_cannot_pay_for_the_web_is_not_told_to_ready(resources: int, readies: str) -> None:
    caught = tired("Aragorn", attachments=["Caught in a Web"], resources=resources)
    t = Table(heroes=[caught, tired("Gimli")], hand=[TUNE], step="6.2w")
    assert numbers(t, "7.2") == [readies]


def test_nothing_is_foretold_at_a_table_where_everybody_is_out() -> None:
    t = Table(heroes=["Aragorn"], threat=48, active_location="Gladden Fields", step="7.2").until_over()
    assert t.g.eliminated == ["A"]
    assert numbers(t, "7.3") == []


def test_nothing_is_foretold_to_who_is_out() -> None:
    players = {"Ana": {"heroes": [tired("Aragorn")], "threat": 49}, "Bor": {"heroes": ["Gimli"], "hand": [TUNE]}}
    t = Table(players=players, encounter_deck=["Cavern Guardian", STREAM], step="3.3").until("3.3w")
    assert t.g.eliminated == ["A"]
    assert [numbers(t, row, "A") for row in ("3.4", "7.3")] == [[], []]


@pytest.mark.rule("LCG-548")
def test_a_burden_in_the_encounter_deck_is_counted_among_what_the_next_card_can_be() -> None:
    setup: dict[str, Any] = {"scenario": "escape_from_dol_guldur", "quest": "01124", "campaign": {"back": True}}
    swarm = "Ungoliant's Swarm"
    unseen = [
        _unseen(Table(heroes=["Gimli"], hand=[TUNE], step="3.1w", encounter_deck=d, **setup)) for d in ([swarm], [])
    ]
    assert unseen[0] == unseen[1] + 1
    shown = Table(heroes=["Gimli"], hand=[TUNE], step="3.1w", staging=[swarm], encounter_deck=[STREAM], **setup)
    assert _unseen(shown) == unseen[1]


@pytest.mark.parametrize(("quest", "weighed"), [(PASSAGE, True), (AMBUSH, False)])
def test_the_odds_weigh_no_card_against_a_quest_for_which_none_is_revealed(quest: str, weighed: bool) -> None:
    odds = encounter_odds(on_the_anduin(quest, staging=["Forest Spider"], step="3.1w").session.look("A"))
    assert odds is not None
    assert (odds.last is not None) is weighed
    t = on_the_anduin(quest, staging=["Forest Spider"], step="3.2")
    view, question = t.session.look("A"), t.question
    argued = [each.message.id for each in arguments(question, list(question.options), view)]
    assert ("lcgtable-argue-cases" in argued) is weighed


def _unseen(t: Table) -> int:
    odds = encounter_odds(t.session.look("A"))
    assert odds is not None
    count = odds.told.params["count"]
    assert isinstance(count, int)
    return count
