"""What a game has on a land: tints and paths, painted with the land; badges, marks and names, over it as pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Literal, NamedTuple, TypeVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from desktop_app.games.kit.board import Path
from desktop_app.ui.art.picture import painted
from desktop_app.ui.art.store import MEGABYTE, Store
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.map.areas import paint_area_sign
from desktop_app.ui.map.camera import Camera
from desktop_app.ui.map.ink import name_ink
from desktop_app.ui.map.look import MapLook
from desktop_app.ui.map.lying import Lying
from desktop_app.ui.map.marks import paint_badge, paint_mark
from desktop_app.ui.map.medallions import Medallion, Medallions
from desktop_app.ui.map.naming import name_in
from desktop_app.ui.map.sizes import AREA_NAME, FACTS, is_near
from desktop_app.ui.map.spread import Spread
from desktop_app.ui.map.tints import Tints
from desktop_app.ui.map.ways import paint_ways
from desktop_app.ui.map.written_names import Line, paint_lines, region_ink

PICTURES = 12 * MEGABYTE
EDGE = 120.0
"""So many pixels beyond the window something may still reach into it."""
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


class BoardLayer(Lying):
    """One game's board on a land, in a theme and a language."""

    def __init__(self, look: MapLook, theme: Theme, language: str) -> None:
        super().__init__(look, theme, language)
        self._tints = Tints(look, theme)
        self._pictures = Store(PICTURES)
        self._laid: tuple[Spread, float] | None = None
        self._sprites: dict[Layer, list[Sprite]] = {}
        self._seen: list[Seen] = []
        self._medallions = Medallions(look, theme)

    # -- with the land ------------------------------------------------------------------------------------------------

    def paint_tints(self, painter: QPainter, land: QPainterPath, part: QRectF) -> None:
        """The colours of the regions about their places, on land only."""
        self._tints.paint(painter, land, part)

    def paint_ways(self, painter: QPainter, scale: float) -> None:
        """The paths."""
        paint_ways(painter, self.ways, self.look, scale, self.theme)

    # -- over the land ------------------------------------------------------------------------------------------------

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
