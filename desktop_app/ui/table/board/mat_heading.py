"""What an open mat says in the strip at its top: its name, its counts, a chip with a sum behind it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from desktop_app.engine.frozen import Frozen
from desktop_app.ui.art.fonts import MEDIUM, SEMIBOLD, rise_in_sans, sans, wide_in_sans
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.signs import NUMBER_SIGNS
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.layout.layout import LABEL_STRIP
from desktop_app.ui.table.words.mat_words import Label

LETTERS = 13.5
"""How large the words of a mat are."""
LEAST_WORD = 22.0
"""Less room than this says nothing of a word that has no room as a whole."""
BESIDE_SIGN, ALONE = 29.0, 10.0
"""Where the name of a mat begins, beside its sign and without one."""
LEAST_OF_NAME = 0.8
"""Of a name that is cut short at least this share is told."""


class MatHeading(Frozen):
    """What a strip says, in letters so many times larger than drawn."""

    label: Label
    scale: float

    def wide(self, words: str, weight: int) -> float:
        """How wide words are in the letters of a mat."""
        return wide_in_sans(words, LETTERS * self.scale, weight)

    def title(self, room: float, weight: int) -> str:
        """The longest of the names that fits, else the shortest."""
        names = (self.label.title, *self.label.shorter)
        return next((name for name in names if self.wide(name, weight) <= room), names[-1])

    def name_and_place(self, room: float) -> tuple[str, float]:
        """The name it says in a strip of this width, and where in it that begins: beside its sign, or alone where a
        name that would be cut beside that is whole."""
        k = self.scale
        name, shortest = self.name_within(room - BESIDE_SIGN * k), (self.label.title, *self.label.shorter)[-1]
        whole = name and self.wide(name, SEMIBOLD) <= room - BESIDE_SIGN * k
        if not whole and self.wide(shortest, SEMIBOLD) <= room - ALONE * k:
            return shortest, ALONE * k
        return name, BESIDE_SIGN * k

    def name_within(self, room: float) -> str:
        """The name it says in this much room with its counts, as a rule a whole one; the sign alone tells more than a
        few letters. No name is shortened for a chip that has no room beside the shortest."""
        counts, chip = self._counts_wide, self._chip_wide
        name = self.title(room - counts - chip, SEMIBOLD)
        if chip and self.wide(name, SEMIBOLD) + counts + chip > room:
            name = self.title(room - counts, SEMIBOLD)
        return name if self.wide(name, SEMIBOLD) * LEAST_OF_NAME <= room else ""

    @property
    def _counts_wide(self) -> float:
        """How much room its counts take."""
        k = self.scale
        return sum(self.wide(told, MEDIUM) + (28 if sign else 8) * k for sign, told in self.label.counts)

    @property
    def _chip_wide(self) -> float:
        """How much room its chip takes."""
        return self.wide(self.label.chip, SEMIBOLD) + (18 + 8) * self.scale if self.label.chip else 0.0

    def paint(self, painter: QPainter, strip: QRectF, sign: str, ink: str, skin: Skin, *, name_alone: bool) -> None:
        """The name beside its sign at the top of ``strip``, then all that is counted and summed, but where it stands
        large on the mat, which leaves the ``name_alone``."""
        if not self.label.title:
            return
        k = self.scale
        middle = strip.top() + 1 + LABEL_STRIP * k / 2
        name, begins = self.name_and_place(strip.width() - 8)
        if begins == BESIDE_SIGN * k:
            paint_glyph(painter, sign, strip.left() + 17 * k, middle, 15 * k, ink)
        end = strip.right() - 8
        x = self._words(painter, name, strip.left() + begins, middle, SEMIBOLD, ink, end)
        if name_alone:
            return
        for counted, told in self.label.counts:
            if x + self.wide(told, MEDIUM) + (28 if counted else 8) * k > end:
                continue  # half a count says nothing
            if counted:
                paint_glyph(painter, NUMBER_SIGNS[counted], x + 18 * k, middle, 15 * k, ink)
                x += 20 * k
            x = self._words(painter, told, x + 8 * k, middle, MEDIUM, ink, end)
        after = self._chip(painter, x + 8 * k, middle, end, skin) if self.label.chip else x
        fits = after + 8 * k + self.wide(self.label.sum, MEDIUM) <= end
        if self.label.sum and fits and (after > x + 8 * k or not self.label.chip):
            self._words(painter, self.label.sum, after + 8 * k, middle, MEDIUM, ink, end)

    def _words(self, painter: QPainter, text: str, x: float, middle: float, weight: int, ink: str, end: float) -> float:
        size, wide = LETTERS * self.scale, self.wide(text, weight)
        if end - x < min(wide, LEAST_WORD * self.scale):
            return x
        font = sans(size, weight)
        if wide > end - x:
            text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, end - x)
            wide = self.wide(text, weight)
        painter.setFont(font)
        painter.setPen(QColor(ink))
        painter.drawText(QPointF(x, middle + rise_in_sans(size, weight)), text)
        return x + wide

    def _chip(self, painter: QPainter, x: float, middle: float, end: float, skin: Skin) -> float:
        font = sans(LETTERS * self.scale, SEMIBOLD)
        wide = QFontMetricsF(font).horizontalAdvance(self.label.chip) + 18 * self.scale
        if x + wide > end:
            return x
        box = QRectF(x, middle - 9.5 * self.scale, wide, 19 * self.scale)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(skin.plate))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setFont(font)
        painter.setPen(QColor(skin.plate_ink))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.label.chip)
        return x + wide
