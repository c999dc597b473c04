"""The land on the table: map and names as two layers, between which pieces stand; lit places and the paths to them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app.engine.view import View
from desktop_app.ui.map.board_layer import BoardLayer
from desktop_app.ui.map.camera import Camera
from desktop_app.ui.map.gaze import Gaze
from desktop_app.ui.map.sheet import Sheet
from desktop_app.ui.map.sizes import MEDALLION, is_near
from desktop_app.ui.map.ways import Way, paint_lit
from desktop_app.ui.table.board.light import Light
from desktop_app.ui.table.board.map_keys import RING, MapKeys
from desktop_app.ui.table.board.map_names import MapNames
from desktop_app.ui.table.board.map_parties import FIGURE, MapParties, Pawn, Walker
from desktop_app.ui.table.board.map_tokens import MapTokens
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.layout.layout import Ground
from desktop_app.ui.table.layout.placed import PlacedSpot
from desktop_app.ui.widgets.guard import guarded

ON_RIM = 0.72
"""How high above the middle of a medallion pieces stand, in its radius."""


class MapItem(QGraphicsItem):
    """The land of one table with the marks of its places; ``gaze`` says what of it is in sight."""

    def __init__(
        self, ground: Ground, skin: Skin, sheet: Sheet, spot: PlacedSpot, owner: QObject, camera: Camera | None
    ) -> None:
        """``sheet`` is the painted land with the game's places, ``camera`` where one looked before."""
        super().__init__()
        self.ground, self.skin, self.sheet = ground, skin, sheet
        self.gaze = Gaze(self.sheet, owner)
        if camera is not None:
            self.gaze.camera = camera
        self.lights: dict[str, Light] = {}
        self.lit_ways: list[Way] = []
        self.focused = ""
        self.tokens = MapTokens(self)
        self.parties = MapParties(self)
        self.keys = MapKeys(self)
        self.room = QRectF()
        self.names = MapNames(self)
        self.take(spot)

    @property
    def board(self) -> BoardLayer:
        """What the game has on the land."""
        assert self.sheet.board is not None
        return self.sheet.board

    def take(self, spot: PlacedSpot) -> None:
        """Fills the room of its zone."""
        self.board.grow(spot.unit)
        room = QRectF(spot.rect.x, spot.rect.y, spot.rect.width, spot.rect.height)
        if room != self.room:
            self.prepareGeometryChange()
            self.room = room
            self.gaze.fit(room.width(), room.height())

    def boundingRect(self) -> QRectF:
        """All of its room."""
        return self.room

    # -- finding ------------------------------------------------------------------------------------------------------

    def where(self, place: str) -> tuple[float, float] | None:
        """At which point of the table a place is seen; None for one that the land does not have."""
        at = self.ground.look.at.get(place)
        if at is None:
            return None
        x, y = self.gaze.camera.to_window(*at)
        return x + self.room.x(), y + self.room.y()

    def where_stands(self, place: str) -> tuple[float, float] | None:
        """The point of the table above which pieces of a place stand: its mark, or the upper rim of its medallion."""
        at = self.where(place)
        return (at[0], at[1] - self.rim(place)) if at is not None else None

    def rim(self, place: str) -> float:
        """How far above the middle of a place that is a medallion pieces stand, 0 for any other."""
        camera = self.gaze.camera
        reach = self.reach(place, camera)
        if not is_near(camera.scale, self.board.grown) or reach <= MEDALLION * self.board.grown:
            return 0.0
        return reach * ON_RIM

    @property
    def figure(self) -> float:
        """How wide what stands on the land is now, in units of the table."""
        return self.size(FIGURE) / self.board.grown

    def size(self, sizes: tuple[float, float, float]) -> float:
        """How large something is now that is so large at a pixel a unit, at least and at most."""
        grown = self.board.grown
        return float(round(min(max(sizes[0] * self.gaze.camera.scale / grown, sizes[1]), sizes[2]) * grown))

    def place_at(self, at: QPointF) -> str:
        """The place at a point of the table, "" for none."""
        if not self.room.contains(at):
            return ""
        return self.board.place_at(at.x() - self.room.x(), at.y() - self.room.y(), self.gaze.camera)

    def in_sight(self, at: QPointF) -> bool:
        """Whether what stands at a point of the table stands on the land that is seen."""
        return self.room.adjusted(10, 14, -10, -2).contains(at)

    def course(self, here: str, there: str) -> QPainterPath | None:
        """The path from one place to another as it runs over the table now, None without one."""
        found = next((way for way in self.board.ways if way.joins(here, there)), None)
        if found is None:
            return None
        camera = self.gaze.camera
        left, top = camera.to_window(0.0, 0.0)
        placed = QTransform.fromTranslate(left + self.room.x(), top + self.room.y()).scale(camera.scale, camera.scale)
        course = placed.map(found.course)
        return course if found.ends[0] == here else course.toReversed()

    def to_choose(self) -> list[QRectF]:
        """Where on the table the places that can be chosen are, with their keys."""
        chosen = [place for place, light in self.lights.items() if light.key or light.ring == "legal"]
        seen = [at for place in chosen if (at := self.where(place)) is not None]
        return [QRectF(x - 18, y - 30, 48, 48) for x, y in seen]

    # -- what is shown ------------------------------------------------------------------------------------------------

    def show_numbers(self, view: View) -> None:
        """The numbers of places as tokens."""
        if self.tokens.take(view):
            self.names.update()

    def show_parties(self, view: View) -> None:
        """The seats whose parties stand at each place."""
        if self.parties.take(view):
            self.board.put_first(self.parties.at)
            self.names.update()

    def pawn_at(self, at: QPointF) -> Pawn | None:
        """The pawn at a point of the table."""
        return self.parties.pawn_at(at - self.room.topLeft())

    def show_walker(self, walker: Walker | None) -> None:
        """A party on its way: it is painted where it has come to, and not yet at its goal."""
        if walker != self.parties.walker:
            self.parties.walker = walker
            self.names.update()

    def shine(self, lights: Mapping[str, Light], origin: str) -> None:
        """Marks places by their names, and the paths that lead to them from ``origin``, where a piece is moved from."""
        legal = [place for place, light in lights.items() if light.ring == "legal"]
        ways = [way for way in self.board.ways if origin and any(way.joins(origin, place) for place in legal)]
        if lights != self.lights or ways != self.lit_ways:
            self.lights, self.lit_ways = dict(lights), ways
            self.update()
            self.names.update()

    def set_focused(self, place: str) -> None:
        """The keyboard's frame around a place, "" for none."""
        if place != self.focused:
            self.focused = place
            self.update()

    def bring_in_sight(self, place: str) -> None:
        """Looks towards a place that is out of sight."""
        at = self.where(place)
        if at is not None and not self.room.adjusted(40, 50, -40, -30).contains(QPointF(*at)):
            self.gaze.go_to(*self.ground.look.at[place])

    # -- painting -----------------------------------------------------------------------------------------------------

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The land, lit paths, badges and marks, rings."""
        ratio = self.gaze.ratio = painter.device().devicePixelRatioF()
        camera = self.gaze.camera
        painter.save()
        painter.setClipRect(self.room, Qt.ClipOperation.IntersectClip)
        painter.translate(self.room.topLeft())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.sheet.paint_ground(painter, camera, ratio)
        if self.lit_ways:
            self._paint_ways(painter, camera)
        self.sheet.paint_places(painter, camera, ratio)
        for place, light in self.lights.items():
            self._paint_ring(painter, place, light, camera)
        if self.focused in self.ground.look.at:
            self._paint_focus(painter, camera)
        painter.restore()
        self._paint_edge(painter)

    def _paint_edge(self, painter: QPainter) -> None:
        """Four thin bars: the outline of a large rectangle takes Qt longer than all the land."""
        room, line = self.room, QColor(self.skin.theme.zone_line)
        for y in (room.top(), room.bottom() - 1):
            painter.fillRect(QRectF(room.left(), y, room.width(), 1), line)
        for x in (room.left(), room.right() - 1):
            painter.fillRect(QRectF(x, room.top(), 1, room.height()), line)

    def _paint_ways(self, painter: QPainter, camera: Camera) -> None:
        painter.save()
        painter.translate(*camera.to_window(0.0, 0.0))
        painter.scale(camera.scale, camera.scale)
        paint_lit(painter, self.lit_ways, camera.scale, self.skin.theme)
        painter.restore()

    def reach(self, place: str, camera: Camera) -> float:
        """How far the mark of a place reaches."""
        return self.board.reaches(camera, settle=False)[place]

    def _paint_ring(self, painter: QPainter, place: str, light: Light, camera: Camera) -> None:
        at = self.ground.look.at.get(place)
        if at is None or not light.ring:
            return
        theme = self.skin.theme
        colour = {"legal": theme.legal, "selected": theme.gold, "refused": theme.danger}.get(light.ring, theme.legal)
        middle, reach = QPointF(*camera.to_window(*at)), self.reach(place, camera) + RING
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for ink, wide in ((theme.panel, 7.0), (colour, 4.0)):
            pen = QPen(QColor(ink), wide)
            if light.ring == "refused" and ink == colour:
                pen.setDashPattern([2.0, 1.3])
            painter.setPen(pen)
            painter.drawEllipse(middle, reach, reach)

    def _paint_focus(self, painter: QPainter, camera: Camera) -> None:
        middle = QPointF(*camera.to_window(*self.ground.look.at[self.focused]))
        reach = self.reach(self.focused, camera) + RING + 8
        self.skin.paint_focus(painter, QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach))
