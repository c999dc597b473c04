"""What a week of browsing asked of the library: counts that follow, completion out of the way, cards read whole."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QToolButton
from pytestqt.qtbot import QtBot

from desktop_app.app.library.fields import field_named
from desktop_app.app.texts.texts import LANGUAGES, Language
from desktop_app.games import playable
from desktop_app.ui.library.catalogue import catalogue_of
from desktop_app.ui.library.facets import CostBars
from desktop_app.ui.library.results import cell, full_title
from desktop_app.ui.library.screen import LibraryScreen
from desktop_app.ui.library.table import CardTable
from desktop_app.ui.render.stage import Stage
from desktop_app.ui.shell.desk import Desk
from tests.ui.library.test_library_screen import box, field, titles

ALLIES = "type:ally"


def counted(library: LibraryScreen, name: str) -> int:
    """The number beside a filter."""
    return int(box(library, name).accessibleName().rpartition(", ")[2])


def search(library: LibraryScreen, text: str) -> None:
    """What is in the field once somebody has looked up from it: the cards, and then what stands beside them."""
    library.browser.field.setText(text)
    assert not library.settled
    QApplication.processEvents()
    assert library.settled


def test_filters_count_what_the_search_leaves(library: LibraryScreen) -> None:
    field(library)
    everywhere = counted(library, "Leadership")
    search(library, ALLIES)
    assert counted(library, "Leadership") == len(titles_of(library, f"{ALLIES} s:leadership")) < everywhere
    assert counted(library, "Hero") == len(titles_of(library, "type:hero")) > 0
    search(library, f"{ALLIES} s:leadership cost:2")
    assert counted(library, "Tactics") == len(titles_of(library, f"{ALLIES} s:tactics cost:2"))
    assert counted(library, "Ally") == len(titles_of(library, "s:leadership cost:2 t:ally"))


def titles_of(library: LibraryScreen, text: str) -> list[int]:
    """What a search finds in the game on the screen."""
    return library.catalogue.library.search(text, library.searching.game)


def test_traits_are_filters_as_well(library: LibraryScreen) -> None:
    field(library)
    box(library, "Dwarf").click()
    assert library.browser.field.text() == "trait:Dwarf"
    assert titles_of(library, "k:dwarf") == list(library.searching.model.ids)
    library.browser.field.setText("k:dwarf|ranger")
    assert box(library, "Dwarf").isChecked()


def test_the_bars_of_costs_follow_the_search(library: LibraryScreen) -> None:
    field(library)
    search(library, f"{ALLIES} s:lore")
    bars = library.findChild(CostBars)
    assert bars is not None
    assert bars.counts == [len(titles_of(library, f"{ALLIES} s:lore cost={cost}")) for cost in range(len(bars.counts))]
    assert sum(bars.counts) > 0


def test_a_card_that_is_not_found_any_more_leaves_the_page_beside(library: LibraryScreen) -> None:
    QTest.keyClicks(field(library), "gimli type:hero")
    library.browser.to_cards()
    assert library._detail.card is not None
    assert library._detail.card.title == "Gimli"
    search(library, "type:event")
    assert library._detail.card.title == titles(library)[0]
    search(library, "sdfghj")
    assert library._detail.card is None
    assert not library._detail.reading.face.isVisible()
    search(library, "legolas type:hero")
    assert library._detail.card is not None
    assert library._detail.reading.face.isVisible()


# --- completion ----------------------------------------------------------------------------------------------


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


def test_enter_opens_the_menu_at_the_card(library: LibraryScreen) -> None:
    QTest.keyClicks(field(library), "gimli type:hero ")
    library.browser.to_cards()
    grid = library.browser.grid
    QTest.keyClick(grid, Qt.Key.Key_Return)
    (menu,) = [each for each in library.findChildren(QMenu) if each.isVisible()]
    card = grid.visualRect(grid.currentIndex())
    middle = grid.viewport().mapToGlobal(card.center())
    assert (menu.geometry().topLeft() - middle).manhattanLength() < 40


# --- the page of a card --------------------------------------------------------------------------------------


def shown_text(library: LibraryScreen) -> str:
    """The words beside the face."""
    label = library._detail.findChild(QLabel, "card-text")
    assert label is not None
    return label.text() if label.isVisible() else ""


def plain(lines: Sequence[str]) -> str:
    """Words without their looks and signs, which have names in a text and pictures on a card."""
    return "".join(re.sub(r"<[^>]*>|[*\s]", "", re.sub(r"\[[^\]]*\]", "", line)) for line in lines)


@pytest.mark.parametrize("width", [1366, 1920])
def test_the_whole_text_of_a_quest_can_be_read_on_both_sides(library: LibraryScreen, qtbot: QtBot, width: int) -> None:
    library.resize(width, 768 if width == 1366 else 1080)
    QTest.keyClicks(field(library), 'title:"flies and spiders" type:quest ')
    library.browser.to_cards()
    card = library._detail.card
    assert card is not None
    turn = library._detail.findChild(QToolButton, "turn")
    assert turn is not None
    assert turn.isVisible()
    for side in ("front", "back"):
        face = library.catalogue.face(card, "en", side)
        assert face.text
        assert library._detail.reading.face.is_readable or plain(face.text) in plain([shown_text(library)])
        assert face.text[0] in library._detail.reading.face.accessibleName()
        QTest.mouseClick(turn, Qt.MouseButton.LeftButton)
    assert library.catalogue.face(card, "en", "front").text[0] in library._detail.reading.face.accessibleName()


def test_a_card_of_one_side_is_not_turned(library: LibraryScreen) -> None:
    QTest.keyClicks(field(library), "gimli type:hero ")
    library.browser.to_cards()
    turn = library._detail.findChild(QToolButton, "turn")
    assert turn is not None
    assert not turn.isVisible()


def test_the_other_language_stands_beside_the_card(library: LibraryScreen, desk: Desk, qtbot: QtBot) -> None:
    QTest.keyClicks(field(library), 'title:"steward of gondor" ')
    library.browser.to_cards()
    card = library._detail.card
    assert card is not None
    qtbot.waitUntil(lambda: library._detail.findChild(QLabel, "other-text") is not None)
    spanish = library._detail.findChild(QLabel, "other-text")
    assert spanish is not None
    assert card.title_in("es") in spanish.text()
    assert card.text["es"].split()[1] in spanish.text()


def test_the_printings_of_a_card_stand_on_its_page(library: LibraryScreen, qtbot: QtBot) -> None:
    index = library.catalogue.library.index
    gimli = index.titled("lotr_lcg", "Gimli")[0]
    reprint = replace(gimli, code="X1", set="later", set_name="A Later Box", number=7, source="later", ids=())
    library.catalogue.library.add("lotr_lcg", "later", [reprint])
    library.catalogue.cards_changed()
    QTest.keyClicks(field(library), "gimli type:hero ")
    assert len(library.searching.model.ids) == 1
    library.browser.to_cards()
    library._detail._tabs.setCurrentIndex(1)
    labels = library._detail.findChildren
    qtbot.waitUntil(lambda: any("A Later Box, number 7" in each.text() for each in labels(QLabel)))


def test_versions_of_one_character_are_told_apart_under_their_cards(qapp: QApplication, desk: Desk) -> None:
    """The TCG has several Aragorns, each with words of his own under the name."""
    catalogue = catalogue_of(desk, desk.profile)
    cards = [catalogue.record(id) for id in catalogue.library.search("aragorn type:companion", "lotr_tcg")]
    told = [full_title(catalogue.face(card, "en")) for card in cards]
    assert len({card.title for card in cards}) == 1
    assert len(set(told)) == len(told) > 1


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
