"""What a position file must say with its step, and a step in which there is nothing to do."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from desktop_app.games.kit.set_ups import BadPosition
from desktop_app.games.lotr_lcg.book.scoring import score
from desktop_app.games.lotr_lcg.table import positions
from desktop_app.games.lotr_lcg.table.position_effects import PROHIBITIONS
from desktop_app.games.lotr_lcg.table.position_of_table import set_up_of
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


@pytest.mark.rule("LCG-071")
@pytest.mark.parametrize(
    ("more", "path"),
    [
        ({"heroes": ["Aragorn", "Gimli", "Legolas", "Thalin"]}, "heroes/3"),
        ({"captive": ["Thalin"]}, "captive/0"),
        ({"discard": ["Thalin"]}, "discard/0"),
    ],
)
def test_nobody_has_more_than_three_heroes(more: dict[str, Any], path: str) -> None:
    ana = {"heroes": ["Aragorn", "Gimli", "Legolas"], **more}
    assert wrong_with({"players": {"Ana": ana}}) == (f"players/Ana/{path}", "place")
    given = {"Ana": {"heroes": ["Aragorn", "Gimli", "Legolas", {"card": "Thalin", "owner": "Bor"}]}, "Bor": {}}
    g = build({"players": given}, ("Ana", "Bor"))
    assert len(g.zones["play:A"]) == 4  # one is of another player, who has two left to have


@pytest.mark.parametrize(
    ("step", "attack", "path"),
    [
        ("6.4.1w", {"by": "Wargs", "on": "Ana", "defenders": ["Gimli"]}, "attack/defenders/0"),
        ("6.8.1", {"by": ["Aragorn", "Gimli"], "on": "Wargs"}, "attack/by/1"),
    ],
)
def test_a_prisoner_takes_part_in_no_attack(step: str, attack: dict[str, Any], path: str) -> None:
    players = {"Ana": {"heroes": ["Aragorn"], "captive": ["Gimli"], "engaged": ["Wargs"]}}
    assert wrong_with({"step": step, "players": players, "attack": attack}) == (path, "side")


@pytest.mark.rule("LCG-155", "LCG-161")
def test_a_player_who_is_named_twice_among_those_who_are_out_is_out_once() -> None:
    players = {name: {"heroes": [hero]} for name, hero in (("Ana", "Aragorn"), ("Bor", "Gimli"), ("Cid", "Legolas"))}
    t = Table(players={**players, "Cid": {"heroes": []}}, eliminated=["Bor", "Bor"], step="3.2")
    assert (t.g.eliminated, t.g.outcome, t.who) == (["B", "C"], None, "Ana")
    assert wrong_with({"players": players, "eliminated": ["Bor"], "active": "Bor"}, *players) == ("active", "player")


# -- what lies where it cannot ----------------------------------------------------------------------------------------


def wrong_with(setup: dict[str, Any], *seats: str) -> tuple[str, str]:
    with pytest.raises(BadPosition) as found:
        build(setup, seats or ("Ana",))
    return found.value.path, found.value.kind


@pytest.mark.parametrize(
    ("key", "lying"),
    [
        ("heroes", "Faramir"),
        ("allies", "Gimli"),
        ("allies", "Feint"),
        ("hand", "Gimli"),
        ("hand", "Forest Spider"),
        ("deck", "Gimli"),
        ("deck", "Gandalf's Map"),
        ("discard", "Despair"),
        ("engaged", "Forest Gate"),
        ("on_deck", "Forest Spider"),
        ("captive", "Faramir"),
        ("heroes", "Aragorn"),
        ("heroes", {"card": "Legolas", "progress": 1}),
        ("heroes", {"card": "Legolas", "attacked": True}),
        ("heroes", {"card": "Legolas", "fallen": True}),
        ("engaged", {"card": "Wargs", "committed": True}),
        ("engaged", {"card": "Wargs", "progress": 1}),
        ("hand", {"card": "Faramir", "seen": True}),
        ("heroes", {"card": "Legolas", "attachments": ["Faramir"]}),
        ("heroes", {"card": "Legolas", "attachments": ["Forest Snare"]}),
        ("heroes", {"card": "Legolas", "attachments": ["Forest Spider"]}),
        ("allies", {"card": "Faramir", "attachments": ["Steward of Gondor"]}),
        ("engaged", {"card": "Wargs", "attachments": ["Self Preservation"]}),
        ("engaged", {"card": "Wargs", "shadows": ["Faramir"]}),
        ("engaged", {"card": "Orc Guard", "beneath": "Wargs"}),
        ("hand", {"card": "Faramir", "owner": "Ana"}),
        ("heroes", {"card": "Beravor", "used": ["round 01012/7"]}),
        ("heroes", {"card": "Beravor", "used": ["round 01011/1"]}),
    ],
)
def test_a_card_that_cannot_lie_there_so_is_refused_at_its_place(key: str, lying: Any) -> None:
    player = {"heroes": ["Aragorn"], "engaged": [], key: [lying]}
    if key == "heroes":
        player["heroes"] = ["Aragorn", lying]
    path, kind = wrong_with({"players": {"Ana": player}})
    assert path.startswith(f"players/Ana/{key}/{len(player[key]) - 1}")
    assert kind in ("place", "key", "word")


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ({"staging": ["Despair"]}, ("staging/0", "place")),
        ({"staging": [{"card": "Forest Gate", "damage": 1}]}, ("staging/0/damage", "key")),
        ({"staging": [{"card": "Forest Gate", "attachments": ["Wargs"]}]}, ("staging/0/attachments/0", "place")),
        ({"active_location": "Wargs"}, ("active_location", "place")),
        ({"encounter_deck": ["Faramir"]}, ("encounter_deck/0", "place")),
        ({"quest": "Wargs"}, ("quest", "place")),
        ({"victory": ["Faramir"]}, ("victory/0", "place")),
        ({"encounter_discard": ["Wargs", "Orc Guard"]}, ("encounter_discard/1", "place")),
        ({"scenario": "moria"}, ("scenario", "word")),
        ({"round": 0}, ("round", "range")),
        ({"step": "3.2", "window": {"turn": "Ana"}}, ("window", "key")),
        ({"step": "3.2", "attack": {"by": "Wargs", "on": "Ana"}}, ("attack", "key")),
        ({"step": "6.4.1", "attack": {"by": ["Aragorn"], "on": "Wargs"}}, ("attack/by/0", "side")),
        ({"step": "6.8.2", "attack": {"by": "Wargs", "on": "Ana"}}, ("attack/by/0", "side")),
        ({"step": "6.8.2", "attack": {"by": ["Aragorn"], "on": "Aragorn"}}, ("attack/on/0", "side")),
        (
            {"step": "6.4.3", "attack": {"by": "Wargs", "on": "Ana", "defenders": ["Forest Spider"]}},
            ("attack/defenders/0", "side"),
        ),
        (
            {"step": "6.4.3", "attack": {"by": ["Wargs", "Forest Spider"], "on": "Ana"}},
            ("attack/by/1", "side"),
        ),
        (
            {"step": "6.4.3", "attack": {"by": "Wargs", "on": "Ana", "defenders": ["Aragorn"], "undefended": True}},
            ("attack/undefended", "key"),
        ),
        (
            {"step": "6.4.1", "attack": {"by": "Wargs", "on": "Ana", "defenders": ["Aragorn"]}},
            ("attack", "step"),
        ),
        ({"staging": ["Orc Guard"]}, ("staging/0", "place")),
        ({"staging": [{"card": "Hill Troll", "in": "Ana"}]}, ("staging/0/in", "key")),
        (
            {"staging": [{"card": "Shadow Key", "attachments": [{"card": "Forest Gate", "in": "Ana"}]}]},
            ("staging/0/attachments/0/in", "word"),
        ),
        ({"encounter_deck": [{"card": "Hill Troll", "owner": "Ana"}]}, ("encounter_deck/0/owner", "key")),
        ({"round": 2, "rounds": 3}, ("rounds", "range")),
        ({"effects": [{"kind": "attack"}]}, ("effects/0", "mapping")),
        ({"used": ["often"]}, ("used/0", "word")),
        ({"used": ["round 99999/1"]}, ("used/0", "word")),
        ({"step": "C5", "campaign": {"pool": ["Feint"]}}, ("campaign/pool/0", "place")),
        (
            {"step": "C5", "campaign": {"pool": [{"card": "Valor", "bearer": "Faramir"}]}},
            ("campaign/pool/0/bearer", "place"),
        ),
        ({"campaign": {"pool": ["Lingering Venom"]}}, ("campaign/pool", "key")),
        ({"campaign": {"mode": "nightmare"}}, ("campaign/mode", "word")),
        ({"campaign": {"prisoner": "Faramir"}}, ("campaign/prisoner", "place")),
        ({"effects": [{"kind": "atack", "group": "enemy"}]}, ("effects/0/kind", "word")),
        ({"effects": [{"kind": "attack", "group": "ennemy"}]}, ("effects/0/group", "word")),
        ({"effects": [{"kind": "attack", "group": "enemy", "until": "forever"}]}, ("effects/0/until", "word")),
    ],
)
def test_what_is_said_of_the_table_and_cannot_be_is_refused_at_its_place(said: Any, wrong: tuple[str, str]) -> None:
    players = {"Ana": {"heroes": ["Aragorn"], "engaged": ["Wargs", "Forest Spider"]}}
    assert wrong_with({"players": players, **said}) == wrong


def test_whatever_the_rules_can_forbid_may_stand_in_a_position_and_nothing_else() -> None:
    room = Path(positions.__file__).parents[1]
    asked = {
        what.rstrip(":").partition(":")[0]
        for file in room.rglob("*.py")
        for what in re.findall(r'(?<!refuse_)forbidden\(\w+(?:\.g)?, f?"([a-z_:]+)', file.read_text(encoding="utf-8"))
    }
    assert asked == set(PROHIBITIONS)
    heroes = {"heroes": [{"card": "Gimli", "effects": [{"kind": "cannot:atack"}]}]}
    assert wrong_with({"players": {"Ana": heroes}}) == ("players/Ana/heroes/0/effects/0/kind", "word")


@pytest.mark.rule("LCG-083")
def test_a_unique_card_is_laid_out_once() -> None:
    players: dict[str, Any] = {"Ana": {"heroes": ["Aragorn"], "allies": ["Faramir"]}, "Bor": {"heroes": ["Gimli"]}}
    build({"players": {**players, "Bor": {"heroes": ["Gimli"], "hand": ["Faramir"]}}}, ("Ana", "Bor"))
    for bor in ({"heroes": ["Aragorn"]}, {"heroes": ["Gimli"], "allies": ["Faramir"]}):
        assert wrong_with({"players": {**players, "Bor": bor}}, "Ana", "Bor")[1] == "place"


# -- what cannot stay as it was laid -----------------------------------------------------------------------------------


@pytest.mark.rule("LCG-120", "LCG-180", "LCG-030")
def test_what_has_all_it_takes_is_gone_before_anybody_is_asked() -> None:
    t = Table(
        heroes=["Gimli", {"card": "Aragorn", "damage": 5}],
        engaged=[{"card": "Wargs", "damage": 3}],
        staging=[{"card": "Forest Gate", "progress": 4}],
        quest={"card": "Flies and Spiders", "progress": 8},
        quest_deck=["A Fork in the Road"],
        hand=[TUNE],
        step="3.1w",
    )
    assert (t.asked("Ana"), t.step) == ("lcg-ask-action", "3.1w")
    assert (t.zone("Aragorn"), t.zone("Wargs"), t.zone("Forest Gate")) == ("discard:A", *["encounter_discard"] * 2)
    assert t.titles("quest") == ["A Fork in the Road"]


@pytest.mark.rule("LCG-344")
def test_what_answers_a_death_answers_one_that_was_laid_out() -> None:
    heroes = ["Aragorn", {"card": "Gimli", "damage": 5}]
    t = Table(heroes=heroes, hand=["Brok Ironfist", TUNE], step="3.1w")
    assert t.asked("Ana") == "lcg-ask-respond"
    t.choose("respond", "Brok Ironfist")
    assert (t.zone("Brok Ironfist"), t.step) == ("play:A", "3.1w")


@pytest.mark.rule("LCG-155", "LCG-156")
def test_who_is_laid_out_at_threat_fifty_or_without_a_hero_is_out() -> None:
    players = {"Ana": {"threat": 50}, "Bor": {"heroes": []}, "Cid": {"heroes": ["Gimli"], "hand": [TUNE]}}
    t = Table(players=players, step="3.1w")
    assert (t.asked("Cid"), t.g.eliminated, t.g.first_player) == ("lcg-ask-action", ["A", "B"], "C")


@pytest.mark.rule("LCG-350")
def test_of_three_restricted_attachments_laid_out_one_comes_off() -> None:
    t = Table(heroes=[{"card": "Gimli", "attachments": ["Dwarven Axe", "Dwarven Axe", "Citadel Plate"]}], hand=[TUNE])
    assert t.asked("Ana") == "lcg-ask-restricted"
    t.choose("choose", "Citadel Plate")
    assert (t.zone("Citadel Plate"), t.step) == ("discard:A", "2.2")


@pytest.mark.rule("LCG-158", "LCG-332")
def test_nothing_of_who_is_out_lies_in_play() -> None:
    bor = {"heroes": ["Gimli"], "allies": ["Faramir"], "engaged": ["Wargs"], "hand": ["Gandalf"], "deck": []}
    t = Table(players={"Ana": {"hand": [TUNE]}, "Bor": bor}, eliminated=["Bor"], step="3.1w")
    assert t.asked("Ana") == "lcg-ask-action"
    assert t.titles("discard:B") == ["Gimli", "Faramir", "Gandalf"]
    assert (t.zone("Wargs"), t.threat("Bor")) == ("staging", 50)


@pytest.mark.rule("LCG-329", "LCG-332")
def test_a_hero_in_a_discard_pile_has_fallen_and_counts_in_the_score() -> None:
    bor = {"heroes": [], "discard": ["Gimli"]}
    players = {"Ana": {"heroes": ["Éowyn"], "threat": 20}, "Bor": bor}
    t = Table(players=players, eliminated=["Bor"], quest={"card": "Beorn's Path", "progress": 10})
    assert t.session.question is None
    assert t.result == "won"
    assert score(t.g) == 20 + 50 + 11


def test_what_cannot_stay_is_written_down_as_it_was_laid() -> None:
    attack = {"by": "Wargs", "on": "Ana", "defenders": ["Gimli"]}
    heroes = [{"card": "Gimli", "exhausted": True}, {"card": "Aragorn", "damage": 5}]
    laid = build(
        {"players": {"Ana": {"heroes": heroes, "engaged": ["Wargs"]}}, "attack": attack, "step": "6.4.3"}, ["Ana"]
    )
    said = set_up_of(laid)
    assert (said["step"], said["attack"]) == ("6.4.3", attack)
    assert set_up_of(build(said, ["Ana"])) == said
