"""Painting a screen into a picture without a display: for the command, the tests, and people who look."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtGui import QImageWriter
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.app.errors import LongtableError, StorageError
from desktop_app.app.saves.saves import read_save
from desktop_app.app.tables.game_box import open_box
from desktop_app.app.tables.reopening import reopened
from desktop_app.app.tables.service import OpenTable, table_head
from desktop_app.app.tables.set_up import usual_set_up
from desktop_app.app.texts.texts import Language
from desktop_app.engine.chance import Chance
from desktop_app.engine.random_bot import random_answer
from desktop_app.engine.session import Session
from desktop_app.games import GAMES, PLAYS, playable
from desktop_app.ui.art.theme import load_theme
from desktop_app.ui.library.grid import CardGrid
from desktop_app.ui.render_moments import MOMENT, hold_still, stage_moment
from desktop_app.ui.shell.lessons import games_with_puzzles, lesson
from desktop_app.ui.shell.shell import Shell
from desktop_app.ui.shell.window import MainWindow

SCREENS = (
    "home",
    "games",
    "newgame",
    "people",
    "rules",
    "settings",
    "table",
    "history",
    "odds",
    "coach",
    "waiting",
    "victory",
    "defeat",
    "library",
    "decks",
    "deck",
    "journal",
    "tour",
    "puzzles",
)
"""What can be painted, by name."""
SMALLEST_PICTURE = (320, 320)
"""Width and height in pixels; the window itself remembers no smaller size."""
_SEED = 20
_ANSWERS = 45
_TURNS = 6
_LONGEST = 4000
_MOST_SEEDS = 60


class UnknownScreen(LongtableError):
    """There is no screen of that name."""

    default_id = "shell-unknown-screen"


def render(
    screen: str,
    path: Path,
    size: tuple[int, int] = (1920, 1080),
    language: Language = "en",
    theme: str = "daylight",
    save: Path | None = None,
    game: str = "",
) -> None:
    """Paint one screen into a PNG file, with a profile made for it and a game that bots have begun.

    The table shows the game of `save` where one is given; else ``game`` is shown, the first that can be played unless
    named. Raises UnknownScreen for a screen or game there is not, SaveTooNew or FileDamaged for a save that cannot be
    read, and StorageError when the picture cannot be written.
    """
    if game and game not in GAMES:
        raise UnknownScreen("errors-unknown-game", game=game)
    with Stage(size, language, theme, game) as stage:
        stage.show(screen, save)
        writer = QImageWriter(str(path), b"png")
        if not writer.write(stage.window.grab().toImage()):
            raise StorageError(path=path, reason=writer.errorString())


class Stage:
    """A window on no display, with a profile in a folder that goes away with it."""

    def __init__(self, size: tuple[int, int], language: Language, theme: str, game: str = "") -> None:
        """``game`` is the one that is shown; the first that can be played unless named."""
        if QApplication.instance() is None:
            os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
            QApplication(["longtable"])
        self._folder = tempfile.TemporaryDirectory(prefix="longtable-")
        self.window = MainWindow(load_theme(theme), QSize(*size))
        self.window.setMinimumSize(1, 1)
        self.window.resize(*size)
        self.window.show()
        self.shell = Shell(self.window, Path(self._folder.name))
        self._language, self._theme = language, theme
        self.game = game or playable()[0]

    def __enter__(self) -> Stage:
        return self

    def __exit__(self, *_: object) -> None:
        self.window.close()
        self.window.deleteLater()
        settle()
        # Without a running event loop nothing else would let go of what has been put away.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        self._folder.cleanup()

    def show(self, screen: str, save: Path | None = None) -> QWidget:
        """Bring a screen onto the window as a person would see it; answers its widget.

        Raises UnknownScreen, and RuntimeError with a report where something unforeseen happened.
        """
        if screen.startswith(MOMENT):
            self._open_profile()
            stage_moment(self.shell, self.game, screen.removeprefix(MOMENT), lambda: _laid(self))
            settle()
            hold_still(self.shell)
            return self.shell.screens[self.shell.shown]
        if screen not in SCREENS:
            raise UnknownScreen(name=screen, known=", ".join(SCREENS))
        if screen == "people":
            self.shell.door.start()
            self.shell.looks.take(self.shell.looks.settings.changed(language=self._language, theme=self._theme))
        else:
            self._open_profile()
            _WAYS[screen](self, save)
        settle()
        self._paint_all_faces()
        if self.shell.unforeseen.reports:
            raise RuntimeError(self.shell.unforeseen.reports[0])
        return self.shell.screens[self.shell.shown]

    def _paint_all_faces(self) -> None:
        """Let the library paint the cards in sight, which it does a few at a time."""
        for grid in self.window.findChildren(CardGrid):
            while grid.isVisible() and grid.waiting:
                QApplication.processEvents()

    def _open_profile(self) -> None:
        if self.shell.desk is None:
            self.shell.door.create("Ana")
        assert self.shell.desk is not None
        self.shell.desk.change(language=self._language, theme=self._theme, motion="off", moments="off")


def settle() -> None:
    """Let layouts and paintings that wait be done."""
    for _ in range(_TURNS):
        QApplication.processEvents()


def _home(name: str, stage: Stage, save: Path | None) -> None:
    for answers in (400, _ANSWERS, _ANSWERS):
        _begun(stage, answers)
    stage.shell.show_screen(name)


def _new_game(stage: Stage, save: Path | None) -> None:
    stage.shell.new_table(stage.game)


def _plain(name: str, stage: Stage, save: Path | None) -> None:
    stage.shell.show_screen(name)


def _puzzles(stage: Stage, save: Path | None) -> None:
    stage.shell.show_screen(lesson("puzzles", stage.game, games_with_puzzles()))


def _deck(stage: Stage, save: Path | None) -> None:
    """The deck builder with the usual shipped deck open."""
    from desktop_app.app.decks.preset import preset_decks
    from desktop_app.ui.decks.screen import DeckScreen

    shell = stage.shell
    shell.show_screen("decks")
    decks = shell.screens["decks"]
    assert isinstance(decks, DeckScreen)
    shipped = preset_decks(shell.looks.texts.language, stage.game)[open_box(stage.game).usual_deck]
    decks.open_deck(decks.catalogue.decks.create(shipped))


def _journal(stage: Stage, save: Path | None) -> None:
    """The journal with a campaign that has come half of its way."""
    from desktop_app.app.journal.example import example_campaign
    from desktop_app.ui.journal.screen import JournalScreen

    stage.shell.show_screen("journal")
    journal = stage.shell.screens["journal"]
    assert isinstance(journal, JournalScreen)
    texts = stage.shell.looks.texts
    journal.open(journal.store.create(example_campaign(texts, journal.store.now())))


def _table(stage: Stage, save: Path | None) -> None:
    if save is None:
        stage.shell.lay(_begun(stage, _ANSWERS))
        return
    kept = read_save(save)
    session = reopened(kept, save)
    stage.shell.lay(OpenTable(kept.id, session, kept.header, table_head(kept.header)))


def _laid(stage: Stage, seed: int = _SEED) -> OpenTable:
    """A game at its first question."""
    desk = stage.shell.desk
    assert desk is not None
    language = stage.shell.looks.texts.language
    return desk.tables.begin(usual_set_up(open_box(stage.game), desk.profile.name), seed=seed, language=language)


def _panel(panel: str, stage: Stage, save: Path | None) -> None:
    """The table with one of its panels open: the history with a line of play that was left, the coach at a choice."""
    from desktop_app.ui.table.screen import TableScreen

    _table(stage, save)
    screen = stage.shell.screens["table"]
    assert isinstance(screen, TableScreen)
    if panel == "history" and save is None:
        _take_another_way(screen.session)
        screen.refresh()
    if panel == "coach" and save is None:
        _go_on_to(screen.session, PLAYS[stage.game].moments)
        screen.refresh()
    screen.panels.act(panel)


def _go_on_to(session: Session, verbs: Sequence[str]) -> None:
    """On to the next question with one of these verbs."""
    bot, dice = session.game.bots[PLAYS[session.game.id].bot], Chance(1)
    for _ in range(_LONGEST):
        question = session.question
        if question is None or any(option.verb in verbs for option in question.options):
            return
        session.answer(bot(session.eyes(question.seat), question, dice))


def _take_another_way(session: Session) -> None:
    """Goes back to the middle and on from there with other answers where there are any."""
    dice, kept = Chance(5), len(session.records)
    session.go_to(kept * 2 // 3)
    for _ in range(kept // 6):
        question = session.question
        if question is None:
            return
        session.answer(random_answer(session.eyes(question.seat), question, dice))


def _ended(won: bool, stage: Stage, save: Path | None) -> None:
    """The last page of a game that its bot has won or lost."""
    if save is not None:
        _table(stage, save)
        return
    wanted = "won" if won else "lost"
    for seed in range(_MOST_SEEDS):
        table = _begun(stage, _LONGEST, seed=seed)
        view = table.session.look(table.seats_here[0])
        if view.outcome.get("result") == wanted:
            stage.shell.lay(table)
            return
    raise UnknownScreen(name=wanted, known="")


def _begun(stage: Stage, answers: int, seed: int = _SEED) -> OpenTable:
    """A game that its usual bot has begun."""
    desk = stage.shell.desk
    assert desk is not None
    table = _laid(stage, seed)
    session, dice = table.session, Chance(1)
    bot = session.game.bots[PLAYS[stage.game].bot]
    for _ in range(answers):
        question = session.question
        if question is None:
            break
        session.answer(bot(session.eyes(question.seat), question, dice))
    return desk.tables.keep(table)


_WAYS: dict[str, Callable[[Stage, Path | None], None]] = {
    "home": partial(_home, "home"),
    "games": partial(_home, "games"),
    "newgame": _new_game,
    "table": _table,
    "deck": _deck,
    "puzzles": _puzzles,
    "journal": _journal,
    "victory": partial(_ended, True),
    "defeat": partial(_ended, False),
    **{name: partial(_panel, name) for name in ("history", "odds", "coach", "waiting")},
    **{name: partial(_plain, name) for name in ("rules", "settings", "library", "decks", "tour")},
}
