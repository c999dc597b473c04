"""Which abilities of cards in play are used up for now, and which of those with a limit are still open."""

from __future__ import annotations

from functools import cache

from desktop_app.games.kit.abilities import Action, Triggered
from desktop_app.games.kit.limits import Limit
from desktop_app.games.thrones.state import Piece, ThronesState
from desktop_app.games.thrones.vocabulary.texts import CARDS

USED_UP, OPEN = "used_up", "open"


@cache
def limited(code: str) -> tuple[tuple[str, Limit], ...]:
    """The abilities of a card that may be used so often only, by their names."""
    found = [part for part in CARDS.parts(code) if isinstance(part, Action | Triggered) and part.zone == "play"]
    return tuple((part.name, part.text.limit) for part in found if part.text.limit is not None)


def uses(g: ThronesState, card: str, piece: Piece) -> list[str]:
    """Whether an ability of a card is used up, and whether one with a limit is still open."""
    states = [limit.is_reached(g, name, card, piece.controller) for name, limit in limited(g.codes[card])]
    return [*([USED_UP] if True in states else []), *([OPEN] if False in states else [])]
