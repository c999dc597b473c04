"""The shelf of somebody who has built hundreds of decks: rows come into sight as one scrolls or walks to them."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QScrollArea
from pytestqt.qtbot import QtBot

from desktop_app.app.decks.model import Deck
from desktop_app.app.decks.preset import preset_decks
from desktop_app.app.storage.files import read_json, write_json
from desktop_app.app.storage.heads import INDEX_NAME
from desktop_app.app.tables.deck_facts import faces_of_deck
from desktop_app.app.tables.game_box import open_box
from desktop_app.app.tables.set_up import usual_set_up
from desktop_app.engine.frozen import replace
from desktop_app.ui.decks.faces_row import FacesRow
from desktop_app.ui.decks.screen import DeckScreen
from desktop_app.ui.library.catalogue import catalogue_of
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.long_list import LongList
from desktop_app.ui.shell.parts import ChoiceBox
from tests.ui.parts import part_of

DECKS = 60


@pytest.fixture
def shelf(desk: Desk, qtbot: QtBot) -> DeckScreen:
    """A shelf of many decks of one game and one of another."""
    decks = catalogue_of(desk, desk.profile).decks
    deck = next(iter(preset_decks("en").values()))
    for number in range(DECKS):
        decks.create(replace(deck, name=f"Deck {number:02}"))
    decks.create(Deck("thrones", "Wolves"))
    screen = DeckScreen(desk)
    qtbot.addWidget(screen)
    screen.resize(1366, 768)
    screen.show()
    qtbot.waitExposed(screen)
    QApplication.processEvents()
    return screen


def row(shelf: DeckScreen, id: str) -> QAbstractButton | None:
    """The row of a deck, if it was made."""
    return shelf.findChild(QAbstractButton, f"open-{id}")


def in_sight(shelf: DeckScreen) -> list[str]:
    """The decks whose rows can be seen, from above."""
    rows = [each for each in shelf.findChildren(QAbstractButton) if each.objectName().startswith("open-")]
    seen = [each for each in rows if not each.visibleRegion().isEmpty()]
    seen.sort(key=lambda each: each.mapTo(shelf, each.rect().topLeft()).y())
    return [each.objectName().removeprefix("open-") for each in seen]


def order(shelf: DeckScreen) -> list[str]:
    """All decks of the first game as the shelf has them."""
    documents = [each for each in shelf.catalogue.shelved if each.document is not None]
    return [each.id for each in documents if each.document is not None and each.document.game == "lotr_lcg"]


def scroll(shelf: DeckScreen, share: float) -> None:
    """Bring another part of the list into sight."""
    area = part_of(shelf, QScrollArea)
    bar = area.verticalScrollBar()
    bar.setValue(round(share * bar.maximum()))


def test_only_what_is_in_sight_is_made(shelf: DeckScreen) -> None:
    rows = part_of(shelf, LongList)
    seen = in_sight(shelf)
    assert seen == order(shelf)[: len(seen)]
    assert len(seen) <= rows.made < DECKS / 2


@pytest.mark.parametrize("share", [0.3, 0.71, 1.0])
def test_every_part_of_the_list_can_be_scrolled_to(shelf: DeckScreen, share: float) -> None:
    scroll(shelf, share)
    seen = [id for id in in_sight(shelf) if id != "wolves"]
    first = order(shelf).index(seen[0])
    assert first > 0
    assert seen == order(shelf)[first : first + len(seen)]
    assert ("wolves" in in_sight(shelf)) == (share == 1.0)
    assert part_of(shelf, LongList).made < DECKS / 2


def test_tab_walks_from_deck_to_deck_to_the_end(shelf: DeckScreen) -> None:
    """The faces, the deck, its copy and its way to the trash, and on to the next one."""
    first = row(shelf, order(shelf)[0])
    assert first is not None
    first.setFocus()
    walked: list[str] = []
    for _ in range(8 * DECKS):
        focus = shelf.window().focusWidget()
        assert focus is not None
        if focus.objectName().startswith("open-"):
            walked.append(focus.objectName().removeprefix("open-"))
            if walked[-1] == "wolves":
                break
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    assert walked == [*order(shelf), "wolves"]


def test_a_window_of_another_width_leaves_the_keyboard_on_its_row(shelf: DeckScreen) -> None:
    second = row(shelf, order(shelf)[1])
    assert second is not None
    second.setFocus()
    shelf.resize(1500, 768)
    QApplication.processEvents()
    again = row(shelf, order(shelf)[1])
    assert again is not second
    assert shelf.window().focusWidget() is again


def test_a_deck_far_down_opens(shelf: DeckScreen) -> None:
    scroll(shelf, 1.0)
    last = order(shelf)[-1]
    pressed = row(shelf, last)
    assert pressed is not None
    QTest.mouseClick(pressed, Qt.MouseButton.LeftButton)
    assert shelf.editing is not None
    assert shelf.editing.id == last


def test_a_long_name_is_cut_and_can_be_read(shelf: DeckScreen, qtbot: QtBot) -> None:
    name = "A name that is as long as a name can be " * 4
    id = shelf.catalogue.decks.create(Deck("lotr_lcg", name.strip()))
    shelf.show_again()
    QApplication.processEvents()
    made = row(shelf, id)
    assert made is not None
    assert name.strip() in made.accessibleName()
    assert name.strip() in made.toolTip()
    assert made.height() < 120


def test_a_deck_is_found_by_its_name_as_one_types(shelf: DeckScreen) -> None:
    field = part_of(shelf, QLineEdit, "deck-search")
    QTest.keyClicks(field, "deck 42")
    QApplication.processEvents()
    assert in_sight(shelf) == ["deck-42"]
    field.clear()
    QTest.keyClicks(field, "throne")  # decks of a game are found by the name of the game
    QApplication.processEvents()
    assert in_sight(shelf) == ["wolves"]
    opened: list[str] = []
    assert shelf.shelf is not None
    shelf.shelf.open_wanted.connect(opened.append)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert opened == ["wolves"]


def test_no_deck_of_a_name_says_so_and_what_was_looked_for_stays(shelf: DeckScreen) -> None:
    field = part_of(shelf, QLineEdit, "deck-search")
    QTest.keyClicks(field, "deck zz")
    QApplication.processEvents()
    assert in_sight(shelf) == []
    told = [label.text() for label in shelf.findChildren(QLabel) if label.isVisible()]
    assert "No deck is like that." in told
    shelf.show_again()
    QApplication.processEvents()
    assert part_of(shelf, QLineEdit, "deck-search").text() == "deck zz"


@pytest.fixture
def restored(shelf: DeckScreen, desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Callable[[], DeckScreen]:
    """Opens the same decks as after a restored backup: nobody has read them yet, and there is the time for twenty."""
    monkeypatch.setattr("desktop_app.app.decks.store.AT_ONCE", 20)
    monkeypatch.setattr("desktop_app.ui.library.catalogue.A_MOMENT", -1.0)
    folder = shelf.catalogue.decks.folder
    (folder / INDEX_NAME).unlink()
    for number, path in enumerate(sorted(folder.glob("deck-*.json")), 1):
        day = datetime(2026, 1, 1, tzinfo=UTC) + timedelta(days=number)
        write_json(path, {**read_json(path), "changed": day.isoformat()})
        os.utime(path, (day.timestamp(), day.timestamp()))
    shelf.close()
    shelf.catalogue.setParent(None)

    def opened() -> DeckScreen:
        screen = DeckScreen(desk)
        qtbot.addWidget(screen)
        screen.resize(1366, 768)
        screen.show()
        return screen

    return opened


def test_thousands_of_decks_that_nobody_read_yet_follow_under_whoever_looks_at_the_first(
    restored: Callable[[], DeckScreen], qtbot: QtBot
) -> None:
    shelf = restored()
    first = order(shelf)
    assert 0 < len(first) <= 20
    told = [label.text() for label in shelf.findChildren(QLabel) if not label.visibleRegion().isEmpty()]
    assert f"{DECKS + 1 - 20} more decks are being read" in told
    assert part_of(shelf, QLineEdit, "deck-search").isVisible()
    second = row(shelf, first[1])
    assert second is not None
    second.setFocus()
    with qtbot.waitSignal(shelf.catalogue.decks_known):
        pass
    QApplication.processEvents()
    assert len(order(shelf)) == DECKS
    assert in_sight(shelf)[0] == order(shelf)[0]
    focus = shelf.window().focusWidget()
    assert focus is not None
    assert focus.objectName() == f"open-{first[1]}"
    assert not any("being read" in label.text() for label in shelf.findChildren(QLabel))


def test_a_new_deck_may_be_begun_while_thousands_are_read(restored: Callable[[], DeckScreen], qtbot: QtBot) -> None:
    screen = restored()
    assert screen.shelf is not None
    with qtbot.waitSignal(screen.catalogue.decks_known):
        dialog = screen.shelf.begin()
    assert dialog.isVisible()
    dialog.reject()


def test_whoever_has_no_deck_yet_takes_one_that_ships_from_the_list(desk: Desk, qtbot: QtBot) -> None:
    screen = DeckScreen(desk)
    qtbot.addWidget(screen)
    screen.show()
    qtbot.waitExposed(screen)
    id, shipped = next(iter(preset_decks("en").items()))
    part_of(screen, QAbstractButton, f"take-{id}").click()
    assert screen.editing is not None
    assert screen.editing.deck.name == shipped.name
    screen.close_deck()
    assert [each.document.name for each in screen.catalogue.shelved if each.document is not None] == [shipped.name]
    assert screen.findChild(QAbstractButton, f"take-{id}") is None


def test_a_deck_that_few_cards_lead_is_known_by_its_dearest_ones_too(desk: Desk, qtbot: QtBot) -> None:
    """Of a ring-bearer alone all decks of the TCG would look alike."""
    decks = catalogue_of(desk, desk.profile).decks
    for deck in list(preset_decks("en", "lotr_tcg").values())[:2]:
        decks.create(deck)
    screen = DeckScreen(desk)
    qtbot.addWidget(screen)
    screen.show()
    qtbot.waitExposed(screen)
    rows = [[card.code for card in faces.cards] for faces in screen.findChildren(FacesRow)]
    assert [len(cards) for cards in rows] == [3, 3]
    assert rows[0] != rows[1]
    chosen_from = open_box("lotr_tcg").decks.values()
    known_there = [list(faces_of_deck("lotr_tcg", deck.cards)) for deck in chosen_from]
    assert all(cards in known_there for cards in rows), "by the same ones where decks are chosen"


def test_a_new_deck_is_of_the_game_asked_for_or_played_last(shelf: DeckScreen, desk: Desk) -> None:
    """Whoever has played nothing goes on with the game of the deck changed last."""
    assert shelf.shelf is not None
    documents = [each.document for each in shelf.catalogue.shelved if each.document is not None]
    changed_last = documents[0].game
    asked = shelf.shelf.begin()
    assert asked.deck().game == changed_last
    asked.reject()
    box = open_box("meccg")
    desk.tables.keep(desk.tables.begin(usual_set_up(box, "Ana"), seed=4))
    played = shelf.shelf.begin()
    assert played.deck().game == "meccg"
    played.reject()
    games = part_of(shelf, ChoiceBox, "decks-game")
    games.setCurrentIndex(games.findData("lotr_lcg"))
    games.activated.emit(games.currentIndex())
    wanted = shelf.shelf.begin()
    assert wanted.deck().game == "lotr_lcg"
    wanted.reject()
