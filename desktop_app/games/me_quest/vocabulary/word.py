"""A verb of the cards: what it does to each of the things it can change, and which those are."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field

from desktop_app.games.kit.deeds import NO_CHANGE, Verb
from desktop_app.games.me_quest.state import QuestState
from desktop_app.games.me_quest.vocabulary.texts import Now


@dataclass(frozen=True, slots=True, eq=False)
class Word(Verb[QuestState]):
    """A verb: what it does to each of the things it can change, and which those are; what words call it."""

    told: str
    run: Callable[[Now, str], Awaitable[object]]
    can: Callable[[Now, str], bool] = lambda m, thing: True
    told_with: Mapping[str, object] = field(default_factory=dict)

    def why_not_on(self, m: Now, thing: str) -> str:
        """As ``can`` says."""
        return "" if self.can(m, thing) else NO_CHANGE

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """To one after the other."""
        for thing in things:
            await self.run(m, thing)
