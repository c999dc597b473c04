"""Delayed effects: they resolve by themselves at their moment, before anything that answers to it (LCG-150)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from desktop_app.engine.effects import expire
from desktop_app.games.lotr_lcg.state import LcgState

Later = Callable[[LcgState, str], Awaitable[None]]
DELAYED: dict[str, Later] = {}
"""What a delayed effect of this name does to a card: f(g, card)."""


def delay(
    name: str,
) -> Callable[[Callable[[LcgState, str], Awaitable[None]]], Callable[[LcgState, str], Awaitable[None]]]:
    """Registers what a delayed effect does; the effect itself is data in the state (kind "then:<name>")."""

    def add(effect: Later) -> Later:
        DELAYED[name] = effect
        return effect

    return add


async def run_delayed(g: LcgState, moment: str) -> None:
    """Runs what waits for this moment, in the order it was made."""
    for effect in expire(g.effects, f"end of {moment}"):
        name = effect.kind.removeprefix("then:")
        for card in effect.targets:
            await DELAYED[name](g, card)
