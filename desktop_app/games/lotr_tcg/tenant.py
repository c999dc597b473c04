"""The Lord of the Rings Trading Card Game, as the house knows it: its cards and the building of decks."""

from __future__ import annotations

from functools import cache

from desktop_app.games.contract import Beginning, Cards, DeckOption, Decks, GameNames, OptionValue, Tenant

FORMATS = {"": "any", "fellowship": "fellowship", "towers": "towers", "starter": "starter"}


@cache
def _cards() -> Cards:
    from desktop_app.games.lotr_tcg.card_shape import TcgCardShape
    from desktop_app.games.lotr_tcg.search_fields import SEARCH_FIELDS

    facets = ("culture", "type", "side", "race", "set")
    return Cards(TcgCardShape, SEARCH_FIELDS, facets, cost="twilight")


@cache
def _decks() -> Decks:
    from desktop_app.games.lotr_tcg.deck_rules import MOST_COPIES, NATURAL, check, place, usable

    return Decks(
        parts=("ring_bearer", "ring", "map", "sites", "deck"),
        check=check,
        cost="twilight",
        groups=("side", "culture"),
        numbers=("strength", "vitality"),
        leaders="ring_bearer",
        natural=NATURAL,
        place=place,
        part_names={"sites": "decks-part-lotr-tcg-sites"},
        hand=8,
        second_hand=6,
        drawn=0,
        most_copies=MOST_COPIES,
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
    )


TENANT = Tenant(
    id="lotr_tcg",
    domain="tcg",
    names=GameNames("home-game-lotr-tcg", "home-short-lotr-tcg", "browser-game-lotr-tcg", "home-about-lotr-tcg"),
    cards=_cards,
    decks=_decks,
    atlas="TCG",
    audience="home-players-against",
    fewest=2,
    most=4,
)
