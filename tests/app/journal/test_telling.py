"""A game that was played tells its moments and the turns that decided it, in the words of that day."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop_app.app.journal.from_table import played_at
from desktop_app.app.journal.short_hand import decision_text, decisions_of
from desktop_app.app.profiles.profiles import Profiles
from desktop_app.app.tables.game_box import open_box
from desktop_app.app.tables.service import OpenTable, TableService
from desktop_app.app.tables.set_up import usual_set_up
from desktop_app.app.tables.simulate import run_bots
from desktop_app.app.texts.texts import LANGUAGES, Language, Texts
from tests.app.journal.campaigns import mirkwood_paths


@pytest.fixture(scope="module")
def lost(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenTable]:
    """A game that Ana's bot has lost with all her heroes."""
    profile = Profiles(Path(tmp_path_factory.mktemp("told"))).create("Ana")
    tables = TableService(profile)
    table = tables.begin(usual_set_up(open_box("lotr_lcg"), "Ana"), seed=3)
    run_bots(table.session, ("greedy",), 1)
    yield tables.keep(table)
    profile.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_heroes_who_fell_are_told_with_their_round(lost: OpenTable, language: Language) -> None:
    texts = Texts(language, strict=True)
    events = played_at(lost, mirkwood_paths(), texts).events
    titles = ("Aragorn", "Théodred", "Éowyn")
    fallen = [event for event in events if any(title in event for title in titles)]
    assert len(fallen) >= 3
    assert all(event.startswith(texts.of("lotr_lcg")("journal-event", round=0, told="")[:5]) for event in events)


def test_the_turns_that_decided_are_told_with_what_the_other_way_would_have_been(lost: OpenTable) -> None:
    played = played_at(lost, mirkwood_paths(), Texts("en", strict=True))
    assert played.decisions
    assert all(decision.question.startswith("Round ") and decision.taken for decision in played.decisions)


def test_without_words_a_game_tells_only_its_numbers(lost: OpenTable) -> None:
    played = played_at(lost, mirkwood_paths())
    assert (played.events, played.decisions) == ((), ())
    assert played.rounds == lost.header.round


def test_a_choice_is_written_in_one_line_with_its_alternatives() -> None:
    (found,) = decisions_of("At the fork > the long way / the short way / home\n\n")
    assert (found.question, found.taken, found.others) == ("At the fork", "the long way", ("the short way", "home"))
    assert decisions_of(decision_text(found)) == (found,)


def test_choices_that_are_not_touched_stay_as_they_were(lost: OpenTable) -> None:
    decisions = played_at(lost, mirkwood_paths(), Texts("en", strict=True)).decisions
    assert decisions_of("\n".join(map(decision_text, decisions)), decisions) == decisions
