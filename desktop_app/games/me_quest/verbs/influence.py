"""Influence is placed, removed, and put into the Shadow Pool."""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.engine.ask import Option, Question, Refusal, ask_one
from desktop_app.engine.events import Apply, Event
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.kit.board import location_of, zone_of
from desktop_app.games.me_quest.book.ladder import resolve, resolve_together
from desktop_app.games.me_quest.events.things import InfluenceChanged
from desktop_app.games.me_quest.reading.board import BOARD, is_haven
from desktop_app.games.me_quest.reading.extension import is_in_extension_of, places_in_extension, why_not_place
from desktop_app.games.me_quest.reading.queries import influence
from desktop_app.games.me_quest.reading.story import most_in_pool
from desktop_app.games.me_quest.state import SAURON, QuestState
from desktop_app.games.me_quest.verbs.asking import at

REASONS = {
    "haven": ("MEQ-175", "meq-no-haven"),
    "stronghold_full": ("MEQ-177", "meq-no-stronghold-full"),
    "too_strong": ("MEQ-178", "meq-no-too-strong"),
    "not_in_extension": ("MEQ-174", "meq-no-not-in-extension"),
    "alone": ("MEQ-181", "meq-no-alone"),
}
"""Why no influence may be placed somewhere."""


async def place_at(g: QuestState, location: str, amount: int = 1) -> bool:
    """So much influence comes to a location; never to a Haven (MEQ-175)."""
    if is_haven(location) or amount < 1:
        return False
    event = InfluenceChanged(location=location, amount=amount)

    def put() -> None:
        g.influence[location] = influence(g, location) + event.amount
        g.say("meq-log-influence", place=at(location), amount=event.amount)

    return await resolve(g, event, put)


async def remove_from(g: QuestState, location: str, amount: int, *, rule: str = "") -> int:
    """Influence leaves a location for the Influence area (MEQ-095); answers how much."""
    gone = min(amount, influence(g, location))
    if gone > 0:
        await resolve(g, *_leaving(g, location, gone, rule))
    return max(0, gone)


async def remove_at_once(g: QuestState, amounts: Mapping[str, int], *, rule: str = "") -> None:
    """So much influence leaves each location at once: what a chain loses by that it loses afterwards (MEQ-180)."""
    gone = {place: min(amount, influence(g, place)) for place, amount in amounts.items()}
    leaving = [_leaving(g, place, amount, rule) for place, amount in gone.items() if amount > 0]
    if leaving:
        await resolve_together(g, leaving)


def _leaving(g: QuestState, location: str, gone: int, rule: str) -> tuple[Event, Apply]:
    def take() -> None:
        set_influence(g, location, influence(g, location) - gone)
        g.say("meq-log-influence-gone", rule=rule, place=at(location), amount=gone)

    return InfluenceChanged(location=location, amount=-gone), take


def set_influence(g: QuestState, location: str, amount: int) -> None:
    """Just so much influence lies at a location."""
    if amount > 0:
        g.influence[location] = amount
    else:
        g.influence.pop(location, None)


async def add_to_pool(g: QuestState, amount: int) -> int:
    """MEQ-173: influence comes to the Shadow Pool, as much as it holds in this stage; answers how much."""
    room = max(0, min(amount, most_in_pool(g) - g.pool))
    if room < 1:
        return 0

    def put() -> None:
        g.pool += room
        g.say("meq-log-pool", rule="MEQ-173", amount=room, pool=g.pool)

    await resolve(g, InfluenceChanged(location="", amount=room), put)
    return room


async def remove_from_pool(g: QuestState, amount: int) -> int:
    """Influence leaves the Shadow Pool; answers how much."""
    gone = min(amount, g.pool)
    if gone < 1:
        return 0

    def take() -> None:
        g.pool -= gone
        g.say("meq-log-pool-less", amount=gone, pool=g.pool)

    await resolve(g, InfluenceChanged(location="", amount=-gone), take)
    return gone


async def place_in_extension(
    g: QuestState, amount: int, *, to_pool: int = 0, stronghold: str = "", source: str = ""
) -> None:
    """MEQ-168, MEQ-169: Sauron places influence in extension one by one, so much of it into the Shadow Pool instead.

    ``stronghold`` limits it to the extension of one. He may stop before all of it is placed.
    """
    left = amount
    while left > 0:
        chosen = await ask_one(_next_influence(g, left, to_pool, stronghold, source))
        if chosen.verb == "stop_placing":
            return
        if chosen.verb == "place_in_pool":
            to_pool -= await add_to_pool(g, 1)
        else:
            await place_at(g, location_of(chosen.source))
        left -= 1


def _next_influence(g: QuestState, left: int, to_pool: int, stronghold: str, source: str) -> Question:
    into_pool = to_pool > 0 and g.pool < most_in_pool(g)

    def options() -> list[Option]:
        able = places_in_extension(g)
        places = [place for place in able if not stronghold or is_in_extension_of(g, stronghold, place)]
        found = [Option("place_influence", zone_of(place)) for place in places]
        return [*found, *([Option("place_in_pool")] if into_pool else []), Option("stop_placing")]

    def refusals() -> list[Refusal]:
        found = [] if into_pool else [_pool_refusal(g, to_pool)]
        for place in BOARD.locations:
            reason = why_not_place(g, place, stronghold)
            if reason:
                found.append(no_influence(reason, "place_influence", place))
        return found

    return Question(
        SAURON,
        "one",
        message("meq-ask-influence", rule="MEQ-169", seat=seat_ref(SAURON), amount=left),
        options,
        step=g.step,
        source=source,
        refusals=refusals,
        primary="stop_placing",
    )


def no_influence(reason: str, verb: str, place: str) -> Refusal:
    """That no influence comes to a location, for one of the reasons."""
    rule, text = REASONS[reason]
    return Refusal(rule, message(text, rule=rule, place=at(place)), verb, zone_of(place))


def could_extend(g: QuestState, *, to_pool: int = 0, stronghold: str = "") -> bool:
    """Whether any influence could be placed in extension, or as much in the Shadow Pool."""
    into_pool = to_pool > 0 and g.pool < most_in_pool(g)
    able = places_in_extension(g)
    return into_pool or any(not stronghold or is_in_extension_of(g, stronghold, place) for place in able)


def _pool_refusal(g: QuestState, to_pool: int) -> Refusal:
    full = g.pool >= most_in_pool(g)
    rule, text = ("MEQ-173", "meq-no-pool-full") if full else ("MEQ-168", "meq-no-two-to-pool")
    return Refusal(rule, message(text, rule=rule, limit=most_in_pool(g)), "place_in_pool")
