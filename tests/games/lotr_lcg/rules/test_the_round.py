"""The frame of a round: its phases, its numbered steps, its action windows, its loops and its milestones."""

from __future__ import annotations

import pytest

from desktop_app.engine.effects import Effect
from tests.games.lotr_lcg.props import HERALD, RAISED_SHIELD, STOUT_HEART, TUNE, WAKE_UP
from tests.games.lotr_lcg.table import Table
from tests.games.lotr_lcg.walk import Walk

PHASES = ["resource", "planning", "quest", "travel", "encounter", "combat", "refresh"]


def two_players(**more: object) -> dict[str, dict[str, object]]:
    return {
        "Ana": {"heroes": ["Aragorn"], "hand": [TUNE], **more},
        "Bor": {"heroes": ["Gimli"], "hand": [TUNE], **more},
    }


def three_players() -> dict[str, dict[str, object]]:
    heroes = {"Ana": "Aragorn", "Bor": "Gimli", "Cal": "Legolas"}
    return {name: {"heroes": [hero], "hand": [TUNE]} for name, hero in heroes.items()}


# Steps in their order


@pytest.mark.rule("LCG-374")
def test_the_steps_of_the_resource_phase_happen_one_after_the_other() -> None:
    t = Walk(hand=[TUNE], step="1.2").until(step="2.2")
    assert isinstance(t, Walk)
    assert t.walked == ["1.2", "1.3", "1.3w", "1.4", "2.1", "2.2"]
    assert t["Aragorn"].resources == 1
    assert len(t.titles("hand:A")) == 2


@pytest.mark.rule("LCG-379")
def test_a_round_goes_through_the_seven_phases_in_their_order() -> None:
    t = Table(hand=[TUNE], step="0.0", round=1)
    t.until(step="7.4w").until(step="1.3w")
    phases = [line.message.params["phase"] for line in t.session.log if line.message.id == "lcg-log-phase"]
    assert phases == [*PHASES, "resource"]
    assert t.g.rounds == 1


@pytest.mark.rule("LCG-375", "LCG-409")
def test_planning_goes_back_until_every_player_has_been_active() -> None:
    t = Walk(players=two_players(), step="2.2")
    t.asked("Ana")
    assert t.g.active == "A"
    t.passes().passes()
    assert t.after("2.2", 2) == ["2.3", "2.2"]
    t.asked("Bor")
    assert t.g.active == "B"


@pytest.mark.rule("LCG-410")
def test_planning_ends_once_both_players_have_been_active() -> None:
    t = Walk(players=two_players(), step="2.2").until(step="3.1w")
    assert isinstance(t, Walk)
    assert t.walked == ["2.2", "2.3", "2.2", "2.3", "2.4", "3.1", "3.1w"]


# How a window opens and closes


@pytest.mark.rule("LCG-376")
def test_the_first_player_has_the_first_chance_and_then_the_next_clockwise() -> None:
    t = Table(players=three_players(), first_player="Bor", step="4.2w")
    assert t.asked("Bor") == "lcg-ask-action"
    t.passes().asked("Cal")
    t.passes().asked("Ana")


@pytest.mark.rule("LCG-377")
def test_a_window_closes_only_when_all_pass_in_a_row() -> None:
    t = Table(players=three_players(), step="4.2w")
    t.passes().play(TUNE)  # Ana passes, Bor acts
    t.asked("Cal")
    t.passes().asked("Ana")
    t.passes()
    assert t.step == "5.2w"  # Bor holds no song any more: passing by itself, it was the third in a row


@pytest.mark.rule("LCG-377")
def test_after_two_of_three_passes_the_window_is_still_open() -> None:
    players = three_players()
    players["Bor"]["hand"] = [TUNE, TUNE]
    t = Table(players=players, step="4.2w")
    t.passes().play(TUNE).passes().passes()
    assert t.step == "4.2w"
    t.asked("Bor")
    assert t.passes().step == "5.2w"


@pytest.mark.rule("LCG-378")
def test_who_passed_may_act_when_the_chance_comes_round() -> None:
    t = Table(players=three_players(), step="4.2w")
    t.passes().play(TUNE).passes()
    t.asked("Ana")
    assert t.offers("play", TUNE)


# Where the windows are


