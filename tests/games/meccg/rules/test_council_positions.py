"""A table that is written down in the middle of a council, and one that begins in it."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.kit.set_ups import BadPosition
from desktop_app.games.meccg.rules import GAME
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.table.position_of_table import left_out, set_up_of
from desktop_app.games.meccg.table.positions import build
from tests.games.meccg.cards.table import hero, minion
from tests.games.meccg.table import SEATS, Table, at, bearing

ANA: dict[str, Any] = hero(at("Rivendell", bearing("Elrond", "Glamdring"), "Haldir"))
BOR: dict[str, Any] = minion(at("Dol Guldur", "Orc Veteran", "Orc Veteran"), hand=["Glamdring", "Haldir"])


def at_rest(table: Table) -> MecState:
    """The table at its last quiet point."""
    rest = table.session.at_rest()
    assert isinstance(rest, MecState)
    return rest


def written(table: Table) -> Table:
    """The table as it stands at rest, written down and laid again."""
    assert left_out(at_rest(table)) == []
    said = set_up_of(at_rest(table))
    players = said.pop("players")
    again = Table(players["Ana"], players["Bor"], **said)
    assert set_up_of(at_rest(again)) == {**said, "players": players}
    return again


def asked(table: Table) -> tuple[str, str, list[str]]:
    """What is asked of whom, and for which cards."""
    return table.asked, table.who, [table.g.codes.get(each.source, "") for each in table.question.options]


@pytest.mark.rule("MEC-735", "MEC-742")
def test_a_council_that_is_written_down_goes_on_where_it_stood() -> None:
    table = Table(ANA, BOR, step="council_checks", last="Ana")
    for who in ("Elrond", "Haldir"):
        table.choose("check", who).rolls(12).choose("roll")
        again = written(table)
        assert asked(again) == asked(table)
    table.answer([table.question.options[0].key]).rolls(12).choose("roll")
    assert [each.source for each in table.question.options] == [table.g.zones["companies:B"][1]]
    assert asked(written(table)) == asked(table)
    table.passes().rolls(12).choose("roll")
    assert (table.asked, table.step) == ("duplicates", "council_duplicates")
    again = written(table)
    for each in (table, again):
        each.choose("choose", "Glamdring 2")
        assert each.g.outcome is not None
    assert table.g.scores == again.g.scores


@pytest.mark.rule("MEC-742")
def test_what_was_revealed_counts_where_a_council_is_laid() -> None:
    scores = []
    for revealed in (0, 1):
        players = {"Ana": {**ANA, "revealed": revealed}, "Bor": BOR}
        scores.append(Table(players["Ana"], players["Bor"], step="council_totals").g.scores)
    assert scores[0]["B"] - scores[1]["B"] == 1
    assert scores[0]["A"] == scores[1]["A"]


@pytest.mark.rule("MEC-735")
@pytest.mark.parametrize("more", [{"attack": {"race": "orc"}}, {"strike": {"target": "Elrond"}}, {"company": 0}])
def test_nobody_is_attacked_at_a_council(more: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        build({"step": "council_checks", "players": {"Ana": ANA}, **more}, SEATS)
    assert GAME.broken(build({"step": "council_checks", "players": {"Ana": ANA}}, SEATS)) == []


@pytest.mark.rule("MEC-742", "MEC-134")
def test_only_what_one_could_play_is_revealed_at_the_council() -> None:
    """A Ringwraith player plays no hero, but any hero item."""
    table = Table(ANA, BOR, step="council_duplicates")
    assert [table.offers("choose", name) for name in ("Glamdring 2", "Haldir 2")] == [True, False]
    assert table.refusal("Haldir 2", "choose").rule == "MEC-742"
