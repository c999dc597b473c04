"""How decks of this game are built, and the ones that ship."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games.contract.decks import Beginning, CardList, DeckOption, Decks, OptionValue, ShippedDeck
from desktop_app.games.lotr_tcg.deck_rules import NATURAL, STARTING, check, most_copies, place, usable
from desktop_app.games.lotr_tcg.table.presets import DECKS_FOLDER, load_presets

FORMATS = {"": "any", "fellowship": "fellowship", "towers": "towers", "starter": "starter"}


def decks() -> Decks:
    """Deck building as the deck builder asks for it."""
    return Decks(
        parts=("ring_bearer", "ring", "map", "sites", "deck"),
        check=check,
        cost="twilight",
        groups=("side", "culture"),
        numbers=("strength", "vitality"),
        shelved_by="culture",
        leaders="ring_bearer",
        natural=NATURAL,
        place=place,
        part_names={"sites": "decks-part-lotr-tcg-sites"},
        hand=8,
        second_hand=6,
        drawn=0,
        most_copies=most_copies,
        begins=(
            Beginning("ring_bearer", "title=frodo OR bearer:yes", bounded=True, needed=True),
            Beginning("ring", 'type="the one ring"', bounded=True, needed=True, names=False),
        ),
        usable=usable,
        options=(
            DeckOption(
                "format",
                "deckbuilder-option-format",
                tuple(OptionValue(id, f"deckbuilder-option-format-{name}") for id, name in FORMATS.items()),
            ),
        ),
        shipped=shipped_decks,
    )


def shipped_decks() -> Sequence[ShippedDeck]:
    """The starter decks."""
    return [
        ShippedDeck(
            deck.id,
            deck.name,
            deck.notes,
            CardList(deck.parts, {"format": "starter", STARTING: " ".join(deck.starting)}),
            DECKS_FOLDER / f"{deck.id}.json",
        )
        for deck in load_presets().values()
    ]
