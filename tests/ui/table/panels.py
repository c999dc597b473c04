"""The keys that open the panels of the table, each with Ctrl."""

from __future__ import annotations

from PySide6.QtCore import Qt

CONTROL = Qt.KeyboardModifier.ControlModifier
KEYS = {
    "history": Qt.Key.Key_H,
    "waiting": Qt.Key.Key_W,
    "coach": Qt.Key.Key_G,
    "odds": Qt.Key.Key_O,
    "text-board": Qt.Key.Key_T,
    "note": Qt.Key.Key_N,
}
