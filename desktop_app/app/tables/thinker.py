"""A bot thinks in a process of its own, so that the window stays smooth."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context

from desktop_app.app.machine.another_process import doors, settle_in
from desktop_app.app.tables.thinking import think, think_on
from desktop_app.app.tables.trying import scales_of
from desktop_app.engine.chance import Chance, draw
from desktop_app.engine.imagining import SEEDS
from desktop_app.engine.planning import Plan
from desktop_app.engine.record import Record, Snapshot
from desktop_app.engine.session import Session
from desktop_app.engine.state import State
from desktop_app.games import GAMES, PLAYS

SECONDS_AT_THE_TABLE = 1.0
"""How long a bot thinks about an answer while people wait."""


class Thinker:
    """Thinks about the open question of a table somewhere else. The process begins with the first question."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    def begin(self, session: Session, dice: Chance, seconds: float = SECONDS_AT_THE_TABLE) -> Future[Plan | None]:
        """Begins to think; the plan is None where nothing could be imagined.

        What is sent is imagined for the seat that is asked already: what it may not see does not leave this process.

        Raises:
            NotNow: if no table that looks like this one can be imagined.
        """
        assert session.question is not None
        return self._send(session.fork(session.question.seat, dice), dice, seconds)

    def go_on(self, imagined: Session, so_far: Plan, dice: Chance, seconds: float) -> Future[Plan | None]:
        """Thinks on about what was thought so far, for somebody who wants to compare.

        ``imagined`` is a fork of the seat that is asked.
        """
        return self._send(imagined, dice, seconds, so_far)

    def close(self) -> None:
        """Ends the process; what it thinks about is given up."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _send(self, table: Session, dice: Chance, seconds: float, so_far: Plan | None = None) -> Future[Plan | None]:
        rest, seed = table.snapshots[0], draw(dice, SEEDS)
        begun = table.game.id, rest.state, rest.visit, table.records
        return self._workers().submit(_think, *begun, seed, seconds, so_far)

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=settle_in, initargs=(doors(),))
        return self._pool


def _think(
    game: str,
    state: State,
    visit: int,
    records: Sequence[Record],
    seed: int,
    seconds: float,
    so_far: Plan | None,
) -> Plan | None:
    table = Session.standing_at(GAMES[game], [Snapshot(0, 0, state, visit)], keep=True, policy=None)
    table.play_again(list(records))
    if so_far is None:
        return think(table, Chance(seed), seconds)
    return think_on(table, so_far, Chance(seed), seconds, scales_of(PLAYS[game]))
