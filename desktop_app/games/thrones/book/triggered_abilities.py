"""Interrupts, reactions and forced abilities: which cards may answer an event, and how they are resolved."""

from __future__ import annotations

from collections.abc import Awaitable, Iterable, Mapping, Sequence

from desktop_app.engine.ask import Refusal
from desktop_app.engine.events import Event, Source, Use
from desktop_app.engine.hearing import HAND
from desktop_app.engine.messages import Message, message
from desktop_app.games.kit.abilities import Trigger, Triggered
from desktop_app.games.kit.answering import ANSWERED, UNTIMELY, Answering
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.kit.deeds import Own
from desktop_app.games.kit.texts import Text
from desktop_app.games.thrones.book import state_checks
from desktop_app.games.thrones.book.ladder import LADDER
from desktop_app.games.thrones.book.offering import refusal
from desktop_app.games.thrones.book.playing import DUPLICATE, carry_out, play_event, why_no_event
from desktop_app.games.thrones.events.happening import Happening
from desktop_app.games.thrones.events.moving import LeavesPlay
from desktop_app.games.thrones.reading.queries import FACTS, forbidden, is_blank, players, whereabouts
from desktop_app.games.thrones.state import ThronesState
from desktop_app.games.thrones.verbs.leaving import discard, save
from desktop_app.games.thrones.vocabulary.texts import CARDS, Answers, Now

UNDER = "under"
"""Where a card answers from that is a duplicate."""
BY_TIMING: Mapping[str, str] = {"when": "interrupted", "after": "reacted"}
"""What an ability has done that has answered already."""


class TriggeredAbilities(Answering[ThronesState]):
    """The first player has the first opportunity and orders forced abilities, whoever controls them (GOT-228)."""

    domain = "got"

    def order(self, g: ThronesState) -> list[str]:
        """Player order (GOT-221, GOT-373)."""
        return players(g)

    def is_silent(self, g: ThronesState, card: str) -> bool:
        """A blank card says nothing (GOT-138)."""
        return is_blank(g, card)

    def place(self, g: ThronesState, event: Event) -> object:
        """Who has left in a sequence inside another is no more killed, knelt or given power (GOT-416, GOT-417). A seat
        may have left the game, and gains nothing any more."""
        card = event.befalls if isinstance(event, Happening) else ""
        if not card:
            return getattr(event, "seat", "") in g.eliminated
        return whereabouts(g, card)

    def elsewhere(self, g: ThronesState, codes: Mapping[str, object], event: Event) -> Iterable[Source]:
        """Duplicates answer for what they lie under (GOT-113), for who owns them and controls that (GOT-111)."""
        if DUPLICATE in codes and isinstance(event, LeavesPlay) and event.card in g.pieces:
            piece = g.pieces[event.card]
            for card in piece.duplicates:
                if g.owners[card] == piece.controller:
                    yield Source(card, DUPLICATE, piece.controller, UNDER)

    def why_not(self, g: ThronesState, use: Use) -> str:
        """As ever; whoever cannot trigger abilities of cards does not. Forced ones happen all the same (GOT-292), and a
        duplicate is used by the rules, by no ability of a card (GOT-113)."""
        why = super().why_not(g, use)
        if why == UNTIMELY:
            return why
        if self.is_played(use.source):
            return why_no_event(self.moment(g, use)) or why
        of_a_card = not use.ability.forced and use.ability.code != DUPLICATE
        return "cannot_trigger" if of_a_card and forbidden(g, "trigger", use.source.seat) else why

    def refused(self, g: ThronesState, use: Use, reason: str) -> Refusal | None:
        """With the reasons of an action window, by the event that it would answer (GOT-219, GOT-371)."""
        if reason == UNTIMELY:
            return None
        known = BY_TIMING[use.ability.timing] if reason == ANSWERED else reason
        return refusal(g, use.source.seat, known, "respond", use.source.card, self.moment(g, use))

    def is_played(self, source: Source) -> bool:
        """Events are played from the hand."""
        return source.zone == HAND and FACTS[source.code].type == "event"

    def why_no_card(self, g: ThronesState, seat: str, card: str) -> str:
        """Looked at with the event it answers, since the X of its cost may come from there: see ``usable``."""
        return ""

    async def perform(self, g: ThronesState, use: Use) -> None:
        """As ever, and what its costs bring about is answered before its effects begin."""
        await LADDER.at_once(g, super().perform(g, use))

    async def play(self, m: Now, name: str, text: Text[ThronesState]) -> None:
        """As in an action window."""
        await play_event(m, name, text)

    async def carry_out(self, m: Now, name: str, text: Text[ThronesState]) -> None:
        """As in an action window."""
        await carry_out(m, name, text)

    def tell(self, m: Now, *, played: bool, forced: bool) -> None:
        """Nobody uses what is forced: it happens."""
        card = m.g.ref(m.me)
        if forced and not played:
            m.g.say("got-log-forced", card=card)
        else:
            m.g.say("got-log-plays" if played else "got-log-uses", seat=seat_ref(m.seat), card=card)

    def settle(self, g: ThronesState, happened: list[Event]) -> Awaitable[object] | None:
        """What follows every event at once; it is reacted to together with its cause."""
        following = state_checks.settle(g, happened)
        return None if following is None else LADDER.gather(g, following, happened)

    def respond(self, g: ThronesState, seat: str, events: Sequence[Event], timing: str) -> Message:
        """What may answer (GOT-217, GOT-370)."""
        rule, kind = "GOT-217" if timing == "when" else "GOT-370", type(events[0]).__name__
        about, whose = events[0].about, events[0].whose
        told = {"card": g.ref(about)} if about in g.codes else {}
        told |= {"whose": seat_ref(whose)} if whose else {}
        return Message("got-ask-respond", {"seat": seat_ref(seat), "event": kind, "timing": timing, **told}, rule=rule)

    def arrange(self, g: ThronesState, seat: str) -> Message:
        """Which comes first (GOT-228)."""
        return message("got-ask-which-first", rule="GOT-228", seat=seat_ref(seat))


# -- duplicates --------------------------------------------------------------------------------------------------------


def _saves_its_host(m: Now) -> bool:
    return m.event.savable and not m.event.lacks and m.me in m.g.pieces[m.event.card].duplicates


async def _save_host(m: Now) -> None:
    if await discard(m.g, [m.me], savable=False):
        await save(m.g, m.event)


def _duplicates_ability() -> Answers:
    """GOT-113: when the covered unique card would leave play, discard the duplicate to save it."""
    trigger: Trigger[ThronesState] = Trigger(LeavesPlay, "when", _saves_its_host, would=True, told="this would leave")
    text: Text[ThronesState] = Text(Own(_save_host, told="save the card above"))
    return Triggered(
        f"{DUPLICATE}/1", DUPLICATE, LeavesPlay, "when", would=True, zone=UNDER, trigger=trigger, text=text
    )


def connect() -> None:
    """Gives the ladder the rules of this game and every ability that the cards have and will have."""
    TriggeredAbilities().connect(LADDER, CARDS)
    LADDER.add(_duplicates_ability(), of_the_rules=True)
