"""Actions: when they may be used, by whom, and what makes them impossible."""

from __future__ import annotations

import pytest

from tests.games.lotr_lcg.rules.made_up import until_round_ends
from tests.games.lotr_lcg.table import Table, refused


@pytest.mark.rule("LCG-004")
def test_an_action_waits_for_an_action_window() -> None:
    table = Table(
        heroes=[{"card": "Éowyn", "committed": True, "exhausted": True}],
        allies=["Scribe"],
        hand=["Guard of the Citadel"],
        staging=["Forest Spider"],
        step="3.4",
    )
    assert table.step == "3.4"
    refused(table, "Éowyn", "LCG-004")
    table.passes().until("3.4w")
    assert table.offers("use", "Éowyn")


@pytest.mark.rule("LCG-005", "LCG-147")
def test_a_combat_action_is_refused_in_the_quest_phase() -> None:
    table = Table(allies=["Bell Ringer"], hand=["Sword Drill"], step="3.2w", engaged=["Forest Spider"])
    refused(table, "Sword Drill", "LCG-005")
    table.until("6.2w")
    assert table.offers("play", "Sword Drill")
    table.play("Sword Drill")
    assert table.number("Aragorn", "attack") == 4


@pytest.mark.rule("LCG-006")
def test_an_action_is_finished_before_another_begins() -> None:
    table = Table(
        heroes=[{"card": "Aragorn", "resources": 2}],
        allies=["Bell Ringer"],
        hand=["Sneak Attack", "Snowbourn Scout", "Faramir"],
        step="3.2w",
    )
    table.play("Sneak Attack")
    assert table.asked("Ana") == "lcg-ask-target"
    refused(table, "Bell Ringer", "LCG-004")
    table.choose("choose", "Faramir")
    assert table.offers("pass")
    assert table.offers("use", "Bell Ringer")


@pytest.mark.rule("LCG-007")
def test_an_ability_belongs_to_the_player_who_controls_its_card() -> None:
    table = Table(
        players={"Ana": {"allies": ["Bell Ringer"]}, "Bor": {"heroes": ["Gimli"], "allies": ["Faramir"]}}, step="3.1w"
    )
    assert table.asked("Ana") == "lcg-ask-action"
    assert table.offers("use", "Bell Ringer")
    refused(table, "Faramir", "LCG-007")
    table.passes()
    assert table.asked("Bor") == "lcg-ask-action"
    assert table.offers("use", "Faramir")
    refused(table, "Bell Ringer", "LCG-007")


@pytest.mark.rule("LCG-008")
def test_an_event_is_played_from_hand_but_not_from_the_discard_pile() -> None:
    table = Table(
        heroes=[{"card": "Aragorn", "exhausted": True, "resources": 5}],
        allies=["Bell Ringer"],
        hand=["Grim Resolve"],
        step="3.1w",
    )
    table.play("Grim Resolve")
    assert table.zone("Grim Resolve") == "discard:A"
    assert not table["Aragorn"].exhausted
    table = Table(
        heroes=[{"card": "Aragorn", "exhausted": True, "resources": 5}],
        allies=["Bell Ringer"],
        discard=["Grim Resolve"],
        step="3.1w",
    )
    assert not table.offers("play")
    assert table.refusal("Grim Resolve") is not None


@pytest.mark.rule("LCG-010")
def test_anyone_may_use_the_action_of_a_location() -> None:
    table = Table(
        players={
            "Ana": {"heroes": ["Aragorn"], "hand": ["Guard of the Citadel"], "threat": 30},
            "Bor": {"heroes": ["Gimli"], "hand": ["Faramir", "Beorn"], "threat": 30},
        },
        staging=["Old Well"],
        step="3.1w",
    )
    assert table.asked("Ana") == "lcg-ask-action"
    assert table.offers("use", "Old Well")
    table.passes()
    assert table.asked("Bor") == "lcg-ask-action"
    table.choose("use", "Old Well").choose_all("choose", "Beorn")
    assert table.threat("Bor") == 29
    assert table.zone("Beorn") == "discard:B"


