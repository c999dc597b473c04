"""The sign at the end of a field that empties it. Qt's own keeps its size however large the field is."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QToolButton


class ClearSign(QToolButton):
    """Stands in the field while there is something in it; ``name`` is read out."""

    def __init__(self, field: QLineEdit, name: str) -> None:
        super().__init__(field)
        self._field = field
        self.setObjectName("clear")
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.clicked.connect(self._empty)
        across = QHBoxLayout(field)
        across.setContentsMargins(0, 0, 0, 0)
        across.addStretch(1)
        across.addWidget(self)
        field.textChanged.connect(lambda text: self.setVisible(bool(text)))
        self.setVisible(bool(field.text()))

    def look_as(self, sign: QIcon, size: int) -> None:
        """Takes a sign of so many pixels; what is typed ends before it."""
        self.setIcon(sign)
        self.setIconSize(QSize(size, size))
        self._field.setTextMargins(0, 0, round(size * 1.5), 0)

    def _empty(self) -> None:
        self._field.clear()
        self._field.setFocus()
