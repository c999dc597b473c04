"""How decks of this game are built, and the ones in the box."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games.contract.decks import Beginning, CardList, Decks, LeaderSum, ShippedDeck
from desktop_app.games.lotr_lcg.deck_rules import MOST_HEROES, NATURAL, check, most_copies, unmatched_spheres, usable
from desktop_app.games.lotr_lcg.table.presets import DECKS_FOLDER, load_presets

OPENING_HAND = 6


def decks() -> Decks:
    """Deck building as the deck builder asks for it."""
    return Decks(
        parts=("heroes", "deck", "sideboard", "quest", "encounter", "special", "setup"),
        check=check,
        hints=unmatched_spheres,
        cost="cost",
        groups=("sphere",),
        numbers=("willpower", "attack", "defense", "hit_points"),
        leaders="heroes",
        scenario=("quest", "encounter", "special", "setup"),
        natural=NATURAL,
        hand=OPENING_HAND,
        second_hand=OPENING_HAND,
        most_copies=most_copies,
        leader_sum=LeaderSum("threat_cost", "lcgtable-starting-threat"),
        begins=(Beginning("heroes", "type=hero", MOST_HEROES),),
        usable=usable,
        shipped=shipped_decks,
        file_keys={"deck": "cards"},
    )


def shipped_decks() -> Sequence[ShippedDeck]:
    """The decks of the box."""
    return [
        ShippedDeck(
            deck.id,
            deck.name,
            deck.notes,
            CardList({"heroes": dict.fromkeys(deck.heroes, 1), "deck": deck.cards}),
            DECKS_FOLDER / f"{deck.id}.json",
            deck.as_it_is,
        )
        for deck in load_presets().values()
    ]
