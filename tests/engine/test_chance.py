"""The dice are the game's own: two numbers in the tree, the same on every machine."""

from __future__ import annotations

import pytest

from desktop_app.engine.chance import Chance, draw, shuffled


def test_the_first_numbers_of_a_seed_never_change() -> None:
    dice = Chance(7)
    assert [draw(dice, 6) for _ in range(8)] == [3, 0, 0, 3, 4, 3, 4, 0]
    assert dice.drawn == 8
    assert shuffled(list("abcdef"), 7) == ["b", "f", "a", "c", "e", "d"]


def test_every_side_comes_up() -> None:
    dice = Chance(1)
    rolled = [draw(dice, 6) for _ in range(6000)]
    assert sorted(set(rolled)) == [0, 1, 2, 3, 4, 5]
    assert all(850 < rolled.count(side) < 1150 for side in range(6))


def test_a_die_without_sides_is_refused() -> None:
    with pytest.raises(ValueError, match="below 0"):
        draw(Chance(1), 0)


def test_a_shuffle_keeps_every_card_and_leaves_the_original() -> None:
    cards = [f"c{n}" for n in range(40)]
    mixed = shuffled(cards, 3)
    assert sorted(mixed) == sorted(cards)
    assert mixed != cards
    assert cards[0] == "c0"
