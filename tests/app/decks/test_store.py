"""Decks on the disk: saved whole, with their versions, and lost to nothing."""

from __future__ import annotations

import json
import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop_app.app.decks.document import DeckTooNew
from desktop_app.app.decks.model import Deck, added
from desktop_app.app.decks.store import DeckDamaged, DeckMissing, DeckStore
from desktop_app.app.texts.texts import LANGUAGES, Texts
from desktop_app.engine.frozen import replace
from tests.app.decks.own_decks import built_in_decks, own_decks
from tests.app.forked import outcome, public_folder


class Clock:
    """Goes on by a minute each time it is looked at."""

    def __init__(self) -> None:
        self._now = datetime(2026, 1, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        self._now += timedelta(minutes=1)
        return self._now


@pytest.fixture
def store(tmp_path: Path) -> DeckStore:
    return DeckStore(tmp_path / "decks", Clock())


@pytest.mark.parametrize("deck", [*built_in_decks(), *own_decks()], ids=lambda deck: deck.name)
def test_a_deck_comes_back_as_it_was_kept(store: DeckStore, deck: Deck) -> None:
    assert store.read(store.create(deck)).deck() == deck


def test_names_may_be_anything_and_be_the_same(store: DeckStore) -> None:
    names = ["Éowyn’s Riders", "Éowyn’s Riders", "../../etc", "", "CON", "日本", "a" * 200]
    ids = [store.create(Deck("lotr_lcg", name)) for name in names]
    assert ids[:4] == ["eowyn-s-riders", "eowyn-s-riders-2", "etc", "deck"]
    assert [store.read(id).name for id in ids] == names
    assert sorted(path.parent for path in store.folder.parent.rglob("*.json")) == [store.folder] * len(names)


def test_versions_are_kept_and_restored(store: DeckStore) -> None:
    first = Deck("lotr_lcg", "Riders", notes="ride")
    id = store.create(first, "the beginning")
    second = added(first, "deck", "01073", "Gandalf", 3)
    store.save(id, second)
    store.keep_version(id, "with the wizard")
    assert store.keep_version(id, "nothing changed").versions[-1].note == "with the wizard"
    third = added(second, "heroes", "01001", "Aragorn")
    store.save(id, third)
    restored = store.restore(id, 1)
    assert restored.deck() == first
    assert [(version.number, version.note) for version in restored.versions] == [
        (1, "the beginning"),
        (2, "with the wizard"),
        (3, ""),
    ]
    assert store.restore(id, 3).deck() == third
    with pytest.raises(KeyError):
        store.restore(id, 9)


def test_saving_the_same_deck_writes_nothing(store: DeckStore) -> None:
    id = store.create(Deck("lotr_lcg", "Riders"))
    before = store.path(id).stat().st_mtime_ns
    store.save(id, Deck("lotr_lcg", "Riders"))
    assert store.path(id).stat().st_mtime_ns == before


def test_the_last_changed_deck_comes_first(store: DeckStore) -> None:
    first, second = store.create(Deck("lotr_lcg", "One")), store.create(Deck("thrones", "Two"))
    assert [each.id for each in store.decks()] == [second, first]
    store.save(first, Deck("lotr_lcg", "One", notes="again"))
    assert [each.id for each in store.decks()] == [first, second]


def test_a_copy_goes_its_own_way_and_is_not_built(store: DeckStore) -> None:
    id = store.create(Deck("lotr_lcg", "Riders", built=True))
    copy = store.copy(id, "Riders again")
    assert store.read(copy).deck() == Deck("lotr_lcg", "Riders again")


def test_a_deleted_deck_goes_to_the_trash(store: DeckStore) -> None:
    id = store.create(Deck("lotr_lcg", "Riders"))
    store.delete(id)
    with pytest.raises(DeckMissing):
        store.read(id)
    assert len(list((store.folder / "trash").iterdir())) == 1


def test_a_damaged_deck_is_set_aside_and_the_others_are_there(store: DeckStore) -> None:
    good, bad = store.create(Deck("lotr_lcg", "Good")), store.create(Deck("lotr_lcg", "Bad"))
    store.path(bad).write_text('{"format": 1,\n "game": }', encoding="utf-8")
    listed = {each.id: each.problem for each in store.decks()}
    assert listed[good] is None
    problem = listed[bad]
    assert isinstance(problem, DeckDamaged)
    assert all("2" in problem.text(Texts(language)) for language in LANGUAGES)
    assert (store.folder / "bad.json.damaged").is_file()


def test_a_newer_deck_is_left_as_it_is(store: DeckStore) -> None:
    id = store.create(Deck("lotr_lcg", "Riders"))
    data = json.loads(store.path(id).read_text(encoding="utf-8")) | {"format": 99}
    store.path(id).write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(DeckTooNew):
        store.read(id)
    assert store.path(id).is_file()


def test_what_another_program_added_stays(store: DeckStore) -> None:
    id = store.create(Deck("lotr_lcg", "Riders"))
    data = json.loads(store.path(id).read_text(encoding="utf-8")) | {"sleeves": "green"}
    store.path(id).write_text(json.dumps(data), encoding="utf-8")
    store.save(id, Deck("lotr_lcg", "Riders", notes="new"))
    assert json.loads(store.path(id).read_text(encoding="utf-8"))["sleeves"] == "green"


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, 4000), st.integers(0, 255))
def test_a_flipped_byte_is_a_clear_error_or_a_deck(store: DeckStore, place: int, value: int) -> None:
    id = store.create(built_in_decks()[0])
    content = bytearray(store.path(id).read_bytes())
    content[place % len(content)] = value
    store.path(id).write_bytes(bytes(content))
    assert _what_is_left(store, id) == bytes(content)


