"""The marks of scales: as near as can be told apart, in round numbers."""

from __future__ import annotations

import pytest

from desktop_app.ui.art.marks import step_between


@pytest.mark.parametrize(
    ("length", "step"),
    [(50, 5), (100, 10), (1_000, 100), (100_000, 10_000)],
)
def test_marks_stand_four_pixels_apart_in_round_numbers(length: int, step: int) -> None:
    assert step_between(length, 40, 4, first=5) == step


def test_a_scale_without_length_keeps_its_step() -> None:
    assert step_between(0, 100, 4, first=5) == 5
