"""Lasting and delayed effects (GOT-127 to GOT-133)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from desktop_app.engine.effects import Effect, expire
from desktop_app.games.kit.moment import Moment
from desktop_app.games.thrones.book.ladder import resolve
from desktop_app.games.thrones.events.rounds import EffectsEnd
from desktop_app.games.thrones.reading.queries import controller
from desktop_app.games.thrones.state import ThronesState
from desktop_app.games.thrones.vocabulary.texts import DELAYED

THEN = "then:"
"""How the kinds of delayed effects begin; the name of what happens follows."""
PHASE_ENDS, CHALLENGE_WON = "phase ends", "challenge won"
"""Until when a delayed effect waits."""


def last(
    g: ThronesState, kind: str, amount: int, targets: Sequence[str], until: str, source: str, group: str = ""
) -> None:
    """Begins a lasting effect.

    ``until``: "challenge", "phase", "round", "plot:A" (until A reveals a new plot), "game".
    """
    g.effects.append(Effect(kind, amount, list(targets), group, until, source, g.codes.get(source, "")))


async def effects_end(g: ThronesState, moment: str) -> None:
    """What lasts until a moment is over (GOT-129)."""
    if any(effect.until == moment for effect in g.effects):
        await resolve(g, EffectsEnd(moment=moment), partial(expire, g.effects, moment))


async def run_delayed(g: ThronesState, moment: str, seat: str = "") -> None:
    """What waited for a moment happens now, before reactions to it (GOT-132), on whatever of it is still in play.

    With ``seat`` given only what this seat waited for happens, and the rest is over.
    """
    for effect in expire(g.effects, moment):
        holder = controller(g, effect.source) if effect.source in g.codes else g.first_player
        if seat and holder != seat:
            continue
        deed = DELAYED[effect.kind.removeprefix(THEN)]
        m = Moment(g, holder, effect.source, effect.code)
        for thing in effect.targets:
            if thing in g.pieces or thing in g.seats:
                await deed.perform(m.at(thing))
