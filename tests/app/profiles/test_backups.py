"""Rolling backups: ten are kept, each can be looked into, and restoring loses nothing."""

from __future__ import annotations

import os
import zipfile
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from desktop_app.app.errors import BackupMissing, StorageFull
from desktop_app.app.profiles.profile import Profile
from desktop_app.app.profiles.profiles import Profiles
from desktop_app.app.texts.texts import Texts
from tests.app.forked import outcome, public_folder

NOW = datetime(2026, 3, 14, 20, 0, tzinfo=UTC)


@pytest.fixture
def ana(tmp_path: Path) -> Iterator[Profile]:
    with Profiles(tmp_path, clock=lambda: NOW).create("Ana") as profile:
        yield profile


def deck(profile: Profile, name: str, content: str) -> Path:
    path = profile.folder / "decks" / name
    path.write_text(content, encoding="utf-8")
    return path


def test_the_last_ten_are_kept(ana: Profile) -> None:
    for day in range(13):
        ana.backups.take(NOW + timedelta(days=day))
    taken = [backup.taken for backup in ana.backups.all()]
    assert taken == [NOW + timedelta(days=day) for day in range(12, 2, -1)]


def test_a_clock_that_was_years_ahead_costs_no_backup(ana: Profile) -> None:
    """Whatever a date says: the backups taken last are kept, and none lets go of itself."""
    ahead = [ana.backups.take(NOW + timedelta(days=5000 + day)).path for day in range(10)]
    right = [ana.backups.take(NOW + timedelta(days=day)).path for day in range(4)]
    assert [backup.path for backup in ana.backups.all()] == [*reversed(right), *reversed(ahead[4:])]


def test_one_date_in_the_future_does_not_fill_all_places(ana: Profile) -> None:
    first = ana.backups.take(NOW)
    ana.backups.take(NOW + timedelta(days=5000))
    taken = [ana.backups.take_when_due(NOW + timedelta(hours=hour)) for hour in range(20)]
    assert [backup is not None for backup in taken] == [True] + [False] * 19
    assert first in ana.backups.all()


def test_backups_of_older_programs_come_before_the_numbered_ones(ana: Profile) -> None:
    new = ana.backups.take(NOW - timedelta(days=30))
    for name in ("2026-03-01_200000.zip", "2026-03-02_200000.zip"):
        (ana.backups.folder / name).write_bytes(new.path.read_bytes())
    names = [backup.path.name for backup in ana.backups.all()]
    assert names == [new.path.name, "2026-03-02_200000.zip", "2026-03-01_200000.zip"]


@pytest.mark.parametrize("name", ["2026-13-45_999999.zip", "0001_0000-00-00_000000.zip", "notes.zip", "x.zip"])
def test_a_zip_with_a_date_that_is_none_is_not_ours(ana: Profile, name: str) -> None:
    (ana.backups.folder / name).write_bytes(b"somebody's")
    assert ana.backups.all() == []
    ana.backups.take(NOW)
    assert ana.backups.take_when_due(NOW) is None
    assert (ana.backups.folder / name).read_bytes() == b"somebody's"


ODD = [b"\xff\xfe.json", b"a\\b.json", b"a:b.json", b"con", b"trailing. ", b"one.JSON", b"line\nbreak.json"]


def test_what_cannot_be_backed_up_is_named_and_all_else_comes_back(ana: Profile, english: Texts) -> None:
    decks = ana.folder / "decks"
    for name in ODD:
        Path(os.fsdecode(os.fsencode(decks) + b"/" + name)).write_text("odd", encoding="utf-8")
    one = deck(ana, "one.json", "old")
    (decks / "link.json").symlink_to(decks / "nowhere")
    os.mkfifo(decks / "pipe.json")
    backup = ana.backups.take(NOW)
    assert len(backup.left_out) == len(ODD)
    assert all(problem.text(english).isprintable() for problem in backup.left_out if "line" not in str(problem))
    one.write_text("new", encoding="utf-8")
    assert ana.backups.preview(backup).replaced == ["decks/one.json"]
    ana.backups.restore(backup, NOW)
    assert one.read_text(encoding="utf-8") == "old"


def test_a_deck_and_a_folder_without_rights_do_not_stop_the_backup_or_the_export(english: Texts) -> None:
    def keep(folder: Path) -> tuple[list[str], list[str]]:
        with Profiles(folder / "data", clock=lambda: NOW).create("Bor") as bor:
            (bor.folder / "decks" / "shut").mkdir()
            for name in ("good.json", "bad.json", "shut/in.json"):
                deck(bor, name, "{}")
            (bor.folder / "decks" / "bad.json").chmod(0)
            (bor.folder / "decks" / "shut").chmod(0)
            backup = bor.backups.take(NOW)
            left_out = Profiles(folder / "data").export(bor, folder / "bor.zip")
            assert bor.backups.preview(backup).replaced == []
            (bor.folder / "decks" / "shut").chmod(0o700)
            return [each.text(english) for each in backup.left_out], [each.text(english) for each in left_out]

    with public_folder() as folder:
        backed_up, exported = outcome(lambda: keep(folder), plain_user=True)
        with zipfile.ZipFile(folder / "bor.zip") as archive:
            assert archive.namelist() == ["decks/good.json", "profile.json"]
    for told in (backed_up, exported):
        assert len(told) == 2
        assert "shut" in "".join(told)
        assert "bad.json" in "".join(told)


