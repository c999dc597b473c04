"""Processes that work for this one: they end with it, however it ends."""

from __future__ import annotations

import subprocess
import sys

import pytest

from desktop_app.paths import RESOURCES

THINKS = """
from desktop_app.app.tables.simulate import usual_table
from desktop_app.app.tables.thinker import Thinker
from desktop_app.engine.chance import Chance
from desktop_app.engine.session import Session
from desktop_app.games import PLAYS

if __name__ == "__main__":
    play = PLAYS["lotr_lcg"]
    session = Session(play.game, play.new(usual_table("lotr_lcg", 1, 3)))
    thought = Thinker().begin(session, Chance(1), {seconds})
    if {idle}:
        thought.result()
    print("begun", flush=True)
    input()
"""


@pytest.mark.parametrize("idle", [True, False], ids=["waits for work", "thinks for ten minutes"])
def test_a_process_that_thinks_ends_when_the_table_is_killed(idle: bool) -> None:
    """Whoever still writes to the same place would keep it open, and nothing could be read to its end."""
    code = THINKS.format(seconds=0.01 if idle else 600.0, idle=idle)
    table = subprocess.Popen(
        [sys.executable, "-c", code],
        cwd=RESOURCES.parent,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    assert table.stdout is not None
    assert table.stdout.readline() == b"begun\n"
    table.kill()
    rest, _ = table.communicate(timeout=60)
    assert rest == b""
