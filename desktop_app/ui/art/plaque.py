"""The plaque of a laid site, 154 by 110 units: the land as one comes to it, its number, what it asks for, its name."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop_app.ui.art.colours import darker
from desktop_app.ui.art.drawing import pen, rectangle
from desktop_app.ui.art.emblems import emblem_of
from desktop_app.ui.art.heraldry import paint_shield
from desktop_app.ui.art.kept_scenes import paint_kept
from desktop_app.ui.art.kinds import kind_of
from desktop_app.ui.art.lettering import fit_title, write
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.art.parts import arms_of, frame_of, paint_plate, paint_scene, plate_ink
from desktop_app.ui.art.strip import HEIGHT, WIDTH, Values, number_ink, paint_row, paint_sign, shown_numbers
from desktop_app.ui.art.theme import Theme

LONG, SHORT = HEIGHT, WIDTH
FOOT = 28.0
NUMBER = (22.0, 24.0, 17.5)
ROW, ROW_RIGHT, ROW_TOP = 44.0, 8.0, 11.0
SHIELD = (82.0, 53.0, 22.0)


def paint_plaque(painter: QPainter, face: FaceModel, values: Values, theme: Theme) -> None:
    """The site as it lies on its path."""
    kind, frame = kind_of(face.kind), frame_of(face, theme)
    painter.fillPath(rectangle(0, 0, LONG, SHORT, 7), QColor(darker(frame, 0.72)))
    painter.fillPath(rectangle(1.5, 1.5, LONG - 3, SHORT - 3, 6), QColor(frame))
    _paint_land(painter, face, theme)
    fill, ink = plate_ink(kind, theme)
    for shown in shown_numbers(face, (kind.corner,), values):
        now = number_ink(shown, ink, theme, fill)
        paint_plate(painter, kind.corner_shape, NUMBER, shown.text, fill, theme.metals[kind.metal], now, 22)
    asked, *arrow = shown_numbers(face, kind.strip, values) or (None,)
    if asked is not None:
        paint_row(painter, asked, LONG - ROW - ROW_RIGHT, ROW_TOP, theme)
    painter.fillPath(rectangle(4, SHORT - FOOT - 3, LONG - 8, FOOT, 4), QColor(darker(frame, 0.62)))
    room = LONG - 18 - (24 if arrow else 0)
    fitted = fit_title(face.title, room, 16.5, 11.5)
    write(painter, fitted.text, fitted.hand, fitted.size, 10, SHORT - 11.5, theme.inks["title"])
    for shown in arrow:
        paint_sign(painter, shown, LONG - 18, SHORT - FOOT / 2 - 3, 16, theme)


def _paint_land(painter: QPainter, face: FaceModel, theme: Theme) -> None:
    box = QRectF(4, 4, LONG - 8, SHORT - FOOT - 9)
    path = rectangle(box.x(), box.y(), box.width(), box.height(), 3)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    key = ("plaque", face.code, face.kind, face.frame, emblem_of(face), theme.key)
    paint_kept(painter, key, box, lambda onto: paint_scene(onto, face, theme, box))
    painter.restore()
    if emblem_of(face).shield:
        paint_shield(painter, arms_of(face, theme), *SHIELD, theme)
    painter.strokePath(path, pen(theme.metals[kind_of(face.kind).metal], 1.1, 0.8))
