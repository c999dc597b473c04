"""Buttons of the prompt that are used again: to make one and dress it takes as long as a tenth of an answer."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QBoxLayout

from desktop_app.ui.widgets.key_button import KeyButton
from desktop_app.ui.widgets.look import Look

Kind = tuple[str, bool]
"""What a button stays while it is used again: its role, and whether it can be pressed."""


class Spare:
    """Gives out buttons in one look, and takes them back."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._spare: dict[Kind, list[KeyButton]] = {}
        self._given: dict[KeyButton, Kind] = {}
        self._acts: dict[KeyButton, Callable[[], None]] = {}

    def give(self, text: str, key: str, role: str, act: Callable[[], None], *, enabled: bool) -> KeyButton:
        """A button that says this and does that, for somebody to put into a row and show."""
        kind = (role, enabled)
        spare = self._spare.get(kind)
        if spare:
            button = spare.pop()
            button.say(text, key)
        else:
            button = KeyButton(self._look, text, key, role, enabled=enabled)
            button.clicked.connect(lambda: self._acts[button]())
        self._given[button], self._acts[button] = kind, act
        return button

    def take_back(self, row: QBoxLayout) -> None:
        """Takes all that were given out of a row, without a name or a tip. They stay in sight, for most are given again
        at once: to hide one and show it has the whole window laid out anew."""
        for button, kind in reversed(self._given.items()):
            row.removeWidget(button)
            button.setObjectName("")
            button.setToolTip("")
            self._spare.setdefault(kind, []).append(button)
        self._given.clear()
        self._acts.clear()

    def put_away(self) -> None:
        """Hides those that were not given again; nothing of what they said is left on them."""
        for spare in self._spare.values():
            for button in spare:
                button.hide()
                button.say("", "")

    def forget(self) -> None:
        """Makes all anew from now on."""
        for spare in self._spare.values():
            for button in spare:
                button.hide()
                button.deleteLater()
        self._spare.clear()
