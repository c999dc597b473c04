"""The import dialog can always be closed, whatever was in the file and whatever went wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from desktop_app.app.decks.store import DeckStore
from desktop_app.ui.library import import_dialog
from desktop_app.ui.library.import_dialog import ImportDialog
from desktop_app.ui.library.screen import LibraryScreen
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.parts import ChoiceBox
from tests.ui.library.test_hostile_import import lines_of
from tests.ui.parts import part_of

HEROES = "{name}\n\nHeroes (1)\n\n1x Aragorn\n\n{line}\n"
O8D = (
    '<deck game="a21af4e8-be4b-4cda-a6b6-534f9717391f"><section name="Hero">'
    '<card qty="²">Gimli</card><card qty="1">Aragorn</card></section></deck>'
)


@pytest.fixture
def dialog(library: LibraryScreen, desk: Desk) -> ImportDialog:
    dialog = ImportDialog(desk, library.catalogue, "lotr_lcg", library)
    dialog.open()
    return dialog


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("no copies.txt", HEROES.format(name="Mine", line="0x Snowbourn Scout")),
        ("long name.txt", HEROES.format(name="n" * 300, line="")),
        ("superscript.o8d", O8D),
    ],
)
def test_after_an_odd_file_the_deck_is_kept_and_escape_closes(
    dialog: ImportDialog, desk: Desk, tmp_path: Path, name: str, written: str
) -> None:
    (tmp_path / name).write_text(written, encoding="utf-8")
    before = len(DeckStore(desk.profile.folder_of("decks")).decks())
    dialog.read([tmp_path / name])
    assert lines_of(dialog)
    dialog.keep()
    assert len(DeckStore(desk.profile.folder_of("decks")).decks()) == before + 1
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


@pytest.mark.parametrize("step", ["read_files", "keep"])
def test_after_an_error_that_nobody_foresaw_escape_closes(
    dialog: ImportDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    (tmp_path / "deck.txt").write_text(HEROES.format(name="Mine", line=""), encoding="utf-8")

    def stumbles(*_: object) -> None:
        raise ZeroDivisionError

    if step == "keep":
        dialog.read([tmp_path / "deck.txt"])
    monkeypatch.setattr(import_dialog, step, stumbles)
    with pytest.raises(ZeroDivisionError):
        dialog.read([tmp_path / "deck.txt"]) if step == "read_files" else dialog.keep()
    assert part_of(dialog, QPushButton, "files").isEnabled()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_while_files_are_read_no_others_can_be_chosen_and_escape_stops(
    dialog: ImportDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(5):
        (tmp_path / f"{number}.txt").write_text(HEROES.format(name="Mine", line=""), encoding="utf-8")
    monkeypatch.setattr(import_dialog, "A_LOOK", 0)
    files = part_of(dialog, QPushButton, "files")
    seen: list[bool] = []

    def looked(text: str) -> None:
        seen.append(files.isEnabled())
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    dialog._bar.valueChanged.connect(lambda value: looked(str(value)))
    dialog.read([tmp_path])
    assert seen
    assert not any(seen)
    assert dialog.isVisible()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_pasted_table_can_be_read_after_its_columns_were_named(dialog: ImportDialog) -> None:
    QGuiApplication.clipboard().setText("what it is called,what kind,costs\nA Friend,ally,2\n")
    dialog.paste()
    read = part_of(dialog, QPushButton, "read-table")
    for box in dialog.findChildren(ChoiceBox):
        wanted = {"what it is called": "title", "what kind": "type"}.get(box.accessibleName())
        if wanted:
            box.setCurrentIndex(box.findData(wanted))
    QTest.mouseClick(read, Qt.MouseButton.LeftButton)
    assert not any("is not there" in line for line in lines_of(dialog))


def test_a_pasted_list_without_a_name_is_called_what_it_is(dialog: ImportDialog, desk: Desk) -> None:
    QGuiApplication.clipboard().setText("1x Théodred (Core Set)\n3x Snowbourn Scout (Core Set)\n")
    dialog.paste()
    assert lines_of(dialog) == ["Deck “Pasted deck”: 3 cards · Heroes: 1"]
    dialog.keep()
    assert [each.document and each.document.name for each in DeckStore(desk.profile.folder_of("decks")).decks()] == [
        "Pasted deck"
    ]


def test_enter_presses_the_button_with_the_focus_and_no_other(dialog: ImportDialog, desk: Desk) -> None:
    """A pasted deck is kept by Enter as soon as it was read; on Cancel the same key keeps nothing."""
    decks = DeckStore(desk.profile.folder_of("decks"))
    before = len(decks.decks())
    QGuiApplication.clipboard().setText(HEROES.format(name="Pasted", line=""))
    QTest.keySequence(dialog, QKeySequence.StandardKey.Paste)
    assert lines_of(dialog)
    focused = dialog.focusWidget()
    assert focused is not None
    assert focused.objectName() == "keep"
    QTest.keyClick(focused, Qt.Key.Key_Return)
    assert len(decks.decks()) == before + 1


def test_the_one_deck_that_was_brought_in_is_opened_from_there(library: LibraryScreen, desk: Desk) -> None:
    opened: list[str] = []
    dialog = ImportDialog(desk, library.catalogue, "lotr_lcg", library, opened.append)
    dialog.open()
    for name in ("First", "Second"):
        QGuiApplication.clipboard().setText(HEROES.format(name=name, line=""))
        dialog.paste()
        dialog.keep()
    (onward,) = [each for each in dialog.findChildren(QPushButton, "open-deck") if each.isVisible()]
    QTest.keyClick(onward, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert [DeckStore(desk.profile.folder_of("decks")).read(id).deck().name for id in opened] == ["Second"]


def test_enter_on_cancel_keeps_nothing(dialog: ImportDialog, desk: Desk) -> None:
    decks = DeckStore(desk.profile.folder_of("decks"))
    before = len(decks.decks())
    QGuiApplication.clipboard().setText(HEROES.format(name="Pasted", line=""))
    dialog.paste()
    leave = part_of(dialog, QPushButton, "cancel")
    leave.setFocus()
    QTest.keyClick(leave, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert len(decks.decks()) == before


def test_files_that_were_copied_are_pasted(dialog: ImportDialog, tmp_path: Path) -> None:
    (tmp_path / "deck.txt").write_text(HEROES.format(name="From a file", line=""), encoding="utf-8")
    copied = QMimeData()
    copied.setUrls([QUrl.fromLocalFile(str(tmp_path / "deck.txt"))])
    QGuiApplication.clipboard().setMimeData(copied)
    dialog.paste()
    assert any("From a file" in line for line in lines_of(dialog))


def test_a_pasted_half_character_is_told_and_the_dialog_closes(dialog: ImportDialog) -> None:
    QGuiApplication.clipboard().setText("\ud83c,half\n")
    dialog.paste()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_the_columns_of_a_table_are_those_of_the_game_that_is_chosen(dialog: ImportDialog) -> None:
    QGuiApplication.clipboard().setText("what it is called,prowess,costs\nA Friend,4,2\n")
    dialog.paste()
    boxes = {box.accessibleName(): box for box in dialog.findChildren(ChoiceBox)}
    games = boxes[dialog.looks.texts("browser-import-which-game")]
    assert (games.currentData(), boxes["prowess"].currentData()) == ("lotr_lcg", "")
    assert boxes["prowess"].findData("prowess") < 0, "no card of this game has one"
    games.setCurrentIndex(games.findData("meccg"))
    assert boxes["prowess"].currentData() == "prowess"
