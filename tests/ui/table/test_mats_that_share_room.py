"""Mats that share the room of a table: which give way first, to what size, and whether beside or below each other."""

from __future__ import annotations

import pytest

from desktop_app.engine.frozen import replace
from desktop_app.ui.table.board.ledger import LOW
from desktop_app.ui.table.layout.abreast import shared
from desktop_app.ui.table.layout.layout import RATIO
from desktop_app.ui.table.layout.measures import HEAD, NAMELESS, Bounds, bounds_of
from desktop_app.ui.table.layout.plan import FOOT, FOREMOST, PADDING, TOUCHING, Need, Part
from desktop_app.ui.table.layout.row import Row
from desktop_app.ui.table.layout.sharing import share


def test_beside_attackers_that_all_lie_the_cells_of_their_sum_have_room() -> None:
    kneeling = Part("cards", (RATIO,), tall=1.0)
    for card in (70.0, 80.0, 92.0):
        fight = Row((Need((kneeling,), weight=4, beside=400.0),), 1100.0, HEAD + FOOT)
        assert fight.height(card) - HEAD - FOOT - PADDING >= LOW


@pytest.mark.parametrize("lettering", [1.0, 1.25])
def test_a_mat_told_in_a_line_is_as_high_as_two_lines_of_its_letters(lettering: float) -> None:
    """In large print the name of a mat and its numbers were written over its edges."""
    bare, filled = Need((Part("cards"),), empty=True), Need((Part("cards", (1.0,)),))
    plan = share((((bare,), (filled,)),), 1126, 600, bounds_of(1126, lettering))
    assert plan.rows[0].height == 32 * lettering


@pytest.mark.parametrize(
    ("room", "cards", "piles"),
    [(760, "open", "open"), (520, "open", "line"), (360, "open", "line"), (180, "line", "line")],
)
def test_of_what_weighs_least_piles_are_told_in_a_line_before_cards(room: float, cards: str, piles: str) -> None:
    company = Need((Part("cards", (1.0,) * 6),), weight=1)
    belongings = Need((Part("pile"), Part("pile"), Part("pile")), weight=1)
    row = Row((company, belongings), room, HEAD + FOOT)
    row.give_way(66.0)
    assert (row.state(company), row.state(belongings)) == (cards, piles)
    assert row.width(66.0) <= room


@pytest.mark.parametrize(("room", "state"), [(640.0, "open"), (600.0, "open"), (570.0, "line")])
def test_cards_of_another_seat_become_a_little_smaller_before_all_are_told_in_a_line(room: float, state: str) -> None:
    theirs = Need((*(Part("pile"),) * 4, Part("dial"), Part("cards", (1.0,)), Part("cards", (1.0,))), 1, another=True)
    own = Need((Part("cards", (1.0,)),), weight=3)
    plan = share((((theirs,), (own,)),), room, 700.0, Bounds(66.0, 170.0, 66.0, smallest=44.0))
    assert plan.rows[0].mats[0].state == state
    assert plan.rows[0].card > NAMELESS


def test_what_weighs_less_does_not_lie_much_larger_than_what_weighs_more() -> None:
    """Seven characters have only their least width; one event below them does not become twice as wide."""
    company = Need((Part("cards", (1.0,) * 7),), weight=3)
    event = Need((Part("cards", (1.0,)),), weight=2)
    plan = share((((company,), (event,)),), 600.0, 700.0, Bounds(66.0, 118.0, 66.0))
    above, below = (row.card for row in plan.rows)
    assert below <= FOREMOST * above


def test_cards_lie_side_by_side_rather_than_one_over_the_other_for_what_is_a_line_elsewhere() -> None:
    """Events and piles are a line below the company, where beside it they would push its people together."""
    company, numbers = Need((Part("cards", (1.0,) * 6),), weight=4), Need((Part("cards", (1.0,) * 4),), weight=3)
    events, piles = (Need((Part("cards"),), weight=weight, empty=True) for weight in (2, 1))
    beside, below = ((company, events, piles), (numbers,)), ((company,), (events, piles), (numbers,))
    plan = share((beside, below), 466.0, 500.0, Bounds(66.0, 118.0, 66.0))
    assert plan.arrangement == 1
    assert plan.rows[0].mats[0].fan >= TOUCHING


def test_where_ones_own_cards_are_as_large_either_way_those_of_others_take_the_height_that_is_left() -> None:
    """Of another seat five characters lie in a line below its plot rather than one over the other beside it."""
    plot, people = Part("cards", (1.4, 1.0, 1.0)), Part("cards", (1.0,) * 5)
    beside = Need((plot, people), weight=3, another=True)
    below = Need((plot, replace(people, line=1)), weight=3, another=True)
    own = Need((Part("cards", (1.0,) * 6),), weight=3)
    plan = share((((beside,), (own,)), ((below,), (own,))), 560.0, 700.0, Bounds(92.0, 170.0, 92.0))
    assert plan.arrangement == 1
    low = share((((beside,), (own,)), ((below,), (own,))), 560.0, 380.0, Bounds(92.0, 170.0, 92.0))
    assert low.arrangement == 0, "there is no height for two lines"


def test_cards_that_became_smaller_lie_apart_again() -> None:
    """Others' cards gave way at their least width and became smaller beside a challenge: they kept lying as close."""
    theirs = Need((Part("cards", (1.0,) * 9),), weight=3, another=True)
    challenge = Need((Part("cards", (1.0,) * 2),), weight=4, foremost=True)
    plan = share((((theirs,), (challenge,)),), 560.0, 300.0, Bounds(92.0, 170.0, 80.0))
    row, mat = plan.rows[0], plan.rows[0].mats[0]
    assert row.card < 80
    as_close = (mat.width - 24 - row.card) / (8 * row.card)
    assert mat.fan == pytest.approx(as_close, abs=0.01)


def test_zones_in_one_mat_have_their_cards_equally_close() -> None:
    """One location took the room of two while the characters beside it lay one over the other."""
    people, place = Part("cards", (1.0,) * 6), Part("cards", (1.0,))
    tight = shared([people, place], 80.0, 8.0, 400.0)
    assert sum(tight) == pytest.approx(400.0)
    assert tight[1] <= 80.0 + 1
    loose = shared([people, place], 80.0, 8.0, 700.0)
    assert loose == [pytest.approx(6 * 88.0), pytest.approx(700.0 - 6 * 88.0)]
    both = shared([people, people], 80.0, 8.0, 600.0)
    assert both[0] == pytest.approx(both[1], abs=7)
