"""Which cards of a table may answer what happens, and how they do: the ladder's questions to a game of cards.

The texts are written with ``writing``; what differs from game to game are a few methods.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from typing import Generic

from desktop_app.engine.ask import Refusal
from desktop_app.engine.events import Event, Source, Use
from desktop_app.engine.hearing import HAND, Rung
from desktop_app.engine.ladder import Ladder
from desktop_app.engine.messages import Message, Value
from desktop_app.engine.state import Pending
from desktop_app.games.kit.abilities import CardTexts
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.kit.cast import Cast
from desktop_app.games.kit.moment import Moment
from desktop_app.games.kit.state import T
from desktop_app.games.kit.texts import Text

PLAY = "play"
UNTIMELY = "untimely"
"""It is not what the ability answers: nobody could expect that it does."""
ANSWERED = "answered"
"""It could still be used, but has answered this as often as it may."""


class Answering(ABC, Generic[T]):
    """How the triggered abilities of one game are found, judged and used.

    ``domain`` is that of the messages which tell what goes on around a window, "" where a game does not say it.
    """

    domain = ""

    def __init__(self) -> None:
        """Looks up once for a game which of its cards have which abilities."""
        self._cast = Cast()

    @abstractmethod
    def order(self, g: T) -> list[str]:
        """The seats in the order in which they decide."""

    @abstractmethod
    def is_played(self, source: Source) -> bool:
        """Whether the card is played to use its ability, as an event is from the hand."""

    @abstractmethod
    def why_no_card(self, g: T, seat: str, card: str) -> str:
        """Why such a card cannot be played whatever it does (its price, a prohibition): a reason id, or ""."""

    @abstractmethod
    async def play(self, m: Moment[T], name: str, text: Text[T]) -> None:
        """Plays such a card for this ability of it: cost, effect, and where it goes then."""

    @abstractmethod
    async def carry_out(self, m: Moment[T], name: str, text: Text[T]) -> None:
        """Pays for an ability of a card on the table, chooses its target and does it."""

    @abstractmethod
    def tell(self, m: Moment[T], *, played: bool, forced: bool) -> None:
        """Says in the log that a card is played, or an ability used or happening by itself."""

    @abstractmethod
    def settle(self, g: T, happened: list[Event]) -> Awaitable[object] | None:
        """The state checks that follow every event, None where they find nothing."""

    @abstractmethod
    def respond(self, g: T, seat: str, events: Sequence[Event], timing: str) -> Message:
        """The prompt of what may be used on these events, "when" or "after" they happen."""

    @abstractmethod
    def arrange(self, g: T, seat: str) -> Message:
        """The prompt of which of several forced abilities comes first."""

    def orders(self, g: T, uses: Sequence[Use]) -> str:
        """The seat that decides about that: the first in order."""
        return self.order(g)[0]

    def refused(self, g: T, use: Use, reason: str) -> Refusal | None:
        """Why an ability that listens to an event cannot answer it, in words: a reason of ``why_not``, or ``ANSWERED``;
        None where nobody could expect it, as mostly where it is ``UNTIMELY``."""
        return None

    def going_on(self, g: T, pending: Pending) -> Message:
        """What goes on around a question, as ``<domain>-going-on`` says it."""
        told: dict[str, Value] = {"event": pending.what or "ability", "timing": pending.timing}
        told["aimed"] = "yes" if pending.aim else "no"
        cards = [g.ref(card) for card in dict.fromkeys(pending.cards) if card in g.codes]
        if cards:
            told["card"] = cards[0] if len(cards) == 1 else cards
        if pending.seat:
            told["whose"] = seat_ref(pending.seat)
        if pending.aim:
            told["aim"] = g.ref(pending.aim) if pending.aim in g.codes else seat_ref(pending.aim)
        return Message(f"{self.domain}-going-on", told)

    def waits(self, g: T) -> bool:
        """Whether any delayed effect waits for an event."""
        return False

    async def remind(self, g: T, events: Sequence[Event]) -> None:
        """Does what waited for these events, before anything reacts to them."""

    def bluffs(self, g: T, seat: str) -> bool:
        """Whether a seat has a hand that it could answer from."""
        return bool(g.zones.get(f"hand:{seat}"))

    def is_silent(self, g: T, card: str) -> bool:
        """Whether a card on the table has no abilities now (a blank one)."""
        return False

    def latecomers(self, g: T) -> Callable[[Source], bool] | None:
        """What will tell of a card that it came onto the table after what is about to be answered, whose forced
        abilities then do not answer it; None where that does not matter."""
        return None

    def place(self, g: T, event: Event) -> object:
        """Where that lies which an event befalls, so that it is told from where it has gone to; None where nothing
        can escape it."""
        return None

    def elsewhere(self, g: T, codes: Mapping[str, object], event: Event) -> Iterable[Source]:
        """Cards that answer from neither the table nor a hand, as one that has just left play."""
        return ()

    # -- what follows ---------------------------------------------------------------------------------------------

    def connect(self, ladder: Ladder[T], texts: CardTexts) -> None:
        """Gives the ladder these rules, and every ability that the cards have and will have."""
        ladder.connect(
            order=self.order,
            sources=self.sources,
            usable=self.usable,
            perform=self.perform,
            settle=self.settle,
            respond=self.respond,
            arrange=self.arrange,
            orders=self.orders,
            latecomers=self.latecomers,
            place=self.place,
            tell=self.going_on if self.domain else None,
            bluffs=self.bluffs,
            refuse=self.refuse,
            waits=self.waits,
            remind=self.remind,
        )
        texts.listen(ladder.add)

    def sources(self, g: T, codes: Rung, event: Event) -> Iterator[Source]:
        """The cards with one of these codes that could answer: on the table, in the hands, elsewhere.

        What nobody controls answers for the first seat in order.
        """
        for card in self._cast.in_play(g, codes):
            if not self.is_silent(g, card):
                seat = g.pieces[card].controller or next(iter(self.order(g)), "")
                yield Source(card, g.codes[card], seat, PLAY)
        if codes.from_hand:
            held = [card for card in self._cast.of(g, codes) if g.home[card].startswith("hand:")]
            for seat in self.order(g) if held else ():
                for card in [card for card in g.zones[f"hand:{seat}"] if card in held]:
                    yield Source(card, g.codes[card], seat, HAND)
        yield from self.elsewhere(g, codes, event)

    def usable(self, g: T, use: Use) -> int:
        """How often in all an ability may answer an event, 0 for not at all; the one legality of a triggered ability.

        It follows from its trigger, its limit, its price, and whether it could do anything.
        """
        if self.why_not(g, use):
            return 0
        times = use.ability.trigger.times
        return 1 if times is None else times(self.moment(g, use))

    def refuse(self, g: T, use: Use) -> Refusal | None:
        """Why an ability that listens is not offered. One that could still be used has answered this already, as often
        as it may."""
        return self.refused(g, use, self.why_not(g, use) or ANSWERED)

    def why_not(self, g: T, use: Use) -> str:
        """Why an ability cannot answer an event: ``UNTIMELY``, another reason id, or ""."""
        m, text, source = self.moment(g, use), use.ability.text, use.source
        if not use.ability.trigger.holds(m):
            return UNTIMELY
        if text.limit is not None and text.limit.is_reached(g, use.ability.name, source.card, source.seat):
            return "limit"
        return (self.is_played(source) and self.why_no_card(g, source.seat, source.card)) or text.why_not(m)

    def moment(self, g: T, use: Use) -> Moment[T]:
        """The ability as it answers this event; "you" is whom its trigger names."""
        m = Moment(g, use.source.seat, use.source.card, use.source.code, event=use.event)
        you = use.ability.trigger.you
        return m if you is None else m.of(you(m))

    async def perform(self, g: T, use: Use) -> None:
        """Uses an ability: its limit is counted, its cost paid, its effect resolved."""
        m, text, source = self.moment(g, use), use.ability.text, use.source
        played = self.is_played(source)
        if text.limit is not None and not played:
            text.limit.count(g, use.ability.name, source.card, source.seat)
        self.tell(Moment(g, source.seat, source.card, source.code), played=played, forced=use.ability.forced)
        if played:
            await self.play(m, use.ability.name, text)
        else:
            await self.carry_out(m, use.ability.name, text)
