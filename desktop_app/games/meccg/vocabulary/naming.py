"""What is named as a card is declared, as a target is (MEC-704), and is none: an automatic-attack, a region, something
of the target."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

from desktop_app.engine.frozen import Frozen
from desktop_app.games.kit.texts import Cost, Paid
from desktop_app.games.meccg.reading import companies
from desktop_app.games.meccg.reading.site_attacks import attack_names
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.verbs.regions import choose_region, turnable
from desktop_app.games.meccg.verbs.site_attacks import choose_attack
from desktop_app.games.meccg.vocabulary.texts import CARDS, Now


class NamesOne(Cost[MecState]):
    """One of several things that are no cards is named; the card has no effect on what is gone by then."""

    @abstractmethod
    def there(self, m: Now) -> list[str]:
        """What can be named now."""

    @abstractmethod
    async def ask(self, m: Now) -> str:
        """Asks which."""

    def why_not(self, m: Now) -> str:
        """There must be one."""
        return "" if self.there(m) else "required"

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """It is named."""
        return m.paying(await self.ask(m))

    def named(self, m: Now) -> str:
        """What was named, as long as it is there."""
        found = self.there(m)
        return next((each for each in m.paid if each in found), "")


class NamesAttack(NamesOne, Frozen, eq=False):
    """An automatic-attack at the site of the company whose phase it is: ``cost=names_attack``."""

    def there(self, m: Now) -> list[str]:
        """Those against the company."""
        company = companies.current(m.g)
        return attack_names(m.g, company) if company is not None else []

    async def ask(self, m: Now) -> str:
        """Asks which, where there are several."""
        company = companies.current(m.g)
        assert company is not None
        return await choose_attack(m.g, m.seat, "mec-ask-which-attack", company, m.me)


class NamesRegion(NamesOne, Frozen, eq=False):
    """A region of a type in the site path of the company whose phase it is: ``cost=NamesRegion("wilderness")``."""

    region: str

    def there(self, m: Now) -> list[str]:
        """Those in its site path."""
        company = companies.current(m.g)
        return turnable(m.g, company, self.region) if company is not None else []

    async def ask(self, m: Now) -> str:
        """Asks which, where it matters."""
        return await choose_region(m.g, m.seat, m.me, self.there(m))


class NamesOfTarget(Frozen, eq=False):
    """One of several things of what a card is aimed at is named once that is chosen; ``asks`` is the question which."""

    there: Callable[[Now], list[str]]
    asks: str


def names_of_target(code: str, there: Callable[[Now], list[str]], asks: str) -> None:
    """``names_of_target(RINGS_BETRAYAL, rings_of_target, "mec-ask-which-ring")``: what was named is ``chosen``."""
    CARDS.add(code, NamesOfTarget(there, asks))


names_attack = NamesAttack()
"""``cost=names_attack``"""
names_wilderness = NamesRegion("wilderness")
"""``cost=names_wilderness``"""