@pytest.mark.rule("LCG-050")
def test_an_event_works_without_entering_play() -> None:
    table = Table(
        heroes=[{"card": "Aragorn", "resources": 1}],
        allies=[{"card": "Guard of the Citadel", "exhausted": True}, {"card": "Snowbourn Scout", "exhausted": True}],
        hand=["Ever Vigilant"],
        step="3.1w",
    )
    table.play("Ever Vigilant")
    assert table.zone("Ever Vigilant") == "resolving"
    assert table.id("Ever Vigilant") not in table.g.pieces
    table.choose("choose", "Snowbourn Scout")
    assert not table["Snowbourn Scout"].exhausted
    assert table.zone("Ever Vigilant") == "discard:A"


@pytest.mark.rule("LCG-051")
def test_an_action_that_would_change_nothing_is_refused() -> None:
    table = Table(
        heroes=[{"card": "Aragorn", "resources": 5}], allies=["Bell Ringer"], hand=["Grim Resolve"], step="3.1w"
    )
    refused(table, "Grim Resolve", "LCG-051")


@pytest.mark.rule("LCG-052")
def test_what_paying_the_cost_would_change_does_not_count() -> None:
    courage = {"card": "Aragorn", "attachments": ["Unexpected Courage"]}
    table = Table(heroes=[courage], allies=["Bell Ringer"], step="3.1w")
    refused(table, "Unexpected Courage", "LCG-051")
    table = Table(heroes=[{**courage, "exhausted": True}], allies=["Bell Ringer"], step="3.1w")
    assert table.offers("use", "Unexpected Courage")


@pytest.mark.rule("LCG-017", "LCG-019")
def test_an_exhausted_card_cannot_exhaust_again() -> None:
    table = Table(allies=["Bell Ringer", "Faramir"], hand=["Ever Vigilant"], step="3.1w")
    table.g.pieces[table.id("Aragorn")].resources = 1
    table.choose("use", "Faramir")
    assert table["Faramir"].exhausted
    refused(table, "Faramir", "LCG-019")
    table.play("Ever Vigilant")
    assert table.offers("use", "Faramir")


@pytest.mark.rule("LCG-017")
def test_an_effect_that_exhausts_passes_over_the_exhausted() -> None:
    table = Table(
        heroes=["Aragorn", "Théodred"],
        allies=[{"card": "Guard of the Citadel", "exhausted": True}],
        encounter_deck=["King Spider"],
        step="3.3",
    )
    assert table.asked() == "lcg-ask-exhaust-some"
    assert {option.source for option in table.question.options} == {table.id("Aragorn"), table.id("Théodred")}


@pytest.mark.rule("LCG-114")
def test_a_cost_is_paid_with_ones_own_cards() -> None:
    table = Table(
        players={
            "Ana": {"heroes": ["Théodred", "Glóin", {"card": "Éowyn", "exhausted": True}], "hand": ["Common Cause"]},
            "Bor": {"heroes": ["Gimli"], "deck": []},
        },
        step="3.1w",
    )
    table.play("Common Cause")
    assert table.asked("Ana") == "lcg-ask-exhaust"
    assert not table.offers("choose", "Gimli")
    assert table.offers("choose", "Glóin")


@pytest.mark.rule("LCG-115")
def test_a_discard_as_a_cost_comes_from_ones_own_hand() -> None:
    table = Table(
        players={
            "Ana": {"heroes": ["Aragorn"], "hand": ["Faramir", "Gandalf"]},
            "Bor": {"heroes": ["Éowyn"], "hand": ["Beorn", "Brok Ironfist"]},
        },
        step="3.1w",
    )
    table.choose("use", "Éowyn")
    assert table.asked("Ana") == "lcg-ask-discard-cost"
    assert {option.source for option in table.question.options} == {table.id("Faramir"), table.id("Gandalf")}


