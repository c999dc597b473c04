"""Large faces of The Lord of the Rings: The Card Game."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from desktop_app.ui.art.colours import darker, lighter
from desktop_app.ui.art.drawing import pen, polygon, rectangle
from desktop_app.ui.art.kinds import kind_of
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.art.parts import (
    LONG,
    SHORT,
    frame_of,
    paint_footer,
    paint_frame,
    paint_frame_sign,
    paint_pip,
    paint_plate,
    paint_tab,
    paint_title,
    paint_type_line,
    paint_window,
    plate_ink,
)
from desktop_app.ui.art.signs import NUMBER_SIGNS
from desktop_app.ui.art.textbox import Inset, lift_for, paint_text_box
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.art.windows import window

_PLAQUE = ((70.0, -44.0), (433.0, -44.0), (449.0, -22.0), (433.0, 0.0), (70.0, 0.0), (54.0, -22.0))


def paint_player_card(painter: QPainter, face: FaceModel, theme: Theme) -> None:
    """Hero, ally, attachment, event: window, corner number, tabs down the left, sphere's sign."""
    kind, frame = kind_of(face.kind), frame_of(face, theme)
    hero = face.kind == "lcg_hero"
    box = _text_box(face, QRectF(16, 318, SHORT - 32, 162), theme)
    foot = box.top() - 28
    high = foot - 58
    paint_frame(painter, frame, SHORT, LONG)
    path = window(kind.window, 22, 58, 316, high)
    paint_window(painter, path, face, theme, QRectF(22 + 316 * 0.55, 58 + high * 0.53, high * 0.31, 0))
    paint_title(painter, face, 204, 43, 250, 27, theme.inks["title"])
    fill = theme.inks["octagon"] if hero else darker(frame, 0.5)
    rim, ink = theme.metals["gold"], theme.inks["title"]
    paint_plate(painter, kind.corner_shape, (40, 40, 25), face.printed(kind.corner), fill, rim, ink, 25)
    if hero:
        paint_pip(painter, NUMBER_SIGNS[kind.corner], 62, 60, fill, theme.inks["pale_gold"], theme)
    _paint_tabs(painter, face, theme, darker(frame, 0.58), 98 if hero else 92)
    paint_type_line(painter, face.type_line, SHORT / 2, box.top() - 9, 250, lighter(frame, 0.8))
    paint_text_box(painter, face, box, theme)
    paint_footer(painter, face, frame, SHORT, LONG)
    paint_frame_sign(painter, face, SHORT - 37, foot + 3, theme)


def paint_encounter_card(painter: QPainter, face: FaceModel, theme: Theme) -> None:
    """Enemy, treachery, objective: iron or bronze rim, title on a bar, numbers as on a hero."""
    kind, frame = kind_of(face.kind), frame_of(face, theme)
    metal = theme.metals[kind.metal]
    box = _text_box(face, QRectF(16, 318, SHORT - 32, 162), theme)
    paint_frame(painter, frame, SHORT, LONG)
    top = 44.0 if kind.window == "ogee" else 64.0
    high = box.top() - 30 - top
    path = window(kind.window, 22, top, 316, high)
    middle = top + high * (0.56 if kind.window == "ogee" else 0.5)
    across = 22 + 316 * (0.55 if face.printed("attack") else 0.5)
    paint_window(painter, path, face, theme, QRectF(across, middle, min(high * 0.34, 76), 0))
    corner = face.printed(kind.corner) if kind.corner else ""
    bar = rectangle(66 if corner else 18, 20, 284 if corner else 324, 36, 8)
    painter.fillPath(bar, QColor(darker(frame, 0.35)))
    painter.strokePath(bar, pen(metal, 1))
    paint_title(painter, face, 210 if corner else SHORT / 2, 46, 252 if corner else 300, 25, theme.inks["pale_gold"])
    if corner:
        fill, ink = plate_ink(kind, theme)
        paint_plate(painter, "circle", (40, 42, 28), corner, fill, metal, ink, 27)
        paint_pip(painter, NUMBER_SIGNS[kind.corner], 65, 62, fill, ink, theme)
    _paint_tabs(painter, face, theme, theme.inks["iron_tab"], 98)
    paint_type_line(painter, face.type_line, SHORT / 2, box.top() - 9, 320, lighter(frame, 0.8))
    paint_text_box(painter, face, box, theme)
    paint_footer(painter, face, frame, SHORT, LONG)


