"""What the verbs of the card texts are made from: verbs on active cards, on players."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Awaitable, Callable, Mapping, Sequence

from desktop_app.engine.frozen import field
from desktop_app.games.kit.deeds import NO_CHANGE, NO_TARGET, Verb
from desktop_app.games.kit.happens import Happens
from desktop_app.games.lotr_tcg.reading.queries import is_active, playing
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.vocabulary.texts import Now, Those

Runs = Callable[[Now, Sequence[str]], Awaitable[object]]
Can = Callable[[Now, str], bool]


def always(m: Now, thing: str) -> bool:
    """Nothing more keeps it off."""
    return True


def never(m: Now, thing: str) -> bool:
    """It is done in full to whatever it is done to."""
    return False


class Told(Verb[TcgState]):
    """A verb as a value: what it runs, on what it can, and what words call it, with what they speak of; ``short`` says
    whether less of it can be done to a thing than the text says (TCG-390)."""

    told: str
    run: Runs
    can: Can = always
    told_with: Mapping[str, object] = field(default_factory=dict)
    short: Can = never

    def falls_short(self, m: Now, things: Sequence[str]) -> bool:
        """For one of them."""
        return any(self.short(m, thing) for thing in things)

    @abstractmethod
    def is_within_reach(self, m: Now, thing: str) -> bool:
        """Whether a thing could be affected at all."""

    def why_not_on(self, m: Now, thing: str) -> str:
        """Within reach, and something to change; whoever has lost in the middle of it does nothing more (TCG-282)."""
        if m.seat in m.g.lost or not self.is_within_reach(m, thing):
            return NO_TARGET
        return "" if self.can(m, thing) else NO_CHANGE

    async def happen(self, m: Now, things: Sequence[str]) -> Sequence[object] | None:
        """It happens to all of them; where that says itself that it was not all, that is what came about of it."""
        return () if await self.run(m, things) is False else None


class OnCards(Told):
    """A verb on cards in play: inactive ones are not affected by the game (TCG-287)."""

    def is_within_reach(self, m: Now, thing: str) -> bool:
        """In play and active."""
        return thing in m.g.pieces and is_active(m.g, thing)


class OnPlayers(Told):
    """A verb on players who are still in the game."""

    def is_within_reach(self, m: Now, thing: str) -> bool:
        """In the game."""
        return thing in playing(m.g)


class PlaysWhatIsThere(Happens[TcgState]):
    """Plays a card of an area that its player sees, of the hand or of the discard pile: one that could be meant lies
    there before anything is paid (TCG-391)."""

    which: Those | None = None

    def is_there(self, m: Now) -> bool:
        """Whether there is such a card."""
        return self.which is None or bool(self.which.all(m))
