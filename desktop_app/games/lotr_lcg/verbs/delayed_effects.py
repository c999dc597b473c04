"""Delayed effects: they resolve by themselves at their moment, before anything that answers to it (LCG-150)."""

from __future__ import annotations

from desktop_app.engine.effects import Effect
from desktop_app.engine.messages import Message, message
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.kit.delayed import Delayed
from desktop_app.games.lotr_lcg.reading.queries import players
from desktop_app.games.lotr_lcg.state import LcgState


def _owner(g: LcgState, effect: Effect) -> str:
    """Whose card it came from; of the scenario's, and of those who are out, the first player decides (LCG-212)."""
    owner, there = g.owners.get(effect.source, ""), players(g)
    return owner if owner in there or not there else there[0]


def _arrange(g: LcgState, seat: str) -> Message:
    return message("lcg-ask-which-first", rule="LCG-259", seat=seat_ref(seat))


def _is_there(g: LcgState, thing: str) -> bool:
    """In play, or set aside until then; a seat always is."""
    return thing in g.pieces or thing in g.seats or g.home[thing] == "set_aside"


def _called(g: LcgState, moment: str) -> str:
    """The end of an attack is that of the one being resolved, and of no other; without one there is none."""
    if moment != END_OF_ATTACK:
        return moment
    return f"end of {g.attacks[-1].end}" if g.attacks else ""


END_OF_ATTACK = "end of attack"
DELAYED: Delayed[LcgState] = Delayed(_owner, lambda g: players(g)[0], _arrange, _is_there, _called)
"""The first player orders what falls due together (LCG-259)."""


async def run_delayed(g: LcgState, moment: str) -> None:
    """What waits for the end of this phase, round or attack (LCG-149)."""
    await DELAYED.run(g, f"end of {moment}")
