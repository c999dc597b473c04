"""What goes on, as numbered plates from the oldest to the newest, each a step further in; and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.ui.art.fonts import BOLD, MEDIUM, SEMIBOLD, sans
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look

STEP_IN, PAD, GAP, BADGE = 12, 7, 5, 22
MOST_IN = 3
"""After so many steps the plates go no further in."""
_WRAPPED = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignVCenter)


class Plates(QWidget):
    """The newest plate is framed: what it tells is being answered now. Where there is no room for all of them the
    oldest are ``left_out``."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.lines: list[str] = []
        self.left_out = 0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_lines(self, lines: Sequence[str], look: Look) -> None:
        """Shows what goes on, outermost first."""
        self.lines, self.look, self.left_out = list(lines), look, 0
        self.updateGeometry()
        self.update()

    def height_in(self, width: int) -> int:
        """How high its plates are in a width: words wrap."""
        boxes = self._boxes(width)
        return round(boxes[-1].bottom()) + 1 if boxes else 0

    def sizeHint(self) -> QSize:
        """Whatever width there is."""
        wide = max(120, self.width())
        return QSize(wide, self.height_in(wide))

    def _font(self, at: int) -> QFont:
        return sans(self.look.px(13), SEMIBOLD if at == len(self.lines) - 1 else MEDIUM)

    def _boxes(self, width: float) -> list[QRectF]:
        px, top, found = self.look.px, 0.5, list[QRectF]()
        for at, line in enumerate(self.lines[self.left_out :], self.left_out):
            left = 0.5 + min(at - self.left_out, MOST_IN) * px(STEP_IN)
            room = QRectF(0, 0, width - 1 - left - px(BADGE) - 3 * px(PAD), 1000)
            words = QFontMetricsF(self._font(at)).boundingRect(room, _WRAPPED, line)
            tall = max(px(BADGE), words.height()) + 2 * px(PAD)
            found.append(QRectF(left, top, width - 1 - left, tall))
            top += tall + px(GAP)
        return found

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """The plates with their numbers."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for at, box in enumerate(self._boxes(self.width()), self.left_out):
            self._paint_plate(painter, at, self.lines[at], box)

    def _paint_plate(self, painter: QPainter, at: int, line: str, box: QRectF) -> None:
        theme, px = self.look.theme, self.look.px
        newest = at == len(self.lines) - 1
        painter.setPen(QPen(QColor(theme.accent if newest else theme.line), 2 if newest else 1))
        painter.setBrush(QColor(theme.panel))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 7, 7)
        badge = QRectF(box.left() + px(PAD), box.center().y() - px(BADGE) / 2, px(BADGE), px(BADGE))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.accent if newest else theme.ink2))
        painter.drawEllipse(badge)
        painter.setPen(QColor(theme.panel))
        painter.setFont(sans(px(12), BOLD))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(at + 1))
        painter.setPen(QColor(theme.ink))
        painter.setFont(self._font(at))
        words = QRectF(badge.right() + px(PAD), box.top(), box.right() - badge.right() - 2 * px(PAD), box.height())
        painter.drawText(words, _WRAPPED, line)
