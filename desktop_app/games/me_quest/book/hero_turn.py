"""The hero turn: Rest, Ambush, Travel (Move, Combat or Peril, Explore), Encounter."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.messages import message
from desktop_app.engine.rows import STAY, Jump, Next, Row
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.me_quest.book import encounters, exploring
from desktop_app.games.me_quest.book.ladder import resolve
from desktop_app.games.me_quest.book.meeting import meet
from desktop_app.games.me_quest.book.rest import rest
from desktop_app.games.me_quest.book.traveling import after_combat, combat_or_peril, move
from desktop_app.games.me_quest.events.turns import Explores, HeroTurnBegins, HeroTurnEnds, StepBegins
from desktop_app.games.me_quest.reading.queries import enemies_at, hero_at
from desktop_app.games.me_quest.state import SAURON, TURN_ENDS, QuestState

TABLE = "hero"


async def turn_begins(g: QuestState) -> Next:
    """MEQ-091: the turn of a hero begins; Shadow cards of its start may be played."""
    g.phase = TABLE
    g.turn.start = hero_at(g, g.active)
    g.say("meq-log-turn", rule="MEQ-091", seat=seat_ref(g.active))
    await resolve(g, HeroTurnBegins(seat=g.active), lambda: None)
    return Jump(TURN_ENDS) if g.turn.over else None


# -- Ambush ------------------------------------------------------------------------------------------------------------


async def ambush(g: QuestState) -> Next:
    """MEQ-254 to MEQ-257: Sauron must attack with one of the monsters and minions where the hero is."""
    seat = g.active
    await resolve(g, StepBegins(step="ambush", seat=seat), lambda: None)
    if g.turn.over:
        return Jump(TURN_ENDS)
    enemies = enemies_at(g, hero_at(g, seat))
    if not enemies or g.turn.skips_ambush:
        return Jump("move")
    prompt = message("meq-ask-ambush", rule="MEQ-254", seat=seat_ref(SAURON), hero=seat_ref(seat))
    asked = Question(SAURON, "one", prompt, lambda: [Option("attack", card) for card in enemies], step=g.step)
    return await meet(g, seat, (await ask_one(asked)).source, "ambush", "after_ambush")


async def after_ambush(g: QuestState) -> Next:
    """MEQ-256, MEQ-270: only a defeat ends the turn."""
    return Jump(TURN_ENDS) if g.turn.over else None


# -- Travel: Explore ---------------------------------------------------------------------------------------------------


async def explore_begins(g: QuestState) -> Next:
    """MEQ-284: the hero explores where he is, for whatever answers it."""
    await resolve(g, Explores(seat=g.active, location=hero_at(g, g.active)), lambda: None)
    return Jump(TURN_ENDS) if g.turn.over else None


async def explore(g: QuestState) -> Next:
    """MEQ-284: any of the options, in any order, until the hero is done."""
    if g.turn.over:
        return Jump(TURN_ENDS)
    return STAY if await exploring.explore_once(g, g.active) else Jump("move")


# -- Encounter ---------------------------------------------------------------------------------------------------------


async def encounter(g: QuestState) -> Next:
    """MEQ-298 to MEQ-304: outside of perilous locations Encounter cards are drawn and one is resolved."""
    await resolve(g, StepBegins(step="encounter", seat=g.active), lambda: None)
    if not g.turn.over:
        await encounters.encounter(g, g.active)
    return None


async def turn_ends(g: QuestState) -> Next:
    """The turn of the hero is over."""
    await resolve(g, HeroTurnEnds(seat=g.active), lambda: None)
    return None


ROWS = [
    Row("turn_begins", turn_begins, TABLE, shown=False),
    Row("rest", rest, TABLE),
    Row("ambush", ambush, TABLE),
    Row("after_ambush", after_ambush, TABLE, shown=False),
    Row("move", move, TABLE),
    Row("combat_or_peril", combat_or_peril, TABLE),
    Row("after_combat", after_combat, TABLE, shown=False),
    Row("explore_begins", explore_begins, TABLE, shown=False),
    Row("explore", explore, TABLE),
    Row("encounter", encounter, TABLE),
    Row(TURN_ENDS, turn_ends, TABLE, shown=False),
]
