"""How fast a game is forked, saved, loaded and taken back."""

from __future__ import annotations

import copy
import dataclasses
import json
import tempfile
from collections.abc import Iterator
from pathlib import Path

from desktop_app.app.bench.measure import Measure, at_worst, busy_milliseconds, percentile, quickest, waited_for
from desktop_app.app.bench.tables import save_in_mid_action
from desktop_app.app.storage.files import read_json, write_json
from desktop_app.engine.game import Game
from desktop_app.engine.saving import restore, save
from desktop_app.engine.session import Session

MOST_FORK = 0.5
MOST_SAVE = 10.0
MOST_LOAD = 20.0
MOST_UNDO = 50.0


def keeping(game: Game, session: Session) -> Iterator[Measure]:
    """Measures a long game at its last question; ``session`` is as it was afterwards."""
    size = f"{game.id}, {len(session.state.codes)} cards, {len(session.records)} answers"
    yield _fork(session, size)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "long.json"
        yield _save(session, path, size)
        yield _load(game, path, size)
        yield _load_in_mid_action(game, path)
        yield _undo(session, size)
        yield _undo_after_load(game, path, size)


def _fork(session: Session, size: str) -> Measure:
    state = session.at_rest()
    fork = Session(session.game, copy.deepcopy(state))
    return Measure(
        "fork at a quiet point",
        "ms",
        quickest(fork.fork, 200),
        most=MOST_FORK,
        baseline=quickest(lambda: copy.deepcopy(state), 10),
        baseline_is="copy.deepcopy",
        detail=size,
    )


def _save(session: Session, path: Path, size: str) -> Measure:
    taken, slow = waited_for(lambda: write_json(path, save(session), layout="lines"), 30)
    state = session.state
    return Measure(
        "save: dump, write, flush, rename",
        "ms",
        percentile(taken, 0.5),
        most=MOST_SAVE,
        baseline=quickest(lambda: path.with_suffix(".plain").write_text(json.dumps(dataclasses.asdict(state))), 10),
        baseline_is="the state alone by asdict and json, not flushed",
        detail=f"{size}, {path.stat().st_size // 1024:,} kB, median of 30, slowest {max(taken):.3g} ms",
        slow=slow,
    )


def _load(game: Game, path: Path, size: str) -> Measure:
    return Measure(
        "load",
        "ms",
        quickest(lambda: restore(game, read_json(path)), 15),
        most=MOST_LOAD,
        baseline=quickest(lambda: json.loads(path.read_bytes()), 15),
        baseline_is="json alone",
        detail=size,
    )


def _load_in_mid_action(game: Game, folder_of: Path) -> Measure:
    data, since = save_in_mid_action(game)
    path = folder_of.with_name("quickest.json")
    write_json(path, data, layout="lines")
    return Measure(
        "reload in mid-action",
        "ms",
        quickest(lambda: restore(game, read_json(path)), 15),
        most=MOST_LOAD,
        baseline=quickest(lambda: json.loads(path.read_bytes()), 15),
        baseline_is="json alone",
        detail=f"{since} answers since the quiet point",
    )


def _undo(session: Session, size: str) -> Measure:
    taken = []
    for _ in range(20):
        taken += busy_milliseconds(session.undo, 1)
        session.redo()
    return at_worst("undo at decision 1,000", taken, most=MOST_UNDO, state=session.at_rest(), detail=size)


def _undo_after_load(game: Game, path: Path, size: str) -> Measure:
    data = read_json(path)
    taken = [busy_milliseconds(restore(game, data).undo, 1)[0] for _ in range(3)]
    what = "first undo after a load, at decision 1,000"
    return at_worst(what, taken, most=MOST_UNDO, state=data["start"], detail=size)
