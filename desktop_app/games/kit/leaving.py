"""What every card that leaves the table leaves behind."""

from __future__ import annotations

from desktop_app.engine.effects import end_effects_on
from desktop_app.games.kit.limits import forget_card
from desktop_app.games.kit.pieces import P
from desktop_app.games.kit.state import TableState


def lift(g: TableState[P], card: str) -> P:
    """Takes the piece of a card off the table and answers it; where the card and what it carried go is the game's.

    Its host lets go of it, and what was attached to it hangs on nothing. What was said of it is over: effects on it,
    and uses of its abilities (should it come back it is another card).
    """
    piece = g.pieces.pop(card)
    if piece.host in g.pieces:
        g.pieces[piece.host].attachments.remove(card)
    for attachment in piece.attachments:
        if attachment in g.pieces:
            g.pieces[attachment].host = ""
    end_effects_on(g.effects, card)
    forget_card(g, card)
    return piece
