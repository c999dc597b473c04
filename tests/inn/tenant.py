"""The inn as the house knows it. `desktop_app.games.register(TENANT)` is all it takes to move in."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from desktop_app.engine.game import Game
from desktop_app.engine.random_bot import random_answer
from desktop_app.games.contract.play import Play
from desktop_app.games.contract.tenant import GameNames, Tenant
from desktop_app.games.kit.explaining import sum_of_card
from tests.inn import bots, ending, facts, moments, playing, positions, reading, rounds, sitting_down, table, telling
from tests.inn.by_hand import BY_HAND
from tests.inn.state import Inn

HERE = Path(__file__).parent

GAME = Game(
    id="inn",
    build="1",
    state=Inn,
    steps=rounds.STEPS,
    view=reading.view,
    adjust=BY_HAND.adjust,
    adjustments=BY_HAND.adjustments,
    broken=reading.broken,
    sum_of=lambda g, card, name: sum_of_card(g, "inn", reading.terms(g, card, name)) if card in g.codes else [],
    why_not=playing.why_not,
    aims=playing.aims,
    give_up=rounds.give_up,
    bots={"random": random_answer, "brawler": bots.brawler},
    seats=(2,),
    card_of=reading.SEEING.shown,
    aliases=reading.HIDDEN.aliases,
    hidden=reading.HIDDEN.alike,
)


@cache
def play() -> Play:
    """The rules and the table of the inn."""
    return Play(
        game=GAME,
        new=sitting_down.new,
        words=table.WORDS,
        positions=positions.POSITIONS,
        hidden=reading.HIDDEN,
        head=table.head,
        end=table.end,
        bot="brawler",
        moments=("play", "strike"),
        reason=table.reason,
        arguments=table.arguments,
        written=telling.WRITTEN,
        sturdy=table.sturdy,
        staged=moments.MOMENTS,
        story=ending.STORY,
    )


TENANT = Tenant(
    id="inn",
    domain="inn",
    names=GameNames("inn-name", "inn-name-short", "inn-name-listed", "inn-about"),
    cards=lambda: facts.CARDS,
    decks=lambda: sitting_down.DECKS,
    form=lambda: sitting_down.FORM,
    play=play,
    atlas="INN",
    audience="inn-audience",
    results={"won": "inn-end-won", "lost": "inn-end-lost", "drawn": "inn-end-drawn"},
    fewest=2,
    most=2,
    resources=HERE / "resources",
    translations=HERE / "translations",
    door="tests.inn.tenant:TENANT",
)
