"""What a card of MECCG counts as when a deck is built."""

from __future__ import annotations

import re

from desktop_app.games.kit.deck_list import DeckCard, DeckList

_MANIFESTATION = re.compile(r"[Mm]anifestation of ([^.\n*]+)")
_STARTING = re.compile(r"start[^.]*in lieu of [^.]*minor item")
_MARKS = "“”\"'’ "
_DRAGON_EVENTS = ("ahunt", "at home")


def is_ringwraith_deck(deck: DeckList) -> bool:
    """Whether the deck is a minion player's."""
    return deck.options.get("alignment", "hero") == "minion"


def is_known_player(deck: DeckList) -> bool:
    """Whether the rules of the book say what such a player may have: those of later sets are not in it."""
    return deck.options.get("alignment", "hero") in ("hero", "minion")


def is_avatar(card: DeckCard) -> bool:
    """A Wizard or a Ringwraith."""
    return card.flag("avatar")


def is_character(card: DeckCard, deck: DeckList) -> bool:
    """A character of this player: a Wizard player's agents are hazards (MEC-356), a minion's are not (MEC-024)."""
    return card.type == "character" and (not card.flag("agent") or is_ringwraith_deck(deck))


def counts_as_hazard(card: DeckCard, deck: DeckList) -> bool:
    """A hazard, or an agent of a Wizard player (MEC-356)."""
    return card.type == "hazard" or (card.flag("agent") and not is_ringwraith_deck(deck))


def is_creature(card: DeckCard) -> bool:
    """A hazard creature that is nothing else."""
    return card.type == "hazard" and card.words("subtype") == ("Creature",)


def is_half_creature(card: DeckCard, deck: DeckList) -> bool:
    """MEC-367: an agent that counts as a hazard, a Dragon on the hunt or at home, a creature playable as an event."""
    if card.flag("agent"):
        return counts_as_hazard(card, deck)
    if card.type != "hazard":
        return False
    kinds = card.words("subtype")
    return ("Creature" in kinds and len(kinds) > 1) or card.title.casefold().endswith(_DRAGON_EVENTS)


def is_haven(card: DeckCard) -> bool:
    """A site of which a location deck may hold many copies."""
    return card.word("site_type").strip("{}").casefold() in ("h", "haven", "darkhaven")


def is_item(card: DeckCard) -> bool:
    """An item of any size."""
    return any(kind.casefold().endswith("item") for kind in card.words("subtype"))


def is_starting_item(card: DeckCard) -> bool:
    """What a company may start with: a minor item, or what says that it takes the place of one (MEC-309)."""
    is_one = "minor item" in [kind.casefold() for kind in card.words("subtype")]
    return is_one or card.flag("starting_item") or _STARTING.search(card.text) is not None


def allowed_resource(card: DeckCard, own: str) -> bool:
    """MEC-357, MEC-360: of the player's own side or of both, an item of the other side, or also a hazard."""
    alignment = card.word("alignment")
    if alignment in (own, "dual") or card.flag("either_way"):
        return True
    return is_item(card) and alignment in ("hero", "minion")


def manifestation(card: DeckCard) -> str:
    """MEC-351: the name that all manifestations of a unique card share."""
    found = _MANIFESTATION.search(card.text)
    name = card.word("manifestation") or (found.group(1) if found else card.title)
    return name.strip(_MARKS).casefold()
