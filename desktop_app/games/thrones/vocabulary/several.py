"""Choosing several cards as targets at once (GOT-299): before the effect initiates, so that a cancel sees them.

``action(GROWING_STRONG, cost=chooses(character(faction("tyrell")), 3, GROW), do=GROW.on(chosen))``
"""

from __future__ import annotations

from desktop_app.engine.ask import Refusal
from desktop_app.games.kit.asking import choose_card, choose_cards, refuse
from desktop_app.games.kit.texts import Cost, Paid, Purpose
from desktop_app.games.thrones.book.costs import hand_over
from desktop_app.games.thrones.book.targets import not_meant
from desktop_app.games.thrones.reading.numbers import strength
from desktop_app.games.thrones.state import ThronesState
from desktop_app.games.thrones.vocabulary.texts import Does, Now, Those


class Chooses(Cost[ThronesState]):
    """Up to so many cards of a group, one at least; it stands last among the costs, and nothing is paid with it.
    ``deed`` is what will happen to them."""

    group: Those
    count: int
    deed: Does

    def ways(self, m: Now) -> list[Paid]:
        """Each of them alone."""
        return [(card,) for card in self.group.all(m)]

    def why_not(self, m: Now) -> str:
        """There must be one."""
        return "" if self.ways(m) else "no_target"

    def takes(self, m: Now, way: Paid) -> Paid:
        """A card that pays a cost may be chosen as well."""
        return ()

    def _able(self, m: Now, ways: list[Paid]) -> list[str]:
        """Who of those found before is one still, now that the costs are paid; nobody where they were not."""
        still = [] if m.unpaid else self.ways(m)
        return [way[0] for way in ways if way in still]

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """Asks which, once all is paid."""
        m = await hand_over(m)
        chosen = await choose_cards(
            m.g,
            m.seat,
            "got-ask-targets",
            self._able(m, ways),
            self.count,
            source=m.me,
            up_to=True,
            refusals=lambda: not_meant(m, self.group),
            purpose=Purpose(self.group, self.deed),
        )
        return m.paying(*chosen)


class ChoosesStrength(Chooses):
    """Characters of one player whose STR together is at most ``count``."""

    def ways(self, m: Now) -> list[Paid]:
        """Each that is weak enough alone."""
        return [(card,) for card in self.group.all(m) if strength(m.g, card) <= self.count]

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """Asks for one after the other, as long as another fits."""
        m = await hand_over(m)
        able, chosen = self._able(m, ways), list[str]()
        while able:
            card = await self._ask(m, able, chosen)
            if not card:
                break
            chosen.append(card)
            able = self._fitting(m, able, chosen)
        return m.paying(*chosen)

    async def _ask(self, m: Now, able: list[str], chosen: list[str]) -> str:
        """One more, or "" where those already chosen are enough."""
        return await choose_card(
            m.g,
            m.seat,
            "got-ask-strength-left",
            able,
            source=m.me,
            may=bool(chosen),
            refusals=lambda: not_meant(m, self.group) + self._unfitting(m, able, chosen),
            purpose=Purpose(self.group, self.deed),
            left=self._left(m, chosen),
        )

    def _unfitting(self, m: Now, able: list[str], chosen: list[str]) -> list[Refusal]:
        """Why the others that the text means cannot be chosen beside these: another player's, or too strong."""
        found, left = [], self._left(m, chosen)
        for card in self.group.all(m):
            if card in able or card in chosen:
                continue
            other = chosen and m.g.pieces[card].controller != m.g.pieces[chosen[0]].controller
            reason = "got-no-same-player" if other else "got-no-strength-left"
            found.append(refuse(m.g, "GOT-293", reason, "choose", card, left=left))
        return found

    def _left(self, m: Now, chosen: list[str]) -> int:
        return self.count - sum(strength(m.g, card) for card in chosen)

    def _fitting(self, m: Now, able: list[str], chosen: list[str]) -> list[str]:
        """What may still be chosen beside these: of the same player, and weak enough."""
        owner, left = m.g.pieces[chosen[0]].controller, self._left(m, chosen)
        return [
            card
            for card in able
            if card not in chosen and m.g.pieces[card].controller == owner and strength(m.g, card) <= left
        ]


chooses = Chooses
"""``cost=chooses(group, 3, deed)``, then ``chosen`` are the cards."""
chooses_strength = ChoosesStrength
"""``cost=chooses_strength(character(standing), 4, kneel)``"""
