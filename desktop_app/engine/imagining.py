"""A moment as one seat could imagine it: what it may not see is drawn anew, what it sees stays as it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Generic, Protocol, Self, TypeVar

from desktop_app.engine.ask import Question
from desktop_app.engine.chance import Chance, draw, shuffled
from desktop_app.engine.codec import clone
from desktop_app.engine.driving import Amend, Policy
from desktop_app.engine.errors import NotNow
from desktop_app.engine.game import Game
from desktop_app.engine.looking import cards_in
from desktop_app.engine.messages import Message
from desktop_app.engine.random_bot import draw_answer
from desktop_app.engine.record import Line, Record, Snapshot
from desktop_app.engine.state import State
from desktop_app.engine.view import SHOWN, View

TRIES = 32
SEEDS = 1 << 32

Groups = Sequence[Sequence[str]]


class Played(Protocol):
    """What must be known of a session to imagine it."""

    game: Game
    state: State
    question: Question | None
    records: list[Record]
    log: list[Line]
    dropped: list[Record]
    snapshots: list[Snapshot]
    policy: Policy | None

    @classmethod
    def standing_at(cls, game: Game, snapshots: list[Snapshot], *, keep: bool, policy: Policy | None) -> Self:
        """A session that stands at the last of the snapshots."""
        ...

    def play_again(self, records: list[Record], amend: Amend | None = None, *, trusted: bool = True) -> None:
        """Gives answers again."""
        ...

    def look(self, seat: str) -> View:
        """What a seat sees now."""
        ...


PlayedT = TypeVar("PlayedT", bound=Played)


class Imagining(Generic[PlayedT]):
    """Forks of one moment of a session that look to a seat like it and tell nothing of what is hidden from it.

    ``rest`` is the session's last quiet point: from there its answers are given again. What is the same for all the
    forks is worked out once, so it serves until something happens in the session.
    """

    def __init__(self, session: PlayedT, rest: Snapshot, seat: str) -> None:
        """The moment at which the session stands now."""
        self._session, self._rest, self._seat = session, rest, seat
        self._told = _readable(session.log[rest.lines :], seat)
        self._asked = _as_asked(session.question, seat)
        self._seen = session.look(seat)
        self._still = SHOWN not in self._seen.zones and _lies_still(session.state, rest.state)
        self._groups = self._hidden()

    def __call__(self, dice: Chance) -> PlayedT:
        """Another fork.

        Answers that nobody may know yet are always drawn anew; other secret ones of the same action too, but as they
        may have come to light, they are kept the more often the longer no copy was found.

        Raises:
            NotNow: if no copy was found in 32 tries.
        """
        session, rest = self._session, self._rest
        for attempt in range(TRIES):
            state = clone(rest.state)
            state.chance = Chance(draw(dice, SEEDS))
            _deal_anew(state, self._groups, dice)
            copy = type(session).standing_at(session.game, [Snapshot(0, 0, state, rest.visit)], keep=False, policy=None)
            if _play(copy, session, rest, self._seat, dice, attempt) and self._looks_alike(copy):
                copy.policy = session.policy
                return copy
        raise NotNow(f"{self._seat} finds nothing else that this moment could be")

    def _hidden(self) -> list[list[str]]:
        """The cards that the seat did not know at the quiet point and does not know now, by what they look like."""
        hidden = self._session.game.hidden
        if hidden is None:
            return []
        known = {card.id for zone in self._seen.zones.values() for card in zone.cards if card.code}
        for message in self._told:
            known.update(card for value in message.params.values() for card in cards_in(value))
        before = _group_of(hidden(self._rest.state, self._seat))
        now = _group_of(hidden(self._session.state, self._seat))
        groups: dict[tuple[int, int], list[str]] = {}
        for card, group in now.items():
            if card in before and card not in known:
                groups.setdefault((before[card], group), []).append(card)
        return list(groups.values())

    def _looks_alike(self, copy: PlayedT) -> bool:
        """Whether the seat could not tell the copy from the session. Where nothing was moved since the quiet point and
        the question shows nothing it looks at what lay there, of which only what it does not know was dealt anew."""
        seat = self._seat
        if _as_asked(copy.question, seat) != self._asked or _readable(copy.log, seat) != self._told:
            return False
        still = self._still and _lies_still(copy.state, copy.snapshots[-1].state)
        return still or copy.look(seat) == self._seen


def _lies_still(state: State, before: State) -> bool:
    """Whether nothing is different from a moment before; how much was counted on the way makes no difference."""
    return replace(state, resolved=before.resolved) == before


def _group_of(groups: Groups) -> dict[str, int]:
    return {card: number for number, cards in enumerate(groups) for card in cards}


def _deal_anew(state: State, groups: Groups, dice: Chance) -> None:
    """Which card of a group is which falls anew."""
    for cards in groups:
        codes = shuffled([state.codes[card] for card in cards], draw(dice, SEEDS))
        state.codes.update(zip(cards, codes, strict=True))


def _play(copy: Played, session: Played, rest: Snapshot, seat: str, dice: Chance, attempt: int) -> bool:
    """Gives the answers since the quiet point again, as far as the seat knows them; whether that was possible."""
    since = session.records[rest.at :]
    unknown = len(since) - (session.question.unseen if session.question is not None else 0)

    def doubt(question: Question, record: Record) -> Record:
        secret = question.secret and question.seat != seat
        drawn_anew = secret and (len(copy.records) >= unknown or draw(dice, TRIES) >= attempt)
        if not drawn_anew and (question.seat == seat or question.accepts(record.keys)):
            return record
        return Record(record.fingerprint, draw_answer(question, dice), record.by)

    try:
        copy.play_again(since, doubt, trusted=False)
    except Exception:  # cards lie where the rules could not have put them: this is no moment of the game
        return False
    return not copy.dropped


def _as_asked(question: Question | None, seat: str) -> tuple[str, list[str]] | None:
    """What a seat knows of the open question; the options of others are not its business."""
    if question is None:
        return None
    return question.fingerprint, [option.key for option in question.options] if question.seat == seat else []


def _readable(log: Iterable[Line], seat: str) -> list[Message]:
    return [line.message for line in log if line.message.only in ("", seat)]
