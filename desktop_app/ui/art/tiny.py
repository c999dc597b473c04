"""Faces too small for numbers: frame, emblem and corner number; below 28 px a chip in the type's outline."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter

from desktop_app.ui.art.colours import darker, lighter
from desktop_app.ui.art.drawing import moved, pen, rectangle
from desktop_app.ui.art.emblems import emblem_of
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.heraldry import paint_shield, shield_outline
from desktop_app.ui.art.kinds import CHIPS, kind_of
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.art.parts import arms_of, frame_of, paint_plate, paint_scene, plate_ink
from desktop_app.ui.art.strip import HEIGHT, WIDTH, Values, shown_numbers
from desktop_app.ui.art.theme import Theme


def paint_badge(painter: QPainter, face: FaceModel, values: Values, theme: Theme) -> None:
    """Frame, landscape, a large shield and the corner number, in the small face's units."""
    kind, frame = kind_of(face.kind), frame_of(face, theme)
    width, height = (HEIGHT, WIDTH) if kind.landscape else (WIDTH, HEIGHT)
    painter.fillPath(rectangle(0, 0, width, height, 7), QColor(darker(frame, 0.72)))
    painter.fillPath(rectangle(2, 2, width - 4, height - 4, 6), QColor(frame))
    picture = rectangle(8, 8, width - 16, height - 16, 4)
    painter.save()
    painter.setClipPath(picture, Qt.ClipOperation.IntersectClip)
    paint_scene(painter, face, theme, picture.boundingRect())
    painter.restore()
    if emblem_of(face).shield:
        paint_shield(painter, arms_of(face, theme), width / 2, height * 0.56, 42, theme)
    for shown in shown_numbers(face, (kind.corner,), values) if kind.corner else ():
        fill, ink = plate_ink(kind, theme)
        metal = theme.metals[kind.metal]
        paint_plate(painter, kind.corner_shape, (24, 25, 21), shown.text, fill, metal, ink, 26)


def paint_chip(painter: QPainter, face: FaceModel, theme: Theme) -> None:
    """A coloured chip with the outline of its type and its charge, in the small face's units."""
    kind, frame = kind_of(face.kind), frame_of(face, theme)
    width, height = (HEIGHT, WIDTH) if kind.landscape else (WIDTH, HEIGHT)
    painter.fillPath(rectangle(0, 0, width, height, 14), QColor(darker(frame, 0.72)))
    painter.fillPath(rectangle(6, 6, width - 12, height - 12, 10), QColor(frame))
    shape = moved(shield_outline(CHIPS[kind.window]), width / 2, height / 2, 40)
    painter.fillPath(shape, QColor(darker(frame, 0.5)))
    painter.strokePath(shape, pen(lighter(frame, 0.7), 6))
    paint_glyph(painter, emblem_of(face).charge, width / 2, height / 2, 46, theme.inks["charge"])
