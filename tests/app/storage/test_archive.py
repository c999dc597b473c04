"""A profile travels as one zip; a zip from a stranger is refused before it does anything."""

from __future__ import annotations

import io
import stat
import struct
import tracemalloc
import zipfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop_app.app.errors import ArchiveRefused, LongtableError, ProfileTooNew, StorageFull, StorageMissing
from desktop_app.app.profiles.profile import Profile
from desktop_app.app.profiles.profiles import Profiles
from desktop_app.app.storage.archive import Bounds
from desktop_app.app.texts.texts import Texts
from tests.app.forked import outcome

NOW = datetime(2026, 3, 14, 20, 0, tzinfo=UTC)
SOUND = '{"format": 1, "id": "x", "name": "Eve", "created": "2026-03-14T20:00:00Z"}'


@pytest.fixture
def profiles(tmp_path: Path) -> Profiles:
    return Profiles(tmp_path / "data", clock=lambda: NOW)


@pytest.fixture
def ana(profiles: Profiles) -> Iterator[Profile]:
    with profiles.create("Ana", theme="candlelight") as profile:
        (profile.folder / "decks" / "éowyn.json").write_text('{"x": 1}', encoding="utf-8")
        (profile.folder / "library" / "pictures").mkdir()
        yield profile


def everything(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def zipped(path: Path, *entries: tuple[str | zipfile.ZipInfo, str | bytes]) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("profile.json", SOUND)
        for name, content in entries:
            archive.writestr(name, content)
    return path


def refused(profiles: Profiles, archive: Path, bounds: Bounds | None = None) -> ArchiveRefused:
    """The refusal, after a look that nothing at all was added."""
    before = everything(profiles.root.parent)
    with pytest.raises(ArchiveRefused) as refusal:
        profiles.import_zip(archive, bounds or Bounds())
    assert everything(profiles.root.parent) == before
    assert str(archive) in refusal.value.text(Texts("es", strict=True))
    return refusal.value


def test_a_profile_travels_to_another_machine(profiles: Profiles, ana: Profile, tmp_path: Path) -> None:
    ana.backups.take(NOW)
    profiles.export(ana, tmp_path / "ana.zip")
    elsewhere = Profiles(tmp_path / "elsewhere")
    entry = elsewhere.import_zip(tmp_path / "ana.zip")
    with elsewhere.open(entry.id) as arrived:
        assert (arrived.name, arrived.settings.theme) == ("Ana", "candlelight")
        assert (arrived.folder / "decks" / "éowyn.json").read_text(encoding="utf-8") == '{"x": 1}'
        assert arrived.backups.all() == []


def test_a_guest_of_the_same_name_gets_a_number(profiles: Profiles, ana: Profile, tmp_path: Path) -> None:
    profiles.export(ana, tmp_path / "ana.zip")
    assert profiles.import_zip(tmp_path / "ana.zip").name == "Ana (2)"
    assert profiles.import_zip(tmp_path / "ana.zip").name == "Ana (3)"
    assert sorted(entry.id for entry in profiles.all()) == ["ana", "ana-2", "ana-3"]


@pytest.mark.parametrize(
    "name",
    [
        "",
        "../evil.json",
        "decks/../../evil.json",
        "/etc/evil",
        "C:/evil",
        "C:evil",
        "decks\\..\\evil",
        "decks/nul",
        "decks/Com1.json",
        "aux/deck.json",
        "decks/evil.",
        "decks/line\nbreak",
        "decks/stream:evil",
    ],
)
def test_paths_out_of_the_folder_are_refused(profiles: Profiles, tmp_path: Path, name: str) -> None:
    entry = zipfile.ZipInfo("decks/x")
    entry.filename = name  # past the tidying that the library does when it is given a name
    refusal = refused(profiles, zipped(tmp_path / "evil.zip", (entry, "x")))
    assert refusal.message_id == "errors-archive-outside"


def test_links_are_refused(profiles: Profiles, tmp_path: Path) -> None:
    link = zipfile.ZipInfo("decks/link")
    link.external_attr = (stat.S_IFLNK | 0o777) << 16
    refusal = refused(profiles, zipped(tmp_path / "evil.zip", (link, "/etc/passwd")))
    assert refusal.message_id == "errors-archive-outside"


def test_a_file_told_twice_is_refused(profiles: Profiles, tmp_path: Path) -> None:
    refusal = refused(profiles, zipped(tmp_path / "evil.zip", ("decks/a", "1"), ("Decks/A", "2")))
    assert refusal.message_id == "errors-archive-twice"


def test_a_bomb_is_refused_by_its_told_size(profiles: Profiles, tmp_path: Path) -> None:
    bomb = zipped(tmp_path / "bomb.zip", ("decks/bomb", bytes(3_000_000)))
    assert bomb.stat().st_size < 10_000
    assert refused(profiles, bomb, Bounds(unpacked=2)).message_id == "errors-archive-too-large"


def test_a_bomb_that_lies_about_its_size_is_refused(profiles: Profiles, tmp_path: Path) -> None:
    bomb = zipped(tmp_path / "bomb.zip", ("decks/bomb", bytes(60_000_000)))
    content = bomb.read_bytes().replace(struct.pack("<L", 60_000_000), struct.pack("<L", 1_000))
    bomb.write_bytes(content)
    tracemalloc.start()
    try:
        refused(profiles, bomb, Bounds(unpacked=2))
        assert tracemalloc.get_traced_memory()[1] < 10_000_000
    finally:
        tracemalloc.stop()


def test_too_many_files_and_too_large_a_zip_are_refused(profiles: Profiles, tmp_path: Path) -> None:
    many = zipped(tmp_path / "many.zip", *((f"decks/{number}", "") for number in range(60)))
    assert refused(profiles, many, Bounds(files=50)).message_id == "errors-archive-too-many"
    with many.open("ab") as file:
        file.truncate(2 * 1024 * 1024)
    assert refused(profiles, many, Bounds(packed=1)).message_id == "errors-archive-too-large"


def test_what_is_no_zip_or_no_profile_is_refused(profiles: Profiles, tmp_path: Path) -> None:
    path = tmp_path / "x.zip"
    path.write_bytes(b"not a zip at all")
    assert refused(profiles, path).message_id == "errors-archive-not-zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("holiday.txt", "sun")
    assert refused(profiles, path).message_id == "errors-archive-not-profile"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("profile.json", SOUND.replace('"Eve"', '"  "'))
    assert refused(profiles, path).message_id == "errors-archive-not-profile"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_LZMA) as archive:
        archive.writestr("profile.json", SOUND)
    assert refused(profiles, path).message_id == "errors-archive-not-zip"
    with pytest.raises(StorageMissing):
        profiles.import_zip(tmp_path / "gone.zip")


