"""The Middle-earth Collectible Card Game, as the house knows it: its cards, the building of decks, its rules."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from desktop_app.games.contract.tenant import TURN, GameNames, Tenant

if TYPE_CHECKING:
    from desktop_app.games.contract.cards import Cards
    from desktop_app.games.contract.decks import Decks
    from desktop_app.games.contract.play import Play
    from desktop_app.games.contract.set_up import SetUpForm


@cache
def _cards() -> Cards:
    from desktop_app.games.meccg.table.built_in import cards

    return cards()


@cache
def _decks() -> Decks:
    from desktop_app.games.meccg.table.deck_building import decks

    return decks()


@cache
def _form() -> SetUpForm:
    from desktop_app.games.meccg.table.set_up_form import FORM

    return FORM


@cache
def _play() -> Play:
    from desktop_app.games.meccg.table.play import play

    return play()


TENANT = Tenant(
    id="meccg",
    domain="mec",
    names=GameNames("home-game-meccg", "home-short-meccg", "browser-game-meccg", "home-about-meccg"),
    cards=_cards,
    decks=_decks,
    form=_form,
    play=_play,
    atlas="MEC",
    audience="home-players-against",
    span=TURN,
    results={"won": "mec-end-won", "lost": "mec-end-lost", "tie": "mec-end-tie"},
    fewest=2,
    most=2,
)
