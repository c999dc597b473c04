"""Rows of a settings panel: a switch, a choice, words beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from desktop_app.ui.shell.parts import ChoiceBox, SwitchBox, words
from desktop_app.ui.widgets.look import Look


def switch(look: Look, name: str, text: str, on: bool, take: Callable[[bool], object], hint: str = "") -> QWidget:
    """A check box with a line on what it does."""
    row = QWidget()
    column = QVBoxLayout(row)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    box = SwitchBox(look, text)
    box.setObjectName(name)
    box.setChecked(on)
    box.toggled.connect(take)
    column.addWidget(box)
    if hint:
        below = words(look, hint, "hint")
        below.setContentsMargins(look.px(24), 0, 0, 0)
        column.addWidget(below)
    return row


def choice(
    look: Look, name: str, text: str, choices: Sequence[tuple[str, str]], current: str, take: Callable[[str], object]
) -> QWidget:
    """A labelled list to choose from: pairs of value and words."""
    row = QWidget()
    # In large print words and list stand one above the other.
    beside = QBoxLayout.Direction.LeftToRight if look.theme.print_scale == 1.0 else QBoxLayout.Direction.TopToBottom
    across = QBoxLayout(beside, row)
    across.setContentsMargins(0, 0, 0, 0)
    across.setSpacing(look.px(12))
    across.addWidget(words(look, text), 1)
    box = ChoiceBox(look, text)
    box.setObjectName(name)
    for value, shown in choices:
        box.addItem(shown, value)
    box.setCurrentIndex(box.findData(current))
    box.activated.connect(lambda at: take(box.itemData(at)))
    across.addWidget(box, 2)
    return row
