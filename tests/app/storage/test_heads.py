"""Folders of thousands: listed without opening what is known, newest first where there is not the time for all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from desktop_app.app.errors import FileDamaged, LongtableError
from desktop_app.app.storage.heads import INDEX_NAME, Heads

Entry = tuple[str, str]


class Folder:
    """A folder of notes, and which of them were opened."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.opened: list[str] = []

    def write(self, name: str, text: str, changed: int) -> None:
        """Put a note there that was changed at a second."""
        path = self.path / f"{name}.json"
        path.write_text(text, encoding="utf-8")
        os.utime(path, (changed, changed))

    def heads(self, at_once: int = 0) -> Heads[Entry]:
        """The list as a new start of the program has it."""
        return Heads(self.path, self._head, lambda name, head: (name, head), at_once=at_once)

    def _head(self, path: Path) -> str:
        self.opened.append(path.stem)
        text = path.read_text(encoding="utf-8")
        if text == "broken":
            raise FileDamaged(path=path, field="all")
        return text


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    made = Folder(tmp_path)
    for number, name in enumerate(("old", "middle", "new")):
        made.write(name, f"{name} text", 1_000 + number)
    return made


def told(problems: list[tuple[Path, LongtableError]]) -> list[str]:
    return [path.stem for path, _ in problems]


def test_what_is_known_is_not_opened_again(folder: Folder) -> None:
    first = folder.heads().all()
    assert first.entries == [("middle", "middle text"), ("new", "new text"), ("old", "old text")]
    folder.opened.clear()
    assert folder.heads().all() == first
    assert folder.opened == []


def test_only_what_is_new_or_has_changed_is_opened(folder: Folder) -> None:
    folder.heads().all()
    folder.opened.clear()
    folder.write("middle", "another text", 2_000)
    folder.write("more", "one more", 2_001)
    (folder.path / "old.json").unlink()
    assert folder.heads().all().entries == [("middle", "another text"), ("more", "one more"), ("new", "new text")]
    assert sorted(folder.opened) == ["middle", "more"]


def test_without_time_nothing_is_opened_and_the_newest_come_first_afterwards(folder: Folder) -> None:
    heads = folder.heads()
    listed = heads.all(seconds=-1)
    assert (listed.entries, listed.unread, folder.opened) == ([], 3, [])
    assert heads.read_on(60) == 0
    assert folder.opened == ["new", "middle", "old"]
    listed = heads.all(seconds=-1)
    assert [name for name, _ in listed.entries] == ["middle", "new", "old"]
    assert listed.unread == 0


def test_what_was_read_turn_by_turn_is_known_to_the_next_start(folder: Folder) -> None:
    heads = folder.heads()
    heads.all(seconds=-1)
    while heads.read_on(-1):
        pass
    assert folder.opened == ["new", "middle", "old"]
    whole = heads.all()
    folder.opened.clear()
    assert folder.heads().all() == whole
    assert folder.opened == []


def test_so_many_are_read_at_once_whatever_time_that_takes(folder: Folder) -> None:
    heads = folder.heads(at_once=2)
    listed = heads.all(seconds=-1)
    assert ([name for name, _ in listed.entries], listed.unread, heads.unread) == (["middle", "new"], 1, 1)


def test_what_is_wrong_with_a_file_that_was_left_is_told_by_the_next_look(folder: Folder) -> None:
    folder.write("bad", "broken", 500)
    heads = folder.heads()
    assert heads.all(seconds=-1).problems == []
    assert heads.read_on(60) == 0
    assert "bad" in told(heads.all().problems)
    assert told(folder.heads().all().problems) == ["bad"]


@pytest.mark.parametrize("rubbish", ["", "[]", '{"format": 2, "files": {"new.json": [9, 9, 9, "lies"]}}'])
def test_a_small_file_that_was_damaged_is_made_again(folder: Folder, rubbish: str) -> None:
    first = folder.heads().all()
    (folder.path / INDEX_NAME).write_text(rubbish, encoding="utf-8")
    folder.opened.clear()
    assert folder.heads().all() == first
    assert sorted(folder.opened) == ["middle", "new", "old"]
    folder.opened.clear()
    assert folder.heads().all() == first
    assert folder.opened == []


def test_a_head_of_which_one_letter_changed_is_not_believed(folder: Folder) -> None:
    first = folder.heads().all()
    index = folder.path / INDEX_NAME
    index.write_text(index.read_text(encoding="utf-8").replace("new text", "mew text"), encoding="utf-8")
    assert folder.heads().all() == first
