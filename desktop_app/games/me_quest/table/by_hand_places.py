"""Influence and favor at locations and the Shadow Pool, set by hand."""

from __future__ import annotations

from desktop_app.engine.game import Adjustment
from desktop_app.games.kit.adjusting import CannotAdjust
from desktop_app.games.kit.board import location_of
from desktop_app.games.me_quest.reading.board import is_haven
from desktop_app.games.me_quest.reading.queries import PLACES, favor_at, influence
from desktop_app.games.me_quest.reading.story import most_in_pool
from desktop_app.games.me_quest.state import QuestState
from desktop_app.games.me_quest.verbs.asking import at
from desktop_app.games.me_quest.verbs.influence import set_influence

POOL = "pool"
"""The dial of the Shadow Pool."""
INFLUENCE, FAVOR = "influence", "favor_here"


def of_place(g: QuestState, subject: str) -> list[Adjustment]:
    """What may be set at a location (a zone) or of the Shadow Pool: one more, or one less where there is any."""
    if subject == POOL:
        return _steps(POOL, subject, g.pool, most_in_pool(g))
    if subject not in PLACES:
        return []
    place = location_of(subject)
    laid = [] if is_haven(place) else _steps(INFLUENCE, subject, influence(g, place))
    return [*laid, *_steps(FAVOR, subject, favor_at(g, place))]


def _steps(verb: str, subject: str, now: int, most: int | None = None) -> list[Adjustment]:
    more = [Adjustment(verb, subject, amount=1)] if most is None or now < most else []
    return [*more, *([Adjustment(verb, subject, amount=-1)] if now else [])]


def adjust_place(g: QuestState, adjustment: Adjustment) -> None:
    """Sets one of them. Raises CannotAdjust for what is not offered."""
    if adjustment not in of_place(g, adjustment.subject):
        raise CannotAdjust(f"{adjustment.verb} {adjustment.subject} {adjustment.amount}")
    g.by_hand += 1
    if adjustment.verb == POOL:
        before, g.pool = g.pool, g.pool + adjustment.amount
        g.say("meq-hand-pool", before=before, after=g.pool)
        return
    place = location_of(adjustment.subject)
    before = influence(g, place) if adjustment.verb == INFLUENCE else favor_at(g, place)
    after = before + adjustment.amount
    if adjustment.verb == INFLUENCE:
        set_influence(g, place, after)
        g.say("meq-hand-influence", place=at(place), before=before, after=after)
        return
    g.favor_at[place] = after
    if not after:
        del g.favor_at[place]
    g.say("meq-hand-favor-here", place=at(place), before=before, after=after)
