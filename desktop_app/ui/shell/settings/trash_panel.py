"""The trash: what it holds, the way back for each thing, and its emptying once one has agreed."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop_app.app.errors import LongtableError
from desktop_app.app.storage.trash import Trash, Trashed, erase, trashes
from desktop_app.app.texts.texts import Texts
from desktop_app.app.texts.wording import time_ago
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.notice import Notice
from desktop_app.ui.shell.parts import Panel, Row, link, words

SHOWN = 5
_KILOBYTE = 1024
_LONG_AGO = datetime.min.replace(tzinfo=UTC)


class TrashPanel(Panel):
    """Games, decks and profiles that were deleted, the last first."""

    def __init__(self, desk: Desk) -> None:
        look, texts = desk.looks.look, desk.looks.texts
        super().__init__(look, texts("settings-trash"))
        self._desk = desk
        self._items = self._all()
        self.add(words(look, self._holds(), "hint"))
        for trash, item in self._items[:SHOWN]:
            ago = time_ago(texts, item.when, desk.tables.now()) if item.when else item.path.name
            row = Row(look, item.title(), texts(f"settings-trash-{item.kind}", ago=ago), size_of(texts, item.size()))
            row.setObjectName(f"trash-{item.path.name}")
            row.clicked.connect(partial(self.ask_back, trash, item))
            self.rows.addWidget(row)
        if len(self._items) > SHOWN:
            more = texts("settings-trash-more", count=len(self._items) - SHOWN)
            self.rows.addWidget(words(look, more, "hint"))
        if self._items:
            self.rows.addWidget(self._acts())

    def ask_back(self, trash: Trash, item: Trashed, _: bool = False) -> None:
        """Say what it is, with the button that puts it back."""
        act = ("settings-trash-put-back", lambda: self.put_back(trash, item))
        self._desk.told.emit(Notice("settings-trash-chosen", {"title": item.title()}, acts=(act,)))

    def put_back(self, trash: Trash, item: Trashed) -> None:
        """Bring something back to where it was."""
        title = item.title()
        try:
            trash.put_back(item)
        except LongtableError as error:
            self._desk.told.emit(error)
            return
        self._changed(Notice("settings-trash-is-back", {"title": title}))

    def ask_empty(self) -> None:
        """Say what would go, with the button that erases it."""
        size = size_of(self._desk.looks.texts, sum(item.size() for _, item in self._items))
        act = ("settings-trash-erase", self.empty)
        question = Notice("settings-trash-question", {"count": len(self._items), "size": size}, good=False, acts=(act,))
        self._desk.told.emit(question)

    def empty(self) -> None:
        """Erase what the panel showed for good; what was deleted meanwhile stays."""
        try:
            erase(item for _, item in self._items)
        except LongtableError as error:
            self._desk.told.emit(error)
            return
        self._changed(Notice("settings-trash-emptied"))

    def _changed(self, notice: Notice) -> None:
        from desktop_app.ui.library.catalogue import Catalogue  # late: the settings do not wait for the library

        catalogue = self._desk.findChild(Catalogue)
        if catalogue is not None:
            catalogue.decks_changed()
        desk = self._desk  # the panel itself is made anew
        desk.looks.changed.emit()
        desk.told.emit(notice)

    def _all(self) -> list[tuple[Trash, Trashed]]:
        desk = self._desk
        found: list[tuple[Trash, Trashed]] = []
        for trash in trashes(desk.profiles.root, desk.profile.folder):
            try:
                found += [(trash, item) for item in trash.all()]
            except LongtableError as error:
                self.say(error.text(desk.looks.texts))
        return sorted(found, key=lambda each: each[1].when or _LONG_AGO, reverse=True)

    def _holds(self) -> str:
        return self._desk.looks.texts("settings-trash-holds", count=len(self._items))

    def _acts(self) -> QWidget:
        look, texts = self._desk.looks.look, self._desk.looks.texts
        row = QWidget()
        across = QHBoxLayout(row)
        across.setContentsMargins(0, 0, 0, 0)
        empty = link(look, texts("settings-trash-empty"), self.ask_empty, "trash-can-outline")
        empty.setObjectName("empty-trash")
        across.addWidget(empty)
        folder = self._items[0][0].folder
        across.addWidget(link(look, texts("common-show-folder"), lambda: show_folder(folder), "folder-open-outline"))
        across.addStretch(1)
        return row


def size_of(texts: Texts, size: int) -> str:
    """So many bytes in words, in the unit that suits them."""
    if size < _KILOBYTE * _KILOBYTE:
        return texts("settings-size-kb", size=max(1, round(size / _KILOBYTE)))
    return texts("settings-size-mb", size=round(size / (_KILOBYTE * _KILOBYTE), 1))


def show_folder(folder: Path) -> None:
    """Show a folder in the system's own program."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
