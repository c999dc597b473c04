"""A field for your own note on this game, beside the log; what is written is kept by itself."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look

KEPT_AFTER = 800
"""Milliseconds without a key after which the note is kept."""


class NoteField(QPlainTextEdit):
    """Says ``written`` a moment after the last key, and at once when it loses the focus."""

    written = Signal(str, str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kept = ""
        self._writer = ""
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(KEPT_AFTER)
        self._wait.timeout.connect(self._keep)
        self.textChanged.connect(self._wait.start)
        self.restyle(look)

    def restyle(self, look: Look) -> None:
        """Takes another theme or size."""
        self.setFont(look.font("body"))

    def show_note(self, note: str, writer: str) -> None:
        """Shows the note of a seat as it is kept, unless somebody is writing."""
        if self.hasFocus():
            return
        self._writer = writer
        if note == self.toPlainText():
            return
        self._kept = note
        self.setPlainText(note)
        self._wait.stop()

    def forget(self) -> None:
        """Keeps what was written and shows nothing."""
        self._keep()
        self._kept = ""
        self.clear()
        self._wait.stop()

    @guarded
    def focusOutEvent(self, event: QFocusEvent) -> None:
        """What was written is kept."""
        super().focusOutEvent(event)
        self._keep()

    def _keep(self) -> None:
        self._wait.stop()
        note = self.toPlainText()
        if note != self._kept:
            self._kept = note
            self.written.emit(note, self._writer)
