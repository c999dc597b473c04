"""Reading wounds and burdens: how many lie there, and what they leave of vitality and resistance."""

from __future__ import annotations

from desktop_app.games.lotr_tcg.reading.queries import ring_bearer
from desktop_app.games.lotr_tcg.reading.sums import number
from desktop_app.games.lotr_tcg.state import TcgState


def wounds(g: TcgState, card: str) -> int:
    """The wound tokens on a character (TCG-045)."""
    piece = g.pieces.get(card)
    return piece.tokens.get("wound", 0) if piece is not None else 0


def vitality_left(g: TcgState, card: str) -> int:
    """The vitality of a character less its wounds."""
    return number(g, card, "vitality") - wounds(g, card)


def burdens(g: TcgState, seat: str) -> int:
    """The burdens on a seat's Ring-bearer (TCG-280)."""
    return burdens_on(g, ring_bearer(g, seat))


def burdens_on(g: TcgState, bearer: str) -> int:
    """The burdens on a Ring-bearer; none on one who has left play."""
    piece = g.pieces.get(bearer)
    return piece.tokens.get("burden", 0) if piece is not None else 0


def resistance(g: TcgState, seat: str) -> int:
    """The resistance of a seat's Ring-bearer."""
    bearer = ring_bearer(g, seat)
    return number(g, bearer, "resistance") if bearer in g.pieces else 0
