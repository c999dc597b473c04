"""What a bot that looks ahead makes of the ways it has tried."""

from __future__ import annotations

from desktop_app.engine.ask import Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.planning import Foresight, Way, plan
from desktop_app.engine.random_bot import draw_answer
from desktop_app.engine.state import State
from tests.engine.evening import evening


def tried(*worth: float) -> Way:
    """A way that was worth so much on one table after the other."""
    return Way(["play"], dict(enumerate(worth)))


def test_a_way_that_is_better_on_every_table_is_surely_better() -> None:
    assert tried(0.6, 0.7, 0.8).surely_better(tried(0.4, 0.5, 0.6)) > 0.1


def test_a_few_tables_on_which_a_way_is_a_little_better_prove_nothing() -> None:
    assert tried(0.52, 0.52).surely_better(tried(0.5, 0.5)) < 0
    assert tried(*[0.52] * 30).surely_better(tried(*[0.5] * 30)) > 0


def test_a_way_that_was_lucky_once_is_not_surely_better() -> None:
    lucky, usual = tried(0.2, 0.2, 1.0, 0.2), tried(0.3, 0.3, 0.3, 0.3)
    assert lucky.mean > usual.mean
    assert lucky.surely_better(usual) < 0


def test_ways_are_compared_on_the_tables_on_which_both_were_tried() -> None:
    dropped_early = Way(["stay"], {0: 0.9, 1: 0.9})
    assert dropped_early.surely_better(tried(0.5, 0.6, 0.0, 0.0)) > 0


def test_one_table_tells_nothing() -> None:
    assert tried(1.0).surely_better(tried(0.0)) == 0.0


def test_all_ways_have_the_same_luck_on_a_table() -> None:
    session = evening(3)
    lucks: list[int] = []

    def go_on(state: State, question: Question, dice: Chance) -> list[str]:
        lucks.append(dice.seed)
        return draw_answer(question, dice)

    foresight = Foresight(go_on, worth=lambda state, seat: 0.5, clock=lambda state: 0)
    found = plan(session.imagining("A"), "A", foresight, Chance(7), lambda tables: tables == 2)
    assert found.tables == 2
    assert len(found.ways) > 1
    assert len(set(lucks[1:])) == 2
