"""Games of Middle-earth Quest that bots have played up to a question, in the window of whoever must decide."""

from __future__ import annotations

from collections.abc import Callable

from pytestqt.qtbot import QtBot

from desktop_app.app.profiles.settings import Settings
from desktop_app.app.texts.texts import Texts
from desktop_app.engine.ask import Question
from desktop_app.engine.session import Session
from desktop_app.games import PLAYS
from desktop_app.ui.art.theme import load_theme
from desktop_app.ui.games.tables import table_of
from desktop_app.ui.table.screen import TableScreen
from tests.games.playing import new_session, played

QUEST = "me_quest"


def come_to(verb: str, seed: int = 20) -> Session:
    """A game of two that bots have played up to a question with such an answer."""
    return _until(lambda question: any(option.verb == verb for option in question.options), seed)


def asked(prompt: str) -> Session:
    """A game of two that bots have played up to a question."""
    return _until(lambda question: question.prompt.id == prompt)


def _until(wanted: Callable[[Question], bool], seed: int = 20) -> Session:
    for session in played(new_session(QUEST, 2, seed), PLAYS[QUEST].bot, 1):
        assert session.question is not None
        if wanted(session.question):
            return session
    raise AssertionError("it never came to that")


def opened(session: Session, qtbot: QtBot, size: tuple[int, int] = (1366, 768)) -> TableScreen:
    """The window of whoever must decide, with nothing that moves by itself."""
    assert session.question is not None
    settings = Settings(motion="off", moments="off")
    screen = TableScreen(
        session, Texts("en"), load_theme("daylight"), settings, [session.question.seat], table_of(QUEST)
    )
    qtbot.addWidget(screen)
    screen.resize(*size)
    screen.show()
    qtbot.waitExposed(screen)
    return screen
