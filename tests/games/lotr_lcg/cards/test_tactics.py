"""Tactics cards, a test for each sentence of their text."""

from __future__ import annotations

import pytest

from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.table import Table, rich

FIGHT = "6.8b"


# -- heroes --------------------------------------------------------------------------------------------------------


def test_gimli_has_one_more_attack_for_each_damage_on_him() -> None:
    table = Table(heroes=[{"card": "Gimli", "damage": 3}])
    assert table.number("Gimli", "attack") == 5


def test_legolas_drives_the_quest_on_when_he_helps_to_destroy_an_enemy() -> None:
    table = Table(heroes=["Legolas"], engaged=[{"card": "Forest Spider", "damage": 3}], step=FIGHT)
    table.choose("attack", "Legolas", "Forest Spider")
    table.until(asked="lcg-ask-respond")
    table.choose("respond", "Legolas")
    assert table["Flies and Spiders"].progress == 2


def test_thalin_wounds_each_enemy_revealed_while_he_is_committed() -> None:
    table = Table(
        heroes=[{"card": "Thalin", "committed": True, "exhausted": True}],
        encounter_deck=["Dol Guldur Beastmaster"],
        step="3.3",
    )
    assert table.session.log
    assert table["Dol Guldur Beastmaster"].damage == 1


def test_thalin_at_home_wounds_nobody() -> None:
    table = Table(heroes=["Thalin"], encounter_deck=["Dol Guldur Beastmaster"], step="3.3")
    assert table.session.log
    assert table["Dol Guldur Beastmaster"].damage == 0


# -- allies --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-094")
def test_gondorian_spearman_wounds_the_enemy_it_defends_against() -> None:
    table = Table(
        allies=["Gondorian Spearman"],
        engaged=["Forest Spider"],
        step="6.4.1",
        attack={"by": "Forest Spider", "on": "Ana"},
    )
    table.choose("defend", "Gondorian Spearman")
    table.choose("respond", "Gondorian Spearman")
    assert table["Forest Spider"].damage == 1


def test_beorn_rages_and_is_shuffled_back_at_the_end_of_the_phase() -> None:
    table = Table(allies=["Beorn"], step="6.2w", engaged=["Forest Spider"])
    table.choose("use", "Beorn")
    assert table.number("Beorn", "attack") == 8
    table.until(asked="lcg-ask-commit")
    assert table.zone("Beorn") == "deck:A"


@pytest.mark.rule("LCG-224")
def test_beorn_rages_once_a_round() -> None:
    table = Table(allies=["Beorn"], step="6.2w", engaged=["Forest Spider"])
    table.choose("use", "Beorn")
    assert not table.offers("use", "Beorn")


# -- events --------------------------------------------------------------------------------------------------------


def test_blade_mastery_raises_attack_and_defense() -> None:
    table = Table(heroes=[rich("Gimli")], hand=["Blade Mastery", TUNE])
    table.play("Blade Mastery")
    assert (table.number("Gimli", "attack"), table.number("Gimli", "defense")) == (3, 3)


def test_rain_of_arrows_exhausts_an_archer_and_wounds_every_enemy_engaged_with_a_player() -> None:
    table = Table(
        heroes=[rich("Legolas")],
        hand=["Rain of Arrows"],
        engaged=["Forest Spider", "King Spider"],
        staging=["Black Forest Bats"],
    )
    table.play("Rain of Arrows")
    assert table["Legolas"].exhausted
    assert [table[name].damage for name in ("Forest Spider", "King Spider", "Black Forest Bats")] == [1, 1, 0]


def test_rain_of_arrows_needs_a_ready_archer() -> None:
    table = Table(heroes=[rich("Gimli")], hand=["Rain of Arrows"], engaged=["Forest Spider"])
    assert not table.offers("play", "Rain of Arrows")


@pytest.mark.rule("LCG-005")
def test_feint_is_a_combat_action_that_stops_one_enemy_this_phase() -> None:
    table = Table(heroes=[rich("Legolas")], hand=["Feint", TUNE], engaged=["Forest Spider"], step="5.3w")
    refusal = table.refusal("Feint")
    assert refusal is not None
    assert refusal.rule == "LCG-005"
    table.until(step="6.2w")
    table.play("Feint")
    table.until(step=FIGHT)
    assert table.said("lcg-log-enemy-attacks") == 0


def test_quick_strike_attacks_at_once() -> None:
    table = Table(heroes=[rich("Legolas")], hand=["Quick Strike", TUNE], engaged=["Forest Spider"], step="3.1w")
    table.play("Quick Strike")
    assert table["Legolas"].exhausted
    table.until(step="3.2w")
    assert table["Forest Spider"].damage == 2


