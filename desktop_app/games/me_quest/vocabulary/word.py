"""A verb of the cards: what it does to each of the things it can change, and which those are."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

from desktop_app.engine.frozen import field
from desktop_app.games.kit.deeds import NO_CHANGE, Verb
from desktop_app.games.me_quest.reading.numbers import forbidden
from desktop_app.games.me_quest.state import QuestState
from desktop_app.games.me_quest.vocabulary.texts import Now

FORBIDDEN = "forbidden_"
"""The reason that a text forbids something, before what it is."""
NO_ROOM = "no_room"
"""The reason that a text lets a hero gain no favor."""
POOR = "poor"
"""The reason that a hero has less favor than he would spend (MEQ-295)."""
FEW = "few_cards"
"""The reason that a hero holds fewer cards than he would discard."""
NONE_LEFT = "none_left"
"""The reason that no card of a kind is left in the box (MEQ-439)."""


class Word(Verb[QuestState]):
    """A verb: what it does to each of the things it can change, and which those are; what words call it.

    ``at_once`` does it to all of them together, where one after the other would come to something else. ``barred`` is
    what a text would forbid to keep a hero from it: "move". ``lacks`` is why ``can`` says no, where a rule of its own
    has it so: the id of a reason.
    """

    told: str
    run: Callable[[Now, str], Awaitable[object]]
    can: Callable[[Now, str], bool] = lambda m, thing: True
    told_with: Mapping[str, object] = field(default_factory=dict)
    at_once: Callable[[Now, Sequence[str]], Awaitable[object]] | None = None
    barred: str = ""
    lacks: Callable[[Now, str], str] = lambda m, thing: NO_CHANGE

    def why_not_on(self, m: Now, thing: str) -> str:
        """What a text in play forbids him, or as ``can`` and ``lacks`` say."""
        if self.barred and forbidden(m.g, self.barred, thing):
            return f"{FORBIDDEN}{self.barred}"
        return "" if self.can(m, thing) else self.lacks(m, thing)

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """To all at once, or to one after the other."""
        if self.at_once is not None:
            await self.at_once(m, things)
            return
        for thing in self.one_by_one(m, things):
            await self.run(m, thing)
