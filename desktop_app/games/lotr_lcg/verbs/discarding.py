"""Cards leaving a hand for the discard pile."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option, Question, ask_some, chance
from desktop_app.engine.messages import message
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.asking import seat_ref


async def discard_at_random(g: LcgState, seat: str, count: int) -> None:
    """Discards cards drawn by chance from a hand."""
    for _ in range(min(count, len(g.zones[f"hand:{seat}"]))):
        hand = g.zones[f"hand:{seat}"]
        index = await chance(g.chance, len(hand), message("lcg-chance-discard", seat=seat_ref(seat)), g.step)
        await discard_from_hand(g, seat, [hand[index]])


async def discard_from_hand(g: LcgState, seat: str, cards: Sequence[str]) -> None:
    """Discards cards from a hand; their owner chooses the order of several (LCG-278)."""
    if not cards:
        return
    ordered = list(cards) if len(cards) == 1 else await _order_of_discard(g, seat, cards)
    for card in ordered:
        g.move(card, f"discard:{g.owners[card]}")
    g.say("lcg-log-discards-hand", seat=seat_ref(seat), cards=[g.ref(card) for card in ordered])


async def _order_of_discard(g: LcgState, seat: str, cards: Sequence[str]) -> list[str]:
    question = Question(
        seat,
        "order",
        message("lcg-ask-discard-order", seat=seat_ref(seat), rule="LCG-278"),
        lambda: [Option("put", card) for card in cards],
        step=g.step,
    )
    return [option.source for option in await ask_some(question)]
