"""The oak table: one tile a theme that repeats without a seam, or the flat colour in its place."""

from __future__ import annotations

from functools import lru_cache
from math import floor

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from desktop_app.ui.art.chance import Chance
from desktop_app.ui.art.drawing import pen
from desktop_app.ui.art.picture import painted
from desktop_app.ui.art.theme import Theme

BOARD = 128
TILE_WIDTH = 1024
_GRAIN_LINES = 9


@lru_cache(maxsize=8)
def oak_tile(theme: Theme, ratio: float = 1.0) -> QPixmap:
    """A tile of four boards, 1024 by 512 logical pixels, that continues itself on every side."""
    height = BOARD * len(theme.planks)

    def paint(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(ratio, ratio)
        chance = Chance("oak")
        for row, plank in enumerate(theme.planks):
            _paint_board(painter, row * BOARD, plank, chance, theme)

    return painted(round(TILE_WIDTH * ratio), round(height * ratio), paint, ratio, ground=QColor(theme.table))


def paint_table(painter: QPainter, box: QRectF, theme: Theme, *, flat: bool = False, ratio: float = 1.0) -> None:
    """Cover a box with the table, its boards fixed to the painter's origin; `flat` paints one colour.

    Whole tiles are laid and clipped to the box: cut to one that lies between two pixels, they would be sampled anew for
    each and show its edges.
    """
    if flat:
        painter.fillRect(box, QColor(theme.table))
        return
    tile = oak_tile(theme, ratio)
    tall = BOARD * len(theme.planks)
    corner = QPointF(floor(box.left() / TILE_WIDTH) * TILE_WIDTH, floor(box.top() / tall) * tall)
    painter.save()
    painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    if not painter.worldTransform().isScaling():
        _lay_tiles(painter, corner, box, tile, tall)
    else:
        painter.drawTiledPixmap(QRectF(corner, box.bottomRight() + QPointF(1, 1)), tile)
    painter.restore()


def _lay_tiles(painter: QPainter, corner: QPointF, box: QRectF, tile: QPixmap, tall: int) -> None:
    """Tile by tile, which is quick where none of them is larger or smaller than it was painted."""
    y = corner.y()
    while y < box.bottom():
        x = corner.x()
        while x < box.right():
            painter.drawPixmap(QPointF(x, y), tile)
            x += TILE_WIDTH
        y += tall


def _paint_board(painter: QPainter, top: float, plank: str, chance: Chance, theme: Theme) -> None:
    painter.fillRect(QRectF(0, top, TILE_WIDTH, BOARD), QColor(plank))
    for _ in range(_GRAIN_LINES):
        y, sway = top + chance.between(6, BOARD - 6), chance.between(-5, 5)
        line = QPainterPath(QPointF(0, y))
        line.cubicTo(TILE_WIDTH * 0.3, y + sway, TILE_WIDTH * 0.6, y - sway, TILE_WIDTH, y)
        painter.strokePath(line, pen(theme.grain, chance.between(0.6, 2.2), chance.between(0.03, 0.1)))
    painter.setPen(pen(theme.seam, 1.4, 0.5))
    painter.drawLine(QPointF(0, top), QPointF(TILE_WIDTH, top))
    painter.setPen(pen(theme.inks["shine"], 1, 0.07))
    painter.drawLine(QPointF(0, top + 1.5), QPointF(TILE_WIDTH, top + 1.5))
    joint = chance.between(80, TILE_WIDTH - 80)
    painter.setPen(pen(theme.seam, 1.2, 0.45))
    painter.drawLine(QPointF(joint, top), QPointF(joint, top + BOARD))
