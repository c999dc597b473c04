"""Keys work wherever the focus is: what has it gets only the keys that it needs, all others are the table's."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QPlainTextEdit, QTextEdit, QWidget

from desktop_app.ui.table.parts import Parts

_SCROLLS = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
)
_ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_COPIES = (QKeySequence.StandardKey.Copy, QKeySequence.StandardKey.SelectAll)


class Passing(QObject):
    """Stands before every button and text of one table that takes the focus.

    A read-only text keeps the keys that scroll and copy it, a button Enter, a field to write in everything but Escape
    (back to the table) and the commands that no text knows.
    """

    def __init__(self, table: Parts) -> None:
        super().__init__(table.window)
        self._table = table
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._focus_moved)

    def _focus_moved(self, _: QWidget | None, now: QWidget | None) -> None:
        keeps_keys = isinstance(now, QAbstractButton | QTextEdit | QPlainTextEdit | QLineEdit)
        if now is not None and keeps_keys and self._table.window.isAncestorOf(now):
            now.removeEventFilter(self)
            now.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hands on what is the table's."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent) or not isinstance(watched, QWidget):
            return False
        if isinstance(watched, QLineEdit) or (
            isinstance(watched, QTextEdit | QPlainTextEdit) and not watched.isReadOnly()
        ):
            return self._from_field(watched, event)
        if isinstance(watched, QAbstractButton) and event.key() in _ENTERS:
            watched.click()
            return True
        if isinstance(watched, QTextEdit | QPlainTextEdit) and (
            event.key() in _SCROLLS or any(event.matches(copies) for copies in _COPIES)
        ):
            return False
        return self._hand_on(watched, event)

    def _from_field(self, field: QWidget, event: QKeyEvent) -> bool:
        """While text is typed only the way back and the way round are the table's."""
        if event.key() == Qt.Key.Key_Escape:
            if not self._table.side.isAncestorOf(field):
                return False  # a panel closes itself
            if isinstance(field, QLineEdit):
                self._table.side.log.leave_search()
            self._table.board.setFocus()
            return True
        if event.key() == Qt.Key.Key_F6 or (isinstance(field, QLineEdit) and event.key() in (*_ENTERS, Qt.Key.Key_Tab)):
            self._table.board.setFocus()
            return True
        return False

    def _hand_on(self, watched: QWidget, event: QKeyEvent) -> bool:
        parent = watched.parentWidget()
        if parent is None:
            return False
        QApplication.sendEvent(parent, event)
        return True
