"""How soon a window is painted: a bare one, and that of the application with its first screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

from desktop_app.ui.measures.telling import memory, say

if TYPE_CHECKING:
    from desktop_app.ui.shell.shell import Shell


class _FirstFrame(QObject):
    """Says when a window of the application has been painted for the first time."""

    def __init__(self, then: Callable[[], None]) -> None:
        super().__init__()
        self._then = then

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and isinstance(watched, QMainWindow):
            application = QApplication.instance()
            assert application is not None
            application.removeEventFilter(self)
            QTimer.singleShot(0, self._then)
        return False


def bare() -> None:
    """An empty main window."""
    application = QApplication([])
    window = QMainWindow()
    window.resize(1366, 768)

    def painted() -> None:
        say("painted")
        say("held", memory=memory())
        application.quit()

    watcher = _FirstFrame(painted)
    application.installEventFilter(watcher)
    window.show()
    application.exec()


def window() -> None:
    """The application with its last profile, until the first screen stands."""
    application = QApplication([])
    watcher = _FirstFrame(lambda: say("painted"))
    application.installEventFilter(watcher)

    def ready(shell: Shell) -> None:
        main = shell.window
        main.repaint()

        def stands() -> None:
            main.repaint()
            say("ready")
            main.close()
            application.quit()

        QTimer.singleShot(0, stands)

    from desktop_app.ui.shell.launch import run

    run(ready=ready)