def test_thicket_of_spears_is_paid_by_three_heroes() -> None:
    three = Table(
        heroes=[rich("Gimli", 1), rich("Legolas", 1), rich("Thalin", 1)],
        hand=["Thicket of Spears"],
        engaged=["Forest Spider"],
        step="6.2w",
    )
    assert three.offers("play", "Thicket of Spears")
    two = Table(
        heroes=[rich("Gimli", 5), rich("Legolas", 5), "Thalin"],
        hand=["Thicket of Spears"],
        engaged=["Forest Spider"],
        step="6.2w",
    )
    assert not two.offers("play", "Thicket of Spears")


def test_thicket_of_spears_holds_all_enemies_of_a_player_back() -> None:
    table = Table(
        heroes=[rich("Gimli", 1), rich("Legolas", 1), rich("Thalin", 1)],
        hand=["Thicket of Spears"],
        engaged=["Forest Spider", "King Spider"],
        step="6.2w",
    )
    table.play("Thicket of Spears")
    table.until(step=FIGHT)
    assert table.said("lcg-log-enemy-attacks") == 0


def test_swift_strike_wounds_the_attacker_for_two() -> None:
    table = Table(
        heroes=[rich("Gimli")],
        hand=["Swift Strike"],
        engaged=["King Spider"],
        step="6.4.1",
        attack={"by": "King Spider", "on": "Ana"},
    )
    table.choose("defend", "Gimli")
    table.choose("respond", "Swift Strike")
    assert table["King Spider"].damage == 2


@pytest.mark.rule("LCG-366", "LCG-367")
def test_stand_together_lets_several_defend_and_adds_up_their_defense() -> None:
    table = Table(
        heroes=[rich("Gimli"), "Thalin"],
        hand=["Stand Together", TUNE],
        engaged=["King Spider"],
        step="6.4bw",
        attack={"by": "King Spider", "on": "Ana"},
    )
    table.play("Stand Together")
    table.until(step="6.4.1")
    table.choose("defend", "Gimli")
    table.choose("choose", "Thalin")
    assert (table["Gimli"].exhausted, table["Thalin"].exhausted) == (True, True)
    table.until(step="6.4.3w")
    assert (table["Gimli"].damage, table["Thalin"].damage) == (0, 0)


# -- attachments ---------------------------------------------------------------------------------------------------


def test_blade_of_gondolin_bites_orcs_only() -> None:
    for enemy, strength in (("Dol Guldur Orcs", 4), ("Forest Spider", 3)):
        table = Table(
            heroes=[{"card": "Legolas", "attachments": ["Blade of Gondolin"]}],
            engaged=[enemy],
            step="6.8.1w",
            attack={"by": ["Legolas"], "on": enemy},
        )
        assert table.number("Legolas", "attack") == strength


def test_blade_of_gondolin_advances_the_quest_when_its_bearer_destroys_an_enemy() -> None:
    table = Table(
        heroes=[{"card": "Gimli", "attachments": ["Blade of Gondolin"]}],
        engaged=[{"card": "Dol Guldur Orcs", "damage": 2}],
        step=FIGHT,
    )
    table.choose("attack", "Gimli", "Dol Guldur Orcs")
    table.choose("respond", "Blade of Gondolin")
    assert table["Flies and Spiders"].progress == 1


def test_citadel_plate_gives_four_hit_points() -> None:
    table = Table(heroes=[{"card": "Gimli", "attachments": ["Citadel Plate"]}])
    assert table.number("Gimli", "hit_points") == 9


def test_dwarven_axe_is_heavier_in_the_hands_of_a_dwarf() -> None:
    table = Table(
        heroes=[{"card": "Gimli", "attachments": ["Dwarven Axe"]}, {"card": "Legolas", "attachments": ["Dwarven Axe"]}]
    )
    assert (table.number("Gimli", "attack"), table.number("Legolas", "attack")) == (4, 4)


def test_horn_of_gondor_pays_when_a_character_is_destroyed() -> None:
    table = Table(
        heroes=[{"card": "Gimli", "attachments": ["Horn of Gondor"]}],
        allies=[{"card": "Silverlode Archer", "exhausted": True}],
        step="3.3",
        encounter_deck=["The Necromancer’s Reach"],
    )
    table.choose("respond", "Horn of Gondor")
    assert table.said("lcg-log-resources") == 1
