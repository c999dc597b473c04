"""Mending what an entry between the games wrote into the page: each of its lines put right or taken out."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop_app.app.journal.campaign import Campaign, Entry
from desktop_app.app.journal.chronicle import section_name
from desktop_app.app.journal.naming import called, piece_called
from desktop_app.games.contract.campaigns import Change, Section
from desktop_app.ui.journal.entry_form import EntryForm
from desktop_app.ui.journal.form import whole
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.parts import SwitchBox, words
from desktop_app.ui.shell.screen import scrolled


class ChangeRow(NamedTuple):
    """The fields of one change: whether it stays, its words, its number and its bearer, where it has them."""

    change: Change
    stays: SwitchBox
    name: QLineEdit
    amount: QLineEdit | None
    bearer: QLineEdit | None


class ChangesForm(EntryForm):
    """An entry that changes lines of the page."""

    def __init__(self, desk: Desk, parent: QWidget, campaign: Campaign, entry: Entry) -> None:
        super().__init__(desk, parent, desk.looks.texts("journal-mend-entry"), entry, width=900, height=600)
        self._campaign = campaign
        self.title = self.field("title", self._texts("journal-entry-title"), entry.title)
        self.row(self._texts("journal-entry-title"), self.title)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, self.look.px(8), 0)
        column.setSpacing(self.look.px(6))
        self.rows = [self._row(number, change, column) for number, change in enumerate(entry.changes, 1)]
        column.addStretch(1)
        self.body.addWidget(scrolled(content), 2)
        self.add_story()
        self.add_foot()

    def entry(self) -> Entry:
        """The entry as the form tells it now."""
        changes = tuple(self._told(row) for row in self.rows if row.stays.isChecked())
        return super().entry().changed(title=self.title.text().strip(), changes=changes)

    def _told(self, row: ChangeRow) -> Change:
        change, game = row.change, self._campaign.game
        if row.name.text().strip() != self._called(change):
            piece = piece_called(game, row.name.text())
            change = replace(change, name=piece.name, card=piece.card)
        if row.amount is not None:
            change = replace(change, amount=whole(row.amount) or 0)
        if row.bearer is not None:
            change = replace(change, bearer=row.bearer.text().strip())
        return change

    def _called(self, change: Change) -> str:
        return called(self._campaign.game, change.name, change.card, self._texts.language)

    def _row(self, number: int, change: Change, column: QVBoxLayout) -> ChangeRow:
        texts, known = self._texts, {section.id: section for section in self._campaign.sections}
        section = known.get(change.section, Section(change.section))
        deed = texts(f"journal-deed-{change.deed}")
        where = ", ".join(part for part in (section_name(section, texts), change.player) if part)
        stays = SwitchBox(self.look, texts("journal-stays", deed=deed, section=where))
        stays.setObjectName(f"stays-{number}")
        stays.setChecked(True)
        column.addWidget(stays)
        fields = QHBoxLayout()
        fields.setSpacing(self.look.px(8))
        name = self.field(f"line-{number}", texts("journal-line"), self._called(change))
        fields.addSpacing(self.look.px(28))
        fields.addWidget(name, 3)
        amount = bearer = None
        if change.deed == "count":
            amount = self.number(f"amount-{number}", texts("journal-amount"), change.amount)
            fields.addWidget(amount)
        if section.borne and change.deed in ("add", "carry"):
            bearer = self.field(f"bearer-{number}", texts("journal-bearer"), change.bearer)
            fields.addWidget(words(self.look, texts("journal-bearer"), "label", wrap=False))
            fields.addWidget(bearer, 2)
        column.addLayout(fields)
        return ChangeRow(change, stays, name, amount, bearer)
