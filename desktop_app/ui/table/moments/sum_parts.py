"""What both sides of a sum are made of, where their cards do not tell it: a table with a column for each part."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop_app.games.contract.moments import Camp, Comparison
from desktop_app.ui.art.fonts import MEDIUM, sans
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.table.moments import kit
from desktop_app.ui.table.moments.ground import Ground

SIGNS, NAMES, LINE = 30.0, 24.0, 32.0
"""How high the signs, the names under them, and the numbers of a side stand."""
NAMED = 0.16
"""How much of the width the names of the sides take."""


def paint_parts(painter: QPainter, ground: Ground, box: QRectF, compared: Comparison) -> None:
    """The signs and names of all parts that count for anybody, and under them what each adds to either side."""
    camps = (compared.left, compared.right)
    counting = [at for at in range(len(compared.left.parts)) if any(_value(camp, at) for camp in camps)]
    if not counting:
        return
    theme, px = ground.theme, ground.px
    wide = box.width() * (1 - NAMED) / len(counting)
    number, small = kit.number_font(px(19)), sans(px(14), MEDIUM)
    for column, at in enumerate(counting):
        part = compared.left.parts[at]
        left = box.left() + box.width() * NAMED + wide * column
        paint_glyph(painter, part.sign, left + wide / 2, box.top() + px(SIGNS) / 2, px(19), theme.ink2)
        name = QRectF(left + px(3), box.top() + px(SIGNS), wide - px(6), px(NAMES))
        kit.words(painter, name, ground.wording.plain(part.name), small, theme.ink2, kit.MIDDLE)
        for camp, line in zip(camps, _lines(ground, box), strict=True):
            cell = QRectF(left, line.top(), wide, line.height())
            kit.words(painter, cell, str(_value(camp, at)), number, theme.ink, kit.MIDDLE)
    for camp, line in zip(camps, _lines(ground, box), strict=True):
        head = QRectF(line.left(), line.top(), line.width() * NAMED, line.height())
        kit.words(painter, head, ground.wording.plain(camp.heading), kit.heading_font(ground, 18), theme.ink)


def _lines(ground: Ground, box: QRectF) -> list[QRectF]:
    tall = ground.px(LINE)
    first = box.top() + ground.px(SIGNS + NAMES)
    return [QRectF(box.left(), first + at * tall, box.width(), tall) for at in range(2)]


def _value(camp: Camp, at: int) -> int:
    return camp.parts[at].value if at < len(camp.parts) else 0
