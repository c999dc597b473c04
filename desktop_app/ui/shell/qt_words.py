"""What Qt's own translations leave in English, mostly of its dialog for files: said from our texts instead."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTranslator

from desktop_app.app.texts.texts import Texts

KINDS = "QAbstractFileIconProvider"
GAPS = {
    ("QFileDialog", "&Look in:"): "shell-qt-look-in",
    ("QFileDialog", "Files of &type:"): "shell-qt-files-of-type",
    (KINDS, "Drive"): "shell-qt-drive",
    (KINDS, "Folder"): "shell-qt-folder",
    (KINDS, "File Folder"): "shell-qt-folder",
    (KINDS, "File"): "shell-qt-file",
    (KINDS, "%1 File"): "shell-qt-kind-of-file",
    (KINDS, "Unknown"): "shell-qt-unknown",
}
"""The message for each of them, by the context and the words that Qt knows it by."""


class QtWords(QTranslator):
    """Speaks for these words alone; whatever else is asked for is left to Qt."""

    def __init__(self, texts: Texts, parent: QObject) -> None:
        super().__init__(parent)
        self._texts = texts

    def isEmpty(self) -> bool:
        """Qt does not ask an empty one."""
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        """The words in the language of now, None for those that are not ours."""
        message = GAPS.get((context, source))
        return None if message is None else self._texts(message)
