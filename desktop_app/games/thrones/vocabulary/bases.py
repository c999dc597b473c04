"""What the verbs of the card texts are made from: verbs on cards in play, on cards elsewhere, on players."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field

from desktop_app.games.kit.deeds import NO_CHANGE, NO_TARGET, Verb
from desktop_app.games.thrones.reading.queries import immune, is_in_play, players
from desktop_app.games.thrones.state import ThronesState
from desktop_app.games.thrones.vocabulary.texts import Now

Runs = Callable[[Now, Sequence[str]], Awaitable[object]]
Can = Callable[[Now, str], bool]


def always(m: Now, thing: str) -> bool:
    """Nothing more keeps it off."""
    return True


@dataclass(frozen=True, slots=True, eq=False)
class OnCards(Verb[ThronesState]):
    """A verb on cards in play: none that is immune (GOT-212), none on which it would change nothing (GOT-301).

    ``told`` is what words call it, with what they speak of in ``told_with``.
    """

    told: str
    run: Runs
    can: Can = always
    told_with: Mapping[str, object] = field(default_factory=dict)

    def why_not_on(self, m: Now, thing: str) -> str:
        """In play, not immune, and something to change."""
        if not is_in_play(m.g, thing):
            return NO_TARGET
        if immune(m.g, thing, m.code):
            return "immune"
        return "" if self.can(m, thing) else NO_CHANGE

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """It happens to all of them at once."""
        await self.run(m, things)


@dataclass(frozen=True, slots=True, eq=False)
class Elsewhere(Verb[ThronesState]):
    """A verb on cards out of play: in a hand, a deck, a pile (GOT-048)."""

    told: str
    run: Runs
    can: Can = always
    told_with: Mapping[str, object] = field(default_factory=dict)

    def why_not_on(self, m: Now, thing: str) -> str:
        """Out of play, and something to change."""
        if thing not in m.g.codes or thing in m.g.pieces:
            return NO_TARGET
        return "" if self.can(m, thing) else NO_CHANGE

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """It happens to all of them at once."""
        await self.run(m, things)


@dataclass(frozen=True, slots=True, eq=False)
class OnPlayers(Verb[ThronesState]):
    """A verb on players who are still in the game."""

    told: str
    run: Runs
    can: Can = always
    told_with: Mapping[str, object] = field(default_factory=dict)

    def why_not_on(self, m: Now, thing: str) -> str:
        """In the game, and something to change."""
        if thing not in players(m.g):
            return NO_TARGET
        return "" if self.can(m, thing) else NO_CHANGE

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """It happens to all of them."""
        await self.run(m, things)


@dataclass(frozen=True, slots=True, eq=False)
class Happens(Verb[ThronesState]):
    """What acts on the event that is answered, or on no card at all."""

    told: str
    run: Callable[[Now], Awaitable[object]]
    could: Callable[[Now], bool] = lambda m: True
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
