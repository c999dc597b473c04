"""The deck builder as a person uses it: adding, taking out, taking back, mending, keeping, printing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QDropEvent, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from desktop_app.app.decks.formats.recognise import WRITERS, read_deck_text
from desktop_app.app.decks.listed import resolve
from desktop_app.app.decks.model import Deck, Entry, compared
from desktop_app.app.library.record import CardRecord
from desktop_app.ui.decks.carry import ExportDialog, PrintDialog
from desktop_app.ui.decks.comparing import CompareDialog
from desktop_app.ui.decks.counter import LINE
from desktop_app.ui.decks.editing import Editing
from desktop_app.ui.decks.editor import Editor
from desktop_app.ui.decks.new_deck import NewDeckDialog
from desktop_app.ui.decks.screen import DeckScreen
from desktop_app.ui.library.results import mime_of
from desktop_app.ui.render.stage import settle
from desktop_app.ui.shell.desk import Desk
from tests.ui.parts import part_of


def editor(screen: DeckScreen) -> Editor:
    """The open deck builder."""
    assert screen.editor is not None
    return screen.editor


def editing(screen: DeckScreen) -> Editing:
    """The deck at hand."""
    assert screen.editing is not None
    return screen.editing


def card(screen: DeckScreen, title: str) -> CardRecord:
    """A built-in card by its title."""
    return screen.catalogue.library.index.titled("lotr_lcg", title)[0]


def spare(screen: DeckScreen) -> CardRecord:
    """An ally that the deck does not have."""
    index = screen.catalogue.library.index
    ids = screen.catalogue.library.search("type:ally -is:unique", "lotr_lcg")
    have = {entry.code for entry in editing(screen).deck.entries}
    return next(each for each in index.cards(ids) if each.code not in have)


def on_entry(screen: DeckScreen, title: str) -> Entry:
    """Put the keyboard on a card of the deck."""
    tree = editor(screen).deck.tree
    items = tree.findItems(title, Qt.MatchFlag.MatchExactly, 1)
    item = next(each for each in items if each.text(0))
    tree.setCurrentItem(item)
    tree.setFocus()
    entry = tree.current()
    assert entry is not None
    return entry


def test_the_shipped_deck_is_legal_and_shows_its_heroes(decks: DeckScreen) -> None:
    """What ships keeps the rules."""
    assert editing(decks).checked.is_legal
    assert len(editor(decks).deck.leaders.cards) == len(editing(decks).deck.part("heroes"))


def test_enter_adds_and_minus_takes_out(decks: DeckScreen) -> None:
    """With the keyboard alone: from the search to the card, Enter twice, minus once; all of it on the disk."""
    wanted = spare(decks)
    browser = editor(decks).browser
    browser.field.setText(f'title:"{wanted.title}"')
    QTest.keyClick(browser.field, Qt.Key.Key_Return)
    QTest.keyClick(browser.grid, Qt.Key.Key_Return)
    QTest.keyClick(browser.grid, Qt.Key.Key_Plus)
    assert editing(decks).deck.copies(wanted.code, "deck") == 2
    QTest.keyClick(browser.grid, Qt.Key.Key_Minus)
    on_disk = decks.catalogue.decks.read(editing(decks).id).deck()
    assert on_disk.copies(wanted.code, "deck") == 1


def test_a_digit_says_how_many_copies_of_a_found_card(decks: DeckScreen) -> None:
    """Three at a stroke, then one, then none."""
    wanted = spare(decks)
    browser = editor(decks).browser
    browser.field.setText(f'title:"{wanted.title}"')
    for view, cards in (("grid", browser.grid), ("table", browser.table)):
        browser.show_view(view)
        QTest.keyClick(browser.field, Qt.Key.Key_Return)
        for key, copies in ((Qt.Key.Key_3, 3), (Qt.Key.Key_1, 1), (Qt.Key.Key_0, 0)):
            QTest.keyClick(cards, key)
            assert editing(decks).deck.copies(wanted.code) == copies


def test_plus_and_minus_under_a_face(decks: DeckScreen) -> None:
    """The signs under a card count its copies."""
    wanted = spare(decks)
    grid = editor(decks).browser.grid
    editor(decks).browser.field.setText(f'title:"{wanted.title}"')
    place = grid.visualRect(grid.model().index(0, 0))
    foot = place.bottom() - grid.tile_size.gap // 2 - 14
    for x, copies in ((place.right() - 20, 1), (place.right() - 20, 2), (place.left() + 20, 1)):
        spot = place.center()
        spot.setX(x)
        spot.setY(foot)
        QTest.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=spot)
        assert editing(decks).deck.copies(wanted.code) == copies


def test_a_box_under_a_face_says_how_many(decks: DeckScreen) -> None:
    """The third makes it three, the first one; the one filled last is emptied by another press."""
    wanted = spare(decks)
    grid = editor(decks).browser.grid
    editor(decks).browser.field.setText(f'title:"{wanted.title}"')
    place = grid.visualRect(grid.model().index(0, 0))
    middle, foot, wide = place.center().x(), place.bottom() - grid.tile_size.gap // 2 - 14, 17
    for x, copies in ((middle + wide, 3), (middle - wide, 1), (middle, 2), (middle, 1)):
        QTest.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(x, foot))
        assert editing(decks).deck.copies(wanted.code) == copies


def test_two_versions_of_one_character_are_told_apart_under_their_faces(decks: DeckScreen) -> None:
    """Their faces show the title alone, in the colours of one culture; what has no versions has an empty line."""
    decks.open_deck(decks.catalogue.decks.create(Deck(game="lotr_tcg", name="Fellowship")))
    browser = editor(decks).browser
    seen: dict[str, list[tuple[int, ...]]] = {}
    for asked in ('title:"Aragorn" type:companion', "type:event"):
        browser.field.setText(asked)
        settle()
        grid = browser.grid
        feet = [grid.visualRect(grid.model().index(row, 0)) for row in range(2)]
        lines = [
            QRect(foot.left(), foot.bottom() - grid.tile_size.gap // 2 - LINE, foot.width(), LINE) for foot in feet
        ]
        shown = grid.viewport().grab().toImage()
        seen[asked] = [_written(shown.copy(line)) for line in lines]
    (wingfoot, heir), (event, other) = seen.values()
    assert len({wingfoot, heir, event}) == 3
    assert event == other


def test_what_tells_no_versions_apart_is_not_written_under_a_face(decks: DeckScreen) -> None:
    """The race and the skills of a character of the CCG would stand in the face of the next row."""
    decks.open_deck(decks.catalogue.decks.create(Deck(game="meccg", name="Company")))
    grid, seen = editor(decks).browser.grid, set[tuple[int, ...]]()
    for asked in ("type:character race:elf", "type:resource"):
        editor(decks).browser.field.setText(asked)
        settle()
        foot, gap = grid.visualRect(grid.model().index(0, 0)), grid.tile_size.gap
        below = QRect(foot.left(), foot.bottom() - gap // 2 + 2, foot.width(), gap - 4)
        seen.add(_written(grid.viewport().grab().toImage().copy(below)))
    assert len(seen) == 1


def _written(image: QImage) -> tuple[int, ...]:
    """What is painted, pixel by pixel."""
    return tuple(image.pixel(x, y) for y in range(image.height()) for x in range(image.width()))


def test_delete_digits_undo_and_redo(decks: DeckScreen) -> None:
    """A card is taken out at a stroke, and comes back as it was."""
    title = next(entry.title for entry in editing(decks).deck.part("deck") if entry.copies >= 2)
    before = editing(decks).deck
    entry = on_entry(decks, title)
    QTest.keyClick(editor(decks).deck.tree, Qt.Key.Key_Delete)
    assert editing(decks).deck.copies(entry.code, "deck") == 0
    QTest.keyClick(editor(decks), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert editing(decks).deck == before
    on_entry(decks, title)
    QTest.keyClick(editor(decks).deck.tree, Qt.Key.Key_1)
    assert editing(decks).deck.copies(entry.code, "deck") == 1
    editing(decks).undo()
    editing(decks).redo()
    assert editing(decks).deck.copies(entry.code, "deck") == 1


def test_a_broken_rule_is_told_with_its_number_and_mended(decks: DeckScreen, qtbot: QtBot) -> None:
    """A fourth copy breaks a rule; its number leads to the rule, its button takes the copy out again."""
    entry = next(entry for entry in editing(decks).deck.part("deck") if entry.copies == 3)
    editing(decks).count(entry, 4)
    violation = next(each for each in editing(decks).checked.violations if entry.code in each.cards)
    panel = editor(decks).study

    def seen(kind: str) -> list[QPushButton]:
        buttons = panel.findChildren(QPushButton)
        return [each for each in buttons if each.isVisible() and kind in (each.text(), each.objectName())]

    qtbot.waitUntil(lambda: bool(seen(violation.rule)))
    rule = seen(violation.rule)[0]
    with qtbot.waitSignal(decks.rule_requested) as asked:
        rule.click()
    assert asked.args == [violation.rule]
    assert [each.text() for each in seen("fix")] == ["Remove 1"]
    seen("fix")[0].click()
    assert editing(decks).checked.is_legal


def test_a_card_is_dropped_into_the_deck_and_carried_out_again(decks: DeckScreen) -> None:
    """Drag and drop both ways."""
    wanted, tree = spare(decks), editor(decks).deck.tree
    carried = mime_of([wanted], "en")
    tree.dropEvent(drop(carried))
    assert editing(decks).deck.copies(wanted.code) == 1
    on_entry(decks, wanted.title)
    carried = tree.mimeData(tree.selectedItems())
    editor(decks).browser.grid.dropEvent(drop(carried))
    assert editing(decks).deck.copies(wanted.code) == 0


def drop(data: QMimeData) -> QDropEvent:
    """Something let go over the middle of a widget."""
    left, no_key = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    return QDropEvent(QPointF(30, 30), Qt.DropAction.CopyAction, data, left, no_key)


def test_a_card_goes_to_another_part(decks: DeckScreen) -> None:
    """One copy to the sideboard."""
    entry = on_entry(decks, next(entry.title for entry in editing(decks).deck.part("deck") if entry.copies == 3))
    editing(decks).move(entry, "sideboard")
    deck = editing(decks).deck
    assert (deck.copies(entry.code, "deck"), deck.copies(entry.code, "sideboard")) == (2, 1)


def test_a_sample_hand_has_six_cards_a_mulligan_and_a_next_one(decks: DeckScreen) -> None:
    """An opening hand of The Card Game, drawn from the deck."""
    hand = editor(decks).hand
    hand.deal()
    assert len(hand.faces.cards) == 6
    hand.mulligan()
    hand.draw()
    assert len(hand.faces.cards) == 7
    assert {each.code for each in hand.faces.cards} <= {entry.code for entry in editing(decks).deck.entries}


def test_replacements_take_the_place_of_a_card(decks: DeckScreen) -> None:
    """An offered card comes in for all copies, in one step that can be taken back."""
    before = editing(decks).deck
    entry = next(entry for entry in before.part("deck") if entry.copies == 3)
    hand = editor(decks).hand
    hand.replace(entry)
    offers = [each for each in hand.findChildren(QPushButton) if each.accessibleName().count(",") >= 2]
    offers[0].click()
    assert editing(decks).deck.copies(entry.code) == 0
    assert editing(decks).deck.size("deck") == before.size("deck")
    editing(decks).undo()
    assert editing(decks).deck == before


def test_versions_are_kept_told_apart_and_restored(decks: DeckScreen) -> None:
    """A version keeps the cards with a word on why; going back keeps those of now."""
    first = editing(decks).deck
    wanted = spare(decks)
    editing(decks).add(wanted, 2)
    editing(decks).keep_version("more allies")
    versions = editing(decks).document.versions
    assert (versions[-1].number, versions[-1].note) == (2, "more allies")
    editing(decks).restore(1)
    assert editing(decks).deck.entries == first.entries
    assert compared(editing(decks).document.version(2), editing(decks).deck)[0].code == wanted.code
    editing(decks).undo()
    assert editing(decks).deck.copies(wanted.code) == 2


def test_notes_tags_and_name_are_written(decks: DeckScreen) -> None:
    """Words about the deck are on the disk when one leaves it."""
    notes = editor(decks).notes
    notes.notes.setPlainText("# Plan\n\nQuest **hard**.")
    tags = part_of(editor(decks), QLineEdit, "tags")
    tags.setText("solo, core , solo")
    tags.editingFinished.emit()
    decks.close_deck()
    document = next(each.document for each in decks.catalogue.decks.decks())
    assert document is not None
    assert document.deck().notes == "# Plan\n\nQuest **hard**."
    assert document.tags == ("solo", "core")


def test_a_built_deck_uses_the_collection(decks: DeckScreen) -> None:
    """What lies built counts as used, under every card of it."""
    entry = next(entry for entry in editing(decks).deck.part("deck") if entry.copies == 3)
    wanted = decks.catalogue.of_code("lotr_lcg", entry.code)
    assert wanted is not None
    decks.catalogue.own(wanted, 3)
    part_of(editor(decks), QCheckBox, "built").click()
    assert decks.catalogue.caption(decks.looks.texts)(wanted) == "own 3, in decks 3, free 0"


@pytest.mark.parametrize("name", list(WRITERS["lotr_lcg"]))
def test_an_exported_deck_reads_back_as_itself(decks: DeckScreen, desk: Desk, qtbot: QtBot, name: str) -> None:
    """Every format survives the way out and in again."""
    dialog = ExportDialog(desk, editing(decks), decks)
    qtbot.addWidget(dialog)
    dialog.formats.setCurrentIndex(dialog.formats.findData(name))
    dialog.copy()
    text = QGuiApplication.clipboard().text()
    again = resolve(read_deck_text(text, "lotr_lcg"), decks.catalogue.library.index)
    assert compared(editing(decks).deck, again.deck) == []
    assert again.unmatched == ()


def test_the_pull_list_goes_by_set(decks: DeckScreen, desk: Desk, qtbot: QtBot) -> None:
    """Set by set what to take from the shelf."""
    dialog = PrintDialog(desk, editing(decks), decks)
    qtbot.addWidget(dialog)
    head, first = dialog.pull.item(0, 0), [dialog.pull.item(1, column) for column in range(3)]
    assert head is not None
    assert head.text() == "Revised Core Set"
    assert [cell.text() for cell in first if cell is not None] == ["3", "1×", "Glóin"]
    assert dialog.pull.rowCount() == 1 + len({entry.code for entry in editing(decks).deck.entries})


def test_two_decks_are_compared(decks: DeckScreen, desk: Desk, qtbot: QtBot) -> None:
    """Only what differs is listed, with both numbers."""
    decks.catalogue.decks.copy(editing(decks).id, "Twin")
    wanted = spare(decks)
    editing(decks).add(wanted)
    dialog = CompareDialog(desk, editing(decks), decks)
    qtbot.addWidget(dialog)
    assert dialog.changes.rowCount() == 1
    line = [item for column in range(3) if (item := dialog.changes.item(0, column)) is not None]
    assert [item.text() for item in line] == [wanted.title, "1", "\u2013"]
    assert line[0].data(Qt.ItemDataRole.AccessibleTextRole) == f"{wanted.title}: 1 here, 0 there"


def test_of_two_decks_that_are_alike_it_is_said(decks: DeckScreen, desk: Desk, qtbot: QtBot) -> None:
    decks.catalogue.decks.copy(editing(decks).id, "Twin")
    dialog = CompareDialog(desk, editing(decks), decks)
    qtbot.addWidget(dialog)
    assert not dialog.alike.isHidden()
    assert dialog.changes.isHidden()


@pytest.mark.parametrize("game", ["lotr_lcg", "thrones", "lotr_tcg", "meccg"])
def test_a_deck_of_every_game_can_be_begun(decks: DeckScreen, game: str) -> None:
    """An empty deck of each game opens with its rules broken and its cards in the library."""
    decks.close_deck()
    assert decks.shelf is not None
    begun(decks.shelf.begin(game))
    assert editing(decks).deck.game == game
    assert not editing(decks).checked.is_legal
    for field in ("es", "en"):
        decks.looks.take(decks.looks.settings.changed(language=field))
        assert editor(decks).browser.grid.model().rowCount() >= 0
    found = decks.catalogue.library.search("", game)
    wanted = decks.catalogue.record(found[0])
    editing(decks).add(wanted)
    assert editing(decks).deck.copies(wanted.code) == 1


def begun(dialog: NewDeckDialog) -> None:
    """Begin the deck as the dialog has it."""
    part_of(dialog, QPushButton, "begin").click()


def test_the_list_copies_and_throws_away(decks: DeckScreen) -> None:
    """A copy has another name; a deck that goes lies in the trash folder."""
    decks.close_deck()
    assert decks.shelf is not None
    shelved = decks.catalogue.shelved[0]
    assert shelved.document is not None
    decks.shelf._copy(shelved.id, shelved.document.deck())
    assert len(decks.catalogue.shelved) == 2
    decks.shelf._delete(shelved.id, shelved.document.deck())
    assert [each.id for each in decks.catalogue.shelved] != [shelved.id]
    assert len(decks.catalogue.shelved) == 1
