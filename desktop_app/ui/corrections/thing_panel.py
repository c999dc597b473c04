"""One thing with its facts: what is printed by our data, and what a person's own copy says, its words as well."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QPlainTextEdit, QVBoxLayout, QWidget

from desktop_app.app.texts.texts import Texts
from desktop_app.games.contract.corrections import Corrigible, PrintedFact
from desktop_app.ui.shell.parts import ChoiceBox, Panel, words
from desktop_app.ui.widgets.look import Look

CHOICE = 240
"""The width of a choice."""
LINES = 130
"""How high the room for words is."""


class ThingPanel(Panel):
    """``said`` carries a fact and its value; ``taken_back`` that all is as printed again."""

    said = Signal(str, str)
    taken_back = Signal()

    def __init__(
        self, look: Look, texts: Texts, thing: Corrigible, facts: Mapping[str, PrintedFact], mine: Mapping[str, str]
    ) -> None:
        super().__init__(look, thing.titles[texts.language])
        self._texts = texts
        self._written: dict[str, tuple[QPlainTextEdit, str]] = {}
        chosen = {fact: printed for fact, printed in thing.facts.items() if not facts[fact].longest}
        written = [fact for fact in thing.facts if facts[fact].longest and facts[fact].language == texts.language]
        self.say(texts(thing.kind))
        if not thing.sure:
            self.say(texts("corrections-in-doubt"))
        if chosen:
            self.add(self._table(chosen, facts, mine))
        for fact in written:
            self.add(self._words(fact, facts[fact], thing.facts[fact], mine.get(fact, thing.facts[fact])))
        if mine:
            back = look.button(texts("corrections-take-back"), "button", "restore")
            back.setObjectName("take-back")
            back.clicked.connect(self.taken_back)
            self.rows.addWidget(back, 0, Qt.AlignmentFlag.AlignLeft)

    def take_written(self) -> dict[str, str]:
        """The words that were written since they were last taken, by their facts; whoever takes them keeps them."""
        now = {fact: edit.toPlainText().strip() for fact, (edit, _) in self._written.items()}
        found = {fact: text for fact, text in now.items() if text and text != self._written[fact][1]}
        for fact, text in found.items():
            self._written[fact] = (self._written[fact][0], text)
        return found

    def _words(self, fact: str, asked: PrintedFact, printed: str, mine: str) -> QWidget:
        """Room for the words of a person's own copy, under those that we have."""
        look, texts = self.look, self._texts
        room = QWidget()
        whole = QVBoxLayout(room)
        whole.setContentsMargins(0, look.px(6), 0, look.px(6))
        whole.setSpacing(look.px(8))
        whole.setAlignment(Qt.AlignmentFlag.AlignTop)
        whole.addWidget(look.label(texts(asked.name), "label"))
        whole.addWidget(words(look, printed, "body"))
        whole.addWidget(look.label(texts("corrections-mine"), "label"))
        edit = QPlainTextEdit(mine)
        edit.setObjectName(f"fact-{fact}")
        edit.setFont(look.font("body"))
        edit.setTabChangesFocus(True)
        edit.setFixedHeight(look.px(LINES))
        edit.setAccessibleName(texts("corrections-of", fact=texts(asked.name)))
        whole.addWidget(edit)
        keep = look.button(texts("corrections-keep-words"), "button", "check")
        keep.setObjectName(f"keep-{fact}")
        keep.setEnabled(False)
        keep.clicked.connect(lambda: self.said.emit(fact, edit.toPlainText().strip() or printed))
        edit.textChanged.connect(lambda: keep.setEnabled(self._may_keep(asked, edit, mine)))
        whole.addWidget(keep, 0, Qt.AlignmentFlag.AlignLeft)
        whole.addWidget(words(look, texts("corrections-words-hint"), "hint"))
        self._written[fact] = (edit, mine)
        return room

    @staticmethod
    def _may_keep(asked: PrintedFact, edit: QPlainTextEdit, before: str) -> bool:
        """Whether there is something new, and not too much of it; no words at all are those that we have."""
        text = edit.toPlainText().strip()
        return text != before and len(text) <= asked.longest

    def _table(self, printed: Mapping[str, str], facts: Mapping[str, PrintedFact], mine: Mapping[str, str]) -> QWidget:
        look, texts = self.look, self._texts
        table = QWidget()
        whole = QVBoxLayout(table)
        whole.setContentsMargins(0, look.px(6), 0, look.px(6))
        grid = QGridLayout()
        grid.setHorizontalSpacing(look.px(24))
        grid.setVerticalSpacing(look.px(10))
        whole.addLayout(grid)
        for column, heading in enumerate(("corrections-fact", "corrections-printed", "corrections-mine")):
            grid.addWidget(look.label(texts(heading), "label"), 0, column)
        for row, (fact, value) in enumerate(printed.items(), 1):
            grid.addWidget(words(look, texts(facts[fact].name), "body", wrap=False), row, 0)
            grid.addWidget(words(look, self._value(facts[fact], value), "body", wrap=False), row, 1)
            grid.addWidget(self._choice(fact, facts[fact], mine.get(fact, value)), row, 2)
        grid.setColumnStretch(3, 1)
        return table

    def _choice(self, fact: str, asked: PrintedFact, value: str) -> ChoiceBox:
        choice = ChoiceBox(self.look, self._texts("corrections-of", fact=self._texts(asked.name)))
        choice.setObjectName(f"fact-{fact}")
        choice.setFixedWidth(self.look.px(CHOICE))
        for each in asked.values:
            choice.addItem(self._value(asked, each), each)
        choice.setCurrentIndex(choice.findData(value))
        choice.currentIndexChanged.connect(partial(self._chosen, fact, choice))
        return choice

    def _chosen(self, fact: str, choice: ChoiceBox, _: int = 0) -> None:
        self.said.emit(fact, choice.currentData())

    def _value(self, asked: PrintedFact, value: str) -> str:
        return self._texts(asked.values[value]) if asked.values.get(value) else value
