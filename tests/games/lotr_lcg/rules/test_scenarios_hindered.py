"""The scenarios of the core where several things meet: stages that end in combat, objectives that fall, the river."""

from __future__ import annotations

from typing import Any

from desktop_app.games.lotr_lcg.table.position_of_table import set_up_of
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.table import Table, committed

SPIDER, ORCS, CROWS = "Forest Spider", "Dol Guldur Orcs", "Eastern Crows"
TOOK, BEORN, SNEAK = "Wandering Took", "Beorn", "Sneak Attack"
ROAD, GATE = "Old Forest Road", "Forest Gate"


def rich(name: str, amount: int = 9, **more: Any) -> dict[str, Any]:
    return {"card": name, "resources": amount, **more}


# -- quest cards ---------------------------------------------------------------------------------------------------


def test_the_legolas_of_the_last_arrow_wins_before_he_makes_progress() -> None:
    """The spawn falls on the right path: the players have won, and nobody is asked for anything more."""
    t = Table(
        heroes=[{"card": "Legolas", "attachments": ["Blade of Gondolin"]}],
        engaged=[{"card": "Ungoliant's Spawn", "damage": 8}],
        quest="01121",
        step="6.8a",
        scenario="passage_through_mirkwood",
        hand=[TUNE],
    ).choose("attack", "Legolas", "Ungoliant's Spawn")
    t.until_over()
    assert t.result == "won"


def ambushed(deck: list[str], discard: list[str]) -> Table:
    """Legolas ends the second stage in combat: stage 3 is revealed with this encounter deck."""
    t = Table(
        heroes=["Legolas"],
        engaged=[{"card": SPIDER, "damage": 3}],
        quest={"card": "01127", "progress": 15},
        quest_deck=["01128"],
        encounter_deck=deck,
        encounter_discard=discard,
        step="6.8a",
        scenario="journey_along_the_anduin",
        hand=[TUNE],
        threat=20,
    ).choose("attack", "Legolas", SPIDER)
    return t.until(asked="lcg-ask-respond").choose("respond", "Legolas")


def test_legolas_who_ends_a_stage_in_combat_meets_the_ambush_with_what_the_deck_has() -> None:
    """Stage 3 reveals two cards; the deck has one, and outside the quest phase it is not made anew."""
    t = ambushed([ORCS], [CROWS])
    assert t.titles("quest") == ["Ambush on the Shore"]
    assert t.titles("staging") == [ORCS]
    assert t.result == ""


def test_the_ambush_that_finds_no_enemy_at_all_is_won_as_it_is_revealed() -> None:
    t = ambushed([], [])
    assert t.session.question is None
    assert t.result == "won"


# -- the dungeons --------------------------------------------------------------------------------------------------

TOWER: dict[str, Any] = {"scenario": "escape_from_dol_guldur", "quest": "01124"}


def test_a_torch_that_burns_its_bearer_to_fifty_lies_in_the_staging_area_again() -> None:
    t = Table(
        players={
            "Ana": {"heroes": [{"card": "Aragorn", "attachments": ["Dungeon Torch"]}], "threat": 48},
            "Bor": {"heroes": ["Gimli"], "threat": 20, "hand": [TUNE]},
        },
        step="7.4",
        encounter_deck=[ROAD] * 5,
        **TOWER,
    )
    t.until(step="1.3w")
    assert t.g.eliminated == ["A"]
    assert t.zone("Dungeon Torch") == "staging"
    assert t["Dungeon Torch"].controller == ""
    assert t.g.first_player == "B"


def test_a_key_that_kills_its_bearer_lies_in_the_staging_area_and_can_be_claimed_again() -> None:
    t = Table(
        players={
            "Ana": {
                "heroes": [{"card": "Aragorn", "damage": 4, "attachments": ["Shadow Key"]}, "Gimli"],
                "threat": 20,
                "hand": [TUNE],
            },
        },
        step="7.4",
        encounter_deck=[ROAD] * 5,
        **TOWER,
    )
    t.until(step="1.3w")
    assert (t.zone("Aragorn"), t.zone("Shadow Key")) == ("discard:A", "staging")
    t.choose("use", "Shadow Key")
    assert t["Shadow Key"].host == t.id("Gimli")
    assert t.threat() == 20 + 2


