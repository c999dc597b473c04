"""A real game at a real table: Passage Through Mirkwood with the shipped deck, played from fixed seeds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TypeVar

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStackedWidget
from pytestqt.qtbot import QtBot

from desktop_app.app.profiles.settings import Settings
from desktop_app.app.texts.texts import Language, Texts
from desktop_app.engine.ask import Option, Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.session import Session
from desktop_app.engine.state import State
from desktop_app.games.lotr_lcg.book.set_up import new_game
from desktop_app.games.lotr_lcg.rules import GAME
from desktop_app.games.lotr_lcg.table.presets import load_presets
from desktop_app.ui.art.theme import load_theme
from desktop_app.ui.games.tables import table_of
from desktop_app.ui.render.course import course_from
from desktop_app.ui.table.board.board import Board
from desktop_app.ui.table.screen import TableScreen

G = TypeVar("G", bound=State)
Stop = Callable[[Session], bool]
ROOMS: list[QStackedWidget] = []
"""Windows that must outlive the tables in them."""


@pytest.fixture(autouse=True)
def rooms_out_of_sight() -> Iterator[None]:
    """Nothing that another test does reaches the windows that stay."""
    yield
    for room in ROOMS:
        room.hide()


def new_session(seed: int = 3, seats: int = 1, names: Sequence[str] = ("Ana", "Bor")) -> Session:
    """A game before its first question; a second seat plays three other heroes."""
    preset = load_presets()["riders_of_the_white_tree"]
    decks: list[dict[str, object]] = [{"heroes": preset.heroes, "cards": preset.cards}]
    if seats > 1:
        decks.append({"heroes": ["01003", "01004"], "cards": {"01073": 3, "01026": 3, "01013": 3}})
    return Session(GAME, new_game("passage_through_mirkwood", decks, names=list(names[:seats]), seed=seed))


def play_until(session: Session, stop: Stop, most: int = 400) -> Session:
    """Lets the greedy bot play for everybody until ``stop`` says so; fails if that never comes."""
    course = course_from(session, "greedy", seed=5)
    for given in range(most):
        if stop(session):
            return session
        assert session.question is not None, "the game ended before it came to that"
        course.answer(session, given)
    raise AssertionError("it never came to that")


def played_out(seed: int = 2) -> Session:
    """A game that the greedy bot has played to its end."""
    session, chance = new_session(seed), Chance(9)
    while session.question is not None:
        question = session.question
        session.answer(GAME.bots["greedy"](session.eyes(question.seat), question, chance))
    return session


@pytest.fixture(scope="session")
def lost() -> Session:
    """A lost game."""
    session = played_out()
    assert session.look("A").outcome["result"] == "lost"
    return session


@pytest.fixture(scope="session")
def won() -> Session:
    """A game that was won."""
    games = (played_out(seed) for seed in range(40))
    return next(session for session in games if session.look("A").outcome["result"] == "won")


def greedy_answer(session: Session) -> list[str]:
    """What the greedy bot answers to the open question."""
    question = session.question
    assert question is not None
    game = session.game
    return game.bots["greedy"](partial(game.view, session.state, question.seat), question, Chance(5))


def asks(prompt: str) -> Stop:
    """Stops at the first question with this prompt."""
    return lambda session: session.question is not None and session.question.prompt.id == prompt


def at_window(session: Session) -> bool:
    """An action window in which something could be done."""
    question = session.question
    return question is not None and question.prompt.id == "lcg-ask-action" and len(question.options) > 1


def activate(screen: TableScreen) -> None:
    """The window of the screen is the one that keys go to."""
    screen.activateWindow()
    assert QTest.qWaitForWindowActive(screen)


class Table:
    """Hands on a table: they press, drag and drop as a person does."""

    def __init__(self, screen: TableScreen) -> None:
        self.screen = screen
        self.board = screen.board
        self.session = screen.session

    def state(self, kind: type[G]) -> G:
        """The live state, as that of its game: ``table.state(LcgState).pieces``."""
        state = self.session.state
        assert isinstance(state, kind), f"this is a game of {state.game}, whose state is no {kind.__name__}"
        return state

    @property
    def asked(self) -> Question:
        """The open question."""
        question = self.session.question
        assert question is not None, f"the game is over: {self.session.state.outcome}"
        return question

    @property
    def question(self) -> str:
        """The id of the open prompt."""
        return self.asked.prompt.id

    @property
    def options(self) -> list[Option]:
        """What may be answered."""
        return self.asked.options

    @property
    def letters(self) -> Mapping[str, str]:
        """The letters on the cards, by card."""
        assert self.screen.controller.choices is not None
        return self.screen.controller.choices.letters

    def at(self, thing: str) -> QPoint:
        """Where a card or zone can be touched, in the window of the board."""
        item = self.screen.scene.cards.get(thing)
        rect = self.screen.scene.rect_of(thing)
        if item is not None:
            for share in (0.5, 0.2, 0.08):
                spot = rect.topLeft() + (rect.bottomRight() - rect.topLeft()) * share
                if self.screen.scene.thing_at(spot) == thing:
                    return self.board.mapFromScene(spot)
        return self.board.mapFromScene(rect.center())

    def click(self, thing: str) -> None:
        """One click on a thing."""
        QTest.mouseClick(self.board.viewport(), Qt.MouseButton.LeftButton, pos=self.at(thing))

    def double_click(self, thing: str) -> None:
        """Two clicks on a thing."""
        QTest.mouseDClick(self.board.viewport(), Qt.MouseButton.LeftButton, pos=self.at(thing))

    def lift(self, thing: str, over: QPoint) -> None:
        """Presses on a card and carries it over a place."""
        view, start = self.board.viewport(), self.at(thing)
        QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
        QTest.mouseMove(view, start + QPoint(15, 0))
        QTest.mouseMove(view, (start + over) / 2)
        QTest.mouseMove(view, over)

    def drag(self, thing: str, target: str) -> None:
        """Drags a card onto a thing and lets it go."""
        over = self.at(target)
        self.lift(thing, over)
        QTest.mouseRelease(self.board.viewport(), Qt.MouseButton.LeftButton, pos=over)

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Presses a key on the table."""
        QTest.keyClick(self.board, key, modifier)

    def say_done(self) -> None:
        """Space, or N where the answer is that there is none or that it may stand: Space never says that."""
        controller = self.screen.controller
        letters = controller.choices.lettered if controller.choices is not None else {}
        nothing = controller.turned_down() is not None or ("N" in letters and controller.answer_now() is None)
        self.key(Qt.Key.Key_N if nothing else Qt.Key.Key_Space)

    def ring(self, thing: str) -> str:
        """How a card is lit."""
        return self.screen.scene.cards[thing].light.ring


LayTable = Callable[..., Table]
"""What opens a table screen for a session: the fixture `lay_table`."""


@pytest.fixture(autouse=True)
def no_board_stays_in_sight() -> Iterator[None]:
    """A bare board that a test laid would lie under the pointer of the next."""
    yield
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, Board):
            widget.hide()


@pytest.fixture
def lay_table(qtbot: QtBot) -> LayTable:
    """Opens a table screen for a session."""

    def lay(
        session: Session,
        *,
        seats: list[str] | None = None,
        size: tuple[int, int] = (1920, 1080),
        language: Language = "en",
        theme: str = "daylight",
        settings: Settings | None = None,
        bots: dict[str, str] | None = None,
        continued: bool = False,
    ) -> Table:
        chosen = settings or Settings(motion="off", moments="off")
        shown = load_theme(theme)
        game = table_of(session.game.id)
        screen = TableScreen(
            session, Texts(language), shown, chosen, seats or ["A"], game, bots=bots, continued=continued
        )
        qtbot.addWidget(screen)
        screen.resize(*size)
        screen.show()
        qtbot.waitExposed(screen)
        return Table(screen)

    return lay
