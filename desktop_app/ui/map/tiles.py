"""The land in tiles, each painted once for a scale and kept; while all moves, tiles of another scale stand in."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from desktop_app.engine.frozen import Frozen
from desktop_app.ui.map.camera import Camera, Part

SIDE = 512
"""The side of a tile in device pixels: a megabyte each."""
KEPT = 44
"""So many are kept at least; on a very large or fine screen as many as are seen now or next."""
AROUND = 1
"""So many tiles beyond the window are painted when there is time: they are seen next."""
COARSE = 0.6
"""The scale of the one picture of all the land that stands in where nothing better is painted."""

PaintLand = Callable[[QPainter, float, QRectF], None]
"""Paints a part of the land with the painter's transform; told the scale in device pixels."""


class Tile(Frozen):
    """One tile of a scale by its column and row from the land's (0, 0)."""

    scale: float
    column: int
    row: int


class Tiles:
    """The painted land. What is missing is painted by ``paint_next``, or at once where ``eager``."""

    def __init__(self, paint: PaintLand, world: Part) -> None:
        self._paint, self._world = paint, world
        self._kept: OrderedDict[Tile, QPixmap] = OrderedDict()
        self._coarse: QPixmap | None = None
        self._sharp = 0.0
        self.eager = True

    def forget(self) -> None:
        """Everything is painted anew."""
        self._kept.clear()
        self._coarse, self._sharp = None, 0.0

    def draw(self, painter: QPainter, camera: Camera, ratio: float) -> bool:
        """Draws what is in sight at the painter's origin; whether all of it was sharp."""
        tiles = list(_in_sight(camera, ratio, 0))
        missing = [tile for tile in tiles if tile not in self._kept]
        if missing and self.eager:
            for tile in missing:
                self._make(tile, camera, ratio)
            missing = []
        if missing:
            self._stand_in(painter, camera, ratio, missing)
        else:
            self._sharp = camera.scale
        for tile in tiles:
            if tile in self._kept:
                self._kept.move_to_end(tile)
                painter.drawPixmap(_box(tile, camera, ratio).topLeft(), self._kept[tile])
        return not missing

    def paint_next(self, camera: Camera, ratio: float) -> bool:
        """Paints one tile that is in sight or soon will be; False when there is nothing left to paint."""
        for around in (0, AROUND):
            for tile in _in_sight(camera, ratio, around):
                if tile not in self._kept:
                    self._make(tile, camera, ratio)
                    return True
        if self._coarse is None:
            self._make_coarse()
            return True
        return False

    # -- standing in --------------------------------------------------------------------------------------------------

    def _stand_in(self, painter: QPainter, camera: Camera, ratio: float, missing: list[Tile]) -> None:
        """The tiles of the last scale that was sharp, larger or smaller than they were painted; where there are none,
        the coarse picture."""
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        stood = [
            (box, tile)
            for tile in self._kept
            if tile.scale == self._sharp != camera.scale
            and (box := _grown_box(tile, camera, ratio)).intersects(QRectF(0, 0, camera.wide, camera.tall))
        ]
        covered = QRectF()
        for box, _ in stood:
            covered = covered.united(box)
        for tile in missing:
            box = _box(tile, camera, ratio)
            if not covered.contains(box.intersected(QRectF(0, 0, camera.wide, camera.tall))):
                self._draw_coarse(painter, camera, box)
        for box, tile in stood:
            picture = self._kept[tile]
            painter.drawPixmap(box, picture, QRectF(picture.rect()))

    def _draw_coarse(self, painter: QPainter, camera: Camera, box: QRectF) -> None:
        if self._coarse is None:
            self._make_coarse()
        assert self._coarse is not None
        left, top = camera.to_land(box.left(), box.top())
        side = box.width() / camera.scale * COARSE
        source = QRectF((left - self._world.left) * COARSE, (top - self._world.top) * COARSE, side, side)
        painter.drawPixmap(box, self._coarse, source)

    def _make_coarse(self) -> None:
        world = self._world
        picture = QPixmap(round(world.width * COARSE), round(world.height * COARSE))
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(COARSE, COARSE)
        painter.translate(-world.left, -world.top)
        self._paint(painter, COARSE, QRectF(world.left, world.top, world.width, world.height))
        painter.end()
        self._coarse = picture

    def _make(self, tile: Tile, camera: Camera, ratio: float) -> None:
        picture = QPixmap(SIDE, SIDE)
        scale = tile.scale * ratio
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-tile.column * SIDE, -tile.row * SIDE)
        painter.scale(scale, scale)
        side = SIDE / scale
        self._paint(painter, scale, QRectF(tile.column * side, tile.row * side, side, side))
        painter.end()
        picture.setDevicePixelRatio(ratio)
        self._kept[tile] = picture
        most = max(KEPT, sum(1 for _ in _in_sight(camera, ratio, AROUND)))
        while len(self._kept) > most:
            self._kept.popitem(last=False)


def _in_sight(camera: Camera, ratio: float, around: int) -> Iterator[Tile]:
    left, top = camera.origin
    side = SIDE / ratio
    for row in range(floor(-top / side) - around, ceil((camera.tall - top) / side) + around):
        for column in range(floor(-left / side) - around, ceil((camera.wide - left) / side) + around):
            yield Tile(camera.scale, column, row)


def _box(tile: Tile, camera: Camera, ratio: float) -> QRectF:
    """Where a tile of the camera's own scale lies in the window."""
    left, top = camera.origin
    side = SIDE / ratio
    return QRectF(left + tile.column * side, top + tile.row * side, side, side)


def _grown_box(tile: Tile, camera: Camera, ratio: float) -> QRectF:
    """Where a tile of another scale lies in the window."""
    start = QPointF(*camera.to_window(0.0, 0.0))
    side = SIDE / ratio * camera.scale / tile.scale
    return QRectF(start.x() + tile.column * side, start.y() + tile.row * side, side, side)
