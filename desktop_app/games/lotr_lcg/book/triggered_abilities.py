"""The ladder of this game: which cards may answer an event, what that costs, and how it is resolved."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Container, Iterable
from typing import Any

from desktop_app.engine.events import Event, Ladder, Source, Use
from desktop_app.engine.messages import Message, message
from desktop_app.games.lotr_lcg.book import costs
from desktop_app.games.lotr_lcg.book.costs import NOTHING, Cost
from desktop_app.games.lotr_lcg.book.limits import count_use, used_up
from desktop_app.games.lotr_lcg.events import AbilityInitiated, CardPlayed, LeavesPlay, ResourcesSpent
from desktop_app.games.lotr_lcg.reading.queries import FACTS, is_blank, players
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.asking import seat_ref

COSTS: dict[str, Cost] = {}
"""What a response costs, by the name of the ability."""
LIMITS: dict[str, tuple[str, int]] = {}
"""How often a response may be used in which period, by the name of the ability."""


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
