"""What lasts: verbs that change numbers for a time, or let something hold for a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop_app.games.kit.deeds import NO_CHANGE, NO_TARGET, Deed
from desktop_app.games.kit.moment import Amount, worth
from desktop_app.games.lotr_lcg.reading.numbers import has_number, number
from desktop_app.games.lotr_lcg.reading.queries import affects, holds_already
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs import counters
from desktop_app.games.lotr_lcg.vocabulary.abilities import Now
from desktop_app.games.lotr_lcg.vocabulary.bases import NO_ATTACK, OnCards, OnPlayers, none_to_last


class Modify(OnCards):
    """Change numbers for a time: ``action(BLADE_MASTERY, target=character, do=modify(attack=1, defense=1))``."""

    numbers: tuple[tuple[str, Amount], ...]
    until: str = "phase"

    def why_not_card(self, m: Now, card: str) -> str:
        """It must have one of the numbers, and be changed by something, while it can last."""
        if none_to_last(m, self.until):
            return NO_ATTACK
        for name, amount in self.numbers:
            if has_number(m.g, card, name) and worth(amount, m):
                return ""
        return NO_CHANGE

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """A lasting effect begins on the cards that are there now (LCG-142)."""
        effects = [
            counters.lasting(m.g, name, worth(amount, m), things, self.until, m.me) for name, amount in self.numbers
        ]
        counters.tell_changes(m.g, effects, self.until)
        await counters.begin(m.g, *effects)


class SetTo(OnCards):
    """Set a number for a time, whatever else changes it (LCG-241): ``set_to("attack", defense=0)``."""

    number: str
    value: int
    until: str

    def why_not_card(self, m: Now, card: str) -> str:
        """It must have that number, and another value, while it can last."""
        if none_to_last(m, self.until):
            return NO_ATTACK
        if not has_number(m.g, card, self.number):
            return NO_TARGET
        return NO_CHANGE if number(m.g, card, self.number) == self.value else ""

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """A lasting effect begins."""
        await counters.begin(m.g, counters.lasting(m.g, f"{self.number}=", self.value, things, self.until, m.me))


class Lasting(OnCards):
    """Something holds for a time, as the rules name it: ``lasting("no_threat")``, ``lasting("keyword:surge")``."""

    kind: str | Callable[[Now], str]
    until: str = "phase"

    def why_not_card(self, m: Now, card: str) -> str:
        """Twice the same changes nothing (LCG-051)."""
        if none_to_last(m, self.until):
            return NO_ATTACK
        return NO_CHANGE if holds_already(m.g, self._kind(m), card, self.until) else ""

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """A lasting effect begins."""
        await counters.begin(m.g, counters.lasting(m.g, self._kind(m), 1, things, self.until, m.me))

    def _kind(self, m: Now) -> str:
        return self.kind if isinstance(self.kind, str) else self.kind(m)


class LastingForPlayers(OnPlayers):
    """Something holds for players for a time: ``lasting_for_players("cannot:single_defender")``."""

    kind: str
    until: str = "phase"

    def why_not_player(self, m: Now, seat: str) -> str:
        """Twice the same changes nothing (LCG-051)."""
        if none_to_last(m, self.until):
            return NO_ATTACK
        return NO_CHANGE if holds_already(m.g, self.kind, seat, self.until) else ""

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """A lasting effect begins."""
        await counters.begin(m.g, counters.lasting(m.g, self.kind, 1, things, self.until, m.me))


class ModifyEvery(Deed[LcgState]):
    """Change numbers of every card of a group for a time, of later ones too (LCG-145).

    For "then" it is done when it has changed something at once.
    """

    group: str
    numbers: tuple[tuple[str, Amount], ...]
    until: str

    def why_not(self, m: Now) -> str:
        """It can begin while it can last: what comes later is changed too."""
        return NO_ATTACK if none_to_last(m, self.until) else ""

    async def perform(self, m: Now) -> bool:
        """A lasting effect begins."""
        effects = [
            counters.lasting_for_all(m.g, name, worth(amount, m), self.group, self.until, m.me)
            for name, amount in self.numbers
        ]
        changed = any(affects(m.g, effects[-1], card) for card in m.g.pieces)
        await counters.begin(m.g, *effects)
        return changed


STAGING_AREA = "staging_area"
"""The group of an effect on the staging area itself."""


class RaiseStagingThreat(Deed[LcgState]):
    """The total threat of the staging area is higher until the end of the phase: ``raise_staging_threat(players)``."""

    amount: Amount

    def why_not(self, m: Now) -> str:
        """It must be some threat."""
        return "" if worth(self.amount, m) > 0 else NO_CHANGE

    async def perform(self, m: Now) -> bool:
        """A lasting effect begins; it is worth what it is worth now."""
        amount = worth(self.amount, m)
        effect = counters.lasting_for_all(m.g, "staging_threat", amount, STAGING_AREA, "phase", m.me)
        await counters.begin(m.g, effect)
        return True


def modify(until: str = "phase", **numbers: Amount) -> Modify:
    """``modify(attack=1, defense=1)``; ``until`` is "attack", "phase" or "round"."""
    return Modify(tuple(numbers.items()), until)


def set_to(until: str, **value: int) -> SetTo:
    """``set_to("attack", defense=0).on(character(defending))``: one number."""
    ((name, amount),) = value.items()
    return SetTo(name, amount, until)


def raise_staging_threat(amount: Amount) -> RaiseStagingThreat:
    """``when_revealed(UNDER_THE_SHADOW, raise_staging_threat(players))``"""
    return RaiseStagingThreat(amount)


def modify_every(group: str, until: str = "phase", **numbers: Amount) -> ModifyEvery:
    """All of a type, later ones too: ``modify_every("enemy", "round", attack=1)``; "staged location" is such a type."""
    return ModifyEvery(group, tuple(numbers.items()), until)


def lasting(kind: str | Callable[[Now], str], until: str = "phase") -> Lasting:
    """``lasting("no_threat").on(target)``"""
    return Lasting(kind, until)


def lasting_for_players(kind: str, until: str = "phase") -> LastingForPlayers:
    """``lasting_for_players("cannot:single_defender")``"""
    return LastingForPlayers(kind, until)
