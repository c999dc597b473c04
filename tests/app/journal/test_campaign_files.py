"""Journals on the disk: kept whole, read as far as they go when they are damaged, lost to nothing."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from desktop_app.app.errors import LongtableError
from desktop_app.app.journal.campaign import Campaign
from desktop_app.app.journal.campaign_file import CampaignTooNew, parse_campaign
from desktop_app.app.journal.store import CampaignMissing, CampaignStore
from desktop_app.app.texts.texts import LANGUAGES, Language, Texts
from tests.app.journal.campaigns import evenings_by_hand, mirkwood_paths


class Clock:
    """Goes on by a minute each time it is looked at."""

    def __init__(self) -> None:
        self._now = datetime(2026, 11, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        self._now += timedelta(minutes=1)
        return self._now


@pytest.fixture
def store(tmp_path: Path) -> CampaignStore:
    return CampaignStore(tmp_path / "campaigns", tmp_path / "trash", Clock())


@pytest.mark.rule("LCG-515")
@pytest.mark.parametrize("campaign", [mirkwood_paths(), evenings_by_hand()], ids=["by rules", "by hand"])
def test_a_journal_comes_back_as_it_was_kept(store: CampaignStore, campaign: Campaign) -> None:
    opened = store.read(store.create(campaign))
    assert opened.campaign == campaign
    assert not opened.lost


def test_several_campaigns_lie_beside_each_other_the_last_touched_first(store: CampaignStore) -> None:
    ids = [store.create(campaign) for campaign in (evenings_by_hand(), mirkwood_paths(), mirkwood_paths())]
    assert ids == ["liga-de-invierno", "senderos-del-bosque-negro", "senderos-del-bosque-negro-2"]
    touched = [opened.campaign.touched for opened in store.all().campaigns]
    assert touched == sorted(touched, reverse=True)


def test_a_copy_and_a_branch_are_campaigns_of_their_own(store: CampaignStore) -> None:
    id = store.create(mirkwood_paths())
    copied = store.copy(id, "Otra mesa")
    what_if = store.branch(id, 2, "¿Y si Dúnhere vive?")
    assert store.read(copied).campaign.entries == mirkwood_paths().entries
    assert store.read(what_if).campaign.parent == id
    assert len(store.all().campaigns) == 3


def test_a_deleted_journal_lies_in_the_trash(store: CampaignStore) -> None:
    id = store.create(mirkwood_paths())
    kept = store.delete(id)
    assert parse_campaign(kept, kept.read_bytes()) == mirkwood_paths()
    with pytest.raises(CampaignMissing):
        store.read(id)


def test_what_a_newer_program_wrote_beside_it_stays(store: CampaignStore) -> None:
    id = store.create(mirkwood_paths())
    data = json.loads(store.path(id).read_text("utf-8"))
    data["weather"] = "rain"
    store.path(id).write_text(json.dumps(data), "utf-8")
    store.write(id, store.read(id).campaign)
    assert json.loads(store.path(id).read_text("utf-8"))["weather"] == "rain"


def test_a_journal_of_a_newer_format_stays_as_it_is(store: CampaignStore) -> None:
    id = store.create(mirkwood_paths())
    content = store.path(id).read_bytes().replace(b'"format": 1', b'"format": 9').replace(b'"format":1', b'"format":9')
    store.path(id).write_bytes(content)
    with pytest.raises(CampaignTooNew):
        store.read(id)
    assert store.path(id).read_bytes() == content


def harmed(content: bytes, dice: random.Random) -> tuple[bytes, int]:
    """The file with a few bytes wrong, or cut off, and how many of its lines that touched."""
    at = dice.randrange(len(content))
    if dice.random() < 0.3:
        return content[:at], content[at:].count(b"\n") + 1
    until = min(len(content), at + dice.choice((1, 1, 3)))
    wrong = bytes(dice.randrange(256) for _ in range(until - at))
    return content[:at] + wrong + content[until:], content[at:until].count(b"\n") + wrong.count(b"\n") + 1


def test_whatever_byte_is_wrong_the_other_entries_are_read_and_the_file_is_kept(
    store: CampaignStore, amount: Callable[[int, int], int]
) -> None:
    """Each entry has a line of its own, so what is touched are the lines that hold a wrong byte."""
    dice = random.Random(7)
    sound = mirkwood_paths()
    id = store.create(sound)
    content = store.path(id).read_bytes()
    for _ in range(amount(400, 10_000)):
        wrong, lines = harmed(content, dice)
        store.path(id).write_bytes(wrong)
        try:
            opened = store.read(id)
        except CampaignTooNew:
            continue
        found = {entry.id for entry in opened.campaign.entries}
        assert len(found) >= len(sound.entries) - 2 * lines
        if opened.aside is not None:
            assert opened.aside.read_bytes() == wrong
            opened.aside.unlink()


def test_any_byte_that_turns_costs_one_line_and_the_damaged_file_stays(
    store: CampaignStore, amount: Callable[[int, int], int]
) -> None:
    """Byte by byte over the whole file, in full each of them; only one that hides the end of a line costs two."""
    sound = mirkwood_paths()
    id = store.create(sound)
    content = store.path(id).read_bytes()
    for at in range(0, len(content), max(1, len(content) // amount(150, len(content)))):
        wrong = content[:at] + bytes((content[at] ^ 0x15,)) + content[at + 1 :]
        store.path(id).write_bytes(wrong)
        try:
            opened = store.read(id)
        except CampaignTooNew:
            continue
        missing = {entry.id for entry in sound.entries} - {entry.id for entry in opened.campaign.entries}
        assert len(missing) <= (2 if content[at] in b"\n" or wrong[at] in b"\n\r" else 1), at
        if opened.aside is not None:
            assert opened.aside.read_bytes() == wrong
            opened.aside.unlink()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_in_the_place_of_a_journal_is_told_and_the_others_are_listed(
    store: CampaignStore, language: Language
) -> None:
    store.create(mirkwood_paths())
    (store.folder / "odd.json").mkdir()
    found = store.all()
    assert [opened.campaign.title for opened in found.campaigns] == ["Senderos del Bosque Negro"]
    texts = Texts(language, strict=True)
    assert all(isinstance(problem, LongtableError) for problem in found.problems)
    assert ["odd.json" in texts(problem.message_id, **problem.params) for problem in found.problems] == [True]
