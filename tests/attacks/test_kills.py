"""Killed without warning at any moment: what was told to be done is done, and no rubbish stays."""

from __future__ import annotations

import json
import random
import time
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from desktop_app.app.decks.store import DeckStore
from desktop_app.app.library.library import Library
from desktop_app.app.profiles.profiles import Profiles
from desktop_app.app.tables.game_box import open_box
from desktop_app.app.tables.service import TableService
from desktop_app.app.tables.set_up import usual_set_up
from desktop_app.engine.chance import Chance
from desktop_app.engine.frozen import replace
from tests.app.decks.own_decks import built_in_decks, own_deck_cards
from tests.app.forked import killed_after
from tests.attacks.evening import GAME, answer, make_profile
from tests.ui.shell.test_killed import start

PARTS = 10
SERVICE, IMPORTS, EXPORTS, WINDOWS = 60, 15, 15, 10
"""Kills of each kind in one part of the whole; in ten parts they are a thousand."""
Report = Callable[[int], None]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A data folder with a full profile."""
    folder = tmp_path / "data"
    make_profile(folder)
    return folder


def rubbish(root: Path) -> list[str]:
    """What should not lie there after a start."""
    left = [path for path in root.rglob("*") if "unfinished" in path.name or ".damaged" in path.name]
    left += [path for path in root.glob("*/.*") if path.is_dir()]
    return [path.relative_to(root).as_posix() for path in left]


def number_of_answers(tables: TableService, save_id: str) -> int:
    return sum(1 for record in tables.resume(save_id).session.records if record.by == "seat")


# -- a game ---------------------------------------------------------------------------------------------------------


def play_for_ever(root: Path, report: Report) -> None:
    """Goes on with the newest game and begins another when it is over; reports each answer that is kept."""
    with Profiles(root).open("ana") as ana:
        tables = TableService(ana)
        begun = len(ana.saves.all().entries)
        table = tables.resume(ana.saves.all().entries[0].id)
        while True:
            if not answer(table, Chance(len(table.session.records))):
                table, begun = tables.begin(usual_set_up(open_box(GAME), "Ana"), seed=begun), begun + 1
            else:
                table = tables.keep(table)
            answers = sum(1 for record in table.session.records if record.by == "seat")
            report(begun * 100_000 + answers)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("part", range(PARTS), ids=lambda part: f"part-{part}")
def test_no_answer_and_no_result_is_lost_to_a_kill(root: Path, amount: Callable[[int, int], int], part: int) -> None:
    dice = random.Random(part)
    for _ in range(amount(2, SERVICE)):
        told = killed_after(lambda report: play_for_ever(root, report), dice.randint(0, 12), dice.random() * 0.05)
        with Profiles(root).open("ana") as ana:
            assert rubbish(root) == []
            tables, saves = TableService(ana), ana.saves.all()
            assert saves.problems == []
            here = len(saves.entries) * 100_000 + number_of_answers(tables, saves.entries[0].id)
            assert here >= told, "an answered question was lost"
            tables.mend_results(saves.entries)
            finished = {entry.id for entry in saves.entries if entry.header.outcome}
            assert {each.save for each in ana.results.all()} >= finished


# -- imports ----------------------------------------------------------------------------------------------------------


def import_for_ever(root: Path, report: Report) -> None:
    """Brings in one set after the other, each with a deck, and reports each that is kept."""
    with Profiles(root).open("ana") as ana, Library(ana.folder_of("library")) as library:
        decks = DeckStore(ana.folder_of("decks"))
        number = len(library.store.sources())
        while True:
            for game, cards in own_deck_cards().items():
                number += 1
                library.add(game, f"s{number}", [replace(card, code=f"{number}.{card.code}") for card in cards])
                decks.create(replace(built_in_decks()[0], name=f"Deck {number}"))
                report(number)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("part", range(PARTS), ids=lambda part: f"part-{part}")
def test_an_import_that_is_killed_is_whole_or_not_there(
    root: Path, amount: Callable[[int, int], int], part: int
) -> None:
    dice = random.Random(part)
    for _ in range(amount(1, IMPORTS)):
        told = killed_after(lambda report: import_for_ever(root, report), dice.randint(0, 2), dice.random() * 0.4)
        with Profiles(root).open("ana") as ana:
            assert rubbish(root) == []
            decks = DeckStore(ana.folder_of("decks")).decks()
            assert [deck.id for deck in decks if deck.problem] == []
            with Library(ana.folder_of("library")) as library:
                assert library.store.problems == {}
                sources = library.store.sources()
                assert len(sources) >= told
                for source in sources:
                    kept = library.store.read(source.game, source.source)
                    assert len(kept) == len(own_deck_cards()[source.game])
                    assert all(library.index.by_code(card.game, card.code) is not None for card in kept)


# -- backups, exports, profiles brought in ----------------------------------------------------------------------------


def copy_for_ever(root: Path, desk: Path, report: Report) -> None:
    """Backs up, exports, and brings the export in again as another profile."""
    with Profiles(root).open("ana") as ana:
        profiles, number = Profiles(root), 0
        while True:
            profiles.export(ana, desk / "ana.zip")
            ana.backups.take(profiles._clock())
            profiles.import_zip(desk / "ana.zip")
            number += 1
            report(number)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("part", range(PARTS), ids=lambda part: f"part-{part}")
def test_a_copy_that_is_killed_is_whole_or_not_there(
    root: Path, tmp_path: Path, amount: Callable[[int, int], int], part: int
) -> None:
    dice = random.Random(part)
    desk = tmp_path / "desk"
    desk.mkdir()
    for _ in range(amount(1, EXPORTS)):
        before = len(Profiles(root).all())
        told = killed_after(lambda report: copy_for_ever(root, desk, report), dice.randint(0, 3), dice.random() * 0.1)
        with Profiles(root).open("ana") as ana:
            assert rubbish(root) == []
            assert [path.name for path in desk.iterdir() if path.name != "ana.zip"] == []
            entries = Profiles(root).all()
            assert [entry.problem for entry in entries if entry.problem] == []
            assert len(entries) >= before + max(0, told)
            for archive in [*desk.glob("*.zip"), *(backup.path for backup in ana.backups.all())]:
                with zipfile.ZipFile(archive) as opened:
                    assert opened.testzip() is None
        for entry in entries:
            if entry.id != "ana":
                Profiles(root).delete(entry.id)


# -- the real window --------------------------------------------------------------------------------------------------


@pytest.mark.sampled(4)
@pytest.mark.parametrize("part", range(PARTS), ids=lambda part: f"part-{part}")
def test_a_window_that_is_killed_lost_no_answer(
    tmp_path: Path, amount: Callable[[int, int], int], full: bool, part: int
) -> None:
    if part and not full:
        return  # the sample is in the first part: each window takes seconds
    root, dice = tmp_path / "window", random.Random(part)
    told = 0
    for _ in range(amount(2, WINDOWS)):
        playing = start(root, answers=1000)
        time.sleep(dice.random() * 3.0)
        playing.kill()
        said, _ = playing.communicate()
        answers = [json.loads(line)["answers"] for line in said.splitlines() if line.endswith("}")]
        assert not answers or answers[0] >= told, "an answered question was lost"
        told = max([told, *answers])
        if not (root / "profiles" / "ana" / "profile.json").is_file():
            continue  # killed before there was a profile
        with Profiles(root).open("ana") as ana:
            assert rubbish(root) == []
            saves = ana.saves.all()
            assert saves.problems == []
            if saves.entries:
                assert number_of_answers(TableService(ana), saves.entries[0].id) >= told
