"""Lasting and delayed effects (GOT-127 to GOT-133)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from desktop_app.engine.effects import Effect, expire
from desktop_app.engine.messages import Message, message
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.kit.delayed import Delayed
from desktop_app.games.thrones.book.ladder import resolve
from desktop_app.games.thrones.events.rounds import EffectsEnd
from desktop_app.games.thrones.reading.queries import controller
from desktop_app.games.thrones.state import ThronesState

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


def _you(g: ThronesState, effect: Effect) -> str:
    return controller(g, effect.source) if effect.source in g.codes else g.first_player


def _arrange(g: ThronesState, seat: str) -> Message:
    return message("got-ask-which-first", rule="GOT-228", seat=seat_ref(seat))


DELAYED: Delayed[ThronesState] = Delayed(_you, lambda g: g.first_player, _arrange)
"""What waits for a moment (GOT-131) happens right after it, before reactions to it (GOT-132)."""
