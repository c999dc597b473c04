"""Numbers on a small face: as they stand now, in their cells, marked where an effect changed them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtGui import QColor, QPainter

from desktop_app.engine.frozen import Frozen
from desktop_app.ui.art.colours import contrast
from desktop_app.ui.art.drawing import pen, polygon, rectangle
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.lettering import NUMERAL, width_of, write
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.art.signs import NUMBER_SIGNS, ROAD_SIGNS
from desktop_app.ui.art.theme import Theme

WIDTH, HEIGHT = 110.0, 154.0
STRIP = 27.0
ROW_WIDE = 44.0
"""How wide the cell of one number on a lying card is."""
DARK = "#000000"
LEAST_CONTRAST = 4.5
SMALL_SIGN_CELL, NARROW_CELL = 24.0, 20.0
"""Cells less wide than these have a small sign beside the number, and none."""
LEAST_NUMBER = 12.0
"""A number that would be smaller than this beside a small sign stands without it."""
Values = Mapping[str, int | str]

_CELL_INKS = {
    "hit_points": "drop",
    "health": "drop",
    "quest_points": "quest_shield",
    "vitality": "drop",
    "direction": "road_cell",
    "shadow_number": "site_shadow",
    "income": "income",
    "initiative": "initiative",
    "claim": "claim",
    "shadow_pool": "pool",
    "advance": "advance",
    "favour": "favour_row",
    "travel": "travel_cell",
    "site_type": "shadow_cell",
    "automatic_attack": "claim",
}

_SITE_MARKS = {
    "R": "ruins",
    "S": "shadow_hold",
    "H": "haven",
    "DH": "haven",
    "F": "free_hold",
    "B": "border_hold",
    "D": "dark_hold",
}

# Values that are told by a sign alone.
_SIGN_ONLY = {
    **{("site_type", mark): ROAD_SIGNS[kind] for mark, kind in _SITE_MARKS.items()},
    ("direction", "L"): "arrow-left-bold",
    ("direction", "R"): "arrow-right-bold",
    **{("travel", land): NUMBER_SIGNS[land] for land in ("forest", "hill", "mountain", "plains", "swamp", "any")},
}


class Shown(Frozen):
    """A number as it stands now: its words, and whether an effect raised (1) or lowered (-1) it."""

    key: str
    text: str
    change: int = 0


def shown_numbers(face: FaceModel, keys: tuple[str, ...], values: Values) -> tuple[Shown, ...]:
    """The numbers of a face under `keys`, current ones from `values` before printed ones."""
    shown = []
    for key in keys:
        printed, current = face.printed(key), values.get(key)
        if current is None and not printed:
            continue
        text = printed if current is None else str(current)
        shown.append(Shown(key, text, _change(printed, text)))
    return tuple(shown)


def _change(printed: str, current: str) -> int:
    try:
        was, now = int(printed), int(current)
    except ValueError:
        return 0
    return (now > was) - (now < was)


def number_ink(shown: Shown, usual: str, theme: Theme, ground: str = DARK) -> str:
    """The colour of a number on a ground: as usual, raised or lowered; dark ones where the ground is light."""
    if not shown.change:
        return usual
    name = "raised" if shown.change > 0 else "lowered"
    ink = theme.inks[name]
    return ink if contrast(ink, ground) >= LEAST_CONTRAST else theme.inks[f"{name}_on_light"]


def paint_strip(
    painter: QPainter,
    strip: tuple[Shown, ...],
    ground: str,
    theme: Theme,
    width: float = WIDTH,
    height: float = HEIGHT,
    *,
    within: float = 1.0,
) -> None:
    """One cell a number along the foot of a face, all of them ``within`` so much of its width; a changed number is
    coloured and carries a caret."""
    top, wide = height - STRIP - 1.5, (width * within - 6) / len(strip)
    painter.fillPath(rectangle(3, top, width - 6, STRIP - 1, 4), QColor(ground))
    for index, shown in enumerate(strip):
        left = 3 + wide * index
        if shown.key in _CELL_INKS:
            cell = rectangle(left + 1, top + 1, wide - 2, STRIP - 3, 3.5)
            painter.fillPath(cell, QColor(theme.inks[_CELL_INKS[shown.key]]))
        _paint_cell(painter, shown, left + wide / 2, top, wide, theme)


def _paint_cell(painter: QPainter, shown: Shown, middle: float, top: float, wide: float, theme: Theme) -> None:
    sign_size, size = (13.0, 17.0) if wide >= 30 else (11.0, 16.0) if wide >= SMALL_SIGN_CELL else (9.0, 16.0)
    centre = top + STRIP / 2 - 0.5
    if (shown.key, shown.text) in _SIGN_ONLY:
        paint_glyph(painter, _SIGN_ONLY[shown.key, shown.text], middle, centre, sign_size + 2, theme.inks["sign"])
        return
    room = wide - sign_size - (5 if wide >= SMALL_SIGN_CELL else 3.5)
    size = min(size, size * room / max(width_of(shown.text, NUMERAL, size), 0.1))
    if wide < SMALL_SIGN_CELL and (wide < NARROW_CELL or size < LEAST_NUMBER):
        _paint_number_alone(painter, shown, middle, top, wide, theme)
        return
    number = width_of(shown.text, NUMERAL, size)
    start = middle - (sign_size + 2 + number) / 2
    paint_glyph(painter, NUMBER_SIGNS[shown.key], start + sign_size / 2, centre, sign_size, theme.inks["sign"])
    ink = number_ink(shown, theme.inks["numeral"], theme)
    write(painter, shown.text, NUMERAL, size, start + sign_size + 2, centre + size * 0.35, ink)
    if shown.change:
        _paint_caret(painter, shown.change, start + sign_size + 2 + number / 2, top, ink)


def _paint_number_alone(painter: QPainter, shown: Shown, middle: float, top: float, wide: float, theme: Theme) -> None:
    """In a narrow cell the number has the room of its sign: it is known by its place and its colour."""
    size = min(16.0, 16.0 * (wide - 2) / max(width_of(shown.text, NUMERAL, 16.0), 0.1))
    ink = number_ink(shown, theme.inks["numeral"], theme)
    write(painter, shown.text, NUMERAL, size, middle, top + STRIP / 2 - 0.5 + size * 0.35, ink, 0.5)
    if shown.change:
        _paint_caret(painter, shown.change, middle, top, ink)


def _paint_caret(painter: QPainter, change: int, middle: float, top: float, ink: str) -> None:
    base, tip = (top + 4.4, top + 0.8) if change > 0 else (top + STRIP - 5.4, top + STRIP - 1.8)
    painter.fillPath(polygon([(middle - 4.3, base), (middle + 4.3, base), (middle, tip)]), QColor(ink))


def paint_sign(painter: QPainter, shown: Shown, x: float, y: float, size: float, theme: Theme) -> None:
    """A value that a sign alone tells, about a point; nothing for one that is a number."""
    sign = _SIGN_ONLY.get((shown.key, shown.text))
    if sign is not None:
        paint_glyph(painter, sign, x, y, size, theme.inks["sign"])


def paint_row(painter: QPainter, shown: Shown, x: float, y: float, theme: Theme) -> None:
    """One number in a cell of its own, 44 by 24, as on lying cards."""
    ground = theme.inks[_CELL_INKS.get(shown.key, "disc")]
    cell = rectangle(x, y, ROW_WIDE, 24, 3.5)
    painter.fillPath(cell, QColor(ground))
    painter.strokePath(cell, pen(theme.inks["pale_rim"], 0.9))
    paint_glyph(painter, NUMBER_SIGNS[shown.key], x + 11.5, y + 12, 13, theme.inks["sign"])
    ink = number_ink(shown, theme.inks["numeral"], theme)
    write(painter, shown.text, NUMERAL, 17, x + 30, y + 18, ink, 0.5)
    if shown.change:
        painter.save()
        painter.translate(x + 30, y - 1)
        _paint_caret(painter, shown.change, 0, 0, ink)
        painter.restore()
