"""Profiles of which one to three files were harmed: all else is there, and whatever is wrong is said in a sentence."""

from __future__ import annotations

import os
import random
import shutil
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from desktop_app.app.errors import ResultsTooNew
from desktop_app.app.library import library
from desktop_app.app.library.built_in import built_in_cards
from tests.attacks.clock import Hangs, no_longer_than
from tests.attacks.evening import GAME, Evening, go_on, look_around, make_profile
from tests.attacks.harm import harm, linked_copy

PARTS = 10
SAMPLE = 3
WHOLE = 1_000
"""Profiles of one part."""
TOO_LONG = 30
"""Seconds that no evening takes."""
DERIVED = (".index.json", ".sqlite", ".seal", "results.json", "last_profile.json", ".lock")
PROFILE = "profiles/ana/"


@pytest.fixture(autouse=True)
def _quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing here ends by a power cut, so nothing waits for the disk."""
    monkeypatch.setattr(os, "fsync", lambda _: None)


@pytest.fixture(scope="module", autouse=True)
def _small_box() -> Iterator[None]:
    """The cards of one game ship. Many an evening makes the index anew: with those of all games that is most of it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(library, "built_in_cards", lambda: built_in_cards(GAME))
        yield


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder in which everything is well."""
    root = tmp_path_factory.mktemp("sound") / "data"
    make_profile(root)
    return root


def files_of(root: Path) -> list[str]:
    return sorted(path.relative_to(root).as_posix() for path in root.rglob("*") if path.is_file())


def attacked(sound: Path, root: Path, seed: int) -> list[str]:
    """Harm some files of a copy and spend an evening with it; what should not have come of it."""
    dice = random.Random(seed)
    linked_copy(sound, root)
    chosen = dice.sample([name for name in files_of(root) if not name.endswith(".lock")], dice.randint(1, 3))
    told = [f"{name}: {harm(root / name, dice)}" for name in chosen]
    harmed = {name: (root / name).read_bytes() for name in chosen if _is_plain(root / name)}
    try:
        with no_longer_than(TOO_LONG):
            evening = look_around(root)
            wrong = _losses(sound, root, chosen, harmed, evening)
            go_on(root, evening, dice)
    except (Exception, Hangs):
        wrong = [traceback.format_exc()]
    return [f"seed {seed} ({'; '.join(told)}): {each}" for each in wrong]


def _is_plain(path: Path) -> bool:
    return path.is_file() and not path.is_symlink()


def _losses(sound: Path, root: Path, chosen: list[str], harmed: dict[str, bytes], evening: Evening) -> list[str]:
    """What is not there any more though nothing harmed it. A list of results whose format a newer program wrote stays
    as it lies, and that is told."""
    if not evening.opened:
        return [] if f"{PROFILE}profile.json" in chosen else ["the profile did not open"]
    wrong = []
    for name in files_of(sound):
        stem = Path(name).stem
        if name in chosen or Path(name).name.startswith("."):
            continue
        if name.startswith(f"{PROFILE}saves/") and stem not in evening.resumed:
            wrong.append(f"the game {stem} is lost")
        if name.startswith(f"{PROFILE}decks/") and "trash" not in name and stem not in evening.decks:
            wrong.append(f"the deck {stem} is lost")
        if name.startswith(f"{PROFILE}campaigns/") and stem not in evening.campaigns:
            wrong.append(f"the campaign {stem} is lost")
    saves_harmed = any(name.startswith(f"{PROFILE}saves/") for name in chosen)
    if not evening.results and not saves_harmed and not any(isinstance(each, ResultsTooNew) for each in evening.told):
        wrong.append("the result is lost")
    if not any("library/cards" in name for name in chosen) and len(evening.cards) < 10:
        wrong.append("imported cards are lost")
    for name, content in harmed.items():
        if not name.endswith(DERIVED) and not _is_kept(root / name, content):
            wrong.append(f"what was left of {name} is gone")
    return wrong


def _is_kept(path: Path, content: bytes) -> bool:
    """Whether a harmed file still lies there, under its own name or set aside."""
    near = [path, *path.parent.glob(f"{path.name}.damaged*")]
    return any(_is_plain(each) and each.read_bytes() == content for each in near)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("part", range(PARTS), ids=lambda part: f"part-{part}")
def test_whatever_is_harmed_the_rest_is_there_and_the_harm_is_told(
    sound: Path, tmp_path: Path, amount: Callable[[int, int], int], part: int
) -> None:
    wrong: list[str] = []
    for seed in range(part * WHOLE, part * WHOLE + amount(SAMPLE, WHOLE)):
        root = tmp_path / "data"
        wrong += attacked(sound, root, seed)
        shutil.rmtree(root)
    assert not wrong, "\n".join(wrong[:5])


def test_without_any_harm_the_evening_is_without_a_word(sound: Path, tmp_path: Path) -> None:
    root = tmp_path / "data"
    linked_copy(sound, root)
    evening = look_around(root)
    assert evening.told == []
    assert len(evening.resumed) == 3
    assert len(evening.decks) == 4
    go_on(root, evening, random.Random(1))
    assert evening.told == []
