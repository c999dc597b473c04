"""What stands before the word "to" (LCG-113), and limits: exhausting, resources of one's own pool, cards of a hand."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import choose_card, choose_cards, seat_ref
from desktop_app.games.kit.limits import Limit, LimitOfACopyAndPlayer
from desktop_app.games.kit.paying import PaysWithOne
from desktop_app.games.kit.texts import Cost, Paid, Purpose
from desktop_app.games.lotr_lcg.book.costs import most_for_x, owing_its_own, owing_x, own_resources, purse
from desktop_app.games.lotr_lcg.reading.numbers import printed
from desktop_app.games.lotr_lcg.reading.queries import forbidden
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.counters import exhausting, lowering, raising
from desktop_app.games.lotr_lcg.verbs.discarding import discarding
from desktop_app.games.lotr_lcg.vocabulary.abilities import Does, Now
from desktop_app.games.lotr_lcg.vocabulary.groups import Those


class ExhaustsThis(Cost[LcgState]):
    """Exhaust this card."""

    def why_not(self, m: Now) -> str:
        """It must be ready."""
        if m.g.pieces[m.me].exhausted:
            return "exhausted"
        return "forbidden" if forbidden(m.g, "exhaust", m.me) else ""

    def takes(self, m: Now, way: Paid) -> Paid:
        """Itself."""
        return (m.me,)

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """It is to exhaust."""
        return m.owing(exhausting(m.g, m.me))


class ExhaustsOne(PaysWithOne[LcgState]):
    """Exhaust a card of a group."""

    ask, missing = "lcg-ask-exhaust", "nobody_to_exhaust"

    def able(self, m: Now, card: str) -> bool:
        """It is ready and may exhaust (LCG-249)."""
        return not m.g.pieces[card].exhausted and not forbidden(m.g, "exhaust", card)

    async def give(self, m: Now, card: str) -> Now:
        """It is to exhaust."""
        return m.owing(exhausting(m.g, card))


class Pays(Cost[LcgState]):
    """Resources from this hero's pool, or from the pool of the hero it is attached to."""

    amount: int

    def why_not(self, m: Now) -> str:
        """The pool must hold them (LCG-053)."""
        _, wanted, held = self.draws_on(m)
        return "own_resources" if held < wanted else ""

    def draws_on(self, m: Now) -> tuple[str, int, int]:
        """The pool of that hero."""
        pool = purse(m.g, m.me)
        return f"resources {pool}", own_resources(m.g, m.me, self.amount), m.g.pieces[pool].resources

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """They are to be spent."""
        return owing_its_own(m, self.amount)


class Discards(Cost[LcgState]):
    """Cards from your own hand (LCG-115)."""

    count: int

    def why_not(self, m: Now) -> str:
        """The hand must hold as many besides the card itself."""
        return "hand" if len(self._hand(m)) < self.count else ""

    def draws_on(self, m: Now) -> tuple[str, int, int]:
        """The hand."""
        return "hand", self.count, len(self._hand(m))

    def _hand(self, m: Now) -> list[str]:
        return [card for card in m.g.zones[f"hand:{m.seat}"] if card != m.me]

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """Asks which are to be discarded."""
        chosen = await choose_cards(m.g, m.seat, "lcg-ask-discard-cost", self._hand(m), self.count, source=m.me)
        return m.owing(*await discarding(m.g, m.seat, chosen))


class LowersThreat(Cost[LcgState]):
    """Your threat is lowered, by all of it."""

    amount: int

    def why_not(self, m: Now) -> str:
        """There must be as much to lower."""
        if forbidden(m.g, "lower_threat", m.seat):
            return "forbidden"
        return "" if m.g.threat[m.seat] >= self.amount else "threat"

    def draws_on(self, m: Now) -> tuple[str, int, int]:
        """The dial."""
        return "threat", self.amount, m.g.threat[m.seat]

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """The dial is to go down."""
        return m.owing(lowering(m.g, m.seat, self.amount))


class RaisesThreat(Cost[LcgState]):
    """Your threat is raised; that it may be the end of you is no reason not to."""

    amount: int

    def why_not(self, m: Now) -> str:
        """It must be free to rise (LCG-249)."""
        return "forbidden" if forbidden(m.g, "raise_threat", m.seat) else ""

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """The dial is to go up."""
        return m.owing(raising(m.g, m.seat, self.amount))


class PaysX(Cost[LcgState]):
    """The cost X of an event: its player chooses how much it is, at least 1 (LCG-223)."""

    def why_not(self, m: Now) -> str:
        """There must be something to pay with."""
        return "" if most_for_x(m.g, m.seat, m.me) > 0 else "resources_for_x"

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """X is settled first; what it costs may be less or more."""
        return await owing_x(m, await self._ask(m, most_for_x(m.g, m.seat, m.me)))

    async def _ask(self, m: Now, most: int) -> int:
        question = Question(
            m.seat,
            "one",
            message("lcg-ask-amount", seat=seat_ref(m.seat), source=m.g.ref(m.me)),
            lambda: [
                Option("amount", detail=str(x), label=message("lcg-verb-amount", count=x)) for x in range(1, most + 1)
            ],
            step=m.g.step,
            source=m.me,
        )
        return int((await ask_one(question)).detail)


class PaysPrintedCostOf(Cost[LcgState]):
    """The cost X of an event, where X is the printed cost of a card that is chosen for what is done with it."""

    group: Those
    deed: Does

    def ways(self, m: Now) -> list[Paid]:
        """Each card of the group that can be paid for."""
        return [(card,) for card in self._not_too_dear(m, self.group.all(m))]

    def why_not(self, m: Now) -> str:
        """One must be there, and not too dear."""
        there = self.group.all(m)
        if not there:
            return "no_target"
        return "" if self._not_too_dear(m, there) else "resources_for_x"

    def _not_too_dear(self, m: Now, there: list[str]) -> list[str]:
        most = most_for_x(m.g, m.seat, m.me)
        return [card for card in there if printed(m.g, card, "cost") <= most]

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """Asks which; its cost is to be paid."""
        able, purpose = [way[0] for way in ways], Purpose(self.group, self.deed, m)
        card = await choose_card(m.g, m.seat, "lcg-ask-target", able, source=m.me, purpose=purpose)
        return await owing_x(m.paying(card), printed(m.g, card, "cost"))


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


def lowers_threat(amount: int) -> LowersThreat:
    """``action(WANDERING_TOOK, cost=lowers_threat(3), ...)``"""
    return LowersThreat(amount)


def raises_threat(amount: int) -> RaisesThreat:
    """``action(SHADOW_KEY, cost=raises_threat(2), ...)``"""
    return RaisesThreat(amount)


pays_x = PaysX()
"""``action(GANDALFS_SEARCH, cost=pays_x, ...)``"""


def pays_printed_cost_of(group: Those, deed: Does) -> PaysPrintedCostOf:
    """``cost=pays_printed_cost_of(in_any_discard(of_type("ally")), put_into_your_play)``; the card is then
    ``paid_for``, and the deed happens to it."""
    return PaysPrintedCostOf(group, deed)


def per(period: str, times: int = 1, *, each_player: bool = False) -> Limit:
    """``limit=per("phase", 3)``: of each copy (LCG-224), with ``each_player`` for every player apart; a limit per game
    is each player's own, whichever copy is used (LCG-225)."""
    if each_player and period != "game":
        return LimitOfACopyAndPlayer(period, times, each_player)
    return Limit(period, times, period == "game")


def once_for_all(period: str) -> Limit:
    """``limit=once_for_all("round")``: whichever copy and whoever uses it."""
    return Limit(period, shared=True)
