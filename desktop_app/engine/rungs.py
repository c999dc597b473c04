"""The rungs of a ladder: which abilities answer what happens, who is asked, and what is used."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from typing import Generic, TypeVar

from desktop_app.engine.ask import Option, Question, Refusal, ask_one
from desktop_app.engine.climbing import NOW, Climb, named, pending, turns_of
from desktop_app.engine.errors import TooDeep
from desktop_app.engine.events import Ability, Event, Source, Use
from desktop_app.engine.hearing import AFTER, FORCED, Heard, Hearing, Listening, Rung
from desktop_app.engine.messages import Message
from desktop_app.engine.state import Pending, State

MOST_NESTED_ABILITIES = 50
_NOBODY: Listening = {}
G = TypeVar("G", bound=State)


class Rungs(Generic[G]):
    """The rungs of the ladder of one game. What differs from game to game are functions, given by ``connect``.

    ``order(g)`` lists the seats in the order they decide; ``sources(g, codes, event)`` yields the cards with one of
    those codes whose abilities could be used; ``usable(g, use)`` is the one legality of an ability (True, or how often
    in all: an event of several parts may meet its condition more than once); ``perform(g, use)`` pays and resolves it;
    ``settle(g, happened)`` are the state checks that follow every event, None where they find nothing: what they bring
    about goes into ``happened`` and is reacted to together with its cause. ``orders(g, uses)`` is the seat that decides
    which of several forced abilities comes first, "" where that does not matter. ``latecomers(g)``, asked before
    anything forced answers, tells later which sources were not there yet: their forced abilities do not answer what
    happened before them. ``place(g, event)`` is where that lies which an event befalls: what an answer has taken from
    there meanwhile it befalls no more, and the event does not happen. ``tell(g, pending)`` says what goes on around a
    question. ``bluffs(g, seat)`` is whether a seat holds what nobody else sees, so that it could answer from there.
    ``refuse(g, use)`` is why an ability that listens is not offered, None where nobody could expect it. ``waits(g)`` is
    whether anything waits for an event yet to come; ``remind(g, events)`` does what waited for these, before anything
    reacts to them.
    """

    def __init__(self) -> None:
        self._hearing = Hearing()
        self._codes: Mapping[str, str] | None = None
        self._count = 0
        self._heard_in: Heard

    def connect(
        self,
        *,
        order: Callable[[G], list[str]],
        sources: Callable[[G, Rung, Event], Iterable[Source]],
        usable: Callable[[G, Use], int],
        perform: Callable[[G, Use], Awaitable[None]],
        settle: Callable[[G, list[Event]], Awaitable[object] | None],
        respond: Callable[[G, str, Sequence[Event], str], Message],
        arrange: Callable[[G, str], Message],
        orders: Callable[[G, Sequence[Use]], str],
        latecomers: Callable[[G], Callable[[Source], bool] | None] = lambda g: None,
        place: Callable[[G, Event], object] = lambda g, event: None,
        tell: Callable[[G, Pending], Message] | None = None,
        bluffs: Callable[[G, str], bool] = lambda g, seat: False,
        refuse: Callable[[G, Use], Refusal | None] = lambda g, use: None,
        waits: Callable[[G], bool] = lambda g: False,
        remind: Callable[[G, Sequence[Event]], Awaitable[None]] | None = None,
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
        self._latecomers = latecomers
        self._place = place
        self._tell = tell
        self._bluffs = bluffs
        self._refuse = refuse
        self._waits = waits
        self._remind = remind

    def add(self, ability: Ability, *, of_the_rules: bool = False) -> None:
        """Registers an ability of a card, or one ``of_the_rules``; done once, when the card modules are imported."""
        self._hearing.add(ability, of_the_rules=of_the_rules)
        self._codes = None

    def knows(self, code: str) -> bool:
        """Whether a card has any triggered ability here."""
        return self._hearing.knows(code)

    def _turn_to(self, g: G) -> None:
        """Looks up who listens in a game; a game only ever gains cards, so that their number tells whether what was
        found for it still holds. Asked for every event, so whoever looks compares it itself."""
        self._codes, self._count, self._heard_in = g.codes, len(g.codes), self._hearing.among(g.codes)

    def hear(self, g: G, event: Event, half: int) -> Iterator[Use]:
        """Every ability that listens to an event before (0) or after (1) it happens, from where its card lies now,
        whether it may be used or not."""
        for listening in self._listening(g, [event], half).values():
            yield from self._heard(g, listening)

    def _listening(self, g: G, events: Sequence[Event], half: int) -> Listening:
        """What listens to any of these events, before (0) or after (1) they happen; nothing where no card that listens
        lies where it could answer, as most of the time."""
        if g.codes is not self._codes or len(g.codes) != self._count:
            self._turn_to(g)
        for event in events:
            for rung in self._heard_in[type(event)][half].values():
                for _ in self._sources(g, rung, event):
                    return self._by_rung(events, half)
        return _NOBODY

    def _by_rung(self, events: Sequence[Event], half: int) -> Listening:
        found: dict[str, list[tuple[Event, Rung]]] = {}
        for event in events:
            for name, rung in self._heard_in[type(event)][half].items():
                found.setdefault(name, []).append((event, rung))
        return found

    async def _climb(
        self, g: G, events: list[Event], rungs: Sequence[str], listening: Listening, places: Sequence[object] = ()
    ) -> None:
        latecomers = None if FORCED.isdisjoint(listening) else self._latecomers(g)
        climb, told = Climb(events, latecomers, places), False
        for name in rungs:
            if name not in listening and not g.bluffs:
                continue
            forced = name in FORCED
            uses = self._gather(g, climb, listening[name], forced=forced) if name in listening else []
            bluff = g.bluffs and not climb.over and self._could_bluff(g, events, (name,))
            if not uses and not bluff:
                continue
            if not told:
                g.pending.append(pending(events, "after" if rungs is AFTER else "when"))
                told = True
            if forced:
                await self._force(g, climb, listening[name], uses)
            else:
                await self._offer(g, climb, listening.get(name, ()), uses, name, bluff=bluff)
        if told:
            g.pending.pop()

    def _could_bluff(self, g: G, events: Sequence[Event], rungs: Sequence[str]) -> bool:
        """Whether a hand could hold an answer to any of these, as far as everybody knows."""
        if g.outcome is not None:
            return False
        kinds = {type(event): None for event in events}
        return any(self._hearing.from_hand(kind, rung) for kind in kinds for rung in rungs)

    def _gather(self, g: G, climb: Climb, listening: Sequence[tuple[Event, Rung]], *, forced: bool) -> list[Use]:
        found: list[Use] = []
        if g.outcome is not None:
            return found
        for use in self._heard(g, listening):
            if forced and climb.latecomers is not None and climb.latecomers(use.source):
                continue
            times = self._usable(g, use)
            if times:
                climb.could(use)
            if times > climb.used.count(climb.key(use)):
                found.append(use)
        return found

    def _heard(self, g: G, listening: Sequence[tuple[Event, Rung]]) -> Iterator[Use]:
        """Every ability that listens to what still stands, whether it may be used or not."""
        for event, rung in listening:
            if not event.cancelled:
                for source in self._sources(g, rung, event):
                    for ability in rung[source.code]:
                        if ability.zone == source.zone:
                            yield Use(ability, source, event)

    async def _force(self, g: G, climb: Climb, listening: Sequence[tuple[Event, Rung]], uses: list[Use]) -> None:
        while uses:
            await self._use(g, climb, await self._which_first(g, climb, uses))
            uses = self._gather(g, climb, listening, forced=True)

    async def _which_first(self, g: G, climb: Climb, forced: list[Use]) -> Use:
        if len(forced) == 1:
            return forced[0]
        seat = self._orders(g, forced)
        if not seat:
            return forced[0]
        by_option = named("resolve", climb, forced)
        question = Question(seat, "one", self._arrange(g, seat), lambda: list(by_option), step=g.step)
        return by_option[await ask_one(question)]

    async def _offer(
        self,
        g: G,
        climb: Climb,
        listening: Sequence[tuple[Event, Rung]],
        uses: list[Use],
        rung: str,
        *,
        bluff: bool = False,
    ) -> None:
        """Goes round the seats until all have passed in a row; nobody is asked who has nothing to use.

        In a ``bluff`` whoever holds something that nobody sees is asked all the same.
        """
        seats = self._order(g)
        turn = passes = 0
        while (uses or bluff) and passes < len(seats):
            seat = seats[turn % len(seats)]
            mine = [use for use in uses if use.source.seat == seat]
            chosen = None
            if mine or (bluff and g.outcome is None and self._bluffs(g, seat)):
                chosen = await self._choose(g, climb, rung, listening, mine, turns_of(seats, turn, passes))
            turn += 1
            if chosen is None:
                passes += 1
                continue
            passes = 0
            await self._use(g, climb, chosen)
            uses = self._gather(g, climb, listening, forced=False)
            bluff = bluff and not climb.over

    async def _choose(
        self,
        g: G,
        climb: Climb,
        rung: str,
        listening: Sequence[tuple[Event, Rung]],
        uses: list[Use],
        turns: list[tuple[str, str]],
    ) -> Use | None:
        seat = next(seat for seat, state in turns if state == NOW)
        by_option = named("respond", climb, uses)
        events = list({id(use.event): use.event for use in uses}.values()) or climb.events
        question = Question(
            seat,
            "one",
            self._respond(g, seat, events, "after" if rung == "after" else "when"),
            lambda: [*by_option, Option("pass")],
            step=g.step,
            refusals=lambda: self._refused(g, seat, listening, uses),
            primary="pass",
        )
        question.turns, question.pretends = lambda: turns, not uses
        question.going_on = lambda: [] if self._tell is None else [self._tell(g, each) for each in g.pending]
        return by_option.get(await ask_one(question))

    def _refused(
        self, g: G, seat: str, listening: Sequence[tuple[Event, Rung]], offered: Sequence[Use]
    ) -> list[Refusal]:
        """Why the other abilities of a seat that listen here cannot be used, one reason a card."""
        able = [use.source.card for use in offered]
        found: dict[str, Refusal] = {}
        for use in self._heard(g, listening):
            card = use.source.card
            if use.source.seat == seat and card not in able and card not in found:
                refusal = self._refuse(g, use)
                if refusal is not None:
                    found[card] = refusal
        return list(found.values())

    async def _use(self, g: G, climb: Climb, use: Use) -> None:
        climb.used.append(climb.key(use))
        g.depth += 1
        if g.depth > MOST_NESTED_ABILITIES:
            raise TooDeep(f"more than {MOST_NESTED_ABILITIES} abilities inside each other")
        g.pending.append(Pending("", [use.source.card], "used", use.source.seat))
        await self._perform(g, use)
        for event, before in climb.places:
            event.cancelled = event.cancelled or self._place(g, event) != before
        g.pending.pop()
        g.depth -= 1
