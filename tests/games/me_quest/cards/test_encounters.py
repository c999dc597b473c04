"""Encounter cards: what each of them changes, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.me_quest.cards.resolving import Card

CORRUPT = {"corruption": ["Weak"]}
RESTED = {"rest": ["Parry", "Volley"], "damage": ["Overdraw", "Overdraw", "Overdraw"]}

# name: (card, how it is laid out, answers, what changes)
CASES: dict[str, tuple[str, dict[str, Any], list[str], dict[str, Any]]] = {
    "court: favor and a horse": (
        "the_court_of_theoden", {"ana": {"at": "edoras"}}, ["gain_favor"], {"Ana favor": 1, "Ana horse": 1},
    ),
    "court: too many monsters": (
        "the_court_of_theoden",
        {"ana": {"at": "edoras"}, "at": {"helms_deep": ["monster_token.blue.orc", "monster_token.blue.blank"]}},
        ["gain_favor"], {"Ana favor": 1},
    ),
    "court: less Corruption": (
        "the_court_of_theoden", {"ana": {"at": "edoras", **CORRUPT}}, ["discard_corruption"],
        {"Ana corruption": -1, "Ana horse": 1},
    ),
    "houses of healing: both pools": (
        "the_houses_of_healing", {"ana": RESTED}, ["shuffle_pools"], {"Ana rest": -2, "Ana damage": -3, "Ana life": 5},
    ),
    "houses of healing: favor and Corruption": (
        "the_houses_of_healing", {"ana": CORRUPT}, ["gain_favor"], {"Ana favor": 1, "Ana corruption": -1},
    ),
    "elven king: a boat": (
        "the_halls_of_an_elven_king", {"ana": {"at": "the_woodland_realm"}, "influence": {"the_bight": 2}},
        ["gain_favor"], {"Ana favor": 1, "Ana boat": 1},
    ),
    "elven king: too much influence": (
        "the_halls_of_an_elven_king",
        {"ana": {"at": "the_woodland_realm"}, "influence": {"the_bight": 1, "south_eaves": 1, "the_forest_road": 1}},
        ["gain_favor"], {"Ana favor": 1},
    ),
    "lonely mountain: fortitude": (
        "the_lonely_mountain", {"ana": {"at": "erebor", "corruption": ["Weak", "Greedy"]}, "pool": 4}, [],
        {"Ana favor": 1, "Ana corruption": -2},
    ),
    "lonely mountain: the pool is as strong": (
        "the_lonely_mountain", {"ana": {"at": "erebor", **CORRUPT}, "pool": 5}, [], {"Ana favor": 1},
    ),
    "northern fortress": ("the_northern_fortress", {}, [], {"Ana favor": 1, "Ana hand": 1, "skills": -2}),
    "golden wood: few plots": ("the_golden_wood", {}, ["gain_favor"], {"Ana favor": 1, "Ana elven_cloak": 1}),
    "golden wood: many plots": (
        "the_golden_wood",
        {"plots": [{"card": "Osgiliath Invaded"}, {"card": "Gollum is Captured"}, {"card": "Orcs in the Mountains"}]},
        ["gain_favor"], {"Ana favor": 1},
    ),
    "imladris: uncorrupted": (
        "imladris", {"ana": RESTED}, ["gain_favor"],
        {"Ana favor": 1, "Ana rest": -2, "Ana damage": -3, "Ana life": 5},
    ),
    "imladris: rid of the last one": (
        "imladris", {"ana": {**RESTED, **CORRUPT}}, ["discard_corruption"],
        {"Ana corruption": -1, "Ana rest": -2, "Ana damage": -3, "Ana life": 5},
    ),
    "imladris: corrupted": ("imladris", {"ana": {**RESTED, **CORRUPT}}, ["gain_favor"], {"Ana favor": 1}),
    "meduseld": ("intrigue_within_meduseld", {"ana": {"at": "edoras"}}, [], {"Ana favor": 2}),
    "meduseld: influence": (
        "intrigue_within_meduseld", {"ana": {"at": "edoras"}, "influence": {"isengard": 3}}, [], {},
    ),
    "palantirs": (
        "the_palantirs", {"pool": 3, "sau": {"hand": ["Gollum is Captured"]}}, ["accept", "done"],
        {"Ana corruption": 1, "pool": -1},
    ),
    "palantirs: declined": ("the_palantirs", {"pool": 3}, ["decline"], {}),
    "enchanted stream": (
        "the_enchanted_stream", {"ana": {"at": "the_woodland_realm", "favor": 2}, "influence": {"the_bight": 4}}, [],
        {"Ana favor": -1, "Ana corruption": 1},
    ),
    "enchanted stream: agile": (
        "the_enchanted_stream", {"ana": {"at": "the_woodland_realm", "favor": 2}, "influence": {"the_bight": 3}},
        [], {},
    ),
    "ancient greed": (
        "ancient_greed", {}, ["accept"], {"Ana corruption": 1, "Ana favor": 2, "Ana hand": 1, "skills": -2},
    ),
    "ancient greed: declined": ("ancient_greed", {}, ["decline"], {"Ana favor": 1}),
    "deadmen's dike: no shields": (
        "deadmens_dike", {"ana": {"hand": ["Quick Shot"]}}, ["", "lose_life", "lose_life", "lose_life", "lose_life"],
        {"Ana life": -4, "Ana damage": 4},
    ),
    "redeemed: favor": ("redeemed_by_grace", {"ana": CORRUPT}, ["gain_favor"], {"Ana favor": 1}),
    "redeemed: bought off": (
        "redeemed_by_grace", {"ana": {"favor": 2, "corruption": ["Weak", "Greedy"]}}, ["buy_off", "pay_off weak"],
        {"Ana favor": -1, "Ana corruption": -1},
    ),
    "defender: pool": ("the_steadfast_defender", {"pool": 2}, ["lose_pool"], {"pool": -1}),
    "defender: a level": (
        "the_steadfast_defender", {"ana": {"favor": 3}}, ["level_wisdom"],
        {"Ana favor": -2, "Ana wisdom": 1},
    ),
    "not say the day is done": ("i_will_not_say_the_day_is_done", {}, [], {"Ana favor": 2}),
    "faces in the water": (
        "the_faces_in_the_water", {"ana": {"items": ["Horse"], "corruption": ["Weak", "Greedy"]}}, [],
        {"Ana horse": -1, "Ana life": -2, "Ana damage": 2},
    ),
    "shapes in the mist": (
        "shapes_in_the_mist", {"ana": {"hand": []}}, [], {"Ana life": -6, "Ana damage": 6},
    ),
    "sauron's road": (
        "saurons_road", {"ana": {"at": "mount_doom"}}, ["accept", "choose barad_dur"], {"Ana at": "barad_dur"},
    ),
    "thirst and despair": ("thirst_and_despair", {"ana": {"hand": []}}, [], {"Ana life": -6, "Ana damage": 6}),
    "heavy rains: discard": ("heavy_rains", {}, ["discard_cards"], {"Ana hand": -3, "Ana rest": 3}),
    "heavy rains: moved": (
        "heavy_rains", {"ana": {"at": "dagorlad"}}, ["moved", "choose the_dead_marshes"],
        {"Ana at": "the_dead_marshes"},
    ),
    "heavy rains: too few cards": (
        "heavy_rains", {"ana": {"at": "dagorlad", "hand": ["Parry"]}}, ["choose the_dead_marshes"],
        {"Ana at": "the_dead_marshes"},
    ),
    "nest: influence": (
        "the_nest_is_stirred", {"ana": {"at": "dagorlad"}},
        ["accept", "influence", "choose dagorlad", "choose emyn_muil"],
        {"influence dagorlad": 1, "influence emyn_muil": 1},
    ),
    "nest: pool": ("the_nest_is_stirred", {"ana": {"at": "dagorlad"}}, ["accept", "fill_pool"], {"pool": 1}),
    "olog-hai": ("the_olog_hai", {"ana": {"hand": []}}, [], {"Ana life": -8, "Ana damage": 8}),
    "hidden path": ("a_hidden_path", {"pool": 2}, [], {"pool": -1}),
    "sting of the west": (
        "sting_of_the_west", {"ana": {"at": "dagorlad"}, "influence": {"dol_guldur": 2, "the_nindalf": 1}},
        ["remove_influence dol_guldur", "remove_influence the_nindalf"],
        {"influence dol_guldur": -1, "influence the_nindalf": -1},
    ),
    "shadow under the shadow: strong": (
        "a_shadow_under_the_shadow",
        {"ana": {"at": "dagorlad"}, "pool": 3, "influence": {"dol_guldur": 3, "rhun": 1, "emyn_muil": 1}},
        ["lose_pool"], {"pool": -2},
    ),
    "shadow under the shadow: weak": (
        "a_shadow_under_the_shadow",
        {"ana": {"at": "dagorlad"}, "pool": 3, "influence": {"dol_guldur": 3, "rhun": 2, "emyn_muil": 1}},
        [], {},
    ),
    "great eye": (
        "the_land_of_the_great_eye", {"ana": {"at": "dagorlad"}, "influence": {"dol_guldur": 3, "rhun": 3}}, [],
        {"Ana life": -5, "Ana rest": 5},
    ),
    "great eye: brave": (
        "the_land_of_the_great_eye", {"ana": {"at": "dagorlad"}, "influence": {"dol_guldur": 3, "rhun": 2}}, [], {},
    ),
    "shadows lie": ("where_the_shadows_lie", {"pool": 2}, [], {"pool": -1}),
    "key to the anduin: damage": ("the_key_to_the_anduin", {}, ["damage"], {"Ana life": -5, "Ana damage": 5}),
    "key to the anduin: Corruption": ("the_key_to_the_anduin", {}, ["corruption"], {"Ana corruption": 1}),
    "imrahil: favor": ("prince_imrahil", {}, ["gain_favor"], {"Ana favor": 2}),
    "imrahil: boat": ("prince_imrahil", {}, ["gain_boat"], {"Ana boat": 1}),
    "imrahil: corrupted": ("prince_imrahil", {"ana": {"corruption": ["Weak", "Greedy", "Reckless"]}}, [], {}),
    "seat of seeing": (
        "the_seat_of_seeing", {"ana": {"at": "amon_hen", "favor": 1}, "pool": 3}, ["accept"],
        {"Ana favor": -1, "pool": -2},
    ),
    "sweet words": (
        "sweet_words_bitter_dreams", {"ana": {**CORRUPT, "hand": ["Parry"]}}, [],
        {"Ana hand": -1, "Ana life": -1, "Ana damage": 2},
    ),
    "umbar": ("they_come_from_umbar", {"ana": {"hand": []}}, [], {"Ana life": -6, "Ana damage": 6}),
    "eored: rest": ("the_eored", {"ana": RESTED}, ["shuffle_rest"], {"Ana rest": -2, "Ana life": 2}),
    "lies and deceit": (
        "lies_and_deceit", {"sau": {"hand": ["Betrayed", "Winter Storm"]}}, ["sauron_discards"], {"Sau shadow": -1},
    ),
    "smugglers": ("smugglers", {"pool": 1}, ["accept"], {"Ana corruption": 1, "pool": -1, "Ana hand": 1, "skills": -2}),
    "allies: damage": ("allies_of_the_dark_lord", {}, ["damage"], {"Ana life": -4, "Ana damage": 4}),
    "allies: plot": ("allies_of_the_dark_lord", {}, ["draw_plot"], {"Sau plot": 1}),
    "dangers": (
        "dangers_both_real_and_imagined",
        {"ana": {"at": "osgiliath"}, "at": {"pelargir": ["monster_token.blue.orc"] + ["monster_token.blue.blank"] * 2}},
        [], {"Ana corruption": 1},
    ),
    "dangers: wise": ("dangers_both_real_and_imagined", {"ana": {"at": "osgiliath"}}, [], {}),
    "words: uncorrupted": ("words_spoken_from_the_heart", {}, [], {"Ana favor": 1}),
    "words: corrupted": (
        "words_spoken_from_the_heart", {"ana": {"favor": 1, **CORRUPT}}, ["accept"],
        {"Ana favor": -1, "Ana corruption": -1},
    ),
    "the days have gone down": (
        "the_days_have_gone_down_in_the_west", {}, ["accept"], {"Ana hand": -2, "Ana rest": 2, "Ana favor": 2},
    ),
    "radagast": (
        "radagast_the_brown", {"ana": {"at": "rhosgobel"}}, ["choose edoras"], {"Ana favor": 1, "gandalf": "edoras"},
    ),
    "beornings ask": (
        "the_beornings_ask_for_help",
        {"ana": {"at": "high_pass", "favor": 1}, "pool": 3, "influence": {"high_pass": 1},
         "at": {"high_pass": ["monster_token.green.blank"]}},
        ["accept"], {"Ana favor": -1, "pool": -2, "influence high_pass": -1, "monsters high_pass": -1},
    ),
    "dale": (
        "the_town_of_dale", {"ana": RESTED}, [], {"Ana damage": -2, "Ana rest": -2, "Ana life": 4},
    ),
    "agents of saruman: damage": ("agents_of_saruman", {}, ["damage"], {"Ana life": -5, "Ana damage": 5}),
    "agents of saruman: story": ("agents_of_saruman", {}, ["advance_yellow"], {"story yellow": 1}),
    "do not stray": ("do_not_stray_from_the_path", {"ana": {"hand": []}}, [], {"Ana life": -7, "Ana damage": 7}),
    "fires: damage": (
        "sarumans_fires",
        {"ana": {"at": "fangorn"}, "at": {"rhosgobel": ["monster_token.green.blank"] * 4}}, ["accept", "damage"],
        {"Ana life": -2, "Ana damage": 2},
    ),
    "fires: agile": ("sarumans_fires", {"ana": {"at": "fangorn"}}, [], {}),
    "lost in the wild: moved": (
        "lost_in_the_wild", {"ana": {"at": "weathertop"}}, ["moved", "choose ettenmoors"], {"Ana at": "ettenmoors"},
    ),
    "wood-elves: there at once": (
        "escorted_by_the_wood_elves",
        {"ana": {"at": "the_bight", "favor": 1}, "zones": {"encounter_deck_haven": ["The Golden Wood"]}},
        ["move_and_encounter"], {"Ana favor": -1, "Ana at": "the_woodland_realm"},
    ),
    "ranger: rest": ("the_ranger", {"ana": RESTED}, ["shuffle_rest"], {"Ana rest": -2, "Ana life": 2}),
    "amon sul": (
        "the_ruins_of_amon_sul", {"ana": {**RESTED, "levels": {"wisdom": 1}}}, [],
        {"Ana damage": -3, "Ana rest": -2, "Ana life": 5},
    ),
    "lost in the shadows": ("lost_in_the_shadows", {}, ["discard_cards"], {"Ana hand": -2, "Ana rest": 2}),
    "terrible storm": (
        "trapped_by_a_terrible_storm", {}, [], {"Ana hand": -6, "Ana life": 6, "turn over": 1},
    ),
    "conquered by fear: favor": (
        "conquered_by_fear", {"ana": {"at": "the_bight", "favor": 2}, "influence": {"south_eaves": 3}}, ["spend_favor"],
        {"Ana favor": -1},
    ),
    "conquered by fear: Corruption": (
        "conquered_by_fear", {"ana": {"at": "the_bight"}, "influence": {"south_eaves": 3}}, ["corruption"],
        {"Ana corruption": 1},
    ),
    "desperate bargain": (
        "a_desperate_bargain", {"pool": 3, "sau": {"hand": ["Betrayed"]}}, ["accept"],
        {"Ana corruption": 1, "pool": -2, "Sau shadow": -1},
    ),
    "leaves of gold": ("i_sang_of_leaves_of_leaves_of_gold", {"pool": 3}, ["lose_pool"], {"pool": -1}),
    "hill of the wind": (
        "hill_of_the_wind", {"pool": 3, "at": {"bree": ["monster_token.orange.agent"]}}, ["accept", "done"],
        {"pool": -1},
    ),
    "trolls": ("tom_bert_and_william_huggins", {"pool": 3}, [], {"pool": -1}),
    "emyn engrin": ("emyn_engrin", {"pool": 3}, ["lose_pool"], {"pool": -2}),
    "withered heath": (
        "above_the_withered_heath",
        {"ana": {"at": "ered_mithrin"}, "sau": {"hand": ["Betrayed"]}, "at": {"erebor": ["monster_token.purple.orc"]}},
        ["accept", "remove_token"], {"Sau shadow": -1, "monsters erebor": -1},
    ),
    "forodwaith": (
        "forodwaith", {"ana": {"at": "the_northern_waste"}, "influence": {"weathertop": 3, "ered_mithrin": 3}}, [],
        {"Ana life": -3, "Ana damage": 3},
    ),
    "forodwaith: brave": (
        "forodwaith", {"ana": {"at": "the_northern_waste"}, "influence": {"weathertop": 3, "ered_mithrin": 2}}, [], {},
    ),
    "carn dum: damage": ("carn_dum_reborn", {}, ["damage"], {"Ana life": -5, "Ana damage": 5}),
    "carn dum: influence": (
        "carn_dum_reborn", {"influence": {"mount_gundabad": 1}},
        ["influence", "place_influence mount_gundabad", "place_influence mount_gundabad", "stop_placing"],
        {"pool": 1, "influence mount_gundabad": 2},
    ),
    "path through the mountains": (
        "a_path_through_the_mountains", {"ana": {"at": "ered_mithrin"}}, ["accept", "choose the_northern_waste"],
        {"Ana favor": 1, "Ana at": "the_northern_waste"},
    ),
    "iron will: favor": ("the_iron_will_of_the_dwarves", {}, ["gain_favor"], {"Ana favor": 1}),
    "iron will: training": (
        "the_iron_will_of_the_dwarves", {"ana": {"favor": 1, **CORRUPT}}, ["train"],
        {"Ana favor": -1, "Ana corruption": -1, "Ana hand": 1, "skills": -2},
    ),
    "common purpose": ("a_common_purpose", {}, [], {"Ana favor": 2}),
    "world is grey": ("the_world_is_grey_the_mountains_old", {"pool": 1}, ["lose_pool"], {"pool": -1}),
    "pipeweed": ("pipeweed_seven_meals_a_day", {"ana": RESTED}, [], {"Ana damage": -2, "Ana rest": -2, "Ana life": 4}),
    "cirdan: boat": ("cirdan_the_shipwright", {}, ["gain_boat"], {"Ana boat": 1}),
    "cirdan: Corruption": (
        "cirdan_the_shipwright", {"ana": {"corruption": ["Weak", "Greedy"]}}, ["discard_all_corruption"],
        {"Ana corruption": -2},
    ),
    "grey company": (
        "the_grey_company", {}, ["accept"],
        {"Ana hand": -1, "Ana rest": 2, "Ana favor": 1, "skills": -2},
    ),
    "cold be hand": ("cold_be_hand_and_heart_and_bone", {"ana": {"hand": []}}, [], {"Ana life": -4, "Ana damage": 4}),
    "north-south road": (
        "remnants_of_the_north_south_road", {"ana": RESTED}, [], {"Ana damage": -3, "Ana rest": 3},
    ),
    "city by the greyflood": (
        "the_city_by_the_greyflood", {"ana": {"items": ["Horse"]}, "influence": {"tharbad": 3, "the_shire": 3}}, [],
        {"Ana horse": -1, "turn over": 1},
    ),
    "merry fellow": (
        "a_merry_fellow", {"ana": CORRUPT, "at": {"bree": ["monster_token.orange.agent"]}}, [],
        {"Ana corruption": -1, "monsters bree": -1, "Ana favor": 1},
    ),
    "raiders": ("the_raiders_in_the_hills", {"ana": {"hand": []}}, [], {"Ana life": -5, "Ana damage": 5}),
    "mad baggins: Corruption": (
        "the_mad_baggins", {}, ["accept"], {"Ana corruption": 1, "Ana hand": 5, "Ana life": -5},
    ),
    "mad baggins: favor": ("the_mad_baggins", {}, ["decline", "accept"], {"Ana favor": 1}),
    "saruman's agents": (
        "sarumans_agents", {"sau": {"hand": ["Gollum is Captured"]}}, ["accept"], {"Ana corruption": 1, "Sau plot": -1},
    ),
    "road goes ever on": ("the_road_goes_ever_on_and_on", {}, [], {"Ana favor": 2}),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_an_encounter(name: str) -> None:
    card, setup, says, changes = CASES[name]
    assert Card(f"encounter.{card}", says=says, **setup).changes == changes
