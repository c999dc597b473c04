"""Parts of a backup are taken back one by one, settings among them; a zip from elsewhere is trusted no further."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from desktop_app.app.errors import BackupMissing
from desktop_app.app.profiles.profile import Profile
from desktop_app.app.profiles.profiles import Profiles
from desktop_app.app.profiles.restoring import from_elsewhere, kind_of, parts_of, take_back, title_in

NOW = datetime(2026, 11, 22, 20, tzinfo=UTC)


@pytest.fixture
def profiles(tmp_path: Path) -> Profiles:
    return Profiles(tmp_path / "data", lambda: NOW)


@pytest.fixture
def ana(profiles: Profiles) -> Iterator[Profile]:
    profile = profiles.create("Ana", theme="daylight")
    yield profile
    profile.close()


def write(profile: Profile, name: str, text: str) -> Path:
    path = profile.folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def test_a_backup_tells_its_parts_with_what_comes_back_and_what_is_replaced(ana: Profile) -> None:
    gone, changed = write(ana, "decks/gone.json", "old"), write(ana, "campaigns/road.json", "old")
    backup = ana.backups.take(NOW)
    gone.unlink()
    changed.write_text("new", encoding="utf-8")
    ana.change_settings(theme="candlelight")
    parts = {part.kind: part for part in parts_of(ana.backups.preview(backup))}
    assert list(parts) == ["settings", "decks", "campaigns"]
    assert parts["decks"].brought_back == ("decks/gone.json",)
    assert parts["campaigns"].replaced == ("campaigns/road.json",)


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b'{"name": "Riders\\nof the White Tree"}', "Riders of the White Tree"),
        (b'{"title": "Paths of Mirkwood"}', "Paths of Mirkwood"),
        (b'{"name": 7}', ""),
        (b"[" * 100_000, ""),
        (b"\xff\xfe{", ""),
    ],
)
def test_a_file_is_told_by_the_name_in_it_whatever_it_holds(content: bytes, told: str) -> None:
    assert title_in(content) == told


def test_only_what_is_chosen_is_taken_back(ana: Profile) -> None:
    deck, road = write(ana, "decks/one.json", "old"), write(ana, "campaigns/road.json", "old")
    backup = ana.backups.take(NOW)
    deck.write_text("new", encoding="utf-8")
    road.write_text("new", encoding="utf-8")
    take_back(ana, backup, ["campaigns/road.json"], NOW)
    assert (deck.read_text(encoding="utf-8"), road.read_text(encoding="utf-8")) == ("new", "old")


def test_of_the_export_of_another_profile_the_settings_are_taken_and_the_name_is_kept(
    profiles: Profiles, ana: Profile, tmp_path: Path
) -> None:
    bor = profiles.create("Bor", theme="candlelight", language="es")
    write(bor, "decks/rohan.json", "his")
    profiles.export(bor, tmp_path / "bor.zip")
    bor.close()
    given = from_elsewhere(tmp_path / "bor.zip", NOW)
    names = [name for part in parts_of(ana.backups.preview(given)) for name in part.names]
    assert "profile.json" in names
    take_back(ana, given, ["profile.json", "decks/rohan.json"], NOW)
    assert (ana.name, ana.settings.theme, ana.settings.language) == ("Ana", "candlelight", "es")
    assert (ana.folder / "decks/rohan.json").read_text(encoding="utf-8") == "his"


def test_what_no_profile_holds_is_never_taken_from_elsewhere(ana: Profile, tmp_path: Path) -> None:
    path = tmp_path / "strange.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for name in ("run.sh", "decks/run.exe", "backups/0001.zip", "decks/good.json"):
            archive.writestr(name, "x")
    given = from_elsewhere(path, NOW)
    assert [part.names for part in parts_of(ana.backups.preview(given))] == [("decks/good.json",)]
    take_back(ana, given, ["run.sh", "decks/good.json"], NOW)
    assert not (ana.folder / "run.sh").exists()
    assert (ana.folder / "decks/good.json").exists()


def test_a_file_that_the_backup_does_not_hold_changes_nothing(ana: Profile) -> None:
    deck = write(ana, "decks/one.json", "old")
    backup = ana.backups.take(NOW)
    deck.write_text("new", encoding="utf-8")
    with pytest.raises(BackupMissing):
        take_back(ana, backup, ["decks/one.json", "decks/never.json"], NOW)
    assert deck.read_text(encoding="utf-8") == "new"


def test_every_file_belongs_to_a_part() -> None:
    assert kind_of("campaigns/album/0123.png") == "campaigns"
    assert kind_of("results.json") == "results"
    assert kind_of("last_set_up.json") == "other"