def _what_is_left(store: DeckStore, id: str) -> bytes:
    """The content of the deck's file after reading it, under its own name or the one it was set aside with."""
    try:
        store.read(id)
    except DeckDamaged as error:
        return Path(error.params["aside"]).read_bytes()
    except DeckTooNew:
        pass
    return store.path(id).read_bytes()


def test_one_deck_that_cannot_be_read_stands_by_its_name_beside_the_others(tmp_path: Path) -> None:
    english, store = Texts("en"), DeckStore(tmp_path)
    good = store.create(built_in_decks()[0])
    (tmp_path / "a-folder.json").mkdir()
    (tmp_path / "a-link.json").symlink_to(tmp_path / "nowhere")
    (tmp_path / ("n" * 200 + ".json")).write_text("{}", encoding="utf-8")
    Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff\xfe.json")).write_text("{}", encoding="utf-8")
    os.mkfifo(tmp_path / "a-pipe.json")
    listed = store.decks()
    assert [each.id for each in listed if each.document is not None] == [good]
    told = [each.problem.text(english) for each in listed if each.problem is not None]
    assert len(told) == 5
    assert [any(name in line for line in told) for name in ("a-folder", "a-link", "a-pipe", "nnnn", "\ufffd")] == [
        True
    ] * 5


def test_a_deck_without_rights_says_that_it_may_not_be_read() -> None:
    def look(folder: Path) -> list[tuple[bool, str]]:
        store = DeckStore(folder)
        store.create(built_in_decks()[0])
        (folder / "mine.json").write_text("{}", encoding="utf-8")
        (folder / "mine.json").chmod(0)
        texts = Texts("es")
        return [(each.document is not None, each.problem.text(texts) if each.problem else "") for each in store.decks()]

    with public_folder() as folder:
        good, bad = outcome(lambda: look(folder), plain_user=True)
    assert good == (True, "")
    assert "permiso para leer" in bad[1]


@pytest.mark.parametrize("name", ["n" * 195, "n" * 201, "half \ud83c", "two\nlines", "  ", "\x00"])
def test_whatever_a_deck_is_called_it_can_be_saved_read_and_copied(tmp_path: Path, name: str) -> None:
    store = DeckStore(tmp_path)
    deck = replace(built_in_decks()[0], name=name, notes=f"About {name}", tags=(name,))
    id = store.create(deck)
    store.save(id, replace(deck, name=f"Copy of {name}"))
    copy = store.copy(id, f"A copy of a copy of {store.read(id).name}")
    for each in (id, copy):
        assert len(store.read(each).name) <= 200
    assert all(each.document is not None for each in store.decks())


def test_decks_of_one_instant_are_listed_by_their_names(tmp_path: Path) -> None:
    """Which of two stood first was another from one look to the next."""
    store = DeckStore(tmp_path, lambda: datetime(2026, 1, 1, tzinfo=UTC))
    for name in ("riders", "Archers", "Pipes", "archers"):
        store.create(Deck("lotr_lcg", name))
    listed = [each.document.name for each in store.decks() if each.document is not None]
    assert listed == ["Archers", "archers", "Pipes", "riders"]
    later = DeckStore(tmp_path, lambda: datetime(2026, 1, 2, tzinfo=UTC))
    later.create(Deck("lotr_lcg", "Wizards"))
    assert [each.id for each in later.decks()] == ["wizards", "archers", "archers-2", "pipes", "riders"]


def test_dates_without_a_place_or_from_a_wrong_clock_can_be_listed(tmp_path: Path) -> None:
    store = DeckStore(tmp_path)
    odd = ("2026-01-01T00:00:00", "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00", "2026-01-01T00:00:00Z")
    for changed in odd:
        path = tmp_path / f"{store.create(built_in_decks()[0])}.json"
        data = json.loads(path.read_text(encoding="utf-8"))
        path.write_text(json.dumps({**data, "changed": changed}), encoding="utf-8")
    assert len([each for each in store.decks() if each.document is not None]) == 4
