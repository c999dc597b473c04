"""What stands before the word "to" (LCG-113): exhausting, resources of one's own pool, cards of one's hand."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.games.kit.asking import choose_card, choose_cards
from desktop_app.games.kit.texts import Cost, Paid
from desktop_app.games.lotr_lcg.book.costs import own_resources, purse, spend_own
from desktop_app.games.lotr_lcg.reading.queries import forbidden
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.counters import exhaust_cards
from desktop_app.games.lotr_lcg.verbs.discarding import discard_from_hand
from desktop_app.games.lotr_lcg.vocabulary.abilities import Now
from desktop_app.games.lotr_lcg.vocabulary.groups import Those


@dataclass(frozen=True, slots=True, eq=False)
class ExhaustsThis(Cost[LcgState]):
    """Exhaust this card."""

    def why_not(self, m: Now) -> str:
        """It must be ready."""
        if m.g.pieces[m.me].exhausted:
            return "exhausted"
        return "forbidden" if forbidden(m.g, "exhaust", m.me) else ""

    async def pay(self, m: Now, ways: list[Paid]) -> Paid:
        """Exhausts it."""
        await exhaust_cards(m.g, [m.me])
        return ()


@dataclass(frozen=True, slots=True, eq=False)
class ExhaustsOne(Cost[LcgState]):
    """Exhaust a card of a group."""

    group: Those

    def ways(self, m: Now) -> list[Paid]:
        """Each ready card of the group."""
        return [(card,) for card in self.group.all(m) if not m.g.pieces[card].exhausted]

    def why_not(self, m: Now) -> str:
        """One must be ready."""
        return "" if self.ways(m) else "no_target"

    async def pay(self, m: Now, ways: list[Paid]) -> Paid:
        """Asks which, and exhausts it."""
        card = await choose_card(m.g, m.seat, "lcg-ask-exhaust", [way[0] for way in ways], source=m.me)
        await exhaust_cards(m.g, [card])
        return (card,)


@dataclass(frozen=True, slots=True, eq=False)
class Pays(Cost[LcgState]):
    """Resources from this hero's pool, or from the pool of the hero it is attached to."""

    amount: int

    def why_not(self, m: Now) -> str:
        """The pool must hold them (LCG-053)."""
        held = m.g.pieces[purse(m.g, m.me)].resources
        return "own_resources" if held < own_resources(m.g, m.me, self.amount) else ""

    async def pay(self, m: Now, ways: list[Paid]) -> Paid:
        """Spends them."""
        await spend_own(m.g, m.seat, m.me, self.amount)
        return ()


@dataclass(frozen=True, slots=True, eq=False)
class Discards(Cost[LcgState]):
    """Cards from your own hand (LCG-115)."""

    count: int

    def why_not(self, m: Now) -> str:
        """The hand must hold as many besides the card itself."""
        return "hand" if len(self._hand(m)) < self.count else ""

    def _hand(self, m: Now) -> list[str]:
        return [card for card in m.g.zones[f"hand:{m.seat}"] if card != m.me]

    async def pay(self, m: Now, ways: list[Paid]) -> Paid:
        """Asks which, and discards them."""
        chosen = await choose_cards(m.g, m.seat, "lcg-ask-discard-cost", self._hand(m), self.count, source=m.me)
        await discard_from_hand(m.g, m.seat, chosen)
        return ()


exhausts = ExhaustsThis()
"""``cost=exhausts``"""


def exhausts_one(group: Those) -> ExhaustsOne:
    """``cost=exhausts_one(hero(yours))``"""
    return ExhaustsOne(group)


def pays(amount: int) -> Pays:
    """``cost=pays(1)``"""
    return Pays(amount)


def discards(count: int) -> Discards:
    """``cost=discards(1)``"""
    return Discards(count)
