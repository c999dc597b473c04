"""A Game of Thrones: The Card Game, as the house knows it: its cards and the building of decks."""

from __future__ import annotations

from functools import cache

from desktop_app.games.contract import Cards, Decks, GameNames, Play, Tenant


@cache
def _cards() -> Cards:
    from desktop_app.games.thrones.table.built_in import cards

    return cards()


@cache
def _decks() -> Decks:
    from desktop_app.games.thrones.table.deck_building import decks

    return decks()


@cache
def _play() -> Play:
    from desktop_app.games.thrones.table.play import play

    return play()


TENANT = Tenant(
    id="thrones",
    domain="got",
    names=GameNames("home-game-thrones", "home-short-thrones", "browser-game-thrones", "home-about-thrones"),
    cards=_cards,
    decks=_decks,
    play=_play,
    atlas="GOT",
    audience="got-audience",
    fewest=2,
    most=6,
)
