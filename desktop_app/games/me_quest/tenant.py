"""Middle-earth Quest, as the house knows it: its rules and its cards; nobody builds decks for it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from desktop_app.games.contract.tenant import TURN, GameNames, Tenant

if TYPE_CHECKING:
    from desktop_app.games.contract.cards import Cards
    from desktop_app.games.contract.corrections import Corrections
    from desktop_app.games.contract.play import Play
    from desktop_app.games.contract.set_up import SetUpForm


@cache
def _cards() -> Cards:
    from desktop_app.games.me_quest.table.built_in import cards

    return cards()


@cache
def _form() -> SetUpForm:
    from desktop_app.games.me_quest.table.set_up_form import FORM

    return FORM


@cache
def _play() -> Play:
    from desktop_app.games.me_quest.table.play import play

    return play()


@cache
def _corrections() -> Corrections:
    from desktop_app.games.me_quest.table.corrigible import corrections

    return corrections()


TENANT = Tenant(
    id="me_quest",
    domain="meq",
    names=GameNames("home-game-me-quest", "home-short-me-quest", "browser-game-me-quest", "home-about-me-quest"),
    cards=_cards,
    form=_form,
    play=_play,
    corrections=_corrections,
    atlas="MEQ",
    audience="home-players-sauron",
    span=TURN,
    results={"won": "meq-end-won", "lost": "meq-end-lost"},
    fewest=1,
    most=3,
)
