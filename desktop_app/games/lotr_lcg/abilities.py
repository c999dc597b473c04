"""The words the card modules are written in: response, forced, action, when_revealed, shadow, travel, constants.

Each registers one ability under its card code.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from desktop_app.engine.events import Ability, Event
from desktop_app.games.lotr_lcg.book.costs import NOTHING, Cost
from desktop_app.games.lotr_lcg.book.triggered_abilities import COSTS, LADDER, LIMITS
from desktop_app.games.lotr_lcg.reading.queries import FACTS
from desktop_app.games.lotr_lcg.state import Attack, LcgState

Effect = Callable[..., Awaitable[None]]
Condition = Callable[..., bool]
Targets = Callable[[LcgState, str, str], list[str]]


@dataclass(frozen=True, slots=True)
class Action:
    """An action ability, or the one of an event card.

    ``phase`` limits it to the windows of one phase (LCG-005). ``targets`` lists what it may choose; without any it
    cannot be initiated (LCG-154). ``changes`` is whether its effect could change the game (LCG-051). ``anyone``: every
    player may use it. ``per_player`` counts the limit for each player. ``zone`` is
    where the card must be to be used: "play", or "hand" (LCG-009).
    """

    name: str
    code: str
    effect: Effect
    targets: Targets | None
    changes: Condition | None
    cost: Cost
    phase: str
    limit: str
    times: int
    anyone: bool
    per_player: bool
    zone: str = "play"


@dataclass(frozen=True, slots=True)
class TravelCost:
    """A location's Travel cost: whether it can be paid, and paying it (LCG-369)."""

    possible: Callable[[LcgState], bool]
    pay: Callable[[LcgState, str], Awaitable[None]]


ACTIONS: dict[str, list[Action]] = {}
WHEN_REVEALED: dict[str, Callable[[LcgState, str], Awaitable[None]]] = {}
SHADOWS: dict[str, Callable[[LcgState, Attack, str], Awaitable[None]]] = {}
TRAVEL: dict[str, TravelCost] = {}
ATTACH_TO: dict[str, Targets] = {}
"""What an attachment may be attached to, beyond the rules of every attachment."""
PLAYED_FROM: dict[str, str] = {}
"""Cards of these codes may also be played from this zone of their owner: "discard" (LCG-174)."""
PLAYED_IN: dict[str, str] = {}
"""Allies and attachments of these codes may also be played as an action in this phase (LCG-348)."""
NO_DRAWING: list[Callable[[LcgState], str]] = []
"""Constant abilities that stop all drawing: each answers the card that does, or ""."""


@dataclass(frozen=True, slots=True)
class StageRules:
    """What a quest card adds: whether it can be defeated now, and what happens when it is revealed or defeated."""

    locked: Callable[[LcgState], str] | None = None
    when_revealed: Callable[[LcgState, str], Awaitable[None]] | None = None
    setup: Callable[[LcgState, str], Awaitable[None]] | None = None


STAGES: dict[str, StageRules] = {}


def _register(
    code: str,
    event: type[Event],
    timing: str,
    effect: Effect,
    condition: Condition,
    *,
    forced: bool,
    cost: Cost,
    limit: str,
    cancels: bool,
    zone: str,
) -> None:
    name = f"{code}/{sum(a.code == code for a in LADDER.abilities()) + len(ACTIONS.get(code, ())) + 1}"
    COSTS[name] = cost
    LIMITS[name] = (limit, 1)
    if not zone:
        zone = "hand" if FACTS[code].type == "event" else "play"
    LADDER.add(Ability(name, code, event, timing, effect, condition, forced, cancels, zone))


def response(
    code: str,
    *,
    after: type[Event] | None = None,
    when: type[Event] | None = None,
    condition: Condition,
    exhaust: bool = False,
    pay: int = 0,
    limit: str = "",
    cancels: bool = False,
    zone: str = "",
) -> Callable[[Effect], Effect]:
    """A Response: ``effect(g, event, me)`` may be used when ``condition(g, event, me)`` holds."""
    event, timing = (after, "after") if after is not None else (when, "when")
    assert event is not None

    def add(effect: Effect) -> Effect:
        cost = Cost(exhaust, pay)
        _register(
            code, event, timing, effect, condition, forced=False, cost=cost, limit=limit, cancels=cancels, zone=zone
        )
        return effect

    return add


def forced(
    code: str,
    *,
    after: type[Event] | None = None,
    when: type[Event] | None = None,
    condition: Condition,
    zone: str = "",
) -> Callable[[Effect], Effect]:
    """A Forced ability: ``effect(g, event, me)`` happens when ``condition(g, event, me)`` holds (LCG-257)."""
    event, timing = (after, "after") if after is not None else (when, "when")
    assert event is not None

    def add(effect: Effect) -> Effect:
        _register(code, event, timing, effect, condition, forced=True, cost=NOTHING, limit="", cancels=False, zone=zone)
        return effect

    return add


def action(
    code: str,
    *,
    targets: Targets | None = None,
    changes: Condition | None = None,
    exhaust: bool = False,
    pay: int = 0,
    discard: int = 0,
    phase: str = "",
    limit: str = "",
    times: int = 1,
    anyone: bool = False,
    per_player: bool = False,
    zone: str = "play",
) -> Callable[[Effect], Effect]:
    """An Action: ``effect(g, seat, me, target)``, or ``effect(g, seat, me)`` when it chooses nothing."""

    def add(effect: Effect) -> Effect:
        known = ACTIONS.setdefault(code, [])
        name = f"{code}/{len(known) + 1}"
        cost = Cost(exhaust, pay, discard)
        known.append(Action(name, code, effect, targets, changes, cost, phase, limit, times, anyone, per_player, zone))
        return effect

    return add


def when_revealed(code: str) -> Callable[[Effect], Effect]:
    """The When Revealed effect of an encounter card: ``effect(g, card)``."""

    def add(effect: Effect) -> Effect:
        WHEN_REVEALED[code] = effect
        return effect

    return add


def shadow(code: str) -> Callable[[Effect], Effect]:
    """The shadow effect of an encounter card: ``effect(g, attack, card)``."""

    def add(effect: Effect) -> Effect:
        SHADOWS[code] = effect
        return effect

    return add


def travel(code: str, *, possible: Callable[[LcgState], bool]) -> Callable[[Effect], Effect]:
    """A location's Travel cost: ``effect(g, location)`` pays it."""

    def add(effect: Effect) -> Effect:
        TRAVEL[code] = TravelCost(possible, effect)
        return effect

    return add
