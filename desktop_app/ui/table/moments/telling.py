"""From the record to what is staged: pure, without a window, so that skipping it can change nothing.

The log is cut into moments as the game declares them; every line gets its card, its amount and the new total, counted
up from the table as it stood before the lines.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from desktop_app.engine.messages import Message, Value, is_card_ref, split_card_ref
from desktop_app.engine.record import Line, Record
from desktop_app.engine.view import View
from desktop_app.games.contract import Beat, Comparison, MomentKind, Moments, Telling

SEAT = "seat:"
MOST_BACK = 80
"""How many lines back a moment can have begun that goes on now."""
KNOWN_BY_HEART = 2
"""A card that was staged as often as this in a game needs no time to read."""


@dataclass(frozen=True, slots=True)
class Touch:
    """What a line does to one card or dial: by how much, from where to where, against which limit (None: none).

    ``thing`` is a card's id or the place of a number in the view; ``code`` the card's, ``seat`` the dial's.
    """

    thing: str
    code: str = ""
    seat: str = ""
    amount: int = 0
    before: int = 0
    after: int = 0
    limit: int | None = None
    counted: bool = False


@dataclass(frozen=True, slots=True)
class Told:
    """One line: its place in the log, its message, what it does and to whom."""

    at: int
    message: Message
    beat: Beat
    touches: tuple[Touch, ...] = ()


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment as far as it has come.

    ``told`` is how many of its lines were told before: it goes on after a decision inside it. ``open`` says that more
    may follow. ``again`` is how often its card had been staged in this game before, ``more`` that it is one more of its
    kind (a surge). ``goes`` is the zone in which its card lies now, "" while that is not settled.
    """

    kind: MomentKind
    lines: tuple[Told, ...]
    told: int = 0
    open: bool = False
    again: int = 0
    more: bool = False
    goes: str = ""
    before: View | None = None
    after: View | None = None
    listed: tuple[Moment, ...] = ()

    @property
    def first(self) -> int:
        """The place of its first line in the log: what names it."""
        return self.lines[0].at

    @property
    def subject(self) -> tuple[str, str]:
        """Id and code of the card it is about, "" for none."""
        return _card(self.lines[0].message.params.get(self.kind.card))

    @property
    def seat(self) -> str:
        """The seat it is for, "" for nobody's."""
        value = self.lines[0].message.params.get(self.kind.seat, "")
        return value.removeprefix(SEAT) if isinstance(value, str) and value.startswith(SEAT) else ""

    @property
    def loss(self) -> bool:
        """Whether something is lost in it."""
        return any(line.beat.loss for line in self.lines)

    def compared(self, count: int) -> Comparison | None:
        """What is compared after the first ``count`` lines."""
        told = [line.message for line in self.lines[:count]]
        return self.kind.compare(Telling(told, self.before, self.after))


def tell(
    log: Sequence[Line],
    records: Sequence[Record],
    since: int,
    staged: Moments,
    seat: str,
    before: View | None = None,
    after: View | None = None,
    asked: str = "",
) -> list[Moment]:
    """The moments of the lines from ``since`` on, in the order of the record, as ``seat`` may read them.

    A moment that began earlier and goes on is answered whole, with what was told of it before. ``before`` is the table
    as it stood at ``since``, ``after`` as it stands now, ``asked`` the prompt that is open now.
    """
    cutting = _Cutting(staged, since)
    start = _start(log, since, staged)
    answered = log[start].at if start < len(log) else 0
    for at in range(start, len(log)):
        line = log[at]
        cutting.answers(records[answered : line.at])
        answered = max(answered, line.at)
        if line.message.only in ("", seat):
            cutting.line(at, line.message)
    cutting.answers(records[answered:])
    cutting.close(asked)
    counted = _Counting(before, after)
    found = [
        replace(
            moment,
            lines=tuple(counted.count(line, since) for line in moment.lines),
            again=_seen_before(log, moment),
            goes=_goes(moment, after),
            before=before,
            after=after,
        )
        for moment in cutting.moments
        if _worth_staging(moment, since)
    ]
    return found


def _worth_staging(moment: Moment, since: int) -> bool:
    """Whether something came to light, was compared, hit, healed, moved or left in the lines since."""
    kind = moment.kind
    return any(
        line.beat.way != "tells" or line.message.id in kind.last or (kind.stage != "duel" and line.at == moment.first)
        for line in moment.lines
        if line.at >= since
    )


def _start(log: Sequence[Line], since: int, staged: Moments) -> int:
    """The line from which cutting begins: an opening one not too far back, where one may still go on."""
    closing = {id for kind in staged.kinds for id in kind.closes}
    for at in range(min(since, len(log)) - 1, max(0, since - MOST_BACK) - 1, -1):
        id = log[at].message.id
        opened = staged.opened_by(id)
        if opened is not None and opened.stage != "note":
            return at - 1 if at and log[at - 1].message.id == opened.again else at
        if id in closing and opened is None:
            return at
    return min(since, len(log))


