"""A moment as one seat could imagine it: what it may not see is drawn anew, what it sees stays as it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol, Self, TypeVar

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
from desktop_app.engine.view import View

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


def imagined(session: PlayedT, rest: Snapshot, seat: str, dice: Chance) -> PlayedT:
    """A fork that looks to the seat like the session and tells nothing of what is hidden from it.

    ``rest`` is the session's last quiet point: from there its answers are given again. Answers that nobody may know yet
    are always drawn anew; other secret ones of the same action too, but as they may have come to light, they are kept
    the more often the longer no copy was found.

    Raises:
        NotNow: if no copy was found in 32 tries.
    """
    groups = _hidden(session, rest, seat)
    for attempt in range(TRIES):
        state = clone(rest.state)
        state.chance = Chance(draw(dice, SEEDS))
        _deal_anew(state, groups, dice)
        copy = type(session).standing_at(session.game, [Snapshot(0, 0, state, rest.visit)], keep=False, policy=None)
        if _play(copy, session, rest, seat, dice, attempt) and _look_alike(copy, session, rest, seat):
            copy.policy = session.policy
            return copy
    raise NotNow(f"{seat} finds nothing else that this moment could be")


def _hidden(session: Played, rest: Snapshot, seat: str) -> list[list[str]]:
    """The cards that the seat did not know at the quiet point and does not know now, by what they look like to it."""
    if session.game.hidden is None:
        return []
    known = {card.id for zone in session.look(seat).zones.values() for card in zone.cards if card.code}
    for message in _readable(session.log[rest.lines :], seat):
        known.update(card for value in message.params.values() for card in cards_in(value))
    before = _group_of(session.game.hidden(rest.state, seat))
    now = _group_of(session.game.hidden(session.state, seat))
    groups: dict[tuple[int, int], list[str]] = {}
    for card, group in now.items():
        if card in before and card not in known:
            groups.setdefault((before[card], group), []).append(card)
    return list(groups.values())


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


def _look_alike(copy: Played, session: Played, rest: Snapshot, seat: str) -> bool:
    """Whether the seat could not tell the copy from the session."""
    read, told = _readable(copy.log, seat), _readable(session.log[rest.lines :], seat)
    return (
        _as_asked(copy.question, seat) == _as_asked(session.question, seat)
        and read == told
        and copy.look(seat) == session.look(seat)
    )


def _as_asked(question: Question | None, seat: str) -> tuple[str, list[str]] | None:
    """What a seat knows of the open question; the options of others are not its business."""
    if question is None:
        return None
    return question.fingerprint, [option.key for option in question.options] if question.seat == seat else []


def _readable(log: Iterable[Line], seat: str) -> list[Message]:
    return [line.message for line in log if line.message.only in ("", seat)]
