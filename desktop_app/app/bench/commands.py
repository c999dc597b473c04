"""How long the command takes before it says anything: `longtable --help` in processes of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

from desktop_app.app.bench.measure import Measure
from desktop_app.app.bench.on_screen import COMPILED

MOST_HELP = 150.0
TIMES = 5


def commands() -> Iterator[Measure]:
    """The measure of the command."""
    helped = ("-m", "desktop_app.cli", "--help")
    _run(*helped)  # compiles what a first start after installing has to
    yield Measure(
        "longtable --help",
        "ms",
        processor(*helped),
        most=MOST_HELP,
        baseline=processor("-c", "import typer"),
        baseline_is="importing the library that reads the command line",
        detail=f"of the processor, the mean of {TIMES} new processes",
    )


def processor(*words: str) -> float:
    """The milliseconds of the processor that a new Python takes for some words, of several the mean: the system counts
    them in hundredths of a second. Raises subprocess.CalledProcessError if one fails."""
    before = _children()
    for _ in range(TIMES):
        _run(*words)
    return (_children() - before) * 1000 / TIMES


def _run(*words: str) -> None:
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(COMPILED.name)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    subprocess.run([sys.executable, *words], env=environment, capture_output=True, check=True)


def _children() -> float:
    times = os.times()
    return times.children_user + times.children_system
