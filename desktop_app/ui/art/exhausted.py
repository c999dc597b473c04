"""The lying face, 154 by 110 units: a card on its side whose title, cost and numbers stay upright.

A drawing of its own: only the landscape and the shield lie on their side, and a sign says that the card lies.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop_app.ui.art.colours import darker, lighter, mix, with_opacity
from desktop_app.ui.art.drawing import pen, rectangle
from desktop_app.ui.art.emblems import emblem_of
from desktop_app.ui.art.heraldry import paint_shield
from desktop_app.ui.art.kept_scenes import paint_kept
from desktop_app.ui.art.kinds import kind_of
from desktop_app.ui.art.lettering import LABEL, width_of, write
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.art.parts import arms_of, frame_of, paint_scene
from desktop_app.ui.art.small import BAND, paint_band, strip_ground
from desktop_app.ui.art.strip import HEIGHT, STRIP, WIDTH, Values, paint_strip, shown_numbers
from desktop_app.ui.art.theme import Theme

LONG, SHORT = HEIGHT, WIDTH
SIGN_ROOM = 24.0
DULLED, PAPER_DULLED = 0.28, 0.2
_VEIL = 0.18


def paint_exhausted(painter: QPainter, face: FaceModel, values: Values, theme: Theme) -> None:
    """The small face of an exhausted card in units of 154 by 110."""
    kind = kind_of(face.kind)
    frame = mix(frame_of(face, theme), theme.inks["shade"], DULLED)
    paper = theme.inks["meccg_paper_small"] if kind.layout == "meccg" else ""
    painter.fillPath(rectangle(0, 0, LONG, SHORT, 7), QColor(darker(frame, 0.72)))
    painter.fillPath(
        rectangle(1.5, 1.5, LONG - 3, SHORT - 3, 6), QColor(mix(paper, frame, PAPER_DULLED) if paper else frame)
    )
    _paint_picture(painter, face, theme)
    corner = shown_numbers(face, (kind.corner,), values) if kind.corner else ()
    ink = theme.inks["card_ink"] if paper else theme.inks["title"]
    paint_band(painter, face, corner, theme, ink, LONG - SIGN_ROOM)
    paint_lying_sign(painter, LONG - 15, 12.2, 1.0, ink)
    strip = shown_numbers(face, kind.strip, values)
    if strip:
        paint_strip(painter, strip, strip_ground(frame, paper), theme, LONG, SHORT)
    else:
        words = face.note or face.type_line.split(" · ")[0]
        size = min(12.0, 12.0 * (LONG - 12) / max(width_of(words, LABEL, 12.0), 1))
        write(painter, words, LABEL, size, LONG / 2, SHORT - 10, ink if paper else lighter(frame, 0.85), 0.5)


def paint_lying_sign(painter: QPainter, x: float, y: float, scale: float, ink: str) -> None:
    """The sign of a card that lies: a small card on its side."""
    painter.strokePath(rectangle(x - 7.5 * scale, y - 5 * scale, 15 * scale, 10 * scale, 1.8), pen(ink, 1.5 * scale))
    painter.strokePath(rectangle(x - 2.3 * scale, y, 4.6 * scale, 0.01), pen(ink, 1.4 * scale))


def _paint_picture(painter: QPainter, face: FaceModel, theme: Theme) -> None:
    """The picture on its side: what stood upright points to the right."""
    kind = kind_of(face.kind)
    box = QRectF(4, BAND + 2, LONG - 8, SHORT - BAND - STRIP - 5)
    path = rectangle(box.x(), box.y(), box.width(), box.height(), 3)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    key = ("lies", face.code, face.kind, face.frame, emblem_of(face), theme.key)
    paint_kept(painter, key, box, lambda onto: _paint_scene_and_arms(onto, face, box, theme))
    painter.restore()
    painter.strokePath(path, pen(theme.metals[kind.metal], 1.1, 0.8))


def _paint_scene_and_arms(painter: QPainter, face: FaceModel, box: QRectF, theme: Theme) -> None:
    painter.save()
    painter.translate(box.center())
    painter.rotate(90)
    paint_scene(painter, face, theme, QRectF(-box.height() / 2, -box.width() / 2, box.height(), box.width()))
    veil = QRectF(-box.height(), -box.width(), 2 * box.height(), 2 * box.width())
    painter.fillRect(veil, with_opacity(theme.inks["shade"], _VEIL))
    if emblem_of(face).shield:
        paint_shield(painter, arms_of(face, theme), 0, 0, 25 * kind_of(face.kind).shield_size, theme)
    painter.restore()