@pytest.mark.parametrize(
    ("step", "window", "not_yet"),
    [
        pytest.param("1.3", "1.3w", "1.4", marks=pytest.mark.rule("LCG-380")),
        pytest.param("3.1", "3.1w", "3.2", marks=pytest.mark.rule("LCG-382")),
        pytest.param("3.4", "3.4w", "3.5", marks=pytest.mark.rule("LCG-385")),
        pytest.param("4.1", "4.2w", "4.3", marks=pytest.mark.rule("LCG-426")),
        pytest.param("5.3", "5.3w", "5.4", marks=pytest.mark.rule("LCG-388")),
        pytest.param("7.3", "7.4w", "7.5", marks=pytest.mark.rule("LCG-390")),
    ],
)
def test_a_window_opens_between_two_steps(step: str, window: str, not_yet: str) -> None:
    t = Walk(hand=[TUNE], step=step, quest={"card": "Flies and Spiders"})
    assert t.asked("Ana") == "lcg-ask-action"
    assert t.step == window
    assert not_yet not in t.walked
    t.passes()
    assert t.after(window, 1) == [not_yet]


@pytest.mark.rule("LCG-380")
def test_the_window_of_the_resource_phase_opens_with_resources_and_card_gained() -> None:
    t = Walk(hand=[TUNE], step="1.1")
    assert t.walked == ["1.1", "1.2", "1.3", "1.3w"]
    assert t["Aragorn"].resources == 1
    assert len(t.titles("hand:A")) == 2


@pytest.mark.rule("LCG-381")
def test_while_planning_the_active_player_plays_an_ally_and_others_use_actions() -> None:
    players = two_players()
    players["Ana"] = {"heroes": [{"card": "Aragorn", "resources": 2}], "hand": ["Guard of the Citadel", TUNE]}
    players["Bor"] = {"heroes": ["Gimli"], "allies": ["Faramir"]}
    t = Table(players=players, step="2.2")
    t.play("Guard of the Citadel")
    t.asked("Bor")
    t.choose("use", "Faramir").choose("choose_player", target="Ana")
    assert t.zone("Guard of the Citadel") == "play:A"
    assert t.number("Guard of the Citadel", "willpower") == 2


@pytest.mark.rule("LCG-383")
def test_a_window_opens_after_committing_and_before_any_card_is_revealed() -> None:
    t = Table(hand=[TUNE], step="3.2", encounter_deck=["Enchanted Stream"] * 3)
    t.choose("commit", "Aragorn")
    t.until(asked="lcg-ask-action")
    assert t.step == "3.2w"
    assert t["Aragorn"].committed
    assert t.titles("staging") == []
    assert len(t.titles("encounter_deck")) == 3


@pytest.mark.rule("LCG-384")
def test_willpower_gained_after_staging_counts_for_the_quest() -> None:
    t = Table(heroes=[{"card": "Gimli", "committed": True}], hand=[STOUT_HEART], step="3.3")
    assert t.step == "3.3w"
    assert t.titles("staging") == ["Enchanted Stream"]  # threat 2
    t.play(STOUT_HEART)
    assert t.g.pieces[t.g.zones["quest"][0]].progress == 2  # 2 + 2 willpower against 2


@pytest.mark.rule("LCG-385")
def test_the_characters_are_still_committed_in_the_window_after_the_quest() -> None:
    t = Table(heroes=[{"card": "Aragorn", "committed": True, "exhausted": True}], hand=[TUNE], step="3.4")
    assert t.step == "3.4w"
    assert t.g.pieces[t.g.zones["quest"][0]].progress == 2
    assert t["Aragorn"].committed


@pytest.mark.parametrize("answer", ["travel", "stay"])
@pytest.mark.rule("LCG-386")
def test_a_window_opens_after_the_travel_opportunity_used_or_not(answer: str) -> None:
    t = Walk(hand=[TUNE], step="4.1", staging=["Great Forest Web"])
    assert t.step == "4.2"
    t.choose(answer)
    assert t.step == "4.2w"
    assert t.walked == ["4.1", "4.2", "4.2w"]


@pytest.mark.rule("LCG-387")
def test_threat_lowered_before_the_checks_counts_in_them() -> None:
    t = Table(
        heroes=[{"card": "Éowyn", "resources": 3}],
        hand=["The Galadhrim's Greeting", TUNE],
        threat=28,
        staging=["Forest Spider"],
        step="5.2",
    )
    t.passes()
    assert t.step == "5.2w"
    t.play("The Galadhrim's Greeting").choose("one_player")
    t.until(step="5.3w")
    assert t.threat() == 22
    assert t.zone("Forest Spider") == "staging"


