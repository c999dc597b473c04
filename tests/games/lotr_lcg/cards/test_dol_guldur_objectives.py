"""The guarded objectives of Escape from Dol Guldur, a test for each sentence of their text."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lotr_lcg.cards.encounters import GUARD, STREAM, attacked
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.table import Table

MAP, TORCH, KEY = "Gandalf’s Map", "Dungeon Torch", "Shadow Key"
JAILOR, NAZGUL, GUARDIAN = "Dungeon Jailor", "Nazgûl of Dol Guldur", "Cavern Guardian"
SHACKLES, GATE, ORC_GUARD = "Iron Shackles", "Tower Gate", "Orc Guard"
CAVERNS = "Through the Caverns"
AXE, STONE = "Dwarven Axe", "Celebrían’s Stone"


def bearing(hero: str, *attachments: str, **more: Any) -> dict[str, Any]:
    """A hero with attachments."""
    return {"card": hero, "attachments": list(attachments), **more}


# -- objectives ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("objective", [MAP, TORCH, KEY])
def test_an_objective_is_claimed_for_two_threat_and_attached_to_a_hero(objective: str) -> None:
    t = Table(heroes=["Aragorn", "Gimli"], allies=[GUARD], staging=[objective], threat=20, hand=[TUNE], step="4.2w")
    t.choose("use", objective)
    assert t.threat() == 22
    assert {option.source for option in t.question.options} == {t.id("Aragorn"), t.id("Gimli")}
    t.choose("choose", "Gimli")
    assert (t.zone(objective), t[objective].host, t[objective].controller) == ("attached", t.id("Gimli"), "A")
    assert not t.offers("use", objective)


@pytest.mark.parametrize("guard", ["King Spider", STREAM])
def test_a_guarded_objective_is_not_claimed(guard: str) -> None:
    t = Table(staging=[{"card": KEY, "attachments": [guard]}], hand=[TUNE], step="4.2w")
    assert not t.offers("use", KEY)
    refusal = t.refusal(KEY)
    assert refusal is not None
    assert refusal.rule == "LCG-322"


def test_any_player_may_claim() -> None:
    t = Table(
        players={"Ana": {"heroes": ["Aragorn"]}, "Bor": {"heroes": ["Gimli"], "threat": 20, "hand": [TUNE]}},
        staging=[KEY],
        step="4.2w",
    )
    t.passes().asked("Bor")
    t.choose("use", KEY)
    assert (t[KEY].controller, t.threat("Bor")) == ("B", 22)


def test_who_reaches_fifty_by_claiming_has_claimed_nothing() -> None:
    players = {"Ana": {"heroes": ["Aragorn"], "threat": 48}, "Bor": {"heroes": ["Gimli"], "hand": [TUNE]}}
    t = Table(players=players, staging=[KEY], step="4.2w").choose("use", KEY)
    assert (t.g.eliminated, t.zone(KEY), t[KEY].controller) == (["A"], "staging", "")


def test_objectives_are_restricted_and_one_too_many_goes_back() -> None:
    t = Table(heroes=[bearing("Aragorn", MAP, TORCH)], staging=[KEY], hand=[TUNE], step="4.2w").choose("use", KEY)
    assert t.asked("Ana") == "lcg-ask-restricted"
    t.choose("choose", TORCH)
    assert (t.zone(TORCH), t.zone(KEY)) == ("staging", "attached")
    assert t.offers("use", TORCH)


def test_an_objective_goes_back_when_its_hero_dies() -> None:
    t = attacked("Hummerhorns", defender="Gimli", heroes=[bearing("Gimli", KEY, AXE, damage=4), "Legolas"])
    assert t.zone("Gimli") == "discard:A"
    assert (t.zone(KEY), t.zone(AXE)) == ("staging", "discard:A")


def test_objectives_go_back_when_their_player_is_eliminated() -> None:
    players = {
        "Ana": {"heroes": [bearing("Aragorn", KEY, STONE)], "threat": 49},
        "Bor": {"heroes": ["Gimli"], "hand": [TUNE]},
    }
    t = Table(players=players, step="7.3").until(step="7.4w")
    assert t.g.eliminated == ["A"]
    assert (t.zone(KEY), t[KEY].controller, t.zone(STONE)) == ("staging", "", "discard:A")


def test_who_carries_gandalfs_map_neither_attacks_nor_defends() -> None:
    t = Table(heroes=[bearing("Gimli", MAP), "Legolas"], engaged=["King Spider"], step="6.4a")
    t.until(asked="lcg-ask-defender")
    assert (t.offers("defend", "Gimli"), t.offers("defend", "Legolas")) == (False, True)
    t = Table(
        heroes=[bearing("Gimli", MAP), "Legolas"], engaged=[{"card": "King Spider", "attacked": True}], step="6.8a"
    )
    assert (t.offers("attack", "Gimli"), t.offers("attack", "Legolas")) == (False, True)


def test_dungeon_torch_raises_its_players_threat_by_two_each_round() -> None:
    players = {
        "Ana": {"heroes": ["Aragorn"], "threat": 20, "hand": [TUNE]},
        "Bor": {"heroes": [bearing("Gimli", TORCH)], "threat": 20},
    }
    t = Table(players=players, step="7.4w").until(step="1.3w")
    assert (t.threat("Ana"), t.threat("Bor")) == (20, 22)


def test_shadow_key_hurts_its_hero_each_round() -> None:
    t = Table(heroes=[bearing("Gimli", KEY), "Aragorn"], hand=[TUNE], step="7.4w").until(step="1.3w")
    assert (t["Gimli"].damage, t["Aragorn"].damage) == (1, 0)


def test_unclaimed_they_do_nothing() -> None:
    t = Table(staging=[TORCH, KEY], threat=20, hand=[TUNE], step="7.4w").until(step="1.3w")
    assert (t.threat(), t["Aragorn"].damage) == (20, 0)


def test_the_first_player_orders_the_torch_and_the_key() -> None:
    t = Table(heroes=[bearing("Gimli", KEY, TORCH)], hand=[TUNE], step="7.4w").passes()
    assert t.asked("Ana") == "lcg-ask-which-first"
    t.choose("resolve", KEY).until(step="1.3w")
    assert t["Gimli"].damage == 1
