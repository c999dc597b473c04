"""What happened at a table: what is new is told, what was told is kept to be shown again."""

from __future__ import annotations

from collections.abc import Iterable

from desktop_app.engine.frozen import replace
from desktop_app.engine.view import View
from desktop_app.ui.table.moments.telling import tell
from desktop_app.ui.table.moments.told import Moment
from desktop_app.ui.table.parts import Parts

MOST_KEPT = 200


class Kept:
    """The latest moments of one table, by the first of their lines."""

    def __init__(self, table: Parts) -> None:
        self._table = table
        self.moments: dict[int, Moment] = {}
        self._last = -1
        self._seen = len(table.session.log)
        self._view: View | None = None

    def news(self, *, by_answer: bool) -> list[Moment]:
        """The moments since this was last asked, and the table as it stood then; none after going back."""
        table, log = self._table, self._table.session.log
        staged, since, before = table.game.play.staged, self._seen, self._view
        after = table.controller.view
        self._seen, self._view = len(log), after
        if not by_answer or since >= len(log) or not staged.kinds or before is None:
            return []
        question = table.session.question
        asked = question.fingerprint if question is not None else ""
        found = tell(log, table.session.records, since, staged, table.controller.seat, before, after, asked)
        return [self.keep(moment) for moment in found]

    def keep(self, moment: Moment) -> Moment:
        """Keeps a moment, and answers it with the totals that its earlier lines had when they were told."""
        before = self.moments.get(moment.first)
        if before is not None:
            known = {line.at: line for line in before.lines}
            lines = (
                known.get(line.at, line) if number < moment.told else line for number, line in enumerate(moment.lines)
            )
            moment = replace(moment, lines=tuple(lines))
        self.moments[moment.first] = replace(moment, told=0)
        self._last = moment.first
        while len(self.moments) > MOST_KEPT:
            del self.moments[next(iter(self.moments))]
        return moment

    def known(self, moment: Moment) -> Moment:
        """A moment as it was told, where that is kept and told no more."""
        kept = self.moments.get(moment.first)
        return moment if kept is None or len(kept.lines) != len(moment.lines) else replace(kept, told=len(kept.lines))

    def again(self, line: int = -1) -> Moment | None:
        """The moment that tells a line of the log, the last one where none is named; None where there is none."""
        last = next(reversed(self.moments.values()), None)
        if line < 0 and last is not None:
            return last
        line = self._last if line < 0 else line
        return (_telling(self.moments.values(), line) or self._from_the_log(line)) if line >= 0 else None

    def _from_the_log(self, line: int) -> Moment | None:
        """A moment of which nothing is left but its lines: the game was gone on with since."""
        table = self._table
        log, records = table.session.log, table.session.records
        return _telling(tell(log, records, line, table.game.play.staged, table.view.seat, None, table.view), line)

    def forget(self) -> None:
        """Keeps nothing of what was told to one person for the next."""
        self.moments.clear()


def _telling(moments: Iterable[Moment], line: int) -> Moment | None:
    """The moment that tells a line of the log, whole."""
    found = (moment for moment in moments if any(told.at == line for told in moment.lines))
    return next((replace(moment, told=0) for moment in found), None)
