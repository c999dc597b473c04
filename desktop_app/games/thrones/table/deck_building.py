"""How decks of this game are built, and the ones that ship."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games.contract.decks import Beginning, CardList, Decks, ShippedDeck
from desktop_app.games.thrones.deck_rules import NATURAL, check, most_copies, usable
from desktop_app.games.thrones.table.presets import DECKS_FOLDER, load_presets

STARTING_HAND = 7
DRAWN = 2


def decks() -> Decks:
    """Deck building as the deck builder asks for it."""
    return Decks(
        parts=("faction", "agendas", "plots", "deck"),
        check=check,
        cost="cost",
        groups=("faction",),
        numbers=("strength",),
        leaders="faction",
        natural=NATURAL,
        hand=STARTING_HAND,
        second_hand=STARTING_HAND,
        drawn=DRAWN,
        most_copies=most_copies,
        begins=(
            Beginning("faction", "type=faction", needed=True),
            Beginning("agendas", "type=agenda", label="deckbuilder-begins-agenda"),
        ),
        usable=usable,
        shipped=shipped_decks,
        file_keys={"deck": "cards"},
    )


def shipped_decks() -> Sequence[ShippedDeck]:
    """The decks of the box and the starter decks."""
    return [
        ShippedDeck(
            deck.id,
            deck.name,
            deck.notes,
            CardList(
                {
                    "faction": dict.fromkeys(deck.faction, 1),
                    "agendas": dict.fromkeys(deck.agendas, 1),
                    "plots": deck.plots,
                    "deck": deck.cards,
                }
            ),
            DECKS_FOLDER / f"{deck.id}.json",
            deck.as_it_is,
        )
        for deck in load_presets().values()
    ]
