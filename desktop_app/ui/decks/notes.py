"""Words about the deck: notes in Markdown, tags, choices of its game; and its versions with their differences."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desktop_app.app.decks.model import Change, compared
from desktop_app.app.texts.texts import Texts
from desktop_app.games import DECKS
from desktop_app.ui.decks.editing import Editing
from desktop_app.ui.shell.parts import ChoiceBox, SwitchBox, emptied, line, link, words
from desktop_app.ui.widgets.look import Look
from desktop_app.ui.widgets.true_bold import RichText

WRITE_AFTER = 700


class NotesPanel(QWidget):
    """Notes as one writes them or as they read, tags with commas between, whether the deck lies built."""

    def __init__(self, editing: Editing, look: Look, texts: Texts) -> None:
        super().__init__()
        self._editing, self._look, self._texts = editing, look, texts
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(8))
        self._add_options(column)
        self._built = SwitchBox(look, texts("deckbuilder-built"))
        self._built.setObjectName("built")
        self._built.setChecked(editing.deck.built)
        self._built.toggled.connect(lambda built: editing.write(built=built))
        column.addWidget(self._built)
        column.addWidget(words(look, texts("deckbuilder-built-hint"), "hint"))
        column.addWidget(look.label(texts("deckbuilder-tags"), "label"))
        self._tags = QLineEdit(", ".join(editing.deck.tags))
        self._tags.setObjectName("tags")
        self._tags.setFont(look.font("body"))
        self._tags.setAccessibleName(texts("deckbuilder-tags"))
        self._tags.setPlaceholderText(texts("deckbuilder-tags-hint"))
        self._tags.editingFinished.connect(self._keep_tags)
        column.addWidget(self._tags)
        head = QHBoxLayout()
        head.addWidget(look.label(texts("deckbuilder-notes"), "label"))
        head.addStretch(1)
        head.addWidget(link(look, texts("deckbuilder-notes-turn"), self._turn))
        column.addLayout(head)
        self._pages = QStackedWidget()
        self.notes = QPlainTextEdit(editing.deck.notes)
        self.notes.setObjectName("deck-notes")
        self.notes.setFont(look.font("body"))
        self.notes.setTabChangesFocus(True)
        self.notes.setAccessibleName(texts("deckbuilder-notes"))
        self._read = RichText()
        self._read.setFont(look.font("prose"))
        self._read.setOpenLinks(False)
        self._read.setAccessibleName(texts("deckbuilder-notes"))
        self._pages.addWidget(self.notes)
        self._pages.addWidget(self._read)
        self._pages.setMinimumHeight(look.px(220))
        column.addWidget(self._pages, 1)
        self._writer = QTimer(self)
        self._writer.setSingleShot(True)
        self._writer.setInterval(WRITE_AFTER)
        self._writer.timeout.connect(self.keep)
        self.notes.textChanged.connect(self._writer.start)
        editing.changed.connect(self._show_again)

    def keep(self) -> None:
        """Write what has been typed."""
        self._writer.stop()
        if self.notes.toPlainText() != self._editing.deck.notes:
            self._editing.write(notes=self.notes.toPlainText())

    def _keep_tags(self) -> None:
        tags = tuple(dict.fromkeys(tag.strip() for tag in self._tags.text().split(",") if tag.strip()))
        if tags != self._editing.deck.tags:
            self._editing.write(tags=tags)

    def _turn(self) -> None:
        self.keep()
        self._read.setMarkdown(self.notes.toPlainText())
        self._pages.setCurrentIndex(1 - self._pages.currentIndex())

    def _show_again(self) -> None:
        deck = self._editing.deck
        if not self._writer.isActive() and self.notes.toPlainText() != deck.notes:
            self.notes.setPlainText(deck.notes)
            self._writer.stop()
        self._tags.setText(", ".join(deck.tags))
        self._built.blockSignals(True)
        self._built.setChecked(deck.built)
        self._built.blockSignals(False)

    def _add_options(self, column: QVBoxLayout) -> None:
        deck, texts = self._editing.deck, self._texts
        for option in DECKS[deck.game].options:
            box = ChoiceBox(self._look, texts(option.name))
            for value in option.values:
                box.addItem(texts(value.name), value.id)
            box.setCurrentIndex(max(0, box.findData(deck.options.get(option.id, option.values[0].id))))
            box.activated.connect(lambda _, key=option.id, chosen=box: self._choose(key, chosen.currentData()))
            column.addWidget(self._look.label(texts(option.name), "label"))
            column.addWidget(box)

    def _choose(self, name: str, value: str) -> None:
        options = {key: kept for key, kept in self._editing.deck.options.items() if key != name}
        self._editing.write(options={**options, name: value} if value else options)


class VersionsPanel(QWidget):
    """Every version that was kept, what has changed since, and the way back to it."""

    def __init__(self, editing: Editing, look: Look, texts: Texts) -> None:
        super().__init__()
        self._editing, self._look, self._texts = editing, look, texts
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(8))
        self._why = QLineEdit()
        self._why.setObjectName("version-note")
        self._why.setFont(look.font("body"))
        self._why.setPlaceholderText(texts("deckbuilder-version-note"))
        self._why.setAccessibleName(texts("deckbuilder-version-note"))
        column.addWidget(self._why)
        keep = look.button(texts("deckbuilder-keep-version"), "button", "bookmark-outline")
        keep.setObjectName("keep-version")
        keep.clicked.connect(self._keep)
        column.addWidget(keep)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(look.px(6))
        column.addLayout(self._rows)
        column.addStretch(1)
        editing.changed.connect(self.fill)
        self.fill()

    def fill(self) -> None:
        """The versions, the last first."""
        emptied(self._rows)
        look, texts, editing = self._look, self._texts, self._editing
        for version in reversed(editing.document.versions):
            self._rows.addWidget(line())
            head = QHBoxLayout()
            head.addWidget(look.label(texts("deckbuilder-version", number=version.number), "button"))
            head.addStretch(1)
            changes = compared(editing.document.version(version.number), editing.deck)
            if changes:
                head.addWidget(self._way_back(version.number))
            self._rows.addLayout(head)
            self._rows.addWidget(words(look, texts("common-date", date=version.saved.date()), "hint"))
            if version.note:
                self._rows.addWidget(words(look, version.note, "body"))
            self._rows.addWidget(words(look, changes_told(changes, editing, texts), "hint"))

    def _way_back(self, number: int) -> QPushButton:
        back = link(self._look, self._texts("deckbuilder-restore"), lambda: self._editing.restore(number))
        back.setAccessibleName(self._texts("deckbuilder-restore-version", number=number))
        return back

    def _keep(self) -> None:
        self._editing.keep_version(self._why.text().strip())
        self._why.clear()


def changes_told(changes: list[Change], editing: Editing, texts: Texts) -> str:
    """Differences in a line: "Since then: +1 Gandalf, −2 Citadel Plate"."""
    if not changes:
        return texts("deckbuilder-no-changes")
    told = []
    for change in changes:
        card = editing.record(change.code)
        title = card.title_in(texts.language) if card is not None else change.title
        step = change.after - change.before
        told.append(f"{'+' if step > 0 else '−'}{abs(step)} {title}")
    return texts("deckbuilder-since", changes=", ".join(told))
