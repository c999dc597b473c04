"""The pytest plugin that knows which rules of the atlas the suite shows.

A test says it with `@pytest.mark.rule("LCG-081", ...)`; a parametrised one (a position file, say) with
`pytest.param(path, marks=pytest.mark.rule(*ids))`. An id that no atlas has stops the run. With
`--rules-report FILE` the run ends with, per game, the testable rules that no passing test shows, and writes
`{game: {testable, covered, uncovered: [ids]}}`. The ids travel in the reports, so it works with xdist too.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import TypedDict

import pytest

from desktop_app.app.atlas import PREFIXES, UnknownRule, find_rule, load_atlas

_PROPERTY = "rules"


class GameCoverage(TypedDict):
    """One game in the report: how many testable rules it has, how many are shown, and which are not."""

    testable: int
    covered: int
    uncovered: list[str]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds `--rules-report FILE` and `--real FOLDER`."""
    group = parser.getgroup("longtable")
    group.addoption("--rules-report", metavar="FILE", help="write which rules no passing test shows")
    group.addoption("--real", metavar="FOLDER", help="run the importers over a folder of real files too")


def pytest_configure(config: pytest.Config) -> None:
    """Starts the report, in the process that hears of every test."""
    if config.getoption("--rules-report") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(RulesReport(Path(config.getoption("--rules-report"))), "rules-report")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Checks the ids of every `rule` marker and hands them to the reports of the test."""
    for item in items:
        ids = sorted({rule_id for marker in item.iter_markers("rule") for rule_id in marker.args})
        for rule_id in ids:
            _must_exist(item.nodeid, rule_id)
        if ids:
            item.user_properties.append((_PROPERTY, ids))


def _must_exist(nodeid: str, rule_id: object) -> None:
    try:
        find_rule(str(rule_id))
    except UnknownRule as error:
        raise pytest.UsageError(f"{nodeid}: {error}") from None


class RulesReport:
    """Collects the rules of passing tests; tells at the end which are missing."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._shown: dict[str, list[str]] = {}
        self._failed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test counts when it ran and neither it nor its set-up or its clean-up failed."""
        if report.failed:
            self._failed.add(report.nodeid)
        elif report.when == "call" and report.passed:
            for name, ids in report.user_properties:
                if name == _PROPERTY and isinstance(ids, list):
                    self._shown[report.nodeid] = ids

    def covered(self) -> set[str]:
        """The ids of all rules that a passing test shows."""
        return {rule_id for nodeid, ids in self._shown.items() if nodeid not in self._failed for rule_id in ids}

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Prints the report and writes the file."""
        coverage = measure(self.covered())
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._path.write_text(json.dumps(coverage, indent=1) + "\n", encoding="utf-8")
        terminalreporter.section("rules of the atlas")
        for line in lines(coverage):
            terminalreporter.write_line(line)


def measure(covered: Collection[str]) -> dict[str, GameCoverage]:
    """Sets the covered ids against the testable rules of every atlas, in the order of the rulebooks."""
    report: dict[str, GameCoverage] = {}
    for game in PREFIXES:
        testable = [rule.id for rule in load_atlas(game).rules if rule.testable]
        uncovered = [rule_id for rule_id in testable if rule_id not in covered]
        report[game] = GameCoverage(testable=len(testable), covered=len(testable) - len(uncovered), uncovered=uncovered)
    return report


def lines(coverage: dict[str, GameCoverage]) -> Iterable[str]:
    """The report for reading: a headline a game, then its missing rules, runs of them as first..last."""
    for game, found in coverage.items():
        yield f"{game}: {found['covered']} of {found['testable']} testable rules covered"
        if found["uncovered"]:
            prefix = PREFIXES[game]
            yield f"  not covered ({prefix}-): {' '.join(runs(found['uncovered']))}"


def runs(ids: Iterable[str]) -> Iterable[str]:
    """The numbers of the ids, neighbours joined: LCG-001 LCG-002 LCG-003 LCG-007 -> 001..003 007."""
    group: list[str] = []
    for number in (rule_id.rpartition("-")[2] for rule_id in ids):
        if group and int(number) != int(group[-1]) + 1:
            yield _joined(group)
            group = []
        group.append(number)
    if group:
        yield _joined(group)


def _joined(group: list[str]) -> str:
    return group[0] if len(group) == 1 else f"{group[0]}..{group[-1]}"
