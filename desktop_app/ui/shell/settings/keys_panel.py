"""The keys of the table: a preset, and every action with the key a person gave it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget

from desktop_app.app.texts.texts import Texts
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.notice import Notice
from desktop_app.ui.shell.parts import Panel, link, words
from desktop_app.ui.shell.settings.fields import choice
from desktop_app.ui.table.keys import PRESETS, Keys, action_name, key_name
from desktop_app.ui.widgets.look import Look

_BARE = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)


MOST_SHOWN = 2
"""How many of an action's keys its button has room for."""


class KeyButton(QPushButton):
    """Shows the keys of an action; pressed, it takes the next key one types. Escape leaves it as it is."""

    taken = Signal(str)

    def __init__(self, look: Look, texts: Texts, keys: tuple[str, ...], name: str) -> None:
        super().__init__()
        self._texts, self._keys, self._waiting = texts, keys, False
        self.setProperty("compact", True)
        self.setFont(look.font("label"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._name = name
        self.clicked.connect(self._wait)
        self._show()

    def _show(self) -> None:
        # A keyboard has two keys of one name, as Enter.
        shown = list(dict.fromkeys(key_name(self._texts, key) for key in self._keys))[:MOST_SHOWN]
        words_ = self._texts("settings-key-change") if self._waiting else ", ".join(shown)
        self.setText(words_ or self._texts("settings-key-none"))
        self.setAccessibleName(f"{self._name}: {self.text()}")

    def _wait(self) -> None:
        self._waiting = True
        self._show()

    def event(self, event: QEvent) -> bool:
        """Takes Tab, and keys that are shortcuts, too while it waits."""
        if self._waiting and event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if self._waiting and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            self.keyPressEvent(event)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The new keys."""
        if not self._waiting:
            super().keyPressEvent(event)
            return
        if event.key() in _BARE:
            return
        self._waiting = False
        self._show()
        if event.key() != Qt.Key.Key_Escape:
            self.taken.emit(QKeySequence(event.keyCombination()).toString(QKeySequence.SequenceFormat.PortableText))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Going elsewhere leaves it as it is."""
        super().focusOutEvent(event)
        if self._waiting:
            self._waiting = False
            self._show()


class KeysPanel(Panel):
    """Changes are kept beside the preset, so another preset keeps them too."""

    def __init__(self, desk: Desk) -> None:
        look, texts, settings = desk.looks.look, desk.looks.texts, desk.looks.settings
        super().__init__(look, texts("settings-keys"))
        self._desk = desk
        self.add(
            choice(
                look,
                "keys-box",
                texts("settings-key-preset"),
                [(each, texts(f"settings-key-preset-{each}")) for each in PRESETS],
                settings.key_preset,
                lambda value: desk.change(key_preset=value),
            )
        )
        grid_of = QWidget()
        grid = QGridLayout(grid_of)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(look.px(12))
        grid.setVerticalSpacing(look.px(4))
        grid.setColumnMinimumWidth(0, look.px(210))
        grid.setColumnStretch(0, 3)
        grid.setColumnStretch(1, 2)
        self.keys = Keys(settings.key_preset, settings.key_bindings)
        for index, (action, keys) in enumerate(self.keys.bindings.items()):
            name = action_name(texts, action)
            button = KeyButton(look, texts, keys, name)
            button.setObjectName(f"key-{action}")
            button.taken.connect(lambda key, which=action: self._bind(which, key))
            grid.addWidget(words(look, name), index, 0)
            grid.addWidget(button, index, 1)
        self.add(grid_of)
        if settings.key_bindings:
            self.add(link(look, texts("settings-key-reset"), lambda: desk.change(key_bindings={}), "restore"))

    def _bind(self, action: str, key: str) -> None:
        desk, texts = self._desk, self._desk.looks.texts
        other = self.keys.action(key)
        if other and other != action:
            told = {"keys": key_name(texts, key), "action": action_name(texts, other)}
            desk.told.emit(Notice("settings-key-taken", told, good=False))
            return
        desk.change(key_bindings={**desk.looks.settings.key_bindings, action: key})
