"""What to take back from a backup: each part with a switch, decks and campaigns one by one as well."""

from __future__ import annotations

from functools import partial
from pathlib import PurePosixPath

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.app.errors import LongtableError
from desktop_app.app.profiles.backups import Preview
from desktop_app.app.profiles.restoring import BY_NAME, Part, parts_of, title_in
from desktop_app.ui.library.dialog import Dialog
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.parts import SwitchBox, line, words
from desktop_app.ui.shell.screen import scrolled

INDENT = 28
MOST_FILES = 200
"""So many files of a part are offered one by one."""


class RestoreDialog(Dialog):
    """`wanted` carries the names of the files that are to be brought back."""

    wanted = Signal(list)

    def __init__(self, desk: Desk, parent: QWidget, preview: Preview) -> None:
        texts = desk.looks.texts
        super().__init__(desk.looks, texts("home-backup-restore"), parent, width=620, height=560)
        self._desk, self._texts, self._backup = desk, texts, preview.backup
        self._files: dict[str, SwitchBox] = {}
        self._parts: dict[str, tuple[Part, SwitchBox]] = {}
        counts = {
            "back": len(preview.brought_back),
            "replaced": len(preview.replaced),
            "kept": len(preview.kept),
        }
        self.say(texts("home-backup-preview", **counts), "body")
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, self.look.px(8), 0)
        for part in parts_of(preview):
            column.addWidget(line())
            self._add_part(part, column, on=not preview.backup.foreign)
        if not self._parts:
            column.addWidget(words(self.look, texts("settings-restore-nothing"), "body"))
        column.addStretch(1)
        self.body.addWidget(scrolled(content), 1)
        self.foot.addStretch(1)
        self.add_button("cancel", texts("browser-cancel"), self.reject)
        self._button = self.add_button("restore", texts("settings-restore-chosen"), self._restore, "primary")
        self._settle()

    def chosen(self) -> list[str]:
        """The files that are marked."""
        found = []
        for part, whole in self._parts.values():
            found += [name for name in part.names if self._files.get(name, whole).isChecked()]
        return found

    def _add_part(self, part: Part, column: QVBoxLayout, *, on: bool) -> None:
        texts = self._texts
        counts = texts("settings-restore-counts", back=len(part.brought_back), replaced=len(part.replaced))
        whole = SwitchBox(self.look, f"{texts(f'settings-part-{part.kind}')}: {counts}")
        whole.setObjectName(f"part-{part.kind}")
        whole.setChecked(on)
        column.addWidget(whole)
        self._parts[part.kind] = (part, whole)
        names = [name for name in part.names if name.endswith(".json")] if part.kind in BY_NAME else []
        for name in names[:MOST_FILES]:
            box = SwitchBox(self.look, self._title(name))
            box.setObjectName(f"file-{name}")
            box.setChecked(on)
            box.toggled.connect(lambda _: self._settle())
            self._files[name] = box
            inside = QVBoxLayout()
            inside.setContentsMargins(self.look.px(INDENT), 0, 0, 0)
            inside.addWidget(box)
            column.addLayout(inside)
        whole.toggled.connect(partial(self._mark, names[:MOST_FILES]))

    def _title(self, name: str) -> str:
        """What a deck or campaign is called, or its file where that cannot be read."""
        try:
            content = self._desk.profile.backups.content(self._backup, name)
        except LongtableError:
            content = b""
        return title_in(content) or PurePosixPath(name).stem

    def _mark(self, names: list[str], on: bool) -> None:
        """All files of a part with it."""
        for name in names:
            self._files[name].setChecked(on)
        self._settle()

    def _settle(self) -> None:
        self._button.setEnabled(bool(self.chosen()))

    def _restore(self) -> None:
        names = self.chosen()
        self.accept()
        self.wanted.emit(names)
