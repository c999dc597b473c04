"""The menu of the open profile: another one, a new one, its name, its zip, its trash."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QInputDialog, QMenu, QMessageBox, QWidget

from desktop_app.app.errors import LongtableError
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.notice import Notice, notice_of_copy
from desktop_app.ui.widgets.save_to import ask_open, ask_save
from desktop_app.ui.widgets.spelled import spelled


class ProfileMenu:
    """What can be done with profiles. `switch` opens one by id; `choose` shows all of them."""

    def __init__(
        self, desk: Desk, switch: Callable[[str], object], choose: Callable[[], object], parent: QWidget
    ) -> None:
        self._desk, self._switch, self._choose, self._parent = desk, switch, choose, parent

    def popup(self, button: QWidget) -> QMenu:
        """Open it under its button."""
        texts, desk = self._desk.looks.texts, self._desk
        menu = QMenu(self._parent)
        menu.setFont(desk.looks.look.font("body"))
        menu.addSection(desk.profile.name)
        try:
            entries = desk.profiles.all()
        except LongtableError as error:
            desk.told.emit(error)
            entries = []
        for entry in entries:
            if entry.id != desk.profile.id:
                menu.addAction(spelled(entry.name), partial(self._switch, entry.id))
        menu.addAction(texts("home-profile-new"), self._choose)
        menu.addSeparator()
        menu.addAction(texts("home-profile-rename"), self.rename)
        menu.addAction(texts("home-profile-export"), self.export)
        menu.addAction(texts("home-profile-import"), lambda: import_profile(desk, self._parent))
        menu.addSeparator()
        menu.addAction(texts("home-profile-delete"), self.delete)
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))
        return menu

    def rename(self) -> None:
        """Ask for another name and write it."""
        texts, desk = self._desk.looks.texts, self._desk
        name, agreed = QInputDialog.getText(
            self._parent, texts("home-profile-rename"), texts("home-profile-name"), text=desk.profile.name
        )
        if agreed:
            self.call(name)

    def call(self, name: str) -> None:
        """Give the open profile another name."""
        try:
            self._desk.profiles.rename(self._desk.profile, name)
        except LongtableError as error:
            self._desk.told.emit(error)
            return
        self._desk.renamed.emit()

    def export(self) -> None:
        """Ask where to, and write the profile as one zip."""
        desk, texts = self._desk, self._desk.looks.texts
        path = ask_save(self._parent, texts("home-profile-export"), f"{desk.profile.id}.zip", "*.zip")
        if path:
            self.export_to(Path(path))

    def export_to(self, path: Path) -> None:
        """Write the profile as one zip."""
        try:
            left_out = self._desk.profiles.export(self._desk.profile, path)
        except LongtableError as error:
            self._desk.told.emit(error)
            return
        self._desk.told.emit(notice_of_copy("home-profile-exported", {"path": path}, left_out))

    def delete(self) -> None:
        """Ask once, then move the whole profile to the trash and show the others."""
        desk, texts = self._desk, self._desk.looks.texts
        question = texts("home-profile-delete-question", name=desk.profile.name)
        answer = QMessageBox.question(self._parent, texts("home-profile-delete"), question)
        if answer == QMessageBox.StandardButton.Yes:
            desk.deleted.emit()


def import_profile(desk: Desk, parent: QWidget) -> None:
    """Ask for a zip and add the profile in it."""
    path = ask_open(parent, desk.looks.texts("home-profile-import"), "*.zip")
    if not path:
        return
    try:
        entry = desk.profiles.import_zip(Path(path))
    except LongtableError as error:
        desk.told.emit(error)
        return
    desk.told.emit(Notice("home-profile-imported", {"name": entry.name}))
