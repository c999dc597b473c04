"""Large faces of A Game of Thrones, and the lying plots of it and of Middle-earth Quest."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop_app.ui.art.colours import darker, lighter, with_opacity
from desktop_app.ui.art.drawing import circle, pen, polygon, rectangle, scale_of
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.kinds import kind_of
from desktop_app.ui.art.lettering import NUMERAL, write
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.art.parts import (
    LONG,
    SHORT,
    frame_of,
    paint_footer,
    paint_frame,
    paint_plate,
    paint_title,
    paint_type_line,
    paint_window,
    sign_of_frame,
)
from desktop_app.ui.art.signs import NUMBER_SIGNS
from desktop_app.ui.art.textbox import COMFORTABLE, READABLE, Inset, lift_for, paint_text_box
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.art.windows import window

CHALLENGES = ("military", "intrigue", "power")
_PENNANTS = {
    "income": "income",
    "initiative": "initiative",
    "claim": "claim",
    "shadow_pool": "pool",
    "advance": "advance",
    "favour": "favour_row",
}

_SILENT = 126
"""How much lower the title stands of a card that says nothing."""
_MOST_LIFT, _LARGEST_WISH, _INSET = 64.0, 18.0, Inset(16, 8)
"""How much higher it stands at most of one that says much, for words of which size at most where it is painted small;
how far words keep from the sides of their box."""
_PLOT_WORDS, _PLOT_LIFT, _PLOT_INSET = 20.0, 46.0, Inset(16, 5)
"""How large the words of a plot are, which is chosen among others by what it says and lies small there; how much of the
height of its picture they take at most; how far they keep from the sides of their box."""


def paint_thrones_card(painter: QPainter, face: FaceModel, theme: Theme) -> None:
    """Character, location, attachment, event: picture to the edge, pennon with coin, title below it. A faction says
    nothing: its picture takes the room of a text; what says much takes some of the room of its picture."""
    frame, gold = frame_of(face, theme), theme.metals["gold"]
    strength = face.printed("str")
    silent = not (face.text or face.traits or strength)
    box = QRectF(14, 353, 332, 127)
    wished = max(COMFORTABLE, min(_LARGEST_WISH, READABLE / scale_of(painter)))
    lower = _SILENT if silent else -lift_for(face, box, theme, _MOST_LIFT, _INSET, wished=wished)
    paint_frame(painter, frame, SHORT, LONG)
    high = 288 + lower
    shield = QRectF(SHORT / 2 if silent else 200, high / 2, 288 * 0.29, 0)
    paint_window(painter, window("full", 14, 14, 332, high), face, theme, shield)
    if face.cost is not None:
        _paint_pennon(painter, face, theme, CHALLENGES if face.kind == "thrones_character" else ())
    bar = rectangle(14, 296 + lower, 332, 36)
    painter.fillPath(bar, QColor(darker(frame, 0.5)))
    painter.strokePath(bar, pen(gold, 1.4))
    middle = 208 if strength else SHORT / 2
    paint_title(painter, face, middle, 322 + lower, 242 if strength else 308, 24, theme.inks["title"])
    paint_type_line(painter, face.type_line, middle, 347 + lower, 240, lighter(frame, 0.8))
    if not silent:
        box.setTop(box.top() + lower)
        paint_text_box(painter, face, box, theme, _INSET)
    if strength:
        paint_plate(
            painter, "shield", (48, 316 + lower, 31), strength, darker(frame, 0.62), gold, theme.inks["title"], 32
        )
    sign = sign_of_frame(face)
    if sign:
        painter.fillPath(circle(322, 40, 19), QColor(darker(frame, 0.5)))
        painter.strokePath(circle(322, 40, 19), pen(gold, 1.6))
        paint_glyph(painter, sign, 322, 40, 24, theme.inks["title"])
    paint_footer(painter, face, frame, SHORT, LONG)


def paint_plot(painter: QPainter, face: FaceModel, theme: Theme) -> None:
    """A plot, lying: three pennants at the left, the title on a bar, reserve at the lower right. Where it says much its
    picture is less high."""
    frame, gold = frame_of(face, theme), theme.metals["gold"]
    reserve = face.printed("reserve")
    box = QRectF(14, 265, 475 - (74 if reserve else 0), 71)
    lift = lift_for(face, box, theme, _PLOT_LIFT, _PLOT_INSET, traits=False, wished=_PLOT_WORDS)
    high = 190 - lift
    paint_frame(painter, frame, LONG, SHORT)
    shield = QRectF(308, 14 + high * 0.47, high * 0.33, 0)
    paint_window(painter, window("full", 14, 14, 475, high), face, theme, shield)
    for row, key in enumerate(kind_of(face.kind).strip):
        if face.printed(key):
            _paint_pennant(painter, key, face.printed(key), 14 + (8 + row * 60.0) * high / 190, theme, high / 190)
    bar = rectangle(14, 204 - lift, 475, 40)
    painter.fillPath(bar, QColor(darker(frame, 0.5)))
    painter.strokePath(bar, pen(gold, 1.4))
    paint_title(painter, face, LONG / 2, 232 - lift, 440, 27, theme.inks["title"])
    words = " · ".join(part for part in (face.type_line, face.traits.rstrip(".")) if part)
    paint_type_line(painter, words, LONG / 2, 259 - lift, 460, lighter(frame, 0.8))
    box.setTop(box.top() - lift)
    paint_text_box(painter, face, box, theme, _PLOT_INSET, traits=False, wished=_PLOT_WORDS)
    if reserve:
        cell = rectangle(423, box.top(), 66, box.height(), 7)
        painter.fillPath(cell, QColor(darker(frame, 0.55)))
        painter.strokePath(cell, pen(gold, 1.4))
        paint_glyph(painter, NUMBER_SIGNS["reserve"], 456, box.center().y() - 16.5, 20, theme.inks["pale_gold"])
        write(painter, reserve, NUMERAL, 32, 456, box.center().y() + 26.5, theme.inks["title"], 0.5)
    paint_footer(painter, face, frame, LONG, SHORT)


def _paint_pennon(painter: QPainter, face: FaceModel, theme: Theme, challenges: tuple[str, ...]) -> None:
    """The pennon over the upper left: the coin of gold and the challenge signs, dark where absent."""
    frame, gold = frame_of(face, theme), theme.metals["gold"]
    foot = 66.0 + 37 * len(challenges)
    pennon = polygon([(24, 8), (82, 8), (82, foot + 26), (53, foot + 6), (24, foot + 26)])
    painter.fillPath(pennon, QColor(darker(frame, 0.45)))
    painter.strokePath(pennon, pen(gold, 1.6))
    rod = QPainterPath(QPointF(29, 8))
    rod.lineTo(77, 8)
    painter.strokePath(rod, pen(gold, 3))
    paint_plate(
        painter, "circle", (53, 38, 21), face.cost or "", theme.inks["coin"], theme.inks["coin_rim"],
        theme.inks["coin_ink"], 26,
    )  # fmt: skip
    milling = QPen(QColor(theme.inks["coin_milling"]), 1)
    milling.setDashPattern([2, 2])
    painter.strokePath(circle(53, 38, 17.5), milling)
    for row, key in enumerate(challenges):
        _paint_challenge(painter, key, 80 + row * 37.0, theme, shown=key in face.icons)


def _paint_challenge(painter: QPainter, key: str, y: float, theme: Theme, *, shown: bool) -> None:
    cell = rectangle(36, y - 15, 34, 31, 5)
    painter.fillPath(cell, QColor(theme.inks[key]) if shown else with_opacity(theme.inks["shade"], 0.4))
    painter.strokePath(cell, pen(theme.inks["pale_rim"], 1.2, 1 if shown else 0.2))
    paint_glyph(painter, NUMBER_SIGNS[key], 53, y, 22, with_opacity(theme.inks["numeral"], 1 if shown else 0.18))


def _paint_pennant(painter: QPainter, key: str, value: str, y: float, theme: Theme, share: float) -> None:
    """A number on its pennant, of so large a ``share`` of its usual height."""
    ink, tall = theme.inks["numeral"], 52 * share
    pennant = polygon([(14, y), (96, y), (108, y + tall / 2), (96, y + tall), (14, y + tall)])
    painter.fillPath(pennant, QColor(theme.inks[_PENNANTS[key]]))
    painter.strokePath(pennant, pen(theme.metals["gold"], 1.6))
    paint_glyph(painter, NUMBER_SIGNS[key], 38, y + tall / 2, 27 * share, ink)
    write(painter, value, NUMERAL, 34 * share, 75, y + tall * 38 / 52, ink, 0.5)
