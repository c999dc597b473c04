"""Costs that are paid with a card of one's choice: "exhaust a hero you control to ..."."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from desktop_app.engine.ask import Refusal
from desktop_app.games.kit.asking import choose_card
from desktop_app.games.kit.groups import Group
from desktop_app.games.kit.moment import G, Moment
from desktop_app.games.kit.texts import Cost, Paid


class PaysWithOne(Cost[G]):
    """One card of a group is given: a game says which are ``able`` and what happens to it.

    ``ask`` is the question which, ``missing`` the reason where there is none.
    """

    group: Group[G]
    ask: ClassVar[str]
    missing: ClassVar[str]

    @abstractmethod
    def able(self, m: Moment[G], card: str) -> bool:
        """Whether this card of the group could be given."""

    @abstractmethod
    async def give(self, m: Moment[G], card: str) -> Moment[G]:
        """It is given, or from now on owed; answers the moment, ``where_paid`` if something keeps it off."""

    def refusals(self, m: Moment[G]) -> list[Refusal]:
        """Why the others of the group cannot be given, where a game says so."""
        return []

    def ways(self, m: Moment[G]) -> list[Paid]:
        """Each card that could be given."""
        return [(card,) for card in self.group.all(m) if self.able(m, card)]

    def why_not(self, m: Moment[G]) -> str:
        """There must be one."""
        return "" if self.ways(m) else self.missing

    async def pay(self, m: Moment[G], ways: list[Paid]) -> Moment[G]:
        """Asks which, and gives it."""
        cards = [way[0] for way in ways]
        card = await choose_card(m.g, m.seat, self.ask, cards, source=m.me, refusals=lambda: self.refusals(m))
        return await self.give(m.paying(card), card)
