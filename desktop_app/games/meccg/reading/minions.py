"""What only minion players have: modes of Ringwraiths, allies that make a company overt (MEC-032, MEC-069)."""

from __future__ import annotations

from desktop_app.games.meccg.reading.facts import load_cards
from desktop_app.games.meccg.state import MecState

MODES = {"Black Rider": "black_rider", "Fell Rider": "fell_rider", "Heralded Lord": "heralded_lord"}
"""The resource cards that put a Ringwraith into a mode (MEC-033)."""
OVERT_ALLIES = (
    "“Two-headed” Troll",
    "Last Child of Ungoliant",
    "Great Bats",
    "Regiment of Black Crows",
    "The Balrog",
    "Great Lord of Goblin-gate",
    "Creature of an Older World",
)
"""The allies with which any company is overt (MEC-069)."""


def mode(g: MecState, card: str) -> str:
    """The mode of a Ringwraith: that of its mode card, which lies on it or for its player; "" for none (MEC-483)."""
    piece = g.pieces.get(card)
    if piece is None:
        return ""
    known = load_cards()
    lying = [*piece.attachments, *g.zones[f"events:{piece.controller}"]]
    for other in lying:
        found = MODES.get(known[g.codes[other]].title.removesuffix(" Unleashed"), "")
        if found:
            return found
    given = [effect for effect in g.effects if effect.kind.startswith("mode:") and card in effect.targets]
    return given[-1].kind.partition(":")[2] if given else ""
