"""The library as a person uses it: typing, ticking, looking, keeping."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QMenu, QPlainTextEdit, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.app.decks.model import Deck
from desktop_app.ui.decks.new_deck import NewDeckDialog
from desktop_app.ui.library.catalogue import catalogue_of
from desktop_app.ui.library.results import RECORD, full_title
from desktop_app.ui.library.screen import LibraryScreen
from desktop_app.ui.shell.desk import Desk
from tests.ui.library.browsing import field, titles
from tests.ui.parts import part_of


def test_arrows_walk_over_the_grid_and_enter_wants_the_card(library: LibraryScreen, qtbot: QtBot) -> None:
    """From the field down to the cards, along them, and Enter."""
    QTest.keyClicks(field(library), "type:ally")
    QTest.keyClick(library.browser.field, Qt.Key.Key_Escape)
    QTest.keyClick(library.browser.field, Qt.Key.Key_Return)
    grid = library.browser.grid
    assert grid.currentIndex().row() == 0
    QTest.keyClick(grid, Qt.Key.Key_Right)
    QTest.keyClick(grid, Qt.Key.Key_Down)
    assert grid.currentIndex().row() == 1 + grid.columns()
    with qtbot.waitSignal(library.browser.opened) as asked:
        QTest.keyClick(grid, Qt.Key.Key_Return)
    assert asked.args == [grid.currentIndex().data(RECORD)]
    assert any(each.isVisible() for each in library.findChildren(QMenu))
    assert grid.visualRect(grid.currentIndex()).intersects(grid.viewport().rect())


def test_the_card_under_the_pointer_is_the_one_shown(library: LibraryScreen) -> None:
    """Places and cards agree, also after scrolling."""
    QTest.keyClicks(field(library), "type:enemy")
    grid = library.browser.grid
    grid.verticalScrollBar().setValue(150)
    index = grid.model().index(grid.columns() + 1, 0)
    at = grid.visualRect(index).center()
    assert grid.indexAt(at) == index
    QTest.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert library._detail.card == index.data(RECORD)


def test_only_what_i_own(library: LibraryScreen) -> None:
    """An owned set fills the search for owned cards; a single copy counts too."""
    assert library.catalogue.collection.sets == {}
    owned = next(each for each in library.findChildren(QCheckBox) if each.text() == "Only what I own")
    owned.click()
    assert library.browser.field.text() == "is:owned"
    assert titles(library) == []
    index = library.catalogue.library.index
    gimli = index.titled("lotr_lcg", "Gimli")[0]
    library.catalogue.own(gimli, 2)
    library.searching.ask("is:owned")
    assert titles(library) == ["Gimli"]
    assert library.catalogue.caption(library.looks.texts)(gimli) == "own 2, in decks 0, free 2"


def test_a_saved_search_is_asked_again(library: LibraryScreen) -> None:
    """Kept under a name, pressed later."""
    library.browser.field.setText("type:event cost=0")
    library.save_search("Free events")
    library.browser.field.setText("")
    button = next(each for each in library.findChildren(QPushButton) if each.text() == "Free events")
    button.click()
    assert library.browser.field.text() == "type:event cost=0"


def test_language_and_theme_change_while_running(library: LibraryScreen, desk: Desk, qtbot: QtBot) -> None:
    """The search stays, words and faces are those of the other language."""
    library.browser.field.setText("type:hero")
    count = len(titles(library))
    desk.change(language="es", theme="candlelight")
    assert library.browser.field.text() == "type:hero"
    assert len(titles(library)) == count
    assert part_of(library, QPushButton, "import").text() == "Importar"
    desk.change(language="en")


@pytest.mark.parametrize("game", ["lotr_lcg", "lotr_tcg", "me_quest", "thrones", "meccg", None])
def test_every_game_can_be_browsed(library: LibraryScreen, game: str | None) -> None:
    """Grid, table and filters hold the cards of each game; only games with decks offer to add."""
    library.show_game(game)
    assert len(titles(library)) >= 2
    add = library.findChild(QPushButton, "add")
    assert (add is None) == (game == "me_quest")
    headings = [library.searching.model.headerData(at, Qt.Orientation.Horizontal) for at in range(2)]
    assert headings[0] == "Name"
    assert all(headings)


def test_the_whole_screen_is_named_for_screen_readers(library: LibraryScreen) -> None:
    """Every button and field can be read out."""
    for widget in library.findChildren(QWidget):
        if isinstance(widget, QPushButton | QToolButton | QCheckBox | QPlainTextEdit) and widget.isVisible():
            name = widget.accessibleName() or getattr(widget, "text", str)()
            assert name, widget.objectName() or type(widget).__name__


def test_the_grid_costs_the_same_for_any_number_of_cards(library: LibraryScreen) -> None:
    """Only cards in sight are read: the last of many is reached without touching those before."""
    library.show_game(None)
    grid = library.browser.grid
    last = grid.model().index(grid.model().rowCount() - 1, 0)
    grid.scrollTo(last)
    rect = grid.visualRect(last)
    assert rect.bottom() <= grid.viewport().height() + 1
    assert grid.indexAt(rect.center()) == last
    assert not grid.indexAt(QPoint(rect.center().x(), rect.bottom() + grid.tile_size.height)).isValid()


def test_a_card_goes_into_a_deck_or_begins_one(library: LibraryScreen, desk: Desk, qtbot: QtBot) -> None:
    """The menu offers the decks of the card's game, and a new one."""
    gimli = library.catalogue.library.index.titled("lotr_lcg", "Gimli")[0]
    id = library.catalogue.decks.create(Deck("lotr_lcg", "Axes"))
    library.catalogue.decks.create(Deck("meccg", "Elsewhere"))
    menu = library.adding.menu(gimli, library)
    names = [action.text() for action in menu.actions() if action.text()]
    assert names == ["Axes", "New deck"]
    with qtbot.waitSignal(desk.told):
        menu.actions()[0].trigger()
    assert library.catalogue.decks.read(id).deck().copies(gimli.code, "heroes") == 1
    menu.actions()[-1].trigger()
    dialog = part_of(library, NewDeckDialog)
    with qtbot.waitSignal(library.deck_requested) as asked:
        part_of(dialog, QPushButton, "begin").click()
    assert library.catalogue.decks.read(asked.args[0]).deck().copies(gimli.code) == 1