def test_two_in_one_second_are_both_kept(ana: Profile) -> None:
    first, second = ana.backups.take(NOW), ana.backups.take(NOW)
    assert first.path != second.path
    assert [backup.path for backup in ana.backups.all()] == [second.path, first.path]


def test_one_a_day_is_enough_even_after_a_wrong_clock(ana: Profile) -> None:
    assert ana.backups.take_when_due(NOW) is not None
    assert ana.backups.take_when_due(NOW + timedelta(hours=23)) is None
    assert ana.backups.take_when_due(NOW + timedelta(hours=24)) is not None
    assert ana.backups.take_when_due(NOW - timedelta(days=400)) is not None


def test_a_preview_says_what_would_happen_and_changes_nothing(ana: Profile) -> None:
    lost, changed = deck(ana, "lost.json", "1"), deck(ana, "changed.json", "2")
    deck(ana, "same.json", "3")
    backup = ana.backups.take(NOW)
    lost.unlink()
    changed.write_text("two", encoding="utf-8")
    deck(ana, "new.json", "4")
    preview = ana.backups.preview(backup)
    assert preview.brought_back == ["decks/lost.json"]
    assert preview.replaced == ["decks/changed.json"]
    assert preview.kept == ["decks/new.json"]
    assert changed.read_text(encoding="utf-8") == "two"


def test_restoring_brings_back_keeps_the_new_and_can_be_undone(ana: Profile) -> None:
    changed = deck(ana, "changed.json", "old")
    backup = ana.backups.take(NOW)
    changed.write_text("new", encoding="utf-8")
    made_since = deck(ana, "since.json", "x")
    before = ana.backups.restore(backup, NOW + timedelta(hours=1))
    assert changed.read_text(encoding="utf-8") == "old"
    assert made_since.is_file()
    ana.backups.restore(before, NOW + timedelta(hours=2))
    assert changed.read_text(encoding="utf-8") == "new"


def test_one_file_alone_is_restored(ana: Profile) -> None:
    one, two = deck(ana, "one.json", "old"), deck(ana, "two.json", "old")
    backup = ana.backups.take(NOW)
    one.write_text("new", encoding="utf-8")
    two.write_text("new", encoding="utf-8")
    ana.backups.restore(backup, NOW, only=["decks/one.json"])
    assert [path.read_text(encoding="utf-8") for path in (one, two)] == ["old", "new"]
    with pytest.raises(BackupMissing):
        ana.backups.restore(backup, NOW, only=["decks/never.json"])


def test_restoring_the_oldest_of_ten_does_not_lose_it(ana: Profile) -> None:
    for day in range(10):
        ana.backups.take(NOW + timedelta(days=day))
    oldest = ana.backups.all()[-1]
    ana.backups.restore(oldest, NOW + timedelta(days=11))
    assert oldest.path.is_file()


@pytest.mark.parametrize("cut", [0, 10, 200])
def test_a_damaged_backup_restores_nothing(ana: Profile, cut: int, english: Texts) -> None:
    path = deck(ana, "one.json", "old" * 100)
    backup = ana.backups.take(NOW)
    path.write_text("new", encoding="utf-8")
    backup.path.write_bytes(backup.path.read_bytes()[:cut])
    with pytest.raises(BackupMissing) as damage:
        ana.backups.restore(backup, NOW)
    assert str(backup.path) in damage.value.text(english)
    assert path.read_text(encoding="utf-8") == "new"
    backup.path.unlink()
    with pytest.raises(BackupMissing):
        ana.backups.preview(backup)


def test_a_flipped_bit_inside_a_backup_restores_nothing(ana: Profile) -> None:
    path = deck(ana, "one.json", "".join(chr(97 + number * 7 % 26) for number in range(500)))
    backup = ana.backups.take(NOW)
    path.write_text("new", encoding="utf-8")
    content = bytearray(backup.path.read_bytes())
    content[content.index(b"decks/one.json") + 30] ^= 0xFF
    backup.path.write_bytes(content)
    with pytest.raises(BackupMissing):
        ana.backups.restore(backup, NOW)
    assert path.read_text(encoding="utf-8") == "new"


def test_a_full_disk_leaves_no_half_backup(ana: Profile) -> None:
    deck(ana, "one.json", "old")
    error = outcome(lambda: ana.backups.take(NOW), file_limit=64)
    assert isinstance(error, StorageFull)
    assert list(ana.backups.folder.iterdir()) == []
