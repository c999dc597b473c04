"""Games of rivals at the real window: killed in the midst of something, continued there, played to their end."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.engine.chance import Chance
from desktop_app.engine.session import Session
from desktop_app.games import GAMES
from desktop_app.ui.render.stage import settle
from tests.ui.shell.at_the_table import give, table_of
from tests.ui.shell.conftest import Person
from tests.ui.shell.rivals import MOMENTS, SEAT

PROJECT = Path(__file__).parents[3]
MOST_ANSWERS = 600


def killed_in_the_midst(root: Path, game: str, seed: int, left: int) -> dict[str, object]:
    """What was asked when somebody's window was killed."""
    playing = subprocess.Popen(
        [sys.executable, "-m", "tests.ui.shell.rivals", str(root), game, str(seed), str(left)],
        cwd=PROJECT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert playing.stdout is not None
    line = playing.stdout.readline()
    playing.kill()
    playing.communicate()
    told: dict[str, object] = json.loads(line)
    return told


def play_to_the_end(qtbot: QtBot, person: Person, session: Session, seed: int) -> int:
    """Answers by keys and clicks, as the greedy bot would, until the game is over; how often they were asked."""
    given, dice = 0, Chance(seed)
    while given < MOST_ANSWERS:
        qtbot.waitUntil(lambda: session.question is None or session.question.seat == SEAT, timeout=60_000)
        question = session.question
        if question is None:
            break
        before = len(session.records)
        keys = GAMES[session.game.id].bots["greedy"](session.eyes(SEAT), question, dice)
        give(table_of(person), keys)
        settle()
        assert len(session.records) > before, f"{question.fingerprint} was not answered with {keys}"
        given += 1
    return given


@pytest.mark.parametrize(("game", "seed", "few"), [("thrones", 23, 8), ("me_quest", 3, 8), ("meccg", 2, 8)])
def test_a_game_killed_in_the_midst_of_something_is_played_to_its_end(
    qtbot: QtBot, root: Path, game: str, seed: int, few: int, amount: Callable[[int, int], int]
) -> None:
    told = killed_in_the_midst(root, game, seed, amount(few, 9_999))
    ana = Person(root)
    try:
        ana.press("continue")
        table = table_of(ana)
        table.screen.panels.panel.close_panel()
        session = table.session
        assert session.question is not None
        assert session.question.fingerprint == told["question"]
        assert [record.keys for record in session.records if record.by == "seat"] == told["answers"]
        assert MOMENTS[game](session, session.question)
        land = table.screen.scene.land
        stage = land.staging.stage if land is not None else None
        assert stage is None or stage.told is not None, "a combat or a strike is staged where it was left"
        assert play_to_the_end(qtbot, ana, session, seed) > few // 2
        assert session.state.outcome is not None
        assert GAMES[game].broken(session.state) == []
        assert table.screen.panels.page.isVisible()
    finally:
        ana.leave()
