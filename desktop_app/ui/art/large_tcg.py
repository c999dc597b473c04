"""Large faces of The Lord of the Rings Trading Card Game: a column of numbers down the left."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from desktop_app.ui.art.colours import darker, lighter
from desktop_app.ui.art.drawing import pen, rectangle
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.kinds import kind_of
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.art.parts import (
    LONG,
    SHORT,
    frame_of,
    paint_footer,
    paint_frame,
    paint_plate,
    paint_subtitle,
    paint_title,
    paint_type_line,
    paint_window,
    sign_of_frame,
)
from desktop_app.ui.art.signs import NUMBER_SIGNS
from desktop_app.ui.art.textbox import Inset, paint_text_box
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.art.windows import window

_COLUMN = 41.0
_STEP = 88.0
_FILLS = {"vitality": "drop", "home_site": "road_cell", "shadow_number": "site_shadow", "direction": "road_cell"}
_LARGE_WINDOWS = {"wide": "hexagon", "scroll": "hexagon"}


def paint_tcg_card(painter: QPainter, face: FaceModel, theme: Theme) -> None:
    """Any card of the game: twilight disc above, hexagons for its numbers below, culture's sign at the foot."""
    kind, frame = kind_of(face.kind), frame_of(face, theme)
    paint_frame(painter, frame, SHORT, LONG)
    column = rectangle(10, 10, 62, LONG - 20, 10)
    painter.fillPath(column, QColor(darker(frame, 0.55)))
    painter.strokePath(column, pen(lighter(frame, 0.4), 1, 0.5))
    path = window(_LARGE_WINDOWS.get(kind.window, kind.window), 78, 66, 266, 226)
    paint_window(painter, path, face, theme, QRectF(211, 66 + 226 * 0.52, 226 * 0.31 * kind.shield_size, 0))
    paint_title(painter, face, 211, 37 if face.subtitle else 46, 252, 25, theme.inks["title"])
    if face.subtitle:
        paint_subtitle(painter, face.subtitle, 211, 57, 250, lighter(frame, 0.75))
    _paint_column(painter, face, theme)
    paint_type_line(painter, face.type_line, 211, 311, 256, lighter(frame, 0.8))
    paint_text_box(painter, face, QRectF(78, 320, 266, 160), theme, Inset(12, 9))
    paint_footer(painter, face, frame, SHORT, LONG, left=80)


def _paint_column(painter: QPainter, face: FaceModel, theme: Theme) -> None:
    kind, frame = kind_of(face.kind), frame_of(face, theme)
    disc, gold, pale = theme.inks["disc"], theme.metals["gold"], theme.inks["pale_gold"]
    if face.printed(kind.corner):
        paint_plate(painter, kind.corner_shape, (_COLUMN, 42, 24), face.printed(kind.corner), disc, gold, pale, 26)
    y = 113.0
    for key in kind.strip:
        if not face.printed(key):
            continue
        fill = theme.inks[_FILLS[key]] if key in _FILLS else darker(frame, 0.35)
        rim, ink = theme.inks["pale_rim"], theme.inks["numeral"]
        paint_plate(painter, "hexagon", (_COLUMN, y, 23), face.printed(key), fill, rim, ink, 26)
        paint_glyph(painter, NUMBER_SIGNS[key], _COLUMN, y + 37, 15, lighter(frame, 0.7))
        y += _STEP
    if sign_of_frame(face):
        paint_glyph(painter, sign_of_frame(face), _COLUMN, LONG - 36, 30, lighter(frame, 0.65))
