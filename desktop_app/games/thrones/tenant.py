"""A Game of Thrones: The Card Game, as the house knows it: its cards and the building of decks."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from desktop_app.games.contract.tenant import GameNames, Tenant

if TYPE_CHECKING:
    from desktop_app.games.contract.cards import Cards
    from desktop_app.games.contract.decks import Decks
    from desktop_app.games.contract.play import Play
    from desktop_app.games.contract.set_up import SetUpForm


@cache
def _cards() -> Cards:
    from desktop_app.games.thrones.table.built_in import cards

    return cards()


@cache
def _decks() -> Decks:
    from desktop_app.games.thrones.table.deck_building import decks

    return decks()


@cache
def _form() -> SetUpForm:
    from desktop_app.games.thrones.table.set_up_form import FORM

    return FORM


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
    form=_form,
    play=_play,
    atlas="GOT",
    audience="got-audience",
    results={"won": "got-end-won", "lost": "got-end-lost"},
    fewest=2,
    most=6,
)
