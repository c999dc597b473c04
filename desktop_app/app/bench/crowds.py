"""How long the screens of somebody who has kept everything for years take to open: thousands of decks and saves."""

from __future__ import annotations

import json
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from desktop_app.app.bench.measure import Measure
from desktop_app.app.bench.on_screen import measured, someone_who_plays
from desktop_app.app.decks.document import new_document
from desktop_app.app.decks.preset import preset_decks
from desktop_app.app.decks.store import DeckStore
from desktop_app.app.saves.saves import SaveStore
from desktop_app.app.storage.files import read_json
from desktop_app.app.storage.heads import INDEX_NAME
from desktop_app.engine.game import Game

DECKS, SAVES = 3_000, 10_000
MOST = 1_000.0
TIMES = 3
START = datetime(2020, 1, 1, tzinfo=UTC)


def crowds(game: Game) -> Iterator[Measure]:
    """The measures; without Qt or a platform for it they say so."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            for kind, screen, count, write, read in (
                ("decks", "decks", DECKS, _decks, lambda files: DeckStore(files).decks()),
                ("saves", "home", SAVES, _saves, lambda files: SaveStore(files.parent).all()),
            ):
                root = Path(folder) / kind
                files = someone_who_plays(root, game).parent / kind
                write(files, count)
                measured("crowd", root, screen, str(files))  # compiles what a first start after installing has to
                yield from _opened(root, files, screen, f"{count:,} {kind}", read)
        except (OSError, subprocess.SubprocessError, LookupError, ValueError) as error:
            yield Measure("a profile of years", "ms", None, most=MOST, failed=str(error))


def _opened(root: Path, files: Path, screen: str, crowd: str, read: Callable[[Path], object]) -> Iterator[Measure]:
    """The slowest of some first times, as after a restored backup, and of some later ones, when all of them are known:
    in between whoever sits there has them `read`."""
    for when in ("the first time", "again"):
        told = []
        if when == "again":
            read(files)
        for _ in range(TIMES):
            if when == "the first time":
                (files / INDEX_NAME).unlink(missing_ok=True)
            told.append(measured("crowd", root, screen, str(files))["opened"])
        yield Measure(
            f"a profile of {crowd}: its screen opens, {when}",
            "ms",
            max(each["milliseconds"] for each in told),
            most=MOST,
            baseline=max(each["listing"] for each in told),
            baseline_is="looking at every file's name, size and date",
            detail=f"of the processor, the slowest of {TIMES} new processes",
        )


def _decks(folder: Path, count: int) -> None:
    decks = list(preset_decks("en").values())
    texts = [json.dumps(new_document(deck, START).with_version("", START).model_dump(mode="json")) for deck in decks]
    for number in range(count):
        data: dict[str, Any] = json.loads(texts[number % len(texts)])
        data |= {"name": f"Deck {number}", "changed": (START + timedelta(hours=number)).isoformat()}
        (folder / f"deck-{number}.json").write_text(json.dumps(data), encoding="utf-8")


def _saves(folder: Path, count: int) -> None:
    (like,) = folder.glob("[!.]*.json")
    data = read_json(like)
    for number in range(count - 1):
        data |= {"saved": (START + timedelta(hours=number)).isoformat(), "seats": [f"Player {number}"]}
        (folder / f"save-{number}.json").write_text(json.dumps(data), encoding="utf-8")
