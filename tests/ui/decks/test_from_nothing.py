"""A deck built from nothing in the real window, for every card game: once with the mouse, once with the keys alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.app.decks.model import Deck
from desktop_app.app.library.library import Library
from desktop_app.games import DECKS
from desktop_app.ui.decks.counter import HIGH
from desktop_app.ui.decks.editor import Editor
from desktop_app.ui.decks.new_deck import NewDeckDialog
from desktop_app.ui.decks.screen import DeckScreen
from desktop_app.ui.library.grid import CardGrid
from desktop_app.ui.library.results import RECORD
from desktop_app.ui.render.stage import settle
from tests.libraries import Libraries
from tests.ui.decks.pools import pools
from tests.ui.shell.conftest import Person, ana, root, stranger

__all__ = ["ana", "root", "stranger"]

PLANS: dict[str, tuple[tuple[str, str, int, int], ...]] = {
    "lotr_lcg": (("lcg-all", "type:ally|attachment|event", 18, 3),),
    "thrones": (("got-plot", "title:plan type:plot", 7, 1), ("got-character", "title:sworn type:character", 20, 3)),
    "lotr_tcg": (
        ("tcg-site", "type:site set=1", 9, 1),
        ("tcg-companion", "title:rider set=1", 10, 3),
        ("tcg-minion", "type:minion set=1", 10, 3),
    ),
    "meccg": (
        ("mec-site", "title:ford type:site", 1, 1),
        ("mec-resource", "title:help type:resource", 10, 3),
        ("mec-creature", "title:beast subtype:creature", 10, 3),
        ("mec-character", "title:wanderer -is:avatar", 2, 1),
    ),
}
"""For each game: the chip, the search that says the same, how many different cards and how many copies of each."""
CHOICES: dict[str, tuple[tuple[str, int], ...]] = {
    "lotr_lcg": (("heroes-1", 1), ("heroes-2", 2), ("heroes-3", 3)),
    "thrones": (("faction-1", 0), ("agendas-1", 0)),
    "lotr_tcg": (("format", 1), ("ring_bearer-1", 0), ("ring-1", 0)),
    "meccg": (("alignment", 0), ("deck-1", 1)),
}
"""What is chosen at the beginning: the list of that name, and how far down it one goes."""


def with_pools(library: Library) -> None:
    """Cards enough for a deck of every game."""
    library.add_all({(game, "own"): cards for game, cards in pools().items()})


@pytest.fixture
def at_home(ana: Person, libraries: Libraries) -> Person:
    """Ana with cards of every game, at the start screen."""
    desk = ana.shell.desk
    assert desk is not None
    libraries.copy(desk.profile.folder_of("library"), with_pools)
    assert ana.shell.shown == "home"
    return ana


@pytest.fixture
def builder(at_home: Person) -> Person:
    """Ana at her decks."""
    at_home.shell.show_screen("decks")
    settle()
    return at_home


def screen(person: Person) -> DeckScreen:
    """The decks of the window."""
    shown = person.shell.screens["decks"]
    assert isinstance(shown, DeckScreen)
    return shown


def editor(person: Person) -> Editor:
    """The open deck builder."""
    shown = screen(person).editor
    assert shown is not None
    return shown


def finished(person: Person, game: str) -> Deck:
    """The deck as it lies on the disk, legal and with a name; it says so in the window."""
    here = editor(person).editing
    assert here.checked.violations == (), [(each.title, each.part, each.copies) for each in here.deck.entries]
    assert person.sees("Legal")
    deck = screen(person).catalogue.decks.read(here.id).deck()
    assert deck == here.deck
    assert deck.game == game
    assert deck.name
    assert "New deck" not in deck.name
    return deck


def dialog(person: Person) -> NewDeckDialog:
    """What is asked of a new deck."""
    (found,) = [each for each in person.window.findChildren(NewDeckDialog) if each.isVisible()]
    return found


# --- with the mouse ------------------------------------------------------------------------------------------


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", list(PLANS))
def test_a_deck_is_built_from_nothing_with_the_mouse(at_home: Person, qtbot: QtBot, game: str) -> None:
    builder = at_home
    tabs = builder.window.findChild(QTabBar, "screens")
    assert tabs is not None
    decks = next(at for at in range(tabs.count()) if tabs.tabText(at) == "Decks")
    QTest.mouseClick(tabs, Qt.MouseButton.LeftButton, pos=tabs.tabRect(decks).center())
    settle()
    builder.press("new")
    _pick(dialog(builder), "game", list(DECKS).index(game))
    for name, down in CHOICES[game]:
        _pick(dialog(builder), name, down)
    builder.press("begin")
    for chip, _, cards, copies in PLANS[game]:
        builder.press(f"kind-{chip}")
        _put_in(editor(builder).browser.grid, cards * copies, copies, uniques_once=game == "meccg")
        settle()
    _press_fixes(builder)
    finished(builder, game)


def _put_in(grid: CardGrid, wanted: int, copies: int, *, uniques_once: bool) -> None:
    """Press the plus of one card after the other, until so many are in the deck."""
    for row in range(grid.model().rowCount()):
        if not wanted:
            return
        _wheel_to(grid, row)
        place = grid.visualRect(grid.model().index(row, 0))
        size = grid.tile_size
        plus = QPoint(place.right() - 20, place.top() + size.gap // 2 + size.face_height + HIGH - 14)
        once = uniques_once and grid.model().index(row, 0).data(RECORD).unique
        presses = min(wanted, 1 if once else copies)
        for _ in range(presses):
            QTest.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=plus)
        wanted -= presses
    assert not wanted


def _pick(dialog: NewDeckDialog, name: str, row: int) -> None:
    """Open a list and click a row of it."""
    (box,) = dialog.findChildren(QComboBox, name)
    hints = QApplication.styleHints()
    patience = hints.mouseDoubleClickInterval()
    hints.setMouseDoubleClickInterval(0)  # or else the list takes the second press for a part of the first
    QTest.mouseClick(box, Qt.MouseButton.LeftButton)
    settle()
    view = box.view()
    view.scrollTo(box.model().index(row, 0))
    place = view.visualRect(box.model().index(row, 0)).center()
    QTest.mouseMove(view.viewport(), place)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    hints.setMouseDoubleClickInterval(patience)
    settle()
    assert box.currentIndex() == row


def _wheel_to(grid: CardGrid, row: int) -> None:
    """Turn the wheel until a card is whole in sight."""
    viewport = grid.viewport()
    middle = QPointF(viewport.rect().center())
    for _ in range(200):
        place = grid.visualRect(grid.model().index(row, 0))
        if place.top() >= 0 and place.bottom() <= viewport.height():
            return
        turn = -120 if place.bottom() > viewport.height() else 120
        no_button, no_key = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
        phase = Qt.ScrollPhase.NoScrollPhase
        wheel = QWheelEvent(
            middle, viewport.mapToGlobal(middle), QPoint(), QPoint(0, turn), no_button, no_key, phase, False
        )
        QApplication.sendEvent(viewport, wheel)
    raise AssertionError("the wheel does not reach the card")


def _press_fixes(person: Person) -> None:
    """Press what mends, while there is anything to mend."""
    for _ in range(4):
        fixes = [each for each in person.window.findChildren(QAbstractButton, "fix") if each.isVisible()]
        if not fixes:
            return
        QTest.mouseClick(fixes[0], Qt.MouseButton.LeftButton)
        settle()


# --- with the keys alone -------------------------------------------------------------------------------------


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", list(reversed(PLANS)))
def test_a_deck_is_built_from_nothing_with_the_keys_alone(at_home: Person, qtbot: QtBot, game: str) -> None:
    builder = at_home
    _keys(builder, Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier)
    assert builder.shell.shown == "decks"
    _keys(builder, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    begin = dialog(builder)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is begin.games)
    _down(begin.games, list(DECKS).index(game))
    for name, rows in CHOICES[game]:
        (box,) = begin.findChildren(QComboBox, name)
        _tab_to(box)
        _down(box, rows)
    QTest.keyClick(_focused(), Qt.Key.Key_Return)
    settle()
    builder.window.activateWindow()  # as any desktop does when the dialog above it has gone
    settle()
    for _, query, cards, copies in PLANS[game]:
        _keys(builder, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
        assert _focused() is editor(builder).browser.field
        QTest.keyClick(_focused(), Qt.Key.Key_Delete)  # all of it is marked
        QTest.keyClicks(_focused(), query)
        QTest.keyClick(_focused(), Qt.Key.Key_Return)
        assert _focused() is editor(builder).browser.grid
        QTest.keyClick(_focused(), Qt.Key.Key_Home)
        for card in range(cards):
            if card:
                QTest.keyClick(_focused(), Qt.Key.Key_Right)
            for _ in range(copies):
                QTest.keyClick(_focused(), Qt.Key.Key_Plus)
        settle()
    for _ in range(4):
        if editor(builder).editing.checked.is_legal:
            break
        _tab_to_name("fix")
        QTest.keyClick(_focused(), Qt.Key.Key_Space)
        settle()
    finished(builder, game)


def _focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def _keys(person: Person, key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
    QTest.keyClick(QApplication.focusWidget() or person.window, key, modifier)
    settle()


def _down(box: QComboBox, rows: int) -> None:
    assert _focused() is box
    while box.currentIndex() != rows:
        QTest.keyClick(box, Qt.Key.Key_Down if box.currentIndex() < rows else Qt.Key.Key_Up)
    settle()


def _tab_to(widget: QWidget) -> None:
    for _ in range(30):
        if _focused() is widget:
            return
        QTest.keyClick(_focused(), Qt.Key.Key_Tab)
    raise AssertionError(f"Tab does not lead to {widget.objectName()}")


def _tab_to_name(name: str) -> None:
    for _ in range(200):
        if _focused().objectName() == name:
            return
        QTest.keyClick(_focused(), Qt.Key.Key_Tab)
    raise AssertionError(f"Tab does not lead to {name}")
