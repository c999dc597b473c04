"""Keys by themselves."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget


def is_enter(event: QKeyEvent) -> bool:
    """Whether a key is Enter, on the letters or the numbers, and nothing else with it."""
    return alone(event) and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def presses(window: QWidget, event: QKeyEvent) -> bool:
    """Whether a key is Enter on a button of a window, which it presses as Space does."""
    button = window.focusWidget()
    if not is_enter(event) or not isinstance(button, QAbstractButton):
        return False
    button.click()
    return True


def digit(event: QKeyEvent) -> int | None:
    """The digit that a key is, on the letters or the numbers, and nothing else with it."""
    return int(event.text()) if alone(event) and event.text().isdecimal() else None


def alone(event: QKeyEvent) -> bool:
    """Whether nothing is held with a key."""
    return event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
