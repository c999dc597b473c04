"""What the verbs of the card texts are made from: verbs on cards in play, on cards elsewhere, on players.

What a verb runs may answer whether it was done in full, or what it was done to; "then" asks for that.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Awaitable, Callable, Mapping, Sequence

from desktop_app.engine.frozen import field
from desktop_app.games.kit.deeds import NO_CHANGE, NO_TARGET, Verb
from desktop_app.games.thrones.reading.queries import immune, is_duplicate, is_in_play, is_playing
from desktop_app.games.thrones.state import ThronesState
from desktop_app.games.thrones.vocabulary.groups import chosen
from desktop_app.games.thrones.vocabulary.texts import Now

Runs = Callable[[Now, Sequence[str]], Awaitable[object]]
Can = Callable[[Now, str], bool]


def always(m: Now, thing: str) -> bool:
    """Nothing more keeps it off."""
    return True


class Told(Verb[ThronesState]):
    """A verb as a value: what it runs, on what it can, and what words call it, with what they speak of.

    ``at_once``: what it does to one player it does to several at the same moment, whoever "you" is.
    """

    told: str
    run: Runs
    can: Can = always
    told_with: Mapping[str, object] = field(default_factory=dict)
    at_once: bool = False

    @abstractmethod
    def why_not_there(self, m: Now, thing: str) -> str:
        """Why a thing is out of its reach, whatever it would change; "" when it is not."""

    def why_not_on(self, m: Now, thing: str) -> str:
        """Within reach, and something to change (GOT-301)."""
        return self.why_not_there(m, thing) or ("" if self.can(m, thing) else NO_CHANGE)

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """It happens to all of them at once."""
        await self.run(m, things)

    async def perform(self, m: Now) -> bool:
        """Happens to whatever it can; in full where what it runs says so, or tells of each thing that it happened to it
        (GOT-265): who was saved was not killed."""
        things = self.affected(m)
        if not things:
            return False
        done = await self.run(m, things)
        if isinstance(done, bool):
            return done
        return len(done) >= len(things) if isinstance(done, list) else True


class OnCards(Told):
    """A verb on cards in play: none that is immune (GOT-212)."""

    def why_not_there(self, m: Now, thing: str) -> str:
        """In play and not immune."""
        if not is_in_play(m.g, thing):
            return NO_TARGET
        return "immune" if immune(m.g, thing, m.code) else ""

    async def perform(self, m: Now) -> bool:
        """As far as it can be done; in full where of several that were chosen it was done to each (GOT-265)."""
        missed = self.subject is chosen and len(self.affected(m)) < len(m.paid)
        return await super().perform(m) and not missed


class TakesAway(OnCards):
    """A verb that takes away: what exceeds what is there is counted as well, against what may still come (GOT-282)."""

    def affected(self, m: Now) -> list[str]:
        """All within reach, whether there is something to take yet or not."""
        return [thing for thing in self.subject.all(m) if not self.why_not_there(m, thing)]


class OnWhatCame(OnCards):
    """A verb on a card that came into play, as itself or as a duplicate."""

    def why_not_there(self, m: Now, thing: str) -> str:
        """Still in play (GOT-147)."""
        if thing in m.g.codes and is_duplicate(m.g, thing):
            return ""
        return super().why_not_there(m, thing)


class Elsewhere(Told):
    """A verb on cards out of play: in a hand, a deck, a pile (GOT-048)."""

    def why_not_there(self, m: Now, thing: str) -> str:
        """Out of play."""
        return NO_TARGET if thing not in m.g.codes or thing in m.g.pieces else ""


class OnPlayers(Told):
    """A verb on players who are still in the game."""

    def why_not_there(self, m: Now, thing: str) -> str:
        """In the game."""
        return "" if is_playing(m.g, thing) else NO_TARGET
