"""What a game has on a land: tints and paths, painted with the land; badges, marks and names, over it as pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QRadialGradient

from desktop_app.games.kit.board import Location
from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.drawing import pen
from desktop_app.ui.art.lettering import Hand, written
from desktop_app.ui.art.picture import painted
from desktop_app.ui.art.store import MEGABYTE, Store
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.map.camera import Camera
from desktop_app.ui.map.look import MapLook
from desktop_app.ui.map.marks import paint_badge, paint_mark
from desktop_app.ui.map.spread import Spread, name_in, spread
from desktop_app.ui.map.ways import Way, paint_ways, ways_of

TINT_REACH = 96.0
TINTS = ((0.0, 0.26), (0.55, 0.13), (1.0, 0.0))
"""How strong the colour of a region is about its places."""
HALO = 0.28
"""How wide the paper shows around a name, in its size."""
PICTURES = 12 * MEGABYTE
EDGE = 60.0
"""So many pixels beyond the window something may still reach into it."""


class BoardLayer:
    """One game's board on a land, in a theme and a language."""

    def __init__(self, look: MapLook, theme: Theme, language: str) -> None:
        self.look, self.theme, self.language = look, theme, language
        self.ways: list[Way] = ways_of(look)
        self._spread: Spread | None = None
        self._pictures = Store(PICTURES)
        self._on_land: dict[str, bool] = {}

    # -- with the land ------------------------------------------------------------------------------------------------

    def paint_tints(self, painter: QPainter, land: QPainterPath, part: QRectF) -> None:
        """The colours of the regions about their places, on land only."""
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        for location in self.look.board().locations.values():
            x, y = self.look.at[location.id]
            box = QRectF(x - TINT_REACH, y - TINT_REACH, 2 * TINT_REACH, 2 * TINT_REACH)
            if not box.intersects(part):
                continue
            glow = QRadialGradient(box.center(), TINT_REACH)
            for far, share in TINTS:
                glow.setColorAt(far, with_opacity(self.theme.regions[location.region], share))
            painter.setBrush(glow)
            on_land = self._on_land.setdefault(location.id, land.contains(box))
            painter.setClipping(False)
            if not on_land:
                painter.setClipPath(land)
            painter.drawEllipse(box)
        painter.restore()

    def paint_ways(self, painter: QPainter, scale: float) -> None:
        """The paths."""
        paint_ways(painter, self.ways, self.look, scale, self.theme)

    # -- over the land ------------------------------------------------------------------------------------------------

    def at(self, camera: Camera, *, settle: bool) -> Spread:
        """How the board lies at a camera; while it moves, names stay where they stood about their places."""
        if self._spread is None or (settle and self._spread.scale != camera.scale):
            home = camera.home
            whole = camera.scale <= camera.least * 1.001
            edge = 4 / camera.scale
            room = (home.left - edge, home.top - edge, home.right + edge, home.bottom + edge) if whole else None
            self._spread = spread(self.look, self.ways, camera.scale, self.language, self.theme.print_scale, room)
        return self._spread

    def paint_badges(self, painter: QPainter, camera: Camera, ratio: float, *, settle: bool) -> None:
        """What each path asks for."""
        lies = self.at(camera, settle=settle)
        for way in self.ways:
            at = camera.to_window(*lies.badges[way.ends])
            if _in_sight(at, camera):
                picture, origin = self.badge(way, lies.sizes.badge, ratio)
                painter.drawPixmap(QPointF(*at) + origin, picture)

    def badge(self, way: Way, size: float, ratio: float) -> tuple[QPixmap, QPointF]:
        """The picture of a badge, and where its corner lies from its middle."""
        path = way.path

        def paint(painter: QPainter) -> None:
            paint_badge(painter, path.terrain, self.look.terrains[path.terrain], path.cost, size, self.theme)

        key = ("badge", path.terrain, path.cost, size, ratio)
        return self._picture(key, QRectF(-16 * size, -10 * size, 32 * size, 20 * size), paint, ratio)

    def paint_marks(self, painter: QPainter, camera: Camera, ratio: float, *, settle: bool) -> None:
        """The places themselves."""
        lies = self.at(camera, settle=settle)
        for location in self.look.board().locations.values():
            at = camera.to_window(*self.look.at[location.id])
            if _in_sight(at, camera):
                picture, origin = self._mark(location, lies.sizes.mark_of(location, self.look), ratio)
                painter.drawPixmap(QPointF(*at) + origin, picture)

    def _mark(self, location: Location, radius: float, ratio: float) -> tuple[QPixmap, QPointF]:
        shape, sign = self.look.shapes[location.region], self.look.signs.get(location.kind, "")
        colour = self.theme.regions[location.region]

        def paint(painter: QPainter) -> None:
            paint_mark(painter, shape, colour, radius, sign, self.theme)

        reach = radius * 1.25 + 5
        key = ("mark", location.region, sign, radius, ratio)
        return self._picture(key, QRectF(-reach, -reach, 2 * reach, 2 * reach), paint, ratio)

    def paint_names(self, painter: QPainter, camera: Camera, ratio: float, *, settle: bool) -> None:
        """The names of the places, each with its halo of paper."""
        lies = self.at(camera, settle=settle)
        locations = self.look.board().locations
        for id, box in lies.names.items():
            x, y = camera.to_window(*self.look.at[id])
            if _in_sight((x, y), camera):
                size, hand = lies.sizes.name_of(locations[id], self.look)
                words = name_in(locations[id], self.language)
                picture, origin = self._name(words, size, hand, box[2] - box[0], box[3] - box[1], ratio)
                painter.drawPixmap(QPointF(x + box[0], y + box[1]) + origin, picture)

    def _name(
        self, words: str, size: float, hand: Hand, wide: float, tall: float, ratio: float
    ) -> tuple[QPixmap, QPointF]:
        def paint(painter: QPainter) -> None:
            painter.translate(1.5, size * 0.83)
            painter.scale(size / 100, size / 100)
            letters = QPainterPath()
            letters.setFillRule(Qt.FillRule.WindingFill)
            for letter, place in written(words, hand).letters:
                letters.addPath(letter.translated(place))
            painter.strokePath(letters, pen(self.theme.map["halo"], HALO * 100))
            painter.fillPath(letters, with_opacity(self.theme.map["name"], 1.0))

        key = ("name", words, size, hand, ratio)
        return self._picture(key, QRectF(-4, -4, wide + 8, tall + 8), paint, ratio)

    def _picture(
        self, key: tuple[object, ...], room: QRectF, paint: Callable[[QPainter], None], ratio: float
    ) -> tuple[QPixmap, QPointF]:
        """Something drawn about (0, 0) within a room, kept as a picture; with where its corner lies."""

        def drawn(painter: QPainter) -> None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(ratio, ratio)
            painter.translate(-room.topLeft())
            paint(painter)

        wide, tall = round(room.width() * ratio), round(room.height() * ratio)
        return self._pictures.get(key, lambda: painted(wide, tall, drawn, ratio)), room.topLeft()

    # -- finding ------------------------------------------------------------------------------------------------------

    def place_at(self, x: float, y: float, camera: Camera) -> str:
        """The place whose mark or name is at a pixel, the nearest of several; "" for none."""
        lies = self.at(camera, settle=False)
        locations: Mapping[str, Location] = self.look.board().locations
        best, least = "", float("inf")
        for id, at in self.look.at.items():
            px, py = camera.to_window(*at)
            far = ((px - x) ** 2 + (py - y) ** 2) ** 0.5
            if far <= lies.sizes.mark_of(locations[id], self.look) + 7 and far < least:
                best, least = id, far
        if best:
            return best
        for id, box in lies.names.items():
            px, py = camera.to_window(*self.look.at[id])
            if box[0] <= x - px <= box[2] and box[1] <= y - py <= box[3]:
                return id
        return ""


def _in_sight(at: tuple[float, float], camera: Camera) -> bool:
    return -EDGE * 2 <= at[0] <= camera.wide + EDGE * 2 and -EDGE <= at[1] <= camera.tall + EDGE
