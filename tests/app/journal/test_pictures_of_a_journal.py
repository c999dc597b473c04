"""Pictures in a journal: taken in once, kept in the profile, given away with it, found again by whoever takes it in."""

from __future__ import annotations

import json
import struct
import zlib
from pathlib import Path

import pytest

from desktop_app.app.errors import LongtableError
from desktop_app.app.journal.album import Album
from desktop_app.app.journal.campaign import Campaign, Entry
from desktop_app.app.journal.chronicle import chronicle
from desktop_app.app.journal.pictured import beside, pictures_of
from desktop_app.app.journal.sharing import read_shared, write_markdown, write_shared
from desktop_app.app.journal.store import CampaignStore
from desktop_app.app.journal.writing import added
from desktop_app.app.profiles.backups import personal_files
from desktop_app.app.texts.texts import Texts
from tests.app.journal.campaigns import day, mirkwood_paths


def picture(shade: int = 120) -> bytes:
    """A PNG of four dots of one shade."""

    def part(name: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

    head = struct.pack(">IIBBBBB", 2, 2, 8, 0, 0, 0, 0)
    rows = zlib.compress(bytes((0, shade, shade, 0, shade, shade)))
    return b"\x89PNG\r\n\x1a\n" + part(b"IHDR", head) + part(b"IDAT", rows) + part(b"IEND", b"")


@pytest.fixture
def store(tmp_path: Path) -> CampaignStore:
    return CampaignStore(tmp_path / "profile" / "campaigns", tmp_path / "profile" / "trash")


def with_pictures(store: CampaignStore) -> Campaign:
    """A note with one picture in its words and one below them."""
    inside, below = store.album.keep(picture(10)), store.album.keep(picture(20))
    note = Entry(id=1, date=day(16), text=f"At the ford:\n\n![the ford]({inside})", pictures=(below, inside))
    return added(mirkwood_paths(), note, day(16))


def test_the_same_picture_twice_is_kept_once(store: CampaignStore) -> None:
    assert store.album.keep(picture()) == store.album.keep(picture())
    assert len(list(store.album.folder.iterdir())) == 1


def test_what_is_no_picture_is_refused_by_its_name(store: CampaignStore, tmp_path: Path) -> None:
    path = tmp_path / "letter.png"
    path.write_bytes(b"Dear Ana")
    with pytest.raises(LongtableError) as refused:
        store.album.take(path)
    assert refused.value.message_id == "imports-no-picture"
    assert "PNG" in refused.value.text(Texts("en", strict=True))


@pytest.mark.parametrize("name", ["../profile.json", "/etc/passwd", "", "0" * 20 + ".exe"])
def test_a_name_from_outside_leads_to_no_file(store: CampaignStore, name: str) -> None:
    store.album.keep(picture())
    assert store.album.path(name) is None


def test_a_picture_in_the_words_does_not_stand_below_them_as_well(store: CampaignStore) -> None:
    campaign = with_pictures(store)
    assert len(beside(campaign.entries[-1])) == 1
    assert len(pictures_of(campaign)) == 2


def test_pictures_are_in_every_backup(store: CampaignStore, tmp_path: Path) -> None:
    name = store.album.keep(picture())
    files, _ = personal_files(tmp_path / "profile")
    assert f"campaigns/album/{name}" in files


def test_a_journal_given_away_brings_its_pictures_along(store: CampaignStore, tmp_path: Path) -> None:
    campaign = with_pictures(store)
    write_shared(tmp_path / "given.json", campaign, store.album)
    elsewhere = Album(tmp_path / "elsewhere")
    given = read_shared(tmp_path / "given.json", elsewhere)
    assert given.campaign == campaign
    assert given.lost == ()
    assert all(elsewhere.content(name) == store.album.content(name) for name in pictures_of(campaign))


def test_a_given_journal_with_a_damaged_entry_and_picture_is_taken_in_without_them(
    store: CampaignStore, tmp_path: Path
) -> None:
    path = tmp_path / "given.json"
    write_shared(path, with_pictures(store), store.album)
    lines = path.read_text("utf-8").splitlines(keepends=True)
    at = next(at for at, line in enumerate(lines) if line.startswith('"entry-3"'))
    lines[at] = lines[at][: len(lines[at]) // 2] + "\n"
    last = next(at for at, line in enumerate(lines) if line.startswith('"picture-'))
    lines[last] = lines[last].replace("iVBOR", "iVBO!", 1)
    path.write_text("".join(lines), "utf-8")
    elsewhere = Album(tmp_path / "elsewhere")
    given = read_shared(path, elsewhere)
    assert [entry.id for entry in given.campaign.entries] == [1, 2, 4, 5]
    assert [name.partition("-")[0] for name in given.lost] == ["entry", "picture"]
    assert len(list(elsewhere.folder.iterdir())) == 1


def test_a_file_that_is_no_journal_is_refused(store: CampaignStore, tmp_path: Path) -> None:
    path = tmp_path / "deck.json"
    path.write_text(json.dumps({"cards": ["01001"]}), "utf-8")
    with pytest.raises(LongtableError):
        read_shared(path, store.album)


def test_a_story_in_markdown_lies_beside_its_pictures(store: CampaignStore, tmp_path: Path) -> None:
    path = tmp_path / "Paths of Mirkwood.md"
    write_markdown(path, with_pictures(store), Texts("en", strict=True), store.album)
    named = [line for line in path.read_text("utf-8").splitlines() if line.startswith("![")]
    assert len(named) == 2
    assert named[0].startswith("![the ford](paths_of_mirkwood_pictures/")
    assert all((tmp_path / line.partition("](")[2].rstrip(")")).is_file() for line in named)


def test_a_picture_that_is_gone_leaves_its_words(store: CampaignStore) -> None:
    text = chronicle(with_pictures(store), Texts("en", strict=True))
    assert "*the ford*" in text
    assert "![" not in text
