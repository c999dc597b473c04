"""The table of the tests of cards: events and abilities are played in one call, rolls are named."""

from __future__ import annotations

from typing import Any

from desktop_app.games.meccg.reading import attacks
from desktop_app.games.meccg.reading.corruption import check_bonus, corruption
from desktop_app.games.meccg.reading.influence import unused_influence
from tests.games.meccg.table import Table


class CardTable(Table):
    """``CardTable(hero(at("Moria", "Elrond")), roll=(9, 5))``: ``roll`` are the sums of the next rolls."""

    def __init__(
        self,
        ana: dict[str, Any] | None = None,
        bor: dict[str, Any] | None = None,
        *,
        roll: tuple[int, ...] = (),
        **setup: Any,
    ) -> None:
        super().__init__(ana, bor, **setup)
        if roll:
            self.rolls(*roll)

    # -- looking -------------------------------------------------------------------------------------------------------

    def influence(self, name: str, against: str = "") -> int:
        """The unused direct influence of a character, against a card."""
        return unused_influence(self.g, self.id(name), self.id(against) if against else "")

    def check_bonus(self, name: str) -> int:
        """What is added to the corruption checks of a character."""
        return check_bonus(self.g, self.id(name))

    def corruption(self, name: str) -> int:
        """The corruption points of a character."""
        return corruption(self.g, self.id(name))

    def target_prowess(self) -> int:
        """The prowess with which the target meets the strike."""
        strike = self.g.attacks[-1].strike
        assert strike is not None
        return attacks.target_prowess(self.g, strike)

    def attack(self) -> tuple[int, int]:
        """Strikes and prowess of the attack that goes on."""
        it = self.g.attacks[-1]
        return attacks.strikes(self.g, it), attacks.prowess(self.g, it)

    # -- playing -------------------------------------------------------------------------------------------------------

    def play(self, name: str, *targets: str, way: int = 0) -> CardTable:
        """Plays an event, answers what it asks with these cards, and lets it resolve; ``way`` is which alternative."""
        found = self.find("play", name)
        assert len(found) > way, f"{name} is not offered: {[option.key for option in self.question.options]}"
        self.answer([found[way].key])
        return self._aim(targets)

    def use(self, name: str, *targets: str, way: int = 0) -> CardTable:
        """Uses an ability in the same way."""
        found = self.find("use", name)
        assert len(found) > way, f"{name} is not offered: {[option.key for option in self.question.options]}"
        self.answer([found[way].key])
        return self._aim(targets)

    def _aim(self, targets: tuple[str, ...]) -> CardTable:
        for target in targets:
            while not self.find("choose", target) and self._is_settled():
                self.answer([self.question.options[0].key])
            self.pick(target)
        while self.session.question is not None and (self.asked == "answer" or self._is_settled()):
            if self.asked == "answer":
                self.choose("pass")
            else:
                self.answer([self.question.options[0].key])
        return self

    def _is_settled(self) -> bool:
        """Whether the open question only asks which card, and there is only one."""
        options = self.question.options
        return self.question.kind == "one" and len(options) == 1 and options[0].verb == "choose"

    def face(self, *names: str) -> CardTable:
        """The defender assigns strikes to these."""
        self.answer([self.find("face", name)[0].key for name in names])
        return self

    def strike(self, *names: str) -> CardTable:
        """The opponent assigns strikes to these."""
        self.answer([self.find("strike", target=name)[0].key for name in names])
        return self


def attacked(race: str, strikes: int = 1, prowess: int = 8, **more: Any) -> dict[str, Any]:
    """An attack for a set-up."""
    return {"race": race, "strikes": strikes, "prowess": prowess, **more}


def minion(*companies: Any, **more: Any) -> dict[str, Any]:
    """A Ringwraith player."""
    return {"kind": "ringwraith", "companies": list(companies), **more}


def hero(*companies: Any, **more: Any) -> dict[str, Any]:
    """A Wizard player."""
    return {"kind": "wizard", "companies": list(companies), **more}
