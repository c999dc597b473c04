"""Cards leaving a hand for the discard pile."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from desktop_app.engine.ask import chance
from desktop_app.engine.events import Event
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.lotr_lcg.book.ladder import resolve_together
from desktop_app.games.lotr_lcg.events import Discarded
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.counters import Part
from desktop_app.games.lotr_lcg.verbs.leaving import order_on_pile


async def discard_at_random(g: LcgState, seat: str, count: int) -> list[Event]:
    """Discards cards drawn by chance from a hand, all at once."""
    hand, drawn = list(g.zones[f"hand:{seat}"]), list[str]()
    for _ in range(min(count, len(hand))):
        index = await chance(g.chance, len(hand), message("lcg-chance-discard", seat=seat_ref(seat)), g.step)
        drawn.append(hand.pop(index))
    return await discard_from_hand(g, seat, drawn)


async def discard_from_hand(g: LcgState, seat: str, cards: Sequence[str]) -> list[Event]:
    """Discards cards from a hand at once; their owner chooses the order of several (LCG-278)."""
    return await resolve_together(g, await discarding(g, seat, cards)) if cards else []


async def discarding(g: LcgState, seat: str, cards: Sequence[str]) -> list[Part]:
    """Cards of a hand that are discarded, as events to be resolved, in the order that their owner chooses."""
    ordered = await order_on_pile(g, seat, cards)

    def discard(card: str) -> None:
        g.move(card, f"discard:{g.owners[card]}")

    g.say("lcg-log-discards-hand", seat=seat_ref(seat), cards=[g.ref(card) for card in ordered])
    return [(Discarded(card=card, seat=seat), partial(discard, card)) for card in ordered]
