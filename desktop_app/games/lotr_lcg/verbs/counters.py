"""Counters and turning: threat dials, resources, progress, exhausting and readying; each as events of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from desktop_app.engine.effects import Effect
from desktop_app.engine.events import Apply, Event
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.lotr_lcg.book.ladder import resolve, resolve_together
from desktop_app.games.lotr_lcg.events import (
    EffectsBegin,
    Exhausted,
    ProgressPlaced,
    ProgressRemoved,
    Readied,
    ResourcesGained,
    ThreatLowered,
    ThreatRaised,
)
from desktop_app.games.lotr_lcg.reading.numbers import number
from desktop_app.games.lotr_lcg.reading.queries import active_location, current_quest, forbidden, immune
from desktop_app.games.lotr_lcg.state import LcgState

Part = tuple[Event, Apply | None]
"""One of the things that happen at once: its event, and how it happens."""


async def raise_threat(g: LcgState, seats: Sequence[str], amount: int, source: str = "") -> list[Event]:
    """Raises the dials of several seats at once; whoever reaches 50 is eliminated at once (LCG-248).

    ``source`` is the card that does it: a player may be immune to its effects, never to a framework step (LCG-129).
    """
    code = g.codes.get(source, "")
    able = [seat for seat in seats if not immune(g, seat, code) and not forbidden(g, "raise_threat", seat)]
    together = [raising(g, seat, amount) for seat in able if amount > 0]
    return await resolve_together(g, together) if together else []


def raising(g: LcgState, seat: str, amount: int) -> Part:
    """A dial that goes up, as an event to be resolved."""
    event = ThreatRaised(seat=seat, amount=amount)

    def turn() -> None:
        event.cancelled = event.amount <= 0
        if not event.cancelled:
            g.threat[seat] += event.amount
            g.say("lcg-log-threat-up", seat=seat_ref(seat), count=event.amount, level=g.threat[seat])

    return event, turn


async def lower_threat(g: LcgState, seats: Sequence[str], amount: int) -> list[Event]:
    """Lowers dials, to 0 at the lowest (LCG-021)."""
    able = [seat for seat in seats if g.threat[seat] and not forbidden(g, "lower_threat", seat)]
    together = [lowering(g, seat, amount) for seat in able if amount > 0]
    return await resolve_together(g, together) if together else []


def lowering(g: LcgState, seat: str, amount: int) -> Part:
    """A dial that goes down, as an event to be resolved."""
    event = ThreatLowered(seat=seat, amount=amount)

    def turn() -> None:
        lowered = min(event.amount, g.threat[seat])
        event.cancelled = lowered <= 0
        if not event.cancelled:
            g.threat[seat] -= lowered
            g.say("lcg-log-threat-down", seat=seat_ref(seat), count=lowered, level=g.threat[seat])

    return event, turn


async def gain_resources(g: LcgState, cards: Sequence[str], amount: int, *, told: bool = True) -> list[Event]:
    """Adds so many resources from the general pool to the pool of each of these cards (LCG-186)."""
    return await add_resources(g, dict.fromkeys(cards, amount), told=told)


async def add_resources(g: LcgState, amounts: Mapping[str, int], *, told: bool = True) -> list[Event]:
    """Adds resources to the pools of cards, all at once: how many to which."""

    def place(event: ResourcesGained) -> None:
        g.pieces[event.card].resources += event.amount
        if told:
            g.say("lcg-log-resources", card=g.ref(event.card), count=event.amount)

    able = [card for card, amount in amounts.items() if amount > 0 and not forbidden(g, "gain_resources", card)]
    gained = [ResourcesGained(card=card, amount=amounts[card]) for card in able]
    return await resolve_together(g, [(event, partial(place, event)) for event in gained]) if gained else []


async def place_progress_on(g: LcgState, cards: Sequence[str], amount: int) -> list[Event]:
    """Places progress on cards at once; an explored location or defeated stage follows at once."""

    def place(event: ProgressPlaced) -> None:
        event.cancelled = event.card not in g.pieces or event.amount <= 0
        if not event.cancelled:
            g.pieces[event.card].progress += event.amount
            g.say("lcg-log-progress", card=g.ref(event.card), count=event.amount)

    able = [card for card in cards if card in g.pieces and not forbidden(g, "progress", card)]
    placed = [ProgressPlaced(card=card, amount=amount) for card in able if amount > 0]
    return await resolve_together(g, [(event, partial(place, event)) for event in placed]) if placed else []


async def place_progress(g: LcgState, amount: int) -> list[Event]:
    """Places progress on the current quest, with the active location as a buffer (LCG-230, LCG-231, LCG-420)."""
    location, done = active_location(g), list[Event]()
    if location:
        needed = max(0, number(g, location, "quest_points") - g.pieces[location].progress)
        buffered = min(amount, needed)
        done += await place_progress_on(g, [location], buffered)
        amount -= buffered
    quest = current_quest(g)
    if amount > 0 and quest:
        done += await place_progress_on(g, [quest], amount)
    return done


async def remove_progress(g: LcgState, cards: Sequence[str], amount: int) -> list[Event]:
    """Takes up to that much progress off cards."""

    def take(event: ProgressRemoved) -> None:
        piece = g.pieces[event.card]
        taken = min(event.amount, piece.progress)
        piece.progress -= taken
        g.say("lcg-log-progress-lost", card=g.ref(event.card), count=taken)

    removed = [ProgressRemoved(card=card, amount=amount) for card in cards if g.pieces[card].progress and amount > 0]
    return await resolve_together(g, [(event, partial(take, event)) for event in removed]) if removed else []


async def ready_cards(g: LcgState, cards: Sequence[str], *, told: bool = True) -> list[Event]:
    """Readies exhausted cards, all at once (LCG-305)."""

    def turn(event: Readied) -> None:
        g.pieces[event.card].exhausted = False
        if told:
            g.say("lcg-log-readies", card=g.ref(event.card))

    tired = [Readied(card=card) for card in cards if card in g.pieces and g.pieces[card].exhausted]
    return await resolve_together(g, [(event, partial(turn, event)) for event in tired]) if tired else []


async def exhaust_cards(g: LcgState, cards: Sequence[str], *, told: bool = True) -> list[str]:
    """Exhausts cards, all at once. Answers which of them it could be done to, or was before, and are still in play."""
    ready = [card for card in cards if card in g.pieces and not g.pieces[card].exhausted]
    together = [exhausting(g, card, told=told) for card in ready]
    done = await resolve_together(g, together) if together else []
    if len(done) < len(ready):
        kept = [card for card, (event, _) in zip(ready, together, strict=True) if event not in done]
        cards = [card for card in cards if card not in kept]
    return [card for card in cards if card in g.pieces]


def exhausting(g: LcgState, card: str, *, told: bool = True) -> Part:
    """A card that exhausts, as an event to be resolved; one that is exhausted already, or gone, does not (LCG-017)."""
    event = Exhausted(card=card)

    def turn() -> None:
        event.cancelled = card not in g.pieces or g.pieces[card].exhausted
        if event.cancelled:
            return
        g.pieces[card].exhausted = True
        if told:
            g.say("lcg-log-exhausts", card=g.ref(card))

    return event, turn


def lasting_for_all(g: LcgState, kind: str, amount: int, group: str, until: str, source: str) -> Effect:
    """A lasting effect of an encounter or quest card on all cards of a group, later ones too (LCG-145)."""
    return Effect(kind, amount, [], group, _moment(g, until), source, g.codes.get(source, ""))


def lasting(g: LcgState, kind: str, amount: int, targets: Sequence[str], until: str, source: str) -> Effect:
    """A lasting effect on the cards that are there now (LCG-142)."""
    return Effect(kind, amount, list(targets), "", _moment(g, until), source, g.codes.get(source, ""))


def _moment(g: LcgState, until: str) -> str:
    """Until when it lasts: "attack" is the end of the attack being resolved, and of no other one."""
    return g.attacks[-1].end if until == "attack" and g.attacks else until


async def begin(g: LcgState, *effects: Effect) -> None:
    """Lasting effects begin, all at once: whoever they leave without hit points dies of it (LCG-120, LCG-237)."""
    await resolve(g, EffectsBegin(), partial(g.effects.extend, effects))


def tell_changes(g: LcgState, effects: Sequence[Effect], until: str) -> None:
    """Says in the log which numbers of which cards effects raise and lower."""
    for effect in effects:
        for card in effect.targets if effect.amount else ():
            if card in g.codes:
                told_as = "lcg-log-raised" if effect.amount > 0 else "lcg-log-lowered"
                g.say(told_as, card=g.ref(card), number=effect.kind, count=abs(effect.amount), until=until)
