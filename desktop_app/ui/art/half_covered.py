"""A card half under another: over its small face, numbers and name once more within what lies open of it."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from desktop_app.ui.art.colours import mix
from desktop_app.ui.art.exhausted import DULLED, PAPER_DULLED, SIGN_ROOM
from desktop_app.ui.art.kinds import kind_of
from desktop_app.ui.art.lettering import width_of
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.art.parts import frame_of
from desktop_app.ui.art.small import BAND, least_name, name_in, paint_band, strip_ground
from desktop_app.ui.art.strip import HEIGHT, WIDTH, Values, paint_strip, shown_numbers
from desktop_app.ui.art.theme import Theme


def paint_open_part(
    painter: QPainter, face: FaceModel, values: Values, theme: Theme, within: float, *, lying: bool
) -> None:
    """Paints over the upright face in units of 110 by 154, or over the lying one of an exhausted card in 154 by 110, so
    that all numbers stand ``within`` so much of its width; the name does where all of it has room there: else the next
    card cuts it, and more of it is read than before three dots."""
    kind, frame = kind_of(face.kind), frame_of(face, theme)
    paper = theme.inks["meccg_paper_small"] if kind.layout == "meccg" else ""
    wide, high = (HEIGHT, WIDTH) if lying else (WIDTH, HEIGHT)
    if lying:
        frame = mix(frame, theme.inks["shade"], DULLED)
        paper = mix(paper, frame, PAPER_DULLED) if paper else ""
    strip = shown_numbers(face, kind.strip, values)
    if strip:
        paint_strip(painter, strip, strip_ground(frame, paper), theme, wide, high, within=within)
    corner = shown_numbers(face, (kind.corner,), values) if kind.corner else ()
    room = wide - SIGN_ROOM if lying else wide
    whole, start = name_in(face, corner, room, least_name(painter))
    if start + width_of(whole.text, whole.hand, whole.size) <= wide * within:
        return
    short, _ = name_in(face, corner, wide * within, least_name(painter))
    if short.text == face.title:
        painter.fillRect(QRectF(4, 3, room - 8, BAND - 2), QColor(paper or frame))
        ink = theme.inks["card_ink"] if paper else theme.inks["title"]
        paint_band(painter, face, corner, theme, ink, wide * within)
