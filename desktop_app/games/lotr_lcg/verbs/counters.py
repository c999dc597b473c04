"""Counters: threat dials, resources, progress, exhausting and readying."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.effects import Effect
from desktop_app.games.lotr_lcg.book.state_checks import settle
from desktop_app.games.lotr_lcg.reading.numbers import number
from desktop_app.games.lotr_lcg.reading.queries import active_location, current_quest, forbidden, immune
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.asking import seat_ref


async def raise_threat(g: LcgState, seats: Sequence[str], amount: int, source: str = "") -> None:
    """Raises the dials of several seats at once; whoever reaches 50 is eliminated at once (LCG-248).

    ``source`` is the card that does it: a player may be immune to its effects, never to a framework step (LCG-129).
    """
    if amount < 1:
        return
    for seat in [seat for seat in seats if not immune(g, seat, g.codes.get(source, ""))]:
        g.threat[seat] += amount
        g.say("lcg-log-threat-up", seat=seat_ref(seat), count=amount, level=g.threat[seat])
    await settle(g)


def lower_threat(g: LcgState, seat: str, amount: int) -> None:
    """Lowers a dial, to 0 at the lowest (LCG-021)."""
    lowered = min(amount, g.threat[seat])
    if lowered:
        g.threat[seat] -= lowered
        g.say("lcg-log-threat-down", seat=seat_ref(seat), count=lowered, level=g.threat[seat])


def add_resources(g: LcgState, hero: str, amount: int) -> None:
    """Adds resources from the general pool to a hero's pool (LCG-186)."""
    if amount > 0:
        g.pieces[hero].resources += amount
        g.say("lcg-log-resources", card=g.ref(hero), count=amount)


async def place_progress_on(g: LcgState, card: str, amount: int) -> None:
    """Places progress on one card; an explored location or defeated stage follows at once."""
    if amount > 0 and card in g.pieces:
        g.pieces[card].progress += amount
        g.say("lcg-log-progress", card=g.ref(card), count=amount)
        await settle(g)


async def place_progress(g: LcgState, amount: int) -> None:
    """Places progress on the current quest, with the active location as a buffer (LCG-230, LCG-231, LCG-420)."""
    location = active_location(g)
    if location:
        needed = max(0, number(g, location, "quest_points") - g.pieces[location].progress)
        buffered = min(amount, needed)
        await place_progress_on(g, location, buffered)
        amount -= buffered
    quest = current_quest(g)
    if amount > 0 and quest:
        await place_progress_on(g, quest, amount)


def ready(g: LcgState, card: str) -> bool:
    """Readies an exhausted card, unless something forbids it (LCG-249, LCG-305)."""
    piece = g.pieces[card]
    if not piece.exhausted or forbidden(g, "ready", card):
        return False
    piece.exhausted = False
    g.say("lcg-log-readies", card=g.ref(card))
    return True


def exhaust(g: LcgState, card: str) -> bool:
    """Exhausts a ready card."""
    piece = g.pieces[card]
    if piece.exhausted:
        return False
    piece.exhausted = True
    g.say("lcg-log-exhausts", card=g.ref(card))
    return True


def lasting_for_all(g: LcgState, kind: str, amount: int, group: str, until: str, source: str) -> None:
    """Starts a lasting effect of an encounter or quest card on all cards of a group, later ones too (LCG-145)."""
    g.effects.append(Effect(kind, amount, [], group, until, source, g.codes.get(source, "")))


def lasting(
    g: LcgState, kind: str, amount: int, targets: Sequence[str], until: str, source: str, *, told: bool = True
) -> None:
    """Starts a lasting effect on the cards that are there now (LCG-142)."""
    if not targets:
        return
    g.effects.append(Effect(kind, amount, list(targets), "", until, source, g.codes.get(source, "")))
    if told and amount:
        for card in targets:
            if card in g.codes:
                told_as = "lcg-log-raised" if amount > 0 else "lcg-log-lowered"
                g.say(told_as, card=g.ref(card), number=kind, count=abs(amount), until=until)
