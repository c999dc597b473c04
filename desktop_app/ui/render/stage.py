"""Painting a screen into a picture without a display: for the command, the tests, and people who look."""

from __future__ import annotations

import tempfile
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QPoint, QRect, QSize
from PySide6.QtGui import QColor, QImageWriter, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.app.errors import StorageError
from desktop_app.app.texts.texts import Language
from desktop_app.games import GAMES, playable
from desktop_app.ui.art.theme import load_theme
from desktop_app.ui.games import boards
from desktop_app.ui.library.grid import CardGrid
from desktop_app.ui.map.gaze import Gaze
from desktop_app.ui.render.begun import laid
from desktop_app.ui.render.moments import MOMENT, hold_still, stage_moment
from desktop_app.ui.render.no_display import open_application
from desktop_app.ui.render.shown import UnknownScreen
from desktop_app.ui.render.ways import WAYS
from desktop_app.ui.render.windows import menus_over, windows_over
from desktop_app.ui.shell.shell import Shell
from desktop_app.ui.shell.window import MainWindow
from desktop_app.ui.table.screen import TableScreen

PEOPLE = "people"
"""Who can play here, where nobody has yet."""
SCREENS = (PEOPLE, *WAYS)
"""What can be painted, by name."""
SMALLEST_PICTURE = (320, 320)
"""Width and height in pixels; the window itself remembers no smaller size."""
_TURNS = 6
_LOOKS = 100


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
    named; the map shows the board of a game that lies on a land. Raises UnknownScreen for a screen or game there is
    not, SaveTooNew or FileDamaged for a save that cannot be read, and StorageError when the picture cannot be written.
    """
    if game and game not in GAMES and game not in boards():
        raise UnknownScreen("errors-unknown-game", game=game)
    if screen == "map" and game and game not in boards():
        raise UnknownScreen("shell-screen-not-of-game", name=screen, game=game)
    with Stage(size, language, theme, game) as stage:
        stage.show(screen, save)
        stage.picture()  # what is painted for the first time may find that it needs another room
        settle()
        writer = QImageWriter(str(path), b"png")
        if not writer.write(stage.picture().toImage()):
            raise StorageError(path=path, reason=writer.errorString())


class Stage:
    """A window on no display, with a profile in a folder that goes away with it."""

    def __init__(self, size: tuple[int, int], language: Language, theme: str, game: str = "") -> None:
        """``game`` is the one that is shown; the first that can be played unless named."""
        open_application()
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
            stage_moment(self.shell, self.game, screen.removeprefix(MOMENT), lambda seed: laid(self, seed))
            settle()
            hold_still(self.shell, screen.removeprefix(MOMENT))
            settle()
            return self.shell.screens[self.shell.shown]
        if screen not in SCREENS:
            raise UnknownScreen(name=screen, known=SCREENS)
        if screen == PEOPLE:
            self.shell.door.start()
            self.shell.looks.take(self.shell.looks.settings.changed(language=self._language, theme=self._theme))
        else:
            self._open_profile()
            WAYS[screen](self, save)
        settle()
        self._paint_all_faces()
        self._reckon()
        if self.shell.unforeseen.reports:
            raise RuntimeError(self.shell.unforeseen.reports[0])
        return self.shell.screens[self.shell.shown]

    def picture(self) -> QPixmap:
        """The window as it stands, with the dialogs that are open over it in their frames, and menus."""
        whole = self.window.grab()
        painter = QPainter(whole)
        for dialog in windows_over(self.window):
            frame = QRect(QPoint(0, 0), dialog.size())
            frame.moveCenter(self.window.rect().center())  # a display that is none has dialogs in its corner
            painter.drawPixmap(frame.topLeft(), dialog.grab())
            painter.setPen(QColor(self.shell.looks.theme.ink2))
            painter.drawRect(frame.adjusted(-1, -1, 0, 0))
        for menu in menus_over(self.window):
            painter.drawPixmap(self.window.mapFromGlobal(menu.pos()), menu.grab())
        painter.end()
        return whole

    def _paint_all_faces(self) -> None:
        """Let the library paint the cards in sight, which it does a few at a time."""
        for grid in self.window.findChildren(CardGrid):
            for _ in range(_LOOKS):
                if not (grid.isVisible() and _has_to_paint(grid)):
                    break
                QApplication.processEvents()

    def _reckon(self) -> None:
        """Let the table come to the end of what it reckons between two frames, and maps grow sharp."""
        for gaze in self.window.findChildren(Gaze):
            gaze.finish()
        for screen in self.window.findChildren(TableScreen):
            while screen.panels.working:
                QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    def _open_profile(self) -> None:
        if self.shell.desk is None:
            self.shell.door.create("Ana")
        assert self.shell.desk is not None
        self.shell.desk.change(language=self._language, theme=self._theme, motion="off", moments="off")


def _has_to_paint(grid: CardGrid) -> bool:
    """Whether a picture of these cards would still have stand-ins in it."""
    grid.viewport().grab()
    return grid.waiting


def settle() -> None:
    """Let layouts and paintings that wait be done."""
    for _ in range(_TURNS):
        QApplication.processEvents()
