"""The panel of the coach: one suggestion, its reasons, and how it fared against other answers when it was tried."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.app.tables.trying import Trials, scales_of, ways_of
from desktop_app.engine.ask import Option
from desktop_app.ui.table.panels import contents
from desktop_app.ui.table.panels.opener import Opener
from desktop_app.ui.table.panels.panel import Act
from desktop_app.ui.table.panels.ways_board import WaysBoard
from desktop_app.ui.table.play.coach import advise
from desktop_app.ui.table.play.slices import Slices

WIDTH = 560
LONGEST = 2000
"""Milliseconds for which answers are tried."""


class CoachPanel:
    """It speaks only when it is asked, and never plays."""

    def __init__(self, opener: Opener) -> None:
        self._opener, self._table = opener, opener.table
        self._slices = Slices(opener.panel)
        opener.panel.closed.connect(lambda _: self._slices.drop())

    @property
    def working(self) -> bool:
        """Whether answers are being tried."""
        return self._slices.working

    def open(self) -> None:
        """One suggestion with its reasons; one key shows it, one takes it."""
        table = self._table
        question = table.controller.question
        if question is None:
            return
        advice = advise(table.game.play, question, table.view, table.wording)
        if advice is None:
            return
        html, texts = contents.coach(advice), table.texts
        ways, scales = ways_of(question, advice.keys), scales_of(table.game.play)
        if len(ways) < 2 or not scales:
            take = Act(texts("table-coach-take"), lambda: table.controller.answer(advice.keys), "T")
            acts = (self._show_act(advice.keys), take) if advice.things else (take, self._opener.close_act())
            self._opener.open("coach", html, acts=acts)
            return
        board = WaysBoard(table.look, table.wording, table.game, Trials(table.session, table.game.play, ways, scales))
        steps = board.trials.steps()
        take = Act(texts("table-coach-take"), lambda: table.controller.answer(list(ways[board.chosen])), "T")
        more = Act(texts("table-coach-longer"), lambda: self._slices.run(steps, LONGEST), "L", stays=True)
        show = Act(
            texts("table-coach-show"),
            lambda: self._show(ways[board.chosen]),
            texts("shell-key-enter"),
            primary=True,
        )
        self._opener.open("coach", html, acts=(show, take, more), width=WIDTH, figure=board, below=True)
        self._slices.moved.connect(board.tell)
        self._slices.run(steps, LONGEST)

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
