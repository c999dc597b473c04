"""What a card says of itself in the library: whole names, in the reader's language, every side to be read."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QFrame, QLabel, QLineEdit, QListWidget, QScrollArea, QTabBar
from pytestqt.qtbot import QtBot

from desktop_app.app.library.record import CardRecord
from desktop_app.engine.frozen import replace
from desktop_app.ui.faces.faces import face_of_record
from desktop_app.ui.library.collection_dialog import CollectionDialog
from desktop_app.ui.library.import_dialog import ImportDialog
from desktop_app.ui.library.screen import LibraryScreen
from desktop_app.ui.library.tile import Words, broken
from desktop_app.ui.library.written import written
from desktop_app.ui.shell.desk import Desk
from tests.app.library.own_cards import card
from tests.ui.library.browsing import box, field, search
from tests.ui.parts import part_of


def words_on(library: LibraryScreen) -> str:
    """Every word beside the card."""
    return "\n".join(label.text() for label in library._detail.findChildren(QLabel) if label.isVisible())


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_title_of_the_box_stands_whole_under_its_card(library: LibraryScreen, language: str) -> None:
    index = library.catalogue.library.index
    look = library.looks.look
    lines = Words(look)
    room = library.browser.grid.tile_size.face
    for each in index.cards(index.search(library.catalogue.library.read("", "lotr_lcg"), "lotr_lcg", "en")):
        title = each.title_in(language)
        assert " ".join(lines.lines(0, title, room, 2)) == title


def test_a_text_is_broken_at_its_spaces_and_ends_in_dots_only_when_it_must(library: LibraryScreen) -> None:
    metrics = QFontMetrics(library.looks.look.font("label"))
    room = metrics.horizontalAdvance("The Hobbit - On the")
    assert broken("Short", metrics, room, 2) == ("Short",)
    assert broken("The Hobbit - On the Doorstep", metrics, room, 2) == ("The Hobbit - On the", "Doorstep")
    assert broken("The Hobbit - On the Doorstep", metrics, room, 1)[0].endswith("…")
    first, last = broken("The Hobbit - On the Doorstep of the Lonely Mountain", metrics, room, 2)
    assert first == "The Hobbit - On the"
    assert last.endswith("…")
    assert broken("", metrics, room, 2) == ()


def test_cards_that_lie_take_no_more_room_than_they_need(library: LibraryScreen) -> None:
    grid = library.browser.grid
    upright = grid.tile_size.height
    search(library, "type:quest")
    assert grid.tile_size.height < upright - 60
    last = grid.model().rowCount() - 1
    bar = grid.verticalScrollBar()
    assert bar.maximum() == max(0, grid.tile_rect(last).bottom() + 1 + grid.verticalOffset() - grid.viewport().height())
    assert grid.indexAt(grid.tile_rect(3).center()).row() == 3
    search(library, "type:quest|hero")
    assert grid.tile_size.height == upright


def test_sets_have_their_names_in_the_language_of_the_reader(library: LibraryScreen, desk: Desk, qtbot: QtBot) -> None:
    QTest.keyClicks(field(library), "gimli type:hero ")
    library.browser.to_cards()
    assert library._detail.card is not None
    assert library.catalogue.caption(desk.looks.texts)(library._detail.card) == "Revised Core Set"
    desk.change(language="es")
    library.show_again()
    assert library.catalogue.caption(desk.looks.texts)(library._detail.card) == "Caja básica revisada"
    qtbot.waitUntil(lambda: "Caja básica revisada, número" in words_on(library))
    assert len(library.catalogue.library.search('set:"caja básica revisada" gimli type:hero', "lotr_lcg", "es")) == 1


def test_a_card_that_no_rule_speaks_of_has_no_page_of_rules(library: LibraryScreen, qtbot: QtBot) -> None:
    tabs = part_of(library._detail, QTabBar)
    search(library, 'title:"fork in the road"')
    library.browser.to_cards()
    qtbot.waitUntil(lambda: not tabs.isTabVisible(0))  # the words stand a moment later than the face
    assert tabs.tabText(tabs.currentIndex()) == "Versions"
    qtbot.waitUntil(lambda: "Revised Core Set" in words_on(library))
    assert words_on(library).count("Revised Core Set") == 1
    search(library, "aragorn type:hero")
    library.browser.to_cards()
    qtbot.waitUntil(lambda: tabs.isTabVisible(0))
    assert tabs.tabText(tabs.currentIndex()) == "Rules"
    qtbot.waitUntil(lambda: "Sentinel" in words_on(library))


def test_the_page_that_was_turned_to_stays_from_card_to_card(library: LibraryScreen, qtbot: QtBot) -> None:
    tabs = part_of(library._detail, QTabBar)
    QTest.keyClicks(field(library), "type:hero ")
    library.browser.to_cards()
    QTest.mouseClick(tabs, Qt.MouseButton.LeftButton, pos=tabs.tabRect(2).center())
    QTest.keyClick(library.browser.grid, Qt.Key.Key_Right)
    library._detail._fill()
    assert tabs.tabText(tabs.currentIndex()) == "Decks"


@pytest.mark.parametrize("language", ["en", "es"])
def test_nothing_beside_a_card_of_two_sides_is_cut_off(
    library: LibraryScreen, desk: Desk, qtbot: QtBot, language: str
) -> None:
    """In a narrow window too: the buttons, the words, the pages."""
    desk.change(language=language)
    library.show_again()
    search(library, "title:araña type:quest" if language == "es" else 'title:"flies" type:quest')
    library.browser.to_cards()
    assert part_of(library._detail, QAbstractButton, "turn").isVisible()
    area = part_of(library._detail, QScrollArea)
    library._detail._fill()
    content = area.widget()
    assert content is not None
    assert content.minimumSizeHint().width() <= area.viewport().width()


def test_a_sign_in_a_text_is_named_in_the_language_of_the_text(library: LibraryScreen) -> None:
    fields = {"text": {"en": "Kill a [baratheon] character in an [intrigue] challenge."}, "faction": "stark"}
    raid = card("thrones", "77", "Raid", "event", **fields)
    words = written(face_of_record(raid, "es"), "en")
    assert "Kill a House Baratheon character in an intrigue challenge." in words
    fields = {"text": {"es": "Mata a un Personaje [thenightswatch] en un reto [power] o [military]."}}
    words = written(face_of_record(card("thrones", "78", "Raid", "event", **fields), "es"), "es")
    assert "Mata a un Personaje de la Guardia de la Noche en un reto de Poder o Militar." in words
    site = card("meccg", "S-9", "Old Hold", "site", text={"es": "Un Bastión Libre {F} o {R}."})
    assert "Un Bastión Libre  o Ruinas y Guaridas." in written(face_of_record(site, "es"), "es")


def test_a_filter_with_an_ampersand_is_not_underlined(library: LibraryScreen) -> None:
    ruin: CardRecord = card("meccg", "S-2", "Old Hold", "site", site_type="Ruins & Lairs")
    library.catalogue.library.add("meccg", "sites", [ruin, card("meccg", "S-3", "Inn", "site", site_type="Haven")])
    library.catalogue.cards_changed()
    library.show_game("meccg")
    assert box(library, "Ruins & Lairs").text().replace("\n", " ") == "Ruins && Lairs"


def test_a_long_name_among_the_filters_has_two_lines_and_covers_no_other(library: LibraryScreen) -> None:
    watch = card("thrones", "W-1", "Old Bear", "character", faction="thenightswatch", cost=1, strength=1)
    library.catalogue.library.add("thrones", "watch", [watch])
    library.catalogue.cards_changed()
    library.show_game("thrones")
    search(library, "faction:thenightswatch")
    long = box(library, "The Night’s Watch")
    assert "\n" in long.text()
    assert long.height() >= 2 * long.fontMetrics().height()


def test_what_the_search_asks_for_is_ticked_in_sight(library: LibraryScreen, qtbot: QtBot) -> None:
    """Also a trait that only few cards have."""
    search(library, "trait:istari")
    assert box(library, "Istari").isChecked()
    qtbot.waitUntil(lambda: box(library, "Istari").isVisible())


def test_of_many_values_those_are_in_sight_that_the_search_leaves_most_of(library: LibraryScreen, qtbot: QtBot) -> None:
    """The traits of enemies stand there for one who looks at enemies, and no trait that none of them has."""
    search(library, "type:enemy")
    qtbot.waitUntil(lambda: box(library, "Spider").isVisible())
    group = library._facets._groups["traits"][0]
    counts = library.searching.counts("traits", library.searching.query)
    assert [counts.get(value, 0) for value in group._shown] == sorted(counts.values(), reverse=True)[:5]
    assert all(counts.get(value, 0) for value in group._shown)
    search(library, "type:hero")
    qtbot.waitUntil(lambda: box(library, "Noble").isVisible())
    assert "spider" not in group._shown


def test_boxes_of_a_set_are_counted_with_buttons_and_keys(library: LibraryScreen, desk: Desk, qtbot: QtBot) -> None:
    dialog = CollectionDialog(desk, library.catalogue, "lotr_lcg", library)
    qtbot.addWidget(dialog)
    dialog.show()
    number = dialog.findChildren(QLineEdit, "boxes")[0]
    first = dialog._table.item(0, 0)
    assert first is not None
    name = first.text()
    buttons = {each.accessibleName(): each for each in dialog.findChildren(QAbstractButton)}

    def owned() -> list[int]:
        return list(library.catalogue.collection.sets.get("lotr_lcg", {}).values())

    buttons[f"One box more of {name}"].click()
    buttons[f"One box more of {name}"].click()
    assert (number.text(), owned()) == ("2", [2])
    buttons[f"One box fewer of {name}"].click()
    assert (number.text(), owned()) == ("1", [1])
    number.setFocus()
    number.selectAll()
    QTest.keyClicks(number, "12")
    assert owned() == [12]
    # The number is seen whole: there is room for its letters in the field.
    metrics = QFontMetrics(number.font())
    assert number.height() >= metrics.height()
    assert number.width() >= metrics.horizontalAdvance("99") + 20


def test_files_are_dropped_onto_the_import(library: LibraryScreen, desk: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "riders.txt"
    path.write_text("Riders\n\nHero (1)\n1x Théodred (Core Set)\n", encoding="utf-8")
    dialog = ImportDialog(desk, library.catalogue, "lotr_lcg", library)
    qtbot.addWidget(dialog)
    dialog.show()
    assert part_of(dialog, QFrame, "drop").isVisible()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    left, no_key = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    dialog.dropEvent(QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, left, no_key))
    report = part_of(dialog, QListWidget, "report")
    assert "Riders" in report.item(0).text()


def test_all_that_was_chosen_is_read_once_the_columns_of_a_table_are_known(
    library: LibraryScreen, desk: Desk, qtbot: QtBot, tmp_path: Path
) -> None:
    folder = tmp_path / "chosen"
    folder.mkdir()
    (folder / "trees.tsv").write_text("Called\tSort\tPrice\nOld Oak\tevent\t2\n", encoding="utf-8")
    (folder / "riders.txt").write_text("Riders\n\nHero (1)\n1x Théodred (Core Set)\n", encoding="utf-8")
    dialog = ImportDialog(desk, library.catalogue, "lotr_lcg", library)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.read([folder])
    assert dialog._staged is None
    assert part_of(dialog, QAbstractButton, "read-table").isEnabled()
    columns = {"Called": "title", "Sort": "type", "Price": "cost"}
    dialog.read([folder / "trees.tsv"], columns, "lotr_lcg")
    staged = dialog._staged
    assert staged is not None
    assert (staged.number_of_cards, [read.deck.name for _, read in staged.decks]) == (1, ["Riders"])


def test_the_same_card_in_a_set_without_a_spanish_name_keeps_the_name_it_has(library: LibraryScreen) -> None:
    gimli = library.catalogue.library.index.titled("lotr_lcg", "Gimli")[0]
    reprint = replace(gimli, code="X1", set="later", set_name="A Later Box", source="later")
    assert face_of_record(reprint, "es").set_name == face_of_record(reprint, "en").set_name
