"""Spotting as a requirement before the word "to": it takes nothing away, so that it alone is no price."""

from __future__ import annotations

from desktop_app.games.kit.texts import Cost, Paid
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.vocabulary.texts import Now, Says, Those


class Spots(Cost[TcgState]):
    """Spot something (TCG-342), so many of it."""

    group: Those
    count: int = 1

    def why_not(self, m: Now) -> str:
        """They must be in play and active."""
        return "" if len(self.group.all(m)) >= self.count else "spot"

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """Spotting takes nothing away."""
        return m


spots = Spots
"""``cost=spots(companion(titled("Frodo")))``, ``cost=spots(companion, 6)``"""


class SpotsTwilight(Cost[TcgState]):
    """Spot twilight tokens: they must be there before those are added that the card costs (TCG-087)."""

    amount: int

    def why_not(self, m: Now) -> str:
        """There must be so many."""
        return "" if m.g.twilight >= self.amount else "spot"

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """They stay in the pool."""
        return m


spots_twilight = SpotsTwilight
"""``cost=spots_twilight(3)``"""


def takes_nothing(text: Says) -> bool:
    """Whether a text has no price at all: nothing is paid by spotting."""
    return all(isinstance(cost, (Spots, SpotsTwilight)) for cost in text.cost)
