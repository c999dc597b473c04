"""A verb of the cards: what it does to each of the things it can change, and which those are."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

from desktop_app.engine.frozen import field
from desktop_app.games.kit.deeds import NO_CHANGE, Verb
from desktop_app.games.me_quest.state import QuestState
from desktop_app.games.me_quest.vocabulary.texts import Now


class Word(Verb[QuestState]):
    """A verb: what it does to each of the things it can change, and which those are; what words call it.

    ``at_once`` does it to all of them together, where one after the other would come to something else.
    """

    told: str
    run: Callable[[Now, str], Awaitable[object]]
    can: Callable[[Now, str], bool] = lambda m, thing: True
    told_with: Mapping[str, object] = field(default_factory=dict)
    at_once: Callable[[Now, Sequence[str]], Awaitable[object]] | None = None

    def why_not_on(self, m: Now, thing: str) -> str:
        """As ``can`` says."""
        return "" if self.can(m, thing) else NO_CHANGE

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """To all at once, or to one after the other."""
        if self.at_once is not None:
            await self.at_once(m, things)
            return
        for thing in self.one_by_one(m, things):
            await self.run(m, thing)
