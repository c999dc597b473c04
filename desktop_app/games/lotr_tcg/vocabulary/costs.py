"""What stands before the word "to" (TCG-383): exerting, burdens, twilight, playing a card; ``card_costs`` has more.

``action(GIMLI, "skirmish", cost=exerts_this, ...)``, ``cost=exerts(2, companion(unbound))``.
"""

from __future__ import annotations

from functools import partial
from itertools import combinations

from desktop_app.games.kit.asking import choose_card
from desktop_app.games.kit.texts import Cost, Paid
from desktop_app.games.lotr_tcg.book.offering import why_not_played
from desktop_app.games.lotr_tcg.book.paying import places
from desktop_app.games.lotr_tcg.book.playing import play, why_not_play
from desktop_app.games.lotr_tcg.book.targets import UNABLE, why_not_the_others
from desktop_app.games.lotr_tcg.reading.queries import ring_bearer
from desktop_app.games.lotr_tcg.reading.tokens import burdens
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.verbs.ring import add_burdens, remove_burdens
from desktop_app.games.lotr_tcg.verbs.twilight import add_twilight, remove_twilight
from desktop_app.games.lotr_tcg.verbs.wounds import can_exert, exert
from desktop_app.games.lotr_tcg.vocabulary.groups import me
from desktop_app.games.lotr_tcg.vocabulary.texts import Now, Those


class Exerts(Cost[TcgState]):
    """Exert so many different characters of a group, so many times each (TCG-384, TCG-386)."""

    count: int
    group: Those
    times: int = 1

    def _able(self, m: Now) -> list[str]:
        return [card for card in self.group.all(m) if can_exert(m.g, card, self.times)]

    def ways(self, m: Now) -> list[Paid]:
        """Each choice of so many that can exert."""
        return [tuple(way) for way in combinations(self._able(m), self.count)]

    def why_not(self, m: Now) -> str:
        """There must be so many (TCG-384), so many who are not exhausted (TCG-072), nor would be before the last time
        (TCG-386)."""
        if len(self._able(m)) >= self.count:
            return ""
        there = self.group.all(m)
        if len(there) < self.count:
            return "cost"
        return "weary" if sum(can_exert(m.g, card) for card in there) >= self.count else "exhausted"

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """Asks who, one after the other, and exerts all of them at once."""
        chosen: list[str] = []
        while len(chosen) < self.count:
            left = [way for way in ways if all(card in way for card in chosen)]
            able = list(dict.fromkeys(card for way in left for card in way if card not in chosen))
            one = len(able) == 1
            others = partial(why_not_the_others, m, self.group, [*able, *chosen], UNABLE)
            ask = partial(choose_card, m.g, m.seat, "tcg-ask-exert", able, source=m.me, refusals=others)
            chosen.append(able[0] if one else await ask())
        return m.paying(*chosen).where_paid(await exert(m.g, chosen, m.me, self.times))


exerts = Exerts
"""``cost=exerts(2, companion(unbound))``, ``cost=exerts(1, me, times=2)``"""
exerts_this = Exerts(1, me)
"""``cost=exerts_this``"""


class ExertsX(Cost[TcgState]):
    """Exert X characters of a group, once each: as many as one likes, one at least."""

    group: Those

    def _able(self, m: Now) -> list[str]:
        return [card for card in self.group.all(m) if can_exert(m.g, card)]

    def why_not(self, m: Now) -> str:
        """There must be one (TCG-384), and one who is not exhausted (TCG-072)."""
        if self._able(m):
            return ""
        return "exhausted" if self.group.all(m) else "cost"

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """Asks for one after the other until no more is wanted; X is how many exerted."""
        chosen: list[str] = []
        while left := [card for card in self._able(m) if card not in chosen]:
            others = partial(why_not_the_others, m, self.group, [*left, *chosen], UNABLE)
            card = await choose_card(m.g, m.seat, "tcg-ask-exert", left, source=m.me, may=bool(chosen), refusals=others)
            if not card:
                break
            chosen.append(card)
        done = await exert(m.g, chosen, m.me)
        return m.paying(*chosen).where_x_is(len(chosen)).where_paid(done)


