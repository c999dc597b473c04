"""The only driver of rules: asks, answers, undoes, saves, loads and forks one game.

Every one of these is the same mechanism: a state at a quiet point, and the answers since.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from typing import Any

from desktop_app.engine import timeline
from desktop_app.engine.ask import Question
from desktop_app.engine.codec import clone
from desktop_app.engine.errors import IllegalAnswer, NotNow, RulesError, TooDeep
from desktop_app.engine.game import Adjustment, Game
from desktop_app.engine.record import BY_CHANCE, BY_HAND, BY_SEAT, BY_SESSION, Branch, Line, Quiet, Record
from desktop_app.engine.state import State

MOST_ANSWERS_OF_A_ROW = 100
MOST_ROWS_WITHOUT_A_QUESTION = 1000

Policy = Callable[[Question], "list[str] | None"]


class Session:
    """One game being played.

    Attributes:
        state: the live tree. Read it through ``view``; only rules change it.
        question: what must be decided now, or None when the game is over.
        records: every answer so far. ``future``: those undone and not yet replaced.
        log: what happened, for everybody who may read it. ``branches``: lines of play left behind.
        dropped: answers of a loaded save that did not fit the rules of this build.
        policy: answers questions nobody needs to see (auto-pass); what it answers is recorded.
    """

    def __init__(self, game: Game, state: State, *, keep: bool = True, policy: Policy | None = None) -> None:
        """Takes over ``state`` and runs to the first question. ``keep`` False takes no snapshots (self-play)."""
        self.game = game
        self.state = state
        self.question: Question | None = None
        self.records: list[Record] = []
        self.future: list[Record] = []
        self.log: list[Line] = []
        self.branches: list[Branch] = []
        self.dropped: list[Record] = []
        self.policy = policy
        self.quiet: list[Quiet] = [Quiet(0, 0, clone(state))]
        self._keep = keep
        self._rule: Coroutine[Question, list[str] | None, Any] | None = None
        self._policy_rests = False
        self._since_quiet = 0
        self._trusted = True
        self._dense_from = 0
        self._stand_at(self.quiet[0])
        self._drive(deque())

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
        record = Record(question.fingerprint, list(keys), by)
        at, future, branches = len(self.records), self.future[:], [replace(branch) for branch in self.branches]
        self._policy_rests = False
        self._leave_future(record)
        self.records.append(record)
        try:
            self._drive(deque(), record.keys)
        except Exception as error:
            self._go(self.records[:at], at)
            self.future, self.branches = future, branches
            raise RulesError(f"{question.fingerprint} answered {list(keys)}") from error

    def adjust(self, adjustment: Adjustment) -> None:
        """Does something by hand at this quiet point.

        Raises:
            NotNow: in the middle of an action (finish or undo it first) or when the game is over.
            RulesError: if it cannot be done; nothing has changed.
        """
        if not self.can_adjust():
            raise NotNow("only at a quiet point can the table be adjusted by hand")
        quiet, line, records, before = self.quiet[-1], self._line(), self.records[:], self.future
        branches = [replace(branch) for branch in self.branches]
        record = Record(self._here(), [json.dumps([*_fields(adjustment)])], BY_HAND)
        del self.records[quiet.at :]
        self.future = line[quiet.at :]
        self._leave_future(record)
        future = self.future
        try:
            self._rebuild([*self.records, record])
        except Exception as error:
            self._go(records, len(records))
            self.future, self.branches = before, branches
            raise RulesError(f"{adjustment} cannot be done") from error
        self.future = timeline.rest(future, self.records[quiet.at + 1 :])

    def can_adjust(self) -> bool:
        """Whether the table may be adjusted by hand now."""
        return self.question is not None and not any(r.by == BY_SEAT for r in self.records[self.quiet[-1].at :])

    # -- driving --------------------------------------------------------------------------------------------------

    def _drive(self, script: deque[Record], answer: list[str] | None = None) -> None:
        """Runs rules until a question needs somebody; the script's answers come first."""
        rows = 0
        while True:
            if self._rule is None:
                if self.state.outcome is not None or not self.state.position:
                    self.question = None
                    return
                rows += 1
                if rows > MOST_ROWS_WITHOUT_A_QUESTION:
                    raise TooDeep(f"more than {MOST_ROWS_WITHOUT_A_QUESTION} rows without a question")
                self._at_quiet_point(script)
                self._rule = self.game.steps.row(self.state.position[-1]).run(self.state)  # type: ignore[assignment]
            try:
                assert self._rule is not None
                question = self._rule.send(answer)
            except StopIteration as finished:
                self._rule = None
                answer = None
                self._collect()
                self.game.steps.advance(self.state, finished.value)
                continue
            self._collect()
            if self.state.outcome is not None:
                self._rule.close()
                self._rule = None
                self.question = None
                return
            answer = self._known_answer(question, script)
            rows = 0
            if answer is None:
                self.question = question
                return

    def _stand_at(self, quiet: Quiet) -> None:
        """Prepares for driving on from a quiet point: driving begins with coming to it."""
        self._visit, self._visits_since = quiet.visit - 1, quiet.at

    def _at_quiet_point(self, script: deque[Record]) -> None:
        self._visit = self._visit + 1 if len(self.records) == self._visits_since else 0
        while script and script[0].by == BY_HAND and script[0].fingerprint == self._here():
            self._apply_by_hand(script.popleft())
        self._visits_since = len(self.records)
        self._since_quiet = 0
        self.state.resolved = 0
        self.state.depth = 0
        if not self._keep:
            return
        point = Quiet(len(self.records), len(self.log), clone(self.state), self._visit)
        if self.quiet[-1].at == point.at:
            self.quiet[-1] = point
        else:
            self.quiet.append(point)
            if timeline.thin(self.quiet):
                self._dense_from = max(self._dense_from, self.quiet[-timeline.KEPT_IN_FULL].at)

    def _known_answer(self, question: Question, script: deque[Record]) -> list[str] | None:
        self._since_quiet += 1
        if self._since_quiet > MOST_ANSWERS_OF_A_ROW and self._keep:
            raise TooDeep(f"more than {MOST_ANSWERS_OF_A_ROW} answers in one row: split it")
        if question.kind == "chance":
            return self._chance(question, script)
        if script:
            known = script[0]
            fits = known.fingerprint == question.fingerprint
            if fits and (self._trusted or question.accepts(known.keys)):
                script.popleft()
                self.records.append(known)
                return known.keys
            self.dropped = list(script)
            script.clear()
        keys = question.forced()
        if keys is None and self.policy is not None and not self._policy_rests:
            keys = self.policy(question)
        if keys is not None:
            record = Record(question.fingerprint, keys, BY_SESSION)
            self._leave_future(record)
            self.records.append(record)
        return keys

    def _chance(self, question: Question, script: deque[Record]) -> list[str]:
        record = Record(question.fingerprint, [str(question.value)], BY_CHANCE)
        if (
            script
            and script[0].by == BY_CHANCE
            and script[0].fingerprint == record.fingerprint
            and _in_range(script[0], question)
        ):
            record = script.popleft()
        elif script:
            self.dropped = list(script)
            script.clear()
        else:
            record = self._as_it_fell(record, question)
            self._leave_future(record)
        self.records.append(record)
        return record.keys

    def _as_it_fell(self, record: Record, question: Question) -> Record:
        """The dice of an undone answer fall as before when that answer is given again, even if they were set."""
        if self.future and self.future[0].by == BY_CHANCE and self.future[0].fingerprint == record.fingerprint:
            return self.future[0] if _in_range(self.future[0], question) else record
        return record

    def _collect(self) -> None:
        news = self.state.news
        if news:
            at = len(self.records)
            self.log.extend(Line(at, message) for message in news)
            self.state.news = []

    # -- by hand --------------------------------------------------------------------------------------------------

    def _here(self) -> str:
        place = "/".join(f"{place.table}.{place.row}" for place in self.state.position)
        return f"hand|{place}|{self._visit}"

    def _apply_by_hand(self, record: Record) -> None:
        verb, subject, target, amount = json.loads(record.keys[0])
        self.game.adjust(self.state, Adjustment(verb, subject, target, amount))
        self.records.append(record)
        self._collect()

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
        target = timeline.undo_target(last, self.quiet, self.game.steps, step)
        while step == "phase" and target <= self._dense_from > 0:
            self._find_earlier_quiet_points()
            target = timeline.undo_target(last, self.quiet, self.game.steps, step)
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
            at = self.quiet[-1].at
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

    def _find_earlier_quiet_points(self) -> None:
        """Plays again from the last quiet point before those that are all known (a save keeps only a few)."""
        line, at, quiet = self._line(), len(self.records), self.quiet
        self.quiet = [point for point in quiet if point.at < self._dense_from]
        try:
            self._go(line, at)
        except RulesError:
            self.quiet = quiet
            raise

    def _begins_by_hand(self) -> bool:
        return bool(self.future) and self.future[0].by == BY_HAND

    def _line(self) -> list[Record]:
        """The whole line of play: what was answered and what was undone.

        Something done by hand replaces the answers that a row gave itself since its quiet point.
        """
        if self._begins_by_hand():
            return self.records[: self.quiet[-1].at] + self.future
        return self.records + self.future

    def _leave_future(self, record: Record) -> None:
        if not self.future:
            return
        following = self.future[0]
        if following.fingerprint == record.fingerprint and following.keys == record.keys:
            self.future.pop(0)
            return
        at = self.quiet[-1].at if self._begins_by_hand() else len(self.records)
        left, self.future = self.future, []
        timeline.reroot(self.branches, at, self.records[:at] + left)
        if timeline.has_person(left):
            self.branches.append(Branch(timeline.free_name(self.branches), at, left))

    def _go(self, line: list[Record], at: int) -> None:
        """Plays a line up to its record ``at`` and keeps the rest to be redone; all or nothing."""
        kept = (self.state, self.question, self.records, self.future, self.log[:], self.quiet[:], self._rule)
        self._policy_rests = True
        self._rule = None
        try:
            self._rebuild(line[:at])
        except Exception as error:
            self.state, self.question, self.records, self.future, self.log, self.quiet, self._rule = kept
            raise RulesError(f"the rules cannot play to answer {at}") from error
        if kept[-1] is not None:
            kept[-1].close()
        self.future = timeline.rest(line[at:], self.records[at:])

    def _rebuild(self, records: list[Record]) -> None:
        start = timeline.last_quiet(self.quiet, timeline.in_common(self.records, records))
        while self.quiet and self.quiet[-1].at > start.at:
            self.quiet.pop()
        self._dense_from = min(self._dense_from, start.at)
        self.records = records[: start.at]
        self.future = []
        del self.log[start.lines :]
        self.state = clone(start.state)
        if self._rule is not None:
            self._rule.close()
            self._rule = None
        self._since_quiet = 0
        self._stand_at(start)
        self._drive(deque(records[start.at :]))

    # -- looking, forking -----------------------------------------------------------------------------------------

    def fork(self) -> Session:
        """An independent copy of this moment, without log and history, for bots that try things out."""
        quiet = self.quiet[-1]
        copy = Session.__new__(Session)
        copy.game, copy.policy = self.game, self.policy
        copy.state = clone(quiet.state)
        copy.question, copy.log, copy.branches, copy.future, copy.dropped = None, [], [], [], []
        copy.records = []
        copy.quiet = [Quiet(0, 0, quiet.state)]
        copy._keep, copy._rule, copy._policy_rests, copy._since_quiet = False, None, True, 0
        copy._trusted, copy._dense_from = True, 0
        copy._stand_at(Quiet(0, 0, quiet.state, quiet.visit))
        copy._drive(deque(self.records[quiet.at :]))
        return copy


def _in_range(record: Record, question: Question) -> bool:
    number = record.keys[0] if len(record.keys) == 1 else ""
    return number.isdecimal() and number.isascii() and int(number) < question.below


def _fields(adjustment: Adjustment) -> tuple[str, str, str, int]:
    return adjustment.verb, adjustment.subject, adjustment.target, adjustment.amount