def test_a_key_and_a_torch_fall_due_together_and_the_first_player_orders_them() -> None:
    heroes = [
        {"card": "Aragorn", "damage": 4, "attachments": ["Shadow Key"]},
        {"card": "Gimli", "attachments": ["Dungeon Torch"]},
    ]
    t = Table(heroes=heroes, threat=30, hand=[TUNE], step="7.4", encounter_deck=[ROAD] * 5, **TOWER)
    t.until(asked="lcg-ask-which-first").choose("resolve", "Shadow Key")
    t.until(step="1.3w")
    assert (t.zone("Aragorn"), t.zone("Shadow Key"), t.zone("Dungeon Torch")) == ("discard:A", "staging", "attached")
    assert t.threat() == 30 + 2


def test_the_jailor_takes_no_objective_that_is_claimed() -> None:
    t = Table(
        heroes=[{"card": "Aragorn", "attachments": ["Shadow Key"]}],
        staging=["Dungeon Jailor"],
        threat=20,
        hand=[TUNE],
        step="3.4",
        encounter_deck=[ROAD] * 5,
        **TOWER,
    ).until(step="3.4w")
    assert t.zone("Shadow Key") == "attached"
    assert t.said("lcg-log-back-into-deck") == 0


def test_the_guardian_as_a_shadow_sends_an_objective_back_in_mid_attack() -> None:
    t = Table(
        heroes=[{"card": "Aragorn", "attachments": ["Shadow Key", "Citadel Plate"]}],
        engaged=[{"card": ORCS, "shadows": ["Cavern Guardian"]}],
        threat=20,
        hand=[TUNE],
        step="6.4a",
        encounter_deck=[ROAD] * 5,
        **TOWER,
    ).until(asked="lcg-ask-defender")
    t.choose("no_defender").until(step="6.4.2w")
    assert (t.zone("Shadow Key"), t.zone("Citadel Plate")) == ("staging", "discard:A")
    assert t["Shadow Key"].counts_as == ""


def test_two_shackles_and_beravor_draw_nothing_and_free_the_deck_one_by_one() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Beravor"], "on_deck": ["Iron Shackles"], "threat": 20, "hand": [TUNE]},
        },
        step="4.2w",
        encounter_deck=[ROAD] * 5,
        **TOWER,
    ).choose("use", "Beravor")
    assert (t.titles("hand:A"), t.titles("on_deck:A")) == ([TUNE], [])
    assert t["Beravor"].exhausted


def test_the_shackles_of_a_first_player_who_goes_do_not_pass_to_the_next() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Aragorn"], "on_deck": ["Iron Shackles"], "threat": 49},
            "Bor": {"heroes": ["Gimli"], "threat": 20, "hand": [TUNE]},
        },
        staging=[ROAD],
        encounter_deck=[ROAD] * 5,
        step="3.4",
        **TOWER,
    ).until(step="3.4w")
    assert t.g.eliminated == ["A"]
    assert (t.titles("on_deck:B"), t.titles("encounter_discard")) == ([], ["Iron Shackles"])


def test_the_prisoner_pays_nothing_and_gains_nothing_before_the_rescue_and_both_after_it() -> None:
    t = Table(
        players={
            "Ana": {
                "heroes": [committed("Éowyn"), rich("Théodred", 0)],
                "captive": [rich("Gimli", 3)],
                "threat": 20,
                "hand": ["Feint", "Blade Mastery", TUNE],
            }
        },
        step="3.4",
        encounter_deck=[ROAD] * 5,
        **TOWER,
    )
    t.until(asked="lcg-ask-respond").choose("respond", "Through the Caverns").until(step="3.4w")
    assert (t.zone("Gimli"), t["Gimli"].damage) == ("play:A", 1)
    assert t.offers("play", "Blade Mastery")
    assert not t.offers("play", "Feint")


# -- Anduin --------------------------------------------------------------------------------------------------------

RIVER: dict[str, Any] = {"scenario": "journey_along_the_anduin"}


def test_snipers_that_shoot_both_last_heroes_lose_the_game_at_once() -> None:
    t = Table(
        players={
            "Ana": {"heroes": [{"card": "Aragorn", "damage": 4}], "threat": 20},
            "Bor": {"heroes": [{"card": "Éowyn", "damage": 2}], "threat": 20},
        },
        staging=["Goblin Sniper", "Goblin Sniper"],
        quest="01127",
        step="6.11",
        **RIVER,
    ).until(asked="lcg-ask-which-first")
    t.choose("resolve").until_over()
    assert t.result == "lost"
    assert t.said("lcg-log-lost") == 1


