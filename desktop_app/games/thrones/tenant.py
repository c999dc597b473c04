"""A Game of Thrones: The Card Game, as the house knows it: its cards and the building of decks."""

from __future__ import annotations

from functools import cache

from desktop_app.games.contract import Beginning, Cards, Decks, GameNames, Tenant


@cache
def _cards() -> Cards:
    from desktop_app.games.thrones.card_shape import ThronesCardShape
    from desktop_app.games.thrones.factions import faction_cards, title_of
    from desktop_app.games.thrones.search_fields import SEARCH_FIELDS

    return Cards(
        ThronesCardShape,
        SEARCH_FIELDS,
        ("faction", "type", "set"),
        cost="cost",
        built_in=faction_cards,
        title_of=title_of,
    )


@cache
def _decks() -> Decks:
    from desktop_app.games.thrones.deck_rules import MOST_COPIES, NATURAL, check, usable

    return Decks(
        parts=("faction", "agendas", "plots", "deck"),
        check=check,
        cost="cost",
        groups=("faction",),
        numbers=("strength",),
        leaders="faction",
        natural=NATURAL,
        hand=7,
        second_hand=7,
        drawn=2,
        most_copies=MOST_COPIES,
        begins=(
            Beginning("faction", "type=faction", needed=True),
            Beginning("agendas", "type=agenda", label="deckbuilder-begins-agenda"),
        ),
        usable=usable,
    )


TENANT = Tenant(
    id="thrones",
    domain="got",
    names=GameNames("home-game-thrones", "home-short-thrones", "browser-game-thrones", "home-about-thrones"),
    cards=_cards,
    decks=_decks,
    atlas="GOT",
    audience="home-players-against",
    fewest=2,
    most=6,
)
