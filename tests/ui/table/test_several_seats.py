"""Tables of several seats in large windows: nobody's cards are small, and where there is little room they overlap."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

from desktop_app.app.tables.simulate import usual_table
from desktop_app.engine.chance import Chance
from desktop_app.engine.session import Session
from desktop_app.engine.view import CardView, View
from desktop_app.games import GAMES, PLAYS
from desktop_app.ui.games.tables import table_of
from desktop_app.ui.table.board.planner import beside_a_sum
from desktop_app.ui.table.layout.appearing import spots_now
from desktop_app.ui.table.layout.arrange import lay, page_count
from desktop_app.ui.table.layout.census import Census
from desktop_app.ui.table.layout.placed import PlacedSpot, Placement
from desktop_app.ui.table.layout.placing import place
from desktop_app.ui.table.layout.plan import LEAST_FAN
from desktop_app.ui.table.layout.room import Room
from desktop_app.ui.table.layout.signs import Signs

SMALL = (1126, 720)
"""The board of a window of 1366x768."""
LARGE = [(1496, 967), (1496, 985)]
"""Boards of windows of 1920x1061 and 1920x1080."""
FOUGHT = {"lotr_lcg": "engaged:A", "lotr_tcg": "free_side", "thrones": "attackers"}
"""Where the sum of a fight is made."""
ANSWERS = {"lotr_lcg": 460, "lotr_tcg": 160, "thrones": 300}
"""So many answers lead well into a game."""
EACH = 6


@cache
def evening(game: str, seats: int) -> list[View]:
    """What the first of several players sees at every sixth question of a long game of bots, and at its end."""
    session = Session(GAMES[game], PLAYS[game].new(usual_table(game, seats, 1)))
    bot, dice = session.game.bots[PLAYS[game].bot], Chance(1)
    seen: list[View] = []
    for given in range(ANSWERS[game]):
        if (question := session.question) is None:
            break
        if given % EACH == 0:
            seen.append(session.look("A"))
        session.answer(bot(session.eyes(question.seat), question, dice))
    return [*seen, session.look("A")]


def laid(game: str, view: View, size: tuple[int, int]) -> Placement:
    """The table of a view, with room for the sum where a fight goes on."""
    layout, signs, fought = table_of(game).layout, Signs(PLAYS[game].words), FOUGHT[game]
    beside = {fought: beside_a_sum(size[0])} if view.zones[fought].cards else {}
    room = Room(*size, "A", [seat for seat in view.seats if seat != "A"])
    return place(layout, room, Census(layout, view, signs, beside, lambda zone: zone == "staging"))


def rows_of(game: str, view: View, placement: Placement) -> list[tuple[PlacedSpot, list[CardView]]]:
    """The zones in which cards lie side by side, with these."""
    spots = spots_now(placement, view, Signs(PLAYS[game].words))
    rows = [spot for spot in spots.values() if spot.kind == "row" and spot.open]
    return [(spot, cards) for spot in rows if (cards := view.zones[spot.zone].cards)]


@pytest.mark.parametrize("size", LARGE, ids=str)
@pytest.mark.parametrize(
    ("game", "seats"), [*((game, seats) for game in FOUGHT for seats in (2, 3, 4)), ("thrones", 5)]
)
def test_in_a_large_window_no_card_of_any_seat_is_small_at_any_time(
    game: str, seats: int, size: tuple[int, int]
) -> None:
    """Beside a fight others' cards were 66 pixels wide, and in every phase where three sat across."""
    for view in evening(game, seats):
        for spot, _ in rows_of(game, view, laid(game, view, size)):
            assert spot.card >= 92, spot.zone


@pytest.mark.parametrize("seats", [5, 6])
def test_in_a_small_window_the_table_of_many_fits_above_the_prompt(seats: int) -> None:
    """In a challenge all their cards were 44 pixels wide, and the lowest lay under the prompt."""
    for view in evening("thrones", seats):
        placement = laid("thrones", view, SMALL)
        assert all(mat.rect.bottom <= placement.prompt.y for mat in placement.mats if mat.look != "bare")
        for spot, _ in rows_of("thrones", view, placement):
            assert spot.card >= 57, spot.zone


@pytest.mark.parametrize("game", list(FOUGHT))
def test_of_three_others_every_card_is_in_sight_in_a_large_window(game: str) -> None:
    """They overlap where there is little room, and turn no pages."""
    signs = Signs(PLAYS[game].words)
    for view in evening(game, 4):
        for spot, cards in rows_of(game, view, laid(game, view, LARGE[1])):
            assert page_count(spot, cards, signs) == 1, spot.zone
            for each in lay(spot, cards, signs):
                assert each.shown >= LEAST_FAN - 0.02, spot.zone


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_fights_stands_no_smaller_than_who_looks_on(seats: int) -> None:
    fights = [view for view in evening("lotr_tcg", seats) if view.zones["free_side"].cards]
    assert fights
    for view in fights:
        spots = laid("lotr_tcg", view, LARGE[1]).spots
        others = [spot.card for spot in spots.values() if spot.kind == "row" and spot.open and "side" not in spot.zone]
        assert spots["free_side"].card >= max(others)


def test_zones_of_one_mat_overlap_as_one_and_every_card_of_them_can_be_touched() -> None:
    """The last card of each of three zones lay whole, and so the others were slivers."""
    signs = Signs(PLAYS["lotr_lcg"].words)
    for view in evening("lotr_lcg", 4):
        rows = rows_of("lotr_lcg", view, laid("lotr_lcg", view, LARGE[1]))
        of_b = [(spot, cards) for spot, cards in rows if spot.seat == "B"]
        shown = [
            each for spot, cards in of_b for each in lay(spot, cards, signs) if not each.strip and not each.covered
        ]
        shown.sort(key=lambda each: each.x)
        if len({spot.mat for spot, _ in of_b}) == 1 and len(of_b) > 1 and min(each.shown for each in shown) < 0.9:
            break
    else:
        pytest.fail("their table was never full")
    assert all(one.over < other.over for one, other in pairwise(shown)), "each lies over the one before"
    assert all(one.shown < 0.9 for one in shown[:-1]), "the last of a zone as well"
    assert shown[-1].shown == 1
