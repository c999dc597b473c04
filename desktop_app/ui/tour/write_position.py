"""A saved game written as a position file: to practise from, to ask about, to send to somebody."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget

from desktop_app.app.errors import LongtableError
from desktop_app.app.positions.position_export import export_session
from desktop_app.app.storage.leftovers import write_beside
from desktop_app.app.texts.texts import LANGUAGES, Texts
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.home.told import scenario_title
from desktop_app.ui.shell.notice import Notice
from desktop_app.ui.widgets.save_to import ask_save


def ask_and_write(desk: Desk, save_id: str, parent: QWidget | None = None) -> None:
    """Asks for a file and writes the table of a save into it; what happened is told."""
    name = ask_save(parent, desk.looks.texts("tour-export"), f"{save_id}.yaml", "YAML (*.yaml)")
    if name:
        write_position(desk, save_id, Path(name))


def write_position(desk: Desk, save_id: str, path: Path) -> None:
    """Writes the table of a save as it stands at its last quiet point; what happened is told."""
    try:
        table = desk.tables.resume(save_id)
        titles: dict[str, str] = {}
        for language in LANGUAGES:
            texts = Texts(language)
            title = scenario_title(table.header, texts)
            titles[language] = texts("tour-export-title", title=title, round=table.header.round)
        exported = export_session(table.session, titles)
        write_beside(desk.profiles.root, path, exported.text.encode("utf-8"))
    except LongtableError as error:
        desk.told.emit(error)
        return
    desk.told.emit(Notice("tour-export-partly" if exported.left_out else "tour-exported", {"path": str(path)}))