class _Cutting:
    """Cuts the log into moments, line by line."""

    def __init__(self, staged: Moments, since: int) -> None:
        self._staged, self._since = staged, since
        self.moments: list[Moment] = []
        self._going: list[int] = []
        self._last = ""

    def answers(self, records: Sequence[Record]) -> None:
        """A prompt that was answered ends what it closes."""
        for record in records:
            parts = record.fingerprint.split("|")
            if len(parts) > 1:
                self.close(parts[1])

    def line(self, at: int, message: Message) -> None:
        """One more line: it goes on with a moment, begins one, or is none of them."""
        told = Told(at, message, self._staged.beat(message.id))
        self.close(message.id)
        if not self._joins(told):
            kind = self._staged.opened_by(message.id)
            if kind is not None:
                more = bool(kind.again) and self._last == kind.again
                self._going.append(len(self.moments))
                self.moments.append(Moment(kind, (told,), told=int(at < self._since), open=True, more=more))
        self._last = message.id

    def close(self, id: str) -> None:
        """A line or a prompt ends the moments that it closes."""
        for index in self._going:
            if id in self.moments[index].kind.closes:
                self.moments[index] = replace(self.moments[index], open=False)
        self._going = [index for index in self._going if self.moments[index].open]

    def _joins(self, told: Told) -> bool:
        """Goes on with the innermost moment that tells of such lines; those inside it are over."""
        for depth in range(len(self._going) - 1, -1, -1):
            index = self._going[depth]
            moment = self.moments[index]
            if not _belongs(moment, told.message.id):
                continue
            self._end_inner(depth)
            if index == len(self.moments) - 1:
                self.moments[index] = _longer(moment, told, self._since)
            else:
                # Something was staged inside it: it comes again and goes on.
                self.moments[index] = replace(moment, open=False)
                self._going[depth] = len(self.moments)
                self.moments.append(replace(_longer(moment, told, self._since), told=len(moment.lines)))
            return True
        return False

    def _end_inner(self, depth: int) -> None:
        for index in self._going[depth + 1 :]:
            self.moments[index] = replace(self.moments[index], open=False)
        del self._going[depth + 1 :]


def _belongs(moment: Moment, id: str) -> bool:
    kind = moment.kind
    if id not in kind.tells:
        return False
    if any(line.message.id in kind.last for line in moment.lines):
        return id in kind.after
    return True


def _longer(moment: Moment, told: Told, since: int) -> Moment:
    lines = (*moment.lines, told)
    return replace(moment, lines=lines, told=max(moment.told, sum(line.at < since for line in lines)))


class _Counting:
    """Adds up tokens and dials line by line, from the table as it stood before."""

    def __init__(self, before: View | None, after: View | None) -> None:
        self._before, self._after = before, after
        self._now: dict[tuple[str, str], int] = {}

    def count(self, told: Told, since: int) -> Told:
        """A line with what it does; lines told before do not count again."""
        value = told.message.params.get(told.beat.on)
        things = value if isinstance(value, list) else [] if value is None else [value]
        amount = told.message.params.get(told.beat.amount, 0)
        by = amount if isinstance(amount, int) else 0
        touches = tuple(self._touch(told, thing, by, since) for thing in things if isinstance(thing, str))
        return replace(told, touches=touches)

    def _touch(self, told: Told, value: str, by: int, since: int) -> Touch:
        beat = told.beat
        if value.startswith(SEAT):
            seat = value.removeprefix(SEAT)
            thing, limit = beat.counts.format(seat=seat), beat.limit.format(seat=seat)
            now = self._number(thing)
            most = self._number(limit) if limit else None
            return self._counted(Touch(thing, seat=seat, amount=by, limit=most), beat, now, told.at >= since)
        card, code = _card(value)
        touch = Touch(card, code, amount=by, limit=self._limit(card, beat.limit))
        if not beat.counts:
            return touch
        return self._counted(touch, beat, self._tokens(card, beat.counts), told.at >= since)

    def _counted(self, touch: Touch, beat: Beat, known: int | None, news: bool) -> Touch:
        if not beat.counts or known is None or not news:
            return touch
        key = (touch.thing, beat.counts)
        was = self._now.get(key, known)
        down = beat.down or beat.way == "heals"
        now = max(0, was - touch.amount) if down else was + touch.amount
        self._now[key] = now
        return replace(touch, before=was, after=now, counted=True)

    def _number(self, name: str) -> int | None:
        view = self._before or self._after
        return view.numbers.get(name) if view is not None else None

    def _tokens(self, card: str, kind: str) -> int | None:
        if self._before is None:
            return None
        seen = self._before.card(card)
        return seen.tokens.get(kind, 0) if seen is not None else 0

    def _limit(self, card: str, number: str) -> int | None:
        for view in (self._before, self._after):
            seen = view.card(card) if view is not None and number else None
            if seen is not None and number in seen.numbers:
                return seen.numbers[number]
        return None


def _goes(moment: Moment, after: View | None) -> str:
    """Where the staged card lies now: told when it has left the place where it was revealed."""
    card, _ = moment.subject
    seen = after.card(card) if after is not None and card else None
    return seen.zone if seen is not None else ""


def _seen_before(log: Sequence[Line], moment: Moment) -> int:
    _, code = moment.subject
    if not code:
        return 0
    opens, name = moment.kind.opens, moment.kind.card
    return sum(
        line.message.id in opens and _card(line.message.params.get(name))[1] == code for line in log[: moment.first]
    )


def _card(value: Value | None) -> tuple[str, str]:
    return split_card_ref(value) if isinstance(value, str) and is_card_ref(value) else ("", "")
