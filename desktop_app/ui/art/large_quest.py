"""Large faces of Middle-earth Quest: combat cards with two halves, events with rows, sheets with four attributes."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from desktop_app.ui.art.colours import darker, lighter, with_opacity
from desktop_app.ui.art.drawing import circle, pen, polygon, rectangle
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.kinds import kind_of
from desktop_app.ui.art.lettering import LABEL, NUMERAL, TITLE, fit_title, width_of, write
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.art.parts import (
    LONG,
    SHORT,
    frame_of,
    paint_footer,
    paint_frame,
    paint_pip,
    paint_plate,
    paint_title,
    paint_type_line,
    paint_window,
)
from desktop_app.ui.art.signs import NUMBER_SIGNS
from desktop_app.ui.art.textbox import Inset, paint_text_box
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.art.windows import window

_RANGED = "quest_ranged"


def paint_combat_card(painter: QPainter, face: FaceModel, theme: Theme) -> None:
    """A hero's combat card: strength cost above, attack and defence as two halves, travel sign at the foot."""
    frame, gold = frame_of(face, theme), theme.metals["gold"]
    paint_frame(painter, frame, SHORT, LONG)
    paint_window(painter, window("cut", 16, 60, 328, 214), face, theme, QRectF(SHORT / 2, 167, 214 * 0.31, 0))
    paint_title(painter, face, 206, 43, 256, 28, theme.inks["title"])
    disc, pale = theme.inks["disc"], theme.inks["pale_gold"]
    paint_plate(painter, "circle", (42, 40, 26), face.printed("cost"), disc, gold, pale, 27)
    paint_pip(painter, NUMBER_SIGNS["strength_cost"], 66, 58, disc, pale, theme)
    _paint_halves(painter, face, theme)
    paint_type_line(painter, face.type_line, SHORT / 2, 393, 320, lighter(frame, 0.8))
    travel = dict(face.numbers).get("travel", "")
    box = QRectF(16, 402, SHORT - (94 if travel else 32), 78)
    paint_text_box(painter, face, box, theme, Inset(12, 7))
    if travel:
        _paint_travel(painter, travel, face.note, theme, darker(frame, 0.5))
    paint_footer(painter, face, frame, SHORT, LONG)


def paint_event_card(painter: QPainter, face: FaceModel, theme: Theme) -> None:
    """An event or Sauron's card: stage left, priority in a lozenge right, boxed rows, then its text."""
    kind, frame = kind_of(face.kind), frame_of(face, theme)
    metal, pale = theme.metals[kind.metal], theme.inks["pale_gold"]
    paint_frame(painter, frame, SHORT, LONG)
    path = window(kind.window, 22, 62, 316, 194)
    paint_window(painter, path, face, theme, QRectF(SHORT / 2, 62 + 194 * 0.54, 194 * 0.3, 0))
    plates = face.cost is not None or bool(face.stage)
    _paint_long_title(painter, face, 216 if plates else 308, theme)
    if face.cost is not None:
        paint_plate(painter, "lozenge", (SHORT - 42, 42, 25), face.cost, theme.inks["disc"], metal, pale, 24)
    if face.stage:
        paint_plate(painter, "circle", (40, 42, 20), face.stage, darker(frame, 0.5), metal, pale, 18)
    paint_type_line(painter, face.type_line, SHORT / 2, 276, 320, lighter(frame, 0.8))
    y = 284.0
    for sign, words, note in face.rows:
        _paint_row(painter, sign, words, note, y, theme, darker(frame, 0.5))
        y += 39
    paint_text_box(painter, face, QRectF(16, y + 1, SHORT - 32, 480 - y), theme)
    paint_footer(painter, face, frame, SHORT, LONG)


def _paint_long_title(painter: QPainter, face: FaceModel, room: float, theme: Theme) -> None:
    """The title in one line, or in two where one would cut it."""
    middle, size = SHORT / 2 - 3, 24.0
    if fit_title(face.title, room, size, size * 0.62).text == face.title:
        paint_title(painter, face, middle, 43, room, size, theme.inks["title"])
        return
    spaces = [at for at, letter in enumerate(face.title) if letter == " "]
    half = min(spaces, key=lambda at: abs(at - len(face.title) / 2), default=len(face.title))
    for baseline, words in ((33.0, face.title[:half]), (52.0, face.title[half + 1 :])):
        fitted = fit_title(words, room, 18, 11)
        write(painter, fitted.text, fitted.hand, fitted.size, middle, baseline, theme.inks["title"], 0.5)


