"""A land with what a game has on it, seen through a camera: all that a map shows, wherever it is shown."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop_app.app.maps.geography import Geography
from desktop_app.ui.art.drawing import paint
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.map.areas import AreaLayer
from desktop_app.ui.map.board_layer import BoardLayer
from desktop_app.ui.map.camera import Camera
from desktop_app.ui.map.lettering import distance, lettering, paint_name
from desktop_app.ui.map.look import ALL_LETTERS, MapLook, places_of, world_of
from desktop_app.ui.map.scenery import scenery
from desktop_app.ui.map.surface import Spotted
from desktop_app.ui.map.tiles import Tiles

NAME_SIZE, NAME_DOWN = 18.0, 40.0
"""Of a place that is pointed at and not the board's."""


class Sheet:
    """One map in a theme and a language. Whoever shows it owns the camera and says when it stands still."""

    def __init__(self, land: Geography, look: MapLook | None, theme: Theme, language: str) -> None:
        self.land, self.look, self.theme, self.language = land, look, theme, language
        self.board = BoardLayer(look, theme, language) if look is not None else None
        self.tiles = Tiles(self.paint_land, world_of(land))
        self.areas = AreaLayer(look.areas()) if look is not None and look.areas() else None
        self.places: Mapping[str, Spotted] = look.places if look is not None else places_of(land)
        self.moving = False

    def camera(self) -> Camera:
        """The eye over the land before it has a window: all that the game uses, or all that there is."""
        world = world_of(self.land)
        home = self.look.home if self.look is not None else world
        return Camera(home, world).at_home()

    def paint_land(self, painter: QPainter, scale: float, part: QRectF) -> None:
        """The land with the paths of the board, in its own units."""
        drawn = scenery(self.land, self.theme)
        drawn.paint_land(painter, scale, part)
        if self.areas is not None:
            self.areas.paint(painter, drawn.coast.outline, part, scale, self.theme)
        elif self.board is not None:
            self.board.paint_tints(painter, drawn.coast.outline, part)
        drawn.paint_rest(painter, scale, part)
        letters = self.look.letters if self.look is not None else ALL_LETTERS
        for mark in lettering(self.land, self.theme, self.language, distance(scale), letters):
            if mark.path.boundingRect().adjusted(-8, -8, 8, 8).intersects(part):
                paint(painter, (mark,))
        if self.board is not None:
            self.board.paint_ways(painter, scale)

    def paint_ground(self, painter: QPainter, camera: Camera, ratio: float) -> bool:
        """The land in a window whose corner is the painter's origin; whether all of it was sharp."""
        return self.tiles.draw(painter, camera, ratio)

    def paint_places(self, painter: QPainter, camera: Camera, ratio: float) -> None:
        """Badges, marks and medallions."""
        if self.board is not None:
            self.board.paint("badges", painter, camera, ratio, settle=not self.moving)
            self.board.paint("marks", painter, camera, ratio, settle=not self.moving)
            self.board.paint_medallions(painter, camera, ratio, settle=not self.moving, eager=self.tiles.eager)

    def paint_next(self, camera: Camera, ratio: float) -> bool:
        """Paints something that is missing in sight, or soon will be seen; False when nothing is left to paint."""
        if self.board is not None and self.board.paint_next(camera, ratio):
            return True
        return self.tiles.paint_next(camera, ratio)

    @property
    def grown(self) -> float:
        """How much larger than drawn its marks and names are."""
        return self.board.grown if self.board is not None else 1.0

    def paint_names(self, painter: QPainter, camera: Camera, ratio: float) -> None:
        """The names of the places, over whatever stands there."""
        if self.board is not None:
            self.board.paint("names", painter, camera, ratio, settle=not self.moving)

    def paint_own_name(self, painter: QPainter, place: str, at: QPointF, ratio: float) -> None:
        """The name of a place of the land that the board does not write, below a point."""
        if self.look is not None and (place in self.look.at or place in self.look.area_of):
            return
        names = self.places[place].names
        words = names.es if self.language == "es" else names.en
        paint_name(painter, words, NAME_SIZE, QPointF(at.x(), at.y() + NAME_DOWN), self.theme)
