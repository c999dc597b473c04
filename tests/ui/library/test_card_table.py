"""The cards as a list: its columns have room for their names, and a heading sorts it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from desktop_app.app.library.fields import field_named
from desktop_app.app.texts.texts import LANGUAGES, Language
from desktop_app.games import playable
from desktop_app.ui.library.catalogue import catalogue_of
from desktop_app.ui.library.results import cell
from desktop_app.ui.library.screen import LibraryScreen
from desktop_app.ui.library.table import CardTable
from desktop_app.ui.render.stage import Stage
from desktop_app.ui.shell.desk import Desk
from tests.ui.library.browsing import field


def test_the_table_sorts_through_the_search(library: LibraryScreen) -> None:
    """A heading writes the order; once more turns it round."""
    QTest.keyClicks(field(library), "type:hero")
    as_table = library.findChild(QToolButton, "table")
    assert as_table is not None
    as_table.click()
    header = library.browser.table.horizontalHeader()
    attack = [column.id for column in library.searching.model.columns].index("attack")
    header.sectionClicked.emit(attack)
    header.sectionClicked.emit(attack)
    assert "sort:-attack" in library.browser.field.text()
    attacks = [library.searching.model.record_at(row).number_of("attack") or 0 for row in range(6)]
    assert attacks == sorted(attacks, reverse=True)


def test_subtitles_stand_in_the_list_in_the_language_of_the_person(qapp: QApplication, desk: Desk) -> None:
    card = catalogue_of(desk, desk.profile).library.index.titled("lotr_tcg", "Aragorn, Heir of Elendil")[0]
    subtitle = field_named("subtitle", "lotr_tcg")
    assert cell(card, subtitle, "en") == "Heir of Elendil"
    assert cell(card, subtitle, "es") == "Heredero de Elendil"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_column_of_the_list_has_room_for_its_name(library: LibraryScreen, language: Language) -> None:
    library.looks.take(library.looks.settings.changed(language=language))
    library.browser.show_view("table")
    table = library.browser.table
    header, model = table.horizontalHeader(), table.model()
    for column in range(model.columnCount()):
        name = str(model.headerData(column, Qt.Orientation.Horizontal))
        assert header.fontMetrics().horizontalAdvance(name) < table.columnWidth(column) - 16, name


def test_in_a_wide_window_columns_leave_room_they_do_not_need_to_the_last(library: LibraryScreen, qtbot: QtBot) -> None:
    library.resize(1740, 1009)
    library.browser.show_view("table")
    qtbot.waitUntil(lambda: library.browser.table.isVisible() and bool(library.browser.table.columnWidth(0) > 100))
    table = library.browser.table
    widths = [table.columnWidth(column) for column in range(table.model().columnCount())]
    header = table.horizontalHeader()
    last = header.fontMetrics().horizontalAdvance(
        str(table.model().headerData(len(widths) - 1, Qt.Orientation.Horizontal))
    )
    assert sum(widths[:-1]) + last <= table.viewport().width(), "the name of every column is in sight"
    assert all(table.sizeHintForColumn(column) <= wide for column, wide in enumerate(widths)), "and no word is cut"


def test_in_a_usual_window_the_list_is_whole_from_the_title_to_the_set(library: LibraryScreen, qtbot: QtBot) -> None:
    """Where all titles can be looked at, their column leaves to the others what none of them needs."""
    library.resize(1920, 1009)
    library.browser.show_view("table")
    table = library.browser.table
    qtbot.waitUntil(lambda: table.isVisible() and bool(table.columnWidth(0) > 100))
    assert table.horizontalScrollBar().maximum() == 0
    titles = [table.model().index(row, 0).data() for row in range(table.model().rowCount())]
    widest = max(table.fontMetrics().horizontalAdvance(title) for title in titles)
    assert widest < table.columnWidth(0), "and no title is cut"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", playable())
def test_the_edge_of_a_list_that_is_scrolled_sideways_cuts_the_name_of_no_column(
    qapp: QApplication, game: str, language: Language
) -> None:
    """Of the TCG one read Vitalida."""
    with Stage((1366, 768), language, "daylight", game) as stage:
        stage.show("library-list")
        stage.picture()
        (table,) = (each for each in stage.window.findChildren(CardTable) if each.isVisible())
        header, edge, model = table.horizontalHeader(), table.viewport().width(), table.model()
        for column in range(model.columnCount()):
            start = header.sectionViewportPosition(column)
            name = str(model.headerData(column, Qt.Orientation.Horizontal))
            wide = header.fontMetrics().horizontalAdvance(name)
            assert start >= edge or start + wide + 12 < edge, name
            assert wide + 16 <= table.columnWidth(column), name


def test_the_numbers_of_a_fellowship_are_in_sight_in_a_list_of_a_small_window(qapp: QApplication) -> None:
    with Stage((1366, 768), "es", "daylight", "lotr_tcg") as stage:
        stage.show("library-list")
        stage.picture()
        (table,) = (each for each in stage.window.findChildren(CardTable) if each.isVisible())
        names = [str(table.model().headerData(at, Qt.Orientation.Horizontal)) for at in range(7)]
        assert names[-1] == "Vitalidad"
        assert sum(table.columnWidth(at) for at in range(7)) <= table.viewport().width()


def test_rows_of_the_list_reach_to_the_edge_where_their_words_need_less(library: LibraryScreen, qtbot: QtBot) -> None:
    library.resize(2600, 1009)
    library.browser.show_view("table")
    table = library.browser.table
    qtbot.waitUntil(lambda: table.isVisible() and bool(table.columnWidth(0) > 100))
    widths = [table.columnWidth(column) for column in range(table.model().columnCount())]
    assert sum(widths) == table.viewport().width()
