"""A bot thinks in a process of its own, so that the window stays smooth."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context

from desktop_app.app.machine.another_process import doors, settle_in
from desktop_app.app.tables.thinking import think
from desktop_app.engine.chance import Chance, draw
from desktop_app.engine.imagining import SEEDS
from desktop_app.engine.record import Record, Snapshot
from desktop_app.engine.session import Session
from desktop_app.engine.state import State
from desktop_app.games import GAMES

SECONDS_AT_THE_TABLE = 1.0
"""How long a bot thinks about an answer while people wait."""


class Thinker:
    """Thinks about the open question of a table somewhere else. The process begins with the first question."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    def begin(self, session: Session, dice: Chance, seconds: float = SECONDS_AT_THE_TABLE) -> Future[list[str] | None]:
        """Begins to think; the answer is None where nothing could be imagined.

        What is sent is imagined for the seat that is asked already: what it may not see does not leave this process.

        Raises:
            NotNow: if no table that looks like this one can be imagined.
        """
        question = session.question
        assert question is not None
        table = session.fork(question.seat, dice)
        rest = table.snapshots[0]
        seed = draw(dice, SEEDS)
        return self._workers().submit(_answer, session.game.id, rest.state, rest.visit, table.records, seed, seconds)

    def close(self) -> None:
        """Ends the process; what it thinks about is given up."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=settle_in, initargs=(doors(),))
        return self._pool


def _answer(
    game: str, state: State, visit: int, records: Sequence[Record], seed: int, seconds: float
) -> list[str] | None:
    table = Session.standing_at(GAMES[game], [Snapshot(0, 0, state, visit)], keep=True, policy=None)
    table.play_again(list(records))
    found = think(table, Chance(seed), seconds)
    return None if found is None else found.keys
