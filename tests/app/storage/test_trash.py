"""The trash shows what was deleted, gives it back, and can be emptied."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from desktop_app.app.decks.store import DeckStore
from desktop_app.app.profiles.profile import Profile
from desktop_app.app.profiles.profiles import Profiles
from desktop_app.app.storage.trash import Trashed, erase, trashes
from tests.app.decks.own_decks import built_in_decks
from tests.app.saves.test_saves import a_save

NOW = datetime(2026, 3, 14, 20, 0, tzinfo=UTC)


@pytest.fixture
def profiles(tmp_path: Path) -> Profiles:
    return Profiles(tmp_path / "data", clock=lambda: NOW)


@pytest.fixture
def ana(profiles: Profiles) -> Iterator[Profile]:
    with profiles.create("Ana") as profile:
        yield profile


def deleted(profiles: Profiles, ana: Profile) -> list[Trashed]:
    return [item for trash in trashes(profiles.root, ana.folder) for item in trash.all()]


@pytest.fixture
def full(profiles: Profiles, ana: Profile) -> Profile:
    """A profile that has thrown away a game, two decks and another profile."""
    ana.saves.write(a_save("mirkwood"))
    ana.saves.delete("mirkwood", NOW)
    decks = DeckStore(ana.folder_of("decks"), lambda: NOW + timedelta(hours=1))
    for deck in built_in_decks()[:2]:
        decks.delete(decks.create(deck))
    profiles.create("Bor").close()
    profiles.delete("bor")
    return ana


def test_the_trash_shows_what_it_holds_by_title_date_and_size(profiles: Profiles, full: Profile) -> None:
    items = deleted(profiles, full)
    titles = [each.name for each in built_in_decks()[:2]]
    assert [item.kind for item in items] == ["game", "deck", "deck", "profile"]
    assert items[0].title() == a_save().header.title
    assert sorted(item.title() for item in items[1:3]) == sorted(titles)
    assert items[3].title() == "Bor"
    assert [item.when for item in items] == [NOW, NOW + timedelta(hours=1), NOW + timedelta(hours=1), NOW]
    assert all(item.size() > 100 for item in items)


def test_what_was_deleted_can_be_put_back(profiles: Profiles, full: Profile) -> None:
    for trash in trashes(profiles.root, full.folder):
        for item in trash.all():
            trash.put_back(item)
    assert [entry.id for entry in full.saves.all().entries] == ["mirkwood"]
    assert len(DeckStore(full.folder_of("decks")).decks()) == 2
    assert sorted(entry.name for entry in profiles.all()) == ["Ana", "Bor"]
    assert deleted(profiles, full) == []


def test_what_is_put_back_takes_nobody_s_place(profiles: Profiles, full: Profile) -> None:
    full.saves.write(a_save("mirkwood", note="another"))
    (trash, *_) = trashes(profiles.root, full.folder)
    trash.put_back(trash.all()[0])
    assert {entry.id for entry in full.saves.all().entries} == {"mirkwood", "mirkwood-2"}
    assert full.saves.read("mirkwood").header.note == "another"


def test_the_trash_can_be_emptied_and_nothing_else_goes(profiles: Profiles, full: Profile) -> None:
    kept = full.saves.path("kept")
    full.saves.write(a_save("kept"))
    (full.folder / "trash" / "link").symlink_to(full.folder / "saves")
    erase(deleted(profiles, full))
    assert deleted(profiles, full) == []
    assert kept.is_file()


def test_odd_things_in_the_trash_are_shown_by_their_name(profiles: Profiles, ana: Profile) -> None:
    folder = ana.folder / "trash"
    folder.mkdir()
    for name in ("2026-13-45_999999_x.json", "note.txt", "2026-03-14_200000_broken.json", "2026-03-14_200000_y.json-2"):
        (folder / name).write_text("{", encoding="utf-8")
    shown = {item.path.name: (item.name, item.title()) for item in deleted(profiles, ana)}
    assert shown["2026-13-45_999999_x.json"] == ("x.json", "x.json")
    assert shown["note.txt"] == ("note.txt", "note.txt")
    assert shown["2026-03-14_200000_broken.json"] == ("broken.json", "broken.json")
    assert shown["2026-03-14_200000_y.json-2"] == ("y.json", "y.json")
