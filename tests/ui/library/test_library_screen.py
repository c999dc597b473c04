"""The library as a person uses it: typing, ticking, looking, keeping."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QListWidget,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop_app.app.decks.model import Deck
from desktop_app.ui.decks.new_deck import NewDeckDialog
from desktop_app.ui.library.facets import CostBars
from desktop_app.ui.library.import_dialog import ImportDialog
from desktop_app.ui.library.results import RECORD
from desktop_app.ui.library.screen import LibraryScreen
from desktop_app.ui.library.search_field import SearchField
from desktop_app.ui.shell.desk import Desk

THRONES_CARD: dict[str, Any] = {
    "name": "A Watchman", "type": "character", "faction": "stark", "cost": 2, "strength": 2, "loyal": False,
    "unique": False, "traits": [], "text": "", "icons": {"military": True, "intrigue": False, "power": False},
}  # fmt: skip


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


def test_a_filter_writes_the_search_and_a_search_ticks_the_filter(library: LibraryScreen) -> None:
    """Boxes and words say the same."""
    field(library)
    box(library, "Leadership").click()
    assert library.browser.field.text() == "sphere:Leadership"
    box(library, "Tactics").click()
    spheres = {library.searching.model.record_at(row).words_of("sphere") for row in range(len(titles(library)))}
    assert spheres == {"leadership", "tactics"}
    library.browser.field.setText("sphere:lore")
    assert box(library, "Lore").isChecked()
    assert not box(library, "Tactics").isChecked()


def test_signs_stand_before_the_spheres_and_before_no_single_value_of_another_filter(library: LibraryScreen) -> None:
    """A site of Middle-earth CCG and its neutral cards are called like frames of other games, and are not alike."""
    assert not box(library, "Leadership").icon().isNull()
    assert not box(library, "Neutral").icon().isNull()
    library.show_game("meccg")
    assert box(library, "Site").icon().isNull()
    assert box(library, "Neutral").icon().isNull()


def test_a_bar_of_costs_asks_for_that_cost(library: LibraryScreen) -> None:
    """Its digit does the same as a press."""
    field(library)
    bars = library.findChild(CostBars)
    assert bars is not None
    QTest.keyClick(bars, Qt.Key.Key_2)
    assert library.browser.field.text() == "cost=2"
    assert titles(library)


def test_the_table_sorts_through_the_search(library: LibraryScreen) -> None:
    """A heading writes the order; once more turns it round."""
    QTest.keyClicks(field(library), "type:hero")
    library.findChild(QToolButton, "table").click()  # type: ignore[union-attr]
    header = library.browser.table.horizontalHeader()
    attack = [column.id for column in library.searching.model.columns].index("attack")
    header.sectionClicked.emit(attack)
    header.sectionClicked.emit(attack)
    assert "sort:-attack" in library.browser.field.text()
    attacks = [library.searching.model.record_at(row).number_of("attack") or 0 for row in range(6)]
    assert attacks == sorted(attacks, reverse=True)


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


def test_a_rule_of_the_card_can_be_asked_for(library: LibraryScreen, qtbot: QtBot) -> None:
    """The rules about its keywords stand beside the card, each with its number."""
    QTest.keyClicks(field(library), "legolas type:hero")
    library.browser.to_cards()
    qtbot.waitUntil(lambda: any(each.text() == "LCG-014" for each in library.findChildren(QPushButton)))
    button = next(each for each in library.findChildren(QPushButton) if each.text() == "LCG-014")
    with qtbot.waitSignal(library.rule_requested) as asked:
        button.click()
    assert asked.args == ["LCG-014"]


def test_a_note_is_kept_for_good(library: LibraryScreen, desk: Desk, qtbot: QtBot) -> None:
    """What is written about a card is there again when the card is."""
    QTest.keyClicks(field(library), "gimli type:hero")
    library.browser.to_cards()
    library._detail._tabs.setCurrentIndex(3)
    qtbot.waitUntil(lambda: library.findChild(QPlainTextEdit, "note") is not None)
    note = library.findChild(QPlainTextEdit, "note")
    assert note is not None
    QTest.keyClicks(note, "Axes of the Dwarves")
    library._detail.keep_note()
    card = library._detail.card
    assert card is not None
    assert library.catalogue.keepsakes.note(*card.key) == "Axes of the Dwarves"


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
    assert library.findChild(QPushButton, "import").text() == "Importar"  # type: ignore[union-attr]
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


# --- import ------------------------------------------------------------------------------------------------


def dialog(library: LibraryScreen, desk: Desk, qtbot: QtBot) -> ImportDialog:
    """The import dialog of The Card Game."""
    made = ImportDialog(desk, library.catalogue, "lotr_lcg", library)
    qtbot.addWidget(made)
    made.show()
    return made


def table(path: Path) -> Path:
    """A table of cards with columns of our own."""
    rows = ["Called\tSort\tPrice\tWords", "Old Oak\tally\t2\tReady him.", "Nameless\t\t1\t"]
    path.write_text("\n".join(rows), encoding="utf-8")
    return path


def test_an_unknown_table_asks_for_its_columns_once(
    library: LibraryScreen, desk: Desk, qtbot: QtBot, tmp_path: Path
) -> None:
    """The columns are said once, the report names what was left out, and nothing is kept before Keep."""
    before = library.catalogue.library.index.count("lotr_lcg")
    here = dialog(library, desk, qtbot)
    here.read([table(tmp_path / "trees.tsv")])
    assert here.findChild(QPushButton, "read-table") is not None
    mapping = {"Called": "title", "Sort": "type", "Price": "cost", "Words": "text"}
    here.read([tmp_path / "trees.tsv"], mapping, "lotr_lcg")
    report = here.findChild(QListWidget, "report")
    assert report is not None
    lines = [report.item(row).text() for row in range(report.count())]
    assert any(line.startswith("3 ") and "Nameless" in line for line in lines)
    assert library.catalogue.library.index.count("lotr_lcg") == before


def test_a_deck_from_the_clipboard_is_read_and_kept(library: LibraryScreen, desk: Desk, qtbot: QtBot) -> None:
    """A list in the community's form becomes a deck of the profile; unknown cards are named."""
    allies = "3x Snowbourn Scout (Core Set)\n2x No Such Man (Core Set)"
    text = f"My Riders\n\nHero (1)\n1x Théodred (Core Set)\n\nAlly (2)\n{allies}\n"
    QGuiApplication.clipboard().setText(text)
    here = dialog(library, desk, qtbot)
    here.paste()
    report = here.findChild(QListWidget, "report")
    assert report is not None
    assert any("No Such Man" in report.item(row).text() for row in range(report.count()))
    assert report.accessibleName().startswith("Understood: 1 deck. "), "no word of cards where there are none"
    here.keep()
    decks = [each.document for each in library.catalogue.decks.decks() if each.document is not None]
    assert [deck.name for deck in decks] == ["My Riders"]
    assert (decks[0].deck().size("heroes"), decks[0].deck().size("deck")) == (1, 3)