@pytest.mark.rule("LCG-116")
def test_two_costs_are_paid_together_or_not_at_all() -> None:
    hurt = {"card": "Aragorn", "damage": 2}
    table = Table(heroes=[hurt], allies=["Bell Ringer", "Field Healer"], step="3.1w")
    refused(table, "Field Healer", "LCG-115")
    assert not table["Field Healer"].exhausted
    table = Table(heroes=[hurt], allies=["Bell Ringer", "Field Healer"], hand=["Faramir"], step="3.1w")
    table.choose("use", "Field Healer")
    assert table["Field Healer"].exhausted
    assert table.zone("Faramir") == "discard:A"
    assert table["Aragorn"].damage == 1
    tired = {"card": "Field Healer", "exhausted": True}
    table = Table(heroes=[hurt], allies=["Bell Ringer", tired], hand=["Faramir"], step="3.1w")
    refused(table, "Field Healer", "LCG-019")
    assert table.zone("Faramir") == "hand:A"


@pytest.mark.rule("LCG-117")
def test_no_cost_is_paid_for_nothing() -> None:
    bearer = {"card": "Aragorn", "resources": 1, "attachments": ["Flask"]}
    table = Table(heroes=[bearer], allies=["Bell Ringer"], step="3.1w")
    refused(table, "Flask", "LCG-051")
    assert table["Aragorn"].resources == 1
    table = Table(heroes=[{**bearer, "damage": 1}], allies=["Bell Ringer"], step="3.1w")
    table.choose("use", "Flask")
    assert table["Aragorn"].damage == 0
    assert table["Aragorn"].resources == 0


@pytest.mark.rule("LCG-224")
def test_a_limit_per_round_is_each_copys_own() -> None:
    tired = {"card": "Twin Scout", "exhausted": True}
    table = Table(allies=["Bell Ringer", tired, tired], hand=["Grim Resolve"], step="3.1w")
    first, second = table.id("Twin Scout 1"), table.id("Twin Scout 2")
    table.choose("use", first)
    assert not table.g.pieces[first].exhausted
    assert table.g.pieces[second].exhausted
    table.choose("use", second)
    assert not table.g.pieces[second].exhausted
    table.g.pieces[first].exhausted = True
    table.choose("use", "Bell Ringer")
    refused(table, first, "LCG-224")


@pytest.mark.rule("LCG-061")
def test_a_card_that_names_itself_means_that_copy() -> None:
    tired = {"card": "Twin Scout", "exhausted": True}
    table = Table(allies=[tired, tired], step="3.1w")
    table.choose("use", table.id("Twin Scout 2"))
    assert table["Twin Scout 1"].exhausted
    assert not table["Twin Scout 2"].exhausted


@pytest.mark.rule("LCG-225")
def test_a_limit_per_game_is_each_players_own() -> None:
    table = Table(
        players={
            "Ana": {"heroes": ["Aragorn"], "allies": ["Bell Ringer", "Oath Keeper", "Oath Keeper"]},
            "Bor": {"heroes": ["Gimli"], "allies": ["Oath Keeper"]},
        },
        step="3.1w",
    )
    first, second, bors = (table.id(f"Oath Keeper {number}") for number in (1, 2, 3))
    table.choose("use", first)
    assert table.asked("Bor") == "lcg-ask-action"
    table.choose("use", bors)
    assert table.g.pieces[bors].resources == 1
    assert table.asked("Ana") == "lcg-ask-action"
    refused(table, second, "LCG-224")
    table.until("7.4w")
    refused(table, second, "LCG-224")


@pytest.mark.rule("LCG-009")
def test_an_action_from_hand_says_so() -> None:
    table = Table(allies=["Bell Ringer"], hand=["Wanderer", "Faramir"], threat=20, step="3.1w")
    assert not table.offers("use", "Faramir")
    table.choose("use", "Wanderer")
    assert table.threat() == 19
    assert table.zone("Wanderer") == "hand:A"


@pytest.mark.rule("LCG-053")
def test_the_whole_cost_must_be_there() -> None:
    aragorn = {"card": "Aragorn", "attachments": ["Flask"], "damage": 1}
    table = Table(heroes=[aragorn], allies=["Bell Ringer"], step="3.1w")
    refused(table, "Flask", "LCG-053")
    table = Table(heroes=[aragorn], allies=["Bell Ringer"], step="3.1w")
    table.prepare(lambda g: g.effects.append(until_round_ends("ability_cost", -1, table.id("Flask"))))
    table.choose("use", "Flask")
    assert table["Aragorn"].damage == 0


