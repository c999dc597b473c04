"""What follows an event: one thing after the other, until the table rests."""

from __future__ import annotations

from collections.abc import Awaitable, Coroutine
from typing import Any

import pytest

from desktop_app.engine.errors import TooDeep
from desktop_app.engine.events import Event
from desktop_app.engine.state import Outcome
from desktop_app.games.kit.settling import look_again_after, rest_after, settling
from tests.games.carried_out import run
from tests.games.kit.farm import Farm, farm


def resting(g: Farm, happened: list[Event]) -> Awaitable[bool] | None:
    """Tired animals rest, one after the other; an ox that has rested ends the day."""
    tired = next((card for card, piece in g.pieces.items() if piece.exhausted), "")
    return look_again_after(rest(g, tired)) if tired else None


async def rest(g: Farm, card: str) -> None:
    g.pieces[card].exhausted = False
    g.told.append(card)
    if card.startswith("ox"):
        g.outcome = Outcome("over", "the ox has rested")


def settled(g: Farm) -> list[str]:
    """Who has rested when the table is settled."""
    following = settling(g, [], resting)
    assert isinstance(following, Coroutine)
    run(following)
    return g.told


def test_nothing_is_waited_for_where_nothing_follows() -> None:
    assert settling(farm(hen1="A"), [], resting) is None


def test_one_thing_follows_another_until_nothing_does() -> None:
    g = farm(hen1="A", hen2="A", dog1="B")
    g.pieces["hen1"].exhausted = g.pieces["dog1"].exhausted = True
    assert settled(g) == ["hen1", "dog1"]
    assert settling(g, [], resting) is None


def test_nothing_follows_the_end_of_the_game() -> None:
    g = farm(ox1="A", hen1="A")
    g.pieces["ox1"].exhausted = g.pieces["hen1"].exhausted = True
    assert settled(g) == ["ox1"]
    assert settling(g, [], resting) is None


def test_what_leads_to_nothing_more_is_the_last() -> None:
    g = farm(hen1="A", hen2="A")
    following: Any = settling(g, [], lambda g, happened: rest_after(rest(g, "hen1")))
    run(following)
    assert g.told == ["hen1"]


def test_a_table_that_never_rests_is_told() -> None:
    g = farm(hen1="A")
    following: Any = settling(g, [], lambda g, happened: look_again_after(rest(g, "hen1")))
    with pytest.raises(TooDeep):
        run(following)
