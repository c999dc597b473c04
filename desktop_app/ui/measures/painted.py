"""Whether a widget was really painted."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget


class Painted(QObject):
    """Counts the frames that a widget was really painted in."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.frames = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.frames += event.type() == QEvent.Type.Paint
        return False
