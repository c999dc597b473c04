"""What all forms of an entry share: its story with pictures, and for one that is mended the ways to move or drop it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop_app.app.journal.album import Album
from desktop_app.app.journal.campaign import Entry
from desktop_app.ui.journal.form import Form
from desktop_app.ui.journal.picture_strip import PictureStrip
from desktop_app.ui.shell.desk import Desk

EARLIER, LATER = -1, 1


class EntryForm(Form):
    """`written` carries the entry; `dropped` and `shifted` (EARLIER or LATER) tell of one that is mended what else can
    become of it."""

    written = Signal(object)
    dropped = Signal()
    shifted = Signal(int)

    def __init__(self, desk: Desk, parent: QWidget, title: str, given: Entry, *, width: int, height: int) -> None:
        super().__init__(desk.looks, title, parent, width=width, height=height)
        self._texts, self._given = desk.looks.texts, given
        self._album: Album = desk.campaigns.store.album
        self.story = self.prose("story", self._texts("journal-story"), given.text)
        self.pictures = PictureStrip(desk.looks, self._album, given.pictures, self.story)

    def entry(self) -> Entry:
        """The entry as the form tells it now."""
        return self._given.changed(text=self.story.toPlainText(), pictures=tuple(self.pictures.names))

    def add_story(self) -> None:
        """Room for the story and its pictures in the body."""
        self.body.addWidget(self.story, 1)
        self.body.addWidget(self.pictures)

    def add_foot(self) -> None:
        """Cancel and write at the right of the foot."""
        self.foot.addStretch(1)
        self.add_button("cancel", self._texts("browser-cancel"), self.reject)
        self.write_button = self.add_button("write", self._texts("journal-write"), self._write, "primary")

    def offer_other_places(self, *, earlier: bool, later: bool) -> None:
        """An entry of the journal can be taken out, or stand elsewhere."""
        ways: list[tuple[str, str, Callable[[], object]]] = [("drop", "trash-can-outline", self.dropped.emit)]
        if earlier:
            ways.append(("earlier-place", "arrow-up", lambda: self.shifted.emit(EARLIER)))
        if later:
            ways.append(("later-place", "arrow-down", lambda: self.shifted.emit(LATER)))
        for at, (name, sign, act) in enumerate(ways):
            button = self.look.button(self._texts(f"journal-{name}"), "quiet", sign)
            button.setObjectName(name)
            button.clicked.connect(lambda _=False, do=act: self._leave(do))
            self.foot.insertWidget(at, button)

    def _leave(self, act: Callable[[], object]) -> None:
        self.accept()
        act()

    def _write(self) -> None:
        entry = self.entry()
        self.accept()
        self.written.emit(entry)
