"""Responses and Forced abilities: which cards may answer an event, what that costs, and how it is resolved."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from desktop_app.engine.ask import Refusal
from desktop_app.engine.events import Event, Source, Use
from desktop_app.engine.hearing import HAND, Rung
from desktop_app.engine.messages import Message, message
from desktop_app.games.kit.answering import PLAY, UNTIMELY, Answering
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.kit.texts import Text
from desktop_app.games.lotr_lcg.book import state_checks
from desktop_app.games.lotr_lcg.book.ladder import LADDER
from desktop_app.games.lotr_lcg.book.offering import refusal
from desktop_app.games.lotr_lcg.book.playing import carry_out, play_event, why_no_event
from desktop_app.games.lotr_lcg.events import (
    CardPlayed,
    CardRevealed,
    DamageDealt,
    Destroyed,
    EnemyAttacks,
    EnemyEngages,
    EntersPlay,
    Happening,
    LeavesPlay,
    LocationExplored,
    ProgressPlaced,
    ShadowEffect,
    StageDefeated,
    TravelledTo,
    WhenRevealed,
)
from desktop_app.games.lotr_lcg.reading.queries import FACTS, is_blank, players, whereabouts
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.delayed_effects import DELAYED
from desktop_app.games.lotr_lcg.vocabulary.abilities import CARDS, Now

NAMED = (
    CardPlayed,
    CardRevealed,
    DamageDealt,
    Destroyed,
    EnemyAttacks,
    EnemyEngages,
    EntersPlay,
    LeavesPlay,
    LocationExplored,
    ProgressPlaced,
    ShadowEffect,
    StageDefeated,
    TravelledTo,
    WhenRevealed,
)
"""What happens to a card that lies open to all, so that a question about it names the card."""


class TriggeredAbilities(Answering[LcgState]):
    """The first player orders forced abilities, whoever controls the cards (LCG-259)."""

    settle = staticmethod(state_checks.settle)

    def order(self, g: LcgState) -> list[str]:
        """Player order (LCG-359)."""
        return players(g)

    def is_silent(self, g: LcgState, card: str) -> bool:
        """A card that is being revealed is not in play yet, and a blank one says nothing."""
        return g.home[card] == "revealed" or (bool(g.effects) and is_blank(g, card))

    def latecomers(self, g: LcgState) -> Callable[[Source], bool]:
        """A forced ability must have been in play when its triggering condition occurred (LCG-261)."""
        there = frozenset(g.pieces)
        return lambda source: source.zone == PLAY and source.card not in there

    def place(self, g: LcgState, event: Event) -> object:
        """What has left play meanwhile is not hurt, readied or engaged, and nothing befalls a player who is out."""
        card = event.befalls if isinstance(event, Happening) else ""
        return (whereabouts(g, card) if card else None, getattr(event, "seat", "") in g.eliminated)

    def sources(self, g: LcgState, codes: Rung, event: Event) -> Iterator[Source]:
        """Nobody who is out answers anything, and nothing answers for them: it ends with its player (LCG-158, note)."""
        found = super().sources(g, codes, event)
        return (source for source in found if source.seat not in g.eliminated) if g.eliminated else found

    def elsewhere(self, g: LcgState, codes: Mapping[str, object], event: Event) -> Iterable[Source]:
        """A card answers that it left play, from where it went; some answer while they wait out of play (LCG-049)."""
        if not g.zones["set_aside"] and not isinstance(event, LeavesPlay):
            return ()
        first = next(iter(players(g)), "")
        waiting = [card for card in g.zones["set_aside"] if g.codes[card] in codes]
        found = [Source(card, g.codes[card], first, "set_aside") for card in waiting]
        if isinstance(event, LeavesPlay) and event.code in codes and not event.was_blank and event.card not in g.pieces:
            found.append(Source(event.card, event.code, event.controller or first, "left"))
        return found

    def is_played(self, source: Source) -> bool:
        """Events are played from the hand; other cards are used from there."""
        return source.zone == HAND and FACTS[source.code].type == "event"

    def why_no_card(self, g: LcgState, seat: str, card: str) -> str:
        """Forbidden, or not to be paid for."""
        return why_no_event(g, seat, card)

    def refused(self, g: LcgState, use: Use, reason: str) -> Refusal | None:
        """With the reasons of an action window: the play restrictions are the same (LCG-347). What has answered already
        does not again: once is all (LCG-343, note)."""
        return None if reason == UNTIMELY else refusal(g, reason, "respond", use.source.card)

    async def play(self, m: Now, name: str, text: Text[LcgState]) -> None:
        """As in an action window."""
        await play_event(m.g, m, name, text)

    async def carry_out(self, m: Now, name: str, text: Text[LcgState]) -> None:
        """As in an action window."""
        await carry_out(m, text)

    def tell(self, m: Now, *, played: bool, forced: bool) -> None:
        """Nobody uses what is forced: it happens."""
        card = m.g.ref(m.me)
        if forced and not played:
            m.g.say("lcg-log-forced", card=card)
        else:
            m.g.say("lcg-log-plays" if played else "lcg-log-uses", seat=seat_ref(m.seat), card=card)

    def waits(self, g: LcgState) -> bool:
        """A delayed effect may wait for an event (LCG-149)."""
        return DELAYED.waits(g)

    async def remind(self, g: LcgState, events: Sequence[Event]) -> None:
        """It resolves before anything answers (LCG-150)."""
        await DELAYED.remind(g, events)

    def respond(self, g: LcgState, seat: str, events: Sequence[Event], timing: str) -> Message:
        """What may answer (LCG-345). Of several at once none is named."""
        kind, about = type(events[0]).__name__, events[0].about
        named = len(events) == 1 and type(events[0]) in NAMED and about in g.codes
        told = {"card": g.ref(about)} if named else {}
        return Message(
            "lcg-ask-respond",
            {"seat": seat_ref(seat), "event": kind, "timing": timing, "named": int(named), **told},
            rule="LCG-345",
        )

    def arrange(self, g: LcgState, seat: str) -> Message:
        """Which comes first (LCG-259)."""
        return message("lcg-ask-which-first", rule="LCG-259", seat=seat_ref(seat))


def connect() -> None:
    """Gives the ladder the rules of this game and every ability that the cards have and will have."""
    TriggeredAbilities().connect(LADDER, CARDS)