def test_a_zip_with_a_password_is_refused(profiles: Profiles, tmp_path: Path) -> None:
    path = zipped(tmp_path / "x.zip")
    content = bytearray(path.read_bytes())
    content[content.index(b"PK\x01\x02") + 8] |= 1
    path.write_bytes(content)
    assert refused(profiles, path).message_id == "errors-archive-not-zip"


def test_a_profile_of_a_later_version_is_told(profiles: Profiles, tmp_path: Path) -> None:
    path = tmp_path / "x.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("profile.json", SOUND.replace('"format": 1', '"format": 3'))
    with pytest.raises(ProfileTooNew) as refusal:
        profiles.import_zip(path)
    assert refusal.value.params["path"] == path
    assert profiles.all() == []


def test_a_full_disk_imports_and_exports_nothing(profiles: Profiles, ana: Profile, tmp_path: Path) -> None:
    archive = zipped(tmp_path / "eve.zip", ("decks/long.json", "x" * 100_000))
    assert isinstance(outcome(lambda: profiles.import_zip(archive), file_limit=50_000), StorageFull)
    assert [entry.name for entry in profiles.all()] == ["Ana"]
    target = tmp_path / "out.zip"
    assert isinstance(outcome(lambda: profiles.export(ana, target), file_limit=100), StorageFull)
    assert not target.exists()
    assert not list(tmp_path.glob(".*"))


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_damaged_zips_import_or_give_a_clear_error(
    profiles: Profiles, tmp_path: Path, english: Texts, data: st.DataObject
) -> None:
    raw = io.BytesIO()
    with zipfile.ZipFile(raw, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("profile.json", SOUND)
        archive.writestr("decks/one.json", "{}")
    content = bytearray(raw.getvalue())
    for _ in range(data.draw(st.integers(1, 3))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    path = tmp_path / "fuzz.zip"
    path.write_bytes(content)
    try:
        entry = profiles.import_zip(path)
    except LongtableError as refusal:
        told = refusal.text(english)
    else:
        told = str(path)
        profiles.delete(entry.id)
    assert str(path) in told
    assert path.read_bytes() == content
    assert list((profiles.root / "profiles").iterdir()) == []
