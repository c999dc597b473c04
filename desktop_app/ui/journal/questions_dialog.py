"""What players ask about a scenario, with answers; behind a warning until somebody of the profile has played it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.app.errors import LongtableError
from desktop_app.app.journal.met import is_known
from desktop_app.games import CARDS
from desktop_app.games.contract.set_up import Answered, Scenario
from desktop_app.ui.journal.checks import rule_button
from desktop_app.ui.library.dialog import Dialog
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.parts import emptied, line, words
from desktop_app.ui.shell.screen import scrolled
from desktop_app.ui.widgets.flow import FlowLayout


class QuestionsDialog(Dialog):
    """Each question with its answer, the rules that it follows from and the cards it speaks of. ``rule_wanted``
    carries a rule to read, in the place of the dialog."""

    rule_wanted = Signal(str)

    def __init__(self, desk: Desk, parent: QWidget, game: str, scenario: Scenario) -> None:
        texts = desk.looks.texts
        title = texts("journal-questions-about", title=scenario.titles[texts.language])
        super().__init__(desk.looks, title, parent, width=820, height=640)
        self._desk, self._texts, self._game, self._scenario = desk, texts, game, scenario
        self._rows = QVBoxLayout()
        self.body.addLayout(self._rows, 1)
        self.foot.addStretch(1)
        self._anyway = self.add_button("read-anyway", texts("journal-questions-anyway"), self._show)
        self._close = self.add_button("close", texts("common-close"), self.accept, "primary")
        if self._is_known():
            self._show()
        else:
            self._warn()
        self._close.setFocus()

    def _is_known(self) -> bool:
        try:
            return is_known(self._game, self._scenario.id, self._desk.profile, self._desk.campaigns.store)
        except LongtableError as error:
            self._desk.told.emit(error)
            return False

    def _warn(self) -> None:
        """That the answers tell what is still to be met, and the way to them all the same."""
        self._rows.addWidget(words(self.look, self._texts("journal-questions-warning"), "prose"))

    def _show(self) -> None:
        """All questions, one under another, in the room of a whole page."""
        self._anyway.hide()
        if self.isVisible():
            self.grow()
        emptied(self._rows)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, self.look.px(14), 0)
        column.setSpacing(self.look.px(10))
        for at, asked in enumerate(self._scenario.questions):
            if at:
                column.addWidget(line())
            column.addLayout(self._answered(asked))
        column.addStretch(1)
        self._rows.addWidget(scrolled(content), 1)

    def _answered(self, asked: Answered) -> QVBoxLayout:
        look, language = self.look, self._texts.language
        column = QVBoxLayout()
        column.setSpacing(look.px(4))
        column.addWidget(words(look, asked.question[language], "title"))
        column.addWidget(words(look, asked.answer[language], "prose"))
        sources = QHBoxLayout()
        sources.setSpacing(look.px(8))
        rules = QWidget()
        flow = FlowLayout(rules, look.px(6))
        for rule in asked.rules:
            flow.addWidget(rule_button(look, self._texts, rule, self._read))
        sources.addWidget(rules, 1)
        titles = CARDS[self._game].title_of
        named = " · ".join(dict.fromkeys(titles(code)[language] for code in asked.cards))
        if named:
            cards = words(look, named, "hint")
            cards.setAlignment(Qt.AlignmentFlag.AlignRight)
            sources.addWidget(cards, 1)
        column.addLayout(sources)
        return column

    def _read(self, rule: str) -> None:
        self.accept()
        self.rule_wanted.emit(rule)
