"""The piles of the table: their backs, their counts and captions, the empty place."""

from __future__ import annotations

from math import pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app.ui.art.fonts import MEDIUM, SEMIBOLD, sans
from desktop_app.ui.art.picture import lay
from desktop_app.ui.table.board.mat_item import qrect
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.board.slim_lines import in_equal_lines
from desktop_app.ui.table.board.spot_item import SpotItem
from desktop_app.ui.table.layout.arrange import pile_middle
from desktop_app.ui.table.layout.layout import LABEL_STRIP, RATIO
from desktop_app.ui.table.layout.placed import PlacedSpot
from desktop_app.ui.table.layout.plan import SLIM_WIDE
from desktop_app.ui.widgets.guard import guarded


class PileItem(SpotItem):
    """What a pile shows besides its top card: the backs of a deck, the count, the caption, the empty place."""

    def __init__(self, skin: Skin, spot: PlacedSpot, scale: float) -> None:
        super().__init__(skin, spot, scale)
        self.count = 0
        self.back = ""
        self.caption = ""
        self.none = ""
        self.name = ""
        self.shuffled = 1.0
        self.setAcceptHoverEvents(True)

    def boundingRect(self) -> QRectF:
        """The zone of the pile."""
        return qrect(self.spot.rect).adjusted(-26, -6, 26, 6)

    def show_pile(self, count: int, back: str, caption: str, none: str, name: str) -> None:
        """``back`` is the kind of back to draw, "" when the top card lies face up on it, ``none`` tells that it is
        empty; ``name`` alone stands where there is no room for more."""
        if (count, back, caption, none, name) != (self.count, self.back, self.caption, self.none, self.name):
            self.count, self.back, self.caption, self.none, self.name = count, back, caption, none, name
            self.update()

    @property
    def counts_below(self) -> bool:
        """Whether the words under the pile have room for its count."""
        font = sans(13.5 * self.text_scale, SEMIBOLD)
        return QFontMetricsF(font).horizontalAdvance(self.caption) <= self.spot.rect.width

    def set_shuffled(self, share: float) -> None:
        """How far a shuffle has come: halves part and close again, twice."""
        self.shuffled = share
        self.update()

    def face_rect(self) -> QRectF:
        """Where the top card lies."""
        x, y, wide = pile_middle(self.spot)
        return QRectF(x - wide / 2, y - wide * RATIO / 2, wide, wide * RATIO)

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Backs or an empty place, and the caption under it."""
        if not self.spot.open:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = self.face_rect()
        if self.count == 0:
            self._paint_none(painter)
            return
        if self.back:
            for i in range(min(3, 1 + self.count // 10), 0, -1):
                layer = rect.translated(-1.6 * (i - 1) + self._parted(i), -1.6 * (i - 1))
                self.skin.paint_shadow(painter, layer)
                picture = self.skin.back_pixmap(self.back, painter, layer)
                lay(painter, picture, layer)
        self._paint_caption(painter, rect)

    def _paint_none(self, painter: QPainter) -> None:
        """An empty pile is a slim strip with its name."""
        theme, k = self.skin.theme, self.text_scale
        room = qrect(self.spot.rect)
        slim = min(SLIM_WIDE * max(1.0, k) - 6, room.width() - 4)
        face = self.face_rect()
        font = sans(12.5 * k, MEDIUM)
        needed = max(96.0 * k, QFontMetricsF(font).horizontalAdvance(self.none) + 16)
        tall = max(face.height(), min(room.bottom() - face.top(), needed))
        box = QRectF(room.center().x() - slim / 2, face.top(), slim, tall)
        painter.setPen(QPen(QColor(theme.zone_line), 1.2, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 8, 8)
        painter.save()
        painter.translate(box.center())
        painter.rotate(-90)
        painter.setFont(font)
        painter.setPen(QColor(theme.zone_ink))
        metrics, long = QFontMetricsF(font), box.height() - 6
        lines = in_equal_lines(self.none, metrics, long)
        if max(map(metrics.horizontalAdvance, lines)) > long or metrics.height() * len(lines) > slim + 2:
            lines = [metrics.elidedText(self.name, Qt.TextElideMode.ElideRight, long)]
        painter.drawText(QRectF(-long / 2, -slim / 2, long, slim), Qt.AlignmentFlag.AlignCenter, "\n".join(lines))
        painter.restore()

    def _parted(self, layer: int) -> float:
        """How far aside a layer lies in the middle of a shuffle; 0 at rest."""
        room = min(6.0 + self.spot.rect.width * 0.12, 26.0)
        return room * sin(2 * pi * self.shuffled) * (1 if layer % 2 else -1) if self.shuffled < 1 else 0.0

    def _paint_caption(self, painter: QPainter, rect: QRectF) -> None:
        if self.caption:
            font = sans(13.5 * self.text_scale, SEMIBOLD)
            painter.setFont(font)
            painter.setPen(QColor(self.skin.theme.zone_ink))
            room = qrect(self.spot.rect)
            line = QRectF(room.left(), rect.bottom() + 7 * self.text_scale, room.width(), LABEL_STRIP * self.text_scale)
            words = self.caption if self.counts_below else self.name
            shown = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(line, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, shown)


class CountItem(QGraphicsItem):
    """The number of cards on the lower edge of a pile, above its top card."""

    def __init__(self, skin: Skin, pile: PileItem) -> None:
        super().__init__()
        self.skin = skin
        self.pile = pile
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def take(self, spot: PlacedSpot) -> None:
        """Follows its pile."""
        self.prepareGeometryChange()

    def boundingRect(self) -> QRectF:
        """A plate on the lower edge."""
        rect = self.pile.face_rect()
        return QRectF(rect.center().x() - 30, rect.bottom() - 18, 60, 36)

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The plate, unless the pile is empty or its caption counts."""
        pile = self.pile
        plain = pile.back or not pile.spot.caption or not pile.counts_below
        if pile.spot.open and pile.count and plain:
            at = QPointF(self.boundingRect().center().x(), self.pile.face_rect().bottom() - 3)
            self.skin.paint_count(painter, str(self.pile.count), at, 13.5 * self.pile.text_scale)
