"""Running the rules of one game: answers go in, questions come out, and what happened is written down."""

from __future__ import annotations

import json
import sys
from collections import deque
from collections.abc import Callable, Coroutine, Mapping

from desktop_app.engine import timeline, veil
from desktop_app.engine.ask import Question
from desktop_app.engine.codec import clone
from desktop_app.engine.errors import TooDeep
from desktop_app.engine.game import Adjustment, Game
from desktop_app.engine.messages import Message
from desktop_app.engine.record import BY_CHANCE, BY_HAND, BY_SESSION, GIVE_UP, Branch, Line, Mark, Record, Snapshot
from desktop_app.engine.state import State
from desktop_app.engine.view import View

MOST_ANSWERS_OF_A_ROW = 5000
MOST_ROWS_WITHOUT_A_QUESTION = 1000

MOST_FRAMES = 3000
"""How deep Python may go: 50 abilities inside each other, each some 25 frames deep, with room around them.

A frame of a coroutine takes half a kilobyte of stack, so that this stays within the 2 MB of the main thread on Windows.
"""

Policy = Callable[[Question], "list[str] | None"]
Amend = Callable[[Question, Record], Record]


class Driver:
    """Drives the rules from one question that needs somebody to the next, and keeps the way back.

    ``marks`` are all quiet points passed, ``snapshots`` the states at some of them. ``hasty`` answers, where it does,
    before anybody has looked at the options: what tries things out saves most of its time by it.
    """

    def __init__(
        self, game: Game, state: State, snapshots: list[Snapshot], *, keep: bool, policy: Policy | None
    ) -> None:
        """Takes over ``state``, that of the last of the snapshots; nothing has been driven yet."""
        sys.setrecursionlimit(max(sys.getrecursionlimit(), MOST_FRAMES))
        self.game = game
        self.state = state
        self.question: Question | None = None
        self.records: list[Record] = []
        self.future: list[Record] = []
        self._log: list[Line] = []
        self._unread: list[tuple[int, list[Message]]] = []
        self.branches: list[Branch] = []
        self.dropped: list[Record] = []
        self.marks: list[Mark] = []
        self.snapshots = snapshots
        self._every_question = False
        self.policy = policy
        self.hasty: Policy | None = None
        self._policy_rests = False
        self.pretends: Callable[[Question], bool] = lambda question: False
        """Which questions that only pretend, or are guarded, are shown for the pause that they make; the others pass at
        once."""
        self._keep = keep
        self._apart = timeline.APART
        self._trusted = True
        self._amend: Amend | None = None
        self._running: Coroutine[Question, list[str] | None, None] | None = None
        self._script: deque[Record] = deque()
        self._visit = self._visits_since = 0
        self._asked: Question | None = None
        self._aliases: Mapping[str, str] = {}
        self._views: dict[str, View] = {}
        self._stand_at(snapshots[-1])

    def play_again(self, records: list[Record], amend: Amend | None = None, *, trusted: bool = True) -> None:
        """Drives from where it stands with answers given before, which ``amend`` may replace; the policy rests.

        If they are not ``trusted``, those that do not fit are left in ``dropped``.
        """
        self._policy_rests, self._amend, self._trusted = True, amend, trusted
        self._drive(deque(records))
        self._policy_rests, self._amend, self._trusted = False, None, True

    # -- rows and questions ---------------------------------------------------------------------------------------

    def _drive(self, script: deque[Record], answer: list[str] | None = None) -> None:
        """Runs rules until a question needs somebody; the script's answers come first."""
        self._script = script
        running = self._running
        if running is None:
            running = self._running = self._rows()
        state = self.state
        while True:
            try:
                asked = running.send(answer)
            except StopIteration:
                asked = None
            self._collect()
            if asked is None or state.outcome is not None:
                running.close()
                self._running = None
                state.let_go()
                self._open(None)
                return
            question = self._open(asked)
            assert question is not None
            if question.pretends:
                if not script and self.pretends(question):
                    return
                answer = [question.primary]
                continue
            known = self._known_answer(question, script)
            if known is None:
                return
            answer = known if self.game.aliases is None else self._as_meant(known)

    async def _rows(self) -> None:
        """One row after the other, each from the quiet point before it, until the game is over."""
        state, steps = self.state, self.game.steps
        by_place = steps.by_place
        while state.outcome is None and state.position:
            if len(self.records) == self._visits_since:
                self._visit += 1
                if self._visit > MOST_ROWS_WITHOUT_A_QUESTION:
                    raise TooDeep(f"more than {MOST_ROWS_WITHOUT_A_QUESTION} rows without a question")
            else:
                self._visit, self._visits_since = 0, len(self.records)
            if self._script:
                self._repeat_by_hand(self._script)
            if state.resolved or state.pending:
                state.let_go()
            if self._keep:
                self._remember()
            if state.outcome is not None:  # somebody has given the game up
                return
            place = state.position[-1]
            steps.advance(state, await by_place[place.table][place.row].run(state))

    def _open(self, asked: Question | None) -> Question | None:
        """Makes a question the open one, as the seat sees it that is asked."""
        self._asked = self.question = asked
        self._views.clear()
        if self.game.aliases is not None and asked is not None and asked.kind != "chance":
            self._aliases = self.game.aliases(self.state, asked.seat)
            self.question = veil.over(asked, self._aliases)
        return self.question

    def _as_meant(self, keys: list[str]) -> list[str]:
        """The keys of an answer as the rules know them."""
        return veil.lifted(keys, self._aliases) if self.game.aliases is not None else keys

    def _collect(self) -> None:
        """Takes what was said since the last answer: at every question, and before a record or a copy is made."""
        if self.state.news:
            self._unread.append((len(self.records), self.state.news))
            self.state.news = []

    @property
    def log(self) -> list[Line]:
        """Everything that was said, made into lines when somebody reads it: at a table that is only tried out nobody
        does."""
        if self._unread:
            self._log += [Line(at, message) for at, news in self._unread for message in news]
            self._unread.clear()
        return self._log

    @log.setter
    def log(self, lines: list[Line]) -> None:
        self._unread.clear()
        self._log = lines

    # -- answers that are known -----------------------------------------------------------------------------------

    def _known_answer(self, question: Question, script: deque[Record]) -> list[str] | None:
        if len(self.records) - self._visits_since >= MOST_ANSWERS_OF_A_ROW:
            raise TooDeep(f"more than {MOST_ANSWERS_OF_A_ROW} answers in one row")
        if question.kind == "chance":
            return self._chance(question, script)
        if script:
            told = self._told(question, script)
            if told is not None:
                return told
        if question.guarded and self.pretends(question):
            return None
        keys = self.hasty(question) if self.hasty is not None else None
        if keys is None:
            keys = question.forced()
        if self._every_question:
            return None
        if keys is None and self.policy is not None and not self._policy_rests:
            keys = self.policy(question)
        if keys is not None:
            record = Record(question.fingerprint, keys, BY_SESSION)
            if self.future:
                self._leave_future(record)
            self.records.append(record)
        return keys

    def _told(self, question: Question, script: deque[Record]) -> list[str] | None:
        """The script's answer; None when it does not fit, and then all the rest of it is dropped."""
        known = script[0]
        if known.fingerprint == question.fingerprint:
            if self._amend is not None:
                known = self._amend(question, known)
            if self._trusted or question.accepts(known.keys):
                script.popleft()
                self.records.append(known)
                return known.keys
        self.dropped = list(script)
        script.clear()
        return None

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

    # -- quiet points ---------------------------------------------------------------------------------------------

    def _stand_at(self, snapshot: Snapshot) -> None:
        """Prepares for driving on from a quiet point: driving begins with coming to it."""
        self._visit, self._visits_since = snapshot.visit - 1, snapshot.at

    def _remember(self) -> None:
        """Marks the quiet point, and takes a snapshot of it every now and then."""
        state, at = self.state, len(self.records)
        mark = Mark(at, self.game.steps.row(state.position[0]).phase, place_of(state), self._visit)
        if self.marks and self.marks[-1].at == at:
            self.marks[-1] = mark
        else:
            self.marks.append(mark)
        if at - self.snapshots[-1].at >= self._apart:
            self._collect()
            timeline.keep(self.snapshots, Snapshot(at, len(self.log), clone(state), self._visit))

    def _repeat_by_hand(self, script: deque[Record]) -> None:
        """Does what the script says was done by hand at this quiet point."""
        self._collect()
        while script and script[0].by == BY_HAND and script[0].fingerprint == self._here():
            self._apply_by_hand(script.popleft())
            self._visits_since = len(self.records)

    @property
    def quiet_at(self) -> int:
        """The last quiet point: how many records lie before the last quiet point."""
        return self.marks[-1].at if self.marks else self.snapshots[-1].at

    def _here(self) -> str:
        return by_hand_at(place_of(self.state), self._visit)

    def _apply_by_hand(self, record: Record) -> None:
        verb, subject, target, amount = json.loads(record.keys[0])
        subject, target = (veil.card_behind(self.game, self.state, touched) for touched in (subject, target))
        if verb == GIVE_UP and self.game.give_up is not None:
            self.game.give_up(self.state, subject)
        else:
            self.game.adjust(self.state, Adjustment(verb, subject, target, amount))
        self.records.append(record)
        self._collect()

    # -- what was undone ------------------------------------------------------------------------------------------

    def _begins_by_hand(self) -> bool:
        return bool(self.future) and self.future[0].by == BY_HAND

    def _leave_future(self, record: Record) -> None:
        """Goes on with a record: what was undone after it can still be redone, or else becomes a branch."""
        if not self.future:
            return
        following = self.future[0]
        if following.fingerprint == record.fingerprint and following.keys == record.keys:
            self.future.pop(0)
            return
        at = self.quiet_at if self._begins_by_hand() else len(self.records)
        left, self.future = self.future, []
        timeline.reroot(self.branches, at, self.records[:at] + left)
        if timeline.has_person(left):
            self.branches.append(Branch(timeline.free_name(self.branches), at, left))


def place_of(state: State) -> str:
    """Where a game stands, outermost table first."""
    return "/".join([f"{place.table}.{place.row}" for place in state.position])


def by_hand_at(place: str, visit: int) -> str:
    """The fingerprint of something done by hand at a quiet point."""
    return f"hand|{place}|{visit}"


def _in_range(record: Record, question: Question) -> bool:
    number = record.keys[0] if len(record.keys) == 1 else ""
    return number.isdecimal() and number.isascii() and int(number) < question.below