def test_a_larger_window_is_laid_out_anew(library: LibraryScreen, qtbot: QtBot) -> None:
    """The card at the right grows with the room; the search stays."""
    library.browser.field.setText("gimli")
    small = library._detail.reading.face.sizeHint().width()
    library.resize(1920, 1080)
    qtbot.waitUntil(lambda: library._detail.reading.face.sizeHint().width() > small)
    assert library.browser.field.text() == "gimli"
    assert titles(library)[0] == "Gimli"


def test_where_no_card_is_to_be_seen_it_says_why(library: LibraryScreen) -> None:
    library.search("unheard-of words")
    assert library.browser.grid.nothing == "No card fits this search."
    library.search("")
    assert library.browser.grid.nothing == "No card fits this search."
    assert library.browser.grid.model().rowCount() > 0


def test_sites_are_put_in_the_order_of_their_numbers(library: LibraryScreen) -> None:
    library.show_game("lotr_tcg")
    order = library.browser._order
    names = [order.itemText(at) for at in range(order.count())]
    order.setCurrentIndex(names.index("By site number"))
    order.activated.emit(order.currentIndex())
    assert "sort:" in library.browser.field.text()
    numbers = [library.searching.model.record_at(row).number_of("site_number") for row in range(10)]
    known = [number for number in numbers if number is not None]
    assert known == sorted(known)
    assert known


def test_enter_opens_the_menu_at_the_card(library: LibraryScreen) -> None:
    QTest.keyClicks(field(library), "gimli type:hero ")
    library.browser.to_cards()
    grid = library.browser.grid
    QTest.keyClick(grid, Qt.Key.Key_Return)
    (menu,) = [each for each in library.findChildren(QMenu) if each.isVisible()]
    card = grid.visualRect(grid.currentIndex())
    middle = grid.viewport().mapToGlobal(card.center())
    assert (menu.geometry().topLeft() - middle).manhattanLength() < 40


def test_versions_of_one_character_are_told_apart_under_their_cards(qapp: QApplication, desk: Desk) -> None:
    """The TCG has several Aragorns, each with words of his own under the name."""
    catalogue = catalogue_of(desk, desk.profile)
    cards = [catalogue.record(id) for id in catalogue.library.search("aragorn type:companion", "lotr_tcg")]
    told = [full_title(catalogue.face(card, "en")) for card in cards]
    assert len({card.title for card in cards}) == 1
    assert len(set(told)) == len(told) > 1
