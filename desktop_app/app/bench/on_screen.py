"""How fast the window stands and a card is dragged, measured in processes of their own."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from desktop_app.app.bench.answers import answers
from desktop_app.app.bench.measure import Measure, percentile, plain_work, slowness_at_best
from desktop_app.app.bench.tables import answer_at_random, large, new_state
from desktop_app.app.profiles.profiles import Profiles
from desktop_app.app.storage.files import write_json
from desktop_app.app.tables.game_box import open_box
from desktop_app.app.tables.service import TableService
from desktop_app.app.tables.set_up import usual_set_up
from desktop_app.engine.chance import Chance
from desktop_app.engine.game import Game
from desktop_app.engine.saving import save
from desktop_app.engine.session import Session

MOST_WINDOW_SECONDS = 1.5
MOST_FIRST_SCREEN = 500.0
MOST_TIMES_BARE = 2.0
MOST_FRAME = 16.0
MOST_MEMORY = 220.0
FRAMES = 900
"""So many frames of moments are painted."""
STARTS, PLAIN_A_START = 10, 20
"""So many starts are made, and so often plain work is done after each."""
BARE = 0.105
"""How many seconds a bare window takes on the machine the bars were set on, with nothing else running there: a start
reads much and computes little, so that it may be slow where plain work is quick."""
COMPILED = tempfile.TemporaryDirectory(prefix="longtable-compiled-")


def windows(game: Game) -> Iterator[Measure]:
    """The measures that need a screen; without Qt or a platform for it they say so."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        try:
            someone_who_plays(root, game)
            yield from _starts(root)
            yield from _table(root, table_in_play(root, game))
            yield from answers(root, game, measured)
        except (OSError, subprocess.SubprocessError, LookupError, ValueError) as error:
            yield Measure("window", "s", None, most=MOST_WINDOW_SECONDS, failed=str(error))


def someone_who_plays(root: Path, game: Game) -> Path:
    """A profile with a game begun, what the start screen shows to most people; the folder of its library."""
    profile = Profiles(root).create("Bench")
    TableService(profile).begin(usual_set_up(open_box(game.id), "Bench"), seed=1)
    library = profile.folder_of("library")
    profile.close()
    return library


def _starts(root: Path) -> Iterator[Measure]:
    bare, ours, plain = [], [], list[float]()
    measured("window", root)  # compiles and warms what a first start after installing has to
    for _ in range(STARTS):
        bare.append(measured("bare", root))
        ours.append(measured("window", root))
        plain += plain_work(PLAIN_A_START)
    base, painted, stands = (
        min(told[moment]["after"] for told in started)
        for started, moment in ((bare, "painted"), (ours, "painted"), (ours, "ready"))
    )
    each = f"a new process each time, the quickest of {STARTS}"
    yield Measure(
        "window painted",
        "s",
        painted,
        most=round(min(MOST_WINDOW_SECONDS, MOST_TIMES_BARE * base), 3),
        baseline=base,
        baseline_is="a bare PySide6 window",
        detail=f"{each}; the bar is twice the bare window, at most {MOST_WINDOW_SECONDS} s",
    )
    yield Measure(
        "window with its first screen",
        "ms",
        stands * 1000,
        most=MOST_FIRST_SCREEN,
        baseline=base * 1000,
        baseline_is="a bare PySide6 window",
        detail=each,
        slow=max(slowness_at_best(plain), base / BARE),
    )


def table_in_play(folder: Path, game: Game) -> Path:
    """The save of a large table in play where a card of the hand may be played.

    Raises LookupError if there is no such moment.
    """
    session, dice = Session(game, large(new_state(game, max(game.seats), 4))), Chance(4)
    best: dict[str, Any] | None = None
    for _ in range(120):
        if session.question is None:
            break
        if any(
            option.source in session.state.zones[f"hand:{session.question.seat}"] for option in session.question.options
        ):
            best = save(session)
        answer_at_random(session, dice)
    if best is None:
        raise LookupError("no card of a hand could be played")
    path = folder / "table.json"
    write_json(path, best, layout="lines")
    return path


def _table(root: Path, path: Path) -> Iterator[Measure]:
    told = measured("table", root, str(path))
    frames, bare = told["table"]["frames"], told["bare"]["frames"]
    yield Measure(
        "one drag frame, 1920x1080",
        "ms",
        percentile(frames, 0.95),
        most=MOST_FRAME,
        baseline=percentile(bare, 0.95),
        baseline_is="300 plain pictures in a bare scene",
        detail=f"{told['table']['cards']} cards in the game, 95th percentile of {len(frames)}, "
        f"median {statistics.median(frames):.3g} ms",
        failed="" if told["table"]["dragged"] else "no card was dragged, or not every frame was painted",
    )
    yield _moments(root, path)
    yield memory("memory with a game open", told["table"], root, "without the large library")


def memory(name: str, told: dict[str, Any], root: Path, detail: str) -> Measure:
    """What a window holds that told of itself, beside a bare one."""
    return Measure(
        name,
        "MB",
        told["memory"],
        most=MOST_MEMORY,
        baseline=measured("bare", root)["held"]["memory"],
        baseline_is="a bare PySide6 window",
        detail=detail,
    )


def _moments(root: Path, path: Path) -> Measure:
    told = measured("moments", root, str(path), str(FRAMES))
    frames, bare = told["moments"]["frames"], told["bare"]["frames"]
    return Measure(
        "one frame of a moment, 1920x1080",
        "ms",
        percentile(frames, 0.95) if frames else 0.0,
        most=MOST_FRAME,
        baseline=percentile(bare, 0.95),
        baseline_is="300 plain pictures in a bare scene",
        detail=f"{told['moments']['told']} moments, 95th percentile of {len(frames)} frames"
        + (f", median {statistics.median(frames):.3g} ms" if frames else ""),
        failed="" if told["moments"]["told"] else "nothing was told",
    )


def measured(what: str, root: Path, *more: str) -> dict[str, dict[str, Any]]:
    """Runs one of `desktop_app.ui.measures`; its lines by name, each with the seconds ``after`` the start."""
    # What Python has compiled is kept, as wherever the program is installed, even where nothing may be written beside.
    environment = {"PYTHONPYCACHEPREFIX": COMPILED.name, **os.environ, "LONGTABLE_DATA": str(root)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    command = [sys.executable, "-m", "desktop_app.ui.measures", what, *more]
    told: dict[str, dict[str, Any]] = {}
    start = time.perf_counter()
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        for line in running.stdout:
            told[json.loads(line)["what"]] = {**json.loads(line), "after": time.perf_counter() - start}
        problem = running.stderr.read().strip().splitlines()
    if running.returncode != 0 or not told:
        raise OSError(problem[-1] if problem else f"{what} ended with code {running.returncode}")
    return told
