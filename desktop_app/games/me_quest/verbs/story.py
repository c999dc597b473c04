"""Story markers move, and minions come with a new stage."""

from __future__ import annotations

from desktop_app.games.kit.board import zone_of
from desktop_app.games.kit.pieces import Piece
from desktop_app.games.me_quest.book.ladder import resolve
from desktop_app.games.me_quest.events.turns import MarkerAdvances
from desktop_app.games.me_quest.reading.queries import facts, minion
from desktop_app.games.me_quest.reading.story import current_stage, leftmost
from desktop_app.games.me_quest.reading.tracks import FINALE, STAGE_MINIONS
from desktop_app.games.me_quest.state import SAURON, QuestState
from desktop_app.games.me_quest.verbs.asking import at, choose_marker, choose_place

STORY = "story"
"""Why a marker moves in the Story step: there the minions come after all have moved (MEQ-116)."""


async def advance(g: QuestState, marker: str, amount: int, because: str = "") -> None:
    """A marker moves, never beyond the Finale space nor before the start; minions come with a new stage."""
    event = MarkerAdvances(marker=marker, amount=amount, because=because)

    def move() -> None:
        before = g.story[marker]
        g.story[marker] = max(0, min(FINALE, before + event.amount))
        moved = g.story[marker] - before
        if moved:
            g.say("meq-log-advances", marker=marker, amount=moved, space=g.story[marker])

    if amount:
        await resolve(g, event, move)
    if because != STORY:
        await enter_stages(g)


async def advance_leftmost(g: QuestState, chooser: str, because: str, amount: int = 1, *, rule: str = "") -> None:
    """MEQ-234, MEQ-235, MEQ-403: Sauron's leftmost marker advances; of several tied ones the hero picks."""
    marker = await choose_marker(g, chooser, leftmost(g), rule=rule)
    if marker:
        await advance(g, marker, amount, because)


async def enter_stages(g: QuestState) -> None:
    """MEQ-116 to MEQ-118: when a marker enters a stage for the first time its minions come."""
    while g.stage < current_stage(g):
        g.stage += 1
        g.say("meq-log-stage", rule="MEQ-116", stage=g.stage)
        for code in STAGE_MINIONS[g.stage]:
            await receive_minion(g, code.removeprefix("minion."))


async def receive_minion(g: QuestState, name: str) -> None:
    """MEQ-119: a minion is placed on its starting location; of several Sauron picks one. A table that was laid by hand
    may be without it."""
    if f"minion.{name}" not in g.codes.values():
        return
    card = minion(g, name)
    if g.home[card] not in ("minions", "defeated"):
        return
    place = await choose_place(g, SAURON, "meq-ask-minion-start", facts(g, card).places, source=card)
    put_minion(g, card, place)


def put_minion(g: QuestState, card: str, place: str) -> None:
    """A minion that is not on the board comes to a location, without damage."""
    g.move(card, zone_of(place))
    g.pieces[card] = Piece(controller=SAURON)
    g.say("meq-log-minion-comes", card=g.ref(card), place=at(place))
