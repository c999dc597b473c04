"""Windows go round the seats by name: who leaves the game is not asked again, and nobody is asked twice for it."""

from __future__ import annotations

import pytest

from desktop_app.engine.rows import STAY
from desktop_app.engine.state import Place
from desktop_app.games.kit.windows import chance_in_window, round_the_table
from tests.games.carried_out import run
from tests.games.kit.farm import Farm, farm


def open_window(g: Farm, order: list[str], acts: list[str]) -> list[str]:
    """Goes round a window until it closes; ``acts`` names the seats that act the first time they are asked."""
    asked, left = list[str](), list(acts)

    async def act(seat: str) -> bool:
        asked.append(seat)
        if seat in left:
            left.remove(seat)
            return True
        return False

    while run(chance_in_window(g, order, act)) is STAY:
        assert len(asked) < 50
    return asked


def test_a_window_closes_when_all_have_passed_in_a_row() -> None:
    g = farm()
    assert open_window(g, ["A", "B"], []) == ["A", "B"]
    assert g.place.window is None


def test_an_action_gives_everybody_another_chance() -> None:
    assert open_window(farm(), ["A", "B"], ["B"]) == ["A", "B", "A", "B"]


def test_whoever_could_only_pass_is_passed_over_in_the_same_go() -> None:
    g, asked = farm(), list[str]()

    async def passes() -> bool:
        asked.append("B")
        return False

    assert run(chance_in_window(g, ["A", "B", "C"], lambda seat: passes() if seat == "B" else None)) is STAY
    assert asked == ["B"], "A is passed over, and B was asked: his pass is a point to go back to"
    assert run(chance_in_window(g, ["A", "B", "C"], lambda seat: passes() if seat == "B" else None)) is None
    assert asked == ["B"]
    assert g.place.window is None


def test_a_window_in_which_nobody_can_act_opens_for_nobody() -> None:
    g = farm()
    assert run(chance_in_window(g, ["A", "B"], lambda seat: None)) is None
    assert g.place.window is None


def test_nobody_is_asked_in_a_window_for_nobody() -> None:
    assert open_window(farm(), [], []) == []


@pytest.mark.parametrize(
    ("round", "leaves", "asked"),
    [
        ("ABC", "A", "ABC"),
        ("ADCB", "A", "ADCB"),
        ("ADCB", "D", "ADCBA"),
        ("ADCB", "B", "ADCBADC"),
        ("ADCB", "AD", "ACB"),
    ],
)
def test_who_leaves_the_game_in_the_window_is_passed_over(round: str, leaves: str, asked: str) -> None:
    """Whichever way it goes round the table: the first of those who leave acts, and takes the others along."""
    g, order, heard = farm(), list(round), list[str]()

    async def act(seat: str) -> bool:
        heard.append(seat)
        if seat == leaves[0]:
            order[:] = [other for other in order if other not in leaves]
            return True
        return False

    while run(chance_in_window(g, order, act)) is STAY:
        assert len(heard) < 20
    assert "".join(heard) == asked


def test_a_window_inside_a_window_gives_back_what_was_there() -> None:
    g, asked = farm(), list[str]()

    async def act(seat: str) -> bool:
        asked.append(seat)
        if asked != ["A", "B"]:
            return False
        g.position.append(Place("fair", "1"))
        assert open_window(g, ["B", "A"], ["A"]) == ["B", "A", "B", "A"]
        g.position.pop()
        return True

    while run(chance_in_window(g, ["A", "B"], act)) is STAY:
        assert len(asked) < 20
    assert asked == ["A", "B", "A", "B"]


def test_a_step_goes_round_the_table_once() -> None:
    g = farm()
    seen = []
    while seat := round_the_table(g, g.seats):
        g.place.done.append(seat)
        seen.append(seat)
    assert seen == ["A", "B"]
    assert g.place.done == []
