"""Lasting and delayed effects (GOT-127 to GOT-133)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial

from desktop_app.engine.effects import Effect, expire
from desktop_app.games.thrones.book.ladder import resolve
from desktop_app.games.thrones.events.rounds import EffectsEnd
from desktop_app.games.thrones.state import ThronesState
from desktop_app.games.thrones.verbs.leaving import discard, kill, return_to

PHASE_ENDS = "phase ends"
"""Until when a delayed effect waits that happens at the end of the phase."""


def last(
    g: ThronesState, kind: str, amount: int, targets: Sequence[str], until: str, source: str, group: str = ""
) -> None:
    """Begins a lasting effect; ``until`` "challenge", "phase", "round", "plot" (until you reveal a new one), "game"."""
    g.effects.append(Effect(kind, amount, list(targets), group, until, source, g.codes.get(source, "")))


async def effects_end(g: ThronesState, moment: str) -> None:
    """What lasts until a moment is over (GOT-129)."""
    if any(effect.until == moment for effect in g.effects):
        await resolve(g, EffectsEnd(moment=moment), partial(expire, g.effects, moment))


# -- delayed effects ---------------------------------------------------------------------------------------------------


def delay(g: ThronesState, what: str, cards: Sequence[str], source: str) -> None:
    """At the end of the phase cards that are still in play are dealt with in one of the ways of ``DELAYED``."""
    last(g, f"delayed:{what}", 0, cards, PHASE_ENDS, source)


async def run_delayed(g: ThronesState) -> None:
    """What waited for the end of the phase happens now, before reactions to it (GOT-132)."""
    for effect in expire(g.effects, PHASE_ENDS):
        cards = [card for card in effect.targets if card in g.pieces]
        if cards:
            await DELAYED[effect.kind.partition(":")[2]](g, cards)


async def _discard(g: ThronesState, cards: Sequence[str]) -> None:
    await discard(g, cards, savable=False)


async def _return(g: ThronesState, cards: Sequence[str]) -> None:
    await return_to(g, cards, savable=False)


async def _poison(g: ThronesState, cards: Sequence[str]) -> None:
    """Removes a poison token from each that still has one, and kills it."""
    poisoned = [card for card in cards if g.pieces[card].count("poison")]
    for card in poisoned:
        g.pieces[card].put("poison", g.pieces[card].count("poison") - 1)
    await kill(g, poisoned)


DELAYED: Mapping[str, Callable[[ThronesState, Sequence[str]], Awaitable[None]]] = {
    "discard": _discard,
    "return": _return,
    "poison": _poison,
}
"""What can wait for the end of the phase."""
