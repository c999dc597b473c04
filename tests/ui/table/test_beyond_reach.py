"""Choices among cards that nobody could touch where they lie: they come into the tray while the question stands."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from desktop_app.app.tables.simulate import usual_table
from desktop_app.engine.session import Session
from desktop_app.engine.view import SHOWN
from desktop_app.games import GAMES, PLAYS
from desktop_app.ui.art.face import LARGE_FROM
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


def test_an_agenda_that_lies_before_one_is_used_where_it_lies(lay_table: LayTable) -> None:
    """Fealty is the only card of its place: no tray comes over the table for it, and two clicks use it."""
    fealty = at_first(melee_of_four(), "agenda")
    asked = fealty.question
    assert asked is not None
    agenda, answers = fealty.state.zones[f"agenda:{asked.seat}"][0], len(fealty.records)
    table = lay_table(fealty, seats=[asked.seat], size=(1366, 768))

    assert not table.screen.scene.items_of([SHOWN])
    assert agenda in table.letters

    table.double_click(agenda)

    used = next(option.key for option in asked.options if option.source == agenda)
    assert fealty.records[answers].keys == [used]


def at_first(session: Session, zone: str) -> Session:
    """Up to the first decision in which nothing may be used but a card of one's own zone."""

    def has_come(session: Session) -> bool:
        question = session.question
        assert question is not None
        sources = {option.source for option in question.options if option.source}
        return bool(sources) and sources <= set(session.state.zones.get(f"{zone}:{question.seat}", ()))

    return play_until(session, has_come)


def test_the_keys_of_large_cards_in_the_tray_hang_side_by_side(lay_table: LayTable) -> None:
    """Their names stand in the middle: no key makes room for the end of a long one."""
    few = asks("got-ask-title")
    session = play_until(melee_of_four(), lambda table: few(table) and len(table.question.options) < 5)  # type: ignore[union-attr]
    asked = session.question
    assert asked is not None
    table = lay_table(session, seats=[asked.seat], size=(1366, 768))
    tray = table.screen.scene.items_of([SHOWN])

    assert len(tray) > 2
    assert all(item.width >= LARGE_FROM for item in tray), [item.width for item in tray]
    assert len({round(item.home.y() + item.key_corner(30, 1.0).y()) for item in tray}) == 1


def melee_of_four() -> Session:
    """A melee of four at its beginning."""
    return Session(GAMES["thrones"], PLAYS["thrones"].new(usual_table("thrones", 4, 1)))
