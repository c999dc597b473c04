"""The Lord of the Rings: The Card Game, as the house knows it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from desktop_app.games.contract.tenant import GameNames, Tenant

if TYPE_CHECKING:
    from desktop_app.games.contract.campaigns import Campaigns
    from desktop_app.games.contract.cards import Cards
    from desktop_app.games.contract.decks import Decks
    from desktop_app.games.contract.play import Play
    from desktop_app.games.contract.set_up import SetUpForm


@cache
def _cards() -> Cards:
    from desktop_app.games.lotr_lcg.table.built_in import cards

    return cards()


@cache
def _decks() -> Decks:
    from desktop_app.games.lotr_lcg.table.deck_building import decks

    return decks()


@cache
def _form() -> SetUpForm:
    from desktop_app.games.lotr_lcg.table.set_up_form import FORM

    return FORM


@cache
def _play() -> Play:
    from desktop_app.games.lotr_lcg.table.play import play

    return play()


@cache
def _campaigns() -> Campaigns:
    from desktop_app.games.lotr_lcg.campaign.book import campaigns

    return campaigns()


TENANT = Tenant(
    id="lotr_lcg",
    domain="lcg",
    names=GameNames("home-game-lotr-lcg", "home-short-lotr-lcg", "browser-game-lotr-lcg", "home-about-lotr-lcg"),
    cards=_cards,
    decks=_decks,
    form=_form,
    play=_play,
    campaigns=_campaigns,
    atlas="LCG",
    audience="home-players-together",
    fewest=1,
    most=4,
)
