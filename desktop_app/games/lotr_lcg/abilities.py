"""The words the card modules are written in: response, forced, action, when_revealed, shadow, travel, constants.

Each registers one ability under its card code. The ladder of this game is put together here.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Container, Iterable
from dataclasses import dataclass
from typing import Any

from desktop_app.engine.events import Ability, Event, Ladder, Source, Use
from desktop_app.engine.messages import Message, message
from desktop_app.games.lotr_lcg import costs
from desktop_app.games.lotr_lcg.asking import seat_ref
from desktop_app.games.lotr_lcg.costs import NOTHING, Cost
from desktop_app.games.lotr_lcg.happenings import AbilityInitiated, CardPlayed, LeavesPlay, ResourcesSpent
from desktop_app.games.lotr_lcg.limits import count_use, used_up
from desktop_app.games.lotr_lcg.queries import FACTS, is_blank, players
from desktop_app.games.lotr_lcg.state import Attack, LcgState

Effect = Callable[..., Awaitable[None]]
Condition = Callable[..., bool]
Targets = Callable[[LcgState, str, str], list[str]]


@dataclass(frozen=True, slots=True)
class Action:
    """An action ability, or the one of an event card.

    ``phase`` limits it to the windows of one phase (LCG-005). ``targets`` lists what it may choose; without any it
    cannot be initiated (LCG-154). ``changes`` is whether its effect could change the game (LCG-051). ``anyone``: every
    player may use it. ``variable`` marks a cost of X. ``per_player`` counts the limit for each player. ``zone`` is
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
    variable: bool
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
COSTS: dict[str, Cost] = {}
LIMITS: dict[str, tuple[str, int]] = {}
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
    variable: bool = False,
    zone: str = "play",
) -> Callable[[Effect], Effect]:
    """An Action: ``effect(g, seat, me, target)``, or ``effect(g, seat, me)`` when it chooses nothing."""

    def add(effect: Effect) -> Effect:
        known = ACTIONS.setdefault(code, [])
        name = f"{code}/{len(known) + 1}"
        cost = Cost(exhaust, pay, discard)
        known.append(
            Action(name, code, effect, targets, changes, cost, phase, limit, times, anyone, per_player, variable, zone)
        )
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


def _sources(g: LcgState, codes: Container[str], event: Event) -> Iterable[Source]:
    first = players(g)[0] if g.seats else ""
    for card, piece in g.pieces.items():
        code = g.codes[card]
        if code in codes and not (g.effects and is_blank(g, card)):
            yield Source(card, code, piece.controller or first, "play")
    for seat in players(g):
        for card in g.zones[f"hand:{seat}"]:
            code = g.codes[card]
            if code in codes:
                yield Source(card, code, seat, "hand")
    if isinstance(event, LeavesPlay) and event.code in codes and event.card not in g.pieces:
        yield Source(event.card, event.code, event.controller or first, "left")


def _usable(g: LcgState, use: Use, event: Event) -> bool:
    ability, source = use
    if not ability.applies(g, event, source.card):
        return False
    if (
        source.zone == "hand"
        and FACTS[source.code].type == "event"
        and costs.cannot_afford(g, source.seat, source.card)
    ):
        return False
    cost = COSTS[ability.name]
    if cost is not NOTHING and source.zone == "play" and costs.cannot_pay(g, source.seat, source.card, cost):
        return False
    limit, times = LIMITS[ability.name]
    return not (limit and used_up(g, limit, times, ability.name, source.card, source.seat))


async def _perform(g: LcgState, use: Use, event: Event) -> None:
    ability, source = use
    limit, _ = LIMITS[ability.name]
    if limit:
        count_use(g, limit, ability.name, source.card, source.seat)
    if source.zone == "hand" and FACTS[source.code].type == "event":
        await resolve_event_card(g, source.seat, source.card, lambda: _initiate_use(g, use, event))
        return
    seat = source.seat
    if not ability.forced:
        g.say("lcg-log-uses", seat=seat_ref(seat), card=g.ref(source.card))
    else:
        g.say("lcg-log-forced", card=g.ref(source.card))
    if source.zone == "play":
        await pay_cost(g, seat, source.card, COSTS[ability.name])
    await initiate(g, seat, source.card, lambda: ability.effect(g, event, source.card))


async def _initiate_use(g: LcgState, use: Use, event: Event) -> None:
    ability, source = use
    await initiate(g, source.seat, source.card, lambda: ability.effect(g, event, source.card))


CHECKS: list[Callable[[LcgState], Awaitable[None]]] = []
"""What runs after every event (see ``settling``)."""


async def _settle(g: LcgState) -> None:
    for check in CHECKS:
        await check(g)


def _respond(g: LcgState, seat: str, event: Event, timing: str) -> Message:
    return message("lcg-ask-respond", rule="LCG-345", seat=seat_ref(seat), event=type(event).__name__, timing=timing)


def _arrange(g: LcgState, seat: str, event: Event) -> Message:
    return message("lcg-ask-which-first", rule="LCG-259", seat=seat_ref(seat))


LADDER: Ladder[LcgState] = Ladder(
    order=players,
    sources=_sources,
    usable=_usable,
    perform=_perform,
    settle=_settle,
    respond=_respond,
    arrange=_arrange,
)


async def resolve(g: LcgState, event: Event, apply: Callable[[], Any] | None = None) -> bool:
    """Runs an event through the ladder; answers whether it happened."""
    return await LADDER.resolve(g, event, apply)


async def initiate(g: LcgState, seat: str, card: str, effect: Callable[[], Awaitable[None]]) -> None:
    """The effect of a triggered ability begins, unless that is cancelled: what was paid stays paid (LCG-039)."""
    if await resolve(g, AbilityInitiated(card=card, seat=seat)):
        await effect()


async def pay_for(g: LcgState, seat: str, card: str, amount: int) -> None:
    """Pays the resource cost of a card; what answers to that comes at this point (LCG-196, LCG-199)."""
    heroes = await costs.pay_for(g, seat, card, amount)
    if heroes:
        await resolve(g, ResourcesSpent(heroes=heroes, seat=seat, card=card))


async def pay_cost(g: LcgState, seat: str, me: str, cost: Cost) -> None:
    """Pays the cost of an ability; what answers to spent resources comes at this point (LCG-199)."""
    await costs.pay(g, seat, me, cost)
    if costs.own_resources(g, me, cost):
        await resolve(g, ResourcesSpent(heroes=[costs.purse(g, me)], seat=seat, card=me))


async def resolve_event_card(
    g: LcgState, seat: str, card: str, effect: Callable[[], Awaitable[None]], *, told: bool = True
) -> None:
    """An event is paid for, laid on the table, resolved, and put in its owner's discard pile (LCG-221)."""
    if told:
        g.say("lcg-log-plays", seat=seat_ref(seat), card=g.ref(card))
    await pay_for(g, seat, card, costs.price(g, card))
    g.move(card, "resolving")
    await effect()
    if g.home[card] == "resolving":
        g.move(card, f"discard:{g.owners[card]}")
    await resolve(g, CardPlayed(card=card, seat=seat))
