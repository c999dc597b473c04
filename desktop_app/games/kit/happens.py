"""Verbs that act on no card: a step of the game, or the event that is answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

from desktop_app.engine.frozen import field
from desktop_app.games.kit.deeds import NO_CHANGE, Verb
from desktop_app.games.kit.moment import G, Moment


def _never(m: Moment[G]) -> bool:
    """It is done in full wherever it is done."""
    return False


class Happens(Verb[G]):
    """Something happens: ``happens(reveal_one, told="reveal one")``; ``could`` says whether it could change the game.

    ``told`` is what words call it, with what they speak of in ``told_with``; ``short`` whether less of it can be done
    than it says.
    """

    run: Callable[[Moment[G]], Awaitable[object]]
    could: Callable[[Moment[G]], bool]
    told: str = ""
    told_with: Mapping[str, object] = field(default_factory=dict)
    short: Callable[[Moment[G]], bool] = _never

    def falls_short(self, m: Moment[G], things: Sequence[str]) -> bool:
        """As ``short`` says."""
        return self.short(m)

    def why_not(self, m: Moment[G]) -> str:
        """As ``could`` says."""
        return "" if self.could(m) else NO_CHANGE

    def why_not_on(self, m: Moment[G], thing: str) -> str:
        """It acts on nothing."""
        return self.why_not(m)

    async def perform(self, m: Moment[G]) -> bool:
        """It happens; answers whether in full."""
        if not self.could(m):
            return False
        in_full = not self.short(m)
        await self.run(m)
        return in_full

    async def happen(self, m: Moment[G], things: Sequence[str]) -> None:
        """It happens."""
        await self.run(m)


def happens(
    run: Callable[[Moment[G]], Awaitable[object]],
    could: Callable[[Moment[G]], bool] = lambda m: True,
    *,
    told: str,
    short: Callable[[Moment[G]], bool] = _never,
    **told_with: object,
) -> Happens[G]:
    """``happens(reveal_one, could=lambda m: bool(m.g.zones["encounter_deck"]), told="reveal one")``"""
    return Happens(run, could, told, told_with, short)
