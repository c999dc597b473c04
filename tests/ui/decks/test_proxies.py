"""Cards on paper: nine a page, with their backs behind them, made while the window goes on."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from desktop_app.app.errors import StorageError
from desktop_app.app.library.record import CardRecord
from desktop_app.ui.decks.carry import PrintDialog
from desktop_app.ui.decks.printing import paper_theme
from desktop_app.ui.decks.proxies import ProxySheets, picture
from desktop_app.ui.decks.proxy_dialog import ProxyProgress
from desktop_app.ui.decks.screen import DeckScreen
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.widgets import save_to
from tests.ui.parts import part_of


def some(screen: DeckScreen, copies: int) -> list[tuple[CardRecord, int]]:
    """A hero and a quest of the box."""
    index = screen.catalogue.library.index
    return [(index.titled("lotr_lcg", "Gimli")[0], copies), (quest(screen), 1)]


def quest(screen: DeckScreen) -> CardRecord:
    """A quest with two sides."""
    index = screen.catalogue.library.index
    return index.cards(screen.catalogue.library.search("type:quest stage=1", "lotr_lcg"))[0]


def pages_of(path: Path) -> int:
    """How many pages a PDF has."""
    return path.read_bytes().count(b"/Type /Page\n")


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("page", "box"), [("a4", "595"), ("letter", "612")])
@pytest.mark.parametrize("backs", [False, True])
def test_proxies_are_nine_a_page_each_with_its_back_behind_it(
    decks: DeckScreen, tmp_path: Path, page: str, box: str, backs: bool
) -> None:
    sheets = ProxySheets(tmp_path / "data", tmp_path / "cards.pdf", some(decks, 9), "en", page=page, backs=backs)
    assert list(sheets.steps())[-1] == sheets.total
    content = (tmp_path / "cards.pdf").read_bytes()
    assert content.startswith(b"%PDF")
    assert pages_of(tmp_path / "cards.pdf") == sheets.pages == (4 if backs else 2)
    assert box.encode() in content
    assert [path.name for path in tmp_path.iterdir() if path.suffix != ""] == ["cards.pdf"]


def test_a_page_that_cannot_be_written_leaves_the_old_one_and_nothing_else(decks: DeckScreen, tmp_path: Path) -> None:
    path = tmp_path / "cards.pdf"
    path.write_bytes(b"the one before")
    steps = ProxySheets(tmp_path / "data", path, some(decks, 9), "en").steps()
    next(steps)
    (tmp_path / "cards.pdf").unlink()
    (tmp_path / "cards.pdf").mkdir()
    with pytest.raises(StorageError, match=r"cards\.pdf"):
        list(steps)
    assert [each.name for each in tmp_path.iterdir() if each.suffix == ".unfinished"] == []


def test_the_back_of_a_quest_is_its_other_side_and_that_of_a_hero_the_back_of_the_deck(decks: DeckScreen) -> None:
    theme, (hero, _), (stage, _) = paper_theme(), *some(decks, 1)
    assert picture(stage, "en", theme, "front") != picture(stage, "en", theme, "back")
    other = decks.catalogue.library.index.titled("lotr_lcg", "Legolas")[0]
    assert picture(hero, "en", theme, "back") == picture(other, "en", theme, "back")
    assert picture(stage, "en", theme, "back") != picture(hero, "en", theme, "back")


def test_the_window_is_heard_while_proxies_are_made(
    decks: DeckScreen, desk: Desk, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert decks.editing is not None
    assert decks.editor is not None
    progress = printing(decks, desk, qtbot, tmp_path, monkeypatch)
    field = decks.editor.browser.field
    field.clear()
    heard = []
    progress.bar.valueChanged.connect(lambda _: heard.append(field.text()))
    qtbot.waitUntil(lambda: progress.bar.value() >= 1)
    QTest.keyClicks(field, "gimli")
    with qtbot.waitSignal(progress.written, timeout=120_000) as done:
        pass
    assert done.args == [True]
    assert "gimli" in heard[:-1]
    assert pages_of(tmp_path / "cards.pdf") == 2 * -(-decks.editing.deck.size() // 9)


def test_proxies_that_are_cancelled_leave_nothing_behind(
    decks: DeckScreen, desk: Desk, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    progress = printing(decks, desk, qtbot, tmp_path, monkeypatch)
    qtbot.waitUntil(lambda: progress.bar.value() >= 2, timeout=60_000)
    cancel = part_of(progress, QPushButton, "cancel")
    with qtbot.waitSignal(progress.written) as done:
        QTest.mouseClick(cancel, Qt.MouseButton.LeftButton)
    assert done.args == [False]
    assert [path.name for path in tmp_path.iterdir() if "cards" in path.name] == []


def printing(
    decks: DeckScreen, desk: Desk, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> ProxyProgress:
    """A small deck on its way to paper, with the backs."""
    assert decks.editing is not None
    deck = decks.editing.deck
    decks.editing.write(entries=deck.part("heroes") + deck.part("deck")[:3])
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "cards.pdf"), ""))
    dialog = PrintDialog(desk, decks.editing, decks)
    qtbot.addWidget(dialog)
    part_of(dialog, QCheckBox, "backs").click()
    part_of(dialog, QPushButton, "proxies").click()
    (progress,) = decks.window().findChildren(ProxyProgress)
    return progress


def test_what_is_saved_is_offered_among_the_documents_and_then_where_the_last_one_went(
    decks: DeckScreen, desk: Desk, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    documents, elsewhere = tmp_path / "documents", tmp_path / "elsewhere"
    for folder in (documents, elsewhere):
        folder.mkdir()
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(documents))
    offered: list[Path] = []
    answers = iter([str(elsewhere / "first.pdf"), ""])

    def asked(parent: object, title: str, path: str, kinds: str) -> tuple[str, str]:
        offered.append(Path(path))
        return next(answers), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", asked)
    monkeypatch.setattr(save_to, "LAST", "a-folder-of-this-test")
    assert decks.editing is not None
    decks.editing.write(name="Dale / Erebor")
    dialog = PrintDialog(desk, decks.editing, decks)
    qtbot.addWidget(dialog)
    listing = part_of(dialog, QPushButton, "list")
    for _ in range(2):
        listing.click()
    assert offered == [documents / "Dale - Erebor.pdf", elsewhere / "Dale - Erebor.pdf"]


def test_a_dialog_for_files_begins_at_home_where_there_are_no_documents(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder that is not there would be offered as the name of a file."""
    documents = tmp_path / "Documents"
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(documents))
    monkeypatch.setattr(save_to, "LAST", "another-folder-of-this-test")
    assert save_to.usual_folder() == Path.home()
    documents.mkdir()
    assert save_to.usual_folder() == documents
