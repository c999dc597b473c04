"""Whether a widget was really painted, and how long something takes until it is."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget


class Painted(QObject):
    """Counts the frames that a widget was really painted in."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.frames = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.frames += event.type() == QEvent.Type.Paint
        return False


def until_painted(work: Callable[[], object]) -> float:
    """Milliseconds of the processor that something takes until all that follows of it is painted."""
    before = time.process_time()
    work()
    QApplication.sendPostedEvents()
    QApplication.processEvents()
    return (time.process_time() - before) * 1000
