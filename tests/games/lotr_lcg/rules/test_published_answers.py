"""What the publisher and the players answer where the book is silent, at the tables they were asked about."""

from __future__ import annotations

import pytest

from desktop_app.engine.effects import Effect
from tests.games.lotr_lcg.cards.encounters import STREAM
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.table import Table, committed

MOUNTAINS, FORK, LEAVE_NOT = "Mountains of Mirkwood", "01120", "01121"


@pytest.mark.rule("LCG-030", "LCG-231")
def test_what_the_explored_location_brings_comes_before_the_next_stage() -> None:
    t = Table(
        heroes=[committed("Gimli"), committed("Aragorn"), committed("Éowyn")],
        hand=[TUNE],
        quest=FORK,
        quest_deck=[LEAVE_NOT],
        active_location={"card": MOUNTAINS, "progress": 2},
        encounter_deck=["King Spider", "Forest Spider", STREAM],
        step="3.4",
    )
    t.until(asked="lcg-ask-respond").choose("respond", MOUNTAINS).choose("accept").until(asked="lcg-ask-take")
    assert (t.zone(MOUNTAINS), t.said("lcg-log-stage-defeated")) == ("encounter_discard", 0)
    t.choose("decline").until(asked="lcg-ask-spider")


@pytest.mark.rule("LCG-418")
def test_the_jailor_looks_for_an_objective_before_the_failed_quest_raises_any_threat() -> None:
    """Bor's map comes back to the staging area as he is eliminated by the failure: too late for the Jailor."""
    jailor, map_ = "Dungeon Jailor", "Gandalf’s Map"
    t = Table(
        players={
            "Ana": {"heroes": ["Gimli"], "threat": 20, "hand": [TUNE]},
            "Bor": {"heroes": [{"card": "Aragorn", "attachments": [map_]}], "threat": 49},
        },
        staging=[jailor],
        step="3.4",
    ).until("3.4w")
    assert (t.g.eliminated, t.threat("Ana")) == (["B"], 21)
    assert t.zone(map_) == "staging"


@pytest.mark.rule("LCG-212", "LCG-366")
def test_despair_takes_the_defense_of_one_of_two_defenders_whom_the_first_player_names() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Gimli"], "hand": [TUNE]},
            "Bor": {"heroes": ["Aragorn", "Thalin"], "engaged": [{"card": "Hill Troll", "shadows": ["Despair"]}]},
        },
        step="6.4a",
    ).prepare(lambda g: g.effects.append(Effect("cannot:single_defender", 1, ["B"], "", "phase")))
    t.until(asked="lcg-ask-defender").choose("defend", "Aragorn").choose("choose", "Thalin")
    t.until(asked="lcg-ask-no-defense").asked("Ana")
    t.choose("choose", "Aragorn").until(asked="lcg-ask-defender-damage").asked("Bor")
    t.choose("choose", "Aragorn")
    assert t["Aragorn"].damage == 6 - 2


@pytest.mark.parametrize(("shadow", "left"), [("Forest Spider", True), ("Driven by Shadow", False)])
def test_a_web_is_nobodys_to_discard_but_may_be_what_the_defender_loses(shadow: str, left: bool) -> None:
    t = Table(
        heroes=[{"card": "Gimli", "attachments": ["Caught in a Web"]}],
        engaged=[{"card": "Wargs", "shadows": [shadow]}],
        hand=[TUNE],
        step="6.4a",
    )
    t.until(asked="lcg-ask-defender").choose("defend", "Gimli").until("6.4.2w")
    assert (t.zone("Caught in a Web") == "attached") is left


def test_the_web_of_the_set_up_stays_on_the_hero_who_becomes_the_prisoner() -> None:
    t = Table(
        heroes=["Gimli", "Aragorn"],
        hand=[TUNE],
        scenario="escape_from_dol_guldur",
        campaign={"prisoner": "Gimli"},
        allies=["Mendor"],
        quest_deck=["The Necromancer’s Tower", "Through the Caverns"],
        encounter_deck=["Gandalf’s Map", "Dungeon Torch", "Shadow Key", *["Caught in a Web"] * 9],
        step="S7",
    )
    while t.asked() == "lcg-ask-attach-web":
        t.choose("choose", "Gimli")
    t.until("1.3w")
    assert t.zone("Gimli") == "captive:A"
    assert {t.g.codes[card] for card in t["Gimli"].attachments} == {"01080"}


def test_a_feint_is_too_late_once_the_enemy_attacks() -> None:
    gimli = {"card": "Gimli", "resources": 1}
    t = Table(heroes=[gimli], hand=["Feint", TUNE], engaged=[{"card": "Wargs", "shadows": [STREAM]}], step="6.4a")
    t.until("6.4bw").play("Feint").until(asked="lcg-ask-defender").passes().until("6.4.3w")
    assert t["Gimli"].damage == 3


def test_a_took_who_has_wandered_wanders_no_more_in_this_round() -> None:
    players = {
        "Ana": {"heroes": ["Éowyn"], "allies": ["Wandering Took"], "threat": 20},
        "Bor": {"heroes": ["Gimli"], "threat": 20, "hand": [TUNE]},
    }
    t = Table(players=players, step="4.2w").choose("use", "Wandering Took")
    t.until(step="4.2w").asked("Bor")
    refused = t.refusal("Wandering Took")
    assert (t.zone("Wandering Took"), refused and refused.rule) == ("play:B", "LCG-224")


def test_the_gate_takes_a_card_from_under_the_shackles_for_nothing_is_drawn() -> None:
    ana = {"heroes": ["Gimli"], "on_deck": ["Iron Shackles"], "deck": ["Feint", "Beorn"], "hand": [TUNE]}
    t = Table(players={"Ana": ana}, staging=["Tower Gate"], step="4.2").choose("travel", "Tower Gate")
    assert (t.titles("engaged:A"), t.titles("on_deck:A"), t.titles("deck:A")) == (
        ["Orc Guard"],
        ["Iron Shackles"],
        ["Beorn"],
    )
