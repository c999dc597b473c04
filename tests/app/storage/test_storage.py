"""A file holds the old or the new whole, whatever happens; what cannot be read says where."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from desktop_app.app.errors import (
    FileDamaged,
    StorageError,
    StorageFull,
    StorageMissing,
    StorageReadOnly,
    StorageTooLarge,
    StorageUnreadable,
)
from desktop_app.app.storage.files import MEGABYTE, clear_unfinished, each_file, read_json, write_bytes, write_json
from desktop_app.app.texts.texts import Texts
from tests.app.forked import killed_after, outcome, public_folder, small_disk


@pytest.mark.parametrize("layout", ["indented", "lines"])
def test_what_is_written_is_read(tmp_path: Path, layout: str) -> None:
    data = {"name": "Éowyn ⚔", "numbers": [1, 2.5, None, True], "deep": {"a": {"b": []}}, "empty": {}}
    path = tmp_path / "new" / "folder" / "x.json"
    write_json(path, data, "lines" if layout == "lines" else "indented")
    assert read_json(path) == data
    assert [child.name for child in path.parent.iterdir()] == ["x.json"]
    assert "Éowyn" in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("written", [True, False], ids=["written by us", "written by another program"])
def test_half_a_character_becomes_the_sign_for_a_lost_one(tmp_path: Path, written: bool) -> None:
    """A window and most readers refuse the whole text for it."""
    path = tmp_path / "x.json"
    data = {"note": "\ud83c broken paste", "list": ["\udfff", {"\ud800": 1}]}
    if written:
        write_json(path, data)
    else:
        path.write_text(json.dumps(data), encoding="utf-8")
    assert read_json(path) == {"note": "\ufffd broken paste", "list": ["\ufffd", {"\ufffd": 1}]}


def test_what_would_not_be_read_again_is_not_written(tmp_path: Path, english: Texts) -> None:
    path = tmp_path / "notes.json"
    write_json(path, {"note": "short"})
    with pytest.raises(StorageTooLarge) as refused:
        write_json(path, {"note": "x" * (70 * MEGABYTE)})
    assert "64 MB" in refused.value.text(english)
    assert read_json(path) == {"note": "short"}


def test_a_pipe_is_no_file_and_nobody_waits_for_it(tmp_path: Path, spanish: Texts) -> None:
    os.mkfifo(tmp_path / "pipe.json")
    with pytest.raises(FileDamaged) as refused:
        read_json(tmp_path / "pipe.json")
    assert "no es un archivo" in refused.value.text(spanish)


def test_a_name_beyond_all_bounds_is_told_in_short(tmp_path: Path, english: Texts) -> None:
    with pytest.raises(StorageError) as refused:
        read_json(tmp_path / ("n" * 100_000))
    assert len(refused.value.text(english)) < 1000


def test_a_folder_is_looked_through_whatever_lies_in_it(tmp_path: Path, english: Texts) -> None:
    (tmp_path / "good.json").write_text("{}", encoding="utf-8")
    (tmp_path / "broken.json").write_text("{", encoding="utf-8")
    (tmp_path / "folder.json").mkdir()
    (tmp_path / "link.json").symlink_to(tmp_path / "nowhere")
    (tmp_path / ".hidden.json").write_text("{}", encoding="utf-8")
    (tmp_path / "note.txt").write_text("x", encoding="utf-8")
    Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff.json")).write_text("[]", encoding="utf-8")
    found, problems = each_file(tmp_path, read_json)
    assert [path.name for path, _ in found] == ["good.json"]
    said = [problem.text(english) for problem in problems]
    assert [any(name in line for line in said) for name in ("broken", "folder", "link", "\ufffd")] == [True] * 4
    assert "".join(said).encode("utf-8")
    assert each_file(tmp_path / "gone", read_json) == ([], [])


def test_what_is_not_json_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    write_json(path, {"kept": True})
    with pytest.raises(TypeError):
        write_json(path, {"x": object()})
    with pytest.raises(ValueError, match="not JSON compliant"):
        write_json(path, {"x": float("nan")})
    assert read_json(path) == {"kept": True}


def test_whoever_is_reading_keeps_the_old_whole(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    write_json(path, {"number": 1})
    with path.open("rb") as reader:
        write_json(path, {"number": 2})
        assert reader.read() == b'{\n  "number": 1\n}\n'
    assert read_json(path) == {"number": 2}


def test_a_process_killed_at_any_moment_loses_no_finished_write(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    began = time.perf_counter()
    write_json(path, {"number": -1, "ballast": "x" * 500_000}, "lines")
    one_write = time.perf_counter() - began

    def play(report: Callable[[int], None]) -> None:
        for number in range(100_000):
            write_json(path, {"number": number, "ballast": "x" * 500_000}, "lines")
            report(number)

    for kill in range(40):
        told = killed_after(play, reports=1 + kill % 7, later=one_write * 1.2 * kill / 40)
        assert read_json(path)["number"] >= told
    write_json(tmp_path / "other.json", {})
    clear_unfinished(tmp_path)
    assert sorted(child.name for child in tmp_path.iterdir()) == ["game.json", "other.json"]


def test_a_full_disk_is_told_and_keeps_the_old_file(tmp_path: Path, english: Texts) -> None:
    path = tmp_path / "x.json"
    write_json(path, {"kept": True})
    error = outcome(lambda: write_json(path, {"long": "x" * 100_000}), file_limit=4096)
    assert isinstance(error, StorageFull)
    assert str(path) in error.text(english)
    assert read_json(path) == {"kept": True}
    assert [child.name for child in tmp_path.iterdir()] == ["x.json"]


def test_a_disk_that_is_really_full(english: Texts) -> None:
    with small_disk() as folder:
        path = folder / "x.json"
        write_json(path, {"kept": True})
        with pytest.raises(StorageFull) as full:
            write_json(path, {"long": "x" * 1_000_000})
        assert str(path) in full.value.text(english)
        assert read_json(path) == {"kept": True}
        assert [child.name for child in folder.iterdir()] == ["x.json"]


def test_a_read_only_folder_is_told_and_keeps_the_old_file(spanish: Texts) -> None:
    with public_folder() as folder:
        path = folder / "x.json"
        write_json(path, {"kept": True})
        path.chmod(0o644)
        folder.chmod(0o555)
        error = outcome(lambda: write_json(path, {"x": 1}), plain_user=True)
        assert isinstance(error, StorageReadOnly)
        assert str(path) in error.text(spanish)
        assert read_json(path) == {"kept": True}
        path.chmod(0o000)
        unreadable = outcome(lambda: read_json(path), plain_user=True)
        assert isinstance(unreadable, StorageUnreadable)
        assert "permiso para leer" in unreadable.text(spanish)


def test_a_missing_file_a_folder_and_a_file_in_the_way(tmp_path: Path, english: Texts) -> None:
    with pytest.raises(StorageMissing):
        read_json(tmp_path / "gone.json")
    with pytest.raises(FileDamaged) as folder:
        read_json(tmp_path)
    assert "no file that can be read" in folder.value.text(english)
    (tmp_path / "file").write_text("x", encoding="utf-8")
    with pytest.raises(StorageError):
        write_bytes(tmp_path / "file" / "x.json", b"{}")


@pytest.mark.parametrize(
    ("content", "place"),
    [
        (b'{"a": 1,\n "b": }', "line 2, column 7"),
        (b"", "line 1, column 1"),
        (b'{"a": "\xff"}', "byte 7"),
        (b"[1, 2]", "the whole file"),
        (b'{"a": NaN}', "the whole file"),
        (b'{"a": 1e999}', "the whole file"),
        (b'{"a": [-1e400]}', "the whole file"),
        (b'{"a": ' + b"9" * 5000 + b"}", "the whole file"),
        (b"[" * 200_000, "the whole file"),
    ],
)
def test_a_damaged_file_names_the_place(tmp_path: Path, english: Texts, content: bytes, place: str) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(content)
    with pytest.raises(FileDamaged) as damage:
        read_json(path)
    assert damage.value.place.text(english) == place
    assert str(path) in damage.value.text(english)
    assert path.read_bytes() == content


def test_a_file_beyond_all_bounds_is_not_read(tmp_path: Path, english: Texts) -> None:
    path = tmp_path / "x.json"
    with path.open("wb") as file:
        file.truncate(10**9)
    with pytest.raises(FileDamaged) as refused:
        read_json(path)
    assert "64 MB" in refused.value.text(english)
