"""What a game has on a land: tints and paths, painted with the land; badges, marks and names, over it as pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QRadialGradient

from desktop_app.games.kit.board import Path
from desktop_app.ui.art.colours import legible, with_opacity
from desktop_app.ui.art.drawing import pen
from desktop_app.ui.art.lettering import EM, Hand, written
from desktop_app.ui.art.picture import painted
from desktop_app.ui.art.store import MEGABYTE, Store
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.map.areas import paint_area_sign
from desktop_app.ui.map.camera import Camera
from desktop_app.ui.map.ink import name_ink
from desktop_app.ui.map.labels import Box
from desktop_app.ui.map.look import MapLook
from desktop_app.ui.map.marks import paint_badge, paint_mark
from desktop_app.ui.map.naming import name_in
from desktop_app.ui.map.spread import AREA_NAME, Spread, spread, within_sight
from desktop_app.ui.map.ways import Way, paint_ways, ways_of

TINT_REACH = 96.0
TINTS = ((0.0, 0.26), (0.55, 0.13), (1.0, 0.0))
"""How strong the colour of a region is about its places."""
HALO = 0.28
"""How wide the paper shows around a name, in its size."""
THIN = 8.0
"""How much the letters of a region's name stand out from their paper: their strokes are thin."""
PICTURES = 12 * MEGABYTE
EDGE = 120.0
"""So many pixels beyond the window something may still reach into it."""


SCALES_KEPT = 8

Layer = Literal["badges", "marks", "names"]


class Sprite(NamedTuple):
    """A picture about a point of the land: where that is, and how far from it in pixels the picture's corner lies."""

    x: float
    y: float
    east: float
    south: float
    picture: QPixmap


