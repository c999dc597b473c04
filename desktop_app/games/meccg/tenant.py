"""The Middle-earth Collectible Card Game, as the house knows it: its cards and the building of decks."""

from __future__ import annotations

from functools import cache

from desktop_app.games.contract import Cards, Decks, GameNames, Tenant


@cache
def _cards() -> Cards:
    from desktop_app.games.meccg.table.built_in import cards

    return cards()


@cache
def _decks() -> Decks:
    from desktop_app.games.meccg.table.deck_building import decks

    return decks()


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
