"""Files from strangers: refused in bounded time and memory, with a message; the library stays as it was."""

from __future__ import annotations

import struct
import time
import tracemalloc
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop_app.app.decks.formats.recognise import read_deck_text
from desktop_app.app.imports.bounds import ImportRefused
from desktop_app.app.imports.pictures import PictureRefused, checked_size
from desktop_app.app.imports.run import import_files
from desktop_app.app.library.library import Library
from desktop_app.app.texts.texts import LANGUAGES, Texts
from tests.app.imports.files import pack

MEGABYTE = 1024 * 1024


@pytest.fixture
def unchanged(library: Library) -> Iterator[Library]:
    """Whatever the test tries: quick, small, and in the end the library is as it was."""
    files, count = sorted(library.folder.rglob("*")), library.index.count()
    tracemalloc.start()
    start = time.monotonic()
    yield library
    took, peak = time.monotonic() - start, tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert took < 20
    assert peak < 300 * MEGABYTE
    assert library.index.count() == count
    assert sorted(library.folder.rglob("*")) == files


def refusal(library: Library, path: Path) -> str:
    (error,) = import_files(library, [path]).refused
    assert all(error.text(Texts(language)) for language in LANGUAGES)
    return error.message_id


def test_a_zip_bomb(unchanged: Library, tmp_path: Path) -> None:
    path = tmp_path / "bomb.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive, archive.open("pack.json", "w") as entry:
        for _ in range(100):
            entry.write(b" " * MEGABYTE)
    assert refusal(unchanged, path) == "imports-entry-too-large"


def test_a_zip_that_tells_more_than_the_disk_holds(unchanged: Library, tmp_path: Path) -> None:
    path = tmp_path / "huge.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("pack.json", "{}")
        for number in range(3):
            archive.writestr(f"pictures/{number}.png", b"x")
    content = path.read_bytes().replace(struct.pack("<II", 1, 1), struct.pack("<II", 1, 0x7FFFFFFF))
    path.write_bytes(content)
    assert refusal(unchanged, path) == "errors-archive-too-large"


def test_a_path_outside_the_archive(unchanged: Library, tmp_path: Path) -> None:
    path = pack(tmp_path / "climb.zip")
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr("../../evil.png", b"x")
    assert refusal(unchanged, path) == "errors-archive-outside"
    assert not (tmp_path / "evil.png").exists()


@pytest.mark.parametrize(
    "text",
    [
        '<!DOCTYPE deck [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><deck game="x">&b;</deck>',
        '<!DOCTYPE deck [<!ENTITY a SYSTEM "file:///etc/hostname">]><deck game="x">&a;</deck>',
        '<!DOCTYPE deck SYSTEM "http://example.org/deck.dtd"><deck game="x"/>',
    ],
)
def test_xml_with_entities(unchanged: Library, tmp_path: Path, text: str) -> None:
    path = tmp_path / "deck.o8d"
    path.write_text(text, encoding="utf-8")
    assert refusal(unchanged, path) == "imports-xml-entities"


def test_a_table_of_ten_million_columns(unchanged: Library, tmp_path: Path) -> None:
    path = tmp_path / "wide.tsv"
    path.write_text("\t" * 10_000_000 + "\nx\n", encoding="utf-8")
    assert refusal(unchanged, path) == "imports-too-many-columns"


def test_a_row_wider_than_its_table(unchanged: Library, tmp_path: Path) -> None:
    path = tmp_path / "wide.csv"
    path.write_text("name,type\n" + "," * 1_000_000 + "\n", encoding="utf-8")
    assert refusal(unchanged, path) == "imports-too-many-columns"


def test_a_file_larger_than_any_set(unchanged: Library, tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    with path.open("wb") as file:
        file.truncate(1024 * MEGABYTE)
    assert refusal(unchanged, path) == "errors-file-too-large"


@pytest.mark.parametrize(
    "content", ["Éowyn".encode("latin-1") * 9, b"\xff\xfe\x00", b"name\x00type\n", bytes(range(256))]
)
def test_wrong_encodings(unchanged: Library, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "cards.tsv"
    path.write_bytes(content)
    assert refusal(unchanged, path) == "imports-not-text"


def test_json_nested_beyond_measure(unchanged: Library, tmp_path: Path) -> None:
    path = tmp_path / "deep.json"
    path.write_text("[" * 1_000_000, encoding="utf-8")
    assert refusal(unchanged, path) == "imports-not-json"


def _png_header(width: int, height: int) -> bytes:
    data = b"IHDR" + struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + struct.pack(">I", 13) + data + struct.pack(">I", zlib.crc32(data))


def _jpeg_header(width: int, height: int) -> bytes:
    return b"\xff\xd8\xff\xe0\x00\x04xx\xff\xc0\x00\x11\x08" + struct.pack(">HH", height, width) + b"\x03" * 20


def test_a_picture_of_fifty_thousand_by_fifty_thousand(library: Library, tmp_path: Path) -> None:
    path = pack(tmp_path / "own.zip")
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr("pictures/own-1.png", _png_header(50_000, 50_000))
    read = import_files(library, [path]).cards["me_quest", "own"]
    assert read.problems[-1].message_id == "imports-picture-too-large"
    assert read.pictures == {}


def test_the_size_of_a_picture_is_read_from_its_first_bytes() -> None:
    assert checked_size(_png_header(300, 420)) == (300, 420)
    assert checked_size(_jpeg_header(300, 420)) == (300, 420)
    for content in (_jpeg_header(50_000, 50_000), _png_header(0, 5), b"GIF89a" + b"x" * 40, b"", b"\xff\xd8\xff"):
        with pytest.raises(PictureRefused):
            checked_size(content)


@given(st.binary(max_size=64))
def test_any_bytes_are_a_picture_or_refused(content: bytes) -> None:
    for start in (b"", b"\x89PNG\r\n\x1a\n", b"\xff\xd8", b"RIFFxxxxWEBP"):
        try:
            width, height = checked_size(start + content)
        except PictureRefused:
            continue
        assert width * height > 0


@settings(suppress_health_check=[HealthCheck.too_slow])
@given(
    st.text(max_size=300),
    st.sampled_from(["", "####\nPool\n####\n", "Heroes (1)\n", "House Stark\n", "Ring-bearer: ", "<deck game='", "{"]),
)
def test_any_text_is_a_deck_or_refused(text: str, start: str) -> None:
    try:
        listed = read_deck_text(start + text)
    except ImportRefused:
        return  # any other error fails the test
    assert all(card.copies >= 0 for card in listed.cards)


def test_a_deck_of_a_million_lines(unchanged: Library, tmp_path: Path) -> None:
    path = tmp_path / "long.txt"
    path.write_text("Heroes (1)\n" + "1x A\n" * 200_000, encoding="utf-8")
    assert refusal(unchanged, path) == "imports-deck-too-long"