class BoardLayer:
    """One game's board on a land, in a theme and a language; its marks and names are ``grown`` times as large as
    drawn."""

    def __init__(self, look: MapLook, theme: Theme, language: str) -> None:
        self.look, self.theme, self.language = look, theme, language
        self.grown = 1.0
        self.ways: list[Way] = ways_of(look)
        self._spread: Spread | None = None
        self._spreads: dict[tuple[float, float, bool], Spread] = {}
        self._stood: tuple[Camera, tuple[tuple[Box, ...], ...], Spread] | None = None
        self._clear_of: tuple[tuple[Box, ...], ...] = ((), (), ())
        self._pictures = Store(PICTURES)
        self._on_land: dict[str, bool] = {}
        self._laid: tuple[Spread, float] | None = None
        self._sprites: dict[Layer, list[Sprite]] = {}

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

    def grow(self, times: float) -> None:
        """Draws marks and names so much larger."""
        if times != self.grown:
            self.grown, self._spread, self._stood = times, None, None

    def keep_clear(self, covered: Sequence[Box], over: Sequence[Box], standing: Sequence[Box]) -> None:
        """Names stand beside what lies on the window in these boxes, in its pixels, when all stands next, and beside
        what is shown ``over`` them; beside what is ``standing`` there only where there is room."""
        self._clear_of = tuple(covered), tuple(over), tuple(standing)

    # -- over the land ------------------------------------------------------------------------------------------------

    def at(self, camera: Camera, *, settle: bool) -> Spread:
        """How the board lies at a camera; while it moves, names stay where they stood about their places."""
        if self._spread is None or (settle and self._spread.scale != camera.scale):
            self._spread, self._stood = self._spread_at(camera), None
        if settle and (self._stood is None or self._stood[:2] != (camera, self._clear_of)):
            seen = within_sight(self._spread, self.look, self.language, camera, *self._clear_of)
            self._stood = camera, self._clear_of, seen
        return self._stood[2] if self._stood is not None else self._spread

    def _spread_at(self, camera: Camera) -> Spread:
        """How all of the board lies at the scale of a camera: one comes back to the same few."""
        home, scale = camera.home, camera.scale
        whole = scale <= camera.least * 1.001
        known = self._spreads.get((scale, self.grown, whole))
        if known is None:
            edge = 4 / scale
            room = (home.left - edge, home.top - edge, home.right + edge, home.bottom + edge) if whole else None
            known = spread(self.look, self.ways, scale, self.language, self.theme.print_scale, room, self.grown)
            if len(self._spreads) >= SCALES_KEPT:
                self._spreads.pop(next(iter(self._spreads)))
            self._spreads[scale, self.grown, whole] = known
        return known

    def paint(self, layer: Layer, painter: QPainter, camera: Camera, ratio: float, *, settle: bool) -> None:
        """What each path asks for, the places themselves, or their names with halos: one layer of pictures."""
        lies = self.at(camera, settle=settle)
        if self._laid != (lies, ratio):
            self._laid = (lies, ratio)
            self._sprites = {"badges": self._badges(), "marks": self._marks(), "names": self._names()}
        scale = camera.scale
        left, top = camera.wide / 2 - camera.x * scale, camera.tall / 2 - camera.y * scale
        most_x, most_y = camera.wide + EDGE, camera.tall + EDGE
        for x, y, east, south, picture in self._sprites[layer]:
            at_x, at_y = left + x * scale, top + y * scale
            if -EDGE < at_x < most_x and -EDGE < at_y < most_y:
                painter.drawPixmap(round(at_x + east), round(at_y + south), picture)

    def _badges(self) -> list[Sprite]:
        assert self._laid is not None
        lies, ratio = self._laid
        size = lies.sizes.badge
        room = QRectF(-24 * size, -18 * size, 48 * size, 36 * size)
        found = []
        for way in self.ways:
            path, sign, own = way.path, self.look.terrains[way.path.terrain], way.ends in self.look.corrected

            def paint(painter: QPainter, path: Path = path, sign: str = sign, own: bool = own) -> None:
                paint_badge(painter, path.terrain, sign, path.cost, size, self.theme, corrected=own)

            picture = self._picture(("badge", path.terrain, path.cost, own, size, ratio), room, paint, ratio)
            x, y = lies.badges[way.ends]
            found.append(Sprite(x, y, room.x(), room.y(), picture))
        return found

    def _marks(self) -> list[Sprite]:
        assert self._laid is not None
        lies, ratio = self._laid
        found = []
        for location in self.look.board().locations.values():
            shape, sign = self.look.shape_of(location), self.look.signs.get(location.kind, "")
            colour, radius = self.look.colour_of(location, self.theme), lies.sizes.mark_of(location, self.look)

            def paint(
                painter: QPainter, shape: str = shape, colour: str = colour, radius: float = radius, sign: str = sign
            ) -> None:
                paint_mark(painter, shape, colour, radius, sign, self.theme)

            reach = radius * 1.25 + 5
            room = QRectF(-reach, -reach, 2 * reach, 2 * reach)
            picture = self._picture(("mark", shape, colour, sign, radius, ratio), room, paint, ratio)
            found.append(Sprite(*self.look.at[location.id], -reach, -reach, picture))
        return [*self._area_signs(lies.sizes.area, ratio), *found]

    def _area_signs(self, radius: float, ratio: float) -> list[Sprite]:
        found, reach = [], radius + 3
        for area in self.look.areas():

            def paint(painter: QPainter, kind: str = area.kind) -> None:
                paint_area_sign(painter, kind, self.look.area_signs[kind], radius, self.theme)

            room = QRectF(-reach, -reach, 2 * reach, 2 * reach)
            picture = self._picture(("area", area.kind, radius, ratio), room, paint, ratio)
            found.append(Sprite(*area.at, -reach, -reach, picture))
        return found

    def _names(self) -> list[Sprite]:
        assert self._laid is not None
        lies, ratio = self._laid
        locations, areas, found = self.look.board().locations, self.look.area_of, []
        for id, box in lies.names.items():
            area = areas.get(id)
            if area is not None:
                size, hand, ink = lies.sizes.area_name, AREA_NAME, region_ink(self.theme)
            else:
                (size, hand), ink = lies.sizes.name_of(locations[id], self.look), name_ink(self.theme).ink
            words = name_in(area or locations[id], self.language)

            def paint(
                painter: QPainter, words: str = words, size: float = size, hand: Hand = hand, ink: str = ink
            ) -> None:
                self._paint_name(painter, words, size, hand, ink)

            room = QRectF(-4, -4, box[2] - box[0] + 8, box[3] - box[1] + 8)
            picture = self._picture(("name", words, size, hand, ratio), room, paint, ratio)
            found.append(Sprite(*(area.at if area is not None else self.look.at[id]), box[0] - 4, box[1] - 4, picture))
        return found

    def _paint_name(self, painter: QPainter, words: str, size: float, hand: Hand, ink: str) -> None:
        painter.translate(1.5, size * 0.83)
        painter.scale(size / EM, size / EM)
        letters = QPainterPath()
        letters.setFillRule(Qt.FillRule.WindingFill)
        for letter in written(words, hand).in_place():
            letters.addPath(letter)
        painter.strokePath(letters, pen(name_ink(self.theme).halo, HALO * EM))
        painter.fillPath(letters, QColor(ink))

    def _picture(
        self, key: tuple[object, ...], room: QRectF, paint: Callable[[QPainter], None], ratio: float
    ) -> QPixmap:
        """Something drawn about (0, 0) within a room, kept as a picture."""

        def drawn(painter: QPainter) -> None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(ratio, ratio)
            painter.translate(-room.topLeft())
            paint(painter)

        wide, tall = round(room.width() * ratio), round(room.height() * ratio)
        return self._pictures.get(key, lambda: painted(wide, tall, drawn, ratio))

    # -- finding ------------------------------------------------------------------------------------------------------

    def place_at(self, x: float, y: float, camera: Camera) -> str:
        """The place or area whose mark or name is at a pixel, the nearest of several; "" for none."""
        lies = self.at(camera, settle=False)
        locations = self.look.board().locations
        best, least = "", float("inf")
        for id, at in self.look.at.items():
            px, py = camera.to_window(*at)
            far = ((px - x) ** 2 + (py - y) ** 2) ** 0.5
            if far <= lies.sizes.mark_of(locations[id], self.look) + 7 and far < least:
                best, least = id, far
        if best:
            return best
        for id, box in lies.names.items():
            px, py = camera.to_window(*self.look.places[id].at)
            if box[0] <= x - px <= box[2] and box[1] <= y - py <= box[3]:
                return id
        for area in self.look.areas():
            px, py = camera.to_window(*area.at)
            if (px - x) ** 2 + (py - y) ** 2 <= lies.sizes.area**2:
                return area.id
        return ""


def region_ink(theme: Theme) -> str:
    """The ink for the names of regions: that of lands, as far from their halo as their thin letters need it."""
    return legible(theme.map["letters_land"], name_ink(theme).halo, THIN)
