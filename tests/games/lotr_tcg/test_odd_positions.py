"""What a set-up of a position may say of a table, and what is refused with its place."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.kit.set_ups import BadPosition
from desktop_app.games.lotr_tcg.table.positions import build
from desktop_app.games.lotr_tcg.vocabulary.abilities import played_on
from desktop_app.games.lotr_tcg.vocabulary.groups import site
from tests.games.lotr_tcg.invented import Invent, invent
from tests.games.lotr_tcg.table import Table, bearing, fight

__all__ = ["invent"]

URUK, DEFENDER = "Uruk Regular", "Uruk Defender"
ARMY = {"Ana": {"fellowship": ["Gimli"]}, "Bor": {"minions": [URUK, DEFENDER]}}


@pytest.mark.parametrize(
    ("player", "wrong"),
    [
        ({"fellowship": [URUK]}, ("fellowship/0", URUK)),
        ({"minions": ["Gimli"]}, ("minions/0", "Gimli")),
        ({"support": ["Ferocity"]}, ("support/0", "Ferocity")),
        ({"dead": [URUK]}, ("dead/0", URUK)),
        ({"hand": ["Throne Room"]}, ("hand/0", "Throne Room")),
        ({"deck": ["The One Ring"]}, ("deck/0", "The One Ring")),
        ({"adventure": ["Gimli"]}, ("adventure/0", "Gimli")),
        ({"fellowship": [bearing("Gimli", "Merry")]}, ("fellowship/0/attachments/0", "Merry")),
        ({"ring": "Gimli"}, ("ring", "Gimli")),
        ({"ring_bearer": URUK}, ("ring_bearer", URUK)),
    ],
)
def test_a_card_that_cannot_lie_there_is_refused_with_its_place(player: dict[str, Any], wrong: tuple[str, str]) -> None:
    with pytest.raises(BadPosition) as found:
        build({"players": {"Ana": player}}, ("Ana", "Bor"))
    assert (found.value.path, found.value.kind, found.value.name) == (f"players/Ana/{wrong[0]}", "place", wrong[1])


@pytest.mark.parametrize(
    ("setup", "wrong"),
    [
        ({"step": "skirmishes", "assigned": [fight(DEFENDER, URUK)]}, ("assigned/0/characters/0", "side", DEFENDER)),
        ({"step": "skirmishes", "assigned": [fight("Gimli", "Gimli")]}, ("assigned/0/minions/0", "side", "Gimli")),
        (
            {"step": "skirmishes", "assigned": [fight("Gimli", URUK), fight("Gimli", DEFENDER)]},
            ("assigned/1/characters/0", "side", "Gimli"),
        ),
        (
            {"step": "resolve", "assigned": [fight("Gimli", URUK)], "skirmish": fight("Frodo", URUK)},
            ("skirmish/minions/0", "side", URUK),
        ),
        ({"step": "resolve"}, ("skirmish", "mapping", "")),
        ({"step": "skirmishes", "assigned": [{"characters": ["Gimli"]}]}, ("assigned/0/minions", "list", "")),
        ({"step": "shadow", "shadow": "Ana"}, ("shadow", "side", "Ana")),
        ({"order": ["Bor"]}, ("order", "everybody", "")),
        ({"order": ["Bor", "Bor"]}, ("order", "everybody", "")),
        ({"lost": ["Bor"]}, ("lost", "nobody-left", "")),
        ({"path": ["The Riddermark", "Horse-country"]}, ("path/1", "place", "Horse-country")),
        ({"path": ["Derndingle", "The Riddermark"]}, ("path/1", "place", "The Riddermark")),
        ({"full": "perhaps"}, ("full", "flag", "perhaps")),
        ({"moves": True}, ("moves", "number", "true")),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_its_place(setup: dict[str, Any], wrong: tuple[str, str, str]) -> None:
    with pytest.raises(BadPosition) as found:
        build({"players": ARMY, **setup}, ("Ana", "Bor"))
    assert (found.value.path, found.value.kind, found.value.name) == wrong


@pytest.mark.parametrize("number", [0, 12])
def test_a_marker_stands_at_a_site_of_the_path(number: int) -> None:
    with pytest.raises(BadPosition) as found:
        build({"players": {"Ana": {"site": number}}}, ("Ana", "Bor"))
    assert (found.value.path, found.value.kind) == ("players/Ana/site", "range")


@pytest.mark.rule("TCG-164")
def test_a_site_that_is_controlled_does_not_lie_on_the_path_as_well() -> None:
    players = {"Ana": {"site": 2}, "Bor": {"site": 2, "controlled": ["Horse-country"]}}
    with pytest.raises(BadPosition) as found:
        build({"path": ["The Riddermark", "Derndingle"], "players": players}, ("Ana", "Bor"))
    assert (found.value.path, found.value.kind) == ("path/0", "place")


@pytest.mark.rule("TCG-030", "TCG-286")
def test_what_lies_on_a_site_of_the_path_is_of_its_owner(invent: Invent) -> None:
    trap = invent("A Trap", "condition", side="shadow", culture="isengard")
    played_on(site, trap)
    table = Table({}, {}, path=[bearing("The Riddermark", {"card": trap, "owner": "Bor"})])
    assert table["A Trap"].controller == "B"
    assert table.is_active("A Trap")
