"""What the verbs of the card texts are made from: verbs on cards in play, on players, and on nothing at all."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from desktop_app.games.kit.deeds import NO_CHANGE, NO_TARGET, Verb
from desktop_app.games.lotr_lcg.reading.queries import forbidden, immune, players
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.vocabulary.abilities import Now


@dataclass(frozen=True, slots=True, eq=False)
class OnCards(Verb[LcgState]):
    """A verb on cards in play: none that is immune, none that is forbidden it."""

    def why_not_on(self, m: Now, thing: str) -> str:
        """In play, not immune (LCG-200), and something to change."""
        if thing not in m.g.pieces:
            return NO_TARGET
        return "immune" if immune(m.g, thing, m.code) else self.why_not_card(m, thing)

    def why_not_card(self, m: Now, card: str) -> str:
        """What besides keeps it from a card; "" for nothing."""
        return ""


@dataclass(frozen=True, slots=True, eq=False)
class TakesAway(OnCards):
    """A verb that takes cards out of play: none that cannot leave it (LCG-249)."""

    def why_not_card(self, m: Now, card: str) -> str:
        """Nothing may keep it in play."""
        return "forbidden" if forbidden(m.g, "leave_play", card) else ""


@dataclass(frozen=True, slots=True, eq=False)
class OnPlayers(Verb[LcgState]):
    """A verb on players still in the game: none that is immune."""

    def why_not_on(self, m: Now, thing: str) -> str:
        """In the game, not immune (LCG-129), and something to change."""
        if thing not in players(m.g):
            return NO_TARGET
        return "immune" if immune(m.g, thing, m.code) else self.why_not_player(m, thing)

    def why_not_player(self, m: Now, seat: str) -> str:
        """What besides keeps it from a player; "" for nothing."""
        return ""


@dataclass(frozen=True, slots=True, eq=False)
class Happens(Verb[LcgState]):
    """A step of the game that acts on no card: ``happens(reveal_one)``; ``could`` says whether it could change it.

    ``told`` is what words call it, with what they speak of in ``told_with``.
    """

    run: Callable[[Now], Awaitable[Any]]
    could: Callable[[Now], bool]
    told: str = ""
    told_with: Mapping[str, object] = field(default_factory=dict)

    def why_not(self, m: Now) -> str:
        """As ``could`` says."""
        return "" if self.could(m) else NO_CHANGE

    def why_not_on(self, m: Now, thing: str) -> str:
        """It acts on nothing."""
        return self.why_not(m)

    async def perform(self, m: Now) -> bool:
        """It happens."""
        if not self.could(m):
            return False
        await self.run(m)
        return True

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """It happens."""
        await self.run(m)


def happens(
    run: Callable[[Now], Awaitable[Any]],
    could: Callable[[Now], bool] = lambda m: True,
    *,
    told: str,
    **told_with: object,
) -> Happens:
    """``happens(reveal_one, could=lambda m: bool(m.g.zones["encounter_deck"]), told="reveal one")``"""
    return Happens(run, could, told, told_with)
