"""What a game has on a land: tints and paths, painted with the land; badges, marks and names, over it as pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Literal, NamedTuple, TypeVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QRadialGradient

from desktop_app.app.texts.texts import Texts
from desktop_app.games.kit.board import Path
from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.picture import painted
from desktop_app.ui.art.store import MEGABYTE, Store
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.map.areas import paint_area_sign
from desktop_app.ui.map.camera import Camera
from desktop_app.ui.map.ink import name_ink
from desktop_app.ui.map.labels import Box
from desktop_app.ui.map.look import MapLook
from desktop_app.ui.map.marks import paint_badge, paint_mark
from desktop_app.ui.map.medallions import Medallion, Medallions
from desktop_app.ui.map.naming import facts_of, name_in
from desktop_app.ui.map.sizes import AREA_NAME, FACTS, is_near
from desktop_app.ui.map.spread import Spread, spread, within_sight
from desktop_app.ui.map.ways import Way, paint_ways, ways_of
from desktop_app.ui.map.written_names import Line, paint_lines, region_ink

TINT_REACH = 96.0
TINTS = ((0.0, 0.26), (0.55, 0.13), (1.0, 0.0))
"""How strong the colour of a region is about its places."""
PICTURES = 12 * MEGABYTE
EDGE = 120.0
"""So many pixels beyond the window something may still reach into it."""


SCALES_KEPT = 8
AT_ONCE = 6
"""So many medallions are painted between two frames."""

Layer = Literal["badges", "marks", "names"]


class Sprite(NamedTuple):
    """A picture about a point of the land: where that is, and how far from it in pixels the picture's corner lies."""

    x: float
    y: float
    east: float
    south: float
    picture: QPixmap


class Seen(NamedTuple):
    """A place that is a medallion when it is near: the mark it has until that is painted, and in motion far away."""

    x: float
    y: float
    mark: Sprite
    medallion: Medallion


