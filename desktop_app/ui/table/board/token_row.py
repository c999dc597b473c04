"""The tokens on a card and beside it, each where its game says that kind lies."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop_app.engine.view import CardView
from desktop_app.games.contract import Token
from desktop_app.ui.table.board.skin import Skin

MOST_COINS = 4
"""A column shows so many tokens; the number below it counts them all."""


class Bearer(Protocol):
    """A card on the table, as far as its tokens are concerned."""

    skin: Skin
    card: CardView
    width: float
    landscape: bool
    coins: bool

    def size(self) -> tuple[float, float]:
        """Width and height of the face before it is turned."""
        ...

    def upright_rect(self) -> QRectF:
        """The rectangle around the face as it lies."""
        ...


def paint_tokens(painter: QPainter, item: Bearer) -> None:
    """Everything that lies on a card, and the small hand where something was done by hand."""
    rect = item.upright_rect()
    size = max(24.0, min(item.size()) * 0.29)
    plain = 0
    for token, amount in item.skin.signs.tokens(item.card):
        kind = token.sign or token.id
        if token.place == "corner":
            _paint_in_corner(painter, item, rect, kind, amount, size)
        elif token.place == "bar":
            _paint_bar(painter, item, rect, token, amount, size)
        elif token.place == "column":
            _paint_column(painter, item, rect, kind, amount, size)
        else:
            at = QPointF(rect.left() + size * 0.6 + plain * size, rect.top() + rect.height() * 0.42)
            item.skin.paint_token(painter, kind, amount, at, size)
            plain += 1
    if item.skin.signs.by_hand(item.card):
        at = QPointF(rect.left() + size * 0.35, rect.bottom() - size * 0.35)
        item.skin.paint_by_hand(painter, at, size * 0.8)


def _paint_in_corner(painter: QPainter, item: Bearer, rect: QRectF, kind: str, amount: int, size: float) -> None:
    at = QPointF(rect.left() + item.width * 0.3, rect.bottom() - rect.height() * 0.36)
    item.skin.paint_token(painter, kind, amount, rect.center() if item.landscape else at, size * 1.05)


def _paint_bar(painter: QPainter, item: Bearer, rect: QRectF, token: Token, amount: int, size: float) -> None:
    """On a card that lies, a bar along its foot shows how much of the limit is reached."""
    at = QPointF(rect.right() - size * 0.42, rect.top() + rect.height() * 0.25)
    if item.landscape:
        size *= 1.1
        at = QPointF(rect.left() + rect.width() * 0.56, rect.bottom() - rect.height() * 0.17)
        item.skin.paint_progress_bar(painter, rect, amount, item.card.numbers.get(token.limit, 0))
    item.skin.paint_token(painter, token.sign or token.id, amount, at, size)


def _paint_column(painter: QPainter, item: Bearer, rect: QRectF, kind: str, amount: int, size: float) -> None:
    """One token above the other beside the card where there is room, else one with its number at the edge."""
    skin = item.skin
    if not item.coins:
        at = QPointF(rect.right() - size * 0.1, rect.center().y() - rect.height() * 0.12)
        skin.paint_token(painter, kind, amount, at, size, always_number=True)
        return
    shown = min(amount, MOST_COINS)
    step = size * 0.76
    top = rect.center().y() - (shown - 1) * step / 2 - size * 0.3
    x = rect.right() + size * 0.62
    for i in range(shown):
        skin.paint_token(painter, kind, 1, QPointF(x, top + i * step), size * 0.95)
    skin.paint_amount(painter, amount, QPointF(x, top + shown * step + size * 0.12), size)
