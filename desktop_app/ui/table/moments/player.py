"""Which moments are told, in what order, and where the telling is: a queue and a clock hand, without a window."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from desktop_app.engine.frozen import Frozen, replace
from desktop_app.ui.table.moments.pace import Step, steps_of
from desktop_app.ui.table.moments.told import Moment

MANY = 4
"""From so many of one kind on, with no loss in them, they are told as one list."""

Letters = Callable[[Moment], int]
"""How many letters the card of a moment has to read."""


class Frame(Frozen):
    """What is on the stage now: the moment, its step, and how far that has come (0 to 1)."""

    moment: Moment
    step: Step
    share: float


def wanted(moments: Sequence[Moment], per_kind: Mapping[str, str], kinds_seen: Sequence[str] = ()) -> list[Moment]:
    """Those that a person wants to see: per kind "always", "first" (time in a game) or "never"."""
    found: list[Moment] = []
    seen = list(kinds_seen)
    for moment in moments:
        wish = per_kind.get(moment.kind.id, "always")
        if wish == "always" or (wish == "first" and moment.kind.id not in seen):
            found.append(moment)
        seen.append(moment.kind.id)
    return found


def gathered(moments: Sequence[Moment]) -> list[Moment]:
    """Four or more of one kind in a row with no loss in them become one list."""
    found: list[Moment] = []
    at = 0
    while at < len(moments):
        end = at
        while end < len(moments) and moments[end].kind is moments[at].kind and not moments[end].loss:
            end += 1
        run = moments[at : max(end, at + 1)]
        found += [_listed(run)] if len(run) >= MANY else run
        at += len(run)
    return found


def _listed(run: Sequence[Moment]) -> Moment:
    """One moment that tells several as lines of a list; what is open stays open."""
    kind = replace(run[0].kind, stage="note")
    lines = tuple(line for moment in run for line in moment.lines[moment.told :])
    return replace(run[-1], kind=kind, lines=lines, told=0, listed=tuple(run))


class Player:
    """Tells moments one after the other. Times are milliseconds of any clock that only goes forward."""

    def __init__(self, letters: Letters = lambda moment: 0) -> None:
        self._letters = letters
        self.queue: list[Moment] = []
        self._steps: list[Step] = []
        self._at = 0
        self._began = 0.0
        self.factor = 1.0
        self.still = False

    @property
    def playing(self) -> bool:
        """Whether something is being told."""
        return bool(self.queue)

    @property
    def place(self) -> tuple[int, int]:
        """What names the line that is told now: the first line of its moment in the log, and the line's number."""
        if not self.queue:
            return -1, -1
        return self.queue[0].first, self._steps[self._at].line

    def add(self, moments: Sequence[Moment], now: float) -> None:
        """More to tell, after what waits already."""
        idle = not self.queue
        self.queue += moments
        if idle and self.queue:
            self._begin(now)

    def _begin(self, now: float) -> None:
        while self.queue:
            moment = self.queue[0]
            self._steps = steps_of(moment, self._letters(moment), self.factor, still=self.still)
            self._at, self._began = 0, now
            if self._steps:
                return
            self.queue.pop(0)

    def frame(self, now: float) -> Frame | None:
        """Where the telling is at a time; None when all is told."""
        while self.queue:
            step = self._steps[self._at]
            gone = now - self._began
            if gone < step.lasts:
                return Frame(self.queue[0], step, 1.0 if self.still else gone / step.lasts)
            self._began += step.lasts
            self._next()
        return None

    def _next(self) -> None:
        self._at += 1
        if self._at >= len(self._steps):
            self.queue.pop(0)
            self._begin(self._began)

    def end_line(self, now: float) -> None:
        """The present line stands as told; the next begins, or the next moment."""
        if not self.queue:
            return
        line = self._steps[self._at].line
        moment = self.queue[0]
        self._began = now
        while self.queue and self.queue[0] is moment and self._steps[self._at].line == line:
            self._next()

    def skip_all(self) -> None:
        """Nothing waits any more."""
        self.queue.clear()
