"""The table for those who do not see it: zones and cards as a tree for screen readers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from desktop_app.app.texts.texts import Language
from tests.ui.table.conftest import LayTable, Table, activate, asks, new_session, play_until


@pytest.fixture(autouse=True)
def _reader() -> Iterator[None]:
    """A screen reader listens."""
    before = QAccessible.isActive()
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(before)


def spoken(table: Table) -> list[str]:
    """Every name that a reader finds in the tree."""
    interface = QAccessible.queryAccessibleInterface(table.screen.reading)
    assert interface is not None
    children = [interface.child(i) for i in range(interface.childCount())]
    return [child.text(QAccessible.Text.Name) for child in children if child is not None]


@pytest.mark.parametrize(
    ("language", "heroes", "key"), [("en", "Heroes of Ana", "key A"), ("es", "Héroes de Ana", "tecla A")]
)
def test_a_reader_finds_zones_and_cards_with_state_numbers_place_and_key(
    lay_table: LayTable, language: Language, heroes: str, key: str
) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")), language=language)
    names = spoken(table)
    assert any(name.startswith(f"{heroes} (") for name in names)
    first = table.screen.scene.items_of(["heroes:A"])[0].card
    said = next(name for name in names if name.startswith(table.screen.wording.title(first.code)))
    assert str(first.numbers["willpower"]) in said
    assert heroes in said
    assert key in said


def test_walking_the_tree_moves_the_frame_and_enter_chooses(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")))
    hero = table.screen.scene.items_of(["heroes:A"])[1].card.id
    reading = table.screen.reading
    activate(table.screen)
    table.board.setFocus()
    for _ in range(3):  # to the hand, to the column, to the table as text
        if not reading.hasFocus():
            table.key(Qt.Key.Key_F6)
    assert reading.hasFocus()
    for _ in range(60):
        if reading.thing() == hero:
            break
        QTest.keyClick(reading, Qt.Key.Key_Down)
    assert table.screen.scene.cards[hero].focused
    QTest.keyClick(reading, Qt.Key.Key_Return)
    assert table.ring(hero) == "selected"
