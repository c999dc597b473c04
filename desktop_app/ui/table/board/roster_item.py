"""What stands line by line beside the cards: tracks whose spaces fill, figures and how much of them is left."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.fonts import BOLD, MEDIUM, SEMIBOLD, fitting, sans
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.table.board.mat_item import qrect
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.board.spot_item import LEAST, SpotItem
from desktop_app.ui.table.layout.placed import PlacedSpot
from desktop_app.ui.table.words.sight_words import EntryTold, RosterTold
from desktop_app.ui.widgets.guard import guarded

USUAL = 14.0
LINE, BAR = 36.0, 4.0
WITH_PLACE, CLOSE = 46.0, 1.24
"""How high an entry is that tells where it stands, and how close its two lines are in the larger one's letters: they
stand together, apart from the next entry."""
LEFT_WIDE, BETWEEN_BOXES = 52.0, 3.0
"""How wide it is told what is left, and how far apart the spaces of a track stand."""
NARROW = 190.0
"""Rosters less wide than this leave out where a figure stands; their tips tell it."""


class RosterItem(SpotItem):
    """A line for each entry: its sign and name, then the spaces of its track, or what is left of it with a bar."""

    def __init__(self, skin: Skin, spot: PlacedSpot, scale: float) -> None:
        super().__init__(skin, spot, scale)
        self.told: RosterTold | None = None

    def show_roster(self, told: RosterTold | None) -> None:
        """What it tells now."""
        if told != self.told:
            self.told = told
            self.setToolTip("\n".join(each.aloud() for each in told.entries) if told is not None else "")
            self.update()

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Line by line, as high as there is room."""
        if self.told is None or not self.spot.open:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room, entries = qrect(self.spot.rect), self.told.entries
        if not entries:
            painter.setFont(fitting(sans(USUAL * self.text_scale, MEDIUM), self.told.none, room.width(), self.least))
            painter.setPen(QColor(self.skin.theme.zone_ink))
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, self.told.none)
            return
        lines, letters = self._lines(entries), self.letters(entries)
        for entry, line in zip(entries, lines, strict=True):
            self._paint_entry(painter, entry, line, letters)

    def _lines(self, entries: Sequence[EntryTold]) -> list[QRectF]:
        """Where each entry stands."""
        room = qrect(self.spot.rect)
        most = WITH_PLACE if any(each.told for each in entries) else LINE
        tall = min(most * self.text_scale, room.height() / len(entries))
        return [QRectF(room.left(), room.top() + at * tall, room.width(), tall) for at in range(len(entries))]

    def letters(self, entries: Sequence[EntryTold]) -> int:
        """How large the names are: all alike, so that the longest has room."""
        found = []
        for entry, line in zip(entries, self._lines(entries), strict=True):
            words, font = self.lines_of(entry, line.height())[0]
            room = self._numbers_at(entry, line) - line.left() - self._sign - 8
            found.append(fitting(font, words, room, self.least * 0.96).pixelSize())
        return min(found)

    @property
    def _sign(self) -> float:
        return 20.0 * self.text_scale

    def _numbers_at(self, entry: EntryTold, line: QRectF) -> float:
        """Where the spaces of a track, or what is left, begin."""
        if not entry.boxes:
            return line.right() - LEFT_WIDE * self.text_scale
        return line.right() - len(entry.boxes) * (self._side(line) + BETWEEN_BOXES) + BETWEEN_BOXES

    def _side(self, line: QRectF) -> float:
        return min(27.0 * self.text_scale, line.height() - 4)

    def _paint_entry(self, painter: QPainter, entry: EntryTold, line: QRectF, letters: int) -> None:
        k, theme, sign = self.text_scale, self.skin.theme, self._sign
        paint_glyph(painter, entry.sign, line.left() + sign / 2, line.center().y(), 16 * k, theme.zone_ink)
        if entry.boxes:
            self._paint_boxes(painter, entry, line)
        else:
            self._paint_left(painter, entry, line)
        right = self._numbers_at(entry, line)
        name = QRectF(line.left() + sign + 4, line.top(), right - line.left() - sign - 8, line.height())
        self._paint_name(painter, entry, name, letters)

    def _paint_name(self, painter: QPainter, entry: EntryTold, box: QRectF, letters: int) -> None:
        lines = self.lines_of(entry, box.height())
        lines[0][1].setPixelSize(min(letters, lines[0][1].pixelSize()))
        tall = min(box.height() / len(lines), lines[0][1].pixelSize() * CLOSE) if len(lines) > 1 else box.height()
        top = box.center().y() - tall * len(lines) / 2
        painter.setPen(QColor(self.skin.theme.zone_ink))
        for at, (words, font) in enumerate(lines):
            line = QRectF(box.left(), top + at * tall, box.width(), tall)
            painter.setFont(fitting(font, words, line.width(), self.least * 0.96))
            shown = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, int(line.width()))
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)

    def lines_of(self, entry: EntryTold, tall: float) -> list[tuple[str, QFont]]:
        """The name of an entry, and under it where it stands if its line is high enough for both."""
        k = self.least / LEAST
        two = bool(entry.told) and tall >= (2 * LEAST + 6) * k and self.spot.rect.width >= NARROW * k
        lines = [(entry.name, SEMIBOLD, USUAL)] + ([(entry.told, MEDIUM, LEAST)] if two else [])
        most = tall / len(lines) * 0.86
        return [(words, sans(min(size * self.text_scale, most), weight)) for words, weight, size in lines]

    def _paint_boxes(self, painter: QPainter, entry: EntryTold, line: QRectF) -> None:
        """The spaces of a track at the right, the taken ones with a token."""
        theme, side, start = self.skin.theme, self._side(line), self._numbers_at(entry, line)
        for at, (value, taken) in enumerate(entry.boxes):
            box = QRectF(start + at * (side + BETWEEN_BOXES), line.center().y() - side / 2, side, side)
            painter.setPen(QPen(QColor(theme.zone_ink), 1.2))
            painter.setBrush(QColor(theme.inks["disc"]) if taken else with_opacity(theme.panel, 0.62))
            painter.drawRoundedRect(box, 4, 4)
            if taken:
                paint_glyph(painter, entry.sign, box.center().x(), box.center().y(), side * 0.7, theme.inks["disc_ink"])
                continue
            painter.setFont(sans(side * 0.58, BOLD))
            painter.setPen(QColor(theme.ink))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(value))

    def _paint_left(self, painter: QPainter, entry: EntryTold, line: QRectF) -> None:
        """How much is left in numbers with a bar below them."""
        theme, k = self.skin.theme, self.text_scale
        wide = LEFT_WIDE * k
        box = QRectF(line.right() - wide, line.top(), wide, line.height() - BAR)
        hurt = entry.left < entry.whole
        painter.setFont(sans(min(USUAL * k, box.height() * 0.86), BOLD))
        painter.setPen(QColor(theme.danger if hurt else theme.zone_ink))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, f"{entry.left} / {entry.whole}")
        bar = QRectF(box.left(), box.bottom() - 1, wide, BAR)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_opacity(theme.zone_ink, 0.25))
        painter.drawRoundedRect(bar, 2, 2)
        painter.setBrush(QColor(theme.danger))
        share = entry.left / entry.whole if entry.whole else 0.0
        painter.drawRoundedRect(QRectF(bar.topLeft(), QPointF(bar.left() + bar.width() * share, bar.bottom())), 2, 2)
