"""The rule marker: ids must exist, only passing tests count, and it holds with several processes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.house_rules import ROOT
from tests.rules_report import lines, measure, runs

SUITE = """
import pytest

@pytest.mark.rule("LCG-002", "GOT-002")
def test_shown(): pass

@pytest.mark.rule("LCG-003")
def test_broken(): assert False

@pytest.mark.rule("LCG-004")
def test_left_out(): pytest.skip("not today")

@pytest.fixture
def breaks_afterwards():
    yield
    raise RuntimeError

@pytest.mark.rule("LCG-005")
def test_not_cleaned_up(breaks_afterwards): pass

@pytest.mark.parametrize("position", [pytest.param("a", marks=pytest.mark.rule("LCG-006"))])
def test_position(position): pass
"""


@pytest.fixture
def suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    pytester.makeini("[pytest]\nmarkers = rule(*ids)")
    return pytester


@pytest.mark.sampled(2)
@pytest.mark.parametrize("processes", ["2", "0"])
def test_only_what_a_passing_test_shows_is_covered(suite: pytest.Pytester, processes: str) -> None:
    suite.makepyfile(SUITE)
    result = suite.runpytest_subprocess(
        "-p", "tests.rules_report", "--rules-report", "build/rules.json", "-n", processes
    )
    report = json.loads(Path(suite.path, "build", "rules.json").read_text(encoding="utf-8"))
    shown = {f"LCG-00{number}" for number in range(2, 7)} - set(report["lotr_lcg"]["uncovered"])
    assert shown == {"LCG-002", "LCG-006"}
    assert report["lotr_lcg"]["testable"] == 521
    assert report["lotr_lcg"]["covered"] == 2
    assert report["thrones"]["covered"] == 1
    result.stdout.fnmatch_lines(["lotr_lcg: 2 of 521 testable rules covered"])


def test_a_rule_that_does_not_exist_stops_the_run(suite: pytest.Pytester) -> None:
    suite.makepyfile("import pytest\n@pytest.mark.rule('LCG-999')\ndef test_it(): pass")
    result = suite.runpytest_subprocess("-p", "tests.rules_report")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*test_it: no rule 'LCG-999' in the atlas"])


def test_missing_rules_are_told_in_runs() -> None:
    assert list(runs(["LCG-001", "LCG-002", "LCG-003", "LCG-007"])) == ["001..003", "007"]
    told = list(lines(measure({"LCG-002"})))
    assert told[0] == "lotr_lcg: 1 of 521 testable rules covered"
    assert "003..015" in told[1]