def paint_sheet(painter: QPainter, face: FaceModel, theme: Theme) -> None:
    """A hero's sheet, a monster or a minion: attributes in four cells, the combat chart, rows, its ability."""
    kind, frame = kind_of(face.kind), frame_of(face, theme)
    paint_frame(painter, frame, SHORT, LONG)
    shown = [key for key in kind.strip if face.printed(key)]
    path = window(kind.window, 22, 58, 316, 156)
    paint_window(painter, path, face, theme, QRectF(SHORT / 2, 58 + 156 * 0.54, 156 * 0.34, 0))
    paint_title(painter, face, SHORT / 2, 43, 312, 27, theme.inks["title"])
    for column, key in enumerate(shown):
        _paint_attribute(painter, key, face.printed(key), column, len(shown), theme)
    paint_type_line(painter, face.type_line, SHORT / 2, 286, 320, lighter(frame, 0.8))
    y = 294.0
    if face.icons:
        _paint_chart(painter, face.icons, y, theme, frame)
        y += 32
    for sign, words, note in face.rows:
        _paint_row(painter, sign, words, note, y, theme, darker(frame, 0.5))
        y += 39
    paint_text_box(painter, face, QRectF(16, y + 1, SHORT - 32, 480 - y), theme)
    paint_footer(painter, face, frame, SHORT, LONG)


def _paint_attribute(painter: QPainter, key: str, value: str, column: int, columns: int, theme: Theme) -> None:
    """One attribute in its cell: the sign and the number."""
    wide = 328 / columns
    left = 16 + wide * column
    cell = rectangle(left + 2, 222, wide - 4, 46, 7)
    painter.fillPath(cell, QColor(theme.inks["drop" if key == "health" else "disc"]))
    painter.strokePath(cell, pen(theme.metals["gold"], 1.4))
    paint_glyph(painter, NUMBER_SIGNS[key], left + wide * 0.3, 245, 24, theme.inks["pale_gold"])
    write(painter, value, NUMERAL, 30, left + wide * 0.68, 255.5, theme.inks["title"], 0.5)


def _paint_chart(painter: QPainter, types: tuple[str, ...], y: float, theme: Theme, frame: str) -> None:
    """The combat chart: a disc for each part of the deck, ranged ones in green with a bow."""
    for place, type in enumerate(types):
        x = SHORT / 2 + (place - (len(types) - 1) / 2) * 32
        disc = circle(x, y + 14, 13)
        painter.fillPath(disc, QColor(theme.inks["ranged_half" if type == "ranged" else "attack_half"]))
        painter.strokePath(disc, pen(lighter(frame, 0.6), 1.2))
        paint_glyph(painter, "bow-arrow" if type == "ranged" else "sword", x, y + 14, 17, theme.inks["sign"])


def _paint_halves(painter: QPainter, face: FaceModel, theme: Theme) -> None:
    """Attack in red (ranged in green) and defence in blue, the numerals 62 high."""
    ranged = (face.frame or kind_of(face.kind).frame) == _RANGED
    gold, ink, faint = theme.metals["gold"], theme.inks["paper_numeral"], with_opacity(theme.inks["shine"], 0.33)
    attack = polygon([(16, 284), (180, 284), (168, 372), (16, 372)])
    defence = polygon([(184, 284), (344, 284), (344, 372), (172, 372)])
    for half, fill in ((attack, "ranged_half" if ranged else "attack_half"), (defence, "defence_half")):
        painter.fillPath(half, QColor(theme.inks[fill]))
        painter.strokePath(half, pen(gold, 1.6))
    paint_glyph(painter, "bow-arrow" if ranged else "sword", 58, 328, 44, faint)
    paint_glyph(painter, "shield", 304, 328, 44, faint)
    write(painter, face.printed("attack"), NUMERAL, 62, 116, 350, ink, 0.5)
    write(painter, face.printed("defense"), NUMERAL, 62, 238, 350, ink, 0.5)


def _paint_travel(painter: QPainter, terrain: str, words: str, theme: Theme, rim: str) -> None:
    cell = rectangle(SHORT - 70, 402, 54, 78, 7)
    ink = theme.inks["inline_sign"]
    painter.fillPath(cell, QColor(theme.inks["card_paper_deep"]))
    painter.strokePath(cell, pen(rim, 1))
    paint_glyph(painter, NUMBER_SIGNS[terrain], SHORT - 43, 434 if words else 441, 34, ink)
    size = min(11.0, 11.0 * 48 / max(width_of(words, LABEL, 11), 1))
    write(painter, words, LABEL, size, SHORT - 43, 472, ink, 0.5)


def _paint_row(painter: QPainter, sign: str, words: str, note: str, y: float, theme: Theme, rim: str) -> None:
    row = rectangle(16, y, 328, 34, 6)
    painter.fillPath(row, QColor(theme.inks["card_paper_deep"]))
    painter.strokePath(row, pen(rim, 1))
    paint_glyph(painter, sign, 36, y + 17, 22, theme.inks["row_sign"])
    size = 15.5
    reach = width_of(words, TITLE, size) + width_of(note, LABEL, 13) + 12
    share = min(1.0, 278 / reach)
    write(painter, words, TITLE, size * share, 56, y + 22.5, theme.inks["card_ink"])
    write(painter, note, LABEL, 13 * share, 334, y + 22, theme.inks["row_note"], 1.0)
