"""Files from strangers in the dialog that a person opens: refused with a reason, and the library stays as it was."""

from __future__ import annotations

import struct
import time
import zipfile
import zlib
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest
from PySide6.QtWidgets import QListWidget, QPushButton

from desktop_app.app.texts.texts import Texts
from desktop_app.ui.library.import_dialog import ImportDialog
from desktop_app.ui.library.screen import LibraryScreen
from desktop_app.ui.shell.desk import Desk
from tests.ui.parts import part_of

MEGABYTE = 1024 * 1024
PACK = (
    '{"format": 1, "game": "me_quest", "id": "own", "name": "Own", '
    '"cards": [{"code": "own-1", "titles": {"en": "Low Blow"}, "type": "peril"}]}'
)


def _bomb(path: Path) -> None:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive, archive.open("pack.json", "w") as entry:
        for _ in range(100):
            entry.write(b" " * MEGABYTE)


def _climbing(path: Path) -> None:
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("pack.json", PACK)
        archive.writestr("../../evil.png", b"x")


def _entities(path: Path) -> None:
    path.write_text('<!DOCTYPE d [<!ENTITY a SYSTEM "file:///etc/hostname">]><deck game="x">&a;</deck>', "utf-8")


def _wide(path: Path) -> None:
    path.write_text("\t" * 10_000_000 + "\nx\n", "utf-8")


def _latin(path: Path) -> None:
    path.write_bytes("name\ttype\nÉowyn\thero\n".encode("latin-1"))


HOSTILE: dict[str, tuple[Callable[[Path], None], str]] = {
    "bomb.zip": (_bomb, "imports-entry-too-large"),
    "climb.zip": (_climbing, "errors-archive-outside"),
    "deck.o8d": (_entities, "imports-xml-entities"),
    "wide.tsv": (_wide, "imports-too-many-columns"),
    "latin.tsv": (_latin, "imports-not-text"),
}


@pytest.mark.parametrize("name", list(HOSTILE))
def test_a_hostile_file_is_refused_in_the_dialog(library: LibraryScreen, desk: Desk, tmp_path: Path, name: str) -> None:
    make, message_id = HOSTILE[name]
    make(tmp_path / name)
    index = library.catalogue.library.index
    files, count = sorted(library.catalogue.library.folder.rglob("*")), index.count()
    dialog = ImportDialog(desk, library.catalogue, "lotr_lcg", library)
    dialog.open()
    before, start = psutil.Process().memory_info().rss, time.monotonic()
    dialog.read([tmp_path / name])
    assert time.monotonic() - start < 10
    assert psutil.Process().memory_info().rss - before < 200 * MEGABYTE
    (line,) = lines_of(dialog)
    template = Texts("en")(message_id, path="?", entry="?", limit=0, position=0)
    assert line.split()[-3:] == template.split()[-3:]
    assert not part_of(dialog, QPushButton, "keep").isEnabled()
    dialog.reject()
    assert not dialog.isVisible()
    assert library.catalogue.library.index.count() == count
    assert sorted(library.catalogue.library.folder.rglob("*")) == files
    assert not (tmp_path.parent / "evil.png").exists()


def test_a_picture_too_large_to_open_is_left_out_of_its_pack(
    library: LibraryScreen, desk: Desk, tmp_path: Path
) -> None:
    """Its card is good and may be kept; of the picture only the first bytes were read."""
    header = b"IHDR" + struct.pack(">IIBBBBB", 50_000, 50_000, 8, 2, 0, 0, 0)
    picture = b"\x89PNG\r\n\x1a\n" + struct.pack(">I", 13) + header + struct.pack(">I", zlib.crc32(header))
    with zipfile.ZipFile(tmp_path / "own.zip", "w") as archive:
        archive.writestr("pack.json", PACK)
        archive.writestr("pictures/own-1.png", picture)
    dialog = ImportDialog(desk, library.catalogue, "lotr_lcg", library)
    dialog.read([tmp_path / "own.zip"])
    assert any(Texts("en")("imports-picture-too-large") in line for line in lines_of(dialog))
    dialog.keep()
    assert library.catalogue.of_code("me_quest", "own-1") is not None
    assert list(library.catalogue.library.folder.rglob("*.png")) == []


def lines_of(dialog: ImportDialog) -> list[str]:
    """What the report says, line by line."""
    report = part_of(dialog, QListWidget, "report")
    return [report.item(row).text() for row in range(report.count())]
