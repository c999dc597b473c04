"""Responses and what happens "when" or "each time": which cards may answer an event, and how they are resolved."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from desktop_app.engine.ask import Refusal
from desktop_app.engine.events import Event, Source, Use
from desktop_app.engine.hearing import HAND
from desktop_app.engine.messages import Message, message
from desktop_app.games.kit.abilities import Triggered
from desktop_app.games.kit.answering import PLAY, UNTIMELY, Answering
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.kit.texts import Text
from desktop_app.games.lotr_tcg.book import state_checks
from desktop_app.games.lotr_tcg.book.carrying_out import carry_out
from desktop_app.games.lotr_tcg.book.costs import pay_twilight
from desktop_app.games.lotr_tcg.book.ladder import LADDER
from desktop_app.games.lotr_tcg.book.offering import refusal
from desktop_app.games.lotr_tcg.book.paying import short_of_tokens
from desktop_app.games.lotr_tcg.book.playing import carry_out_event, why_not_put
from desktop_app.games.lotr_tcg.events.tokens import Befalls
from desktop_app.games.lotr_tcg.reading.queries import FACTS, action_order, is_side, whereabouts, works
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.verbs.lasting import WAITING, WAITS
from desktop_app.games.lotr_tcg.vocabulary.spotting import takes_nothing
from desktop_app.games.lotr_tcg.vocabulary.texts import CARDS, Now

AS_OFTEN_AS_PAID = 1_000
"""More often than any cost can be paid."""


class TriggeredAbilities(Answering[TcgState]):
    """Required ones come first, in the order of the Free Peoples player (TCG-381); the optional ones follow by the
    action procedure (TCG-382)."""

    settle = staticmethod(state_checks.settle)

    def order(self, g: TcgState) -> list[str]:
        """The Free Peoples player first, then counter-clockwise (TCG-230)."""
        return action_order(g) or list(g.seats)

    def is_silent(self, g: TcgState, card: str) -> bool:
        """An inactive card answers nothing (TCG-287)."""
        return not works(g, card)

    def latecomers(self, g: TcgState) -> Callable[[Source], bool]:
        """What is required by a card that comes into play by an answer is not required for what happened before
        (TCG-102, note)."""
        there = frozenset(g.pieces)
        return lambda source: source.zone == PLAY and source.card not in there

    def place(self, g: TcgState, event: Event) -> object:
        """Who has left play meanwhile is not wounded, assigned or killed any more, though he came back (TCG-399)."""
        return [whereabouts(g, card) for card in event.whom] if isinstance(event, Befalls) else None

    def usable(self, g: TcgState, use: Use) -> int:
        """As ever; a Response on a card in play is a special ability: one situation may be answered with it as often as
        its costs can be paid (TCG-104, TCG-400)."""
        times = super().usable(g, use)
        special = type(use.ability) is Triggered and not use.ability.forced and use.source.zone != HAND
        return AS_OFTEN_AS_PAID if times and special and not takes_nothing(use.ability.text) else times

    def why_not(self, g: TcgState, use: Use) -> str:
        """As ever; a response from the hand is of the side that its player plays now, and what its text removes comes
        from the pool that its own tokens come from."""
        why, source = super().why_not(g, use), use.source
        if why == UNTIMELY:
            return why
        if source.zone != HAND:
            return "tokens" if why == "twilight" else why
        if not is_side(g, source.seat, source.card):
            return "inactive"
        return why or ("twilight" if short_of_tokens(self.moment(g, use), use.ability.text) else "")

    def refused(self, g: TcgState, use: Use, reason: str) -> Refusal | None:
        """With the reasons of a window of actions (TCG-305, TCG-384)."""
        return None if reason == UNTIMELY else refusal(g, reason, "respond", use.source.card)

    def is_played(self, source: Source) -> bool:
        """Events are played from the hand."""
        return source.zone == HAND and FACTS[source.code].type == "event"

    def why_no_card(self, g: TcgState, seat: str, card: str) -> str:
        """What there is to spot, and the twilight."""
        return why_not_put(g, seat, card)

    async def play(self, m: Now, name: str, text: Text[TcgState]) -> None:
        """Pays for it, does what it says, and discards it (TCG-099)."""
        pay_twilight(m.g, m.me)
        await carry_out_event(m, text)

    async def carry_out(self, m: Now, name: str, text: Text[TcgState]) -> None:
        """As in a window; a Response is a special ability (TCG-305)."""
        special = any(part.text is text and not part.forced for part in CARDS.of(Triggered, m.code))
        await carry_out(m, text, special=special)

    def elsewhere(self, g: TcgState, codes: Mapping[str, object], event: Event) -> Iterator[Source]:
        """Cards that have left their mark on somebody and wait for what becomes of him."""
        for effect in list(g.effects):
            if effect.kind.startswith(WAITS) and effect.code in codes:
                yield Source(effect.source, effect.code, g.owners[effect.source], WAITING)

    def tell(self, m: Now, *, played: bool, forced: bool) -> None:
        """Nobody uses what is required: it happens."""
        card = m.g.ref(m.me)
        if forced and not played:
            m.g.say("tcg-log-forced", card=card)
        else:
            m.g.say("tcg-log-responds" if played else "tcg-log-uses", seat=seat_ref(m.seat), card=card)

    def respond(self, g: TcgState, seat: str, events: Sequence[Event], timing: str) -> Message:
        """What may answer (TCG-305)."""
        kind, about = type(events[0]).__name__, events[0].about
        told = {"card": g.ref(about)} if about in g.codes else {}
        return Message(
            "tcg-ask-respond", {"seat": seat_ref(seat), "event": kind, "timing": timing, **told}, rule="TCG-305"
        )

    def arrange(self, g: TcgState, seat: str) -> Message:
        """Which comes first (TCG-381)."""
        return message("tcg-ask-which-first", rule="TCG-381", seat=seat_ref(seat))


def connect() -> None:
    """Gives the ladder the rules of this game and every ability that the cards have and will have."""
    TriggeredAbilities().connect(LADDER, CARDS)
