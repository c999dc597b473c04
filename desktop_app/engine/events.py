"""One ladder for every event: cancels, forced interrupts, interrupts, the event, forced reactions, reactions.

An event is a dataclass of ids and numbers. Interrupts change it (cancel, reduce, replace); what happens is
read from it afterwards, never before.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Container, Iterable
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.errors import TooDeep
from desktop_app.engine.messages import Message
from desktop_app.engine.state import State

MOST_NESTED_ABILITIES = 50
MOST_EVENTS_OF_AN_ACTION = 1000

G = TypeVar("G", bound=State)


@dataclass(slots=True, kw_only=True)
class Event:
    """Something that happens. A cancelled event does not happen; nothing may refer to it any more.

    ``instead`` is what an interrupt wants to happen in its place; of several the last one counts.
    """

    cancelled: bool = False
    instead: Callable[[], Awaitable[None]] | None = None


class Source(NamedTuple):
    """A card whose abilities may be used now, and the seat that decides about them."""

    card: str
    code: str
    seat: str
    zone: str


@dataclass(frozen=True, slots=True)
class Ability:
    """One triggered ability of a card, named after its code and place on the card ("01001/1").

    ``timing`` is "when" (interrupts the event) or "after" (reacts to it). ``forced`` ones are not offered but happen;
    ``cancels`` ones come before all others. ``zone`` is where the card must be: "play", "hand" or the game's own word.
    ``applies`` is the triggering condition: whether the event meets it, or how often.
    """

    name: str
    code: str
    event: type[Event]
    timing: str
    effect: Callable[..., Awaitable[None]]
    applies: Callable[..., int]
    forced: bool = False
    cancels: bool = False
    zone: str = "play"
    limit: str = ""
    times: int = 1


class Use(NamedTuple):
    """An ability that may be used by a seat on the event at hand."""

    ability: Ability
    source: Source


Rung = dict[str, list[Ability]]
"""The abilities that are used at one point of the ladder, by the code of their card."""


def _rung_of(ability: Ability) -> str:
    if ability.forced:
        return f"forced {ability.timing}"
    return "cancels" if ability.cancels and ability.timing == "when" else ability.timing


class Ladder(Generic[G]):
    """The ladder of one game. Its parts that differ from game to game are given as functions.

    ``order(g)`` lists the seats in the order they decide; ``sources(g, codes, event)`` yields the cards with one of
    those codes whose abilities could be used; ``usable(g, use, event)`` is the one legality of an ability (True, or how
    often in all: an event of several parts may meet its condition more than once); ``perform(g, use, event)`` pays
    and resolves it; ``settle(g)`` runs the state checks that follow every event.
    """

    def __init__(
        self,
        *,
        order: Callable[[G], list[str]],
        sources: Callable[[G, Container[str], Event], Iterable[Source]],
        usable: Callable[[G, Use, Event], int],
        perform: Callable[[G, Use, Event], Awaitable[None]],
        settle: Callable[[G], Awaitable[None]],
        respond: Callable[[G, str, Event, str], Message],
        arrange: Callable[[G, str, Event], Message],
    ) -> None:
        self._order = order
        self._sources = sources
        self._usable = usable
        self._perform = perform
        self._settle = settle
        self._respond = respond
        self._arrange = arrange
        self._by_event: dict[type[Event], dict[str, list[Ability]]] = {}
        self._heard: dict[type[Event], dict[str, Rung]] = {}
        self._codes: dict[str, int] = {}

    def add(self, ability: Ability) -> None:
        """Registers an ability; done once, when the card modules are imported."""
        self._by_event.setdefault(ability.event, {}).setdefault(ability.code, []).append(ability)
        self._codes[ability.code] = self._codes.get(ability.code, 0) + 1
        self._heard.clear()

    def _rungs(self, kind: type[Event]) -> dict[str, Rung]:
        """The abilities that listen to an event of this kind or of one it is a special case of, by their rung."""
        known = self._heard.get(kind)
        if known is None:
            known = self._heard[kind] = {}
            for ancestor in kind.__mro__:
                for code, abilities in self._by_event.get(ancestor, {}).items():
                    for ability in abilities:
                        known.setdefault(_rung_of(ability), {}).setdefault(code, []).append(ability)
        return known

    def knows(self, code: str) -> bool:
        """Whether a card has any triggered ability here."""
        return code in self._codes

    def abilities(self) -> list[Ability]:
        """Every registered ability, in order of registration."""
        return [a for codes in self._by_event.values() for found in codes.values() for a in found]

    async def resolve(self, g: G, event: Event, apply: Callable[[], Any] | None = None) -> bool:
        """Runs the whole ladder for one event; answers whether it happened.

        Raises:
            TooDeep: after 1,000 events of one action.
        """
        g.resolved += 1
        if g.resolved > MOST_EVENTS_OF_AN_ACTION:
            raise TooDeep(f"more than {MOST_EVENTS_OF_AN_ACTION} events in one action")
        rungs = self._rungs(type(event))
        if rungs:
            await self._climb(g, event, "when", rungs)
            if event.cancelled:
                return False
        if event.instead is not None:
            await event.instead()
            await self._settle(g)
            return False
        if apply is not None:
            apply()
            await self._settle(g)
        if rungs and g.outcome is None:
            await self._climb(g, event, "after", rungs)
        return True

    async def _climb(self, g: G, event: Event, timing: str, rungs: dict[str, Rung]) -> None:
        used: list[str] = []
        if timing == "when" and "cancels" in rungs:
            await self._offer(g, event, timing, rungs["cancels"], used)
        forced = rungs.get(f"forced {timing}")
        while forced is not None and not event.cancelled and g.outcome is None:
            uses = self._gather(g, event, forced, used)
            if not uses:
                break
            await self._use(g, await self._which_first(g, event, uses), event, used)
        if timing in rungs:
            await self._offer(g, event, timing, rungs[timing], used)

    def _gather(self, g: G, event: Event, rung: Rung, used: list[str]) -> list[Use]:
        found = []
        for source in self._sources(g, rung, event):
            for ability in rung[source.code]:
                if ability.zone != source.zone:
                    continue
                use = Use(ability, source)
                if self._usable(g, use, event) > used.count(f"{ability.name}@{source.card}"):
                    found.append(use)
        return found

    async def _which_first(self, g: G, event: Event, forced: list[Use]) -> Use:
        if len(forced) == 1:
            return forced[0]
        first = self._order(g)[0]
        by_key = {f"{use.source.card}#{use.ability.name}": use for use in forced}
        question = Question(
            first,
            "one",
            self._arrange(g, first, event),
            lambda: [Option("resolve", use.source.card, detail=use.ability.name) for use in forced],
            step=g.step,
        )
        chosen = await ask_one(question)
        return by_key[f"{chosen.source}#{chosen.detail}"]

    async def _offer(self, g: G, event: Event, timing: str, rung: Rung, used: list[str]) -> None:
        """Goes round the seats until all have passed in a row; nobody is asked who has nothing to use."""
        seats = self._order(g)
        turn = passes = 0
        uses: list[Use] | None = None
        while passes < len(seats) and not event.cancelled and g.outcome is None:
            if uses is None:
                uses = self._gather(g, event, rung, used)
            if not uses:
                return
            seat = seats[turn % len(seats)]
            turn += 1
            mine = [use for use in uses if use.source.seat == seat]
            chosen = await self._choose(g, seat, event, timing, mine) if mine else None
            if chosen is None:
                passes += 1
                continue
            passes = 0
            uses = None
            await self._use(g, chosen, event, used)

    async def _choose(self, g: G, seat: str, event: Event, timing: str, uses: list[Use]) -> Use | None:
        question = Question(
            seat,
            "one",
            self._respond(g, seat, event, timing),
            lambda: [
                *(Option("respond", use.source.card, detail=use.ability.name) for use in uses),
                Option("pass"),
            ],
            step=g.step,
            primary="pass",
        )
        chosen = await ask_one(question)
        if chosen.verb == "pass":
            return None
        return next(use for use in uses if use.source.card == chosen.source and use.ability.name == chosen.detail)

    async def _use(self, g: G, use: Use, event: Event, used: list[str]) -> None:
        used.append(f"{use.ability.name}@{use.source.card}")
        g.depth += 1
        if g.depth > MOST_NESTED_ABILITIES:
            raise TooDeep(f"more than {MOST_NESTED_ABILITIES} abilities inside each other")
        await self._perform(g, use, event)
        g.depth -= 1
