"""Large faces of the Middle-earth CCG: a paper face in a coloured rim, sites with a road of signs."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop_app.ui.art.colours import darker
from desktop_app.ui.art.drawing import circle, pen, polygon, rectangle
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.kinds import kind_of
from desktop_app.ui.art.lettering import FOOTER, NUMERAL, SUBTITLE, width_of, write
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.art.outlines import outline
from desktop_app.ui.art.parts import (
    LONG,
    SHORT,
    frame_of,
    paint_plate,
    paint_subtitle,
    paint_title,
    paint_type_line,
    paint_window,
)
from desktop_app.ui.art.signs import NUMBER_SIGNS, ROAD_SIGNS, SITE_KINDS
from desktop_app.ui.art.textbox import Inset, lift_for, paint_text
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.art.windows import window

_BASE = "M236 435H336V463Q336 479 286 485Q236 479 236 463Z"
_LEFT = {"mind": "", "you_draw": "site_you"}
_RIGHT = {"marshalling": "marshalling", "opponent_draws": "site_opponent"}
_STEP = 42.0
_WINDOW_TOP, _WINDOW_TALL, _MOST_LIFT = 86.0, 204.0, 84.0
"""The window of a usual card, and how much of its height it gives to a long text."""
_BETWEEN, _SMALLEST_NOTE = " · ", 10.5


def paint_meccg_card(painter: QPainter, face: FaceModel, theme: Theme) -> None:
    """Character, creature, resource, hazard, site: roundels above, prowess and body at the lower right."""
    frame, ink = frame_of(face, theme), theme.inks["card_ink"]
    _paint_paper(painter, frame, theme)
    paint_title(painter, face, SHORT / 2, 46, 218, 27, ink)
    paint_subtitle(painter, face.subtitle, SHORT / 2, 75, 216, theme.inks["paper_subtitle"])
    text = _room_for_text(face)
    lift = lift_for(face, text, theme, _MOST_LIFT, Inset(0, 0))
    tall = _WINDOW_TALL - lift
    size = kind_of(face.kind).shield_size
    shield = QRectF(SHORT / 2, _WINDOW_TOP + tall / 2, tall * 0.32 * size, 0)
    paint_window(painter, window("cut", 30, _WINDOW_TOP, 300, tall), face, theme, shield)
    for sides, x in ((_LEFT, 40.0), (_RIGHT, 320.0)):
        for key, fill in sides.items():
            _paint_roundel(painter, key, face.printed(key), x, theme.inks[fill] if fill else frame, theme)
    if face.road:
        paint_road(painter, face.road, QPointF(SHORT / 2, 306 - lift), theme)
    paint_type_line(painter, face.type_line, SHORT / 2, text.top() - lift - 7, 300, darker(frame, 0.2))
    paint_text(painter, face, text.adjusted(0, -lift, 0, 0), theme, centred=False)
    if prowess := face.printed("prowess"):
        _paint_prowess(painter, prowess, frame, theme)
    _paint_feet(painter, face, theme)


def _room_for_text(face: FaceModel) -> QRectF:
    """Where the words stand that need no more room than usual; a longer text takes some of the window's."""
    top = 348.0 if face.road else 322.0
    foot = 433.0 if face.printed("prowess") or face.note else 460.0
    return QRectF(34, top, 292, foot - top)


def paint_road(painter: QPainter, road: tuple[str, ...], middle: QPointF, theme: Theme) -> None:
    """A site path about its middle: regions as rounds, sites as lozenges, joined by short strokes."""
    x = middle.x() - (len(road) - 1) * _STEP / 2
    ink = theme.inks["card_ink"]
    for index, key in enumerate(road):
        if index:
            stroke = QPainterPath(QPointF(x - _STEP + 18, middle.y()))
            stroke.lineTo(x - 18, middle.y())
            painter.strokePath(stroke, pen(ink, 1.6))
        paint_road_sign(painter, key, QPointF(x, middle.y()), 16, theme)
        x += _STEP


def paint_road_sign(painter: QPainter, key: str, middle: QPointF, radius: float, theme: Theme) -> None:
    """One region or site sign: shape, sign and colour all say the same."""
    x, y = middle.x(), middle.y()
    path = circle(x, y, radius)
    if key in SITE_KINDS:
        far = radius * 1.12
        path = polygon([(x, y - far), (x + far, y), (x, y + far), (x - far, y)])
    painter.fillPath(path, QColor(theme.signs[key]))
    painter.strokePath(path, pen(theme.inks["card_ink"], 1.3))
    paint_glyph(painter, ROAD_SIGNS[key], x, y, radius * (1.0 if key in SITE_KINDS else 1.18), theme.inks["title"])


def _paint_paper(painter: QPainter, frame: str, theme: Theme) -> None:
    painter.fillPath(rectangle(0, 0, SHORT, LONG, 18), QColor(darker(frame, 0.72)))
    painter.fillPath(rectangle(3, 3, SHORT - 6, LONG - 6, 15), QColor(frame))
    paper = rectangle(12, 12, SHORT - 24, LONG - 24, 9)
    painter.fillPath(paper, QColor(theme.inks["meccg_paper"]))
    painter.strokePath(paper, pen(darker(frame, 0.5), 1.4))
    painter.strokePath(rectangle(16, 16, SHORT - 32, LONG - 32, 7), pen(frame, 1))
    rule = QPainterPath(QPointF(74, 56))
    rule.lineTo(286, 56)
    painter.strokePath(rule, pen(frame, 1))
    painter.fillPath(polygon([(180, 52), (185, 56), (180, 60), (175, 56)]), QColor(frame))


def _paint_roundel(painter: QPainter, key: str, value: str, x: float, fill: str, theme: Theme) -> None:
    if not value:
        return
    rim, ink = theme.inks["paper_rim"], theme.inks["paper_numeral"]
    paint_plate(painter, "circle", (x, 40, 22), value, fill, rim, ink, 23)
    paint_glyph(painter, NUMBER_SIGNS[key], x, 72, 14, darker(fill, 0.2))


def _paint_prowess(painter: QPainter, prowess: str, frame: str, theme: Theme) -> None:
    base = outline(_BASE)
    painter.fillPath(base, QColor(darker(frame, 0.45)))
    painter.strokePath(base, pen(theme.inks["paper_rim"], 2))
    write(painter, prowess, NUMERAL, 27, 286, 469, theme.inks["paper_numeral"], 0.5)


def _paint_feet(painter: QPainter, face: FaceModel, theme: Theme) -> None:
    for y, line in zip((466, 452), reversed(_note_lines(face.note)), strict=False):
        write(painter, line, SUBTITLE, _note_size(line), 34, y, theme.inks["paper_subtitle"])
    words = " ".join(part for part in (face.set_name, face.number) if part)
    write(painter, words, FOOTER, 9.5, 34, 482, theme.inks["paper_footer"])


def _note_lines(note: str) -> list[str]:
    """A note beside prowess and body in one line, or in two where one would be too small to be read."""
    head, between, rest = note.partition(_BETWEEN)
    return [note] if not between or _note_size(note) >= _SMALLEST_NOTE else [head, rest]


def _note_size(line: str) -> float:
    return min(14.0, 14.0 * 196 / max(width_of(line, SUBTITLE, 14), 1))
