"""What only minion players have: modes of Ringwraiths, allies that make a company overt (MEC-032, MEC-069)."""

from __future__ import annotations

from desktop_app.games.meccg.reading.facts import load_cards
from desktop_app.games.meccg.state import MecState

MODES = {"Black Rider": "black_rider", "Fell Rider": "fell_rider", "Heralded Lord": "heralded_lord"}
"""The resource cards that put a Ringwraith into a mode (MEC-033)."""
NOT_AGAINST_RINGWRAITHS = (
    "Bane of the Ithil-stone",
    "Foul Fumes",
    "Mûmak",
    "Worn and Famished",
    "Winds of Wrath",
    "In the Heart of His Realm",
    "The Black Enemy’s Wrath",
    "Mordor in Arms",
)
"""The hazards that have no effect on a Ringwraith player (MEC-114 to MEC-124, MEC-379)."""
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


def given_mode(g: MecState, card: str) -> str:
    """The mode into which a card in play puts a Ringwraith; "" for none."""
    return MODES.get(load_cards()[g.codes[card]].title.removesuffix(" Unleashed"), "")


def mode(g: MecState, card: str) -> str:
    """The mode of a Ringwraith: that of its mode card, which lies on it or for its player; "" for none (MEC-483)."""
    piece = g.pieces.get(card)
    if piece is None:
        return ""
    for other in (*piece.attachments, *g.zones[f"events:{piece.controller}"]):
        if found := given_mode(g, other):
            return found
    given = [effect for effect in g.effects if effect.kind.startswith("mode:") and card in effect.targets]
    return given[-1].kind.partition(":")[2] if given else ""
