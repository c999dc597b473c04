"""What nobody, or not everybody, may look at at this table."""

from __future__ import annotations

from desktop_app.games.kit.hidden import NOBODY, OWNER, HiddenZones
from desktop_app.games.thrones.reading.facts import load_cards
from desktop_app.games.thrones.state import POOL, ThronesState

PLOTS = [code for code, card in load_cards().items() if card.type == "plot"]


def _back(g: ThronesState, card: str) -> str:
    """Plots and titles have backs of their own."""
    return f"{g.owners[card]}:{'plot' if g.codes[card] in PLOTS else 'card'}"


HIDDEN = HiddenZones(
    {
        "deck": NOBODY,
        "hand": OWNER,
        "plot_deck": OWNER,
        "placed": OWNER,
        "facedown": OWNER,
        POOL: NOBODY,
    },
    lying=("placed", "facedown"),
    back=_back,
)
"""Decks, other hands, plots that are not revealed, cards that lie facedown in set-up or as duplicates (GOT-035)."""
