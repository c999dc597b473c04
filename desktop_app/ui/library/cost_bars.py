"""A bar for each cost, as high as there are cards of it: pressed, it asks for that cost."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.ui.widgets.look import Look


class CostBars(QWidget):
    """How many cards cost what; a press on a bar, or its digit, asks for that cost."""

    changed = Signal(set)

    def __init__(self, look: Look, title: str, counts: Sequence[int]) -> None:
        super().__init__()
        self._look, self._counts = look, list(counts)
        self._chosen: set[int] = set()
        self.setAccessibleName(title)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """Bars with their numbers under them."""
        return QSize(self._look.px(200), self._look.px(78))

    @property
    def counts(self) -> list[int]:
        """How many cards cost 0, 1, 2 ... as the bars show it."""
        return list(self._counts)

    def show_counts(self, counts: Sequence[int]) -> None:
        """Say how many cards of each cost the search leaves."""
        self._counts = list(counts)
        self.update()

    def show_chosen(self, numbers: set[int]) -> None:
        """Mark these."""
        self._chosen = set(numbers)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A bar is chosen or let go."""
        self._toggle(int(event.position().x() * len(self._counts) / max(1, self.width())))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A digit chooses its bar."""
        if event.text().isdigit():
            self._toggle(int(event.text()))
        else:
            super().keyPressEvent(event)

    def _toggle(self, number: int) -> None:
        if 0 <= number < len(self._counts):
            self._chosen ^= {number}
            self.update()
            self.changed.emit(set(self._chosen))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Bars in the accent colour, those not chosen paler once any is."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, wide = self._look.theme, self.width() / len(self._counts)
        foot = self.height() - self._look.px(20)
        most = max(*self._counts, 1)
        painter.setFont(self._look.font("keycap"))
        for number, count in enumerate(self._counts):
            high = max(1.0, (foot - 6) * count / most)
            colour = QColor(theme.accent)
            colour.setAlphaF(1.0 if number in self._chosen or not self._chosen else 0.3)
            painter.fillRect(QRectF(number * wide + wide * 0.14, foot - high, wide * 0.72, high), colour)
            painter.setPen(QColor(theme.ink2))
            place = QRectF(number * wide, foot + 2, wide, self.height() - foot - 2)
            painter.drawText(place, int(Qt.AlignmentFlag.AlignCenter), str(number))
        if self.hasFocus():
            painter.setPen(QColor(theme.gold))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()
