"""The real window in a process of its own, killed without warning in mid-turn, and continued."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

PROJECT = Path(__file__).parents[3]
ROUNDS = (2, 5)


def start(root: Path, answers: int) -> subprocess.Popen[str]:
    """Somebody opens the window and plays."""
    return subprocess.Popen(
        [sys.executable, "-m", "tests.ui.shell.player", str(root), str(answers)],
        cwd=PROJECT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def lines(process: subprocess.Popen[str], count: int) -> list[dict[str, Any]]:
    """What they say, up to so many lines."""
    assert process.stdout is not None
    said = []
    for line in process.stdout:
        said.append(json.loads(line))
        if len(said) == count:
            break
    return said


def test_a_game_killed_in_mid_turn_goes_on_at_the_last_answered_question(
    root: Path, amount: Callable[[int, int], int]
) -> None:
    rounds = amount(*ROUNDS)
    told: dict[str, Any] = {"answers": 0}
    for turn in range(rounds):
        playing = start(root, answers=1000)
        said = lines(playing, count=6 + turn)
        playing.kill()
        rest, _ = playing.communicate()
        said += [json.loads(line) for line in rest.splitlines() if line.endswith("}")]
        assert said, "the window never opened"
        begun = said[0]
        assert begun["answers"] >= told["answers"], "an answered question was lost"
        if begun["answers"] == told["answers"] and turn:
            assert begun["question"] == told["question"]
            assert begun["options"] == told["options"]
        told = said[-1]
    assert told["answers"] >= 4 * rounds
    assert len(list((root / "profiles" / "ana" / "saves").glob("[a-z]*.json"))) == 1
    assert list((root / "profiles" / "ana" / "saves").glob("*.damaged")) == []


def test_a_window_that_is_closed_ends_well_and_lets_go_of_the_profile(root: Path) -> None:
    first = start(root, answers=3)
    _, errors = first.communicate(timeout=60)
    assert first.returncode == 0, errors
    second = start(root, answers=2)
    said, errors = second.communicate(timeout=60)
    assert second.returncode == 0, errors
    begun = json.loads(said.splitlines()[0])
    assert begun["answers"] == 3
    assert "Traceback" not in errors


@pytest.mark.parametrize("kills", [3])
def test_a_window_killed_while_it_opens_leaves_everything_as_it_was(root: Path, kills: int) -> None:
    start(root, answers=3).communicate(timeout=60)
    (save,) = (root / "profiles" / "ana" / "saves").glob("[a-z]*.json")
    before = save.read_bytes()
    for _ in range(kills):
        opening = start(root, answers=0)
        opening.kill()
        opening.communicate()
    assert save.read_bytes() == before
