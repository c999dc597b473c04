"""One thing with its facts: what is printed by our data, and what a person's own copy says."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from desktop_app.app.texts.texts import Texts
from desktop_app.games.contract import Corrigible, PrintedFact
from desktop_app.ui.shell.parts import ChoiceBox, Panel, words
from desktop_app.ui.widgets.look import Look

CHOICE = 240
"""The width of a choice."""


class ThingPanel(Panel):
    """``said`` carries a fact and its value; ``taken_back`` that all is as printed again."""

    said = Signal(str, str)
    taken_back = Signal()

    def __init__(
        self, look: Look, texts: Texts, thing: Corrigible, facts: Mapping[str, PrintedFact], mine: Mapping[str, str]
    ) -> None:
        super().__init__(look, thing.titles[texts.language])
        self._texts = texts
        self.say(texts(thing.kind))
        if not thing.sure:
            self.say(texts("corrections-in-doubt"))
        self.add(self._table(thing, facts, mine))
        if mine:
            back = look.button(texts("corrections-take-back"), "button", "restore")
            back.setObjectName("take-back")
            back.clicked.connect(self.taken_back)
            self.rows.addWidget(back, 0, Qt.AlignmentFlag.AlignLeft)

    def _table(self, thing: Corrigible, facts: Mapping[str, PrintedFact], mine: Mapping[str, str]) -> QWidget:
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
        for row, (fact, printed) in enumerate(thing.facts.items(), 1):
            grid.addWidget(words(look, texts(facts[fact].name), "body", wrap=False), row, 0)
            grid.addWidget(words(look, self._value(facts[fact], printed), "body", wrap=False), row, 1)
            grid.addWidget(self._choice(fact, facts[fact], mine.get(fact, printed)), row, 2)
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
