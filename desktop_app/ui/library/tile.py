"""A card in the grid: its face, or a plain stand-in until it is painted, and its words under it."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPen, QPixmap

from desktop_app.engine.frozen import Frozen
from desktop_app.ui.art.colours import darker
from desktop_app.ui.art.kinds import kind_of
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.art.parts import LONG, SHORT, frame_of
from desktop_app.ui.art.picture import lay, painted
from desktop_app.ui.widgets.look import Look

_CORNER = 0.065
GAP = 14
"""Between two faces; the rings of a chosen card reach half of it."""
_MOST_CUT = 20_000


class TileSize(Frozen):
    """The lengths of a tile in logical pixels: the face, the gap around it and the words under it. Where all cards
    lie, the tiles are `lying` too."""

    face: int
    gap: int
    words: int
    lying: bool = False

    @property
    def face_height(self) -> int:
        """The room of a face is as high as this."""
        return round(self.face * (SHORT / LONG if self.lying else LONG / SHORT))

    @property
    def width(self) -> int:
        """From tile to tile."""
        return self.face + self.gap

    @property
    def height(self) -> int:
        """From row to row."""
        return self.face_height + self.words + self.gap

    def face_rect(self, tile: QRect, face: FaceModel) -> QRectF:
        """Where the face lies in its tile: a lying card at the foot of the room of an upright one, over its words."""
        room = QRectF(tile.x() + self.gap / 2, tile.y() + self.gap / 2, self.face, self.face_height)
        if not kind_of(face.kind).landscape:
            return room
        height = self.face * SHORT / LONG
        return QRectF(room.x(), room.bottom() - height, self.face, height)

    def short_side(self, face: FaceModel) -> float:
        """The width to ask the cache for."""
        return self.face * SHORT / LONG if kind_of(face.kind).landscape else float(self.face)


def tile_size(look: Look, face: int, lines: int, below: int = 0) -> TileSize:
    """A tile with a face of a width and some lines of words, or other room, under it."""
    line = QFontMetrics(look.font("label")).height()
    return TileSize(look.px(face), look.px(GAP), lines * line + (look.px(6) if lines else 0) + look.px(below))


def paint_pixmap(painter: QPainter, rect: QRectF, pixmap: QPixmap) -> None:
    """A painted face in its place, scaled down if need be."""
    size = pixmap.deviceIndependentSize()
    if abs(size.width() - rect.width()) < 1 and abs(size.height() - rect.height()) < 1:
        painter.drawPixmap(rect.topLeft().toPoint(), pixmap)
        return
    lay(painter, pixmap, rect)


def paint_stand_in(painter: QPainter, rect: QRectF, face: FaceModel, look: Look) -> None:
    """Frame, cost and title at once, while the face waits to be painted."""
    painter.drawPixmap(
        rect.topLeft().toPoint(), _blank(frame_of(face, look.theme), round(rect.width()), round(rect.height()))
    )
    painter.setPen(QColor(look.theme.inks["title"]))
    font, metrics = _title_font(look)
    painter.setFont(font)
    title = metrics.elidedText(face.title, Qt.TextElideMode.ElideRight, int(rect.width()) - 16)
    painter.drawText(QPointF(rect.x() + 8, rect.y() + 6 + metrics.ascent()), title)
    if face.cost is not None:
        painter.drawText(QPointF(rect.x() + 8, rect.y() + 8 + metrics.ascent() + metrics.height()), face.cost)


@lru_cache(maxsize=128)
def _blank(frame: str, width: int, height: int) -> QPixmap:
    """An empty card in a frame's colour."""

    def paint(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(darker(frame, 0.7)), 2))
        painter.setBrush(QColor(frame))
        radius = width * _CORNER
        painter.drawRoundedRect(QRectF(1, 1, width - 2, height - 2), radius, radius)

    return painted(width, height, paint)


def forget_stand_ins() -> None:
    """Give up the empty cards."""
    _blank.cache_clear()


@lru_cache(maxsize=8)
def _title_font(look: Look) -> tuple[QFont, QFontMetrics]:
    font = look.font("label")
    return font, QFontMetrics(font)


def paint_ring(painter: QPainter, rect: QRectF, look: Look, *, focused: bool) -> None:
    """The gold ring of a selected card over a band of the panel; dashed outside when the keyboard is there."""
    radius = rect.width() * _CORNER + 3
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for out, width, colour in ((1.5, 3.0, look.theme.gold), (4.0, 2.0, look.theme.panel)):
        painter.setPen(QPen(QColor(colour), width))
        painter.drawRoundedRect(rect.adjusted(-out, -out, out, out), radius, radius)
    if focused:
        pen = QPen(QColor(look.theme.ink), 1.4, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawRoundedRect(rect.adjusted(-6, -6, 6, 6), radius + 3, radius + 3)


class Words:
    """The lines under a face, their fonts made once and long ones cut once."""

    def __init__(self, look: Look) -> None:
        self._fonts = (look.font("label"), look.font("hint"))
        self._metrics = tuple(QFontMetrics(font) for font in self._fonts)
        self._inks = (QColor(look.theme.ink), QColor(look.theme.ink2))
        self._above = look.px(4)
        self._cut: dict[tuple[int, str, int, int], tuple[str, ...]] = {}

    def paint(self, painter: QPainter, tile: QRect, size: TileSize, said: tuple[str, str], most: int) -> None:
        """The title in ink and what is said of the card quieter, in so many lines at most, one of them for the second;
        what is too long even so ends in dots."""
        x, y = tile.x() + size.gap // 2, tile.y() + size.gap // 2 + size.face_height + self._above
        left = most
        for kind, text in enumerate(said):
            painter.setFont(self._fonts[kind])
            painter.setPen(self._inks[kind])
            for line in self.lines(kind, text, size.face, left - 1 + kind):
                painter.drawText(x, y + self._metrics[kind].ascent(), line)
                y += self._metrics[kind].height()
                left -= 1

    def lines(self, kind: int, text: str, room: int, most: int) -> tuple[str, ...]:
        """Words broken into lines of a title (0) or of what stands under it (1)."""
        key = (kind, text, room, most)
        if key not in self._cut:
            if len(self._cut) > _MOST_CUT:
                self._cut.clear()
            self._cut[key] = broken(text, self._metrics[kind], room, most)
        return self._cut[key]


def broken(text: str, metrics: QFontMetrics, room: int, most: int) -> tuple[str, ...]:
    """A text in up to so many lines that fit the room, broken at its spaces; the last ends in dots if it must."""
    lines: list[str] = []
    rest = text
    while rest and len(lines) < most - 1 and metrics.horizontalAdvance(rest) > room:
        words = rest.split(" ")
        fitting = next(
            (at for at in range(len(words) - 1, 0, -1) if metrics.horizontalAdvance(" ".join(words[:at])) <= room), 0
        )
        if not fitting:
            break
        lines.append(" ".join(words[:fitting]))
        rest = " ".join(words[fitting:])
    return (*lines, metrics.elidedText(rest, Qt.TextElideMode.ElideRight, room)) if rest else tuple(lines)


def paint_mark(painter: QPainter, rect: QRectF, look: Look) -> None:
    """The folded corner of a card that was brought in from outside."""
    side = rect.width() * 0.11
    corner = QPainterPath(QPointF(rect.right(), rect.bottom() - side))
    corner.lineTo(rect.right(), rect.bottom())
    corner.lineTo(rect.right() - side, rect.bottom())
    corner.closeSubpath()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(corner, QColor(look.theme.gold))
