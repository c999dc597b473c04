"""What the moment of the council tells: the points of both players by what they are made of."""

from __future__ import annotations

import pytest

from desktop_app.games.contract.moments import Camp, Telling
from desktop_app.games.meccg.table.moments import council
from tests.games.meccg.rules.test_how_the_game_ends import hero, over
from tests.games.meccg.table import Table, at


def made_of(camp: Camp) -> dict[str, int]:
    """The parts of a total that are not nothing, by the last word of their names."""
    return {part.name.id.rpartition("-")[2]: part.value for part in camp.parts if part.value}


@pytest.mark.rule("MEC-743", "MEC-744")
def test_the_council_tells_what_the_points_of_each_player_are_made_of() -> None:
    table = over(
        Table(
            hero(at("Bree", "Beretar"), fallen=True),
            hero(at("Rivendell", "Elrond")),
            step="turn_ends",
            caller="Bor",
            last="Ana",
        )
    )
    told = council(Telling([line.message for line in table.session.log], after=table.session.look("A")))
    assert told is not None
    for camp in (told.left, told.right):
        assert sum(part.value for part in camp.parts) == camp.total
    assert made_of(told.left)["taken"] == -5, "for her avatar that fell"
