"""The inn as the house knows it. `desktop_app.games.register(TENANT)` is all it takes to move in."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from desktop_app.engine.game import Game
from desktop_app.engine.random_bot import random_answer
from desktop_app.games.contract import GameNames, Play, Tenant
from tests.inn import bots, by_hand, cards, reading, table
from tests.inn.numbers import sum_of
from tests.inn.positions import POSITIONS
from tests.inn.rules import STEPS, new
from tests.inn.state import Inn

HERE = Path(__file__).parent

GAME = Game(
    id="inn",
    build="1",
    state=Inn,
    steps=STEPS,
    view=reading.view,
    adjust=by_hand.adjust,
    adjustments=by_hand.adjustments,
    broken=reading.broken,
    sum_of=sum_of,
    why_not=reading.why_not,
    aims=reading.aims,
    bots={"random": random_answer, "brawler": bots.brawler},
    seats=(2,),
)


@cache
def play() -> Play:
    """The rules and the table of the inn."""
    return Play(
        game=GAME,
        new=new,
        form=table.FORM,
        words=table.WORDS,
        positions=POSITIONS,
        hidden=reading.HIDDEN,
        head=table.head,
        end=table.end,
        bot="brawler",
        moments=("play", "strike"),
        reason=table.reason,
    )


TENANT = Tenant(
    id="inn",
    domain="inn",
    names=GameNames("inn-name", "inn-name-short", "inn-name-listed", "inn-about"),
    cards=lambda: cards.CARDS,
    decks=lambda: table.DECKS,
    play=play,
    atlas="INN",
    audience="inn-audience",
    fewest=2,
    most=2,
    resources=HERE / "resources",
    translations=HERE / "translations",
)
