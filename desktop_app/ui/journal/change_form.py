"""Writing what happens between the games: a hero changed by the rules, a line put right by hand, a note."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop_app.app.journal.campaign import Campaign, Entry
from desktop_app.app.journal.chronicle import changes_told, narrator, section_name
from desktop_app.app.journal.naming import called, piece_called
from desktop_app.app.journal.standing import since_last_game, standing_of
from desktop_app.games import CAMPAIGNS
from desktop_app.games.contract.campaigns import Change, Piece, Refused, Swap
from desktop_app.ui.journal.entry_form import EntryForm
from desktop_app.ui.journal.form import Form, whole
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.parts import ChoiceBox, words


class NoteForm(EntryForm):
    """Words alone."""

    def __init__(self, desk: Desk, parent: QWidget, entry: Entry | None = None) -> None:
        given = entry or Entry(id=1, date=desk.tables.now())
        title = "journal-write-note" if entry is None else "journal-mend-entry"
        super().__init__(desk, parent, desk.looks.texts(title), given, width=760, height=500)
        self.title = self.field("title", self._texts("journal-entry-title"), given.title)
        self.row(self._texts("journal-entry-title"), self.title)
        self.add_story()
        self.add_foot()
        self.story.setFocus()

    def entry(self) -> Entry:
        """The entry as the form tells it now."""
        return super().entry().changed(title=self.title.text().strip())


class SwapForm(Form):
    """A player takes another hero. `written` carries the entry; what the rules refuse is said with the rule."""

    written = Signal(object)

    def __init__(self, desk: Desk, parent: QWidget, campaign: Campaign) -> None:
        texts = desk.looks.texts
        super().__init__(desk.looks, texts("journal-swap"), parent, width=620, height=360)
        self._texts, self._campaign, self._now = texts, campaign, desk.tables.now
        self._rules = CAMPAIGNS[campaign.game]
        self._standing = standing_of(campaign)
        self.leaves = ChoiceBox(self.look, texts("journal-leaves"))
        self.leaves.setObjectName("leaves")
        for line in self._standing.of(self._rules.owned):
            name = called(campaign.game, line.name, line.card, texts.language)
            self.leaves.addItem(f"{name} ({line.player})", (line.player, line.name, line.card))
        self.joins = ChoiceBox(self.look, texts("journal-joins"))
        self.joins.setObjectName("joins")
        self.joins.setEditable(True)
        written = self.joins.lineEdit()
        if written is not None:
            written.setPlaceholderText(texts("journal-joins-hint"))
        self.row(texts("journal-leaves"), self.leaves)
        self.row(texts("journal-joins"), self.joins)
        self._preview = words(self.look, "", "body")
        self.body.addWidget(self._preview)
        self.body.addStretch(1)
        self.foot.addStretch(1)
        self.add_button("cancel", texts("browser-cancel"), self.reject)
        self._button = self.add_button("write", texts("journal-write"), self._write, "primary")
        self.leaves.currentIndexChanged.connect(lambda _: self._offer())
        self.joins.currentTextChanged.connect(lambda _: self._show())
        self._offer()

    def found(self) -> tuple[Change, ...] | Refused | None:
        """What the rules say to the hero chosen now; None while none is."""
        chosen = self.leaves.currentData()
        if chosen is None or not self.joins.currentText().strip():
            return None
        player, name, card = chosen
        joins = piece_called(self._campaign.game, self.joins.currentText())
        wanted = Swap(player, Piece(name, card), joins, self._free())
        return self._rules.swap(self._standing, wanted, since_last_game(self._campaign))

    def _free(self) -> tuple[str, ...]:
        """The pieces that nobody has or lost."""
        taken = {line.card for section in (self._rules.owned, self._rules.lost) for line in self._standing.of(section)}
        return tuple(code for code in self._rules.pieces() if code not in taken)

    def _offer(self) -> None:
        """Who may come: those whom nobody has or lost; where none of them is left, the one that should leave."""
        written = self.joins.currentText()
        self.joins.clear()
        chosen = self.leaves.currentData()
        for code in self._free() or ((chosen[2],) if chosen is not None else ()):
            self.joins.addItem(called(self._campaign.game, code, code, self._texts.language))
        self.joins.setCurrentIndex(-1)
        self.joins.setEditText(written)
        self._show()

    def _show(self) -> None:
        found = self.found()
        self._button.setEnabled(isinstance(found, tuple))
        if isinstance(found, Refused):
            self._preview.setText(f"{narrator(self._texts, self._campaign.game).plain(found.told)} {found.rule}")
        elif found:
            told = changes_told(self._campaign, found, self._texts)
            self._preview.setText(self._texts("journal-writes", changes="; ".join(told)))
        else:
            self._preview.setText("")

    def _write(self) -> None:
        found = self.found()
        if isinstance(found, tuple):
            self.accept()
            self.written.emit(Entry(id=1, kind="change", date=self._now(), changes=found))


class LineForm(Form):
    """A line written, taken off or counted by hand in any section. `written` carries the entry."""

    written = Signal(object)

    def __init__(self, desk: Desk, parent: QWidget, campaign: Campaign) -> None:
        texts = desk.looks.texts
        super().__init__(desk.looks, texts("journal-by-hand"), parent, width=640, height=430)
        self._texts, self._campaign, self._now = texts, campaign, desk.tables.now
        self.section = ChoiceBox(self.look, texts("journal-section"))
        self.section.setObjectName("section")
        for section in campaign.sections:
            self.section.addItem(section_name(section, texts), section.id)
        self.deed = ChoiceBox(self.look, texts("journal-deed"))
        self.deed.setObjectName("deed")
        self.player = ChoiceBox(self.look, texts("journal-whose"))
        self.player.setObjectName("player")
        for player in ("", *campaign.players):
            self.player.addItem(player or texts("journal-everybody"), player)
        self.name = self.field("name", texts("journal-line"))
        self.amount = self.number("amount", texts("journal-amount"), 1)
        self.bearer = self.field("bearer", texts("journal-bearer"))
        self.row(texts("journal-section"), self.section, self.deed)
        self.row(texts("journal-line"), self.name, self.amount)
        self._whose = self.row(texts("journal-whose"), self.player)
        self._borne_by = self.row(texts("journal-bearer"), self.bearer)
        self.body.addStretch(1)
        self.foot.addStretch(1)
        self.add_button("cancel", texts("browser-cancel"), self.reject)
        self.add_button("write", texts("journal-write"), self._write, "primary")
        self.section.activated.connect(lambda _: self._fit())
        self._fit()
        self.name.setFocus()

    def change(self) -> Change:
        """The change as the form tells it now."""
        piece = piece_called(self._campaign.game, self.name.text())
        section = self._campaign.section(self.section.currentData())
        counted = section.kind == "number"
        return Change(
            section.id,
            self.deed.currentData(),
            piece.name,
            piece.card,
            self.player.currentData() if section.by_player else "",
            (whole(self.amount) or 0) if counted else 0,
            self.bearer.text().strip() if section.borne else "",
        )

    def _fit(self) -> None:
        """The fields that the chosen section has."""
        if not self.section.count():
            return
        section = self._campaign.section(self.section.currentData())
        self.deed.clear()
        deeds = ("count", "remove") if section.kind == "number" else ("add", "remove", "carry")
        for deed in deeds if section.borne or section.kind == "number" else deeds[:2]:
            self.deed.addItem(self._texts(f"journal-deed-{deed}"), deed)
        self.amount.setVisible(section.kind == "number")
        self.show_row(self._borne_by, section.borne)
        self.show_row(self._whose, section.by_player)

    def _write(self) -> None:
        if self.section.count() and self.name.text().strip():
            self.accept()
            self.written.emit(Entry(id=1, kind="change", date=self._now(), changes=(self.change(),)))