def test_a_troll_that_dies_in_staging_leaves_the_stage_before_the_quest_is_resolved() -> None:
    """Thalin's damage fells it as it is revealed; the first stage had its progress, and willpower meets the next."""
    t = Table(
        heroes=[committed("Thalin"), committed("Éowyn")],
        quest={"card": "01126", "progress": 8},
        quest_deck=["01127"],
        staging=[{"card": "Hill Troll", "damage": 8}],
        allies=[],
        hand=["Gandalf", TUNE],
        encounter_deck=["Goblin Sniper", *[ROAD] * 5],
        threat=20,
        step="3.3",
        **RIVER,
    )
    t.until(step="3.3w")
    assert t.titles("quest") == ["To the River…"]
    assert t["Goblin Sniper"].damage == 1


def test_crows_that_thalin_kills_are_back_in_the_deck_and_bring_no_other_card() -> None:
    t = Table(
        heroes=[committed("Thalin")],
        encounter_deck=[CROWS, *[ROAD] * 5],
        threat=20,
        hand=[TUNE],
        step="3.3",
        quest="01126",
        **RIVER,
    ).until(step="3.3w")
    assert t.zone(CROWS) == "encounter_deck"
    assert t.titles("staging") == []


def test_gladden_fields_takes_a_player_to_fifty_in_the_refresh_phase_and_the_token_passes_on() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Aragorn"], "threat": 48},
            "Bor": {"heroes": ["Gimli"], "threat": 20},
            "Cid": {"heroes": ["Éowyn"], "threat": 20, "hand": [TUNE]},
        },
        active_location="Gladden Fields",
        quest="01126",
        step="7.3",
        **RIVER,
    ).until(step="7.4w")
    assert t.g.eliminated == ["A"]
    assert (t.threat("Bor"), t.threat("Cid")) == (22, 22)
    assert t.g.first_player in ("B", "C")
    assert t.g.first_player == "C"


def test_the_banks_explored_in_the_quest_phase_are_the_shadow_card_of_the_round() -> None:
    t = Table(
        heroes=[committed("Éowyn")],
        engaged=[SPIDER],
        active_location={"card": "Banks of the Anduin", "progress": 2},
        quest="01126",
        hand=[TUNE],
        threat=20,
        step="3.4",
        **RIVER,
    )
    t.until(step="6.2w")
    assert t.g.home[t[SPIDER].shadows[0]] == "shadows"
    assert t.zone("Banks of the Anduin") == "shadows"


def test_wargs_with_two_shadow_cards_one_without_effect_go_back_and_keep_what_is_on_them() -> None:
    t = Table(
        heroes=["Aragorn"],
        engaged=[{"card": "Wargs", "damage": 1, "shadows": [ORCS, ROAD]}],
        quest="01126",
        hand=[TUNE],
        threat=20,
        step="6.4a",
        **RIVER,
    ).until(asked="lcg-ask-defender")
    t.choose("defend", "Aragorn")
    while t.g.attacks:
        t.passes()
    assert (t.zone("Wargs"), t["Wargs"].damage) == ("staging", 1)


def test_the_adder_that_takes_the_first_player_to_fifty_strikes_nobody_and_the_others_go_on() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Aragorn"], "threat": 49, "engaged": ["Marsh Adder"]},
            "Bor": {"heroes": ["Gimli"], "threat": 20, "engaged": [SPIDER], "hand": [TUNE]},
        },
        quest="01126",
        step="6.4a",
        **RIVER,
    ).until(asked="lcg-ask-defender")
    t.asked("Bor")
    assert t.g.eliminated == ["A"]
    assert (t.zone("Marsh Adder"), t.zone(SPIDER)) == ("staging", "engaged:B")


# -- the table written down ----------------------------------------------------------------------------------------


def test_an_attack_whose_enemy_has_died_is_written_down_and_gone_on_with() -> None:
    t = Table(heroes=["Aragorn"], engaged=[{"card": SPIDER, "damage": 3}], hand=[TUNE], threat=20, step="6.8a").choose(
        "attack", "Aragorn", SPIDER
    )
    t.until(step="6.8.3w")
    assert t.zone(SPIDER) == "encounter_discard"
    written = set_up_of(t.g)
    again = Table(**written)
    assert set_up_of(again.g) == written
    assert again.step == "6.8.3w"
    again.until(step="7.4w")
    assert again.g.attacks == []


def test_an_enemy_attack_whose_enemy_the_defender_slew_is_written_down_too() -> None:
    t = Table(
        heroes=["Aragorn", rich("Gimli")],
        engaged=[{"card": SPIDER, "damage": 3}],
        hand=["Quick Strike", TUNE],
        threat=20,
        step="6.4a",
    ).until(asked="lcg-ask-defender")
    t.choose("defend", "Aragorn")
    t.until(step="6.4.3w")
    t.play("Quick Strike").until(step="6.8.3w")
    written = set_up_of(t.g)
    assert set_up_of(Table(**written).g) == written
