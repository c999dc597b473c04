"""The cards of scenarios that were not played yet: which scenarios hold them back, and how to see them anyway."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.ui.library.catalogue import Catalogue
from desktop_app.ui.library.dialog import Dialog
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.parts import SwitchBox, emptied, line, words


class UnmetDialog(Dialog):
    """Each scenario with its number of cards and a button that shows them; a switch for all, now and later."""

    def __init__(self, desk: Desk, catalogue: Catalogue, parent: QWidget) -> None:
        texts = desk.looks.texts
        super().__init__(desk.looks, texts("browser-unmet-title"), parent, width=620, height=420)
        self._desk, self._catalogue = desk, catalogue
        self.say(texts("browser-unmet-about"), "body")
        self._rows = QVBoxLayout()
        self.body.addLayout(self._rows)
        self.body.addStretch(1)
        always = SwitchBox(self.look, texts("settings-hide-unmet"))
        always.setObjectName("hide-unmet")
        always.setChecked(desk.looks.settings.hide_unmet)
        always.toggled.connect(self._always)
        self.foot.addWidget(always, 1)
        self.add_button("close", texts("common-close"), self.accept, "primary")
        self._show()

    def _show(self) -> None:
        texts, look = self._desk.looks.texts, self.look
        rows = self._rows
        emptied(rows)
        for each in self._catalogue.unmet:
            rows.addWidget(line())
            holder = QWidget()
            row = QHBoxLayout(holder)
            row.setContentsMargins(0, 0, 0, 0)
            title = each.scenario.titles[texts.language]
            row.addWidget(words(look, texts("browser-unmet-of", title=title, count=len(each.cards)), "body"), 1)
            button = look.button(texts("browser-unmet-show"), "button", "eye-outline")
            button.setObjectName(f"show-{each.scenario.id}")
            button.setAccessibleName(f"{button.text()}: {title}")
            button.clicked.connect(partial(self._reveal, each.id))
            row.addWidget(button)
            rows.addWidget(holder)

    def _reveal(self, id: str, _: bool = False) -> None:
        """The cards of one scenario are shown from now on."""
        shown = self._desk.looks.settings.shown_scenarios
        self._desk.change(shown_scenarios=[*shown, id])
        self._catalogue.look_at_scenarios()
        self._show()
        if not self._catalogue.unmet:
            self.accept()

    def _always(self, on: bool) -> None:
        self._desk.change(hide_unmet=on)
        self._catalogue.look_at_scenarios()
        self._show()
