"""What a set-up of a position may say of a table, and what is refused with its place."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.kit.set_ups import BadPosition
from desktop_app.games.lotr_tcg.reading import numbers
from desktop_app.games.lotr_tcg.table.position_of_table import left_out, set_up_of
from desktop_app.games.lotr_tcg.table.positions import USUAL_SITES as USUAL
from desktop_app.games.lotr_tcg.table.positions import build
from desktop_app.games.lotr_tcg.vocabulary.abilities import played_on
from desktop_app.games.lotr_tcg.vocabulary.groups import site
from tests.games.lotr_tcg.invented import Invent, invent
from tests.games.lotr_tcg.table import Table, bearing, fight, hurt

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
        ({"support": ["Hobbit Sword"]}, ("support/0", "Hobbit Sword")),
        ({"minions": [bearing(URUK, "Hobbit Sword")]}, ("minions/0/attachments/0", "Hobbit Sword")),
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
        ({"step": "regroup", "skirmish": fight("Gimli", URUK)}, ("skirmish", "key", "skirmish")),
        ({"step": "fellowship", "assigned": [fight("Gimli", URUK)]}, ("assigned", "key", "assigned")),
        ({"step": "assignment", "fierce": ["Gimli"]}, ("fierce/0", "side", "Gimli")),
        (
            {"step": "resolve", "skirmish": {**fight("Gimli", URUK), "winner": "Ana"}},
            ("skirmish/winner", "word", "Ana"),
        ),
        ({"step": "resolve", "skirmish": {**fight("Gimli", URUK), "spared": 1}}, ("skirmish/spared", "range", "1")),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_its_place(setup: dict[str, Any], wrong: tuple[str, str, str]) -> None:
    with pytest.raises(BadPosition) as found:
        build({"players": ARMY, **setup}, ("Ana", "Bor"))
    assert (found.value.path, found.value.kind, found.value.name) == wrong


@pytest.mark.rule("TCG-280", "TCG-045", "TCG-297")
@pytest.mark.parametrize(
    ("player", "wrong"),
    [
        ({"fellowship": [hurt("Gimli", 1, burden=1)]}, ("fellowship/0/burden", "key", "burden")),
        (
            {"fellowship": [bearing("Merry", hurt("Hobbit Sword"))]},
            ("fellowship/0/attachments/0/wound", "key", "wound"),
        ),
        ({"fellowship": ["Gimli", "Gimli"]}, ("fellowship/1", "side", "Gimli")),
        (
            {"fellowship": [bearing("Théoden", "Brego"), bearing("Éomer", "Brego")]},
            ("fellowship/1/attachments/0", "side", "Brego"),
        ),
    ],
)
def test_tokens_lie_on_who_takes_them_and_what_is_unique_lies_there_once(
    player: dict[str, Any], wrong: tuple[str, str, str]
) -> None:
    with pytest.raises(BadPosition) as found:
        build({"players": {"Ana": player}}, ("Ana", "Bor"))
    assert (found.value.path, found.value.kind, found.value.name) == (f"players/Ana/{wrong[0]}", *wrong[1:])


@pytest.mark.rule("TCG-090", "TCG-091", "TCG-392")
def test_what_lasts_and_what_was_used_is_said_with_whom_it_is_about() -> None:
    best = {"kind": "strength", "amount": 2, "until": "phase", "source": "Best Company"}
    gimli = {"card": "Gimli", "effects": [best, {"kind": "cannot:exert", "amount": 1, "until": "turn"}]}
    ana = {"fellowship": [gimli], "effects": [{"kind": "cannot:move", "amount": 1, "until": "turn"}]}
    told: dict[str, Any] = {"effects": [{"kind": "move_limit", "amount": 1, "until": "turn"}]}
    table = Table(ana, {"minions": [URUK]}, step="skirmish_actions", skirmish=fight("Gimli", URUK), **told)
    assert (table.strength("Gimli"), numbers.move_limit(table.g)) == (8, 3)
    assert table.refusal("Gimli", "use").rule == "TCG-072"
    assert [term.amount for term in table.session.game.sum_of(table.g, table.id("Gimli"), "strength")] == [6, 2]
    again = set_up_of(table.g)
    assert (again["effects"], again["players"]["Ana"]["effects"]) == (told["effects"], ana["effects"])
    assert again["players"]["Ana"]["fellowship"] == [gimli]
    table.until("decide")
    assert table.strength("Gimli") == 6
    assert table.refusal("The Riddermark", "move_again").rule == "TCG-259"


@pytest.mark.rule("TCG-392")
def test_a_limit_that_was_reached_is_said() -> None:
    theoden = {"card": "4_365", "wound": 1, "used": ["turn 4_365/1"]}
    table = Table({"fellowship": [theoden], "hand": ["Heavy Chain"]}, {})
    assert table.refusal("4_365", "use").rule == "TCG-392"
    assert set_up_of(table.g)["players"]["Ana"]["fellowship"] == [theoden]


@pytest.mark.parametrize(
    ("effect", "wrong"),
    [
        ({"kind": "courage"}, ("kind", "word", "courage")),
        ({"kind": "move_limit"}, ("kind", "word", "move_limit")),
        ({"kind": "strength", "group": "minion"}, ("kind", "word", "strength")),
        ({"kind": "strength", "until": "tomorrow"}, ("until", "word", "tomorrow")),
        ({"kind": "strength", "amount": "much"}, ("amount", "integer", "much")),
        ({"kind": "strength", "source": "Nobody"}, ("source", "card", "Nobody")),
    ],
)
def test_an_effect_that_cannot_be_is_refused_with_its_place(
    effect: dict[str, Any], wrong: tuple[str, str, str]
) -> None:
    with pytest.raises(BadPosition) as found:
        build({"players": {"Ana": {"fellowship": [{"card": "Gimli", "effects": [effect]}]}}}, ("Ana", "Bor"))
    place = "players/Ana/fellowship/0/effects/0"
    assert (found.value.path, found.value.kind, found.value.name) == (f"{place}/{wrong[0]}", *wrong[1:])


@pytest.mark.rule("TCG-304")
def test_two_shadow_players_may_each_have_a_copy_of_one_card() -> None:
    table = Table({}, {"support": ["Secret Folk"]}, {"support": ["Secret Folk"]})
    assert table.is_active("Secret Folk")
    assert table.is_active("Secret Folk 2")


@pytest.mark.rule("TCG-458")
def test_no_move_begins_at_the_last_site() -> None:
    with pytest.raises(BadPosition) as found:
        build({"step": "march", "players": {"Ana": {"site": 9}}}, ("Ana", "Bor"))
    assert (found.value.path, found.value.kind) == ("players/Ana/site", "range")


@pytest.mark.rule("TCG-399")
def test_a_card_that_was_played_twice_in_a_turn_is_said_twice() -> None:
    played = [{"card": URUK, "site": 5}, {"card": URUK, "site": 5}]
    table = Table({}, {"minions": [URUK]}, step="shadow", played=played)
    assert set_up_of(table.g)["played"] == played


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


@pytest.mark.rule("TCG-166", "TCG-171")
def test_a_table_in_mid_march_is_written_as_it_will_stand_behind_it() -> None:
    """What still answers the move cannot be said, and is told to be left out."""
    ana = {"site": 8, "fellowship": ["Aragorn, Wingfoot", "Merry"]}
    path = ["The Riddermark", *USUAL[1:8]]
    table = Table(ana, {"minions": [URUK]}, step="lay_site", path=path).until("respond")
    assert left_out(table.g) == ["march"]
    again = build(set_up_of(table.g), ("Ana", "Bor"))
    assert (again.at["A"], again.step) == (9, "dusk")


@pytest.mark.rule("TCG-282", "TCG-439")
def test_a_skirmish_that_a_lost_ring_bearer_has_left_is_read_again() -> None:
    foe = "Band of Wild Men"
    table = Table({}, {"minions": [foe]}, {}, step="skirmish_actions", skirmish=fight("Frodo", foe)).until("respond")
    again = build(set_up_of(table.g), ("Ana", "Bor", "Cia"))
    assert (table.g.lost, again.lost) == (["A"], ["A"])
    assert set_up_of(again)["skirmish"] == set_up_of(table.g)["skirmish"]


@pytest.mark.rule("TCG-439")
def test_who_left_a_skirmish_while_both_sides_still_stood_is_said() -> None:
    told = {**fight("Gimli"), "gone": [URUK, DEFENDER], "spared": 1}
    players = {"Ana": {"fellowship": ["Gimli"]}, "Bor": {"discard": [URUK, DEFENDER]}}
    g = build({"step": "resolve", "skirmish": told, "players": players}, ("Ana", "Bor"))
    assert set_up_of(g)["skirmish"] == told


@pytest.mark.rule("TCG-397", "TCG-471")
@pytest.mark.parametrize("key", ["effects", "used", "stacked"])
def test_nothing_lasts_on_a_card_out_of_play_and_nothing_lies_under_it(key: str) -> None:
    said = {"effects": [{"kind": "strength"}], "used": ["turn 4_365/1"], "stacked": [URUK]}
    with pytest.raises(BadPosition) as found:
        build({"players": {"Ana": {"hand": [{"card": "Gimli", key: said[key]}]}}}, ("Ana", "Bor"))
    assert (found.value.path, found.value.kind, found.value.name) == (f"players/Ana/hand/0/{key}", "key", key)


def test_what_lasts_on_a_player_is_what_he_cannot_do() -> None:
    build({"players": {"Ana": {"effects": [{"kind": "cannot:act:skirmish"}]}}}, ("Ana", "Bor"))
    with pytest.raises(BadPosition) as found:
        build({"players": {"Ana": {"effects": [{"kind": "strength"}]}}}, ("Ana", "Bor"))
    assert (found.value.path, found.value.kind) == ("players/Ana/effects/0/kind", "word")
