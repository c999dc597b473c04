"""The Middle-earth Collectible Card Game, as the house knows it: its cards and the building of decks."""

from __future__ import annotations

from functools import cache

from desktop_app.games.contract import Beginning, Cards, DeckOption, Decks, GameNames, OptionValue, Tenant, Vote

ALIGNMENTS = ("hero", "minion")
PLAYERS = ("hero", "minion", "fallen_wizard", "balrog")
"""Alignments that a player can have; other cards belong to several."""
LENGTHS = ("short", "long", "campaign")


@cache
def _cards() -> Cards:
    from desktop_app.games.meccg.card_shape import MeccgCardShape
    from desktop_app.games.meccg.search_fields import SEARCH_FIELDS

    facets = ("type", "alignment", "race", "site_type", "set")
    return Cards(MeccgCardShape, SEARCH_FIELDS, facets, cost="mind")


@cache
def _decks() -> Decks:
    from desktop_app.games.meccg.deck_building.player import usable
    from desktop_app.games.meccg.deck_building.whole_deck import MOST_COPIES
    from desktop_app.games.meccg.deck_rules import NATURAL, check

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
        most_copies=MOST_COPIES,
        begins=(Beginning("deck", "is:avatar", bounded=True, label="deckbuilder-begins-avatar"),),
        usable=usable,
        options=(_option("alignment", ALIGNMENTS, Vote("alignment", PLAYERS, "avatar")), _option("length", LENGTHS)),
    )


def _option(id: str, values: tuple[str, ...], vote: Vote | None = None) -> DeckOption:
    name = f"deckbuilder-option-{id}"
    return DeckOption(id, name, tuple(OptionValue(value, f"{name}-{value}") for value in values), vote)


TENANT = Tenant(
    id="meccg",
    domain="mec",
    names=GameNames("home-game-meccg", "home-short-meccg", "browser-game-meccg", "home-about-meccg"),
    cards=_cards,
    decks=_decks,
    atlas="MEC",
    audience="home-players-against",
    fewest=2,
    most=5,
)
