"""Games of rivals at the real window: killed in the midst of something, continued there, played to their end."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.engine.chance import Chance
from desktop_app.engine.session import Session
from desktop_app.games import GAMES
from desktop_app.ui.render.stage import settle
from tests.ui.shell.at_the_table import play_quickly, table_of
from tests.ui.shell.conftest import Person
from tests.ui.shell.quest_by_mouse import in_a_combat
from tests.ui.shell.rivals import MOMENTS, SEAT
from tests.ui.table.by_keys import give
from tests.ui.table.by_mouse import play_by_mouse

PROJECT = Path(__file__).parents[3]
MOST_ANSWERS = 600
FIRST, LAST = 12, 40
"""Of a sample so many answers are given by mouse where the game was killed, and of so many of all at its end."""


def killed_in_the_midst(player: str, root: Path, *said: object) -> dict[str, object]:
    """What was asked when somebody's window was killed."""
    playing = subprocess.Popen(
        [sys.executable, "-m", f"tests.ui.shell.{player}", str(root), *map(str, said)],
        cwd=PROJECT,
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


@pytest.mark.parametrize(("game", "seed", "few"), [("thrones", 134, 8), ("meccg", 15, 8)])
def test_a_game_killed_in_the_midst_of_something_is_played_to_its_end(
    qtbot: QtBot, root: Path, game: str, seed: int, few: int, amount: Callable[[int, int], int]
) -> None:
    told = killed_in_the_midst("rivals", root, game, seed, amount(few, 9_999))
    ana = Person(root)
    try:
        session = continued(ana, told)
        assert session.question is not None
        assert MOMENTS[game](session, session.question)
        assert play_to_the_end(qtbot, ana, session, seed) > few // 2
        assert_is_over(ana, session)
    finally:
        ana.leave()


def test_a_whole_game_of_quest_for_three_is_played_by_the_mouse_alone_and_killed_in_mid_combat(
    qapp: QApplication, root: Path, full: bool
) -> None:
    seed, dice = 16, Chance(16)
    told = killed_in_the_midst("quest_by_mouse", root, seed)
    ana = Person(root)
    try:
        session = continued(ana, told)
        assert len(session.state.seats) == 3
        assert session.question is not None
        assert in_a_combat(session, session.question)
        given = 0
        if not full:
            enough = len(session.records) + FIRST
            given = play_by_mouse(table_of(ana), SEAT, dice, lambda session, question: len(session.records) > enough)
            play_quickly(table_of(ana), LAST, SEAT)
        given += play_by_mouse(table_of(ana), SEAT, dice, lambda session, question: False)
        assert given > (50 if full else 15)
        assert_is_over(ana, session)
    finally:
        ana.leave()


def continued(ana: Person, told: dict[str, object]) -> Session:
    """The game that was killed, laid again: all that was answered stands, and what goes on is staged."""
    ana.press("continue")
    table = table_of(ana)
    table.screen.panels.panel.close_panel()
    session = table.session
    assert session.question is not None
    assert session.question.fingerprint == told["question"]
    assert [record.keys for record in session.records if record.by == "seat"] == told["answers"]
    land = table.screen.scene.land
    stage = land.staging.stage if land is not None else None
    assert stage is None or stage.told is not None, "a combat or a strike is staged where it was left"
    return session


def assert_is_over(ana: Person, session: Session) -> None:
    """It has ended as a game ends, and its last page is open."""
    assert session.state.outcome is not None
    assert GAMES[session.game.id].broken(session.state) == []
    assert table_of(ana).screen.panels.page.isVisible()
