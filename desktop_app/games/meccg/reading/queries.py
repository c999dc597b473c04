"""Reading the table: who plays, and what a card is. Nothing here changes anything."""

from __future__ import annotations

from desktop_app.games.meccg.reading.facts import ITEMS, CardFacts, load_cards
from desktop_app.games.meccg.state import WIZARD, MecState
from desktop_app.games.meccg.vocabulary.texts import CARDS

FACTS = load_cards()
HERO, MINION = "hero", "minion"
WORN = ("weapon", "armor", "shield", "helmet")
"""The kinds of item of which only one may be in use (MEC-655)."""
FREE_RACES = ("elf", "dwarf", "dunadan", "hobbit")
"""Who may not be with Orcs and Trolls away from a haven (MEC-062, MEC-450)."""


def facts(g: MecState, card: str) -> CardFacts:
    """What is printed on a card."""
    return FACTS[g.codes[card]]


# -- players -----------------------------------------------------------------------------------------------------------


def opponent(g: MecState, seat: str) -> str:
    """The other player."""
    return g.seats[1] if seat == g.seats[0] else g.seats[0]


def hazard_player(g: MecState) -> str:
    """Who is not the resource player (MEC-303)."""
    return opponent(g, g.active)


def is_wizard(g: MecState, seat: str) -> bool:
    """Whether a player is a Wizard player; all others are minion players."""
    return g.kinds.get(seat, WIZARD) == WIZARD


def side(g: MecState, seat: str) -> str:
    """The alignment of a player's own cards."""
    return HERO if is_wizard(g, seat) else MINION


def of_the_other_side(printed: CardFacts) -> str:
    """The reason id of a resource that its player may not use for its alignment: a Wizard player no minion resource
    (MEC-357), a Ringwraith player no hero resource (MEC-360)."""
    return "hero_alignment" if printed.alignment == HERO else "alignment"


def controller(g: MecState, card: str) -> str:
    """Who controls a card: in play its controller, elsewhere its owner."""
    piece = g.pieces.get(card)
    return piece.controller if piece is not None and piece.controller else g.owners[card]


# -- what a card is ----------------------------------------------------------------------------------------------------


def counts_as(g: MecState, card: str) -> tuple[str, ...]:
    """The types that a card which is not in play counts as: an agent is a hazard, of a minion player a character as
    well (MEC-356, MEC-361); an event that may be either is both (MEC-353)."""
    printed = FACTS[g.codes[card]]
    if printed.agent:
        return ("hazard",) if is_wizard(g, g.owners[card]) else ("character", "hazard")
    return ("hazard", "resource") if printed.either_way else (printed.type,)


def is_character(g: MecState, card: str) -> bool:
    """Whether a card in play is a character: agents played as hazards are none (MEC-625)."""
    return card in g.pieces and g.home[card].startswith("companies:")


def has_manifestations(printed: CardFacts) -> bool:
    """Whether a card is one of several manifestations of somebody (MEC-006)."""
    if not printed.unique:
        return False
    return any(other.entity == printed.entity and other.title != printed.title for other in FACTS.values())


def is_ally(g: MecState, card: str) -> bool:
    """Whether it is an ally in play."""
    return card in g.pieces and "ally" in facts(g, card).kinds


def is_item(g: MecState, card: str) -> bool:
    """Whether it is an item; a trophy is treated as one (MEC-092)."""
    return is_item_card(facts(g, card)) or is_trophy(g, card)


def is_item_card(printed: CardFacts) -> bool:
    """Whether a card is an item of any kind."""
    return any(kind in ITEMS for kind in printed.kinds)


def is_trophy(g: MecState, card: str) -> bool:
    """Whether a creature's card lies with a character as a trophy (MEC-092)."""
    piece = g.pieces.get(card)
    return piece is not None and is_character(g, piece.host) and "creature" in facts(g, card).kinds


def kinds(g: MecState, card: str) -> tuple[str, ...]:
    """Of which kinds a card is: a trophy is a minor item as well (MEC-092)."""
    printed = facts(g, card).kinds
    return (*printed, "minor_item") if is_trophy(g, card) else printed


def is_avatar(g: MecState, card: str) -> bool:
    """Whether a character in play stands for its player: a Ringwraith that follows another does not (MEC-053), nor one
    whose leader is gone (MEC-407)."""
    piece = g.pieces.get(card)
    return facts(g, card).avatar and piece is not None and not piece.follows and not piece.loose


def is_ringwraith(g: MecState, card: str) -> bool:
    """Whether it is a Ringwraith, a player's own or a follower."""
    return facts(g, card).race == "ringwraith"


def is_follower(g: MecState, card: str) -> bool:
    """Whether it is a Ringwraith in play that stands for nobody: it follows its player's Ringwraith, or has lost it
    (MEC-053, MEC-407)."""
    piece = g.pieces.get(card)
    return piece is not None and (bool(piece.follows) or piece.loose) and is_ringwraith(g, card)


def is_agent(g: MecState, card: str) -> bool:
    """Whether it is in play as a hazard agent."""
    return card in g.pieces and g.home[card].startswith("agents:")


def races(printed: CardFacts) -> tuple[str, ...]:
    """The races a card counts as: a Half-orc is an Orc (MEC-325)."""
    return (printed.race, "orc") if "half_orc" in printed.keywords else (printed.race,)


def is_untapped(g: MecState, card: str) -> bool:
    """Whether a card stands upright: neither tapped nor wounded (MEC-313, MEC-316)."""
    piece = g.pieces.get(card)
    return piece is not None and not piece.exhausted and not piece.wounded


def is_turned(g: MecState, card: str) -> bool:
    """Whether a card in play is tapped or wounded: what was tapped for something must still be so (MEC-703)."""
    return card in g.pieces and not is_untapped(g, card)


def says_of(g: MecState, host: str, what: str) -> str:
    """What a card that lies on another one makes of it, by such a permission; "" where there is none, or where it is an
    item that does nothing for its bearer (MEC-654)."""
    piece = g.pieces.get(host)
    for card in piece.attachments if piece is not None else ():
        given = CARDS.permission(g.codes[card], what)
        if given is not None and not (is_item_card(facts(g, card)) and _is_useless(g, card, host)):
            return given.detail
    return ""


def _is_useless(g: MecState, item: str, bearer: str) -> bool:
    return g.pieces[item].idle or not is_of_his_side(g, item, bearer)


def is_of_his_side(g: MecState, item: str, bearer: str) -> bool:
    """Whether an item is one that its bearer can use: of his side (MEC-138), and he no Ringwraith (MEC-029)."""
    own = facts(g, item).alignment in (side(g, controller(g, bearer)), "dual", "neutral")
    return own and not is_ringwraith(g, bearer)
