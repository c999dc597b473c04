"""Several things that are chosen while a text resolves, by one player or by each: first all are chosen, then it happens
to all of them at once (GOT-357, GOT-358)."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games.kit import combining
from desktop_app.games.kit.groups import Group, target_group
from desktop_app.games.kit.moment import worth
from desktop_app.games.thrones.state import ThronesState
from desktop_app.games.thrones.vocabulary.bases import OnCards, Told
from desktop_app.games.thrones.vocabulary.groups import you
from desktop_app.games.thrones.vocabulary.texts import Does, Now

_TARGET = target_group().name


def _these(things: Sequence[str]) -> Group[ThronesState]:
    return Group("these", lambda m: list(things))


def _as_one(deed: Does, things: Sequence[str]) -> Does | None:
    """A deed on what was chosen as one on all of these, where it is a single verb."""
    return deed.on(_these(things)) if isinstance(deed, Told) and deed.subject.name == _TARGET else None


def _for_each(deed: Does, seats: Sequence[str]) -> Told | None:
    """A deed on "you" as one on all of these seats, where it is a single verb that does as much to each of them."""
    if not isinstance(deed, Told) or not deed.at_once or deed.subject.name != you.name:
        return None
    return None if any(map(callable, deed.told_with.values())) else deed.on(_these(seats))


class Choosing(combining.Choosing[ThronesState]):
    """As ever, and a verb happens to several at once."""

    async def choose(self, m: Now) -> list[str]:
        """What is chosen of it now; nothing by who has left the game in the middle of the text."""
        able = [] if m.seat in m.g.eliminated else self.able(m)
        return await self.pick(m, able, worth(self.count, m), self.up_to) if able else []

    async def perform(self, m: Now) -> bool:
        """Asks, then does it to what was chosen."""
        count, chosen = worth(self.count, m), await self.choose(m)
        together = _as_one(self.deed, chosen) if len(chosen) > 1 else None
        if together is not None:
            return await together.perform(m) and self.is_enough(chosen, count)
        done = [await self.deed.perform(m.at(thing)) for thing in chosen]
        return self.is_enough(chosen, count) and all(done)


class EachPlayer(combining.EachPlayer[ThronesState]):
    """As ever, and where each player chooses nothing happens before all of them have; what each of them gains, draws or
    loses alike all do at once."""

    async def perform(self, m: Now) -> bool:
        """In player order each chooses, or does it."""
        if not isinstance(self.deed, Choosing):
            seats = self.order(m)
            at_once = _for_each(self.deed, seats)
            if at_once is None:
                return await combining.EachPlayer.perform(self, m)
            everybody = len(at_once.affected(m)) == len(seats)
            return await at_once.perform(m) and everybody
        deed, chosen = self.deed.deed, {seat: await self.deed.choose(m.of(seat)) for seat in self.order(m)}
        together = _as_one(deed, [thing for things in chosen.values() for thing in things])
        if isinstance(together, OnCards):
            return await together.perform(m)
        done = [await deed.perform(m.of(seat).at(thing)) for seat, things in chosen.items() for thing in things]
        return all(done)
