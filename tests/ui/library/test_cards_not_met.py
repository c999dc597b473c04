"""Cards of scenarios not played yet are kept back in the library: it says so, and shows them when asked."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton, QPushButton
from pytestqt.qtbot import QtBot

from desktop_app.ui.library.catalogue import catalogue_of
from desktop_app.ui.library.screen import LibraryScreen
from desktop_app.ui.library.unmet_dialog import UnmetDialog
from desktop_app.ui.render.stage import settle
from tests.ui.clipping import faults


def press(screen: LibraryScreen, name: str) -> None:
    button = screen.window().findChild(QAbstractButton, name)
    assert isinstance(button, QAbstractButton)
    button.click()
    settle()


def test_a_scenario_that_was_not_played_keeps_its_cards_back_until_they_are_asked_for(
    library: LibraryScreen, qtbot: QtBot
) -> None:
    desk = library._desk
    desk.change(hide_unmet=True)
    catalogue_of(desk, desk.profile).look_at_scenarios()
    library.search("t:enemy")
    settle()
    notice = library.findChild(QPushButton, "unmet")
    assert isinstance(notice, QPushButton)
    assert notice.isVisible()
    assert "not met yet" in notice.text()
    before = len(library.searching.model.ids)
    press(library, "unmet")
    dialog = library.findChild(UnmetDialog)
    assert dialog is not None
    assert faults(dialog) == []
    press(library, "show-passage_through_mirkwood")
    assert len(library.searching.model.ids) > before
    assert desk.profile.settings.shown_scenarios == ["lotr_lcg:passage_through_mirkwood"]
    press(library, "hide-unmet")
    assert library.searching.withheld == 0
    now = library.findChild(QPushButton, "unmet")
    assert isinstance(now, QPushButton)
    assert now.isHidden()
