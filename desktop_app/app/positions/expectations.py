"""What a position expects: one kind of expectation an entry, each checked by what it is named for."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from desktop_app.app.positions.expected_log import expect_log, expect_story
from desktop_app.app.positions.expected_question import expect_not_offered, expect_offered, expect_question
from desktop_app.app.positions.expected_table import (
    expect_count,
    expect_effect,
    expect_order,
    expect_outcome,
    expect_sees,
    expect_value,
    expect_zone,
)
from desktop_app.app.positions.position_file import Entry
from desktop_app.app.positions.position_table import PositionTable

Kind = Callable[[PositionTable, Entry, Mapping[str, Entry]], None]
"""Looks at the table, what is expected of it, and the whole entry that says so; raises PositionWrong."""

_KINDS: dict[str, Kind] = {
    "offered": expect_offered,
    "not_offered": expect_not_offered,
    "value": expect_value,
    "count": expect_count,
    "zone": expect_zone,
    "order": expect_order,
    "outcome": expect_outcome,
    "question": expect_question,
    "log": expect_log,
    "story": expect_story,
    "sees": expect_sees,
    "effect": expect_effect,
}


def check_expectation(table: PositionTable, expectation: Entry) -> None:
    """Checks one entry of ``expect``. Raises PositionWrong at the first difference."""
    found = expectation.mapping((*_KINDS, "rule", "because"))
    kinds = [kind for kind in found if kind in _KINDS]
    if len(kinds) != 1:
        raise expectation.wrong("positions-one-kind")
    if kinds[0] != "not_offered" and len(found) > 1:
        raise expectation.wrong("positions-one-kind")
    _KINDS[kinds[0]](table, found[kinds[0]], found)
