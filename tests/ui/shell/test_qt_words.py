"""Where Qt shows its own dialog for files it speaks one language, and not half of another."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QFileInfo
from PySide6.QtWidgets import QFileDialog, QFileIconProvider, QLabel, QWidget

from tests.ui.shell.conftest import Person


def said_by(dialog: QFileDialog) -> set[str]:
    """The words on its labels, and what it calls a folder."""
    labels = {label.text() for label in dialog.findChildren(QLabel) if label.text()}
    return labels | {dialog.labelText(label) for label in QFileDialog.DialogLabel}


def dialog_over(parent: QWidget, folder: Path) -> QFileDialog:
    dialog = QFileDialog(parent, "", str(folder), "JSON (*.json)")
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    return dialog


def test_the_dialog_for_files_speaks_the_language_of_whoever_sits_there(ana: Person, tmp_path: Path) -> None:
    english = said_by(dialog_over(ana.window, tmp_path))
    assert {"&Look in:", "Files of &type:"} <= english
    assert ana.shell.desk is not None
    ana.shell.desk.change(language="es")
    spanish = said_by(dialog_over(ana.window, tmp_path))
    assert not english & spanish
    assert "&Buscar en:" in spanish
    assert QFileIconProvider().type(_info(tmp_path)) == "Carpeta"
    ana.shell.desk.change(language="en")
    assert said_by(dialog_over(ana.window, tmp_path)) == english


def _info(folder: Path) -> QFileInfo:
    return QFileInfo(str(folder))
