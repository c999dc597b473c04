"""The course along the foot of a land: its spaces in stages, and the markers that go forward on it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app.engine.view import View
from desktop_app.ui.art.colours import mix
from desktop_app.ui.art.drawing import pen, polygon
from desktop_app.ui.art.fonts import BOLD, MEDIUM, SEMIBOLD, sans, wide_in_sans
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.tokens import TOKEN_SIGNS
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.layout.layout import Track
from desktop_app.ui.widgets.guard import guarded

TALL, WIDEST, SHARE, MARGIN = 66.0, 540.0, 0.66, 10.0
"""How high and wide the panel is, at most so much of the land, and how far from its edges."""
NUMERALS = ("", "I", "II", "III", "IV", "V")
INSET = 34.0
FLAG = ((0.0, 0.0), (-8.0, -10.0), (-8.0, -22.0), (8.0, -22.0), (8.0, -10.0))


class TrackItem(QGraphicsItem):
    """One track. It takes no clicks: the land goes on under it."""

    def __init__(self, track: Track, skin: Skin, word: Callable[..., str]) -> None:
        super().__init__()
        self._track, self._skin, self._word = track, skin, word
        self._room = self._inner = QRectF()
        self._unit = 1.0
        self.length = 0
        self.at: list[int] = [0 for _ in track.markers]

    def take(self, land: QRectF, unit: float) -> None:
        """Lies at the lower left of a land, whose units are so many pixels."""
        grown = self._skin.theme.print_scale
        inner = QRectF(0, 0, min(WIDEST, land.width() / unit * SHARE) * grown, TALL * grown)
        wide, tall, margin = inner.width() * unit, inner.height() * unit, MARGIN * unit
        room = QRectF(land.left() + margin, land.bottom() - margin - tall, wide, tall)
        if (room, unit) != (self._room, self._unit):
            self.prepareGeometryChange()
            self._room, self._inner, self._unit = room, inner, unit

    def show_view(self, view: View) -> None:
        """Where the markers are now."""
        length = view.numbers.get(self._track.limit, 0)
        at = [view.numbers.get(number, 0) for number, _ in self._track.markers]
        if (length, at) != (self.length, self.at):
            self.length, self.at = length, at
            self.update()

    def boundingRect(self) -> QRectF:
        """The panel."""
        return self._room.adjusted(-2, -2, 2, 2)

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """A panel with its name and how it stands, the spaces, the markers above them."""
        if not self.length:
            return
        theme, room, grown = self._skin.theme, self._inner, self._skin.theme.print_scale
        painter.save()
        painter.translate(self._room.topLeft())
        painter.scale(self._unit, self._unit)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(QColor(theme.panel))  # a name of the land would show through under its words
        painter.drawRoundedRect(room, 10, 10)
        self._paint_words(painter, 13 * grown)
        step = (room.width() - 2 * INSET) / self.length
        foot, radius = room.bottom() - 15 * grown, min(step * 0.44, 9.5 * grown)
        self._paint_spaces(painter, step, foot, radius)
        self._paint_markers(painter, step, foot - radius * 0.7, min(1.0, step / 22) * grown)
        painter.restore()

    def _paint_words(self, painter: QPainter, size: float) -> None:
        """The name, and at the right how it stands, in the longest words that have room beside it."""
        line, (first, *others) = self._inner.adjusted(12, 5, -12, 0), self.at
        name = self._word(self._track.name)
        painter.setPen(QColor(self._skin.theme.ink2))
        painter.setFont(sans(size, SEMIBOLD))
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, name)
        left = line.width() - wide_in_sans(name, size, SEMIBOLD) - 2 * size
        told = [self._word(standing, first=first, others=max(others)) for standing in self._track.standing]
        fits = [words for words in told if wide_in_sans(words, size, MEDIUM) <= left]
        painter.setFont(sans(size, MEDIUM))
        painter.drawText(line, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop, "".join(fits[:1]))

    def _x(self, space: int, step: float) -> float:
        return self._inner.left() + INSET + space * step

    def _paint_spaces(self, painter: QPainter, step: float, y: float, radius: float) -> None:
        theme, stages = self._skin.theme, self._track.stages
        painter.setPen(QPen(QColor(theme.ink3), 1.4))
        painter.drawLine(QPointF(self._x(0, step), y), QPointF(self._x(self.length, step), y))
        for space in range(self.length + 1):
            stage = -(-space // stages)
            last = space > 0 and space % stages == 0
            painter.setPen(QPen(QColor(theme.ink2 if last else theme.ink3), 2 if last else 1.2))
            painter.setBrush(QColor(mix(theme.panel3, theme.gold, 0.16 * stage)))
            painter.drawEllipse(QPointF(self._x(space, step), y), radius, radius)
            told = NUMERALS[min(stage, len(NUMERALS) - 1)] if last else str(space or "")
            size = radius * (1.16 if last else 1.06)
            if size >= 7:
                painter.setFont(sans(size, BOLD if last else SEMIBOLD))
                painter.setPen(QColor(theme.ink))
                box = QRectF(self._x(space, step) - 14, y - radius, 28, 2 * radius)
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, told)

    def _paint_markers(self, painter: QPainter, step: float, y: float, size: float) -> None:
        """Those on one space stand beside each other."""
        theme = self._skin.theme
        on: dict[int, list[str]] = {}
        for (_, token), space in zip(self._track.markers, self.at, strict=True):
            on.setdefault(space, []).append(token)
        for space, tokens in on.items():
            for number, token in enumerate(tokens):
                aside = (number - (len(tokens) - 1) / 2) * min(13.0, step * 0.7) * size
                painter.save()
                painter.translate(self._x(space, step) + aside, y)
                painter.scale(size, size)
                colour, ink = theme.tokens[token]
                flag = polygon(list(FLAG))
                painter.fillPath(flag, QColor(colour))
                painter.strokePath(flag, pen(theme.map["mark_rim"], 1.2))
                paint_glyph(painter, TOKEN_SIGNS[token], 0, -14.5, 12, ink)
                painter.restore()
