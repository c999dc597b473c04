"""What is brought into a library: a table, a deck from the clipboard; refused or cancelled it changes nothing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QListWidget, QPushButton
from pytestqt.qtbot import QtBot

from desktop_app.ui.library.import_dialog import ImportDialog
from desktop_app.ui.library.screen import LibraryScreen
from desktop_app.ui.shell.desk import Desk
from tests.ui.parts import part_of

THRONES_CARD: dict[str, Any] = {
    "name": "A Watchman", "type": "character", "faction": "stark", "cost": 2, "strength": 2, "loyal": False,
    "unique": False, "traits": [], "text": "", "icons": {"military": True, "intrigue": False, "power": False},
}  # fmt: skip


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
    assert part_of(here, QPushButton, "read-table").isEnabled()
    mapping = {"Called": "title", "Sort": "type", "Price": "cost", "Words": "text"}
    here.read([tmp_path / "trees.tsv"], mapping, "lotr_lcg")
    report = part_of(here, QListWidget, "report")
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
    report = part_of(here, QListWidget, "report")
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
    assert not part_of(here, QPushButton, "keep").isEnabled()
    report = part_of(here, QListWidget, "report")
    assert "noise.bin" in report.item(0).text()


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
    cancel = part_of(here, QPushButton, "cancel")
    QTimer.singleShot(0, cancel.click)
    here.read([tmp_path])
    assert here._step.text() == "Canceled. The library is as it was."
    assert library.catalogue.library.index.count() == before
    here.read([tmp_path])
    here.keep()
    assert library.catalogue.library.index.count() == before + 9
    assert library.isVisible()
