"""The tokens on a card, each where its game says that kind lies: within the picture, never over what can be read."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop_app.engine.view import CardView
from desktop_app.games.contract.table import Token
from desktop_app.ui.table.board.labels import Labels
from desktop_app.ui.table.board.skin import Skin

SHARE, LEAST, ON_FIGURE = 0.27, 24.0, 0.66
"""How large a token is beside the width of a standing card, at least, and beside that of a small figure."""
SMALL = 44.0
"""A card less wide has its corner token half over its edge, so that its picture stays in sight."""
INSET = 0.045
"""How far from the sides, in widths of a standing card."""
TOP, FOOT, LYING_TOP, LYING_FOOT = 0.165, 0.805, 0.225, 0.735
"""Where the picture begins and ends, in heights of a standing and of a lying card."""
UNDER = "content-copy"
"""The sign of a card that lies under the side of another and hardly looks out; several are counted."""
BELOW = 0.075
"""How far under a lying card its bar stands, in its widths."""


class Bearer(Protocol):
    """A card on the table, as far as its tokens are concerned."""

    skin: Skin
    card: CardView
    width: float
    landscape: bool
    shown: float
    under: int
    labels: Labels

    def upright_rect(self) -> QRectF:
        """The rectangle around the face as it lies."""
        ...


def paint_tokens(painter: QPainter, item: Bearer) -> None:
    """Everything that lies on a card, and the small sign of its state."""
    rect, skin = item.upright_rect(), item.skin
    bar = skin.signs.bar(item.card)
    if bar is not None:
        _paint_bar(painter, item, rect, bar)
    for (kind, amount), box in zip(_lying(item), token_boxes(item), strict=True):
        skin.paint_token(painter, kind, amount, box.center(), box.width())
    sign = skin.signs.small(item.card)
    if sign:
        size = _size(rect)
        top = rect.top() + rect.height() * (LYING_TOP if item.landscape else TOP)
        at = QPointF(_left(item) + size * 0.6, top + size * 0.5)
        skin.paint_small_sign(painter, sign, at, size * 0.7)
    if item.under == 1:
        skin.paint_small_sign(painter, UNDER, under_box(item).center(), _size(rect) * 0.7)
    elif item.under:
        skin.paint_count(painter, str(item.under), under_box(item).center(), _size(rect) * 0.55)


def token_boxes(item: Bearer) -> list[QRectF]:
    """Where the tokens of a card lie about its middle: lower left, damage lower right of what the next card leaves in
    sight, others beside and above."""
    boxes: list[QRectF] = []
    taken_left = taken_right = 0
    for token, _ in _shown(item):
        if token.place == "corner":
            boxes.append(_at_the_right(item, taken_right))
            taken_right += 1
        else:
            boxes.append(_at_the_left(item, taken_left))
            taken_left += 1
    return boxes


def under_box(item: Bearer) -> QRectF:
    """Where the sign of what lies under a card stands: after its tokens at the left."""
    return _at_the_left(item, sum(token.place != "corner" for token, _ in _shown(item)))


def _at_the_left(item: Bearer, number: int) -> QRectF:
    rect, (row, column) = item.upright_rect(), divmod(number, 2)
    size, inset = _size(rect), min(rect.width(), rect.height()) * INSET
    return QRectF(_left(item) + inset + column * size, _foot(item) - row * size, size, size)


def _at_the_right(item: Bearer, number: int) -> QRectF:
    rect = item.upright_rect()
    size, inset = _size(rect), min(rect.width(), rect.height()) * INSET
    over_edge = size / 2 if rect.width() < SMALL and item.shown == 1.0 else -inset
    left = max(rect.left() + inset, rect.left() + rect.width() * item.shown + over_edge - size)
    return QRectF(left, _foot(item) - number * size, size, size)


def _left(item: Bearer) -> float:
    """Where the picture begins at the left: of what lies, after its numbers if they stand there."""
    rect = item.upright_rect()
    return rect.left() + (rect.width() * item.skin.numbers_beside(item.card) if item.landscape else 0.0)


def _foot(item: Bearer) -> float:
    """Where the lowest token begins, above what is written at the foot of the card."""
    rect = item.upright_rect()
    return rect.top() + rect.height() * (LYING_FOOT if item.landscape else FOOT) - _size(rect)


def _shown(item: Bearer) -> list[tuple[Token, int]]:
    bar = item.skin.signs.bar(item.card)
    return [(token, amount) for token, amount in item.skin.signs.tokens(item.card) if token is not bar]


def _lying(item: Bearer) -> list[tuple[str, int]]:
    return [(token.sign or token.id, amount) for token, amount in _shown(item)]


def _size(rect: QRectF) -> float:
    """On what stands on a land, which is small, a token is smaller too. In whole pixels: a card that grows a little
    keeps the pictures of its tokens."""
    return float(round(max(min(LEAST, rect.width() * ON_FIGURE), min(rect.width(), rect.height()) * SHARE)))


def _paint_bar(painter: QPainter, item: Bearer, rect: QRectF, token: Token) -> None:
    """Under a card that lies: how much of the limit is reached, as a bar and in words."""
    tall = rect.height() * 0.16
    box = QRectF(rect.left(), rect.bottom() + rect.width() * BELOW - tall / 2, rect.width(), tall)
    amount, whole = item.card.tokens.get(token.id, 0), item.card.numbers.get(token.limit, 0)
    item.skin.paint_progress_bar(painter, box, amount, whole, item.labels.progress)
