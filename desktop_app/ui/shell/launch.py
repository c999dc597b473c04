"""Starting the window: the first frame at once, everything else behind it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, QTimer
from PySide6.QtWidgets import QApplication

from desktop_app.ui.art.theme import load_theme
from desktop_app.ui.shell.glance import glance, usual_root
from desktop_app.ui.shell.window import MainWindow, within

if TYPE_CHECKING:
    from desktop_app.ui.shell.shell import Shell

SETTLED_AFTER = 3000
"""Milliseconds after which the first screen stands on any machine, and its pictures are written for the next start."""


def run(
    arguments: Sequence[str] = (), root: Path | None = None, *, ready: Callable[[Shell], None] | None = None
) -> int:
    """Open the window and stay until it is closed; answers the exit code.

    `ready` is called with the Shell once the first screen stands.
    """
    application = QApplication.instance() or QApplication([sys.argv[0], *arguments])
    assert isinstance(application, QApplication)
    application.setApplicationName("Longtable")
    application.setDesktopFileName("longtable")
    folder = root or usual_root()
    seen = glance(folder)
    room = application.primaryScreen().availableSize()
    window = MainWindow(load_theme(seen.theme), within(QSize(seen.width, seen.height), room))

    def fill() -> None:
        # Imported only now: reading profiles, texts and cards must not keep the first frame waiting.
        from desktop_app.ui.art.first_pictures import begin_start
        from desktop_app.ui.shell.shell import Shell

        begin_start(folder)
        QTimer.singleShot(SETTLED_AFTER, settle)
        shell = Shell(window, root)
        shell.door.start()
        if ready is not None:
            ready(shell)
        QTimer.singleShot(0, dress)

    def dress() -> None:
        # Last of all: its picture is painted, and nobody waits for it.
        from desktop_app.ui.shell.window_icon import window_icon

        application.setWindowIcon(window_icon(load_theme("daylight")))

    def settle() -> None:
        from desktop_app.ui.art.first_pictures import end_start

        end_start()

    window.painted.connect(lambda: QTimer.singleShot(0, fill))
    if seen.maximized:
        window.showMaximized()
    else:
        window.show()
    code = application.exec()
    settle()
    return code
