"""How soon an answer is on the screen, with one seat and with four, at any length of the log; a scene from nothing.

Whoever answers has looked at the table first, so that what it paints ahead of time is painted.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from desktop_app.app.bench.measure import Measure, percentile, plain_work, quickest_of_each, slowness_at_best
from desktop_app.app.bench.tables import answer_at_random, sturdy
from desktop_app.app.storage.files import write_json
from desktop_app.engine.chance import Chance
from desktop_app.engine.game import Game
from desktop_app.engine.saving import save
from desktop_app.engine.session import Session

MOST_ALONE, MOST_OF_FOUR, MOST_FROM_NOTHING = 33.0, 50.0, 80.0
LONG_LOG = 6000
ANSWERS, RUNS, SCENES = 60, 5, 12
"""So many answers are painted in each of so many runs, and so often a scene is made."""
PLAIN_A_RUN = 20
"""How often plain work is done after a run."""
BEGUN = 40
"""So many answers have been given when the measuring begins: cards lie in most zones."""


def answers(root: Path, game: Game, measured: Any) -> Iterator[Measure]:
    """The measures of one game's table; ``measured`` runs `desktop_app.ui.measures` in a process of its own."""
    alone = _begun(root / "one.json", game, min(game.seats))
    together = _begun(root / "four.json", game, max(game.seats))
    for what, path, log, most in (
        ("answer to painted table, 1 seat", alone, 0, MOST_ALONE),
        (f"answer to painted table, {max(game.seats)} seats", together, 0, MOST_OF_FOUR),
        (f"answer to painted table, log of {LONG_LOG} lines", alone, LONG_LOG, MOST_ALONE),
    ):
        runs, plain = [], list[float]()
        for _ in range(RUNS):
            runs.append(measured("answers", root, str(path), str(log), str(ANSWERS)))
            plain += plain_work(PLAIN_A_RUN)
        slow = slowness_at_best(plain)
        yield _measure(what, [told["answers"]["taken"] for told in runs], runs[0]["bare"]["taken"], most, slow)
    told = measured("scene", root, str(alone), str(SCENES))
    yield _measure("scene from nothing, painted", [told["scene"]["taken"]], told["bare"]["taken"], MOST_FROM_NOTHING)


def _measure(what: str, runs: list[list[float]], bare: list[float], most: float, slow: float | None = None) -> Measure:
    """The same answers in some runs; each counts as it was at its quickest."""
    taken = quickest_of_each(runs)
    slowest = max(map(_late, runs))
    beside = f", each the quickest of {len(runs)} runs, the slowest run {slowest:.3g}" if len(runs) > 1 else ""
    return Measure(
        what,
        "ms",
        _late(taken) if taken else None,
        most=most,
        baseline=percentile(bare, 0.95),
        baseline_is="8 of 60 pictures moved in a bare scene",
        detail=f"1920x1080, 95th percentile of {len(taken)}, median {statistics.median(taken or [0.0]):.3g} ms{beside}",
        failed="" if taken else "the game ended before it could be measured",
        slow=slow,
    )


def _late(taken: list[float]) -> float:
    """What 95 of 100 do not exceed; 0 where nothing was measured."""
    return percentile(taken, 0.95) if taken else 0.0


def _begun(path: Path, game: Game, seats: int) -> Path:
    """The save of a game that goes on for a while after so many answers. Raises LookupError where none does."""
    for seed in range(20):
        session, dice = Session(game, sturdy(game, seed, seats)), Chance(seed)
        for _ in range(BEGUN):
            if session.question is None:
                break
            answer_at_random(session, dice)
        if session.question is not None:
            write_json(path, save(session), layout="lines")
            return path
    raise LookupError(f"no game of {game.id} lasts {BEGUN} answers")
