"""Encounter cards of Journey Along the Anduin, a test for each sentence of their text."""

from __future__ import annotations

import pytest

from tests.games.lotr_lcg.cards.encounters import GUARD, STREAM, attacked, revealed, travels
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.table import Table, committed, tired

TROLL, RIDER, SNIPER = "Hill Troll", "Wolf Rider", "Goblin Sniper"
ROAD = "Old Forest Road"
QUEST = {"card": "To the River…", "progress": 6}


# -- Wilderlands ---------------------------------------------------------------------------------------------------


def test_wolf_rider_surges() -> None:
    t = revealed(RIDER, hand=[TUNE]).until(step="3.3w")
    assert (t.zone(RIDER), len(t.g.zones["staging"])) == ("staging", 2)


def test_wolf_rider_as_a_shadow_attacks_with_a_shadow_card_of_its_own_and_then_goes_on_top_of_the_deck() -> None:
    """It goes there at the end of the phase: no other shadow card of this combat is a Wolf Rider again."""
    t = attacked(
        RIDER, defender="Gimli", heroes=["Gimli", "Legolas"], hand=[TUNE], encounter_deck=["Dol Guldur Orcs", STREAM]
    )
    t.until(asked="lcg-ask-defender")
    assert t.g.attacks[-1].enemy == t.id(RIDER)
    assert not t.offers("defend", "Gimli")
    t.choose("defend", "Legolas")
    while len(t.g.attacks) == 2:
        t.passes()
    assert t["Legolas"].damage == 2 + 1 - 1
    assert (t.zone(RIDER), t.titles("encounter_deck")) == ("set_aside", [STREAM])
    t.until(step="7.4w")
    assert t.titles("encounter_deck")[0] == RIDER
    assert t["Gimli"].damage == 0


def test_a_wolf_rider_that_dies_in_its_attack_is_discarded() -> None:
    t = attacked(
        RIDER,
        defender="Gimli",
        heroes=["Gimli", {"card": "Legolas", "resources": 2}],
        hand=["Swift Strike"],
        encounter_deck=[STREAM, STREAM],
    )
    t.choose("pass").until(asked="lcg-ask-defender").choose("defend", "Legolas")
    t.choose("respond", "Swift Strike")
    assert t.zone(RIDER) == "encounter_discard"
    assert (t["Legolas"].damage, t.titles("encounter_deck")) == (0, [STREAM])


@pytest.mark.parametrize(("defender", "threat"), [(GUARD, 30 + 4), ("", 30 + 2)])
def test_damage_of_the_hill_troll_beyond_what_it_kills_raises_your_threat(defender: str, threat: int) -> None:
    t = Table(
        heroes=[{"card": "Gimli", "damage": 1}, "Aragorn"],
        allies=[GUARD],
        engaged=[{"card": TROLL, "shadows": [STREAM]}],
        threat=30,
        hand=[TUNE],
        step="6.4a",
    )
    t.until(asked="lcg-ask-defender")
    t = t.choose("defend", defender) if defender else t.choose("no_defender")
    if not defender:
        t.until(asked="lcg-ask-undefended").choose("choose", "Gimli")
    t.until(step="6.4.3w")
    assert t.threat() == threat


def test_the_excess_of_the_hill_troll_is_the_defending_players_also_when_another_defends() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Gimli"], "engaged": [{"card": TROLL, "shadows": [STREAM]}], "threat": 20},
            "Bor": {"heroes": [{"card": "Aragorn", "damage": 4}, "Beravor"], "threat": 20, "hand": [TUNE]},
        },
        step="6.4a",
    )
    t.until(asked="lcg-ask-defender").choose("no_defender").choose("defend", "Aragorn")
    t.until(step="6.4.3w")
    assert (t.threat("Ana"), t.threat("Bor")) == (20 + 3, 20)


def test_the_goblin_sniper_is_not_engaged_by_choice_beside_another_enemy() -> None:
    t = Table(staging=[SNIPER, "Forest Spider"], threat=10, step="5.2")
    assert not t.offers("engage", SNIPER)
    assert [r.rule for r in t.question.refusals()] == ["LCG-249"]
    assert t.offers("engage", "Forest Spider")
    assert Table(staging=[SNIPER], threat=10, step="5.2").offers("engage", SNIPER)


def test_the_goblin_sniper_shoots_one_character_of_each_player_at_the_end_of_combat() -> None:
    t = Table(
        players={"Ana": {"heroes": ["Aragorn", "Gimli"]}, "Bor": {"heroes": ["Legolas", "Éowyn"], "hand": [TUNE]}},
        staging=[SNIPER],
        step="6.2w",
    )
    t.until(asked="lcg-ask-damage").choose("choose", "Gimli").asked("Bor")
    t.choose("choose", "Éowyn")
    assert [t[hero].damage for hero in ("Aragorn", "Gimli", "Legolas", "Éowyn")] == [0, 1, 0, 1]


def test_an_engaged_goblin_sniper_shoots_nobody() -> None:
    t = Table(heroes=["Aragorn", "Gimli"], engaged=[{"card": SNIPER, "attacked": True}], hand=[TUNE], step="6.2w")
    t.until(step="7.4w")
    assert (t["Aragorn"].damage, t["Gimli"].damage) == (0, 0)


