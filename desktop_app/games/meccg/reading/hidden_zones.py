"""What nobody, or not everybody, may look at at this table."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games.kit.hidden import NOBODY, OWNER, HiddenZones
from desktop_app.games.meccg.reading.companies import drafted
from desktop_app.games.meccg.reading.queries import FACTS
from desktop_app.games.meccg.state import MecState

LYING = ("journey", "on_guard", "agents")
"""The zones whose cards lie face down one by one."""


def _back(g: MecState, card: str) -> str:
    """Site cards have a back of their own; avatars, characters, resources and hazards share one."""
    return f"{g.owners[card]}:{'site' if FACTS[g.codes[card]].type == 'site' else 'card'}"


def _open(g: MecState, seat: str) -> Sequence[str]:
    """Agents that have been revealed, and the characters that were in the draft (MEC-382)."""
    agents = [card for other in g.seats for card in g.zones[f"agents:{other}"] if not g.pieces[card].hidden]
    return agents + [card for other in g.seats for card in drafted(g, other)]


HIDDEN = HiddenZones(
    {
        "deck": NOBODY,
        "hand": OWNER,
        "discard": OWNER,
        "locations": OWNER,
        "sideboard": OWNER,
        "pool": OWNER,
        "journey": OWNER,
        "on_guard": OWNER,
        "agents": OWNER,
    },
    open=_open,
    lying=LYING,
    back=_back,
)
"""Hands, decks, what was taken from the sideboard to the discard pile (MEC-425), declared sites (MEC-468), cards on
guard (MEC-520), agents that lie face down (MEC-626)."""
