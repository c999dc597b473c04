"""A number is met or not, and says so in text and in JSON."""

from __future__ import annotations

import json

import pytest

from desktop_app.app.bench import measure as measuring
from desktop_app.app.bench.measure import (
    Measure,
    at_this_pace,
    at_worst,
    milliseconds,
    percentile,
    quickest,
    quickest_of_each,
    slowness,
    slowness_at_best,
    waited_for,
)


def test_a_bar_from_above_and_one_from_below() -> None:
    assert Measure("undo", "ms", 50.0, most=50).met
    assert not Measure("undo", "ms", 50.1, most=50).met
    assert Measure("play", "decisions/s", 10_000, least=10_000).met
    assert not Measure("play", "decisions/s", 9_999, least=10_000).met


def test_the_bar_moves_with_a_slow_machine() -> None:
    assert Measure("undo", "ms", 99.0, most=50, slow=2.0).met
    assert not Measure("undo", "ms", 101.0, most=50, slow=2.0).met
    assert Measure("play", "decisions/s", 5_001, least=10_000, slow=2.0).met
    assert not Measure("play", "decisions/s", 4_999, least=10_000, slow=2.0).met
    assert Measure("undo", "ms", 99.0, most=50, slow=2.0).as_text() == "met  undo: 99.0 ms, bar at most 50, here 100.0"


def test_times_are_measured_at_the_pace_of_the_machine_and_shares_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "YARD", 1e-6)
    undo, share = at_this_pace([Measure("undo", "ms", 1.0, most=0.1), Measure("share", "times", 0.6, least=0.7)])
    assert undo.slow is not None
    assert undo.slow > 1000
    assert undo.met
    assert share.slow == 1
    assert not share.met


def test_a_measure_that_tells_the_pace_of_its_own_moments_keeps_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "YARD", 1e-6)
    (play,) = at_this_pace([Measure("play", "decisions/s", 5_000, least=10_000, slow=1.5)])
    assert play.slow == 1.5
    assert not play.met


def test_of_steps_that_are_taken_in_several_runs_each_counts_at_its_quickest() -> None:
    assert quickest_of_each([[3.0, 1.0, 5.0], [2.0, 4.0, 6.0]]) == [2.0, 1.0, 5.0]


def test_the_quickest_run_is_held_against_the_quickest_plain_work() -> None:
    yard = measuring.YARD
    assert slowness_at_best([3 * yard, 2 * yard, 4 * yard]) == 2
    assert slowness_at_best([yard / 2, 4 * yard]) == 1


def test_work_that_waits_is_measured_by_turns_with_plain_work() -> None:
    runs: list[int] = []
    taken, slow = waited_for(lambda: runs.append(1), 5)
    assert len(taken) == len(runs) == 5
    assert slow >= 1


def test_no_machine_is_too_quick_for_the_bars() -> None:
    assert slowness() >= 1


def test_what_could_not_be_measured_is_not_met_and_says_why() -> None:
    measure = Measure("window", "s", None, most=1.5, failed="no platform")
    assert not measure.met
    assert measure.as_text() == "NOT  window: no platform, bar at most 1.5"
    assert json.loads(measure.as_json())["failed"] == "no platform"


def test_a_number_that_came_with_an_error_is_not_met() -> None:
    assert not Measure("play", "decisions/s", 20_000, least=10_000, failed="KeyError: c1").met


def test_the_line_to_read() -> None:
    measure = Measure("fork", "ms", 0.06789, most=0.5, baseline=1234.5, baseline_is="deepcopy", detail="300 cards")
    assert measure.as_text() == "met  fork: 0.0679 ms, bar at most 0.5; deepcopy 1,234 (300 cards)"


def test_the_line_for_programs() -> None:
    told = json.loads(Measure("play", "decisions/s", 12_345.6, least=10_000, baseline=2.0, baseline_is="x").as_json())
    assert told == {
        "what": "play",
        "value": 12346,
        "unit": "decisions/s",
        "bar": 10_000,
        "slow": 1.0,
        "bar_is": "at least",
        "met": True,
        "baseline": 2.0,
        "baseline_is": "x",
        "detail": "",
    }


def test_percentiles_and_times() -> None:
    assert percentile([5, 1, 4, 2, 3], 0.5) == 3
    assert percentile([1, 2, 3], 0.99) == 3
    runs: list[int] = []
    assert len(milliseconds(lambda: runs.append(1), 4)) == 4
    assert quickest(lambda: runs.append(1), 3) >= 0
    assert len(runs) == 8


def test_a_bar_is_for_the_slowest_run() -> None:
    measure = at_worst("undo", [3.0, 51.0, 2.0], most=50, state={"zones": []}, detail="300 cards")
    assert (measure.value, measure.met) == (51.0, False)
    assert measure.detail == "300 cards, slowest of 3, quickest 2 ms"
    assert at_worst("undo", [3.0, 49.0], most=50, state={}, detail="").met
