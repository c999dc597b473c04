"""The list of finished games only grows."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from desktop_app.app.errors import ResultsDamaged, ResultsTooNew
from desktop_app.app.profiles.results import GameResult, ResultStore, ScorePart


def a_result(score: int = 63) -> GameResult:
    return GameResult(
        date=datetime(2026, 3, 14, 22, 0, tzinfo=UTC),
        game="lotr_lcg",
        scenario="passage_through_mirkwood",
        decks=["Banner and Song"],
        outcome="won",
        score=score,
        score_parts=[
            ScorePart(message="lcg-score-threat", value=33),
            ScorePart(message="lcg-score-rounds", params={"rounds": 3}, value=30),
        ],
        rounds=3,
        manual_adjustments=1,
    )


def test_results_are_kept_in_order(tmp_path: Path) -> None:
    results = ResultStore(tmp_path)
    assert results.all() == []
    results.append(a_result(63))
    results.append(a_result(71))
    assert [result.score for result in ResultStore(tmp_path).all()] == [63, 71]
    assert results.all()[0] == a_result(63)


def test_a_result_is_not_lost_to_a_damaged_list(tmp_path: Path) -> None:
    results = ResultStore(tmp_path)
    results.append(a_result(63))
    broken = results.path.read_bytes()[:-20]
    results.path.write_bytes(broken)
    with pytest.raises(ResultsDamaged) as told:
        results.append(a_result(71))
    assert [result.score for result in results.all()] == [71]
    assert told.value.params["aside"].read_bytes() == broken


def test_a_list_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    results = ResultStore(tmp_path)
    results.path.write_text('{"format": 2, "results": []}', encoding="utf-8")
    with pytest.raises(ResultsTooNew):
        results.append(a_result())
    assert results.path.read_text(encoding="utf-8") == '{"format": 2, "results": []}'


def test_a_wrong_field_is_named(tmp_path: Path) -> None:
    results = ResultStore(tmp_path)
    results.append(a_result())
    text = results.path.read_text(encoding="utf-8").replace('"rounds": 3,', '"rounds": -3,')
    results.path.write_text(text, encoding="utf-8")
    with pytest.raises(ResultsDamaged) as told:
        results.all()
    assert told.value.params["place"].params["field"] == "results.0.rounds"