@pytest.mark.rule("LCG-389", "LCG-438")
def test_the_first_window_of_combat_opens_with_the_shadow_cards_face_down() -> None:
    t = Walk(hand=[TUNE], step="6.1", engaged=["Forest Spider"])
    assert t.step == "6.2w"
    assert t.walked == ["6.1", "6.2", "6.2w"]
    assert len(t["Forest Spider"].shadows) == 1
    assert t.g.turned == []
    t.passes()
    assert t.after("6.2w", 1) == ["6.3"]


@pytest.mark.rule("LCG-390")
def test_the_new_first_player_has_the_first_chance_in_the_refresh_phase() -> None:
    t = Walk(players=two_players(), step="7.3")
    assert t.step == "7.4w"
    assert t.asked("Bor") == "lcg-ask-action"
    assert "7.5" not in t.walked


# Windows of an enemy attack


@pytest.mark.rule("LCG-391")
def test_a_character_readied_before_defenders_are_declared_may_defend() -> None:
    t = Table(
        allies=[{"card": "Faramir", "exhausted": True}],
        hand=[WAKE_UP],
        engaged=["Forest Spider"],
        step="6.4a",
    )
    assert t.step == "6.4bw"
    t.play(WAKE_UP).passes()
    assert t.step == "6.4.1"
    assert t.offers("defend", "Faramir", "Forest Spider")


@pytest.mark.rule("LCG-392")
def test_the_shadow_card_is_still_face_down_in_the_window_after_the_defender() -> None:
    t = Table(hand=[TUNE], engaged=[{"card": "Forest Spider", "shadows": ["King Spider"]}], step="6.4a")
    t.passes().choose("defend", "Aragorn")
    assert t.step == "6.4.1w"
    assert t.g.turned == []


@pytest.mark.rule("LCG-393")
def test_shadow_and_shield_both_count_for_the_damage() -> None:
    t = Table(
        heroes=["Legolas"],
        hand=[RAISED_SHIELD],
        engaged=[{"card": "King Spider", "shadows": ["Dol Guldur Orcs"]}],
        step="6.4a",
    )
    t.passes().choose("defend", "Legolas")
    assert t.step == "6.4.1w"
    t.passes()
    assert t.step == "6.4.2w"
    assert t.number("King Spider", "attack") == 4  # 3, and 1 of the shadow
    t.play(RAISED_SHIELD)
    assert t["Legolas"].damage == 1  # 4 against 1 + 2


@pytest.mark.rule("LCG-394")
def test_a_window_opens_between_the_damage_and_the_end_of_the_attack() -> None:
    t = Walk(heroes=["Legolas"], hand=[TUNE], engaged=["Forest Spider"], step="6.4a")
    t.passes().choose("defend", "Legolas").until(step="6.4.3w")
    assert t["Legolas"].damage == 1
    assert "6.4.4" not in t.walked
    t.passes()
    assert t.after("6.4.3w", 1) == ["6.4.4"]


@pytest.mark.rule("LCG-395", "LCG-476")
def test_after_an_enemy_attack_the_next_enemy_follows_and_then_the_next_player() -> None:
    t = Walk(heroes=["Aragorn", "Gimli"], engaged=["Forest Spider", "King Spider"], step="6.4a")
    t.choose("choose", "King Spider").choose("defend", "Aragorn")
    assert t.after("6.4.4", 2) == ["6.4a", "6.4b"]
    t.choose("defend", "Gimli")
    assert t.after("6.4.4", 2, nth=2) == ["6.4a", "6.5"]


# Windows of a player attack


@pytest.mark.rule("LCG-396", "LCG-397", "LCG-398")
def test_the_windows_of_a_player_attack() -> None:
    t = Walk(heroes=["Gimli"], hand=[TUNE], engaged=[{"card": "Forest Spider", "attacked": True}], step="6.8a")
    t.choose("attack", "Gimli")
    assert t.walked == ["6.8a", "6.8b", "6.8.1", "6.8.1w"]
    assert t.passes().step == "6.8.2w"
    assert t["Forest Spider"].damage == 0
    assert t.g.attacks[-1].strength == 2
    assert t.passes().step == "6.8.3w"
    assert t["Forest Spider"].damage == 1
    assert "6.8.4" not in t.walked
    t.passes()
    assert t.after("6.8.3w", 1) == ["6.8.4"]


