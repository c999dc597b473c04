"""Strength and guard: what a guest has, and what lies before them."""

from __future__ import annotations

from desktop_app.engine.messages import message
from desktop_app.engine.view import Part
from tests.inn.cards import FACTS
from tests.inn.state import Inn

NUMBERS = ("cost", "strength", "guard", "health")


def number(g: Inn, card: str, name: str) -> int | None:
    """A printed number, None where the card has none."""
    value = getattr(FACTS[g.codes[card]], name)
    return value if isinstance(value, int) else None


def sum_of(g: Inn, subject: str, name: str) -> list[Part]:
    """A number of a card; strength and guard of a guest with everything that lies before them."""
    if subject not in g.codes:
        return []
    parts = [Part(number(g, subject, name) or 0, message("inn-part-printed"))]
    seat = g.owners[subject]
    if name in ("strength", "guard") and g.home[subject] == f"guest:{seat}":
        for card in g.zones[f"front:{seat}"]:
            amount = number(g, card, name)
            if amount:
                parts.append(Part(amount, message("inn-part-card", card=g.ref(card)), card))
    return parts


def side(g: Inn, seat: str, name: str) -> int:
    """The strength or guard of a seat."""
    return sum(part.amount for part in sum_of(g, g.zones[f"guest:{seat}"][0], name))
