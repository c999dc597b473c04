"""How fast the lands on the tables are moved and zoomed, with something standing at every place."""

from __future__ import annotations

import statistics
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from desktop_app.app.bench.measure import Measure, percentile
from desktop_app.app.bench.on_screen import MOST_FRAME, measured


def lands() -> Iterator[Measure]:
    """A measure for each game that lies on a land; without Qt or a platform for it, it says so."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            told = measured("land", Path(folder))
        except (OSError, subprocess.SubprocessError, ValueError) as error:
            yield Measure("one frame of a map being moved", "ms", None, most=MOST_FRAME, failed=str(error))
            return
    for name in told:
        kind, _, game = name.partition(" ")
        if kind != "land":
            continue
        frames, bare = told[name]["frames"], told[f"bare {game}"]["frames"]
        places, regions = told[name]["places"], told[name]["regions"]
        yield Measure(
            f"one frame of the map of {game} being moved, 1920x1080",
            "ms",
            percentile(frames, 0.95),
            most=MOST_FRAME,
            baseline=percentile(bare, 0.95),
            baseline_is=f"one large picture and {places + regions} small ones moved in a bare scene",
            detail=f"of the processor, {places} places and {regions} regions panned and zoomed, far and near, "
            f"95th percentile of {len(frames)}, median {statistics.median(frames):.3g} ms",
        )
