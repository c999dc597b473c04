"""One ladder for what happens: "would" abilities, interrupts, the events themselves, reactions.

An event is a dataclass of ids and numbers. Interrupts change it (cancel, reduce, replace); what happens is
read from it afterwards, never before. Several events that happen at once climb the ladder together, each answered
apart.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Container, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.errors import TooDeep
from desktop_app.engine.messages import Message
from desktop_app.engine.state import State

MOST_NESTED_ABILITIES = 50
MOST_EVENTS_OF_AN_ACTION = 1000
BEFORE = ("forced would", "would", "forced when", "when")
"""The rungs before an event, in order: what would change whether it happens comes first, forced ones first of all."""
AFTER = ("forced after", "after")

G = TypeVar("G", bound=State)


@dataclass(slots=True, kw_only=True)
class Event:
    """Something that happens. A cancelled event does not happen; nothing may refer to it any more.

    ``instead`` is what an interrupt wants to happen in its place; of several the last one counts. ``along_with`` is
    another event of the same moment without which this one does not come about.
    """

    cancelled: bool = False
    instead: Callable[[], Awaitable[None]] | None = None
    along_with: Event | None = None

    @property
    def is_off(self) -> bool:
        """Whether it does not happen as it was going to: it is cancelled or replaced, or what it goes along with is."""
        return self.cancelled or self.instead is not None or (self.along_with is not None and self.along_with.is_off)

    @property
    def about(self) -> str:
        """The card the event is mostly about, so that an answer can say which of several events it is for; or ""."""
        return ""


Apply = Callable[[], Any]
"""How an event happens, once nothing has stopped it."""


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
    ``would`` ones change whether the event happens at all and so come before all others. ``zone`` is where the card
    must be: "play", "hand" or the game's own word.
    """

    name: str
    code: str
    event: type[Event]
    timing: str
    forced: bool = False
    would: bool = False
    zone: str = "play"

    @property
    def rung(self) -> str:
        """Its place on the ladder."""
        word = "would" if self.would and self.timing == "when" else self.timing
        return f"forced {word}" if self.forced else word


class Use(NamedTuple):
    """An ability that may be used by a seat on one event."""

    ability: Any
    source: Source
    event: Event


Rung = dict[str, list[Ability]]
"""The abilities that are used at one point of the ladder, by the code of their card."""


class _Climb:
    """Some events on their way up: which still stand, and which abilities could be and were used on which of them."""

    __slots__ = ("answers", "events", "used")

    def __init__(self, events: list[Event]) -> None:
        self.events = events
        self.answers: dict[tuple[str, str], list[int]] = {}
        self.used: list[tuple[str, str, int]] = []

    def could(self, use: Use) -> None:
        """An ability could answer an event, used on it already or not."""
        answered = self.answers.setdefault((use.ability.name, use.source.card), [])
        if id(use.event) not in answered:
            answered.append(id(use.event))

    def names_its_event(self, use: Use) -> bool:
        """Whether an ability could answer several of the events, so that it must be said which one it does."""
        return len(self.answers[use.ability.name, use.source.card]) > 1

    def key(self, use: Use) -> tuple[str, str, int]:
        return use.ability.name, use.source.card, id(use.event)

    @property
    def over(self) -> bool:
        return all(event.cancelled for event in self.events)


