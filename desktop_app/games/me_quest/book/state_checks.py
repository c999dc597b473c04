"""What follows every event at once: influence beyond its limit, heroes beyond theirs or without a card left."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.events import Event
from desktop_app.games.me_quest.events.things import CorruptionGained, InfluenceChanged, PlotPlayed, Trained
from desktop_app.games.me_quest.events.turns import EventPlaced, MarkerAdvances
from desktop_app.games.me_quest.reading.extension import excess
from desktop_app.games.me_quest.reading.queries import heroes, influence
from desktop_app.games.me_quest.reading.story import most_in_pool
from desktop_app.games.me_quest.state import QuestState
from desktop_app.games.me_quest.verbs.asking import at
from desktop_app.games.me_quest.verbs.heroes import defeat, has_fallen, in_combat, keep_limits
from desktop_app.games.me_quest.verbs.influence import set_influence

FINALE = "finale"
LIMITING = (CorruptionGained, EventPlaced, PlotPlayed, Trained)
"""By what a hero may come to hold more than a text allows: the text comes into play, or a card into his hand."""


async def settle(g: QuestState, happened: Sequence[Event]) -> None:
    """Runs the checks, until nothing more follows."""
    if any(isinstance(event, InfluenceChanged) for event in happened):
        trim_influence(g)
    if any(isinstance(event, MarkerAdvances) for event in happened):
        trim_pool(g)
    if any(isinstance(event, LIMITING) for event in happened):
        for seat in heroes(g):
            await keep_limits(g, seat)
    if g.phase in ("setup", FINALE):
        return
    for seat in heroes(g):
        if g.outcome is None and _falls(g, seat):
            await defeat(g, seat)


def _falls(g: QuestState, seat: str) -> bool:
    """MEQ-248: whether a hero is defeated now: not twice for one defeat, nor before the damage of a combat is dealt."""
    return seat not in g.falling and has_fallen(g, seat) and not in_combat(g, seat)


def trim_influence(g: QuestState) -> None:
    """MEQ-180 to MEQ-182: what is too much goes back to the Influence area, and in the Shadow Pool as well."""
    while over := excess(g):
        for place, amount in over.items():
            set_influence(g, place, influence(g, place) - amount)
            g.say("meq-log-influence-gone", rule="MEQ-180", place=at(place), amount=amount)
    trim_pool(g)


def trim_pool(g: QuestState) -> None:
    """MEQ-173: the Shadow Pool keeps what it holds in this stage; a marker that goes back may have lowered it."""
    too_much = g.pool - most_in_pool(g)
    if too_much > 0:
        g.pool -= too_much
        g.say("meq-log-pool-less", rule="MEQ-173", amount=too_much, pool=g.pool)
