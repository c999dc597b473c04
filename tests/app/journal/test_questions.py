"""What players ask about a scenario: answered in both languages, with rules and cards, and nothing told too early."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from desktop_app.app.atlas import find_rule
from desktop_app.app.journal.met import is_known
from desktop_app.app.journal.store import CampaignStore
from desktop_app.app.profiles.profile import Profile
from desktop_app.app.profiles.profiles import Profiles
from desktop_app.app.profiles.results import GameResult
from desktop_app.games import FORMS
from desktop_app.games.contract.set_up import Scenario
from desktop_app.games.lotr_lcg.reading.facts import load_cards
from tests.app.journal.campaigns import START, day

GAME, MIRKWOOD = "lotr_lcg", "passage_through_mirkwood"
SCENARIOS = {scenario.id: scenario for scenario in FORMS[GAME].scenarios()}


@pytest.mark.parametrize("scenario", SCENARIOS.values(), ids=SCENARIOS)
def test_each_scenario_answers_four_to_seven_questions_in_both_languages(scenario: Scenario) -> None:
    assert 4 <= len(scenario.questions) <= 7
    for asked in scenario.questions:
        for texts in (asked.question, asked.answer):
            assert set(texts) == {"en", "es"}
            assert texts["en"] != texts["es"]
        assert all(asked.question[language].endswith("?") for language in ("en", "es"))
        assert asked.question["es"].count("¿") == asked.question["es"].count("?")


@pytest.mark.parametrize("scenario", SCENARIOS.values(), ids=SCENARIOS)
def test_each_answer_follows_from_rules_of_the_atlas_and_cards_of_the_scenario(scenario: Scenario) -> None:
    for asked in scenario.questions:
        assert asked.rules
        assert [find_rule(each).id for each in asked.rules] == list(asked.rules)
        assert set(asked.cards) <= set(scenario.secrets)


@pytest.mark.parametrize(
    ("scenario", "card", "figure"),
    [
        (MIRKWOOD, "01120", "quest_points"),
        (MIRKWOOD, "01122", "quest_points"),
        ("journey_along_the_anduin", "01126", "quest_points"),
        ("journey_along_the_anduin", "01083", "engagement_cost"),
        ("escape_from_dol_guldur", "01125", "quest_points"),
    ],
)
def test_figures_that_are_told_are_those_of_the_cards(scenario: str, card: str, figure: str) -> None:
    value = str(getattr(load_cards()[card], figure))
    asked = [each for each in SCENARIOS[scenario].questions if card in each.cards]
    for language in ("en", "es"):
        told = " ".join(f"{each.question[language]} {each.answer[language]}" for each in asked)
        assert value in re.findall(r"\d+", told)


@pytest.fixture
def profile(tmp_path: Path) -> Profile:
    return Profiles(tmp_path).create("Ana")


def known(profile: Profile) -> bool:
    journals = CampaignStore(profile.folder_of("campaigns"), profile.folder / "trash", lambda: START)
    return is_known(GAME, MIRKWOOD, profile, journals)


def test_the_answers_are_kept_back_until_the_scenario_was_played(profile: Profile) -> None:
    assert not known(profile)
    profile.results.add([GameResult(date=day(1), game=GAME, scenario="escape_from_dol_guldur", outcome="won")])
    assert not known(profile)
    profile.results.add([GameResult(date=day(2), game=GAME, scenario=MIRKWOOD, outcome="lost")])
    assert known(profile)


def test_they_are_not_kept_back_from_who_wants_nothing_hidden(profile: Profile) -> None:
    profile.change_settings(hide_unmet=False)
    assert known(profile)
