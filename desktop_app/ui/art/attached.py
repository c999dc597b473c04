"""An attachment as a strip above its bearer: cost, title, what it adds, and whether it is exhausted."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from desktop_app.games.kit.numerals import signed
from desktop_app.ui.art.colours import darker, mix
from desktop_app.ui.art.drawing import edges, rectangle
from desktop_app.ui.art.exhausted import paint_lying_sign
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.lettering import LABEL, NARROW_TITLES, NUMERAL, fit_title, width_of, write
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.art.parts import frame_of, paint_plate
from desktop_app.ui.art.signs import NUMBER_SIGNS
from desktop_app.ui.art.theme import Theme

Gift = tuple[str, int]
"""What an attachment adds: a number by its key, and how much."""
_DULLED = 0.5
_MOST_LETTERS, _MOST_SMALL, _LEAST_LETTERS = 15.5, 14.0, 10.0
_NAME = 3.0
"""So much of its smallest letters' height, or all that it needs, is kept for the title: who cannot tell what it is
gains nothing from what it adds."""
_EDGE = 7.0
"""Before a title without a cost."""
_KEY = 0.62
"""How wide a key cap lies within a strip, in its heights."""
_USUAL = 28.0
"""Strips higher than this lie on a table on which everything is larger."""


def paint_attached(
    painter: QPainter,
    face: FaceModel,
    box: QRectF,
    high: float,
    theme: Theme,
    *,
    gifts: Sequence[Gift] = (),
    exhausted: bool = False,
    told: str = "",
    keyed: bool = False,
) -> None:
    """The strip in ``box``, of which the upper ``high`` is in sight. ``told`` stands in place of title and cost; what
    is ``keyed`` leaves its right end to a key cap."""
    colour = frame_of(face, theme)
    if exhausted:
        colour = mix(colour, theme.inks["shade"], _DULLED)
    painter.fillPath(rectangle(*edges(box), 6), QColor(darker(colour, 0.72)))
    painter.fillPath(rectangle(*edges(box.adjusted(1.5, 1.5, -1.5, -1.5)), 5), QColor(colour))
    middle, ink = box.top() + high * 0.52, theme.inks["pale_gold"] if exhausted else theme.inks["title"]
    if told:
        size = min(_MOST_SMALL * max(1.0, high / _USUAL), high * 0.56)
        write(painter, told, LABEL, size, box.center().x(), middle + size * 0.35, ink, 0.5)
        return
    left, right = box.left() + _EDGE, box.right() - 5 - (_KEY * high if keyed else 0.0)
    if exhausted:
        k = min(1.0, high / 24) * max(1.0, high / _USUAL)
        paint_lying_sign(painter, right - 8 * k, middle, k, ink)
        right -= 22 * k
    size = min(_MOST_LETTERS * max(1.0, high / _USUAL), high * 0.6)
    least = min(size, _LEAST_LETTERS)
    name = min(least * _NAME, width_of(face.title, NARROW_TITLES[-1], least))
    cost, signed_too, told_gifts = _told(face.printed("cost"), gifts, high, right - left, name)
    if cost:
        _paint_cost(painter, cost, box.left() + high * 0.5, middle, high, theme)
        left = box.left() + high + 2
    for key, amount in reversed(told_gifts):
        right = _paint_gift(painter, key if signed_too else "", amount, right, middle, high, theme)
    title = fit_title(face.title, right - left, size, least)
    write(painter, title.text, title.hand, title.size, left, middle + title.size * 0.32, ink)


def _told(cost: str, gifts: Sequence[Gift], high: float, room: float, name: float) -> tuple[str, bool, Sequence[Gift]]:
    """What stands beside so much of the title: first goes the cost, then the signs of what it adds; where that does
    not do the title has half as much, and of what it adds the first numbers stand there that have room."""
    for shown, signs in ((cost, True), ("", True), ("", False)):
        if (high + 2 - _EDGE if shown else 0.0) + _gifts_wide(gifts, high, signs=signs) <= room - name:
            return shown, signs, gifts
    firsts = (gifts[:count] for count in range(len(gifts), 0, -1))
    return "", False, next((some for some in firsts if _gifts_wide(some, high, signs=False) <= room - name / 2), ())


def _paint_cost(painter: QPainter, cost: str, x: float, y: float, high: float, theme: Theme) -> None:
    radius, inks = high * 0.4, theme.inks
    plate = (x, y, radius)
    paint_plate(
        painter, "circle", plate, cost, inks["disc"], theme.metals["gold"], inks["disc_ink"], radius * 1.3
    )  # fmt: skip


def _paint_gift(
    painter: QPainter, key: str, amount: int, right: float, middle: float, high: float, theme: Theme
) -> float:
    """One thing it adds, from the right; where it begins."""
    text, size, sign = signed(amount), _gift_size(high), NUMBER_SIGNS.get(key, "")
    left = right - width_of(text, NUMERAL, size)
    write(painter, text, NUMERAL, size, left, middle + size * 0.35, theme.inks["disc_ink"])
    if sign:
        paint_glyph(painter, sign, left - size * 0.62, middle, size * 0.95, theme.inks["sign"])
    return right - _gift_wide(key, amount, high)


def _gifts_wide(gifts: Sequence[Gift], high: float, *, signs: bool) -> float:
    """How wide all that it adds is."""
    return sum(_gift_wide(key if signs else "", amount, high) for key, amount in gifts)


def _gift_wide(key: str, amount: int, high: float) -> float:
    """How wide one thing it adds is, with its sign and the gap before it."""
    size = _gift_size(high)
    return width_of(signed(amount), NUMERAL, size) + (size * 1.2 if NUMBER_SIGNS.get(key) else 0.0) + 4


def _gift_size(high: float) -> float:
    return min(_MOST_SMALL * max(1.0, high / _USUAL), high * 0.56)
