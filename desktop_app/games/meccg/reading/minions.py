"""What only minion players have: modes of Ringwraiths, allies that make a company overt (MEC-032, MEC-069)."""

from __future__ import annotations

from desktop_app.games.meccg.reading.facts import load_cards
from desktop_app.games.meccg.state import RINGWRAITH, SAURON, MecState
from desktop_app.games.meccg.vocabulary.texts import CARDS

MODES = {"Black Rider": "black_rider", "Fell Rider": "fell_rider", "Heralded Lord": "heralded_lord"}
"""The resource cards that put a Ringwraith into a mode (MEC-033)."""
WITHOUT_EFFECT = (
    "Bane of the Ithil-stone",
    "Foul Fumes",
    "Mûmak",
    "Worn and Famished",
    "Winds of Wrath",
    "In the Heart of His Realm",
    "The Black Enemy’s Wrath",
    "Mordor in Arms",
    "The Nazgûl are Abroad",
)
"""The hazards that have no effect on a Ringwraith player (MEC-114 to MEC-124)."""
STILL_PLAYED = ("The Nazgûl are Abroad",)
"""Those of them that may be played against one nonetheless, to take a Nazgûl back (MEC-117, MEC-379)."""
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


AS_SAURON = "plays_as_sauron"
"""The permission of a card that makes its player Sauron."""


def is_sauron(g: MecState, seat: str) -> bool:
    """Whether a minion player plays as Sauron, by a card in play or from the beginning (MEC-112)."""
    if g.kinds.get(seat) == SAURON:
        return True
    lying = g.zones[f"events:{seat}"]
    return any(CARDS.permission(g.codes[card], AS_SAURON) is not None for card in lying)


def kind_of(g: MecState, seat: str) -> str:
    """What a player is: "wizard", "ringwraith" or "sauron"."""
    return SAURON if is_sauron(g, seat) else g.kinds[seat]


def has_no_effect(g: MecState, code: str, seat: str) -> bool:
    """Whether a card, in hand or in play, has no effect on a player: one of those hazards, or an event that requires an
    agent, on a Ringwraith player (MEC-114, MEC-121)."""
    if g.kinds.get(seat) != RINGWRAITH or is_sauron(g, seat):
        return False
    requires = CARDS.permission(code, "requires")
    return load_cards()[code].title in WITHOUT_EFFECT or (requires is not None and requires.detail == "agent")


def whose(g: MecState, thing: str) -> str:
    """The player of a card in play or of a company; a seat is its own."""
    if thing in g.pieces:
        return g.pieces[thing].controller
    return next((each.seat for each in g.companies if each.id == thing), thing)


def mode(g: MecState, card: str) -> str:
    """The mode of a Ringwraith: that of the mode card played last, on it or for its player; "" for none (MEC-033,
    MEC-483). A follower has none, it goes where its Ringwraith goes (MEC-054)."""
    piece = g.pieces.get(card)
    if piece is None or piece.follows or piece.loose:
        return ""
    known = load_cards()
    lying = [*piece.attachments, *g.zones[f"events:{piece.controller}"]]
    for other in reversed(lying):
        found = MODES.get(known[g.codes[other]].title.removesuffix(" Unleashed"), "")
        if found:
            return found
    given = [effect for effect in g.effects if effect.kind.startswith("mode:") and card in effect.targets]
    return given[-1].kind.partition(":")[2] if given else ""
