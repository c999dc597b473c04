"""Passive conditions: what answers an event, and how it is carried out (MEC-719 to MEC-721)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial

from desktop_app.engine.ask import Refusal
from desktop_app.engine.events import Event, Source, Use
from desktop_app.engine.hearing import HAND, Rung
from desktop_app.engine.messages import Message, message
from desktop_app.games.kit.abilities import Triggered
from desktop_app.games.kit.answering import PLAY, UNTIMELY, Answering
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.kit.texts import Text
from desktop_app.games.meccg.book.chain import written
from desktop_app.games.meccg.book.ladder import LADDER
from desktop_app.games.meccg.book.offering import refusal
from desktop_app.games.meccg.book.state_checks import settle
from desktop_app.games.meccg.book.targets import pick_target
from desktop_app.games.meccg.events.cards import LeavesPlay, Stored
from desktop_app.games.meccg.events.fighting import AttackEnds
from desktop_app.games.meccg.reading.minions import has_no_effect, whose
from desktop_app.games.meccg.reading.numbers import READING, works_for
from desktop_app.games.meccg.reading.queries import facts, is_character, opponent
from desktop_app.games.meccg.state import Declared, MecState
from desktop_app.games.meccg.vocabulary.texts import CARDS, Now


class TriggeredAbilities(Answering[MecState]):
    """What a passive condition asks for waits for the next chain; what changes an event happens at once."""

    def order(self, g: MecState) -> list[str]:
        """The resource player first (MEC-714)."""
        return [g.active, opponent(g, g.active)] if g.active else list(g.seats)

    def orders(self, g: MecState, uses: Sequence[Use]) -> str:
        """Nobody orders what only waits for its chain: it is ordered there (MEC-720)."""
        return "" if all(_waits(use) for use in uses) else super().orders(g, uses)

    def is_silent(self, g: MecState, card: str) -> bool:
        """A card whose text is not in use answers nothing; a face-down one neither."""
        piece = g.pieces[card]
        if piece.hidden or READING.is_blank(g, card):
            return True
        return piece.host in g.pieces and facts(g, card).type == "resource" and not self._works(g, card)

    def sources(self, g: MecState, codes: Rung, event: Event) -> Iterator[Source]:
        """Certain hazards do nothing about what happens to a Ringwraith player (MEC-114)."""
        about = getattr(event, "company", "") or getattr(event, "card", "")
        for source in super().sources(g, codes, event):
            if not (about and has_no_effect(g, source.code, whose(g, about))):
                yield source

    def elsewhere(self, g: MecState, codes: Mapping[str, object], event: Event) -> Iterable[Source]:
        """A creature answers what its own attack does, wherever its card lies by then, and a card that it is stored or
        has left play."""
        own = isinstance(event, AttackEnds | Stored | LeavesPlay)
        card = getattr(event, "card", "") if own else g.attacks[-1].card if g.attacks else ""
        if card in g.codes and card not in g.pieces and g.codes[card] in codes:
            yield Source(card, g.codes[card], g.owners[card], PLAY)

    def _works(self, g: MecState, card: str) -> bool:
        host = g.pieces[card].host
        return not is_character(g, host) or not facts(g, card).kinds[0].endswith("item") or works_for(g, card, host)

    def is_played(self, source: Source) -> bool:
        """Events are played from the hand."""
        return source.zone == HAND

    def why_no_card(self, g: MecState, seat: str, card: str) -> str:
        """Nothing has a price."""
        return ""

    def refused(self, g: MecState, use: Use, reason: str) -> Refusal | None:
        """With the reasons of any other time."""
        return None if reason == UNTIMELY else refusal(g, reason, "respond", use.source.card)

    async def perform(self, g: MecState, use: Use) -> None:
        """What happens after an event waits for its chain; what comes before it, or discards, happens at once."""
        if _waits(use):
            limit = use.ability.text.limit
            if limit is not None:
                limit.count(g, use.ability.name, use.source.card, use.source.seat)
            it = Declared("passive", use.source.seat, use.source.card, use.source.code, use.ability.name)
            it.data = written(use.event)
            it.from_play = it.card in g.pieces
            g.later.append(it)
            return
        await super().perform(g, use)

    async def play(self, m: Now, name: str, text: Text[MecState]) -> None:
        """Does what it says, and discards the card."""
        m.g.move(m.me, "resolving")
        await self.carry_out(m, name, text)
        if m.g.home[m.me] == "resolving":
            m.g.move(m.me, f"discard:{m.g.owners[m.me]}")

    async def carry_out(self, m: Now, name: str, text: Text[MecState]) -> None:
        """Pays, chooses, does."""
        chosen = await text.choose(await text.pay(m), partial(pick_target, text))
        if chosen is not None and not text.do.why_not(chosen):
            await text.do.perform(chosen)

    def tell(self, m: Now, *, played: bool, forced: bool) -> None:
        """Nobody uses what is required: it happens."""
        card = m.g.ref(m.me)
        if forced and not played:
            m.g.say("mec-log-forced", card=card)
        else:
            m.g.say("mec-log-plays" if played else "mec-log-uses", seat=seat_ref(m.seat), card=card)

    async def settle(self, g: MecState, happened: list[Event]) -> None:
        """What follows every event at once."""
        await settle(g, happened)

    def respond(self, g: MecState, seat: str, events: Sequence[Event], timing: str) -> Message:
        """What may be used on an event."""
        about = events[0].about
        told = {"card": g.ref(about)} if about in g.codes else {}
        return Message("mec-ask-respond", {"seat": seat_ref(seat), "event": type(events[0]).__name__, **told})

    def arrange(self, g: MecState, seat: str) -> Message:
        """Which comes first (MEC-720)."""
        return message("mec-ask-which-first", rule="MEC-720", seat=seat_ref(seat))


def _waits(use: Use) -> bool:
    """Whether what a passive condition asks for is declared in the chain after the event."""
    ability = use.ability
    return isinstance(ability, Triggered) and ability.forced and ability.timing == "after" and not at_once(ability.text)


def at_once(text: Text[MecState]) -> bool:
    """Whether all that a passive condition does is to discard its own card (MEC-721)."""
    return all(getattr(part, "told", "") == "discard" for part in text.do.parts())


def connect() -> None:
    """Gives the ladder the rules of this game and every ability that the cards have and will have."""
    TriggeredAbilities().connect(LADDER, CARDS)
