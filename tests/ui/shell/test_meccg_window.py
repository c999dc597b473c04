"""The Middle-earth CCG at the real window: from the start screen into a strike, left there and continued."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop_app.engine.chance import Chance
from desktop_app.engine.session import Session
from desktop_app.games import GAMES
from desktop_app.games.meccg.state import MecState
from desktop_app.ui.render import settle
from tests.ui.shell.at_the_table import give, table_of
from tests.ui.shell.conftest import Person

GAME = GAMES["meccg"]
MOST_ANSWERS = 150


def in_a_strike(session: Session) -> bool:
    """Whether somebody of one's own faces a strike, and one is asked about it."""
    question, state = session.question, session.state
    assert isinstance(state, MecState)
    it = state.attacks[-1] if state.attacks else None
    return question is not None and question.seat == "A" and it is not None and it.strike is not None


def answer(qtbot: QtBot, session: Session, person: Person, dice: Chance) -> None:
    """One answer by keys and clicks, as the greedy bot would give it; the other seat plays by itself."""
    qtbot.waitUntil(lambda: session.question is None or session.question.seat == "A", timeout=60_000)
    question = session.question
    assert question is not None
    before = len(session.records)
    keys = GAME.bots["greedy"](session.eyes("A"), question, dice)
    give(table_of(person), keys)
    settle()
    assert len(session.records) > before, f"{question.fingerprint} was not answered with {keys}"


@pytest.mark.parametrize("seed", [3])
def test_a_game_is_begun_left_in_a_strike_and_continued(
    qtbot: QtBot, ana: Person, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("secrets.randbits", lambda bits: seed)
    assert ana.shell.desk is not None
    ana.shell.desk.change(motion="off", moments="off", review="decisions_only", seat_switch_guard=False)
    ana.press("game-meccg")
    ana.press("begin")
    session, dice = table_of(ana).session, Chance(seed)
    for _ in range(MOST_ANSWERS):
        if in_a_strike(session):
            break
        answer(qtbot, session, ana, dice)
        qtbot.waitUntil(lambda: session.question is None or session.question.seat == "A", timeout=60_000)
    assert in_a_strike(session)
    land = table_of(ana).screen.scene.land
    assert land is not None
    stage = land.staging.stage
    assert stage is not None
    assert stage.told is not None
    assert stage.told.roll is not None
    assert session.question is not None
    here, asked = GAME.view(session.state, "A"), session.question.fingerprint

    ana.shell.show_screen("home")
    settle()
    ana.press("continue")
    table = table_of(ana)
    if table.screen.panels.panel.isVisible():
        table.key(Qt.Key.Key_Space)
    settle()
    session = table.session
    assert session.question is not None
    assert (GAME.view(session.state, "A"), session.question.fingerprint) == (here, asked)
    for _ in range(6):
        answer(qtbot, session, ana, dice)
    assert not GAME.broken(session.state)
