"""The log cut into moments, line by line, as the game declares them."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.frozen import replace
from desktop_app.engine.messages import Message
from desktop_app.engine.record import Line, Record
from desktop_app.games.contract.moments import Moments
from desktop_app.ui.table.moments.told import Moment, Told

MOST_BACK = 80
"""How many lines back a moment can have begun that goes on now."""


def cut(
    log: Sequence[Line], records: Sequence[Record], since: int, staged: Moments, seat: str, asked: str
) -> list[Moment]:
    """The moments with lines from ``since`` on, and before them the one that may still go on then. ``asked`` is the
    fingerprint of the question that is open now, "" for none."""
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
    cutting.ends_with(asked)
    return cutting.moments


def _start(log: Sequence[Line], since: int, staged: Moments) -> int:
    """The line from which cutting begins: an opening one not too far back, where one may still go on. Of a moment that
    tells what opens it (two cards that are revealed one after the other) that is the first of such lines."""
    start, going = min(since, len(log)), None
    closing = {id for kind in staged.kinds for id in kind.closes}
    for at in range(min(since, len(log)) - 1, max(0, since - MOST_BACK) - 1, -1):
        id = log[at].message.id
        opened = staged.opened_by(id)
        if opened is not None and opened.stage != "note" and going in (None, opened):
            start, going = at, opened
            if at and log[at - 1].message.id == opened.again:
                start = at - 1
            if id not in opened.tells:
                return start
        elif id in closing and opened is None:
            return at if going is None else start
    return start


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
            self.ends_with(record.fingerprint)

    def ends_with(self, fingerprint: str) -> None:
        """A prompt ends what it closes, and so does its step."""
        for part in fingerprint.split("|")[:2]:  # its step, its prompt
            self.close(part)

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
        """A line, a prompt or a step ends the moments that it closes."""
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
