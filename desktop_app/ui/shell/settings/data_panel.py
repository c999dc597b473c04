"""Where everything lies: the data folder, backups with a look before restoring."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget

from desktop_app.app.errors import LongtableError
from desktop_app.app.profiles.backups import Backup
from desktop_app.app.profiles.restoring import from_elsewhere, take_back
from desktop_app.app.texts.wording import time_ago
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.notice import notice_of_copy, to_try_again
from desktop_app.ui.shell.parts import Panel, Row, link, words
from desktop_app.ui.shell.settings.restore_dialog import RestoreDialog
from desktop_app.ui.shell.settings.trash_panel import show_folder
from desktop_app.ui.widgets.flow import FlowLayout
from desktop_app.ui.widgets.save_to import ask_open

SHOWN = 5


class DataPanel(Panel):
    """A backup is restored only after its preview, and the state before it is backed up first."""

    def __init__(self, desk: Desk) -> None:
        look, texts = desk.looks.look, desk.looks.texts
        super().__init__(look, texts("settings-data"))
        self._desk = desk
        profile = desk.profile
        self.add(words(look, texts("settings-data-folder", path=profile.folder), "hint"))
        self.rows.addWidget(
            self._links(
                link(look, texts("common-show-folder"), lambda: show_folder(profile.folder), "folder-open-outline"),
                link(look, texts("home-backup-now"), self._back_up, "content-save-check-outline"),
                link(look, texts("settings-restore-file"), self._from_file, "tray-arrow-down"),
            )
        )
        self.add(words(look, texts("home-backups"), "label"))
        backups = profile.backups.all()
        if not backups:
            self.rows.addWidget(words(look, texts("home-no-backup"), "hint"))
        for backup in backups[:SHOWN]:
            row = Row(look, time_ago(texts, backup.taken, desk.tables.now()), backup.path.name)
            row.setObjectName(f"backup-{backup.path.stem}")
            row.clicked.connect(lambda _=False, chosen=backup: self.preview(chosen))
            self.rows.addWidget(row)

    def _links(self, *links: QWidget) -> QWidget:
        row = QWidget()
        across = FlowLayout(row, self._desk.looks.look.px(8))
        for each in links:
            across.addWidget(each)
        return row

    def _back_up(self) -> None:
        desk = self._desk
        try:
            backup = desk.profile.backups.take(desk.tables.now())
        except LongtableError as error:
            desk.told.emit(to_try_again(error, self._back_up))
            return
        desk.told.emit(notice_of_copy("settings-backed-up", {}, backup.left_out))
        desk.looks.changed.emit()

    def preview(self, backup: Backup) -> None:
        """Say what restoring would do, part by part, with the button that does what is marked."""
        desk = self._desk
        try:
            preview = desk.profile.backups.preview(backup)
        except LongtableError as error:
            desk.told.emit(error)
            return
        dialog = RestoreDialog(desk, self.window(), preview)
        dialog.wanted.connect(lambda names: self.restore(backup, names))
        dialog.open()

    def restore(self, backup: Backup, names: list[str]) -> None:
        """Bring files of a backup back; the profile is read again."""
        desk = self._desk
        try:
            take_back(desk.profile, backup, names, desk.tables.now())
        except LongtableError as error:
            desk.told.emit(error)
            return
        desk.restored.emit()

    def _from_file(self) -> None:
        """Look into a zip that somebody gave, such as the export of another profile."""
        texts = self._desk.looks.texts
        chosen = ask_open(self, texts("settings-restore-file"), "*.zip")
        if chosen:
            self.preview(from_elsewhere(Path(chosen), self._desk.tables.now()))
