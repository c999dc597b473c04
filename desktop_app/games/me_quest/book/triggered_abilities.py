"""Which cards may answer what happens: Shadow cards in Sauron's hand, and whatever is in play."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from desktop_app.engine.ask import Refusal
from desktop_app.engine.events import Event, Source, Use
from desktop_app.engine.hearing import HAND, Rung
from desktop_app.engine.messages import Message, message
from desktop_app.games.kit.answering import PLAY, UNTIMELY, Answering
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.kit.texts import Text
from desktop_app.games.me_quest.book import offering, shadow_cards, state_checks
from desktop_app.games.me_quest.book.ladder import LADDER
from desktop_app.games.me_quest.reading.queries import in_hand, in_order
from desktop_app.games.me_quest.state import SAURON, QuestState
from desktop_app.games.me_quest.verbs.following import pick
from desktop_app.games.me_quest.vocabulary.texts import CARDS, Now


class TriggeredAbilities(Answering[QuestState]):
    """The heroes decide first, the active one of them first of all (MEQ-392)."""

    def order(self, g: QuestState) -> list[str]:
        """The active hero, the other heroes, Sauron."""
        return list(in_order(g))

    def bluffs(self, g: QuestState, seat: str) -> bool:
        """Sauron alone answers from his hand, with a Shadow card (its back tells), and once a turn (MEQ-196)."""
        return seat == SAURON and not g.turn.shadow and bool(in_hand(g, "shadow"))

    def latecomers(self, g: QuestState) -> Callable[[Source], bool]:
        """What has come before somebody as something happened answers what is to come: a "future" combat or turn."""
        there = frozenset(g.pieces)
        return lambda source: source.zone == PLAY and source.card in g.pieces and source.card not in there

    def is_played(self, source: Source) -> bool:
        """Shadow cards are played from the hand."""
        return source.zone == HAND

    def why_no_card(self, g: QuestState, seat: str, card: str) -> str:
        """The Shadow Pool, and one a turn (MEQ-193, MEQ-196)."""
        return shadow_cards.why_no_card(g, card)

    def refused(self, g: QuestState, use: Use, reason: str) -> Refusal | None:
        """A Shadow card in hand says even that it is not the time, as in the Action step (MEQ-193 to MEQ-196); what is
        in play gives the reasons of a hero's turn."""
        source = use.source
        if self.is_played(source):
            known = "timing" if reason == UNTIMELY else reason
            return shadow_cards.refusal(g, source.card, known, verb="respond")
        if reason == UNTIMELY:
            return None
        return offering.refusal(g, source.seat, reason, "respond", source.card, use.ability.text)

    def sources(self, g: QuestState, codes: Rung, event: Event) -> Iterator[Source]:
        """As ever, but of the hands Sauron's alone: no Hero card answers from the hand; and the enemy in a combat."""
        for source in super().sources(g, codes, event):
            if source.zone != HAND or source.seat == SAURON:
                yield source
        fight = g.combats[-1] if g.combats else None
        if fight is not None and fight.enemy not in g.pieces and g.codes[fight.enemy] in codes:
            yield Source(fight.enemy, g.codes[fight.enemy], SAURON, PLAY)

    async def play(self, m: Now, name: str, text: Text[QuestState]) -> None:
        """As in the Action step."""
        await shadow_cards.play(m, text)

    async def carry_out(self, m: Now, name: str, text: Text[QuestState]) -> None:
        """Pays, chooses and does it."""
        chosen = await text.choose(await text.pay(m), pick)
        if chosen is not None:
            await text.do.perform(chosen)

    def tell(self, m: Now, *, played: bool, forced: bool) -> None:
        """Who plays or uses what; what is forced happens."""
        card = m.g.ref(m.me)
        if played:
            m.g.say("meq-log-shadow", rule="MEQ-193", card=card)
        elif forced:
            m.g.say("meq-log-forced", card=card)
        else:
            m.g.say("meq-log-uses", seat=seat_ref(m.seat), card=card)

    async def settle(self, g: QuestState, happened: list[Event]) -> None:
        """What follows every event at once."""
        await state_checks.settle(g, happened)

    def respond(self, g: QuestState, seat: str, events: Sequence[Event], timing: str) -> Message:
        """What may answer."""
        about = events[0].about
        told = {"card": g.ref(about)} if about in g.codes else {}
        kind = type(events[0]).__name__
        return Message("meq-ask-respond", {"seat": seat_ref(seat), "event": kind, "timing": timing, **told})

    def arrange(self, g: QuestState, seat: str) -> Message:
        """Which comes first."""
        return message("meq-ask-which-first", seat=seat_ref(seat))


def connect() -> None:
    """Gives the ladder the rules of this game and every ability that the cards have and will have."""
    TriggeredAbilities().connect(LADDER, CARDS)
