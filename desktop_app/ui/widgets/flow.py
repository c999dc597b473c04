"""Widgets one after the other, in as many rows as the width asks for."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QLayout, QLayoutItem, QSizePolicy, QWidget


class FlowLayout(QLayout):
    """Lays its widgets in rows, each as wide as it wants to be."""

    def __init__(self, parent: QWidget, gap: int) -> None:
        super().__init__(parent)
        self._gap = gap
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        """One more at the end."""
        self._items.append(item)

    def count(self) -> int:
        """How many there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """The one at a place."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """The one at a place, which is here no more."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:
        """Narrower is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """As high as the rows that it takes."""
        return self._lay(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        """Everything in its place."""
        super().setGeometry(rect)
        self._lay(rect, move=True)

    def sizeHint(self) -> QSize:
        """All in one row."""
        hints = [item.sizeHint() for item in self._items]
        wide = sum(hint.width() + self._gap for hint in hints) - self._gap
        return QSize(max(0, wide), max((hint.height() for hint in hints), default=0))

    def minimumSize(self) -> QSize:
        """As wide as the widest."""
        hints = [item.minimumSize() for item in self._items]
        wide = max((hint.width() for hint in hints), default=0)
        return QSize(wide, max((hint.height() for hint in hints), default=0))

    def _lay(self, rect: QRect, *, move: bool) -> int:
        x = y = high = 0
        for item in self._items:
            hint = item.sizeHint()
            if x and x + hint.width() > rect.width():
                x, y, high = 0, y + high + self._gap, 0
            if move:
                item.setGeometry(QRect(rect.topLeft() + QPoint(x, y), hint))
            x += hint.width() + self._gap
            high = max(high, hint.height())
        return y + high


class Flow(QWidget):
    """A widget whose content flows; `add` puts one more in."""

    def __init__(self, gap: int) -> None:
        super().__init__()
        self._flow = FlowLayout(self, gap)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add(self, widget: QWidget) -> None:
        """One more at the end."""
        self._flow.addWidget(widget)
