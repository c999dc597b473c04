"""Where something is saved to and opened from: the dialog begins in the folder of the last time, or among the
documents of the person."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

LAST = "last-folder"
"""Under which name the application knows the folder, as long as it runs."""
_NOT_IN_NAMES = re.compile(r'[\\/:*?"<>|]+')


def usual_folder() -> Path:
    """The folder used last, while it is there, or that of documents; without one the person's own: a dialog takes a
    folder that is not there for the name of a file."""
    application = QCoreApplication.instance()
    last = application.property(LAST) if application is not None else None
    if last and Path(last).is_dir():
        return Path(last)
    documents = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
    return documents if documents.is_dir() else Path.home()


def ask_save(parent: QWidget | None, title: str, name: str, kinds: str = "") -> str:
    """Asks where to save under this name; "" where nobody says."""
    usual = usual_folder() / _NOT_IN_NAMES.sub("-", name)
    return _remembered(QFileDialog.getSaveFileName(parent, title, str(usual), kinds)[0])


def ask_open(parent: QWidget, title: str, kinds: str) -> str:
    """Asks for a file; "" where nobody names one."""
    return _remembered(QFileDialog.getOpenFileName(parent, title, str(usual_folder()), kinds)[0])


def ask_open_several(parent: QWidget, title: str, kinds: str = "") -> list[str]:
    """Asks for files; none where nobody names any."""
    names = QFileDialog.getOpenFileNames(parent, title, str(usual_folder()), kinds)[0]
    return [_remembered(name) for name in names]


def ask_folder(parent: QWidget, title: str) -> str:
    """Asks for a folder; "" where nobody names one."""
    return QFileDialog.getExistingDirectory(parent, title, str(usual_folder()))


def _remembered(name: str) -> str:
    application = QCoreApplication.instance()
    if name and application is not None:
        application.setProperty(LAST, str(Path(name).parent))
    return name
