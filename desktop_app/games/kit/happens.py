"""Verbs that act on no card: a step of the game, or the event that is answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field

from desktop_app.games.kit.deeds import NO_CHANGE, Verb
from desktop_app.games.kit.moment import G, Moment


@dataclass(frozen=True, slots=True, eq=False)
class Happens(Verb[G]):
    """Something happens: ``happens(reveal_one, told="reveal one")``; ``could`` says whether it could change the game.

    ``told`` is what words call it, with what they speak of in ``told_with``.
    """

    run: Callable[[Moment[G]], Awaitable[object]]
    could: Callable[[Moment[G]], bool]
    told: str = ""
    told_with: Mapping[str, object] = field(default_factory=dict)

    def why_not(self, m: Moment[G]) -> str:
        """As ``could`` says."""
        return "" if self.could(m) else NO_CHANGE

    def why_not_on(self, m: Moment[G], thing: str) -> str:
        """It acts on nothing."""
        return self.why_not(m)

    async def perform(self, m: Moment[G]) -> bool:
        """It happens."""
        if not self.could(m):
            return False
        await self.run(m)
        return True

    async def happen(self, m: Moment[G], things: Sequence[str]) -> None:
        """It happens."""
        await self.run(m)


def happens(
    run: Callable[[Moment[G]], Awaitable[object]],
    could: Callable[[Moment[G]], bool] = lambda m: True,
    *,
    told: str,
    **told_with: object,
) -> Happens[G]:
    """``happens(reveal_one, could=lambda m: bool(m.g.zones["encounter_deck"]), told="reveal one")``"""
    return Happens(run, could, told, told_with)
