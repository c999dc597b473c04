"""Culture tokens: any marker will do, and they go with the card that they lie on (TCG-470)."""

from __future__ import annotations

from desktop_app.games.lotr_tcg.state import TcgState

CULTURE = "culture"
"""The kind of a token; of which culture it is follows from the card it lies on."""


def count(g: TcgState, card: str) -> int:
    """The culture tokens on a card."""
    return g.pieces[card].count(CULTURE) if card in g.pieces else 0


def place(g: TcgState, card: str) -> None:
    """A token is placed on a card."""
    g.pieces[card].put(CULTURE, count(g, card) + 1)
    g.say("tcg-log-token", card=g.ref(card), count=count(g, card), rule="TCG-470")


def remove(g: TcgState, card: str, amount: int) -> None:
    """Tokens are removed from a card, as many as there are."""
    g.pieces[card].put(CULTURE, max(0, count(g, card) - amount))
    g.say("tcg-log-token-removed", card=g.ref(card), count=count(g, card))
