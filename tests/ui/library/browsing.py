"""Hands on a library: what is typed, the filters, and what is found."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QCheckBox, QWidget

from desktop_app.ui.library.screen import LibraryScreen
from desktop_app.ui.library.search_field import SearchField


def field(screen: LibraryScreen) -> SearchField:
    """The search field, empty and with the keyboard."""
    screen.browser.field.clear()
    screen.browser.field.setFocus()
    return screen.browser.field


def titles(screen: LibraryScreen) -> list[str]:
    """The titles found, in order."""
    model = screen.searching.model
    return [model.record_at(row).title for row in range(model.rowCount())]


def box(screen: QWidget, name: str) -> QCheckBox:
    """The filter of that name."""
    return next(each for each in screen.findChildren(QCheckBox) if each.accessibleName().startswith(f"{name},"))


def search(library: LibraryScreen, text: str) -> None:
    """What is in the field once somebody has looked up from it: the cards, and then what stands beside them."""
    library.browser.field.setText(text)
    assert not library.settled
    QApplication.processEvents()
    assert library.settled
