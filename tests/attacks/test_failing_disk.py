"""A broken or full disk at every single step of the work: it is told in a sentence, and nothing is lost."""

from __future__ import annotations

import errno
import os
import random
import shutil
import traceback
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from desktop_app.app.decks.store import DeckStore
from desktop_app.app.errors import LongtableError
from desktop_app.app.library.keepsakes import read_keepsakes, write_keepsakes
from desktop_app.app.library.library import Library
from desktop_app.app.profiles.profile import Profile
from desktop_app.app.profiles.profiles import Profiles
from desktop_app.app.storage.trash import trashes
from desktop_app.app.tables.service import TableService
from desktop_app.engine.chance import Chance
from desktop_app.engine.frozen import replace
from tests.app.decks.own_decks import built_in_decks, own_deck_cards
from tests.app.forked import outcome
from tests.attacks.disk import FailingDisk
from tests.attacks.evening import NOW, answer, look_around, make_profile
from tests.attacks.harm import linked_copy

LATER = NOW + timedelta(days=2)
STEPS = 60
"""More than this many steps of one piece of work are not all tried."""


def play(profile: Profile, root: Path) -> None:
    tables = TableService(profile, clock=lambda: LATER)
    saves = profile.saves.all()
    if not saves.entries:
        raise saves.problems[0]
    table = tables.resume(saves.entries[0].id)
    answer(table, Chance(1))
    tables.keep(table)


def settings(profile: Profile, root: Path) -> None:
    profile.change_settings(theme="candlelight")


def decks(profile: Profile, root: Path) -> None:
    store = DeckStore(profile.folder_of("decks"), lambda: LATER)
    id = store.create(replace(built_in_decks()[0], name="A new one"))
    store.save(id, replace(built_in_decks()[1], name="Another name"))
    store.delete(id)


def notes(profile: Profile, root: Path) -> None:
    folder = profile.folder_of("library")
    write_keepsakes(folder, read_keepsakes(folder).with_note("thrones", "90012", "New."))


def backup(profile: Profile, root: Path) -> None:
    profile.backups.take(LATER)


def restoring(profile: Profile, root: Path) -> None:
    for newest in profile.backups.all()[:1]:
        profile.backups.restore(newest, LATER)


def export(profile: Profile, root: Path) -> None:
    Profiles(root).export(profile, root / "desk" / "ana.zip")


def bring_in(profile: Profile, root: Path) -> None:
    for newest in profile.backups.all()[:1]:
        Profiles(root).import_zip(newest.path)


def another_person(profile: Profile, root: Path) -> None:
    Profiles(root, clock=lambda: LATER).create("Bor").close()


def cards(profile: Profile, root: Path) -> None:
    with Library(profile.folder_of("library")) as library:
        library.add("thrones", "more", [replace(card, code=f"7{card.code}") for card in own_deck_cards()["thrones"]])


def trash(profile: Profile, root: Path) -> None:
    (games, *_) = trashes(root, profile.folder)
    games.put_back(games.all()[0])


def look(profile: Profile, root: Path) -> None:
    with Library(profile.folder_of("library")) as library:
        assert library.search("t:ally", "lotr_lcg")
    problems = profile.saves.all().problems
    problems += [deck.problem for deck in DeckStore(profile.folder_of("decks")).decks() if deck.problem]
    if problems:
        raise problems[0]


WORK = (
    play,
    settings,
    decks,
    notes,
    backup,
    restoring,
    export,
    bring_in,
    another_person,
    cards,
    trash,
    look,
)


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("sound") / "data"
    make_profile(root)
    return root


@pytest.fixture
def copies(sound: Path, tmp_path: Path) -> Callable[[], Path]:
    def copy() -> Path:
        shutil.rmtree(tmp_path / "data", ignore_errors=True)
        linked_copy(sound, tmp_path / "data")
        return tmp_path / "data"

    return copy


def steps(of: int, few: int) -> Iterator[int]:
    """Which steps of so many to try: a few, or nearly all."""
    yield from range(1, of + 1) if of <= few else sorted(random.Random(of).sample(range(1, of + 1), few))


def works_on(disk: FailingDisk, work: Callable[[Profile, Path], None], root: Path) -> str:
    """Do the work on that disk, then look at everything on a sound one; what was lost or said wrongly, or nothing."""
    with pytest.MonkeyPatch.context() as patched:
        try:
            with Profiles(root).open("ana") as profile:
                disk.put_under(patched)
                work(profile, root)
        except LongtableError as error:
            if not str(error):
                return "an error without a word"
        except Exception:
            return traceback.format_exc()
        finally:
            disk.mended()
    evening = look_around(root)
    if evening.told:
        return f"afterwards: {[str(error) for error in evening.told]}"
    if len(evening.resumed) < 3 or len(evening.decks) < 4 or len(evening.cards) < 10:
        return f"lost: {evening}"
    return ""


@pytest.mark.sampled(3)
@pytest.mark.parametrize("kind", [errno.EIO, errno.ENOSPC], ids=["broken", "full"])
@pytest.mark.parametrize("for_good", [False, True], ids=["once", "for good"])
@pytest.mark.parametrize("work", WORK, ids=lambda work: work.__name__)
def test_a_failing_disk_is_told_and_nothing_is_lost(
    copies: Callable[[], Path],
    amount: Callable[[int, int], int],
    work: Callable[[Profile, Path], None],
    kind: int,
    for_good: bool,
) -> None:
    counted = FailingDisk(copies().parent / "data", kind, 10**9, for_good=False)
    assert works_on(counted, work, copies()) == ""
    wrong = []
    for at in steps(counted._steps, amount(2, STEPS)):
        root = copies()
        found = works_on(FailingDisk(root, kind, at, for_good=for_good), work, root)
        wrong += [f"step {at}: {found}"] if found else []
    assert not wrong, "\n".join(wrong[:5])


@pytest.mark.parametrize("limit", [0, 4_096, 100_000, 400_000])
def test_an_index_that_finds_no_room_is_told_or_made_elsewhere(copies: Callable[[], Path], limit: int) -> None:
    """SQLite writes by itself: here the system really lets no file grow beyond a limit."""
    root = copies()
    profile = Profiles(root).open("ana")

    def bring() -> bool:
        cards(profile, root)
        return True

    answered = outcome(bring, file_limit=limit)
    assert answered is True or isinstance(answered, LongtableError)
    profile.close()
    assert look_around(root).told == []
    assert not [path for path in root.rglob("*") if "unfinished" in path.name], os.listdir(root)