def test_a_refused_file_is_told_and_changes_nothing(
    library: LibraryScreen, desk: Desk, qtbot: QtBot, tmp_path: Path
) -> None:
    """What no format fits is named in the report, and Keep stays shut."""
    path = tmp_path / "noise.bin"
    path.write_bytes(b"\x00\x01\x02")
    here = dialog(library, desk, qtbot)
    here.read([path])
    assert not here.findChild(QPushButton, "keep").isEnabled()  # type: ignore[union-attr]
    report = here.findChild(QListWidget, "report")
    assert report is not None
    assert "noise.bin" in report.item(0).text()


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
    dialog = library.findChild(NewDeckDialog)
    assert dialog is not None
    with qtbot.waitSignal(library.deck_requested) as asked:
        dialog.findChild(QPushButton, "begin").click()  # type: ignore[union-attr]
    assert library.catalogue.decks.read(asked.args[0]).deck().copies(gimli.code) == 1


def test_a_cancelled_import_leaves_the_library_as_it_was(
    library: LibraryScreen, desk: Desk, qtbot: QtBot, tmp_path: Path
) -> None:
    """Cancel is heard while files are read; nothing of them is kept."""
    pack = {
        "code": "OWN",
        "name": "Our own",
        "cards": [{**THRONES_CARD, "code": f"9{number}001", "name": f"Guard {number}"} for number in range(9)],
    }
    for number in range(4):
        (tmp_path / f"{number}.json").write_text(json.dumps(pack), encoding="utf-8")
    before = library.catalogue.library.index.count()
    here = dialog(library, desk, qtbot)
    cancel = here.findChild(QPushButton, "cancel")
    assert cancel is not None
    QTimer.singleShot(0, cancel.click)
    here.read([tmp_path])
    assert here._step.text() == "Canceled. The library is as it was."
    assert library.catalogue.library.index.count() == before
    here.read([tmp_path])
    here.keep()
    assert library.catalogue.library.index.count() == before + 9
    assert library.isVisible()


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


def test_in_a_narrow_column_one_word_stands_beside_the_box(library: LibraryScreen) -> None:
    """Whole, where all the words would be cut; who listens hears them all."""
    box = next(each for each in library.findChildren(QCheckBox) if each.text() == "Only what I own")
    library.browser.setMaximumWidth(360)
    QApplication.processEvents()
    assert box.text() == "Owned"
    assert box.width() >= box.sizeHint().width()
    assert box.accessibleName() == box.toolTip() == "Only what I own"
    library.browser.setMaximumWidth(2000)
    QApplication.processEvents()
    assert box.text() == "Only what I own"


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