@pytest.mark.rule("LCG-174")
def test_a_permission_lets_a_card_be_played_from_elsewhere() -> None:
    table = Table(allies=["Bell Ringer"], discard=["Revenant", "Wanderer"])
    assert not table.offers("play", "Wanderer")
    table.play("Revenant")
    assert table.zone("Revenant") == "play:A"
    table = Table(allies=["Bell Ringer"], discard=["Revenant"], step="3.1w")
    assert not table.offers("play", "Revenant")


@pytest.mark.rule("LCG-039", "LCG-226", "LCG-130")
def test_a_cancelled_ability_was_used_and_paid_for() -> None:
    steward = {"card": "Aragorn", "attachments": ["Steward of Gondor"]}
    table = Table(heroes=[steward], allies=["Bell Ringer", "Naysayer"], step="3.1w")
    table.choose("use", "Steward of Gondor").choose("respond", "Naysayer")
    assert table["Aragorn"].resources == 0
    assert table["Steward of Gondor"].exhausted
    tired = {"card": "Twin Scout", "exhausted": True}
    table = Table(allies=["Bell Ringer", "Naysayer", tired], step="3.1w")
    table.choose("use", "Twin Scout").choose("respond", "Naysayer")
    assert table["Twin Scout"].exhausted
    refused(table, "Twin Scout", "LCG-224")


@pytest.mark.rule("LCG-040")
def test_a_cancelled_event_was_played_and_paid_for() -> None:
    table = Table(
        heroes=[{"card": "Théodred", "resources": 2}],
        allies=["Bell Ringer", "Naysayer"],
        hand=["Open Chest"],
        step="3.1w",
    )
    table.play("Open Chest").choose("respond", "Naysayer")
    assert table["Théodred"].resources == 1
    assert table.titles("hand:A") == []
    assert table.zone("Open Chest") == "discard:A"


@pytest.mark.rule("LCG-055")
def test_forced_abilities_are_triggered_and_constant_ones_are_not() -> None:
    table = Table(allies=["Bell Ringer", "Naysayer", "Song Leader"], staging=["Forest Spider"], step="5.2")
    table.choose("engage", "Forest Spider")
    assert table.asked() == "lcg-ask-respond"
    table.choose("respond", "Naysayer")
    assert table.number("Forest Spider", "attack") == 2
    table = Table(heroes=["Thalin"], allies=["Naysayer"], hand=["Song Leader"])
    table.play("Song Leader")
    assert table.said("lcg-log-uses") == 0
    assert table.number("Thalin", "willpower") == 2


@pytest.mark.rule("LCG-151")
def test_a_delayed_effect_is_no_triggered_ability() -> None:
    table = Table(
        heroes=[{"card": "Théodred", "resources": 1}],
        allies=["Naysayer"],
        hand=["Sneak Attack", "Guard of the Citadel"],
        step="3.2w",
    )
    table.play("Sneak Attack").passes()
    while table.said("lcg-log-returned") == 0:
        assert table.asked() != "lcg-ask-respond"
        table.passes()
    assert table.asked() != "lcg-ask-respond"
    assert table.zone("Guard of the Citadel") == "hand:A"


@pytest.mark.rule("LCG-199")
def test_a_response_may_come_between_the_steps() -> None:
    table = Table(
        heroes=[{"card": "Théodred", "resources": 1}],
        allies=["Bell Ringer", "Toll Keeper"],
        hand=["Sneak Attack", "Guard of the Citadel", "Faramir"],
        step="3.1w",
    )
    table.play("Sneak Attack")
    assert table.asked() == "lcg-ask-respond"
    assert table["Théodred"].resources == 0
    table.choose("respond", "Toll Keeper")
    assert table["Toll Keeper"].resources == 1
    assert table.asked() == "lcg-ask-target"
