"""A panel of the last page: a title, and something short at its right."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.ui.widgets.look import Look


class Box(QFrame):
    """``column`` takes what it tells."""

    def __init__(self, look: Look, title: str, aside: str = "") -> None:
        super().__init__()
        self.setObjectName("bigPanel")
        self.look = look
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(look.px(18), look.px(10), look.px(18), look.px(10))
        self.column.setSpacing(look.px(3))
        self._head = QHBoxLayout()
        words = look.label(title, "title")
        words.setWordWrap(True)
        self._head.addWidget(words, 1)
        if aside:
            self._head.addWidget(look.label(aside, "hint"))
        self.column.addLayout(self._head)
        self.setAccessibleName(title)

    def put_aside(self, widget: QWidget) -> None:
        """Something at the right of the title."""
        self._head.addWidget(widget)

    @property
    def head_height(self) -> int:
        """How high the title stands."""
        return self._head.geometry().height()