def test_marsh_adder_raises_your_threat_when_it_attacks_you() -> None:
    t = Table(heroes=["Gimli"], engaged=["Marsh Adder"], threat=20, step="6.4a").until(asked="lcg-ask-defender")
    assert t.threat() == 21


@pytest.mark.parametrize(("shadow", "zone"), [(STREAM, "staging"), ("Forest Spider", "engaged:A")])
def test_wargs_go_back_after_a_shadow_card_without_effect(shadow: str, zone: str) -> None:
    t = attacked(shadow, by="Wargs", defender="Gimli", hand=[TUNE])
    t.until(step="6.4.3w").until(step="7.4w") if shadow == STREAM else t.until(step="6.4.3w").passes()
    assert t.zone("Wargs") == zone


@pytest.mark.parametrize(("defender", "strength"), [("Gimli", 3), ("", 4)])
def test_wargs_as_a_shadow_make_the_attack_stronger(defender: str, strength: int) -> None:
    t = attacked("Wargs", defender=defender, hand=[TUNE])
    t.until(step="6.4.2w")
    assert t.number("Forest Spider", "attack") == strength


@pytest.mark.parametrize(("progress", "left"), [(6, 2), (3, 0)])
def test_despair_removes_four_progress_from_the_quest(progress: int, left: int) -> None:
    t = revealed("Despair", hand=[TUNE], quest={"card": "To the River…", "progress": progress}, active_location=ROAD)
    t.until(step="3.3w")
    assert t["To the River…"].progress == left


def test_despair_as_a_shadow_takes_the_defenders_defense_away() -> None:
    t = attacked("Despair", defender="Gimli", hand=[TUNE])
    t.until(step="6.4.2w")
    assert t.number("Gimli", "defense") == 0
    t.until(step="6.4.3w")
    assert t["Gimli"].damage == 2
    t.passes()
    assert t.number("Gimli", "defense") == 2


def test_the_brown_lands_get_progress_when_the_players_travel_there() -> None:
    t = travels("The Brown Lands")
    assert t.zone("The Brown Lands") == "encounter_discard"  # one point is all it takes
    assert t.said("lcg-log-progress") == 1


def test_the_players_must_travel_to_the_east_bight_when_they_can() -> None:
    t = Table(staging=["The East Bight", ROAD], hand=[TUNE], step="4.2")
    t.until(step="4.2w")
    assert t.zone("The East Bight") == "active_location"
    t = Table(staging=["The East Bight", ROAD], active_location=STREAM, hand=[TUNE], step="4.2")
    t.until(step="4.2w")
    assert t.zone("The East Bight") == "staging"


# -- Journey Along the Anduin --------------------------------------------------------------------------------------


def test_misty_mountain_goblins_remove_progress_after_they_attack() -> None:
    t = Table(
        quest=QUEST,
        heroes=["Gimli"],
        engaged=[{"card": "Misty Mountain Goblins", "shadows": [STREAM]}],
        hand=[TUNE],
        step="6.4a",
    )
    t.until(asked="lcg-ask-defender").choose("defend", "Gimli").until(step="6.4.3w")
    assert t["To the River…"].progress == 6
    t.passes()
    assert t["To the River…"].progress == 5


@pytest.mark.parametrize(("defender", "left"), [("Gimli", 5), ("", 3)])
def test_misty_mountain_goblins_as_a_shadow_remove_progress(defender: str, left: int) -> None:
    t = attacked("Misty Mountain Goblins", defender=defender, quest=QUEST, hand=[TUNE])
    t.until(step="6.4.2w")
    assert t["To the River…"].progress == left


def test_massing_at_night_reveals_as_many_cards_as_there_are_players() -> None:
    t = Table(
        players={"Ana": {"heroes": ["Gimli"]}, "Bor": {"heroes": ["Aragorn"], "hand": [TUNE]}},
        encounter_deck=["Massing at Night", STREAM, ROAD, "Forest Spider", STREAM],
        step="3.3",
    )
    t.until(step="3.3w")
    assert t.titles("staging") == [STREAM, ROAD, "Forest Spider"]


def test_massing_at_night_as_a_shadow_deals_shadow_cards_that_resolve_too() -> None:
    t = attacked("Massing at Night", defender="Gimli", encounter_deck=["Dol Guldur Orcs", STREAM], hand=[TUNE])
    t.until(step="6.4.2w")
    assert len(t["Forest Spider"].shadows) == 2
    assert t.number("Forest Spider", "attack") == 2 + 1


def test_banks_of_the_anduin_go_back_on_top_of_the_encounter_deck() -> None:
    t = Table(
        heroes=[committed("Éowyn")],
        active_location={"card": "Banks of the Anduin", "progress": 2},
        encounter_deck=[STREAM, ROAD],
        hand=[TUNE],
        step="3.4",
    )
    t.until(step="3.4w")
    assert t.titles("encounter_deck") == ["Banks of the Anduin", STREAM, ROAD]
    assert t.titles("encounter_discard") == []


