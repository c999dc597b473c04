"""What cards are worth at a glance, to whoever has them."""

from __future__ import annotations

from functools import cache

from desktop_app.games.thrones.reading.numbers import strength
from desktop_app.games.thrones.reading.queries import FACTS, controller, kind
from desktop_app.games.thrones.state import ThronesState

HARMFUL = ("01035",)
"""Attachments that are meant for others' characters."""
STRENGTH, ICON, KEYWORD, POWER, COPY = 0.5, 0.5, 0.7, 2.0, 1.0
"""What each point, icon, keyword, power and duplicate of a character counts besides its cost."""
INCOME = 2.5
"""What a gold of income each round counts."""


def number(value: object) -> int:
    """A printed number; what is no number counts nothing."""
    return value if isinstance(value, int) else 0


@cache
def printed_worth(code: str) -> float:
    """What a card is worth by what is printed on it."""
    card = FACTS[code]
    found = float(number(card.cost)) + INCOME * (number(card.income) if card.type != "plot" else 0)
    if card.type == "character":
        found += STRENGTH * number(card.strength) + ICON * len(card.icons) + KEYWORD * len(card.keywords)
    return found


def card_worth(g: ThronesState, card: str) -> float:
    """The same with what has come to it in play."""
    found = printed_worth(g.codes[card])
    piece = g.pieces.get(card)
    if piece is None:
        return found
    more = strength(g, card) - number(FACTS[g.codes[card]].strength) if kind(g, card) == "character" else 0
    return found + STRENGTH * more + POWER * piece.power + COPY * len(piece.duplicates) + len(piece.attachments)


def is_for(g: ThronesState, card: str, host: str, seat: str) -> bool:
    """Whether a seat would attach a card there: the good ones to its own cards."""
    return not host or (controller(g, host) == seat) != (g.codes[card] in HARMFUL)
