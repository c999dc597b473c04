"""Lasting and delayed effects (GOT-127 to GOT-133)."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.effects import Effect, expire
from desktop_app.engine.events import Apply, Event
from desktop_app.engine.messages import Message, message
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.kit.delayed import Delayed, whose
from desktop_app.games.kit.limits import forget
from desktop_app.games.thrones.book.ladder import resolve
from desktop_app.games.thrones.reading.queries import is_duplicate
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


def is_over(g: ThronesState, until: str) -> bool:
    """Whether what would last until then would end before it began (GOT-130)."""
    return until in g.over or (until == "challenge" and not g.challenges)


async def end_period(g: ThronesState, period: str, end: Event, apply: Apply = lambda: None) -> None:
    """A period ends: once that is interrupted what lasts until then is over (GOT-129), and nothing more can begin to
    last (GOT-130).

    Then delayed effects follow, and after them reactions (GOT-132). ``apply`` is what the end brings besides. What was
    used in it is forgotten. A card that puts something else in place of the end does not keep it from coming: the game
    could not go on.
    """

    def be_over() -> None:
        expire(g.effects, period)
        g.over.append(period)
        apply()

    await resolve(g, end, be_over)
    if period not in g.over:
        be_over()
    g.over.remove(period)
    forget(g, period)


def _you(g: ThronesState, effect: Effect) -> str:
    return whose(g, effect) or g.first_player


def _arrange(g: ThronesState, seat: str) -> Message:
    return message("got-ask-which-first", rule="GOT-228", seat=seat_ref(seat))


def _is_there(g: ThronesState, thing: str) -> bool:
    return thing in g.seats or thing in g.pieces or is_duplicate(g, thing)


def _called(g: ThronesState, moment: str) -> str:
    """Nothing waits for the end of a phase that ends already, nor for winning a challenge that is none any more."""
    if moment == CHALLENGE_WON:
        return moment if g.challenges and not g.challenges[-1].compared else ""
    return "" if is_over(g, "phase") else moment


DELAYED: Delayed[ThronesState] = Delayed(_you, lambda g: g.first_player, _arrange, _is_there, _called)
"""What waits for a moment (GOT-131) happens right after it, before reactions to it (GOT-132)."""
