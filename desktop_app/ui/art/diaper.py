"""Diapers: small repeated figures over a field, as a herald fills an empty ground.

Each is made of long lines, one for a whole row, and never of single figures: Qt strokes a hundred rows
many times faster than one path of thousands of pieces.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop_app.engine.frozen import Frozen
from desktop_app.ui.art.drawing import polygon

DIAPERS = ("lozenge", "scale", "chevron", "star", "knot")
_STAR = (
    (0.0, -0.28),
    (0.07, -0.07),
    (0.28, 0.0),
    (0.07, 0.07),
    (0.0, 0.28),
    (-0.07, 0.07),
    (-0.28, 0.0),
    (-0.07, -0.07),
)
_STUD = ((0.0, -0.14), (0.14, 0.0), (0.0, 0.14), (-0.14, 0.0))


class _Rows(Frozen, eq=False):
    """A diaper over one field: straight lines, winding rows, and what is filled."""

    lines: tuple[QLineF, ...] = ()
    rows: tuple[QPainterPath, ...] = ()
    solids: QPainterPath | None = None


def paint_diaper(painter: QPainter, kind: str, width: float, height: float, tile: float, colour: QColor) -> None:
    """Cover width by height from the origin with a figure (one of DIAPERS) repeated every `tile`."""
    made = _diaper(kind, round(width, 2), round(height, 2), round(tile, 2))
    painter.setPen(QPen(colour, 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if colour.alpha() == 255:
        # One by one: what is drawn a hair wider than high has all its lines made into one path, which takes long.
        for line in made.lines:
            painter.drawLine(line)
    elif made.lines:
        painter.drawLines(list(made.lines))  # where they cross they mix once
    for row in made.rows:
        painter.drawPath(row)
    if made.solids is not None:
        painter.fillPath(made.solids, colour)


@lru_cache(maxsize=256)
def _diaper(kind: str, width: float, height: float, tile: float) -> _Rows:
    match kind:
        case "lozenge":
            return _Rows(lines=_diagonals(width, height, tile))
        case "knot":
            return _Rows(_diagonals(width, height, tile), solids=_scattered(_STUD, width, height, tile))
        case "star":
            return _Rows(solids=_scattered(_STAR, width, height, tile))
        case "chevron":
            return _Rows(rows=tuple(_zigzag(width, y, tile) for y in _steps(height, tile)))
        case _:
            return _Rows(rows=_scales(width, height, tile))


def _steps(reach: float, tile: float) -> list[float]:
    return [step * tile for step in range(int(reach / tile) + 2)]


def _diagonals(width: float, height: float, tile: float) -> tuple[QLineF, ...]:
    lines: list[QLineF] = []
    for offset in _steps(width + height, tile):
        start = offset - height
        lines += [QLineF(offset, 0, start, height), QLineF(start, 0, offset, height)]
    return tuple(lines)


def _zigzag(width: float, y: float, tile: float) -> QPainterPath:
    path = QPainterPath(QPointF(0, y + tile * 0.75))
    for x in _steps(width, tile):
        path.lineTo(x + tile / 2, y + tile * 0.25)
        path.lineTo(x + tile, y + tile * 0.75)
    return path


def _scales(width: float, height: float, tile: float) -> tuple[QPainterPath, ...]:
    rows = []
    for index, y in enumerate(_steps(height, tile / 2)):
        shift = tile / 2 if index % 2 else 0.0
        path = QPainterPath(QPointF(-shift, y))
        for x in _steps(width, tile):
            path.quadTo(x - shift + tile / 2, y + tile * 0.9, x - shift + tile, y)
        rows.append(path)
    return tuple(rows)


def _scattered(figure: tuple[tuple[float, float], ...], width: float, height: float, tile: float) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for y in _steps(height, tile):
        for x in _steps(width, tile):
            path.addPath(polygon([(x + (0.5 + a) * tile, y + (0.5 + b) * tile) for a, b in figure]))
    return path