exerts_x = ExertsX
"""``cost=exerts_x(companion(race("elf")))``, of which ``x_times(-1)`` speaks"""


class AddsBurdens(Cost[TcgState]):
    """Add burdens."""

    count: int

    def why_not(self, m: Now) -> str:
        """There must be a Ring-bearer."""
        return "" if ring_bearer(m.g, m.g.active) else "cost"

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """Adds them."""
        return m.where_paid(await add_burdens(m.g, m.g.active, self.count, m.me))


adds_burdens = AddsBurdens
"""``cost=adds_burdens(1)``"""


class RemovesBurdens(Cost[TcgState]):
    """Remove burdens."""

    count: int

    def why_not(self, m: Now) -> str:
        """There must be so many."""
        return "" if burdens(m.g, m.g.active) >= self.count else "cost"

    def draws_on(self, m: Now) -> tuple[str, int, int]:
        """The burdens of the Ring-bearer."""
        return "burdens", self.count, burdens(m.g, m.g.active)

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """Removes them."""
        return m.where_paid(await remove_burdens(m.g, m.g.active, self.count, m.me))


removes_burdens = RemovesBurdens
"""``cost=removes_burdens(2)``"""


class AddsTwilight(Cost[TcgState]):
    """Add twilight tokens."""

    amount: int

    def why_not(self, m: Now) -> str:
        """The reserve has always enough."""
        return ""

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """Adds them."""
        add_twilight(m.g, self.amount)
        return m


adds_twilight = AddsTwilight
"""``cost=adds_twilight(1)``"""


class RemovesTwilight(Cost[TcgState]):
    """Remove twilight tokens."""

    amount: int

    def why_not(self, m: Now) -> str:
        """There must be so many."""
        return "" if m.g.twilight >= self.amount else "twilight"

    def draws_on(self, m: Now) -> tuple[str, int, int]:
        """The pool."""
        return "twilight", self.amount, m.g.twilight

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """Removes them."""
        remove_twilight(m.g, self.amount)
        return m


removes_twilight = RemovesTwilight
"""``cost=removes_twilight(3)``"""


class PlaysOne(Cost[TcgState]):
    """Play a card of your hand, at its cost, on a bearer of ``on`` where one is named."""

    group: Those
    on: Those | None = None

    def _able(self, m: Now) -> list[str]:
        return [card for card in self.group.all(m) if not why_not_play(m.g, m.seat, card) and self._hosts(m, card)]

    def _hosts(self, m: Now, card: str) -> list[str]:
        if self.on is None:
            return [""]
        wanted = self.on.all(m)
        return [host for host in places(m.g, m.seat, card) if host in wanted]

    def ways(self, m: Now) -> list[Paid]:
        """Each one that can be played."""
        return [(card,) for card in self._able(m)]

    def takes(self, m: Now, way: Paid) -> Paid:
        """The card that is played; its bearer may pay for something else."""
        return way[:1]

    def why_not(self, m: Now) -> str:
        """There must be one that can be played."""
        return "" if self._able(m) else "cost"

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """Asks which and on whom, and plays it; it and who bears it is what was paid with."""
        able, why = [way[0] for way in ways], partial(why_not_play, m.g, m.seat)
        others = partial(why_not_played, m, self.group, able, why)
        card = await choose_card(m.g, m.seat, "tcg-ask-which-to-play", able, source=m.me, refusals=others)
        host = await choose_card(m.g, m.seat, "tcg-ask-bearer", self._hosts(m, card), source=card) if self.on else ""
        played = await play(m.g, m.seat, card, host)
        return m.paying(card, *([host] if host else [])).where_paid(played)


plays_one = PlaysOne
"""``cost=plays_one(in_hand(type_of("possession")))``"""
