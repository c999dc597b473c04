"""The checks that follow every event: one thing after the other that cannot stay as it is, until nothing is found."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from desktop_app.engine.errors import TooDeep
from desktop_app.engine.events import Event
from desktop_app.games.kit.state import T

MOST_CHECKS = 200

Check = Callable[[T, list[Event]], Awaitable[bool] | None]
"""Looks for one thing that cannot stay: what happens to it, and whether there may be more then; None for nothing."""


def settling(g: T, happened: list[Event], check: Check[T]) -> Awaitable[None] | None:
    """Runs a check until nothing more follows; None where nothing follows at all, as after most events.

    What it brings about belongs to ``happened``. Raises TooDeep, when it is awaited, if the table never comes to rest.
    """
    following = None if g.outcome is not None else check(g, happened)
    return None if following is None else _one_after_the_other(g, happened, check, following)


async def _one_after_the_other(g: T, happened: list[Event], check: Check[T], first: Awaitable[bool]) -> None:
    if not await first:
        return
    for _ in range(MOST_CHECKS):
        following = None if g.outcome is not None else check(g, happened)
        if following is None or not await following:
            return
    raise TooDeep("the state checks do not come to rest")


async def look_again_after(doing: Awaitable[object]) -> bool:
    """Does what follows; more may follow then."""
    await doing
    return True


async def rest_after(doing: Awaitable[object]) -> bool:
    """Does what follows, and nothing more."""
    await doing
    return False
