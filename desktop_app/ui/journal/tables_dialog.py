"""Which of the finished games of the profile goes into the journal."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.app.saves.saves import SaveEntry
from desktop_app.games import TENANTS
from desktop_app.ui.library.dialog import Dialog
from desktop_app.ui.shell.home.told import scenario_title
from desktop_app.ui.shell.looks import Looks
from desktop_app.ui.shell.parts import Row
from desktop_app.ui.shell.screen import scrolled


class TablesDialog(Dialog):
    """`chosen` carries the id of a saved game."""

    chosen = Signal(str)

    def __init__(self, looks: Looks, parent: QWidget, saves: Sequence[SaveEntry]) -> None:
        texts = looks.texts
        super().__init__(looks, texts("journal-keep-game"), parent, width=560, height=480)
        if not saves:
            self.say(texts("journal-no-tables"), "body")
        content = QWidget()
        column = QVBoxLayout(content)
        for save in saves:
            column.addWidget(self._row(save))
        column.addStretch(1)
        self.body.addWidget(scrolled(content), 1)
        self.foot.addStretch(1)
        self.add_button("cancel", texts("browser-cancel" if saves else "common-close"), self.reject)

    def _row(self, save: SaveEntry) -> Row:
        texts, header = self.looks.texts, save.header
        results = TENANTS[header.game].results
        told = texts.of(header.game)("journal-table-row", date=header.saved.date(), rounds=header.round)
        outcome = results.get(header.outcome or "", "")
        row = Row(self.look, scenario_title(header, texts), told, texts(outcome) if outcome else "")
        row.setObjectName(f"table-{save.id}")
        row.clicked.connect(lambda: self._choose(save.id))
        return row

    def _choose(self, id: str) -> None:
        self.accept()
        self.chosen.emit(id)
