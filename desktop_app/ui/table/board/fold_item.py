"""A group that is folded: a line that says whose it is, where and how strong, and opens when it is pressed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.fonts import MEDIUM, SEMIBOLD, fitting, sans
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.board.spot_item import SpotItem
from desktop_app.ui.table.layout.placed import PlacedSpot
from desktop_app.ui.table.words.sight_words import FoldTold
from desktop_app.ui.widgets.guard import guarded

NAME, PLACE, TIGHT = 13.5, 12.5, 0.92
TWO_LINES = 36.0
"""From so high on the place stands under the name with the numbers beside it, else there is the name alone."""
EDGE, ARROW, SIGN = 10.0, 20.0, 14.0


class FoldItem(SpotItem):
    """Lit while something in it can be chosen; framed while the keyboard is on it."""

    def __init__(self, skin: Skin, spot: PlacedSpot, scale: float) -> None:
        super().__init__(skin, spot, scale)
        self.told = FoldTold("")
        self.lit = self.focused = False

    def show_group(self, told: FoldTold) -> None:
        """What is told of it."""
        if told != self.told:
            self.told = told
            self.setToolTip("\n".join(told.aloud))
            self.update()

    def shine(self, *, lit: bool) -> None:
        """Whether something in it can be chosen."""
        if lit != self.lit:
            self.lit = lit
            self.update()

    def set_focused(self, focused: bool) -> None:
        """Whether the keyboard is on it."""
        if focused != self.focused:
            self.focused = focused
            self.update()

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """A plate with an arrow."""
        theme, k = self.skin.theme, self.text_scale
        box = self.boundingRect().adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ring = theme.gold if self.focused else theme.legal if self.lit else ""
        painter.setPen(QPen(QColor(ring), 2.5) if ring else QPen(with_opacity(theme.zone_ink, 0.3), 1.0))
        painter.setBrush(with_opacity(theme.panel, 0.62))
        painter.drawRoundedRect(box, 7 * k, 7 * k)
        paint_glyph(painter, "chevron-right", box.right() - ARROW * k / 2, box.center().y(), 16 * k, theme.ink)
        room = box.adjusted(EDGE * k, 0, -ARROW * k, 0)
        counts = (self.told.count,) if self.told.count is not None else ()
        if box.height() < TWO_LINES * k:
            self._line(painter, self.told.name, (*counts, *self.told.numbers), room, SEMIBOLD, NAME, theme.ink)
            return
        half = room.height() / 2
        upper, lower = room.adjusted(0, 3 * k, 0, -half), room.adjusted(0, half - k, 0, -3 * k)
        self._line(painter, self.told.name, counts, upper, SEMIBOLD, NAME, theme.ink)
        self._line(painter, self.told.place, self.told.numbers, lower, MEDIUM, PLACE, theme.ink2)

    def _line(
        self,
        painter: QPainter,
        words: str,
        numbers: Sequence[tuple[str, int]],
        room: QRectF,
        weight: int,
        size: float,
        ink: str,
    ) -> None:
        """Words at the left, numbers with their signs at the right."""
        k = self.text_scale
        painter.setPen(QColor(ink))
        painter.setFont(sans(PLACE * k, SEMIBOLD))
        metrics, x = QFontMetricsF(painter.font()), room.right() - 4 * k
        for sign, number in reversed(numbers):
            wide = metrics.horizontalAdvance(str(number))
            box = QRectF(x - wide, room.top(), wide + 1, room.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, str(number))
            paint_glyph(painter, sign, x - wide - (SIGN / 2 + 2) * k, room.center().y(), SIGN * k, ink)
            x -= wide + (SIGN + 8) * k
        left = QRectF(room.left(), room.top(), x - room.left(), room.height())
        painter.setFont(fitting(sans(size * k, weight), words, left.width(), self.least * TIGHT))
        painter.setPen(QColor(ink))
        shown = QFontMetricsF(painter.font()).elidedText(words, Qt.TextElideMode.ElideRight, left.width())
        painter.drawText(left, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
