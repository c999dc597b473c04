"""How scenarios and decks have fared, and which score is the best."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from desktop_app.app.profiles.results import GameResult
from desktop_app.app.tables.deck_facts import record_of, scores

FIRST = "passage_through_mirkwood"


def played(outcome: str, score: int | None, scenario: str = FIRST, deck: str = "Riders") -> GameResult:
    day = datetime(2026, 10, 3, 20, tzinfo=UTC)
    return GameResult(date=day, game="lotr_lcg", scenario=scenario, decks=[deck], outcome=outcome, score=score)


@pytest.mark.rule("LCG-334")
def test_of_two_victories_the_lower_score_ranks_first() -> None:
    games = [played("won", 155), played("lost", None), played("won", 138)]
    assert scores(games, "lotr_lcg") == [138, 155]
    assert record_of(games, "lotr_lcg", scenario=FIRST).best == 138


def test_a_defeat_has_no_rank_and_other_scenarios_none_here() -> None:
    games = [played("lost", 20), played("won", 90, scenario="journey_along_the_anduin"), played("won", 140)]
    record = record_of(games, "lotr_lcg", scenario=FIRST)
    assert (record.won, record.played, record.best) == (1, 2, 140)
    assert record_of([], "lotr_lcg").best is None
