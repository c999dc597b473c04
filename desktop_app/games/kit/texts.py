"""What an ability says, as one value: condition, cost, target, deed, limit; and the one legality that follows."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Sequence
from itertools import product
from typing import Generic

from desktop_app.engine.frozen import Frozen
from desktop_app.games.kit.deeds import NO_TARGET, Deed, OutOfReach, in_reach
from desktop_app.games.kit.groups import Group
from desktop_app.games.kit.limits import Limit
from desktop_app.games.kit.moment import G, Moment

Paid = tuple[str, ...]
NO_CONDITION = "condition"
"""What must hold for it besides does not."""
NO_COST = "cost"
"""Every cost alone could be paid, not all of them together."""
_NOTHING_TO_PAY: Sequence[Paid] = ((),)


class Cost(Frozen, Generic[G], eq=False):
    """What stands before the word "to": paid in full before anything of the effect begins."""

    @abstractmethod
    def why_not(self, m: Moment[G]) -> str:
        """Why it cannot be paid: the id of a reason, or ""."""

    def ways(self, m: Moment[G]) -> list[Paid]:
        """The cards with which it could be paid, where it chooses any."""
        return [()]

    def draws_on(self, m: Moment[G]) -> tuple[str, int, int]:
        """The stock it is paid from, how much it takes and how much there is: costs on one stock add up."""
        return "", 0, 0

    def takes(self, m: Moment[G], way: Paid) -> Paid:
        """The cards that pay it in this way, so that they can pay nothing else at once."""
        return way

    @abstractmethod
    async def pay(self, m: Moment[G], ways: list[Paid]) -> Moment[G]:
        """Pays it in one of these ways; answers the moment with it paid, ``where_paid`` if something kept it off."""


class Purpose(Frozen, Generic[G], eq=False):
    """What something is chosen for: one of a group, and what is done with it. Questions are told from it, and from the
    ``moment`` at which it is chosen why something else is none of these."""

    group: Group[G]
    deed: Deed[G]
    moment: Moment[G] | None = None


Pick = Callable[[Moment[G], list[str], Purpose[G]], Awaitable[str]]
"""Asks for one of those found, for a purpose."""


class Text(Frozen, Generic[G], eq=False):
    """One ability: ``[if condition] [cost] to [choose target and] do``, so often.

    ``condition`` is what must hold besides; ``target`` is chosen after the cost is paid. An ability whose ``do`` could
    change nothing cannot be used. ``out_of_reach`` is why something cannot be its target, whatever is done besides:
    who is immune to it is not chosen for it, though others would feel the rest.
    """

    do: Deed[G]
    target: Group[G] | None = None
    cost: tuple[Cost[G], ...] = ()
    limit: Limit | None = None
    condition: Callable[[Moment[G]], bool] | None = None
    out_of_reach: OutOfReach[G] = in_reach

    def ways_to_pay(self, m: Moment[G]) -> Iterable[Paid]:
        """Every choice of cards that pays all costs together: what pays one of them pays no other."""
        if len(self.cost) < 2:
            return self.cost[0].ways(m) if self.cost else _NOTHING_TO_PAY
        return (
            tuple(card for way in ways for card in way)
            for ways in product(*(cost.ways(m) for cost in self.cost))
            if self._fit_together(m, ways)
        )

    def _enough_for_all(self, m: Moment[G]) -> bool:
        """Whether each stock holds what all costs together take of it."""
        wanted: dict[str, int] = {}
        held: dict[str, int] = {}
        for stock, taken, there in (cost.draws_on(m) for cost in self.cost):
            wanted[stock] = wanted.get(stock, 0) + taken
            held[stock] = there
        return all(amount <= held[stock] for stock, amount in wanted.items())

    def _fit_together(self, m: Moment[G], ways: Sequence[Paid]) -> bool:
        taken = [card for cost, way in zip(self.cost, ways, strict=True) for card in cost.takes(m, way)]
        return len(set(taken)) == len(taken)

    def targets(self, m: Moment[G]) -> list[str]:
        """What may be chosen: of the group, whatever the deed could change."""
        if self.target is None:
            return []
        return [thing for thing in self.target.all(m) if not self._why_no_target(m, thing)]

    def _why_no_target(self, m: Moment[G], thing: str) -> str:
        return self.do.why_not(m.at(thing)) or self.out_of_reach(m, thing)

    def why_not(self, m: Moment[G]) -> str:
        """Why it cannot be used: the id of a reason, or "". Its limit and its price are the game's to look at."""
        if self.condition is not None and not self.condition(m):
            return NO_CONDITION
        if not self.cost:
            return self._why_no_effect(m)
        why = self.why_not_pay(m)
        if why:
            return why
        reason = ""
        for paid in self.ways_to_pay(m):
            why = self._why_no_effect(m.paying(*paid) if paid else m)
            if not why:
                return ""
            reason = reason or why
        return reason or NO_COST

    def why_not_pay(self, m: Moment[G]) -> str:
        """Why its costs cannot be paid, each by itself and all of them together: the id of a reason, or ""."""
        for cost in self.cost:
            reason = cost.why_not(m)
            if reason:
                return reason
        if len(self.cost) < 2:
            return ""
        together = self._enough_for_all(m) and next(iter(self.ways_to_pay(m)), None) is not None
        return "" if together else NO_COST

    def _why_no_effect(self, m: Moment[G]) -> str:
        if self.target is None:
            return self.do.why_not(m)
        reason = NO_TARGET
        for thing in self.target.all(m):
            why = self._why_no_target(m, thing)
            if not why:
                return ""
            reason = why if reason == NO_TARGET else reason
        return reason

    def aims(self, m: Moment[G]) -> list[str]:
        """What could become the target, whichever way the cost is paid: to be lit while the card is in the hand."""
        found: dict[str, None] = {}
        for paid in self.ways_to_pay(m):
            found |= dict.fromkeys(self.targets(m.paying(*paid)))
        return list(found)

    async def pay(self, m: Moment[G]) -> Moment[G]:
        """Pays the costs; of several ways only those after which the rest is possible, and something of the effect.

        Whatever keeps one of them off, the others are paid; the moment then says that it is ``unpaid``.
        """
        before, chosen = m, list[Paid]()
        for cost in self.cost:
            able = self._ways_of_the_next(before, chosen)
            paid = len(m.paid)
            m = m.where_paid(False) if cost.why_not(before) else await cost.pay(m, able or cost.ways(m))
            chosen.append(m.paid[paid:])
        return m

    def _ways_of_the_next(self, m: Moment[G], chosen: Sequence[Paid]) -> list[Paid]:
        """How the next cost may be paid, so that those after it can be too, and if possible something comes of it."""
        at = len(chosen)
        later = [cost.ways(m) for cost in self.cost[at:]]
        if sum(len(ways) > 1 for ways in later) == 0:
            return later[0]
        fitting = [ways for ways in product(*([way] for way in chosen), *later) if self._fit_together(m, ways)]
        telling = [ways for ways in fitting if not self._why_no_effect(m.paying(*(c for way in ways for c in way)))]
        return list(dict.fromkeys(ways[at] for ways in telling or fitting))

    async def choose(self, m: Moment[G], pick: Pick[G]) -> Moment[G] | None:
        """Chooses the target, if there is one to choose; None when there is none any more."""
        if self.target is None:
            return m
        found = self.targets(m)
        if not found:
            return None
        return m.at(found[0] if self.target.one else await pick(m, found, Purpose(self.target, self.do, m)))
