"""Choices among cards that nobody could touch where they lie: they come into the tray while the question stands."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from desktop_app.app.tables.simulate import usual_table
from desktop_app.engine.session import Session
from desktop_app.engine.view import SHOWN
from desktop_app.games import GAMES, PLAYS
from tests.ui.table.conftest import Table, asks, play_until

LayTable = Callable[..., Table]


def choosing_a_plot() -> Session:
    """A joust, up to the first choice of a plot."""
    session = Session(GAMES["thrones"], PLAYS["thrones"].new(usual_table("thrones", 2, 1)))
    return play_until(session, asks("got-ask-plot"))


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_the_plots_to_choose_from_lie_in_the_tray_and_a_click_chooses_one(
    lay_table: LayTable, size: tuple[int, int]
) -> None:
    session = choosing_a_plot()
    asked = session.question
    assert asked is not None
    table = lay_table(session, seats=[asked.seat], size=size)
    plots = session.state.zones[f"plot_deck:{asked.seat}"]
    lying = [item.card.id for item in table.screen.scene.items_of([SHOWN])]

    assert len(plots) == 7
    assert lying == plots
    assert set(plots) <= set(table.letters)

    table.click(plots[2])

    assert session.records[-1].keys == [f"plot:{plots[2]}"]
    assert not table.screen.scene.items_of([SHOWN])
