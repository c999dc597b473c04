"""How decks of this game are built, and the ones that ship."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games.contract.decks import Beginning, CardList, DeckOption, Decks, OptionValue, ShippedDeck, Vote
from desktop_app.games.meccg.deck_building.player import usable
from desktop_app.games.meccg.deck_building.whole_deck import most_copies
from desktop_app.games.meccg.deck_rules import NATURAL, check
from desktop_app.games.meccg.table.presets import DECKS_FOLDER, load_presets

ALIGNMENTS = ("hero", "minion")
PLAYERS = ("hero", "minion", "fallen_wizard", "balrog")
"""Alignments that a player can have; other cards belong to several."""
LENGTHS = ("short", "long", "campaign")


def decks() -> Decks:
    """Deck building as the deck builder asks for it."""
    return Decks(
        parts=("pool", "deck", "sites", "sideboard", "fallen_wizard_sideboard"),
        check=check,
        cost="mind",
        groups=("alignment", "subtype"),
        numbers=("prowess", "marshalling_points", "direct_influence"),
        leaders="pool",
        natural=NATURAL,
        hand=8,
        drawn=0,
        most_copies=most_copies,
        begins=(Beginning("deck", "is:avatar", bounded=True, label="deckbuilder-begins-avatar"),),
        usable=usable,
        options=(_option("alignment", ALIGNMENTS, Vote("alignment", PLAYERS, "avatar")), _option("length", LENGTHS)),
        shipped=shipped_decks,
    )


def shipped_decks() -> Sequence[ShippedDeck]:
    """The challenge decks."""
    return [
        ShippedDeck(
            deck.id,
            deck.name,
            deck.notes,
            CardList(deck.parts, {"alignment": deck.alignment, "length": "short"}),
            DECKS_FOLDER / f"{deck.id}.json",
        )
        for deck in load_presets().values()
    ]


def _option(id: str, values: tuple[str, ...], vote: Vote | None = None) -> DeckOption:
    name = f"deckbuilder-option-{id}"
    return DeckOption(id, name, tuple(OptionValue(value, f"{name}-{value}") for value in values), vote)
