"""Games that were recorded once are played again: every question offers what it offered, and the log says the same.

A change of the rules that was meant is recorded by `python -m tests.golden`; one that was not shows here.
"""

from __future__ import annotations

import pytest

from desktop_app.games import GAMES
from tests.golden.recording import FOLDER, TABLES, Table, play, read


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.path.stem)
def test_a_recorded_game_is_played_as_it_was(table: Table) -> None:
    recorded = read(table.path)
    assert recorded.outcome, "it was played to its end"
    for at, (now, then) in enumerate(play(table, recorded)):
        assert now == then, f"decision {at} of {table.path.name}"


def test_every_game_is_recorded_with_several_numbers_of_seats() -> None:
    recorded = {(table.game, table.seats) for table in TABLES}
    for id, game in GAMES.items():
        seats = [number for of, number in recorded if of == id]
        assert min(game.seats) in seats, id
        assert len(seats) > 1 or len(game.seats) == 1, id


def test_no_recording_lies_there_that_nobody_plays() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {table.path.name for table in TABLES}
