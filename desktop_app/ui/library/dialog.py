"""What the dialogs of the library and the decks share: a title, a body, buttons at the foot."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QDialog,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop_app.ui.shell.looks import Looks
from desktop_app.ui.shell.parts import words
from desktop_app.ui.widgets.keys_alone import presses
from desktop_app.ui.widgets.look import Look

MARGIN = 16
"""What a scroll bar takes of the width."""


class Dialog(QDialog):
    """A dialog in the looks of the application: no higher than what stands in it, where that is known."""

    fits = True
    """Whether all that it will show stands in it when it opens."""

    def __init__(self, looks: Looks, title: str, parent: QWidget, *, width: int = 760, height: int = 560) -> None:
        super().__init__(parent)
        self.looks = looks
        look = looks.look
        self.setWindowTitle(title)
        self.opened_at = QSize(look.px(width), look.px(height)).boundedTo(parent.window().size() - QSize(40, 40))
        """As large as it may be when it opens."""
        self.resize(self.opened_at)
        whole = QVBoxLayout(self)
        edge = look.px(20)
        whole.setContentsMargins(edge, look.px(16), edge, look.px(16))
        whole.setSpacing(look.px(10))
        whole.addWidget(look.label(title, "question"))
        self.body = QVBoxLayout()
        self.body.setSpacing(look.px(8))
        whole.addLayout(self.body, 1)
        self.foot = QHBoxLayout()
        self.foot.setSpacing(look.px(8))
        whole.addLayout(self.foot)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that the keyboard is on, as everywhere; in a field the main one, if there is one."""
        if not presses(self, event):
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Takes no room for nothing."""
        super().showEvent(event)
        if self.fits and not event.spontaneous() and not self._has_more():
            self.resize(self.width(), min(self.height(), self._needed()))

    def grow(self) -> None:
        """As large as it may be, about the same middle: there is more to show now."""
        frame = QRect(QPoint(0, 0), self.size().expandedTo(self.opened_at))
        frame.moveCenter(self.geometry().center())
        self.setGeometry(frame)

    def _has_more(self) -> bool:
        """Whether there are fields and lists that use whatever room there is."""
        return any(each.isVisible() for each in self.findChildren(QAbstractScrollArea) if type(each) is not QScrollArea)

    def _needed(self) -> int:
        """The height of everything, of what scrolls all that it holds."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        wrapped = layout.hasHeightForWidth()
        needed = layout.totalHeightForWidth(self.width()) if wrapped else layout.totalSizeHint().height()
        for area in self.findChildren(QScrollArea):
            content = area.widget()
            if area.isVisible() and content is not None:
                whole = content.heightForWidth(area.width() - MARGIN)
                needed += (content.sizeHint().height() if whole < 0 else whole) - area.sizeHint().height()
        return needed

    @property
    def look(self) -> Look:
        """The present look."""
        return self.looks.look

    def say(self, text: str, role: str = "hint") -> QWidget:
        """A line of words in the body."""
        label = words(self.look, text, role)
        self.body.addWidget(label)
        return label

    def add_button(
        self, name: str, text: str, act: Callable[[], object], role: str = "button", sign: str = ""
    ) -> QPushButton:
        """A button at the foot."""
        button = self.look.button(text, role, sign)
        button.setObjectName(name)
        button.clicked.connect(lambda: act())
        self.foot.addWidget(button)
        return button
