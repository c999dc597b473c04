"""Card backs: one figure for each kind of deck, in the small face's units."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop_app.ui.art.colours import darker, lighter
from desktop_app.ui.art.diaper import paint_diaper
from desktop_app.ui.art.drawing import circle, pen, rectangle
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.strip import HEIGHT, WIDTH
from desktop_app.ui.art.theme import Theme

BACK_SIGNS = {
    "player": "compass-rose",
    "encounter": "eye",
    "house": "shield-crown",
    "plot": "chess-queen",
    "site": "map",
}


def paint_back_units(painter: QPainter, kind: str, theme: Theme, landscape: bool) -> None:
    """A back (a key of BACK_SIGNS) of 110 by 154, or lying of 154 by 110."""
    width, height = (HEIGHT, WIDTH) if landscape else (WIDTH, HEIGHT)
    colour = theme.backs[kind]
    x, y = width / 2, height / 2
    painter.fillPath(rectangle(0, 0, width, height, 7), QColor(darker(colour, 0.7)))
    painter.fillPath(rectangle(1.5, 1.5, width - 3, height - 3, 6), QColor(colour))
    field = rectangle(6, 6, width - 12, height - 12, 4)
    painter.save()
    painter.setClipPath(field, Qt.ClipOperation.IntersectClip)
    paint_diaper(painter, "lozenge", width, height, 11, QColor(lighter(colour, 0.3)))
    painter.restore()
    painter.strokePath(field, pen(lighter(colour, 0.45), 1))
    painter.fillPath(circle(x, y, 27), QColor(darker(colour, 0.35)))
    painter.strokePath(circle(x, y, 27), pen(lighter(colour, 0.5), 1.4))
    dashed = QPen(QColor(lighter(colour, 0.4)), 0.7)
    dashed.setDashPattern([3, 3])
    painter.strokePath(circle(x, y, 23), dashed)
    paint_glyph(painter, BACK_SIGNS[kind], x, y, 28, lighter(colour, 0.7))
