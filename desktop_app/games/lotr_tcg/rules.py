"""The game as one value: what the kernel, the bots and the screen need."""

from __future__ import annotations

from desktop_app.engine.game import Game
from desktop_app.engine.random_bot import random_answer
from desktop_app.games.lotr_tcg import cards as _cards
from desktop_app.games.lotr_tcg.book import triggered_abilities as _triggered_abilities
from desktop_app.games.lotr_tcg.book.turn import STEPS
from desktop_app.games.lotr_tcg.planning.foresight import FORESIGHT
from desktop_app.games.lotr_tcg.reading.explaining import aims, idle, sum_of, why_not
from desktop_app.games.lotr_tcg.reading.hidden_zones import HIDDEN
from desktop_app.games.lotr_tcg.reading.invariants import broken
from desktop_app.games.lotr_tcg.reading.view import SEEING, view
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.table.bots import greedy
from desktop_app.games.lotr_tcg.table.by_hand import adjust, adjustments
from desktop_app.games.lotr_tcg.table.giving_up import give_up

BUILD = "1"
"""Changes when recorded answers may no longer fit the rules."""

_cards.register()
_triggered_abilities.connect()

GAME = Game(
    id="lotr_tcg",
    build=BUILD,
    state=TcgState,
    steps=STEPS,
    view=view,
    adjust=adjust,
    adjustments=adjustments,
    broken=broken,
    sum_of=sum_of,
    why_not=why_not,
    aims=aims,
    idle=idle,
    hidden=HIDDEN.alike,
    card_of=SEEING.shown,
    bots={"random": random_answer, "greedy": greedy},
    give_up=give_up,
    foresight=FORESIGHT,
    seats=(2, 3, 4),
)
