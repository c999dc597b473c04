"""The tray for what is looked at: above the prompt, clear of the hand, in rows that are alike."""

from __future__ import annotations

from collections import Counter

import pytest

from desktop_app.engine.frozen import replace
from desktop_app.engine.view import SHOWN
from desktop_app.ui.table.layout.appearing import spots_now
from desktop_app.ui.table.layout.arrange import lay
from desktop_app.ui.table.layout.layout import RATIO
from desktop_app.ui.table.layout.placed import PlacedSpot, Rect
from desktop_app.ui.table.layout.tray import NAMED
from tests.ui.table.laid_out import SIGNS, of_game, table, with_zones


@pytest.mark.parametrize("count", [1, 3, 5, 10, 30, 60, 90])
@pytest.mark.parametrize("size", [(1126, 674), (1496, 985)])
def test_the_tray_holds_what_is_looked_at_above_the_prompt(size: tuple[int, int], count: int) -> None:
    placement = table(of_game(), size)
    view = with_zones(shown=count)
    spot = spots_now(placement, view, SIGNS)[SHOWN]
    laid = lay(spot, view.zones[SHOWN].cards, SIGNS)
    assert spot.rect.bottom <= placement.prompt.y
    assert spot.rect.y >= 0
    assert spot.card >= 200 or count > 4
    for each in laid:
        tall = each.strip or each.width * RATIO
        card = Rect(each.x - each.width / 2, each.y - tall / 2, each.width, tall)
        assert spot.rect.x <= card.x
        assert card.right <= spot.rect.right
        assert each.width >= NAMED, "its name is read"
        assert spot.rect.y + spot.strip <= card.y + 0.5
        assert card.bottom <= spot.rect.bottom


def test_the_tray_gives_way_to_a_hand_that_lies_above_the_prompt() -> None:
    placement = table(of_game(), (1126, 674))
    prompt, view = placement.prompt, with_zones(shown=1)
    middle = spots_now(replace(placement, spots={}), view, SIGNS)[SHOWN].rect
    hand = Rect(prompt.right - 480, prompt.y - 160, 480, 150)
    assert middle.right > hand.x, "it would lie over the hand"
    beside = {f"hand:{placement.seat}": PlacedSpot(f"hand:{placement.seat}", "fan", hand, 100.0, placement.seat, 0, "")}
    tray = spots_now(replace(placement, spots=beside), view, SIGNS)[SHOWN].rect
    assert prompt.x <= tray.x < tray.right <= hand.x


@pytest.mark.parametrize("count", [10, 11, 12, 16])
def test_cards_in_a_tray_that_need_rows_lie_in_rows_that_are_alike(count: int) -> None:
    placement, view = table(of_game()), with_zones(shown=count)
    spot = spots_now(placement, view, SIGNS)[SHOWN]
    rows = Counter(card.y for card in lay(spot, view.zones[SHOWN].cards, SIGNS)).values()
    assert len(rows) > 1
    assert max(rows) - min(rows) < len(rows)


def test_there_is_no_tray_while_nothing_is_looked_at() -> None:
    assert SHOWN not in spots_now(table(of_game()), with_zones(staging=2), SIGNS)
