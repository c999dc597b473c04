"""One ladder for what happens: "would" abilities, interrupts, the events themselves, reactions.

Several events that happen at once climb the ladder together, each answered apart.
"""

from __future__ import annotations

from collections.abc import Awaitable, Sequence

from desktop_app.engine.ask import the_end
from desktop_app.engine.errors import TooDeep
from desktop_app.engine.events import Apply, Event
from desktop_app.engine.hearing import AFTER, BEFORE
from desktop_app.engine.rungs import G, Rungs
from desktop_app.engine.state import State

MOST_EVENTS_OF_AN_ACTION = 1000


class Ladder(Rungs[G]):
    """The ladder of one game, on which events happen and are answered rung by rung."""

    async def resolve(
        self, g: G, event: Event, apply: Apply | None = None, happened: list[Event] | None = None
    ) -> bool:
        """Runs the whole ladder for one event; answers whether it happened. What no card interrupts does, at once.

        Raises:
            TooDeep: after 1,000 events of one action.
        """
        if happened is None and g.holding:
            happened = g.gathered[-1]
        if g.codes is not self._codes or len(g.codes) != self._count:
            self._turn_to(g)
        before, after = self._heard_in[type(event)]
        if before or (g.bluffs and self._could_bluff(g, [event], BEFORE)):
            return bool(await self.resolve_together(g, [(event, apply)], happened))
        g.resolved += 1
        if g.resolved > MOST_EVENTS_OF_AN_ACTION:
            raise _too_many()
        if g.outcome is not None:
            await the_end()
        if apply is not None:
            apply()
            if event.cancelled:
                return False
        if happened is None:
            mine = [event]
        else:
            mine = happened
            mine.append(event)
        if apply is not None and (following := self._follow(g, mine)) is not None:
            await following
        if happened is None and (after or len(mine) > 1 or g.bluffs or (g.effects and self._waits(g))):
            await self.react(g, mine)
        return True

    async def resolve_together(
        self, g: G, together: Sequence[tuple[Event, Apply | None]], happened: list[Event] | None = None
    ) -> list[Event]:
        """Runs the ladder for events that happen at once; answers those that happened.

        With ``happened`` given they are part of what is being resolved already (a death brought about by damage): they
        are added to it and reacted to there, in one window with their cause.

        Raises:
            TooDeep: after 1,000 events of one action.
        """
        if happened is None and g.holding:
            happened = g.gathered[-1]
        g.resolved += len(together)
        if g.resolved > MOST_EVENTS_OF_AN_ACTION:
            raise _too_many()
        if g.outcome is not None:
            await the_end()
        events = [event for event, _ in together]
        listening = self._listening(g, events, 0)
        if listening or (g.bluffs and self._could_bluff(g, events, BEFORE)):
            await self._climb(g, events, BEFORE, listening, [self._place(g, event) for event in events])
        done, replaced, settled = [], [], True
        for event, apply in together:
            if event.instead is not None and not event.cancelled:
                replaced.append((event, event.instead))
            if event.is_off:
                continue
            if apply is not None:
                apply()
                settled = False
            if not event.cancelled:
                done.append(event)
        for event, instead in replaced:
            await instead()
            if event.met:
                done.append(event)
        reacted_to = happened
        if reacted_to is None:
            reacted_to = list(done)
        else:
            reacted_to += done
        if (replaced or not settled) and (following := self._follow(g, reacted_to)) is not None:
            await following
        if happened is None:
            await self.react(g, reacted_to)
        return done

    async def gather(self, g: G, doing: Awaitable[object], happened: list[Event] | None = None) -> list[Event]:
        """Does something of several parts; what happens in it is reacted to when all of it is over. Answers that, for
        ``react``, added to what has ``happened`` if that is given."""
        mine = [] if happened is None else happened
        await _holding(g, mine, doing)
        return mine

    async def at_once(self, g: G, doing: Awaitable[object]) -> None:
        """Does something inside whose events are reacted to at once, though those around it may be gathered."""
        await _holding(g, None, doing)

    def _follow(self, g: G, happened: list[Event]) -> Awaitable[None] | None:
        """The state checks, None where nothing follows: a game that they end is over at once, in the middle of whatever
        was being resolved."""
        following = self._settle(g, happened)
        if following is not None:
            return _until_the_end(g, following)
        return None if g.outcome is None else the_end()

    async def react(self, g: G, events: list[Event]) -> None:
        """What answers to events that have happened, unless they ended the game.

        Whoever resolves events into a list of their own calls it when nothing more comes before the reactions.
        """
        if g.outcome is not None:
            return
        if g.effects and self._remind is not None and self._waits(g):
            await self._remind(g, events)
        listening = self._listening(g, events, 1)
        if listening or (g.bluffs and self._could_bluff(g, events, AFTER)):
            await self._climb(g, events, AFTER, listening)


def _too_many() -> TooDeep:
    return TooDeep(f"more than {MOST_EVENTS_OF_AN_ACTION} events in one action")


async def _until_the_end(g: State, following: Awaitable[object]) -> None:
    await following
    if g.outcome is not None:
        await the_end()


async def _holding(g: State, happened: list[Event] | None, doing: Awaitable[object]) -> None:
    g.hold(happened)
    await doing
    g.release()
