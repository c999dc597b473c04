"""One game being played: answered, undone, redone, branched, set by hand, looked at and forked.

Every one of these is the same mechanism: a state at a quiet point, and the answers since.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace

from desktop_app.engine import timeline, veil
from desktop_app.engine.chance import Chance
from desktop_app.engine.codec import clone
from desktop_app.engine.driving import Driver, Policy, by_hand_at
from desktop_app.engine.errors import IllegalAnswer, NotNow, RulesError
from desktop_app.engine.game import Adjustment, Game
from desktop_app.engine.imagining import Imagining
from desktop_app.engine.looking import show
from desktop_app.engine.record import BY_CHANCE, BY_HAND, BY_SEAT, GIVE_UP, Branch, Record, Snapshot
from desktop_app.engine.state import State
from desktop_app.engine.view import View


class Session(Driver):
    """One game being played.

    Attributes:
        state: the live tree. Read it through ``look``; only rules change it.
        question: what must be decided now, or None when the game is over.
        records: every answer so far. ``future``: those undone and not yet replaced.
        log: what happened, for everybody who may read it. ``branches``: lines of play left behind.
        dropped: answers of a loaded save that did not fit the rules of this build.
        policy: answers questions nobody needs to see (auto-pass); what it answers is recorded.
    """

    def __init__(
        self,
        game: Game,
        state: State,
        *,
        keep: bool = True,
        policy: Policy | None = None,
        every_question: bool = False,
    ) -> None:
        """Takes over ``state`` and runs to the first question.

        ``keep`` False takes no snapshots (self-play). With ``every_question`` even one that has a single answer waits
        for somebody to give it.
        """
        state.every_question = every_question
        super().__init__(game, state, [Snapshot(0, 0, clone(state))], keep=keep, policy=policy)
        self._every_question = every_question
        self._drive(deque())

    @classmethod
    def standing_at(cls, game: Game, snapshots: list[Snapshot], *, keep: bool, policy: Policy | None) -> Session:
        """A session that stands at the last of the snapshots and has not been driven yet."""
        session = cls.__new__(cls)
        Driver.__init__(session, game, clone(snapshots[-1].state), snapshots, keep=keep, policy=policy)
        return session

    # -- answering ------------------------------------------------------------------------------------------------

    def answer(self, keys: Sequence[str], by: str = BY_SEAT, seat: str = "") -> None:
        """Answers the open question and runs to the next. ``seat``, where given, is who answers.

        Raises:
            IllegalAnswer: if the keys are not among its options or it is another seat's to answer; nothing changes.
            RulesError: if a rule failed; the game is where it was before the answer.
        """
        question = self.question
        if question is None or seat not in ("", question.seat) or not question.accepts(keys):
            raise IllegalAnswer(f"{list(keys)} does not answer {question and question.fingerprint}")
        if question.pretends:
            self._go_on(keys)
            return
        record = Record(question.fingerprint, list(keys), by)
        at, future, branches = len(self.records), self.future, self.branches
        if future:
            future, branches = future[:], [replace(branch) for branch in branches]
            self._leave_future(record)
        self._policy_rests = False
        self.records.append(record)
        try:
            self._drive(deque(), self._as_meant(record.keys))
        except Exception as error:
            self._go(self.records[:at], at)
            self.future, self.branches = future, branches
            raise RulesError(f"{question.fingerprint} answered {list(keys)}") from error

    def _go_on(self, keys: Sequence[str]) -> None:
        """After a question that only pretended: it leaves no record, and what was undone can still be redone."""
        at = len(self.records)
        try:
            self._drive(deque(), list(keys))
        except Exception as error:
            self._go(self.records[:at], at)
            raise RulesError("a pass failed") from error

    def adjust(self, adjustment: Adjustment) -> None:
        """Does something by hand at this quiet point.

        Raises:
            NotNow: in the middle of an action (finish or undo it first) or when the game is over.
            RulesError: if it cannot be done; nothing has changed.
        """
        if not self.can_adjust():
            raise NotNow("only at a quiet point can the table be adjusted by hand")
        self._put_by_hand(adjustment)

    def give_up(self, seat: str) -> None:
        """A seat gives the game up, at any time: an action that was begun is left behind as another line of play.

        Raises:
            NotNow: when the game is over, or is one that nobody can give up.
            RulesError: if the rules failed; nothing has changed.
        """
        if self.question is None or self.game.give_up is None:
            raise NotNow("there is no game to give up")
        self._put_by_hand(Adjustment(GIVE_UP, seat))

    def _put_by_hand(self, adjustment: Adjustment) -> None:
        """Puts it before whatever has been answered since the last quiet point."""
        rest, line, records, before = self.quiet_at, self._line(), self.records[:], self.future
        branches = [replace(branch) for branch in self.branches]
        record = Record(self._hand(), [json.dumps([*_fields(adjustment)])], BY_HAND)
        del self.records[rest:]
        self.future = line[rest:]
        self._leave_future(record)
        future = self.future
        try:
            self._rebuild([*self.records, record])
        except Exception as error:
            self._go(records, len(records))
            self.future, self.branches = before, branches
            raise RulesError(f"{adjustment} cannot be done") from error
        self.future = timeline.rest(future, self.records[rest + 1 :])

    def can_adjust(self) -> bool:
        """Whether the table may be adjusted by hand now."""
        return self.question is not None and not any(r.by == BY_SEAT for r in self.records[self.quiet_at :])

    def adjustments(self, subject: str) -> list[Adjustment]:
        """What can be done by hand now to a card, a seat or a pile; [] in the middle of an action.

        It is done at the last quiet point, so only what could be done to it there too: since then a row may have moved
        it.
        """
        if not self.can_adjust():
            return []
        game, rest = self.game, self.at_rest()
        if veil.card_behind(game, rest, subject) != veil.card_behind(game, self.state, subject):
            return []
        before = game.adjustments(rest, subject)
        return [each for each in game.adjustments(self.state, subject) if each in before]

    # -- going back and forth -------------------------------------------------------------------------------------

    def undo(self, step: str = "answer") -> bool:
        """Goes back by the last "answer", "action" or "phase"; False when there is nothing to undo.

        Raises:
            ValueError: for another word.
            RulesError: if the rules cannot play to there (a damaged save); nothing has changed.
        """
        last = timeline.last_by_person(self.records)
        if step not in timeline.STEPS_BACK:
            raise ValueError(f"unknown undo step {step!r}")
        if last is None:
            return False
        self.go_to(last)
        target = timeline.undo_target(last, self.marks, step)
        if target < last:
            self.go_to(target)
        return True

    def redo(self) -> bool:
        """Plays the next undone answer again, with what followed by itself; False when there is none.

        Raises:
            RulesError: if the rules cannot play to there (a damaged save); nothing has changed.
        """
        line, at = self._line(), len(self.records)
        if self._begins_by_hand():
            at = self.quiet_at
        following = timeline.after_next_person(line, at)
        if following is None:
            return False
        self._go(line, following)
        return True

    def go_to(self, at: int) -> None:
        """Goes to the moment before record ``at``, back or forward; what comes after can be redone or left.

        Raises:
            RulesError: if the rules cannot play to there (a damaged save); nothing has changed.
        """
        line = self._line()
        while at < len(line) and line[at].by == BY_CHANCE:
            at += 1  # what the dice said stays said
        self._go(line, at)

    def switch(self, branch: Branch) -> None:
        """Takes up a branch; the line left behind becomes one in its place.

        Raises:
            RulesError: if the rules cannot play to there (a damaged save); nothing has changed.
        """
        line = self._line()
        taken_up = [*line[: branch.at], *branch.records]
        self._go(taken_up, len(taken_up))
        self.branches = [other for other in self.branches if other is not branch]
        timeline.reroot(self.branches, branch.at, line)
        left = Branch(branch.name, branch.at, line[branch.at :])
        if left.records:
            self.branches.append(left)

    def _line(self) -> list[Record]:
        """The whole line of play: what was answered and what was undone.

        Something done by hand replaces the answers that a row gave itself since its quiet point.
        """
        if self._begins_by_hand():
            return self.records[: self.quiet_at] + self.future
        return self.records + self.future

    def _go(self, line: list[Record], at: int) -> None:
        """Plays a line up to its record ``at`` and keeps the rest to be redone; all or nothing."""
        before = {name: getattr(self, name) for name in _MOMENT}
        log, marks, snapshots, running = self.log[:], self.marks[:], self.snapshots[:], self._running
        self._policy_rests = True
        self._running = None
        try:
            self._rebuild(line[:at])
        except Exception as error:
            for name, value in before.items():
                setattr(self, name, value)
            self.log, self.marks, self.snapshots, self._running = log, marks, snapshots, running
            self._views.clear()
            raise RulesError(f"the rules cannot play to answer {at}") from error
        if running is not None:
            running.close()
        self.future = timeline.rest(line[at:], self.records[at:])

    def _rebuild(self, records: list[Record]) -> None:
        start = timeline.latest(self.snapshots, timeline.in_common(self.records, records))
        while self.snapshots[-1].at > start.at:
            self.snapshots.pop()
        while self.marks and self.marks[-1].at > start.at:
            self.marks.pop()
        self.records = records[: start.at]
        self.future = []
        del self.log[start.lines :]
        self.state = clone(start.state)
        if self._running is not None:
            self._running.close()
            self._running = None
        self._stand_at(start)
        self._drive(deque(records[start.at :]))

    # -- looking, forking -----------------------------------------------------------------------------------------

    def look(self, seat: str) -> View:
        """What a seat sees now: the game's view, and the cards that the open question shows it if it is asked.

        Whoever looks again before something happens gets the same view; nobody changes it.
        """
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = self.game.view(self.state, seat)
            if self._asked is not None and self._asked.seat == seat:
                show(self.game, self.state, view, self._asked, self._aliases)
        return view

    def eyes(self, seat: str) -> Callable[[], View]:
        """What a bot is given to look with: it leads to the view and to nothing behind it."""

        def look() -> View:
            return self.look(seat)

        return look

    def at_rest(self) -> State:
        """The state at the last quiet point; nobody changes it."""
        return self._rest().state

    def fork(self, seat: str = "", dice: Chance | None = None) -> Session:
        """An independent copy of this moment, without log and history, for what tries things out.

        With a ``seat`` it is what that seat could think of: what it may not see is drawn anew with ``dice`` - hidden
        cards, secret answers, all chance to come - and what it sees is as it is. Without, it is the truth.

        Raises:
            NotNow: if no such copy was found in many tries.
        """
        if seat:
            return self.imagining(seat)(dice or Chance(0))
        rest = self._rest()
        copy = Session.standing_at(self.game, [Snapshot(0, 0, rest.state, rest.visit)], keep=False, policy=self.policy)
        copy.play_again(self.records[rest.at :])
        return copy

    def imagining(self, seat: str) -> Imagining[Session]:
        """Forks of this moment as ``fork(seat, dice)`` makes one, for whoever wants many: call it with the dice."""
        return Imagining(self, self._rest(), seat)

    def _rest(self) -> Snapshot:
        """The snapshot of the last quiet point; where none was kept the way there is played again."""
        last = self.snapshots[-1]
        if not self.marks or (last.at, last.visit) == (self.marks[-1].at, self.marks[-1].visit):
            return last
        copy = Session.standing_at(self.game, [Snapshot(0, 0, last.state, last.visit)], keep=True, policy=None)
        copy._apart = 0
        copy.play_again(self.records[last.at :])
        there = copy.snapshots[-1]
        rest = Snapshot(last.at + there.at, last.lines + there.lines, there.state, there.visit)
        timeline.keep(self.snapshots, rest)
        return rest

    def _hand(self) -> str:
        """The fingerprint of something done by hand at the last quiet point."""
        mark = self.marks[-1] if self.marks else None
        return self._here() if mark is None else by_hand_at(mark.place, mark.visit)


_MOMENT = ("state", "question", "records", "future", "_asked", "_aliases", "_visit", "_visits_since")
"""What a session sets aside while it tries to play to another moment."""


def _fields(adjustment: Adjustment) -> tuple[str, str, str, int]:
    return adjustment.verb, adjustment.subject, adjustment.target, adjustment.amount
