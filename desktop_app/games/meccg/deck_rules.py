"""How a deck of MECCG is built, for a Wizard and for a Ringwraith (MEC-024 to MEC-046, MEC-348 to MEC-377).

The option `alignment` is "hero" for a Wizard player and "minion" for a Ringwraith player; `length` is "starter",
"short", "long" or "campaign".
"""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.games.kit.deck_list import DeckList, Fix, Params, Violation, broken, misplaced, where_types_belong
from desktop_app.games.meccg.deck_building import beside_it, play_deck, player, whole_deck
from desktop_app.games.meccg.deck_cards import is_avatar, is_character, is_starting_item

PARTS = ("sites", "deck", "pool")
PLAYED = ("character", "resource", "hazard")
KINDS: Mapping[str, tuple[str, ...]] = {
    "deck": PLAYED,
    "pool": ("character", "resource"),
    "sites": ("site",),
    "sideboard": PLAYED,
    "fallen_wizard_sideboard": PLAYED,
}
"""The card types that may lie in each part; regions are shown by the map and lie in none (MEC-371)."""
NATURAL = where_types_belong(KINDS)
_RULES = {
    "pool": "MEC-348",
    "deck": "MEC-348",
    "sites": "MEC-371",
    "sideboard": "MEC-373",
    "fallen_wizard_sideboard": "MEC-373",
}


def check(deck: DeckList) -> list[Violation]:
    """Every construction rule that the deck breaks."""
    rules = (
        wrong_kinds,
        four_parts,
        whole_deck.unique_cards,
        whole_deck.manifestations,
        whole_deck.copies,
        whole_deck.agents,
        player.avatars_of_the_player,
        player.characters_of_the_player,
        player.resources_of_the_player,
        play_deck.resources,
        play_deck.as_many_hazards,
        play_deck.characters,
        play_deck.avatars,
        play_deck.creatures,
        beside_it.location_deck,
        player.sites_of_the_player,
        beside_it.sideboard_size,
        beside_it.avatars_with_sideboard,
        beside_it.pool_characters,
        beside_it.pool_items,
    )
    return broken(deck, rules)


def wrong_kinds(deck: DeckList) -> list[Violation]:
    """MEC-348 and MEC-373: sites lie apart from what is played; MEC-371: regions are no cards of a deck;
    MEC-376 and MEC-377: a pool holds no avatars, and of the resources minor items alone.
    """
    found = misplaced(deck, KINDS, NATURAL, _RULES)
    for card in deck.part("pool"):
        if is_avatar(card) or (card.type == "resource" and not is_starting_item(card)):
            rule = "MEC-376" if is_avatar(card) else "MEC-377"
            fix = Fix("move", card.code, "pool", card.copies, "deck")
            params: Params = {"title": card.title, "part": "pool"}
            found.append(Violation(rule, "decks-wrong-part", params, (card.code,), fix))
    return found


def four_parts(deck: DeckList) -> list[Violation]:
    """MEC-348: location deck, play deck, pool and sideboard; the last may hold nothing.

    A character of the play deck may go into an empty pool.
    """
    first = next((card for card in deck.part("deck") if is_character(card, deck) and not is_avatar(card)), None)
    to_pool = Fix("move", first.code, "deck", 1, "pool") if first else None
    return [
        Violation("MEC-348", "decks-part-missing", {"part": part}, (), to_pool if part == "pool" else None)
        for part in PARTS
        if not deck.part(part)
    ]
