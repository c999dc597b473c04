"""`longtable bench`: the numbers to reach, each beside its bar and a baseline of the same run."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator

from desktop_app.app.bench.commands import commands
from desktop_app.app.bench.crowds import crowds
from desktop_app.app.bench.keeping import keeping
from desktop_app.app.bench.lands import lands
from desktop_app.app.bench.libraries import libraries
from desktop_app.app.bench.long_games import going_far
from desktop_app.app.bench.measure import Measure, at_this_pace
from desktop_app.app.bench.on_screen import windows
from desktop_app.app.bench.playing import jobs, self_play
from desktop_app.app.bench.sights import sights
from desktop_app.app.bench.tables import long_game
from desktop_app.app.errors import LongtableError
from desktop_app.app.machine.itself import BUNDLED
from desktop_app.engine.game import Game
from desktop_app.games import GAMES


def measures() -> Iterator[Measure]:
    """Every measure there is, one after the other, games first."""
    yield from at_this_pace(_of_the_rules())
    yield jobs(next(iter(GAMES.values())))
    yield from at_this_pace(_of_the_screens(next(iter(GAMES.values()))))


def _of_the_screens(game: Game) -> Iterator[Measure]:
    yield from commands()
    yield from libraries(game)
    yield from crowds(game)
    yield from windows(game)
    yield from lands()


def _of_the_rules() -> Iterator[Measure]:
    """Every game plays by itself; the first, which lasts as long as one likes, is kept, gone back in and seen whole."""
    first = next(iter(GAMES.values()))
    for game in GAMES.values():
        yield self_play(game)
    session = long_game(first)
    yield from keeping(first, session)
    yield from going_far(first, session)
    yield from sights([first])


def run_bench(*, as_json: bool = False) -> list[Measure]:
    """Measures everything and prints a line for each, a summary last.

    Raises LongtableError in a bundle, where no bare Python can be begun to compare with.
    """
    if BUNDLED:
        raise LongtableError("errors-no-bench-here")
    start = time.perf_counter()
    told = []
    for measure in measures():
        told.append(measure)
        print(measure.as_json() if as_json else measure.as_text(), flush=True)
    missed = [measure.what for measure in told if not measure.met]
    if not as_json:
        print(f"{len(told) - len(missed)} of {len(told)} met in {time.perf_counter() - start:.1f} s", file=sys.stdout)
    return told
