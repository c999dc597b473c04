"""The few ways in which deeds are put together: both, then, if, one of, each player, instead."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from typing import Any

from desktop_app.games.kit.deeds import NO_CHANGE, NO_TARGET, Deed, OutOfReach, in_reach, perform_on_each
from desktop_app.games.kit.groups import Condition, Group
from desktop_app.games.kit.moment import Amount, G, Moment, worth


class Both(Deed[G]):
    """One thing after the other, each as far as it can be done. Made by ``both(...)``."""

    deeds: tuple[Deed[G], ...]

    def why_not(self, m: Moment[G]) -> str:
        """Something of it must be possible."""
        reasons = [deed.why_not(m) for deed in self.deeds]
        return "" if "" in reasons else reasons[0]

    def why_not_in_full(self, m: Moment[G]) -> str:
        """All of it must be possible."""
        return next((why for deed in self.deeds if (why := deed.why_not_in_full(m))), "")

    async def perform(self, m: Moment[G]) -> bool:
        """All of it in order."""
        done = [await deed.perform(m) for deed in self.deeds]
        return all(done)

    def parts(self) -> Iterator[Deed[G]]:
        """Itself and its deeds."""
        yield self
        for deed in self.deeds:
            yield from deed.parts()


class Then(Deed[G]):
    """The second only when the first was done in full. Made by ``then(first, second)``."""

    first: Deed[G]
    second: Deed[G]

    def why_not(self, m: Moment[G]) -> str:
        """What comes after "then" does not count: the first must be possible."""
        return self.first.why_not(m)

    async def perform(self, m: Moment[G]) -> bool:
        """The first, then the second."""
        return await self.first.perform(m) and await self.second.perform(m)

    def parts(self) -> Iterator[Deed[G]]:
        """Itself and both deeds."""
        yield self
        yield from self.first.parts()
        yield from self.second.parts()


class If(Deed[G]):
    """One thing or another, as a condition of the moment has it when it happens."""

    condition: Callable[[Moment[G]], bool]
    deed: Deed[G]
    otherwise: Deed[G] | None = None

    def _which(self, m: Moment[G]) -> Deed[G] | None:
        return self.deed if self.condition(m) else self.otherwise

    def why_not(self, m: Moment[G]) -> str:
        """As the deed that would happen."""
        deed = self._which(m)
        return NO_CHANGE if deed is None else deed.why_not(m)

    def why_not_in_full(self, m: Moment[G]) -> str:
        """All of the deed that would happen."""
        deed = self._which(m)
        return NO_CHANGE if deed is None else deed.why_not_in_full(m)

    async def perform(self, m: Moment[G]) -> bool:
        """The one of the two that applies."""
        deed = self._which(m)
        return deed is not None and await deed.perform(m)

    def parts(self) -> Iterator[Deed[G]]:
        """Itself and what it may come to."""
        yield self
        for deed in (self.deed, self.otherwise):
            if deed is not None:
                yield from deed.parts()


class OneOf(Deed[G]):
    """The player chooses one of several things, among those that could change the game.

    ``ways`` are deeds by the verb that names them on their button; ``ask`` puts the question.
    """

    ways: Mapping[str, Deed[G]]
    ask: Callable[[Moment[G], Sequence[str]], Awaitable[str]]

    def _possible(self, m: Moment[G]) -> list[str]:
        return [verb for verb, deed in self.ways.items() if not deed.why_not(m)]

    def why_not(self, m: Moment[G]) -> str:
        """One of the ways must be possible."""
        reasons = [deed.why_not(m) for deed in self.ways.values()]
        return "" if "" in reasons else reasons[0]

    async def perform(self, m: Moment[G]) -> bool:
        """Asks, when there is more than one way, and does it."""
        possible = self._possible(m)
        if not possible:
            return False
        return await self.ways[await self.ask(m, possible)].perform(m)

    def parts(self) -> Iterator[Deed[G]]:
        """Itself and all ways."""
        yield self
        for deed in self.ways.values():
            yield from deed.parts()


class Choosing(Deed[G]):
    """Chooses things while it resolves, and does something to each of them.

    ``count`` of them ("up to" with ``up_to``), by the seat of the moment; ``pick`` puts the question. ``out_of_reach``
    is why something cannot be chosen whatever is done besides.
    """

    group: Group[G]
    deed: Deed[G]
    pick: Callable[[Moment[G], list[str], int, bool], Awaitable[list[str]]]
    count: Amount = 1
    up_to: bool = False
    out_of_reach: OutOfReach[G] = in_reach

    def able(self, m: Moment[G]) -> list[str]:
        """What may be chosen now."""
        return [thing for thing in self.group.all(m) if not self._why_not_that(m, thing)]

    def _why_not_that(self, m: Moment[G], thing: str) -> str:
        return self.deed.why_not(m.at(thing)) or self.out_of_reach(m, thing)

    def why_not(self, m: Moment[G]) -> str:
        """Something must be there to be chosen; where all there is is kept off by one rule of its own, that."""
        reasons = list(dict.fromkeys(self._why_not_that(m, thing) for thing in self.group.all(m)))
        if "" in reasons:
            return ""
        return reasons[0] if len(reasons) == 1 and reasons[0] != NO_CHANGE else NO_TARGET

    def why_not_in_full(self, m: Moment[G]) -> str:
        """Enough must be there."""
        return "" if self.is_enough(self.able(m)[: worth(self.count, m)], worth(self.count, m)) else NO_TARGET

    async def perform(self, m: Moment[G]) -> bool:
        """Asks, then does it to what was chosen: to all of it together, or where the deed needs that one by one."""
        able, count = self.able(m), worth(self.count, m)
        chosen = await self.pick(m, able, count, self.up_to) if able else []
        return await perform_on_each(self.deed, m, chosen) and self.is_enough(chosen, count)

    def is_enough(self, chosen: Sequence[str], count: int) -> bool:
        """Whether as many were chosen as the text says; of "up to" so many any is, but none."""
        return 0 < len(chosen) <= count if self.up_to else len(chosen) == count

    def parts(self) -> Iterator[Deed[G]]:
        """Itself and the deed."""
        yield self
        yield from self.deed.parts()


class EachPlayer(Deed[G]):
    """Each player in order does something: "you" is that player."""

    deed: Deed[G]
    order: Callable[[Moment[G]], Sequence[str]]

    def why_not(self, m: Moment[G]) -> str:
        """It must be possible for somebody."""
        reasons = [self.deed.why_not(m.of(seat)) for seat in self.order(m)]
        return "" if "" in reasons else (reasons[0] if reasons else NO_CHANGE)

    def why_not_in_full(self, m: Moment[G]) -> str:
        """It must be possible for everybody."""
        return next((why for seat in self.order(m) if (why := self.deed.why_not_in_full(m.of(seat)))), "")

    async def perform(self, m: Moment[G]) -> bool:
        """One player after the other, as the order stands when it begins; nobody who has left it meanwhile."""
        done = [await self.deed.perform(m.of(seat)) for seat in self.order(m) if seat in self.order(m)]
        return all(done)

    def parts(self) -> Iterator[Deed[G]]:
        """Itself and the deed."""
        yield self
        yield from self.deed.parts()


class May(Deed[G]):
    """The player may do it; ``ask`` puts the question."""

    deed: Deed[G]
    ask: Callable[[Moment[G]], Awaitable[bool]]

    def why_not(self, m: Moment[G]) -> str:
        """As the deed."""
        return self.deed.why_not(m)

    async def perform(self, m: Moment[G]) -> bool:
        """Nothing is asked where nothing could be done."""
        return not self.deed.why_not(m) and await self.ask(m) and await self.deed.perform(m)

    def parts(self) -> Iterator[Deed[G]]:
        """Itself and the deed."""
        yield self
        yield from self.deed.parts()


class Instead(Deed[G]):
    """The deed happens in place of the event that the ability answers; of several the last one said counts.

    With ``met`` the event counts as having happened, in another way.
    """

    deed: Deed[G]
    met: bool = False

    def why_not(self, m: Moment[G]) -> str:
        """As the deed."""
        return self.deed.why_not(m)

    async def perform(self, m: Moment[G]) -> bool:
        """The event is told what to be replaced by; it happens when the event's turn comes."""

        async def happen() -> None:
            await self.deed.perform(m)

        m.event.instead, m.event.met = happen, self.met
        return True

    def parts(self) -> Iterator[Deed[G]]:
        """Itself and the deed."""
        yield self
        yield from self.deed.parts()


def both(*deeds: Deed[G]) -> Both[G]:
    """One thing after the other: ``both(heal(1).on(me), draw(1))``."""
    return Both(deeds)


def then(first: Deed[G], second: Deed[G]) -> Then[G]:
    """The second only when the first was done in full: ``then(exhaust.on(me), draw(1))``."""
    return Then(first, second)


def when(condition: Condition[G], thing: Group[G]) -> Callable[[Moment[Any]], bool]:
    """A condition of the moment: whether it holds for something: ``If(when(exhausted, me), ...)``."""
    return lambda m: any(condition.holds(m, it) for it in thing.all(m))