class Ladder(Generic[G]):
    """The ladder of one game. Its parts that differ from game to game are functions, given by ``connect``.

    ``order(g)`` lists the seats in the order they decide; ``sources(g, codes, event)`` yields the cards with one of
    those codes whose abilities could be used; ``usable(g, use)`` is the one legality of an ability (True, or how
    often in all: an event of several parts may meet its condition more than once); ``perform(g, use)`` pays
    and resolves it; ``settle(g, happened)`` runs the state checks that follow every event: what they bring about goes
    into ``happened`` and is reacted to together with its cause. ``orders(g, uses)`` is the seat that decides which of
    several forced abilities comes first.
    """

    def __init__(self) -> None:
        self._by_event: dict[type[Event], dict[str, list[Ability]]] = {}
        self._heard: dict[type[Event], dict[str, Rung]] = {}
        self._codes: dict[str, int] = {}

    def connect(
        self,
        *,
        order: Callable[[G], list[str]],
        sources: Callable[[G, Container[str], Event], Iterable[Source]],
        usable: Callable[[G, Use], int],
        perform: Callable[[G, Use], Awaitable[None]],
        settle: Callable[[G, list[Event]], Awaitable[None]],
        respond: Callable[[G, str, Sequence[Event], str], Message],
        arrange: Callable[[G, str], Message],
        orders: Callable[[G, Sequence[Use]], str],
    ) -> None:
        """Gives the ladder the rules of its game; done once, before the first game."""
        self._order = order
        self._sources = sources
        self._usable = usable
        self._perform = perform
        self._settle = settle
        self._respond = respond
        self._arrange = arrange
        self._orders = orders

    # -- what is known ----------------------------------------------------------------------------------------------

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
                        known.setdefault(ability.rung, {}).setdefault(code, []).append(ability)
        return known

    def hears(self, kind: type[Event]) -> bool:
        """Whether any card listens to events of this kind: without one they need no ladder."""
        return bool(self._rungs(kind))

    def knows(self, code: str) -> bool:
        """Whether a card has any triggered ability here."""
        return code in self._codes

    def abilities(self) -> list[Ability]:
        """Every registered ability, in order of registration."""
        return [a for codes in self._by_event.values() for found in codes.values() for a in found]

    # -- climbing ---------------------------------------------------------------------------------------------------

    async def resolve(
        self, g: G, event: Event, apply: Apply | None = None, happened: list[Event] | None = None
    ) -> bool:
        """Runs the whole ladder for one event; answers whether it happened.

        Raises:
            TooDeep: after 1,000 events of one action.
        """
        if self._rungs(type(event)):
            return bool(await self.resolve_together(g, [(event, apply)], happened))
        return await self._unheard(g, event, apply, happened)

    async def _unheard(self, g: G, event: Event, apply: Apply | None, happened: list[Event] | None) -> bool:
        """An event that no card listens to, as most are: it happens, and only what it brings about may be answered."""
        g.resolved += 1
        if g.resolved > MOST_EVENTS_OF_AN_ACTION:
            raise TooDeep(f"more than {MOST_EVENTS_OF_AN_ACTION} events in one action")
        if apply is None:
            return True
        apply()
        mine = [event] if happened is None else happened
        if happened is not None:
            happened.append(event)
        await self._settle(g, mine)
        if happened is None and len(mine) > 1 and g.outcome is None:
            await self._climb(g, mine, AFTER)
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
        g.resolved += len(together)
        if g.resolved > MOST_EVENTS_OF_AN_ACTION:
            raise TooDeep(f"more than {MOST_EVENTS_OF_AN_ACTION} events in one action")
        heard = any(self._rungs(type(event)) for event, _ in together)
        if heard:
            await self._climb(g, [event for event, _ in together], BEFORE)
        done, replaced = [], []
        for event, apply in together:
            if event.instead is not None and not event.cancelled:
                replaced.append(event.instead)
            if event.is_off:
                continue
            done.append(event)
            if apply is not None:
                apply()
        for instead in replaced:
            await instead()
        reacted_to = done if happened is None else happened
        if happened is None:
            done = list(done)
        else:
            happened += done
        if replaced or any(apply is not None for _, apply in together):
            await self._settle(g, reacted_to)
        if happened is None and g.outcome is None:
            await self._climb(g, reacted_to, AFTER)
        return done

    async def _climb(self, g: G, events: list[Event], rungs: Sequence[str]) -> None:
        heard = [(event, self._rungs(type(event))) for event in events]
        if not any(known for _, known in heard):
            return
        climb = _Climb(events)
        for rung in rungs:
            listening = [(event, known[rung]) for event, known in heard if rung in known]
            if not listening:
                continue
            if rung.startswith("forced"):
                await self._force(g, climb, listening)
            else:
                await self._offer(g, climb, listening, rung)

    def _gather(self, g: G, climb: _Climb, listening: Sequence[tuple[Event, Rung]]) -> list[Use]:
        found = []
        for event, rung in listening:
            if event.cancelled:
                continue
            for source in self._sources(g, rung, event):
                for ability in rung[source.code]:
                    if ability.zone != source.zone:
                        continue
                    use = Use(ability, source, event)
                    times = self._usable(g, use)
                    if times:
                        climb.could(use)
                    if times > climb.used.count(climb.key(use)):
                        found.append(use)
        return found

    async def _force(self, g: G, climb: _Climb, listening: Sequence[tuple[Event, Rung]]) -> None:
        while not climb.over and g.outcome is None:
            uses = self._gather(g, climb, listening)
            if not uses:
                return
            await self._use(g, climb, await self._which_first(g, climb, uses))

    async def _which_first(self, g: G, climb: _Climb, forced: list[Use]) -> Use:
        if len(forced) == 1:
            return forced[0]
        by_option = _named("resolve", climb, forced)
        seat = self._orders(g, forced)
        question = Question(seat, "one", self._arrange(g, seat), lambda: list(by_option), step=g.step)
        return by_option[await ask_one(question)]

    async def _offer(self, g: G, climb: _Climb, listening: Sequence[tuple[Event, Rung]], rung: str) -> None:
        """Goes round the seats until all have passed in a row; nobody is asked who has nothing to use."""
        seats = self._order(g)
        turn = passes = 0
        uses: list[Use] | None = None
        while passes < len(seats) and not climb.over and g.outcome is None:
            if uses is None:
                uses = self._gather(g, climb, listening)
            if not uses:
                return
            seat = seats[turn % len(seats)]
            turn += 1
            mine = [use for use in uses if use.source.seat == seat]
            chosen = await self._choose(g, climb, seat, rung, mine) if mine else None
            if chosen is None:
                passes += 1
                continue
            passes = 0
            uses = None
            await self._use(g, climb, chosen)

    async def _choose(self, g: G, climb: _Climb, seat: str, rung: str, uses: list[Use]) -> Use | None:
        by_option = _named("respond", climb, uses)
        events = list({id(use.event): use.event for use in uses}.values())
        question = Question(
            seat,
            "one",
            self._respond(g, seat, events, "after" if rung == "after" else "when"),
            lambda: [*by_option, Option("pass")],
            step=g.step,
            primary="pass",
        )
        return by_option.get(await ask_one(question))

    async def _use(self, g: G, climb: _Climb, use: Use) -> None:
        climb.used.append(climb.key(use))
        g.depth += 1
        if g.depth > MOST_NESTED_ABILITIES:
            raise TooDeep(f"more than {MOST_NESTED_ABILITIES} abilities inside each other")
        await self._perform(g, use)
        g.depth -= 1


def _named(verb: str, climb: _Climb, uses: Sequence[Use]) -> dict[Option, Use]:
    """An option for each use. Where an ability could answer several events, the option says which of them."""
    found: dict[Option, Use] = {}
    for use in uses:
        option = Option(verb, use.source.card, detail=use.ability.name)
        if climb.names_its_event(use):
            option = option._replace(target=use.event.about)
        same = sum(known[:4] == option[:4] for known in found)
        while option in found:
            same += 1
            option = option._replace(detail=f"{use.ability.name} {same}")
        found[option] = use
    return found
