"""Moving through the tables of steps."""

from __future__ import annotations

import pytest

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.chance import Chance
from desktop_app.engine.frozen import replace
from desktop_app.engine.messages import Message
from desktop_app.engine.rows import STAY, Enter, Jump, Next, Row, Steps
from desktop_app.engine.session import Session
from desktop_app.engine.state import Outcome, Place, State
from tests.engine.inn import INN


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


def asks_in(name: str) -> Row:
    async def ask(g: State) -> Next:
        await ask_one(Question("A", "one", Message(name), lambda: [Option("yes"), Option("no")], step=g.step))
        return None

    return Row(name, ask)


def evening(how: str) -> Session:
    """A day whose first row has a quarrel break out, and a game that stands in its first question."""

    async def begin(g: State) -> Next:
        await ask_one(Question("A", "one", Message("begin"), lambda: [Option("yes"), Option("no")], step=g.step))
        if how == "inside":
            await steps.run(g, "quarrel")
        else:
            steps.follow(g, "quarrel")
            steps.follow(g, "peace")
        return None

    async def over(g: State) -> Next:
        g.outcome = Outcome("over", "over")
        return None

    steps = Steps(
        {
            "day": [Row("1", begin), asks_in("2"), Row("3", over)],
            "quarrel": [asks_in("q1"), asks_in("q2")],
            "peace": [asks_in("p1")],
        }
    )
    return Session(replace(INN, steps=steps), standing(("day", "1")))


def test_a_table_that_follows_a_row_has_quiet_points_of_its_own() -> None:
    session = evening("after")
    asked = []
    while session.question is not None:
        asked.append((session.question.prompt.id, session.quiet_at))
        session.answer(["yes"])
    assert asked == [("begin", 0), ("q1", 1), ("q2", 2), ("p1", 3), ("2", 4)]


def test_going_back_by_an_action_inside_a_table_that_follows_leads_to_its_row() -> None:
    session = evening("after")
    for _ in range(3):
        session.answer(["yes"])
    session.undo("action")
    assert session.question is not None
    assert session.question.prompt.id == "q2"


def test_a_table_run_inside_a_row_has_none() -> None:
    session = evening("inside")
    for _ in range(2):
        session.answer(["yes"])
    assert session.question is not None
    assert (session.question.prompt.id, session.quiet_at) == ("q2", 0)
