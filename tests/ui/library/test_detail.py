"""The page of a card: its text on both sides, the other language, printings, rules, and a person's note."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from desktop_app.engine.frozen import replace
from desktop_app.ui.library.screen import LibraryScreen
from desktop_app.ui.shell.desk import Desk
from tests.ui.library.browsing import field, search, titles
from tests.ui.parts import part_of


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
    note = part_of(library, QPlainTextEdit, "note")
    QTest.keyClicks(note, "Axes of the Dwarves")
    library._detail.keep_note()
    card = library._detail.card
    assert card is not None
    assert library.catalogue.keepsakes.note(*card.key) == "Axes of the Dwarves"


def shown_text(library: LibraryScreen) -> str:
    """The words beside the face."""
    label = part_of(library._detail, QLabel, "card-text")
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
    turn = part_of(library._detail, QToolButton, "turn")
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
    assert not part_of(library._detail, QToolButton, "turn").isVisible()


def test_the_other_language_stands_beside_the_card(library: LibraryScreen, desk: Desk, qtbot: QtBot) -> None:
    QTest.keyClicks(field(library), 'title:"steward of gondor" ')
    library.browser.to_cards()
    card = library._detail.card
    assert card is not None
    qtbot.waitUntil(lambda: library._detail.findChild(QLabel, "other-text") is not None)
    spanish = part_of(library._detail, QLabel, "other-text")
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
