"""The place on which files may be dropped that are to be brought in."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData
from PySide6.QtWidgets import QFrame, QVBoxLayout

from desktop_app.app.texts.texts import Texts
from desktop_app.ui.shell.parts import words
from desktop_app.ui.widgets.look import Look


def drop_place(look: Look, texts: Texts) -> QFrame:
    """What can be brought in, on the place where it may be dropped."""
    place = QFrame()
    place.setObjectName("drop")
    place.setStyleSheet(f"#drop {{ border: 2px dashed {look.theme.line}; border-radius: {look.px(12)}px; }}")
    column = QVBoxLayout(place)
    column.setContentsMargins(look.px(28), look.px(20), look.px(28), look.px(20))
    column.setSpacing(look.px(10))
    column.addStretch(1)
    column.addWidget(words(look, texts("browser-import-drop"), "title"))
    for kind in ("cards", "decks", "pictures"):
        column.addWidget(words(look, texts(f"browser-import-of-{kind}"), "body"))
    column.addWidget(words(look, texts("browser-import-nothing-yet"), "hint"))
    column.addStretch(1)
    return place


def files_in(held: QMimeData) -> list[Path]:
    """The files and folders that are dropped or were copied."""
    return [Path(url.toLocalFile()) for url in held.urls() if url.isLocalFile()]