def paint_location(painter: QPainter, face: FaceModel, theme: Theme) -> None:
    """Location: a wide landscape, threat above, quest points on a green shield at its foot."""
    frame = frame_of(face, theme)
    metal = theme.metals["bronze"]
    paint_frame(painter, frame, SHORT, LONG)
    box = _text_box(face, QRectF(16, 332, SHORT - 32, 148), theme)
    high = box.top() - 34 - 62
    path = window("wide", 16, 62, 328, high)
    paint_window(painter, path, face, theme, QRectF(180, 62 + high * 0.5, high * 0.2, 0))
    paint_title(painter, face, 206, 44, 256, 26, theme.inks["title"])
    fill, ink = theme.inks["iron_disc"], theme.inks["pale_gold"]
    paint_plate(painter, "circle", (40, 40, 26), face.printed("threat"), fill, metal, ink, 27)
    paint_pip(painter, NUMBER_SIGNS["threat"], 64, 58, fill, ink, theme)
    green, white = theme.inks["quest_shield"], theme.inks["shine"]
    paint_plate(painter, "shield", (46, box.top() - 50, 25), face.printed("quest_points"), green, metal, white, 27)
    paint_pip(painter, NUMBER_SIGNS["quest_points"], 70, box.top() - 30, green, white, theme)
    paint_type_line(painter, face.type_line, SHORT / 2 + 6, box.top() - 8, 220, lighter(frame, 0.8))
    paint_text_box(painter, face, box, theme)
    paint_footer(painter, face, frame, SHORT, LONG)


def paint_quest(painter: QPainter, face: FaceModel, theme: Theme) -> None:
    """Quest and campaign, lying: a band of landscape with a plaque, stage left, quest points right."""
    frame, metal = frame_of(face, theme), theme.metals["bronze"]
    paint_frame(painter, frame, LONG, SHORT)
    box, inset = QRectF(16, 220, 471, 116), Inset(18, 9)
    box.setTop(box.top() - lift_for(face, box, theme, 64, inset))
    foot = box.top() - 28
    path = window("wide", 16, 16, 471, foot - 16)
    paint_window(painter, path, face, theme, QRectF(LONG / 2, (foot - 28) / 2, (foot - 60) * 0.4, 0))
    plaque = polygon([(x, foot + y) for x, y in _PLAQUE])
    painter.fillPath(plaque, QColor(darker(frame, 0.5)))
    painter.strokePath(plaque, pen(metal, 1.6))
    paint_title(painter, face, LONG / 2, foot - 13, 336, 28, theme.inks["title"])
    if face.stage:
        ink = theme.inks["pale_gold"]
        paint_plate(painter, "circle", (48, 48, 27), face.stage, theme.inks["disc"], metal, ink, 24)
    if face.printed("quest_points"):
        green, white = theme.inks["quest_shield"], theme.inks["shine"]
        paint_plate(painter, "shield", (452, 50, 29), face.printed("quest_points"), green, metal, white, 31)
    paint_type_line(painter, face.type_line, LONG / 2, box.top() - 9, 440, lighter(frame, 0.8))
    paint_text_box(painter, face, box, theme, inset)
    paint_footer(painter, face, frame, LONG, SHORT)


def _text_box(face: FaceModel, box: QRectF, theme: Theme) -> QRectF:
    """The text box, grown upwards into the picture for a long text as far as the card's numbers let it."""
    most = 14.0 if face.printed("attack") else 84.0
    return box.adjusted(0, -lift_for(face, box, theme, most), 0, 0)


def _paint_tabs(painter: QPainter, face: FaceModel, theme: Theme, fill: str, top: float) -> None:
    """The numbers of a character down the left edge, the last of them in a red drop."""
    kind = kind_of(face.kind)
    metal, ink = theme.metals[kind.metal], theme.inks["title"]
    place = QPointF(8, top)
    for key in kind.strip[:-1]:
        if face.printed(key):
            paint_tab(painter, place.x(), place.y(), NUMBER_SIGNS[key], face.printed(key), fill, metal, ink)
            place += QPointF(0, 44)
    if kind.strip and face.printed(kind.strip[-1]):
        drop = (44, place.y() + 22, 21)
        red, white = theme.inks["drop"], theme.inks["shine"]
        paint_plate(painter, "drop", drop, face.printed(kind.strip[-1]), red, metal, white, 23)
