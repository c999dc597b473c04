"""Profiles: made, opened once, renamed, thrown away, carried to another machine, mended."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from desktop_app.app.errors import (
    LongtableError,
    ProfileDamaged,
    ProfileInUse,
    ProfileMissing,
    ProfileNameRefused,
    ProfileTooNew,
    StorageFull,
    StorageReadOnly,
)
from desktop_app.app.profiles.profile import Profile
from desktop_app.app.profiles.profile_names import folder_name
from desktop_app.app.profiles.profiles import Profiles, data_folder
from desktop_app.app.storage.files import read_json, write_json
from desktop_app.app.texts.texts import Texts
from tests.app.forked import killed_before, outcome, public_folder

NOW = datetime(2026, 3, 14, 20, 0, tzinfo=UTC)


@pytest.fixture
def profiles(tmp_path: Path) -> Profiles:
    return Profiles(tmp_path, clock=lambda: NOW)


@pytest.fixture
def ana(profiles: Profiles) -> Iterator[Profile]:
    with profiles.create("Ana", language="es") as profile:
        yield profile


def test_a_new_profile_has_its_folders_and_choices(profiles: Profiles, ana: Profile) -> None:
    assert (ana.id, ana.name, ana.settings.language) == ("ana", "Ana", "es")
    folders = {path.name for path in ana.folder.iterdir() if path.is_dir()}
    assert folders == {"decks", "campaigns", "saves", "library", "backups"}
    told = json.loads((ana.folder / "profile.json").read_text(encoding="utf-8"))
    assert (told["format"], told["name"]) == (1, "Ana")
    assert profiles.last_used() == "ana"


def test_changed_settings_are_there_after_reopening(profiles: Profiles, ana: Profile) -> None:
    ana.change_settings(theme="candlelight", large_print=True)
    ana.close()
    with profiles.open("ana") as again:
        assert again.settings.theme == "candlelight"
        assert again.settings.large_print


def test_the_last_used_comes_first_then_by_name(profiles: Profiles) -> None:
    for name in ("Zoe", "Ana", "Bor"):
        profiles.create(name).close()
    profiles.open("zoe").close()
    assert [entry.name for entry in profiles.all()] == ["Zoe", "Ana", "Bor"]


def test_a_second_window_is_told_so(profiles: Profiles, ana: Profile, tmp_path: Path, english: Texts) -> None:
    with pytest.raises(ProfileInUse) as refused:
        Profiles(tmp_path).open("ana")
    assert "Ana" in refused.value.text(english)
    assert isinstance(outcome(lambda: Profiles(tmp_path).open("ana")), ProfileInUse)
    with pytest.raises(ProfileInUse):
        profiles.delete("ana")
    ana.close()
    Profiles(tmp_path).open("ana").close()


def test_a_process_that_died_holds_no_lock(profiles: Profiles, tmp_path: Path) -> None:
    profiles.create("Ana").close()

    def open_and_die() -> str:
        return Profiles(tmp_path).open("ana").name  # ends without closing it

    assert outcome(open_and_die) == "Ana"
    profiles.open("ana").close()


def test_what_a_killed_window_left_half_written_is_swept_away(profiles: Profiles, ana: Profile) -> None:
    wood = ana.folder / "decks" / "wood.json"
    write_json(wood, {"ballast": 1})
    killed_before(wood, lambda: write_json(wood, {"ballast": ["x" * 100] * 5_000}))
    assert list(wood.parent.glob(".*"))
    ana.close()
    with profiles.open("ana"):
        assert [path.name for path in wood.parent.iterdir()] == ["wood.json"]
    assert read_json(wood) == {"ballast": 1}


def test_a_renamed_profile_keeps_its_folder(profiles: Profiles, ana: Profile) -> None:
    profiles.rename(ana, "  Ana   María \n")
    assert (ana.id, ana.name) == ("ana", "Ana María")
    assert profiles.all()[0].name == "Ana María"
    profiles.rename(ana, "ANA MARÍA")
    assert ana.name == "ANA MARÍA"


@pytest.mark.parametrize("name", ["", "   ", "\n\t", "x" * 61, "ana", "ANA"])
def test_names_that_are_refused(profiles: Profiles, ana: Profile, name: str, spanish: Texts) -> None:
    with pytest.raises(ProfileNameRefused) as refused:
        profiles.create(name)
    assert refused.value.text(spanish)
    assert [entry.name for entry in profiles.all()] == [ana.name]


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(name=st.text(min_size=1, max_size=60))
@example("../../etc/passwd")
@example("CON")
@example("LPT1 spare")
@example("C:\\Windows")
@example("Ñandú / Óscar?*")
@example("中文")
@example(".")
def test_any_name_makes_a_safe_folder(profiles: Profiles, name: str) -> None:
    try:
        profile = profiles.create(name)
    except ProfileNameRefused:
        assert not name.isprintable() or not name.strip()
        return
    with profile:
        assert profile.folder.parent == profiles.root / "profiles"
        assert profile.folder.name.replace("-", "").isalnum()
        assert profile.folder.name.isascii()
    profiles.delete(profile.id)


def test_names_of_devices_are_avoided() -> None:
    assert folder_name("CON") == "profile-con"
    assert folder_name("¿?") == "profile"
    assert folder_name("Señor Óin, of the Blue Mountains") == "senor-oin-of-the-blue-mountains"


def test_two_people_of_one_folder_name_get_two_folders(profiles: Profiles) -> None:
    assert profiles.create("Jose").id == "jose"
    assert profiles.create("José").id == "jose-2"


def test_a_deleted_profile_lies_in_the_trash_whole(profiles: Profiles, ana: Profile) -> None:
    (ana.folder / "decks" / "wood.json").write_text("{}", encoding="utf-8")
    ana.close()
    lies = profiles.delete("ana")
    assert (lies / "decks" / "wood.json").is_file()
    assert lies.parent == profiles.root / "trash"
    assert profiles.all() == []
    with pytest.raises(ProfileMissing):
        profiles.open("ana")


def test_no_id_leads_out_of_the_folder(profiles: Profiles, ana: Profile) -> None:
    for wrong in ("..", "../trash", "ana/decks", ".new", "", "a\x00", "a\ud800", "a" * 100_000):
        with pytest.raises(ProfileMissing):
            profiles.open(wrong)


def test_a_later_version_s_profile_is_left_alone(profiles: Profiles, ana: Profile, english: Texts) -> None:
    ana.close()
    path = ana.folder / "profile.json"
    content = path.read_text(encoding="utf-8").replace('"format": 1', '"format": 2')
    path.write_text(content, encoding="utf-8")
    with pytest.raises(ProfileTooNew) as refused:
        profiles.open("ana")
    assert "format 2" in refused.value.text(english)
    assert path.read_text(encoding="utf-8") == content
    assert isinstance(profiles.all()[0].problem, ProfileTooNew)


def test_a_damaged_profile_is_mended_from_its_newest_good_backup(profiles: Profiles, ana: Profile) -> None:
    ana.backups.take(NOW)
    ana.close()
    path = ana.folder / "profile.json"
    (ana.folder / "decks" / "wood.json").write_text("{}", encoding="utf-8")
    path.write_text('{"format": 1,\n "id"', encoding="utf-8")
    assert profiles.all()[0].problem is not None
    with pytest.raises(ProfileDamaged) as damage:
        profiles.open("ana")
    aside = damage.value.params["aside"]
    assert aside.name == "profile.json.damaged"
    backup = profiles.newest_good_backup("ana")
    assert backup is not None
    with profiles.restore_file("ana", backup) as mended:
        assert (mended.name, mended.settings.language) == ("Ana", "es")
    assert aside.read_text(encoding="utf-8") == '{"format": 1,\n "id"'
    assert (ana.folder / "decks" / "wood.json").is_file()


def test_a_profile_without_backup_begins_anew_with_its_decks(profiles: Profiles, ana: Profile) -> None:
    ana.close()
    (ana.folder / "decks" / "wood.json").write_text("{}", encoding="utf-8")
    (ana.folder / "profile.json").unlink()
    (entry,) = profiles.all()
    assert (entry.name, type(entry.problem)) == ("ana", ProfileDamaged)
    with pytest.raises(ProfileDamaged):
        profiles.open("ana")
    assert profiles.newest_good_backup("ana") is None
    with profiles.begin_anew("ana", "Ana") as again:
        assert (again.name, again.id) == ("Ana", "ana")
        assert (again.folder / "decks" / "wood.json").is_file()


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_flipped_bytes_open_or_give_a_clear_error(profiles: Profiles, english: Texts, data: st.DataObject) -> None:
    folder = profiles.root / "profiles" / "fuzz"
    if not folder.exists():
        profiles.create("Fuzz").close()
        (folder / "sound").write_bytes((folder / "profile.json").read_bytes())
    content = bytearray((folder / "sound").read_bytes())
    for _ in range(data.draw(st.integers(1, 4))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    path = folder / "profile.json"
    path.write_bytes(content)
    problem = _problem(profiles)
    kept = problem.params["aside"] if isinstance(problem, ProfileDamaged) else path
    assert problem is None or str(folder) in problem.text(english)
    assert kept.read_bytes() == content
    kept.unlink()


def _problem(profiles: Profiles) -> LongtableError | None:
    try:
        profiles.open("fuzz").close()
    except (ProfileDamaged, ProfileTooNew) as problem:
        return problem
    return None


def test_a_read_only_data_folder_is_told(spanish: Texts) -> None:
    with public_folder() as root:
        root.chmod(0o555)
        error = outcome(lambda: Profiles(root).create("Ana"), plain_user=True)
        assert isinstance(error, StorageReadOnly)
        assert str(root) in error.text(spanish)


def test_a_read_only_profile_can_be_listed_but_not_opened() -> None:
    with public_folder() as root:
        profiles = Profiles(root)
        profiles.create("Ana").close()
        for path in [root, *root.rglob("*")]:
            path.chmod(0o555 if path.is_dir() else 0o444)
        names = outcome(lambda: [entry.name for entry in Profiles(root).all()], plain_user=True)
        assert names == ["Ana"]
        assert isinstance(outcome(lambda: Profiles(root).open("ana"), plain_user=True), StorageReadOnly)


def test_a_full_disk_makes_no_half_profile_and_spoils_no_settings(profiles: Profiles, ana: Profile) -> None:
    assert isinstance(outcome(lambda: profiles.create("Bor"), file_limit=10), StorageFull)
    assert [entry.name for entry in profiles.all()] == ["Ana"]
    assert isinstance(outcome(lambda: ana.change_settings(coach=True), file_limit=10), StorageFull)
    assert profiles.all()[0].file == ana.file


def test_the_data_folder_is_given_or_of_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGTABLE_DATA", str(tmp_path / "env"))
    assert data_folder() == tmp_path / "env"
    assert data_folder(tmp_path / "given") == tmp_path / "given"
    monkeypatch.delenv("LONGTABLE_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder().name == "Longtable"
    assert tmp_path in data_folder().parents