PlacedT = TypeVar("PlacedT", Sprite, Seen)


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
        self._seen: list[Seen] = []
        self._medallions = Medallions(look, theme)
        self._there: Mapping[str, str] = {}
        self._texts = Texts("es" if language == "es" else "en")

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
        lies = self._spread_for(camera, settle=settle)
        if settle and (self._stood is None or self._stood[:2] != (camera, self._clear_of)):
            seen = within_sight(lies, self.look, self.language, camera, *self._clear_of)
            self._stood = camera, self._clear_of, seen
        return self._stood[2] if self._stood is not None else lies

    def _spread_for(self, camera: Camera, *, settle: bool) -> Spread:
        if self._spread is None or (settle and self._spread.scale != camera.scale):
            self._spread, self._stood = self._spread_at(camera), None
        return self._spread

    def _spread_at(self, camera: Camera) -> Spread:
        """How all of the board lies at the scale of a camera: one comes back to the same few."""
        home, scale = camera.home, camera.scale
        whole = scale <= camera.least * 1.001
        known = self._spreads.get((scale, self.grown, whole))
        if known is None:
            edge = 4 / scale
            room = (home.left - edge, home.top - edge, home.right + edge, home.bottom + edge) if whole else None
            known = spread(
                self.look, self.ways, scale, self.language, self.theme.print_scale, room, self.grown, self._facts
            )
            if len(self._spreads) >= SCALES_KEPT:
                self._spreads.pop(next(iter(self._spreads)))
            self._spreads[scale, self.grown, whole] = known
        return known

    def _facts(self, place: str) -> list[str]:
        """What is written under the name of a place that is seen near: what it is, then who is there."""
        return [each for each in (facts_of(self.look, place, self._texts), self._there.get(place, "")) if each]

    def tell(self, there: Mapping[str, str]) -> None:
        """Tells who is at a place, under the names of those that are seen near."""
        if there != self._there:
            self._there = there
            self._spreads = {how: lies for how, lies in self._spreads.items() if not lies.sizes.medallion}
            if self._spread is not None and self._spread.sizes.medallion:
                self._spread = self._stood = None

    def reaches(self, camera: Camera, *, settle: bool) -> Mapping[str, float]:
        """The radius of each place; while the camera moves, that where it last stood."""
        return self._spread_for(camera, settle=settle).reaches

    def paint(self, layer: Layer, painter: QPainter, camera: Camera, ratio: float, *, settle: bool) -> None:
        """What each path asks for, the places themselves, or their names with halos: one layer of pictures."""
        self._lay(camera, ratio, settle=settle)
        for sprite, at_x, at_y in in_sight(self._sprites[layer], camera):
            painter.drawPixmap(round(at_x + sprite.east), round(at_y + sprite.south), sprite.picture)

    def paint_medallions(
        self, painter: QPainter, camera: Camera, ratio: float, *, settle: bool, eager: bool = False
    ) -> None:
        """The places that are seen near: as medallions as far as those are painted, ``eager`` all of them, else as
        marks, which all are where the eye has gone away from."""
        self._lay(camera, ratio, settle=settle)
        near = is_near(camera.scale, self.grown)
        for seen, at_x, at_y in in_sight(self._seen, camera):
            known = self._medallions.known(seen.medallion, ratio) if near else None
            if known is None and near and eager:
                known = self._medallions.made(seen.medallion, ratio)
            if known is None:
                mark = seen.mark
                painter.drawPixmap(round(at_x + mark.east), round(at_y + mark.south), mark.picture)
            else:
                half = known.width() / ratio / 2
                painter.drawPixmap(round(at_x - half), round(at_y - half), known)

    def paint_next(self, camera: Camera, ratio: float) -> bool:
        """Paints some medallions that are in sight and not painted yet; False when there are none."""
        self._lay(camera, ratio, settle=True)
        if not is_near(camera.scale, self.grown):
            return False
        shown = (seen.medallion for seen, _, _ in in_sight(self._seen, camera))
        missing = (each for each in shown if self._medallions.known(each, ratio) is None)
        made = [self._medallions.made(each, ratio) for each in islice(missing, AT_ONCE)]
        return bool(made)

    def _lay(self, camera: Camera, ratio: float, *, settle: bool) -> None:
        """The pictures where they lie at a camera."""
        lies = self.at(camera, settle=settle)
        if self._laid != (lies, ratio):
            self._laid = (lies, ratio)
            self._sprites = {"badges": self._badges(), "names": self._names()}
            self._sprites["marks"] = [*self._area_signs(lies.sizes.area, ratio), *self._marks()]

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
        """The marks of the places; those that are medallions when they are near are kept apart."""
        assert self._laid is not None
        lies, ratio = self._laid
        found: list[Sprite] = []
        self._seen = []
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
            mark = Sprite(*self.look.at[location.id], -reach, -reach, picture)
            whole = lies.reaches[location.id]
            if whole > radius:
                self._seen.append(Seen(mark.x, mark.y, mark, Medallion(location.id, shape, colour, sign, whole)))
            else:
                found.append(mark)
        return found

    def _area_signs(self, radius: float, ratio: float) -> list[Sprite]:
        """The types of the areas."""
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
            wide = box[2] - box[0]
            name = Line(name_in(area or locations[id], self.language), size, hand, ink)
            lines = [name, *(Line(each, lies.sizes.facts, FACTS, ink) for each in lies.facts.get(id, ()))]
            align = 0.0 if box[0] > 0 else 1.0 if box[2] < 0 else 0.5

            def paint(
                painter: QPainter, lines: Sequence[Line] = lines, wide: float = wide, align: float = align
            ) -> None:
                paint_lines(painter, lines, wide, align, self.theme)

            room = QRectF(-4, -4, wide + 8, box[3] - box[1] + 8)
            picture = self._picture(("name", *lines, align, ratio), room, paint, ratio)
            found.append(Sprite(*(area.at if area is not None else self.look.at[id]), box[0] - 4, box[1] - 4, picture))
        return found

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
        best, least = "", float("inf")
        for id, at in self.look.at.items():
            px, py = camera.to_window(*at)
            far = ((px - x) ** 2 + (py - y) ** 2) ** 0.5
            if far <= lies.reaches[id] + 7 and far < least:
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


def in_sight(things: Sequence[PlacedT], camera: Camera) -> Iterator[tuple[PlacedT, float, float]]:
    """Those that reach into a window, and where in it their points lie."""
    scale = camera.scale
    left, top = camera.wide / 2 - camera.x * scale, camera.tall / 2 - camera.y * scale
    most_x, most_y = camera.wide + EDGE, camera.tall + EDGE
    for thing in things:
        at_x, at_y = left + thing.x * scale, top + thing.y * scale
        if -EDGE < at_x < most_x and -EDGE < at_y < most_y:
            yield thing, at_x, at_y