@pytest.mark.rule("LCG-399", "LCG-483")
def test_after_a_player_attack_the_same_player_may_attack_again() -> None:
    t = Walk(heroes=["Gimli", "Aragorn"], engaged=["Forest Spider", "King Spider"], step="6.8a")
    t.choose("attack", "Gimli", "Forest Spider").passes()
    assert t.after("6.8.4", 2) == ["6.8a", "6.8b"]
    t.asked("Ana")
    assert t.g.active == "A"
    assert t.offers("attack", "Aragorn", "King Spider")
    t.choose("attack", "Aragorn", "King Spider")
    assert t.after("6.8.4", 2, nth=2) == ["6.8a", "6.9"]


# Milestones that card text can use


@pytest.mark.rule("LCG-400")
def test_the_start_of_the_round_comes_before_its_first_phase() -> None:
    t = Walk(allies=[HERALD], step="0.0")
    assert t.asked("Ana") == "lcg-ask-respond"
    assert t.walked == ["0.0"]
    t.choose("respond", HERALD)
    assert t.walked == ["0.0", "1.1"]
    assert len(t.titles("hand:A")) == 1


@pytest.mark.parametrize(
    ("phase", "step"),
    [
        pytest.param("resource", "1.1", marks=pytest.mark.rule("LCG-401")),
        pytest.param("planning", "2.1", marks=pytest.mark.rule("LCG-405")),
        pytest.param("quest", "3.1", marks=pytest.mark.rule("LCG-412")),
        pytest.param("travel", "4.1", marks=pytest.mark.rule("LCG-426")),
        pytest.param("encounter", "5.1", marks=pytest.mark.rule("LCG-431")),
        pytest.param("combat", "6.1", marks=pytest.mark.rule("LCG-438")),
        pytest.param("refresh", "7.1", marks=pytest.mark.rule("LCG-458")),
    ],
)
def test_the_beginning_of_a_phase_can_be_answered_before_anything_in_it(phase: str, step: str) -> None:
    t = Walk(allies=[{"card": HERALD, "exhausted": True}], engaged=["Forest Spider"], step=step)
    assert t.asked("Ana") == "lcg-ask-respond"
    assert t.walked == [step]
    assert t.g.phase == phase
    assert t["Aragorn"].resources == 0  # 1.2 is still to come
    assert t["Forest Spider"].shadows == []  # and 6.2
    assert t[HERALD].exhausted  # and 7.2


@pytest.mark.parametrize(
    ("phase", "step", "following"),
    [
        pytest.param("resource", "1.4", "2.1", marks=pytest.mark.rule("LCG-404")),
        pytest.param("planning", "2.4", "3.1", marks=pytest.mark.rule("LCG-411")),
        pytest.param("quest", "3.5", "4.1", marks=pytest.mark.rule("LCG-425", "LCG-426")),
        pytest.param("travel", "4.3", "5.1", marks=pytest.mark.rule("LCG-430")),
        pytest.param("encounter", "5.4", "6.1", marks=pytest.mark.rule("LCG-437")),
        pytest.param("combat", "6.11", "7.1", marks=pytest.mark.rule("LCG-456")),
        pytest.param("refresh", "7.5", "0.1", marks=pytest.mark.rule("LCG-462")),
    ],
)
def test_the_end_of_a_phase_is_a_milestone_and_ends_its_effects(phase: str, step: str, following: str) -> None:
    t = Walk(heroes=["Gimli"], allies=["Faramir", HERALD], step=step)
    t.prepare(lambda g: g.effects.append(_until_the_end_of_the_phase(t.id("Gimli"))))
    assert t.asked("Ana") == "lcg-ask-respond"
    assert t.g.phase == phase
    assert t.number("Gimli", "willpower") == 2  # the bonus of 1 is over
    t.passes()
    assert t.after(step, 1) == [following]


def _until_the_end_of_the_phase(card: str) -> Effect:
    return Effect("willpower", 1, [card], until="phase")


@pytest.mark.rule("LCG-463")
def test_the_round_ends_and_the_next_begins() -> None:
    t = Walk(heroes=["Gimli"], allies=[HERALD], step="0.1", round=4)
    t.prepare(lambda g: g.effects.append(Effect("attack", 1, [t.id("Gimli")], until="round")))
    assert t.asked("Ana") == "lcg-ask-respond"
    assert t.number("Gimli", "attack") == 2
    t.passes()
    assert t.walked == ["0.1", "0.0"]
    assert t.g.round == 5
