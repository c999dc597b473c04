"""A journey over the land: its road from place to place through the regions, what it is called, its sockets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import dist

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app.engine.view import CardView
from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.drawing import flowing, pen, polygon
from desktop_app.ui.art.fonts import BOLD, SEMIBOLD, fitting, sans, serif
from desktop_app.ui.art.picture import lay
from desktop_app.ui.map.areas import paint_area_sign
from desktop_app.ui.map.look import MapLook
from desktop_app.ui.table.board.mat_item import qrect
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.layout.over_land import StagedJourney
from desktop_app.ui.table.layout.placed import Rect
from desktop_app.ui.table.words.sight_words import JourneyTold
from desktop_app.ui.widgets.guard import guarded

LEAST = 12.5
DISC, ROAD = 13.0, 5.0
DASHES = (2.2, 1.5)
Where = Callable[[float, float], tuple[float, float]]


def road_points(told: JourneyTold, look: MapLook) -> list[tuple[float, float]]:
    """The points of the land that a road leads through: its ends, as far as they are known, and the regions between;
    not by a region in which an end lies where that would be a way back."""
    start, goal = (look.place_of_card(code) for code in (told.start, told.goal))
    areas = [look.area_of[region].at for region in told.regions if region in look.area_of]
    ends = [look.at[place] if place else None for place in (start, goal)]
    if ends[0] is not None:
        areas = _straight(ends[0], areas, ends[1])
    if ends[1] is not None:
        areas = _straight(ends[1], areas[::-1], ends[0])[::-1]
    first, last = ends
    return [*([first] if first is not None else []), *areas, *([last] if last is not None else [])]


def _straight(
    end: tuple[float, float], areas: list[tuple[float, float]], other: tuple[float, float] | None
) -> list[tuple[float, float]]:
    """The areas without the first, where the end is nearer to what follows than the area is."""
    after = areas[1] if len(areas) > 1 else other
    if not areas or after is None:
        return areas
    return areas[1:] if dist(end, after) < dist(areas[0], after) else areas


class JourneyItem(QGraphicsItem):
    """Lies over the map and under the names of places; the cards at the ends are the scene's own."""

    def __init__(self, skin: Skin, look: MapLook, where: Where) -> None:
        super().__init__()
        self._skin, self._look, self._where = skin, look, where
        self.told: JourneyTold | None = None
        self._staged: StagedJourney | None = None
        self._cards: Sequence[CardView] = ()
        self._waits = False
        self.setVisible(False)

    def show_journey(
        self,
        told: JourneyTold | None,
        staged: StagedJourney | None,
        cards: Sequence[CardView] = (),
        *,
        waits: bool = False,
    ) -> None:
        """Shows a journey where it is staged, or nothing; ``cards`` have taken the first sockets. ``waits`` says that
        something lies at the goal."""
        self.prepareGeometryChange()
        self.told, self._staged, self._cards, self._waits = told, staged, cards, waits
        self.setVisible(told is not None and staged is not None)
        self.update()

    @property
    def _k(self) -> float:
        """How much larger than drawn its words and its road are."""
        return self._skin.theme.print_scale * (self._staged.start.unit if self._staged is not None else 1.0)

    @property
    def covers(self) -> list[QRectF]:
        """What lies over the land: the heading, the cards at the ends with their words, the sockets."""
        staged, told = self._staged, self.told
        if staged is None or told is None:
            return []
        parts = [staged.start.rect, staged.goal.rect]
        parts += [line for line, words in zip(staged.captions, told.told, strict=True) if words]
        parts += [staged.panel] if staged.panel is not None else []
        parts += [staged.guard.rect] if staged.guard is not None and self._waits else []
        return [
            self._pill(told.heading, staged.heading, serif(20 * self._k, SEMIBOLD)),
            *(qrect(part) for part in parts),
        ]

    def boundingRect(self) -> QRectF:
        """All of the land."""
        return qrect(self._staged.room) if self._staged is not None else QRectF()

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The road, then what is told."""
        if self.told is None or self._staged is None:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(qrect(self._staged.room), Qt.ClipOperation.IntersectClip)
        self._paint_road(painter)
        painter.restore()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_pill(painter, self.told.heading, self._staged.heading, serif(20 * self._k, SEMIBOLD))
        for words, line in zip(self.told.told, self._staged.captions, strict=True):
            if words:
                self._paint_pill(painter, words, line, sans(13.5 * self._k, SEMIBOLD))
        if self._staged.panel is not None:
            self._paint_sockets(painter, self._staged.panel)

    def _paint_road(self, painter: QPainter) -> None:
        assert self.told is not None
        theme = self._skin.theme
        points = [self._where(*at) for at in road_points(self.told, self._look)]
        if len(points) > 1:
            road = flowing(points)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.strokePath(road, pen(theme.map["halo"], (ROAD + 3.6) * self._k, 0.9))
            line = pen(theme.map["journey"], ROAD * self._k)
            line.setCapStyle(Qt.PenCapStyle.FlatCap)
            line.setDashPattern(list(DASHES))
            painter.strokePath(road, line)
            self._paint_arrow(painter, road)
            if not self.told.regions:
                self._paint_signs(painter, road)
        for region in self.told.regions:
            area = self._look.area_of.get(region)
            if area is not None:
                painter.save()
                painter.translate(*self._where(*area.at))
                paint_area_sign(painter, area.kind, self._look.area_signs[area.kind], DISC * self._k, theme)
                painter.restore()

    def _paint_signs(self, painter: QPainter, road: QPainterPath) -> None:
        """The types of regions that nobody has named, evenly along the road."""
        assert self.told is not None
        for at, kind in enumerate(self.told.signs, 1):
            painter.save()
            painter.translate(
                road.pointAtPercent(road.percentAtLength(road.length() * at / (len(self.told.signs) + 1)))
            )
            paint_area_sign(painter, kind, self._look.area_signs[kind], DISC * self._k, self._skin.theme)
            painter.restore()

    def _paint_arrow(self, painter: QPainter, road: QPainterPath) -> None:
        """The head of an arrow a little before the end."""
        theme = self._skin.theme
        at = road.percentAtLength(max(0.0, road.length() - 12))
        painter.save()
        painter.translate(road.pointAtPercent(at))
        painter.rotate(-road.angleAtPercent(at))
        painter.scale(self._k, self._k)
        head = polygon([(12.0, 0.0), (-8.0, -9.0), (-3.0, 0.0), (-8.0, 9.0)])
        painter.strokePath(head, pen(theme.map["halo"], 4))
        painter.fillPath(head, QColor(theme.map["journey"]))
        painter.restore()

    def _pill(self, words: str, line: Rect, font: QFont) -> QRectF:
        """The room of words with round ends in the middle of a line."""
        room = qrect(line)
        wide = (
            QFontMetricsF(fitting(font, words, room.width() - 20, LEAST * self._k)).horizontalAdvance(words)
            + 26 * self._k
        )
        wide = min(room.width(), wide)
        return QRectF(room.center().x() - wide / 2, room.top(), wide, room.height())

    def _paint_pill(self, painter: QPainter, words: str, line: Rect, font: QFont) -> None:
        theme, box = self._skin.theme, self._pill(words, line, font)
        painter.setFont(fitting(font, words, line.width - 20, LEAST * self._k))
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(with_opacity(theme.panel, 0.95))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setPen(QColor(theme.ink))
        shown = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, int(box.width()) - 8)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, shown)

    def _paint_sockets(self, painter: QPainter, panel: Rect) -> None:
        """What it is called and how much is used; one socket a point: a card, its back, or dashed."""
        assert self.told is not None
        assert self._staged is not None
        theme, room, k = self._skin.theme, qrect(panel), self._k
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(with_opacity(theme.panel, 0.95))
        painter.drawRoundedRect(room, 10, 10)
        words = QRectF(room.left() + 12 * k, room.top() + 6, 122 * k, 20 * k)
        painter.setPen(QColor(theme.ink2))
        painter.setFont(fitting(sans(13.5 * k, SEMIBOLD), self.told.sockets, words.width(), LEAST * k))
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.told.sockets)
        painter.setPen(QColor(theme.danger if self.told.used >= self.told.limit else theme.ink))
        painter.setFont(sans(22 * k, BOLD))
        below = QRectF(words.left(), words.bottom(), words.width(), room.bottom() - words.bottom() - 4)
        stands = f"{self.told.used} / {self.told.limit}"
        painter.drawText(below, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, stands)
        for at, place in enumerate(self._staged.sockets):
            self._paint_socket(painter, at, qrect(place))

    def _paint_socket(self, painter: QPainter, at: int, box: QRectF) -> None:
        theme, skin = self._skin.theme, self._skin
        assert self.told is not None
        if at < len(self._cards):
            card = self._cards[at]
            picture = skin.card_pixmap(card, painter, box) if card.code else skin.back_pixmap(card.back, painter, box)
            lay(painter, picture, box)
            return
        if at < self.told.used:
            picture = skin.back_pixmap("encounter", painter, box)
            lay(painter, picture, box)
            return
        painter.setPen(QPen(QColor(theme.ink2), 1.3, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 4, 4)


def road_middle(points: Sequence[tuple[float, float]]) -> QPointF:
    """The middle of the box about some points."""
    across, down = [x for x, _ in points], [y for _, y in points]
    return QPointF((min(across) + max(across)) / 2, (min(down) + max(down)) / 2)
