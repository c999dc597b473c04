"""The main window. It paints its first frame before anything of a game or a profile has been read."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QMainWindow, QWidget

from desktop_app.ui.art.theme import Theme
from desktop_app.ui.widgets.keys_alone import presses

LEAST = QSize(960, 600)


FRAME = QSize(16, 44)
"""What a window manager puts around a window, before it has said how much that is."""


def within(size: QSize, screen: QSize) -> QSize:
    """A size that fits on a screen with the window's frame around it."""
    return size.boundedTo(screen - FRAME)


class MainWindow(QMainWindow):
    """A frame for the screens. `painted` comes once, after the first frame; `resized` and `leaving` as they happen."""

    painted = Signal()
    resized = Signal(int, int)
    leaving = Signal()

    def __init__(self, theme: Theme, size: QSize) -> None:
        super().__init__()
        self._theme = theme
        self._seen = False
        self.setWindowTitle("Longtable")
        self.setMinimumSize(LEAST)
        self.resize(size)
        QShortcut(QKeySequence("F11"), self, self.toggle_full_screen)

    def toggle_full_screen(self) -> None:
        """The whole screen, or the window as it was."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def fill(self, content: QWidget) -> None:
        """Put the screens in."""
        self.setCentralWidget(content)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground and the bar, as they will be when the screens are there."""
        if self.centralWidget() is None:
            painter = QPainter(self)
            painter.fillRect(self.rect(), QColor(self._theme.bg))
            painter.fillRect(0, 0, self.width(), 52, QColor(self._theme.panel))
            painter.fillRect(0, 51, self.width(), 1, QColor(self._theme.line))
            painter.end()
        if not self._seen:
            self._seen = True
            self.painted.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tells the screens."""
        super().resizeEvent(event)
        self.resized.emit(self.width(), self.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that the keyboard is on, as Space does."""
        if not presses(self, event):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Lets go of the profile; every answer is on the disk already."""
        self.leaving.emit()
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """A larger or smaller window state is a resize for the screens too."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange and not self.windowState() & Qt.WindowState.WindowMinimized:
            self.resized.emit(self.width(), self.height())
