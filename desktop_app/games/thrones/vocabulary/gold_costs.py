"""Gold before the word "to": so much, or as much as one chooses."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.kit.deeds import NO_TARGET
from desktop_app.games.kit.texts import Cost, Paid
from desktop_app.games.thrones.book.costs import chooses_x, most_x, price, price_where_x_is, spending
from desktop_app.games.thrones.state import ThronesState
from desktop_app.games.thrones.vocabulary.texts import Now, Those

__all__ = ["pays", "pays_x"]


def _purse(m: Now) -> int:
    """The gold that is left for what a text asks besides the price of its card, if that is played for it."""
    g = m.g
    played = m.me in g.codes and g.home[m.me] == f"hand:{m.seat}"
    return g.gold[m.seat] - (price(g, m.seat, m.me, m) if played and not chooses_x(g, m.me) else 0)


class Pays(Cost[ThronesState]):
    """Pay gold."""

    amount: int

    def why_not(self, m: Now) -> str:
        """The pool must hold it."""
        return "" if _purse(m) >= self.amount else "gold"

    def draws_on(self, m: Now) -> tuple[str, int, int]:
        """The pool."""
        return "gold", self.amount, _purse(m)

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """It is to be spent."""
        return m.owing(spending(m, self.amount))


class PaysX(Cost[ThronesState]):
    """Pay the cost X of this card, as much as you choose (GOT-246).

    With ``aims`` only so much as something can be aimed at with. What makes the card cheaper leaves X as it is.
    """

    least: int = 1
    aims: Those | None = None

    def _amounts(self, m: Now) -> list[int]:
        paid_for = range(self.least, most_x(m.g, m.seat, m.me) + 1)
        return [x for x in paid_for if self.aims is None or self.aims.all(m.where_x_is(x))]

    def why_not(self, m: Now) -> str:
        """The least of it must be there, and what could be paid be enough to aim at something."""
        if self._amounts(m):
            return ""
        return "gold" if most_x(m.g, m.seat, m.me) < self.least else NO_TARGET

    def draws_on(self, m: Now) -> tuple[str, int, int]:
        """The pool, by the least that X may be."""
        return "gold", price_where_x_is(m.g, m.seat, m.me, self.least), m.g.gold[m.seat]

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """Asks how much; that is to be spent."""
        amounts = self._amounts(m)
        question = Question(
            m.seat,
            "one",
            message("got-ask-x", rule="GOT-246", seat=seat_ref(m.seat), source=m.g.ref(m.me)),
            lambda: [Option("pay", m.me, detail=str(amount)) for amount in amounts],
            step=m.g.step,
            source=m.me,
        )
        amount = int((await ask_one(question)).detail)
        gold = price_where_x_is(m.g, m.seat, m.me, amount)
        return m.where_x_is(amount).owing(spending(m, gold, of_card=True))


pays = Pays
"""``cost=pays(1)``"""
pays_x = PaysX
"""``cost=(pays_x(), kneels_faction)``, then ``x`` is the amount."""
