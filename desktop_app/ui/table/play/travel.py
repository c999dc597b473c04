"""Going back and forth in a game, and setting it by hand: everything that is no answer to a question."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop_app.engine import timeline
from desktop_app.engine.game import Adjustment
from desktop_app.engine.messages import message
from desktop_app.engine.record import BY_HAND, BY_SEAT, Branch, Line, Record
from desktop_app.engine.session import Session


class Travel:
    """Moves one session.

    ``change`` does something to the session and shows what came of it. ``seats_here`` are the people at this screen:
    what bots have answered since is taken back with what a person did. ``others_here`` are those of them who do not
    decide now; ``ask_consent`` asks one of them (a seat) before it does what takes back an answer of theirs,
    ``is_grave`` tells what had better stayed unknown.
    """

    def __init__(
        self,
        session: Session,
        change: Callable[[Callable[[], object]], None],
        seats_here: Sequence[str],
        others_here: Callable[[], Sequence[str]],
        ask_consent: Callable[[str, Callable[[], None]], None],
        is_grave: Callable[[Line], bool],
    ) -> None:
        self._session = session
        self._change = change
        self._seats_here = seats_here
        self._others_here = others_here
        self._ask_consent = ask_consent
        self._is_grave = is_grave

    def can_undo(self) -> bool:
        """Whether a person has done anything yet."""
        return any(map(self._by_person, self._session.records))

    def undo(self, step: str = "answer") -> None:
        """Goes back by an answer, an action or a phase; past another person's answer only when they agree.

        It ends before an answer of a person: what bots did first in that action or phase they have done.
        """
        records = self._session.records
        ours = [at for at, record in enumerate(records) if self._by_person(record)]
        if ours:
            target = timeline.undo_target(ours[-1], self._session.marks, step)
            self.go_to(next(at for at in ours if at >= target))

    def redo(self) -> None:
        """Plays the next undone answer again, with what bots answered after it."""

        def again() -> None:
            while self._session.redo() and self._session.future and not self._by_person(self._session.future[0]):
                pass

        self._change(again)

    def _by_person(self, record: Record) -> bool:
        """Whether somebody at this screen did this, by an answer or by hand."""
        return record.by == BY_HAND or (record.by == BY_SEAT and record.seat in self._seats_here)

    def go_to(self, at: int) -> None:
        """Plays on from an earlier moment; past another person's answer only when they agree."""
        self._agreed(at, lambda: self._back(lambda: self._session.go_to(at)))

    def switch(self, branch: Branch) -> None:
        """Takes up another line of play; where it leaves another person's answers, only when they agree."""
        self._agreed(branch.at, lambda: self._change(lambda: self._session.switch(branch)))

    def take_road(self, branch: Branch, at: int) -> None:
        """Takes up another line of play and goes to a moment on it; with the same leave as `switch`."""

        def go() -> None:
            self._session.switch(branch)
            self._session.go_to(at)

        self._agreed(branch.at, lambda: self._change(go))

    def adjust(self, adjustment: Adjustment) -> None:
        """Does something by hand."""
        self._change(lambda: self._session.adjust(adjustment))

    def give_up(self, seat: str) -> None:
        """A seat gives the game up."""
        self._change(lambda: self._session.give_up(seat))

    def _agreed(self, target: int, act: Callable[[], None]) -> None:
        """Does what takes back everything from ``target`` on; the other person whose answer is there is asked first."""
        records, others = self._session.records[target:], self._others_here()
        seats = [record.seat for record in records if record.by == BY_SEAT]
        asked = next((seat for seat in seats if seat in others), "")
        if asked:
            self._ask_consent(asked, act)
        else:
            act()

    def _back(self, act: Callable[[], object]) -> None:
        """Goes back; past something that had come to light, the log says so."""

        def go() -> None:
            before = list(self._session.log)
            act()
            log = self._session.log
            if any(self._is_grave(line) for line in before[len(log) :]):
                log.append(Line(len(self._session.records), message("table-log-went-back")))

        self._change(go)
