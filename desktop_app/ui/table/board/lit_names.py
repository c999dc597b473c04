"""The names of lit places that the land does not write, from afar most of them: one chooses by name, not by letter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from desktop_app.ui.art.fonts import SEMIBOLD, sans
from desktop_app.ui.map.boxes import Box
from desktop_app.ui.map.labels import Name, placed
from desktop_app.ui.map.look import MapLook
from desktop_app.ui.map.naming import name_in
from desktop_app.ui.table.board.skin import Skin

LETTERS = 13.0
"""How large they are written, in units of the table."""
MOST_NAMED = 16
"""Of more places than these none is named: they would cover the land."""


class LitPlace(NamedTuple):
    """A lit place in the pixels of its window: the box of its ring, and that of its key."""

    id: str
    ring: Box
    key: Box


class Plaque(NamedTuple):
    """A name in its box."""

    box: QRectF
    words: str


def plaques(
    lit: list[LitPlace], written: Mapping[str, Box], look: MapLook, room: Box, skin: Skin, size: float
) -> list[Plaque]:
    """A plaque as large as ``size`` beside each lit place in a room that is not among those whose names are
    ``written``; no plaque lies over a ring, a key or another, nor over a name where it can be helped."""
    places = look.board().locations
    named = [each for each in lit if each.id in places and each.id not in written and _in_sight(each, room)]
    if len(named) > MOST_NAMED:
        return []
    metrics = QFontMetricsF(sans(size, SEMIBOLD))
    names = {each.id: name_in(places[each.id], skin.language) for each in named}
    wanted = [_wanted(each, metrics, names[each.id]) for each in named]
    marks = [box for each in lit for box in (each.ring, each.key)]
    found: Mapping[str, Box] = placed(wanted, marks, list(written.values()), room)
    return [
        Plaque(QRectF(left, top, right - left, bottom - top), names[id])
        for id, (left, top, right, bottom) in found.items()
    ]


def _in_sight(lit: LitPlace, room: Box) -> bool:
    left, top, right, bottom = lit.ring
    return left < room[2] and room[0] < right and top < room[3] and room[1] < bottom


def _wanted(lit: LitPlace, metrics: QFontMetricsF, name: str) -> Name:
    left, top, right, bottom = lit.ring
    middle, wide = (left + right) / 2, metrics.horizontalAdvance(name) + metrics.height() * 0.7
    reach = max(right, lit.key[2]) - middle
    return Name(lit.id, middle, (top + bottom) / 2, reach, wide, metrics.height() * 1.1)


def paint_plaques(painter: QPainter, made: list[Plaque], skin: Skin, size: float) -> None:
    """Each name on the paper of a panel, with an edge in the colour of what is legal."""
    theme = skin.theme
    painter.setFont(sans(size, SEMIBOLD))
    for box, words in made:
        painter.setPen(QPen(QColor(theme.legal), 1.2))
        painter.setBrush(QColor(theme.panel))
        painter.drawRoundedRect(box, box.height() * 0.3, box.height() * 0.3)
        painter.setPen(QColor(theme.ink))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)
