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


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ({"eliminated": ["Ana", "Bor"]}, ("eliminated", "nobody-left")),
        ({"step": "6.4b", "active": ""}, ("active", "player")),
        ({"step": "6.8b", "active": ""}, ("active", "player")),
    ],
)
def test_a_table_at_which_nobody_could_go_on_is_refused_at_its_place(said: Any, wrong: tuple[str, str]) -> None:
    players = {"Ana": {"heroes": ["Aragorn"], "engaged": ["Wargs"]}, "Bor": {"heroes": ["Gimli"]}}
    with pytest.raises(BadPosition) as found:
        build({"players": players, **said}, ("Ana", "Bor"))
    assert (found.value.path, found.value.kind) == wrong


@pytest.mark.rule("LCG-211")
def test_the_token_of_a_first_player_who_is_out_has_gone_on() -> None:
    players = {"Ana": {"heroes": []}, "Bor": {"heroes": ["Gimli"], "hand": [TUNE]}, "Cid": {"heroes": ["Legolas"]}}
    t = Table(players=players, eliminated=["Ana"], step="3.1w")
    assert (t.g.first_player, t.who) == ("B", "Bor")


@pytest.mark.rule("LCG-444", "LCG-446")
@pytest.mark.parametrize("engaged", [[], [{"card": "Wargs", "attachments": ["Forest Snare"]}]])
def test_where_nobody_can_attack_the_players_do(engaged: list[Any]) -> None:
    t = Table(heroes=["Gimli"], hand=[TUNE], engaged=engaged, step="6.4b").until(step="7.4w")
    assert t.said("lcg-log-enemy-attacks") == 0
    assert t["Gimli"].damage == 0
