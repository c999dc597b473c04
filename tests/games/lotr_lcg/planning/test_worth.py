"""What a table is thought to be worth: more where a player would rather sit."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.lotr_lcg.planning.worth import worth
from tests.games.lotr_lcg.table import Table

AS_IT_STANDS: dict[str, Any] = {"heroes": ["Aragorn", "Éowyn"], "threat": 30, "staging": ["Enchanted Stream"]}


def value(**changed: Any) -> float:
    """What the table is worth to Ana with these changes."""
    return worth(Table(**{**AS_IT_STANDS, **changed}).g, "A")


@pytest.mark.parametrize(
    "better",
    [
        {"threat": 20},
        {"staging": []},
        {"allies": ["Guard of the Citadel"]},
        {"hand": ["Gandalf"]},
        {"heroes": ["Aragorn", "Éowyn", "Théodred"]},
        {"quest": {"card": "Flies and Spiders", "progress": 6}},
    ],
)
def test_this_is_better(better: dict[str, Any]) -> None:
    assert value(**better) > value()


@pytest.mark.parametrize(
    "worse",
    [
        {"threat": 45},
        {"engaged": ["Forest Spider"]},
        {"heroes": [{"card": "Aragorn", "damage": 4}, "Éowyn"]},
        {"heroes": ["Aragorn"]},
        {"staging": ["Enchanted Stream", "Chieftain Ufthak"]},
    ],
)
def test_this_is_worse(worse: dict[str, Any]) -> None:
    assert value(**worse) < value()


def test_the_weights_lie_between_lost_and_won() -> None:
    assert (
        0 < value(threat=49, heroes=["Éowyn"]) < value() < value(threat=0, heroes=["Aragorn", "Éowyn", "Legolas"]) < 1
    )
