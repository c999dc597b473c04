"""Delayed effects: they resolve by themselves at their moment, before anything that answers to it (LCG-150)."""

from __future__ import annotations

from desktop_app.engine.effects import Effect
from desktop_app.engine.messages import Message, message
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.kit.delayed import Delayed
from desktop_app.games.lotr_lcg.reading.queries import players
from desktop_app.games.lotr_lcg.state import LcgState


def _owner(g: LcgState, effect: Effect) -> str:
    return g.owners.get(effect.source, "")


def _arrange(g: LcgState, seat: str) -> Message:
    return message("lcg-ask-which-first", rule="LCG-259", seat=seat_ref(seat))


def _is_there(g: LcgState, thing: str) -> bool:
    """In play, or set aside until then; a seat always is."""
    return thing in g.pieces or thing in g.seats or g.home[thing] == "set_aside"


DELAYED: Delayed[LcgState] = Delayed(_owner, lambda g: players(g)[0], _arrange, _is_there)
"""The first player orders what falls due together (LCG-259)."""


async def run_delayed(g: LcgState, moment: str) -> None:
    """What waits for the end of this phase or round (LCG-149)."""
    await DELAYED.run(g, f"end of {moment}")
