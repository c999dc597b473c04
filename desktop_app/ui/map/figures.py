"""What stands on a map: pawns with round heads, crowned towers, round tokens, plaques, each with its sign."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from desktop_app.ui.art.colours import darker, lighter, with_opacity
from desktop_app.ui.art.drawing import circle, pen, rectangle
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.outlines import outline
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.map.ink import ink_on

BOX = 44.0
"""Figures are drawn about (0, 0) in a box as high, and placed by their feet."""
_PAWN = (
    "M0 -29C5.5 -29 10 -24.5 10 -19C10 -16.2 8.9 -13.7 7 -12Q15 -6 16 14H-16"
    "Q-15 -6 -7 -12C-8.9 -13.7 -10 -16.2 -10 -19C-10 -24.5 -5.5 -29 0 -29Z"
)
_TOWER = "M-13 14L-10 -12L-15 -24L-7 -18L0 -30L7 -18L15 -24L10 -12L13 14Z"
_SIGN = {"pawn": (2.0, 17.0), "tower": (1.0, 16.0), "disc": (0.0, 15.0), "plaque": (0.0, 15.0)}
"""How far below the middle the sign stands, and how large it is."""
RINGS = {"legal": "legal", "selected": "gold", "refused": "danger", "attacking": "danger"}


@cache
def figure_outline(name: str) -> QPainterPath:
    """The outline of a figure. Raises KeyError for a name that is none."""
    if name == "disc":
        return circle(0, 0, 13)
    if name == "plaque":
        return rectangle(-12.5, -12.5, 25, 25, 5)
    return outline({"pawn": _PAWN, "tower": _TOWER}[name])


def paint_figure(
    painter: QPainter, name: str, colour: str, sign: str, box: QRectF, theme: Theme, *, ring: str = ""
) -> None:
    """A figure in a box, its foot at the lower edge; a ring lies about its foot, or about all of what lies flat."""
    flat = name in ("disc", "plaque")
    share = box.height() / BOX
    painter.save()
    painter.translate(box.center().x(), box.bottom() - (14.0 if flat else 17.0) * share)
    painter.scale(share, share)
    path = figure_outline(name)
    if ring:
        _paint_ring(painter, path, flat, QColor(getattr(theme, RINGS[ring])), theme)
    if flat:
        painter.fillPath(path.translated(0, 1.8), with_opacity(theme.map["mark_edge"], 0.4))
    else:
        painter.fillPath(_ellipse(0, 15.5, 17, 5.6), with_opacity(theme.map["mark_edge"], 0.42))
        painter.fillPath(_ellipse(0, 13.6, 15.4, 5.2), QColor(darker(colour, 0.45)))
    painter.fillPath(path, QColor(colour))
    painter.strokePath(path, pen(theme.map["mark_edge"], 1.7))
    inner = QTransform.fromScale(0.84, 0.84).map(path)
    hairline = pen(lighter(colour, 0.5), 0.9, 0.7)
    if name == "disc":
        hairline.setDashPattern([2.4, 2.4])
    painter.strokePath(inner, hairline)
    down, size = _SIGN[name]
    paint_glyph(painter, sign, 0, down, size, ink_on(colour, theme))
    painter.restore()


def _paint_ring(painter: QPainter, path: QPainterPath, flat: bool, colour: QColor, theme: Theme) -> None:
    about = QTransform.fromScale(1.24, 1.24).map(path) if flat else _ellipse(0, 14, 21, 8.4)
    painter.strokePath(about, pen(theme.panel, 6))
    shown = pen(theme.panel, 3.4)
    shown.setColor(colour)
    painter.strokePath(about, shown)


def _ellipse(x: float, y: float, wide: float, tall: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), wide, tall)
    return path
