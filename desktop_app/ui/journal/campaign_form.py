"""The campaign itself: what it is called, whether it goes on, its notes, and the sections that its keeper adds."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.app.journal.campaign import LONGEST_TITLE, Campaign
from desktop_app.app.journal.chronicle import section_name
from desktop_app.app.journal.writing import own_section
from desktop_app.app.texts.folding import one_line
from desktop_app.games.contract.campaigns import Section
from desktop_app.ui.journal.form import Form
from desktop_app.ui.journal.picture_strip import PictureStrip
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.parts import ChoiceBox, SwitchBox, words

KINDS = ("names", "names-borne", "names-player", "number", "number-player")
"""What a section of one's own can be: lines of words or a sum, for everybody or for each player."""


class CampaignForm(Form):
    """`written` carries the campaign with what was changed."""

    written = Signal(object)

    def __init__(self, desk: Desk, parent: QWidget, campaign: Campaign) -> None:
        texts = desk.looks.texts
        super().__init__(desk.looks, texts("journal-about"), parent, width=820, height=620)
        self._texts, self._campaign = texts, campaign
        self.title = self.field("title", texts("journal-title"), campaign.title)
        self.row(texts("journal-title"), self.title)
        self.over = SwitchBox(self.look, texts("journal-finished"))
        self.over.setObjectName("finished")
        self.over.setChecked(campaign.finished)
        self.body.addWidget(self.over)
        self.notes = self.prose("notes", texts("journal-notes"), campaign.notes)
        self.body.addWidget(words(self.look, texts("journal-notes"), "label"))
        self.body.addWidget(self.notes, 1)
        self.body.addWidget(PictureStrip(desk.looks, desk.campaigns.store.album, (), self.notes, at_once=True))
        self._add_sections()
        self.foot.addStretch(1)
        self.add_button("cancel", texts("browser-cancel"), self.reject)
        self.add_button("write", texts("journal-write"), self._write, "primary")
        self.notes.setFocus()

    def campaign(self) -> Campaign:
        """The campaign as the form tells it now."""
        sections = self._campaign.sections
        name = one_line(self.section.text(), LONGEST_TITLE)
        if name:
            kind, _, more = self.kind.currentData().partition("-")
            made = Section(
                "", "number" if kind == "number" else "names", name, by_player=more == "player", borne=more == "borne"
            )
            sections = (*sections, own_section(self._campaign, made))
        return self._campaign.changed(
            title=one_line(self.title.text(), LONGEST_TITLE) or self._campaign.title,
            finished=self.over.isChecked(),
            notes=self.notes.toPlainText(),
            sections=sections,
        )

    def _add_sections(self) -> None:
        """What sections there are, and the fields of one more."""
        texts = self._texts
        named = ", ".join(section_name(section, texts) for section in self._campaign.sections)
        column = QVBoxLayout()
        column.addWidget(
            words(self.look, texts("journal-sections", sections=named or texts("journal-nothing")), "hint")
        )
        self.section = self.field("new-section", texts("journal-new-section"), hint=texts("journal-new-section-hint"))
        self.kind = ChoiceBox(self.look, texts("journal-section-kind"))
        self.kind.setObjectName("section-kind")
        for kind in KINDS:
            self.kind.addItem(texts(f"journal-section-{kind}"), kind)
        self.body.addLayout(column)
        row: QHBoxLayout = self.row(texts("journal-new-section"), self.section, self.kind)
        row.setStretch(1, 3)
        row.setStretch(2, 2)

    def _write(self) -> None:
        campaign = self.campaign()
        self.accept()
        self.written.emit(campaign)
