"""What abilities do: verbs, each one small value; ``combining`` has the few ways in which they are put together.

A deed answers three questions: could it change the game now (``why_not``), what happens (``perform``), and whether it
did. Options, refusals, lit targets and the check of imported cards all follow from these.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import ClassVar, Generic, Self

from desktop_app.engine.frozen import Frozen, field, replace
from desktop_app.games.kit.groups import Group, target_group
from desktop_app.games.kit.moment import G, Moment

NO_CHANGE = "no_change"
NO_TARGET = "no_target"


OutOfReach = Callable[[Moment[G], str], str]
"""Why something cannot be chosen for an ability, whatever that would do: the id of a reason, or "" when it can."""


def in_reach(m: Moment[G], thing: str) -> str:
    """Nothing is out of reach."""
    return ""


class Deed(Frozen, Generic[G], eq=False):
    """Anything an ability does."""

    @abstractmethod
    def why_not(self, m: Moment[G]) -> str:
        """Why it could change nothing now: the id of a reason, or "" when it could."""

    @abstractmethod
    async def perform(self, m: Moment[G]) -> bool:
        """Does it, as far as it can be done; answers whether it was done in full (for "then")."""

    def why_not_in_full(self, m: Moment[G]) -> str:
        """Why it could not be done in full now, as a cost must be; "" when it could."""
        return self.why_not(m)

    def parts(self) -> Iterator[Deed[G]]:
        """The deed and everything it is made of."""
        yield self


class Verb(Deed[G], kw_only=True):
    """One verb of the game's texts, on a group of things: what was chosen unless ``on`` says otherwise.

    A game's verbs say whom they can affect (``why_not_on``) and how it happens as an event (``happen``).
    Example: ``ready.on(host)``. ``together``: of several things that are chosen while it resolves it happens to all at
    once; it asks nothing of the one that is the target of the moment.
    """

    together: ClassVar[bool] = False
    subject: Group[G] = field(default_factory=target_group)

    def on(self, subject: Group[G]) -> Self:
        """The verb on other things."""
        return replace(self, subject=subject)

    @abstractmethod
    def why_not_on(self, m: Moment[G], thing: str) -> str:
        """Why a thing cannot be affected now: type, state, immunity, prohibition, amount; "" when it can."""

    @abstractmethod
    async def happen(self, m: Moment[G], things: Sequence[str]) -> Sequence[object] | None:
        """It happens to these things, all at once. What it answers, if anything, is what came about of it: less than
        the things where something kept a part of it off."""

    def one_by_one(self, m: Moment[G], things: Sequence[str]) -> Iterator[str]:
        """The things one after the other, without those that it cannot affect any more when their turn comes."""
        for thing in things:
            if not self.why_not_on(m, thing):
                yield thing

    def affected(self, m: Moment[G]) -> list[str]:
        """The things of its group that it can affect now."""
        return [thing for thing in self.subject.all(m) if not self.why_not_on(m, thing)]

    def why_not(self, m: Moment[G]) -> str:
        """The first reason when nothing of the group can be affected."""
        reason = NO_TARGET
        for thing in self.subject.all(m):
            why = self.why_not_on(m, thing)
            if not why:
                return ""
            reason = why if reason == NO_TARGET else reason
        return reason

    def falls_short(self, m: Moment[G], things: Sequence[str]) -> bool:
        """Whether less of it can be done to these things than the text says: "draw 3" from a deck of two."""
        return False

    def why_not_in_full(self, m: Moment[G]) -> str:
        """It must be possible, and as much of it as the text says."""
        return self.why_not(m) or (NO_CHANGE if self.falls_short(m, self.affected(m)) else "")

    async def perform(self, m: Moment[G]) -> bool:
        """Happens to whatever of the group it can affect, as far as it goes."""
        return await self.perform_on(m, self.affected(m))

    async def perform_on(self, m: Moment[G], things: Sequence[str]) -> bool:
        """Happens to all of these things together."""
        if not things:
            return False
        in_full = not self.falls_short(m, things)
        done = await self.happen(m, things)
        return in_full and (done is None or len(done) >= len(things))


async def perform_on_each(deed: Deed[G], m: Moment[G], things: Sequence[str]) -> bool:
    """Does it to several things, those that it can affect: to all of them together, or where the deed needs that one by
    one. Answers whether it was done in full."""
    if len(things) > 1 and isinstance(deed, Verb) and deed.together:
        able = [thing for thing in things if not deed.why_not_on(m, thing)]
        return await deed.perform_on(m, able) and len(able) == len(things)
    done = [await deed.perform(m.at(thing)) for thing in things]
    return all(done)


class Own(Deed[G]):
    """What only this card does, as a coroutine. ``could`` says whether it could change the game, ``told`` what words
    call it."""

    run: Callable[[Moment[G]], Awaitable[None]]
    could: Callable[[Moment[G]], bool] | None = None
    told: str = ""

    def why_not(self, m: Moment[G]) -> str:
        """What the card says itself."""
        return "" if self.could is None or self.could(m) else NO_CHANGE

    async def perform(self, m: Moment[G]) -> bool:
        """Runs it, where it could still change anything when its turn comes; then it counts as done."""
        if self.why_not(m):
            return False
        await self.run(m)
        return True
