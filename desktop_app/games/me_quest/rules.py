"""The game as one value: what the kernel, the bots and the screen need."""

from __future__ import annotations

from desktop_app.engine.game import Game
from desktop_app.engine.random_bot import random_answer
from desktop_app.games.me_quest import cards as _cards
from desktop_app.games.me_quest.book import triggered_abilities as _triggered_abilities
from desktop_app.games.me_quest.book.rest import idle
from desktop_app.games.me_quest.book.rounds import STEPS
from desktop_app.games.me_quest.planning.foresight import FORESIGHT
from desktop_app.games.me_quest.reading.explaining import aims, sum_of, why_not
from desktop_app.games.me_quest.reading.hidden_zones import HIDDEN
from desktop_app.games.me_quest.reading.invariants import broken
from desktop_app.games.me_quest.reading.view import SEEING, view
from desktop_app.games.me_quest.state import QuestState
from desktop_app.games.me_quest.table.bots import greedy
from desktop_app.games.me_quest.table.by_hand import adjust, adjustments
from desktop_app.games.me_quest.table.giving_up import give_up

BUILD = "2"
"""Changes when recorded answers may no longer fit the rules."""

_cards.register()
_triggered_abilities.connect()

GAME = Game(
    id="me_quest",
    build=BUILD,
    state=QuestState,
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
    aliases=HIDDEN.aliases,
    bots={"random": random_answer, "greedy": greedy},
    give_up=give_up,
    foresight=FORESIGHT,
    seats=(2, 3, 4),
)
