"""The field of a search: what it offers, which keys take it, and what it says of an error."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop_app.ui.library.screen import LibraryScreen
from tests.ui.library.browsing import field, titles


def test_every_letter_narrows_the_search(library: LibraryScreen) -> None:
    """A title is found while it is typed, without accents and case."""
    QTest.keyClicks(field(library), "eow")
    assert titles(library) == ["Éowyn"]


def test_completion_offers_values_and_tab_takes_one(library: LibraryScreen) -> None:
    """After a field come its values, with the keyboard alone."""
    QTest.keyClicks(field(library), "type:al")
    assert library.browser.field.suggestions[0] == "Ally"
    QTest.keyClick(library.browser.field, Qt.Key.Key_Tab)
    assert library.browser.field.text() == "type:Ally"
    assert {library.searching.model.record_at(row).type for row in range(5)} == {"ally"}


def test_an_error_names_its_column_and_keeps_the_cards(library: LibraryScreen) -> None:
    """A mistyped value is told; what was found before stays in sight."""
    QTest.keyClicks(field(library), "type:ally")
    found = titles(library)
    library.browser.field.setText("type:ally cost<=three")
    assert library.searching.error is not None
    assert library.searching.error.column > len("type:ally")
    assert titles(library) == found
    QTest.keyClick(library.browser.field, Qt.Key.Key_Escape)
    QTest.keyClick(library.browser.field, Qt.Key.Key_Escape)
    assert library.browser.field.text() == ""
    assert library.searching.error is None


@pytest.mark.parametrize("typed", ["type:event", "t:ally", "sphere:lore", "is:unique", "trait:dwarf"])
def test_a_finished_word_has_no_list_over_the_cards(library: LibraryScreen, typed: str) -> None:
    QTest.keyClicks(field(library), typed)
    assert library.browser.field.suggestions == []
    QTest.keyClick(library.browser.field, Qt.Key.Key_Down)
    assert library.browser.grid.hasFocus()


def test_the_arrow_goes_through_the_list_and_on_to_the_cards(library: LibraryScreen) -> None:
    QTest.keyClicks(field(library), "type:e")
    offered = library.browser.field.suggestions
    assert offered
    for _ in offered:
        assert library.browser.field.hasFocus()
        QTest.keyClick(library.browser.field, Qt.Key.Key_Down)
    QTest.keyClick(library.browser.field, Qt.Key.Key_Down)
    assert library.browser.grid.hasFocus()
    assert library.browser.field.suggestions == []


def marked(library: LibraryScreen) -> str:
    """The word of the list under the field that Enter would take, "" for none."""
    shown = library.browser.field._list
    word = shown.marked() if shown is not None else None
    return word.text if word is not None else ""


@pytest.mark.parametrize(
    ("typed", "offered"),
    [("k:ran", "Ranger"), ("keyword:ran", "Ranged"), ("stewa", '"Steward of Gondor"'), ("title:glor", "Glorfindel")],
)
def test_traits_keywords_and_titles_are_offered(library: LibraryScreen, typed: str, offered: str) -> None:
    QTest.keyClicks(field(library), typed)
    assert offered in library.browser.field.suggestions
    assert marked(library) == ""
    for _ in library.browser.field.suggestions:
        QTest.keyClick(library.browser.field, Qt.Key.Key_Down)
        if marked(library) == offered:
            break
    assert marked(library) == offered
    QTest.keyClick(library.browser.field, Qt.Key.Key_Return)
    assert library.browser.field.text().endswith(offered)
    assert titles(library)


def test_tab_leads_past_what_would_wipe_the_search(library: LibraryScreen) -> None:
    QTest.keyClicks(field(library), "gondor ")
    for _ in range(3):
        for key in (Qt.Key.Key_Tab, Qt.Key.Key_Space):
            focused = QApplication.focusWidget()
            assert focused is not None
            QTest.keyClick(focused, key)
        assert library.browser.field.text().startswith("gondor")
