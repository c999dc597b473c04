"""What a position file must say with its step, and a step in which there is nothing to do."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.kit.set_ups import BadPosition
from desktop_app.games.lotr_lcg.table.positions import build
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.table import Table


@pytest.mark.parametrize(
    ("step", "wrong"),
    [
        ("6.4bw", ("attack", "mapping")),
        ("6.4.1", ("attack", "mapping")),
        ("6.4.4", ("attack", "mapping")),
        ("6.8.1", ("attack", "mapping")),
        ("6.8.3w", ("attack", "mapping")),
        ("C1", ("campaign", "mapping")),
        ("S7", ("quest_deck", "list")),
    ],
)
def test_what_a_step_needs_is_asked_for_by_its_place(step: str, wrong: tuple[str, str]) -> None:
    players: dict[str, Any] = {"Ana": {"heroes": ["Aragorn"], "engaged": ["Wargs"]}}
    with pytest.raises(BadPosition) as found:
        build({"step": step, "players": players}, ("Ana",))
    assert (found.value.path, found.value.kind) == wrong


@pytest.mark.rule("LCG-444", "LCG-446")
@pytest.mark.parametrize("engaged", [[], [{"card": "Wargs", "attachments": ["Forest Snare"]}]])
def test_where_nobody_can_attack_the_players_do(engaged: list[Any]) -> None:
    t = Table(heroes=["Gimli"], hand=[TUNE], engaged=engaged, step="6.4b").until(step="7.4w")
    assert t.said("lcg-log-enemy-attacks") == 0
    assert t["Gimli"].damage == 0
