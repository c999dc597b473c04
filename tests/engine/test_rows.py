"""Moving through the tables of steps."""

from __future__ import annotations

import pytest

from desktop_app.engine.chance import Chance
from desktop_app.engine.rows import STAY, Enter, Jump, Next, Row, Steps
from desktop_app.engine.state import Place, State


async def _nothing(g: State) -> Next:
    return None


STEPS = Steps(
    {
        "day": [Row("1", _nothing, "morning"), Row("2", _nothing, "evening"), Row("3", _nothing, "evening")],
        "meal": [Row("m1", _nothing), Row("m2", _nothing)],
    }
)


def standing(*places: tuple[str, str]) -> State:
    return State("day", ["A"], {"A": "Ana"}, Chance(1), [Place(*place) for place in places])


def after(then: Next, *places: tuple[str, str]) -> list[tuple[str, str]]:
    g = standing(*places)
    STEPS.advance(g, then)
    return [(place.table, place.row) for place in g.position]


def test_a_row_leads_to_the_next() -> None:
    assert after(None, ("day", "1")) == [("day", "2")]


def test_a_row_may_stay_or_jump() -> None:
    assert after(STAY, ("day", "1")) == [("day", "1")]
    assert after(Jump("1"), ("day", "3")) == [("day", "1")]


def test_a_table_inside_comes_back_to_the_row_after() -> None:
    assert after(Enter("meal"), ("day", "1")) == [("day", "2"), ("meal", "m1")]
    assert after(None, ("day", "2"), ("meal", "m2")) == [("day", "2")]


def test_a_table_inside_may_come_back_to_a_row_of_its_own_choice() -> None:
    assert after(Enter("meal", back="1"), ("day", "1")) == [("day", "1"), ("meal", "m1")]


def test_a_table_entered_from_a_last_row_ends_both() -> None:
    assert after(Enter("meal"), ("day", "2"), ("meal", "m2")) == [("day", "2"), ("meal", "m1")]


def test_the_step_is_the_innermost_row() -> None:
    assert standing(("day", "2"), ("meal", "m2")).step == "m2"
    assert standing().step == ""


def test_a_row_of_other_rules_is_an_error() -> None:
    with pytest.raises(KeyError):
        STEPS.row(Place("day", "9"))
