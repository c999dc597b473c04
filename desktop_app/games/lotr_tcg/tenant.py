"""The Lord of the Rings Trading Card Game, as the house knows it: its cards, the building of decks, its rules."""

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
    from desktop_app.games.lotr_tcg.table.built_in import cards

    return cards()


@cache
def _decks() -> Decks:
    from desktop_app.games.lotr_tcg.table.deck_building import decks

    return decks()


@cache
def _form() -> SetUpForm:
    from desktop_app.games.lotr_tcg.table.set_up_form import FORM

    return FORM


@cache
def _play() -> Play:
    from desktop_app.games.lotr_tcg.table.play import play

    return play()


TENANT = Tenant(
    id="lotr_tcg",
    domain="tcg",
    names=GameNames("home-game-lotr-tcg", "home-short-lotr-tcg", "browser-game-lotr-tcg", "home-about-lotr-tcg"),
    cards=_cards,
    decks=_decks,
    form=_form,
    play=_play,
    atlas="TCG",
    audience="home-players-against",
    span=TURN,
    results={"won": "tcg-end-won", "lost": "tcg-end-lost"},
    fewest=2,
    most=4,
)