def test_gladden_fields_raise_the_threat_once_more_in_the_refresh_phase_while_active() -> None:
    for where, threat in (("active_location", 22), ("staging", 21)):
        lying = {"active_location": "Gladden Fields"} if where == "active_location" else {"staging": ["Gladden Fields"]}
        t = Table(heroes=["Gimli"], threat=20, hand=[TUNE], step="7.1", **lying)
        t.until(step="7.4w")
        assert t.threat() == threat


# -- Sauron's Reach ------------------------------------------------------------------------------------------------


def test_eastern_crows_surge_and_are_shuffled_back_when_they_are_defeated() -> None:
    t = revealed("Eastern Crows", hand=[TUNE]).until(step="3.3w")
    assert len(t.g.zones["staging"]) == 2
    crows = {"card": "Eastern Crows", "attacked": True}
    t = Table(heroes=["Gimli"], engaged=[crows], encounter_deck=[STREAM, STREAM], hand=[TUNE], step="6.8a")
    t.choose("attack", "Gimli", "Eastern Crows").until(step="7.4w")
    assert t.zone("Eastern Crows") == "encounter_deck"
    assert (t.said("lcg-log-shuffles"), t.said("lcg-log-destroyed")) == (1, 1)


@pytest.mark.rule("LCG-265")
def test_eastern_crows_that_die_as_they_are_revealed_do_not_surge_and_are_shuffled_back() -> None:
    t = revealed("Eastern Crows", heroes=[committed("Thalin")], hand=[TUNE]).until(step="3.3w")
    assert t.zone("Eastern Crows") == "encounter_deck"
    assert t.titles("staging") == []


@pytest.mark.parametrize(("threat", "strength"), [(34, 3), (35, 4)])
def test_eastern_crows_as_a_shadow_look_at_the_threat_of_the_defending_player(threat: int, strength: int) -> None:
    t = attacked("Eastern Crows", defender="Gimli", threat=threat, hand=[TUNE])
    t.until(step="6.4.2w")
    assert t.number("Forest Spider", "attack") == strength


def test_evil_storm_hurts_the_characters_of_players_whose_threat_is_high() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Gimli", "Aragorn"], "allies": [GUARD], "threat": 35},
            "Bor": {"heroes": ["Legolas"], "threat": 34, "hand": [TUNE]},
        },
        encounter_deck=["Evil Storm", STREAM, STREAM],
        step="3.3",
    )
    t.until(step="3.3w")
    assert [t[hero].damage for hero in ("Gimli", "Aragorn", "Legolas")] == [1, 1, 0]


def test_pursued_by_shadow_raises_threat_for_each_character_that_stayed_at_home() -> None:
    t = Table(
        players={
            "Ana": {"heroes": [committed("Gimli"), "Aragorn"], "allies": [GUARD], "threat": 20},
            "Bor": {"heroes": [committed("Legolas")], "threat": 20, "hand": [TUNE]},
        },
        encounter_deck=["Pursued by Shadow", STREAM, STREAM],
        step="3.3",
    )
    t.until(step="3.3w")
    assert (t.threat("Ana"), t.threat("Bor")) == (22, 20)


def test_pursued_by_shadow_as_a_shadow_returns_an_exhausted_ally_or_raises_threat() -> None:
    allies = [tired(GUARD), tired("Faramir"), "Beorn"]
    t = attacked("Pursued by Shadow", defender="Gimli", allies=allies, threat=20, hand=[TUNE])
    t.until(asked="lcg-ask-return")
    assert {option.source for option in t.question.options} == {t.id(GUARD), t.id("Faramir")}
    t.choose("choose", "Faramir")
    assert (t.zone("Faramir"), t.threat()) == ("hand:A", 20)
    t = attacked("Pursued by Shadow", defender="Gimli", allies=["Beorn"], threat=20, hand=[TUNE])
    t.until(step="6.4.2w")
    assert t.threat() == 23


@pytest.mark.rule("LCG-011")
def test_treacherous_fog_makes_locations_threatening_then_has_players_discard() -> None:
    players = {
        "Ana": {"heroes": ["Gimli"], "hand": ["Gandalf", "Faramir"], "threat": 35},
        "Bor": {"heroes": ["Legolas"], "hand": [TUNE, "Beorn"], "threat": 20},
    }
    fog = ["Treacherous Fog", STREAM, STREAM]
    t = Table(players=players, staging=[ROAD], active_location=STREAM, encounter_deck=fog, step="3.3")
    assert t.asked("Ana") == "lcg-ask-discard-one"
    t.choose("choose", "Faramir").until(step="3.3w")
    assert (t.number(ROAD, "threat"), t.titles("discard:A"), len(t.g.zones["hand:B"])) == (2, ["Faramir"], 2)


@pytest.mark.rule("LCG-011")
def test_without_a_location_nothing_follows_the_then_of_treacherous_fog() -> None:
    t = revealed("Treacherous Fog", hand=[TUNE, "Gandalf"], threat=40)
    assert (t.step, len(t.g.zones["hand:A"])) == ("3.3w", 2)
