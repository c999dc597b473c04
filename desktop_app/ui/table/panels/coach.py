"""The panel of the coach: one suggestion, its reasons, and how it fared against other answers when it was tried."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop_app.app.tables.hinting import Hint, hint
from desktop_app.app.tables.trying import Comparison, Trials, scales_of, ways_of
from desktop_app.engine.ask import Option, Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.frozen import replace
from desktop_app.engine.planning import Plan
from desktop_app.ui.table.panels import ahead_text
from desktop_app.ui.table.panels.content import Act
from desktop_app.ui.table.panels.foreseen import reasons
from desktop_app.ui.table.panels.opener import Opener
from desktop_app.ui.table.panels.ways_board import WaysBoard
from desktop_app.ui.table.play.coach import Advice, advice_for, advise
from desktop_app.ui.table.play.slices import Slices
from desktop_app.ui.table.play.thought import Thought

WIDTH = 560
LONGEST = 2000
"""Milliseconds for which answers are tried."""
THOUGHTS = 4
"""So many times the planner thinks on and tells what it has found."""


class CoachPanel:
    """It speaks only when it is asked, and never plays. Where the game has a planner that one thinks, in a process of
    its own; else the game's bot tries answers between two frames."""

    def __init__(self, opener: Opener) -> None:
        self._opener, self._table = opener, opener.table
        self._slices = Slices(opener.panel)
        self._thought = Thought(opener.panel)
        self._thought.come.connect(self._think_on)
        self._hint: Hint | None = None
        self._board: WaysBoard | None = None
        self._left = 0
        self._dice = Chance(1)
        opener.panel.closed.connect(lambda _: self._drop())
        opener.table.controller.answered.connect(self._move_on)

    @property
    def working(self) -> bool:
        """Whether answers are being tried."""
        return self._slices.working or self._thought.goes_on

    def _move_on(self) -> None:
        """What was advised is about a question that is not open any more."""
        if self._opener.panel.showing == "coach":
            self._opener.close()

    def _drop(self) -> None:
        self._slices.drop()
        self._thought.drop()
        self._hint = self._board = None

    def open(self) -> None:
        """One suggestion with its reasons; one key shows it, one takes it."""
        table = self._table
        question = table.controller.question
        if question is None:
            return
        found = hint(table.session, table.game.play, self._dice)
        if found is not None:
            self._open_hint(found, question)
            return
        advice = advise(table.game.play, question, table.view, table.wording)
        if advice is None:
            return
        ways, scales = ways_of(question, advice.keys), scales_of(table.game.play)
        if len(ways) < 2 or not scales:
            self._open_alone(advice)
            return
        trials = Trials(table.session, table.game.play, ways, scales)
        steps = trials.steps()
        board = self._open_board(advice, trials, lambda: self._slices.run(steps, LONGEST))
        self._slices.moved.connect(board.tell)
        self._slices.run(steps, LONGEST)

    # -- the planner ------------------------------------------------------------------------------------------------

    def _open_hint(self, found: Hint, question: Question) -> None:
        advice = self._advice(found, question)
        if len(found.compared) < 2:
            self._open_alone(advice)
            return
        self._board = self._open_board(advice, found, self._think_longer)
        self._hint = found
        self._think_longer()

    def _advice(self, found: Hint, question: Question) -> Advice:
        """The best answer so far, with what the planner found for it first."""
        table = self._table
        advice = advice_for(found.plan.keys, table.game.play, question, table.view, table.wording)
        told = advice.arguments or (((advice.reason, False),) if advice.reason else ())
        return replace(advice, arguments=(*reasons(found, table.wording), *told))

    def _think_longer(self) -> None:
        self._left = THOUGHTS
        self._think()

    def _think(self) -> None:
        if self._hint is not None and not self._thought.goes_on:
            self._left -= 1
            self._thought.wait_for(self._hint.think(self._table.controller.bots.thinker, self._dice))

    def _think_on(self, plan: Plan | None) -> None:
        """Tells what was found so far, and thinks on unless that was the last time."""
        found, board, question = self._hint, self._board, self._table.controller.question
        if plan is None or found is None or board is None or question is not found.question:
            return
        framed = None if board.chosen == found.best else board.keys
        found.take(plan)
        advice = self._advice(found, question)
        self._opener.panel.retell(ahead_text.coach(advice), advice.suggestion)
        numbers = [number for number, fared in enumerate(found.fared) if list(fared.keys) == framed]
        board.choose(numbers[0] if numbers else found.best)
        board.tell()
        self._opener.panel.place()
        if self._left:
            self._think()

    # -- the panel --------------------------------------------------------------------------------------------------

    def _open_alone(self, advice: Advice) -> None:
        texts = self._table.texts
        take = Act(texts("table-coach-take"), lambda: self._table.controller.answer(advice.keys), "T")
        acts = (self._show_act(advice.keys), take) if advice.things else (take, self._opener.close_act())
        self._opener.open("coach", ahead_text.coach(advice), self.open, acts=acts)

    def _open_board(self, advice: Advice, ways: Comparison, longer: Callable[[], None]) -> WaysBoard:
        """The suggestion over the ways that are compared."""
        table, texts = self._table, self._table.texts
        board = WaysBoard(table.look, table.wording, table.game, ways)
        take = Act(texts("table-coach-take"), lambda: table.controller.answer(board.keys), "T")
        more = Act(texts("table-coach-longer"), longer, "L", stays=True)
        show = Act(texts("table-coach-show"), lambda: self._show(board.keys), texts("shell-key-enter"), primary=True)
        html = ahead_text.coach(advice)
        acts = (show, take, more)
        self._opener.open(
            "coach", html, self.open, acts=acts, width=WIDTH, figure=board, below=True, brief=advice.suggestion
        )
        return board

    def _show_act(self, keys: Sequence[str]) -> Act:
        texts = self._table.texts
        words, enter = texts("table-coach-show"), texts("shell-key-enter")
        return Act(words, lambda: self._show(keys), enter, primary=True)

    def _show(self, keys: Sequence[str]) -> None:
        """Frames what an answer is about and marks what it would pick; nothing is answered."""
        draft, controller = self._table.controller.draft, self._table.controller
        if draft is not None and controller.question is not None and controller.question.kind == "some":
            draft.picked[:] = list(keys)
            controller.marked.emit()
        options = [Option.from_key(key) for key in keys]
        thing = next((thing for option in options for thing in (option.source, option.target) if thing), "")
        if thing:
            self._table.scene.focus_on(thing)
            self._table.show_large(thing)
