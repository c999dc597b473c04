"""The decks: all of them in a list, or one of them being built."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop_app.app.decks.wanted import DecksWanted
from desktop_app.app.errors import LongtableError
from desktop_app.ui.decks.editing import Editing
from desktop_app.ui.decks.kinds import first_search
from desktop_app.ui.decks.shelf import DeckShelf
from desktop_app.ui.library.catalogue import Catalogue, catalogue_of
from desktop_app.ui.library.searching import Searching
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.screen import Screen

if TYPE_CHECKING:
    from desktop_app.ui.decks.editor import Editor

WIDE = 1600
"""From this width on the deck builder has the room of a large window."""


class DeckScreen(Screen):
    """`rule_requested` carries the id of a rule, `play_wanted` a game and the id of a deck to play it with."""

    rule_requested = Signal(str)
    play_wanted = Signal(str, str)
    first_focus = "search"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.looks)
        self._desk = desk
        self._just_listed = desk.findChild(Catalogue) is None
        """Whether the catalogue has looked at the decks only now, for this screen: there may be thousands."""
        self.catalogue: Catalogue = catalogue_of(desk, desk.profile)
        self.editing: Editing | None = None
        self._searching: Searching | None = None
        self.editor: Editor | None = None
        self.shelf: DeckShelf | None = None
        self._wide = False
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(0)
        self._again.timeout.connect(self.show_again)
        self.catalogue.changed.connect(self.show_again)

    def build(self) -> QWidget:
        """The list, or the deck builder."""
        if self.editor is not None:
            self.editor.notes.keep()
        wanted = self.shelf.wanted if self.shelf is not None else DecksWanted()
        page = self.editor.page if self.editor is not None else ""  # another theme turns no page
        self.editor = self.shelf = None
        if self.editing is None or self._searching is None:
            if not self._just_listed:
                self.catalogue.decks_changed()
            self._just_listed = False
            self.shelf = DeckShelf(self._desk, self.catalogue, wanted)
            self.shelf.open_wanted.connect(self.open_deck)
            self.shelf.import_wanted.connect(self._import)
            self.shelf.changed.connect(self.show_again)
            return self.shelf
        self._searching.ask(self._searching.text)
        from desktop_app.ui.decks.editor import Editor  # late: the list does not wait for it

        self._wide = self.is_wide()
        self.editor = Editor(self._desk, self.catalogue, self.editing, self._searching, self._wide)
        self.editor.rule_requested.connect(self.rule_requested)
        self.editor.closed.connect(self.close_deck)
        self.editor.play_wanted.connect(self._play)
        self.editor.show_page(page)
        return self.editor

    def open_deck(self, id: str) -> None:
        """Build on a deck."""
        try:
            self.editing = Editing(self.catalogue, id, self)
        except LongtableError as error:
            self._desk.told.emit(error)
            self.show_again()
            return
        self.catalogue.at_hand = self.editing
        self.catalogue.look_at_scenarios()
        self._searching = Searching(self.catalogue, self.looks.texts, self.editing.deck.game, self)
        self._searching.model.caption = self.catalogue.caption(self.looks.texts)
        first = first_search(self.editing.deck, self.catalogue.library.index, self.looks.texts)
        self._searching.ask(self._searching.printed(first))
        self.show_again()

    def _play(self) -> None:
        if self.editing is not None and self.editor is not None:
            self.editor.notes.keep()
            self.play_wanted.emit(self.editing.deck.game, self.editing.id)

    def close_deck(self) -> None:
        """Back to the list."""
        if self.editor is not None:
            self.editor.notes.keep()
        self.editing = self._searching = self.catalogue.at_hand = None
        self.show_again()

    def is_wide(self) -> bool:
        """Whether there is the room of a large window."""
        return self.width() > WIDE * self.looks.look.scale

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another room is laid out anew, once the window has its size."""
        super().resizeEvent(event)
        if self.editor is not None and self._wide != self.is_wide():
            self._again.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """What has been typed is kept when the screen goes."""
        if self.editor is not None:
            self.editor.notes.keep()
        super().hideEvent(event)

    def _import(self) -> None:
        from desktop_app.ui.library.import_dialog import ImportDialog

        dialog = ImportDialog(self._desk, self.catalogue, None, self, self.open_deck)
        dialog.finished.connect(lambda _: self.show_again())
        dialog.open()
