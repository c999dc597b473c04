"""The key cap of a card: how large it is, where it hangs so that it hides nothing, and the sign in its place."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop_app.ui.table.board.light import Light
from desktop_app.ui.table.board.marks import key_box
from desktop_app.ui.table.board.token_row import LYING_TOP, Bearer, token_boxes
from desktop_app.ui.table.layout.hand_band import ABOVE_HAND
from desktop_app.ui.table.layout.measures import NAMELESS

LEAST_KEY, LARGEST_KEY = 22.0, 27.0
"""However small or large a card is, its key cap is no smaller and no larger."""
LARGE_CARD = 170.0
"""Cards wider than this lie on a table on which everything is larger."""
OF_RING = 5.0
"""How far the ring of a card reaches out over the one before it."""
KEY_ABOVE = 10.0
"""How far a key cap stands out above its card: labels lie higher."""
ABOVE_TO_READ = 18.0
"""How far it stands out above a card that lies in the tray to be read: it hides no number in a corner, and no name."""
UNDER_NAME = 0.27
"""Where a cap would hide the end of a name it hangs lower at the side, under the sign of the card's kind, at this share
of its height."""
IN_STRIP = (0.56, 0.1)
"""How far within the end of a strip in the tray a cap hangs, and how far below its middle, in its own height."""


class Keyed(Bearer, Protocol):
    """A card on the table, as far as its key cap is concerned."""

    light: Light
    unit: float
    strip: float
    seen: float
    apart: float
    covered: bool
    bears: bool
    in_hand: bool
    to_read: bool
    stands: bool

    def size(self) -> tuple[float, float]:
        """Width and height of the face before it is turned."""
        ...

    def face_rect(self) -> QRectF:
        """The face before it is turned, around the middle."""
        ...


def paint_key(painter: QPainter, card: Keyed) -> None:
    """Its key cap, or the sign of a card that cannot be a target."""
    size, grown = _key_size(card)
    if card.light.ring == "refused":
        card.skin.paint_refused_sign(painter, card.upright_rect().topRight(), size * 1.15)
    elif card.light.key:
        card.skin.paint_key_cap(painter, card.light.key, key_corner(card, size, grown), size)


def cap_of(card: Keyed) -> QRectF:
    """Where its key cap lies, about the middle of the card; empty while it has none."""
    if not card.light.key or card.light.ring == "refused":
        return QRectF()
    size, grown = _key_size(card)
    return key_box(card.light.key, key_corner(card, size, grown), size)


def _key_size(card: Keyed) -> tuple[float, float]:
    """How high a key cap is, and how many times larger than usual the card is: on a table on which everything is
    larger no cap is smaller than others there."""
    side = min(card.size())
    grown = max(card.unit, side / LARGE_CARD)
    if card.strip:
        return card.seen * 0.9, grown
    return min(max(LEAST_KEY * card.unit, side * 0.17), LARGEST_KEY * grown), grown


def key_corner(card: Keyed, size: float, grown: float) -> QPointF:
    """Where a key cap of this size hangs: at the upper right corner of what lies open, or lower at the side."""
    rect = card.upright_rect()
    if card.strip and card.to_read:
        return QPointF(rect.right() - size * IN_STRIP[0], rect.center().y() + size * IN_STRIP[1])
    x = rect.left() + rect.width() * card.shown - _inwards(card, size)
    if _lies(card):
        return QPointF(x, rect.top() + size * 0.6 + _under_sign(card, x, size, grown))
    above = ABOVE_HAND if card.in_hand else ABOVE_TO_READ if card.to_read else KEY_ABOVE
    lower = rect.height() * UNDER_NAME if _hides_there(card, x - size / 2) else -above * grown
    return QPointF(x, rect.top() + size * 0.6 + lower)


def _inwards(card: Keyed, size: float) -> float:
    """How far within the edge of what lies open the middle of a key cap hangs: half over it where there is room to
    the next card, which is painted over it with its ring; and beside the sign of a card that lies. At one that
    looks out under another it hangs outside, where that does not cover it."""
    if card.covered and not card.strip:
        return -size * 0.2
    if card.apart < size * 0.3 + OF_RING:
        return size * 0.58 + OF_RING
    return size * (0.55 if _lies(card) or card.shown < 1 else 0.28)


def _lies(card: Keyed) -> bool:
    """Whether it lies on its side in a row, with a sign in its corner."""
    return card.landscape and not (card.in_hand or card.to_read or card.strip)


def _under_sign(card: Keyed, x: float, size: float, grown: float) -> float:
    """How far below the edge of a card that lies a cap begins: under the sign in its corner, or over it where the
    cap would hide a token, which is a number."""
    rect = card.upright_rect()
    under = rect.height() * LYING_TOP
    cap = key_box(card.light.key, QPointF(x, rect.top() + under + size * 0.6), size)
    hides = any(cap.intersects(token) for token in token_boxes(card))
    return -KEY_ABOVE * grown if hides else under


def _hides_there(card: Keyed, x: float) -> bool:
    """Whether a cap that begins there would hide something: the name of a card that stands on the table, where
    there is one; what the card bears; over the upper edge of a card without a name the numbers of pairs."""
    if card.in_hand or card.to_read or card.stands or card.strip or not card.card.code:
        return False
    named = card.face_rect().left() + card.width * card.skin.name_end(card.card)
    return card.bears or card.width <= NAMELESS or named > x
