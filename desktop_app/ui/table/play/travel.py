"""Going back and forth in a game, and setting it by hand: everything that is no answer to a question."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from desktop_app.engine import timeline
from desktop_app.engine.game import Adjustment
from desktop_app.engine.messages import message
from desktop_app.engine.record import BY_SEAT, Branch, Line
from desktop_app.ui.table.play.review import is_grave

if TYPE_CHECKING:
    from desktop_app.ui.table.play.controller import Controller


class Travel:
    """Moves the session of one controller."""

    def __init__(self, controller: Controller) -> None:
        self._controller = controller
        self._session = controller.session

    def can_undo(self) -> bool:
        """Whether a person has done anything yet."""
        return timeline.has_person(self._session.records)

    def undo(self, step: str = "answer", *, agreed: bool = False) -> None:
        """Goes back by an answer, an action or a phase; past another person's answer only when they agree."""
        others = self._others_to_undo(step)
        if others and not agreed:
            self._controller.consent_wanted.emit(others[0], step)
            return
        self._back(lambda: self._session.undo(step))

    def redo(self) -> None:
        """Plays the next undone answer again."""
        self._controller.change(self._session.redo)

    def go_to(self, at: int) -> None:
        """Plays on from an earlier moment."""
        self._back(lambda: self._session.go_to(at))

    def switch(self, branch: Branch) -> None:
        """Takes up another line of play."""
        self._controller.change(lambda: self._session.switch(branch))

    def adjust(self, adjustment: Adjustment) -> None:
        """Does something by hand."""
        self._controller.change(lambda: self._session.adjust(adjustment))

    def _others_to_undo(self, step: str) -> list[str]:
        """The other people at this screen whose answers an undo would take back."""
        session, controller = self._session, self._controller
        last = timeline.last_by_person(session.records)
        if last is None:
            return []
        target = timeline.undo_target(last, session.marks, step)
        seats = [record.fingerprint.split("|")[3] for record in session.records[target:] if record.by == BY_SEAT]
        return [seat for seat in seats if seat in controller.seats_here and seat != controller.seat]

    def _back(self, act: Callable[[], object]) -> None:
        """Goes back; past something that had come to light, the log says so."""

        def go() -> None:
            before = list(self._session.log)
            act()
            log = self._session.log
            if any(is_grave(line) for line in before[len(log) :]):
                log.append(Line(len(self._session.records), message("table-log-went-back")))

        self._controller.change(go)
