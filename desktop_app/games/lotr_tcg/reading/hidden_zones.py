"""What nobody, or not everybody, may look at at this table."""

from __future__ import annotations

from desktop_app.games.kit.hidden import NOBODY, OWNER, HiddenZones
from desktop_app.games.lotr_tcg.reading.active import FACTS
from desktop_app.games.lotr_tcg.state import TcgState


def _back(g: TcgState, card: str) -> str:
    """Sites have a back of their own, and of each number there is one: no other could lie there.

    What lies on a discard pile everybody saw go there, so that it could be no other card.
    """
    if g.home[card].startswith("discard:"):
        return card
    printed = FACTS[g.codes[card]]
    return f"{g.owners[card]}:{printed.type if printed.type == 'site' else 'card'}"


def _open(g: TcgState, seat: str) -> list[str]:
    """What a seat is looking at just now (TCG-404)."""
    return g.shown.get(seat, [])


HIDDEN = HiddenZones({"deck": NOBODY, "hand": OWNER, "adventure": OWNER, "discard": OWNER}, open=_open, back=_back)
"""Draw decks, other hands, other adventure decks (TCG-117), other discard piles (TCG-403)."""
