"""Keys while moments are told: whatever is no command ends the line, and is used up wherever the focus is."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.ui.table.moments.showing import Showing

_ALONE = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
    Qt.Key.Key_CapsLock,
)
_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


class Hushed(QObject):
    """Stands before every widget of one window, but only while its table tells moments."""

    def __init__(self, showing: Showing, window: QWidget) -> None:
        super().__init__(window)
        self._showing, self._window = showing, window
        self._stands = False
        showing.begun.connect(self._stand)
        showing.ended.connect(self._go)
        showing.closed.connect(self._go)

    def _stand(self) -> None:
        application = QApplication.instance()
        if application is not None and not self._stands:
            self._stands = True
            application.installEventFilter(self)

    def _go(self) -> None:
        application = QApplication.instance()
        if application is not None and self._stands:
            self._stands = False
            application.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Uses up the keys of this window that are no commands."""
        if event.type() not in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease) or not isinstance(event, QKeyEvent):
            return False
        if not isinstance(watched, QWidget) or watched.window() is not self._window.window():
            return False
        key = Qt.Key(event.key())
        if key in _ALONE or event.modifiers() & _COMMANDS or Qt.Key.Key_F1 <= key <= Qt.Key.Key_F35:
            return False
        if event.isAutoRepeat():
            return True
        if event.type() == QEvent.Type.KeyRelease:
            self._showing.release()
        elif key == Qt.Key.Key_Escape:
            self._showing.skip_all()
        else:
            self._showing.press()
        return True
