"""What killed processes leave half made is gone after the next start; what others are at work on stays."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from desktop_app.app.profiles.profile import Profile
from desktop_app.app.profiles.profiles import Profiles
from desktop_app.app.storage.files import write_json
from desktop_app.app.storage.leftovers import sweep, write_beside
from tests.app.forked import killed_before


@pytest.fixture
def profiles(tmp_path: Path) -> Profiles:
    return Profiles(tmp_path / "data")


@pytest.fixture
def full(profiles: Profiles) -> Profile:
    """A profile that takes a while to be packed."""
    ana = profiles.create("Ana")
    for number in range(30):
        (ana.folder / "decks" / f"deck-{number}.json").write_bytes(os.urandom(100_000))
    return ana


def hidden(folder: Path) -> list[Path]:
    return [path for path in folder.iterdir() if path.name.startswith(".")]


def test_a_profile_half_brought_in_is_gone_after_the_next_start(profiles: Profiles, full: Profile) -> None:
    archive = profiles.root.parent / "ana.zip"
    profiles.export(full, archive)
    full.close()
    folder = profiles.root / "profiles"
    killed_before(folder / "ana-2", lambda: profiles.import_zip(archive))
    assert hidden(folder)
    profiles.open("ana").close()
    assert hidden(folder) == []


def test_a_half_export_is_gone_after_the_next_start_wherever_it_was_to_lie(profiles: Profiles, full: Profile) -> None:
    desk = profiles.root.parent / "the desk"
    desk.mkdir()
    killed_before(desk / "ana.zip", lambda: profiles.export(full, desk / "ana.zip"))
    assert hidden(desk)
    full.close()
    profiles.open("ana").close()
    assert hidden(desk) == []
    assert hidden(profiles.root) == []


def test_a_deck_half_written_out_is_gone_after_the_next_start(profiles: Profiles, full: Profile) -> None:
    desk = profiles.root.parent / "the desk"
    desk.mkdir()
    text = os.urandom(300_000)
    killed_before(desk / "deck.txt", lambda: write_beside(profiles.root, desk / "deck.txt", text))
    assert hidden(desk)
    assert not (desk / "deck.txt").exists()
    full.close()
    profiles.open("ana").close()
    assert hidden(desk) == []


def test_a_deck_half_written_out_is_gone_after_it_is_written_again(profiles: Profiles, tmp_path: Path) -> None:
    """A person's own folder is no place to tidy: only what was to become this very file goes."""
    dead = 4_000_000
    (tmp_path / f".deck.txt.{dead}-0.unfinished").write_bytes(b"half")
    others = [".deck.txt.backup", f".other.txt.{dead}-0.unfinished", f".deck.txt.{os.getpid()}-77.unfinished"]
    for name in others:
        (tmp_path / name).write_bytes(b"mine")
    (tmp_path / ".new-ideas").mkdir()
    os.utime(tmp_path / ".new-ideas", (0, 0))
    write_beside(profiles.root, tmp_path / "deck.txt", b"whole")
    assert (tmp_path / "deck.txt").read_bytes() == b"whole"
    assert {path.name for path in hidden(tmp_path)} == {*others, ".new-ideas"}


def test_the_name_of_the_last_profile_half_written_is_gone_after_the_next_start(
    profiles: Profiles, full: Profile
) -> None:
    full.close()
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    (profiles.root / f".last_profile.json.{gone.pid}-7.unfinished").write_text("{", encoding="utf-8")
    profiles.open("ana").close()
    assert hidden(profiles.root) == []


def test_what_another_window_is_at_work_on_stays(tmp_path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as other:
        at_work = tmp_path / f".import.{other.pid}-0.unfinished"
        at_work.mkdir()
        sweep(tmp_path)
        assert at_work.is_dir()
        other.communicate(b"\n")
    sweep(tmp_path)
    assert not at_work.exists()


def test_what_older_programs_left_is_gone_after_a_day(tmp_path: Path) -> None:
    old, young = tmp_path / ".import-abc123", tmp_path / ".new-ana-12"
    for folder in (old, young):
        folder.mkdir()
        (folder / "profile.json").write_text("{}", encoding="utf-8")
    os.utime(old, (time.time() - 100_000, time.time() - 100_000))
    sweep(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == [young.name]


def test_a_note_of_a_stranger_makes_nobody_remove_a_file(tmp_path: Path) -> None:
    precious = tmp_path / "precious.json"
    write_json(precious, {})
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    write_json(tmp_path / f".outside.{gone.pid}-0.unfinished", {"unfinished": str(precious)})
    sweep(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["precious.json"]
