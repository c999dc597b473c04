"""Saved games: written often, listed quickly, branched freely, and never lost to damage."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from zlib import crc32

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop_app.app.errors import FileDamaged, LongtableError, SaveDamaged, SaveTooNew
from desktop_app.app.profiles.backups import BackupStore
from desktop_app.app.saves.saves import Save, SaveHeader, SaveStore, Summary, parse_save
from desktop_app.app.texts.texts import Texts
from tests.app.forked import killed_after

START = datetime(2026, 3, 14, 20, 0, tzinfo=UTC)


@pytest.fixture
def store(tmp_path: Path) -> SaveStore:
    return SaveStore(tmp_path)


def a_save(save_id: str = "mirkwood", minutes: int = 0, **more: object) -> Save:
    head = {
        "app_version": "0.1.0",
        "game": "lotr_lcg",
        "scenario": "passage_through_mirkwood",
        "title": "Passage Through Mirkwood",
        "seats": ["Ana"],
        "started": START,
        "saved": START + timedelta(minutes=minutes),
        "round": 4,
        "summary": Summary(message="lcg-summary", params={"round": 4, "threat": 39}),
        **more,
    }
    return Save(save_id, SaveHeader.model_validate(head), {"snapshot": {"cards": ["01001"]}, "answers": []})


def test_a_game_comes_back_as_it_was(store: SaveStore) -> None:
    save = a_save(note="Keep Gandalf for the spider.")
    store.write(save)
    assert store.read("mirkwood") == save


def test_the_newest_game_comes_first(store: SaveStore) -> None:
    for save_id, minutes in (("first", 1), ("third", 3), ("second", 2)):
        store.write(a_save(save_id, minutes))
    assert [entry.id for entry in store.all().entries] == ["third", "second", "first"]


def test_the_list_follows_every_change_of_a_file(store: SaveStore) -> None:
    store.write(a_save("one", 1))
    store.write(a_save("two", 2))
    assert len(store.all().entries) == 2
    store.write(a_save("one", 3, note="changed"))
    entries = store.all().entries
    assert [(entry.id, entry.header.note) for entry in entries] == [("one", "changed"), ("two", "")]
    store.path("two").unlink()
    assert [entry.id for entry in store.all().entries] == ["one"]


@pytest.mark.parametrize(
    "rubbish",
    [
        "",
        "{",
        '{"format": 2, "files": {"one.json": 5}}',
        '{"format": 9}',
        '{"format": 2, "files": {"one.json": [1e999, 5, 7, "{}"]}}',
        '{"format": 2, "files": {"one.json": NaN}}',
        '{"format": 2, "files": {"gone.json": [-1e999]}, "more": Infinity}',
    ],
)
def test_a_damaged_index_is_rebuilt(store: SaveStore, rubbish: str) -> None:
    store.write(a_save("one"))
    before = store.all()
    (store.folder / ".index.json").write_text(rubbish, encoding="utf-8")
    assert store.all() == before


def test_a_wrong_head_in_the_index_does_not_hide_a_game(store: SaveStore) -> None:
    store.write(a_save("one"))
    before = store.all()
    index = store.folder / ".index.json"
    told = json.loads(index.read_text(encoding="utf-8"))
    for head in (json.dumps({"title": "nonsense"}), "no head", json.dumps({"saved": "soon", "game": 5})):
        for told["files"]["one.json"][2:] in ([0, head], [crc32(head.encode()), head]):
            index.write_text(json.dumps(told), encoding="utf-8")
            assert store.all() == before


def test_the_list_does_not_open_what_it_knows(store: SaveStore) -> None:
    store.write(a_save("one"))
    store.all()
    path = store.path("one")
    state = path.stat()
    path.write_bytes(b"x" * state.st_size)
    os.utime(path, ns=(state.st_atime_ns, state.st_mtime_ns))
    assert [entry.id for entry in store.all().entries] == ["one"]
    with pytest.raises(SaveDamaged):
        store.read("one")


def test_odd_files_among_the_games_are_named_and_the_games_are_listed(store: SaveStore, english: Texts) -> None:
    store.write(a_save())
    (store.folder / "folder.json").mkdir()
    (store.folder / "link.json").symlink_to(store.folder / "nowhere")
    os.mkfifo(store.folder / "pipe.json")
    for odd in (["folder.json", "link.json", "pipe.json"], ["link.json"]):
        listed = store.all()
        assert [entry.id for entry in listed.entries] == ["mirkwood"]
        told = "".join(problem.text(english) for problem in listed.problems)
        assert [name for name in ("folder.json", "link.json", "pipe.json") if f"{name} " in told] == odd
    assert (store.folder / "folder.json.damaged").is_dir()


@pytest.mark.parametrize("when", ["2026-03-14T20:00:00", "0001-01-01T00:00:00+14:00", "9999-12-31T23:00:00-14:00"])
def test_a_game_with_an_odd_date_is_listed_among_the_others(store: SaveStore, when: str) -> None:
    for name in ("one", "two"):
        store.write(a_save(name))
    path = store.path("one")
    path.write_text(json.dumps({**json.loads(path.read_text("utf-8")), "saved": when, "started": when}), "utf-8")
    listed = store.all()
    assert {entry.id for entry in listed.entries} == {"one", "two"}
    assert listed.problems == []


def test_a_damaged_game_is_set_aside_and_the_others_stay(store: SaveStore, english: Texts) -> None:
    store.write(a_save("good"))
    store.write(a_save("bad"))
    path = store.path("bad")
    broken = path.read_bytes()[:-40]
    path.write_bytes(broken)
    listed = store.all()
    assert [entry.id for entry in listed.entries] == ["good"]
    (problem,) = listed.problems
    assert isinstance(problem, SaveDamaged)
    aside = problem.params["aside"]
    assert aside.name == "bad.json.damaged"
    assert aside.read_bytes() == broken
    assert "line" in problem.text(english)
    assert store.all().problems == []


def test_a_damaged_game_comes_back_from_the_newest_good_backup(store: SaveStore, tmp_path: Path) -> None:
    backups = BackupStore(tmp_path)
    store.write(a_save("one", note="an earlier day"))
    backups.take(START)
    store.write(a_save("one", note="yesterday"))
    good = backups.take(START + timedelta(days=1))
    store.path("one").write_bytes(b"{")
    backups.take(START + timedelta(days=2))
    with pytest.raises(SaveDamaged):
        store.read("one")
    assert backups.newest_good("saves/one.json", parse_save) == good
    backups.restore(good, START + timedelta(days=3), only=["saves/one.json"])
    assert store.read("one").header.note == "yesterday"
    assert backups.newest_good("saves/never.json", parse_save) is None


def test_a_session_that_the_engine_refuses_is_set_aside_too(store: SaveStore, english: Texts) -> None:
    store.write(a_save("one"))
    path = store.path("one")
    content = path.read_bytes()
    damage = FileDamaged("errors-file-wrong-shape", path=path, field="session.snapshot.cards")
    problem = store.report_damage("one", damage)
    assert "session.snapshot.cards" in problem.text(english)
    assert problem.params["aside"].read_bytes() == content
    assert store.all().entries == []


def test_damage_twice_under_one_name_keeps_both(store: SaveStore) -> None:
    for content in (b"first", b"second"):
        store.folder.mkdir(exist_ok=True)
        store.path("bad").write_bytes(content)
        with pytest.raises(SaveDamaged):
            store.read("bad")
    kept = {path.name: path.read_bytes() for path in store.folder.iterdir()}
    assert kept == {"bad.json.damaged": b"first", "bad.json.damaged-2": b"second"}


def test_a_game_of_a_later_version_is_left_alone(store: SaveStore, spanish: Texts) -> None:
    store.write(a_save("later"))
    path = store.path("later")
    content = path.read_bytes().replace(b'"format": 1', b'"format": 7')
    path.write_bytes(content)
    with pytest.raises(SaveTooNew) as refused:
        store.read("later")
    assert "formato 7" in refused.value.text(spanish)
    assert [type(problem) for problem in store.all().problems] == [SaveTooNew]
    assert path.read_bytes() == content


def test_a_lost_game_is_told(store: SaveStore, english: Texts) -> None:
    with pytest.raises(LongtableError) as refused:
        store.read("nowhere")
    assert "no saved game" in refused.value.text(english)


@pytest.mark.parametrize("wrong", ["../profile", "a/b", "", ".index", "A", "a" * 200])
def test_no_id_leads_out_of_the_folder(store: SaveStore, wrong: str) -> None:
    with pytest.raises(ValueError, match="id of a save"):
        store.read(wrong)


def test_new_games_get_readable_names_of_their_own(store: SaveStore) -> None:
    first = store.new_id("Passage Through Mirkwood!", START)
    assert first == "passage-through-mirkwood_2026-03-14_200000"
    store.write(a_save(first))
    assert store.new_id("Passage Through Mirkwood!", START) == f"{first}_2"
    assert store.new_id("¡¿!?", START).startswith("game_")


def test_branches_stay_beside_their_parent(store: SaveStore) -> None:
    store.write(a_save("trunk"))
    store.write(a_save("late", parent="trunk", fork_point=80, branch="Flee to the river"))
    store.write(a_save("early", parent="trunk", fork_point=12, branch="Gandalf first"))
    assert [entry.header.branch for entry in store.branches_of("trunk")] == [
        "Gandalf first",
        "Flee to the river",
    ]
    assert store.branches_of("late") == []


def test_a_deleted_game_lies_in_the_trash(store: SaveStore, tmp_path: Path) -> None:
    store.write(a_save("one"))
    content = store.path("one").read_bytes()
    for _ in range(2):
        store.write(a_save("one"))
        lies = store.delete("one", START)
        assert lies.parent == tmp_path / "trash"
        assert lies.read_bytes() == content
    assert store.all().entries == []
    assert len(list((tmp_path / "trash").iterdir())) == 2


def test_no_answered_question_is_lost_to_a_kill(store: SaveStore) -> None:
    def play(report: Callable[[int], None]) -> None:
        for number in range(100_000):
            save = a_save()
            save.session["answers"] = list(range(number))
            store.write(save)
            report(number)

    for kill in range(20):
        told = killed_after(play, reports=1 + kill % 5, later=0.0001 * kill)
        assert len(store.read("mirkwood").session["answers"]) >= told
    assert store.all().problems == []


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_flipped_bytes_give_the_game_or_a_clear_error(store: SaveStore, english: Texts, data: st.DataObject) -> None:
    store.write(a_save("fuzz"))
    path = store.path("fuzz")
    content = bytearray(path.read_bytes())
    for _ in range(data.draw(st.integers(1, 4))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    content = content[: data.draw(st.integers(0, len(content)))] if data.draw(st.booleans()) else content
    path.write_bytes(content)
    problem = _problem(store, "fuzz")
    kept = problem.params["aside"] if isinstance(problem, SaveDamaged) else path
    assert problem is None or str(path) in problem.text(english)
    assert kept.read_bytes() == content
    kept.unlink()


def _problem(store: SaveStore, save_id: str) -> LongtableError | None:
    try:
        store.read(save_id)
    except (SaveDamaged, SaveTooNew) as problem:
        return problem
    return None
