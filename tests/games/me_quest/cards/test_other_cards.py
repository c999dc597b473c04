"""Perils, rewards of Quests, characters, Plots and Corruption that comes: what each of them changes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.me_quest.cards.resolving import Card

CORRUPT = {"corruption": ["Weak"]}
TRAINED = {"Ana hand": 1, "skills": -2}
GAIN = ["gain_favor"]

PERILS: dict[str, tuple[str, dict[str, Any], list[str], dict[str, Any]]] = {
    "hounds": ("the_hounds_of_sauron", {"ana": {"hand": []}}, [], {"Ana life": -6, "Ana damage": 6}),
    "betrayal: damage": ("an_unexpected_betrayal", {}, ["damage"], {"Ana life": -5, "Ana damage": 5}),
    "betrayal: cards": ("an_unexpected_betrayal", {}, ["sauron_draws"], {"Sau plot": 1, "Sau shadow": 1}),
    "memories": (
        "a_shadow_in_the_background_of_their_memories",
        {"ana": {"favor": 2}, "influence": {"old_forest": 1, "weathertop": 1}}, [],
        {"Ana corruption": 1, "Ana favor": -1},
    ),
    "memories: wise": (
        "a_shadow_in_the_background_of_their_memories", {"ana": {"favor": 2}, "influence": {"old_forest": 1}}, [], {},
    ),
    "company: favor": ("ill_met_company", {"ana": {"favor": 3}}, ["lose_favor"], {"Ana favor": -2}),
    "company: Corruption": ("ill_met_company", {"ana": {"favor": 1}}, [], {"Ana corruption": 1}),
    "hill of black magic": (
        "the_hill_of_black_magic",
        {"ana": {"at": "dol_guldur"}, "plots": [{"card": "Osgiliath Invaded"}, {"card": "Gollum is Captured"}]}, [],
        {"Ana life": -5, "Ana damage": 5, "turn over": 1},
    ),
    "hill of black magic: wise": (
        "the_hill_of_black_magic", {"ana": {"at": "dol_guldur"}, "plots": [{"card": "Osgiliath Invaded"}]}, [], {},
    ),
    "enduring evil": (
        "an_enduring_evil", {"ana": {"at": "ruins_of_angmar"}, "influence": {"ruins_of_angmar": 1}}, [],
        {"Ana corruption": 1, "turn over": 1},
    ),
    "enduring evil: no influence": ("an_enduring_evil", {"ana": {"at": "ruins_of_angmar"}}, [], {}),
    "trapped": ("trapped", {}, [], {"pool": 2, "Ana hand": -2, "Ana rest": 2}),
    "weakness: damage": ("the_weakness_of_men", {}, ["damage"], {"Ana life": -5, "Ana damage": 5}),
    "weakness: story": ("the_weakness_of_men", {}, ["advance_black"], {"story black": 1}),
    "front door": (
        "its_a_dangerous_business_walking_out_your_front_door", {},
        ["choose bree", "choose the_shire", "choose old_forest"],
        {"pool": 2, "influence bree": 1, "influence the_shire": 1, "influence old_forest": 1},
    ),
    "undying regret": (
        "undying_regret", {"ana": {"at": "fangorn"}}, ["choose rhosgobel", "choose rhosgobel"],
        {"pool": 2, "influence rhosgobel": 1, "monsters rhosgobel": 1},
    ),
    "undying regret: no influence, no monster": ("undying_regret", {"ana": {"at": "fangorn"}}, [], {"pool": 2}),
    "nine: a command": (
        "nine_for_mortal_men_doomed_to_die", {}, ["accept", "command_a_minion", "move emyn_muil"],
        {"Ana corruption": 1, "mouth_of_sauron": "emyn_muil"},
    ),
    "nine: a plot": (
        "nine_for_mortal_men_doomed_to_die", {}, ["accept", "draw_plot"], {"Ana corruption": 1, "Sau plot": 1},
    ),
}  # fmt: skip

REWARDS: dict[str, tuple[str, dict[str, Any], list[str], dict[str, Any]]] = {
    "dimrill stair": ("quest.guarding_the_dimrill_stair", {}, [], {"Ana favor": 2, **TRAINED, "gandalf": "bree"}),
    "mithlond": ("quest.spies_in_mithlond", {}, [], {"Ana boat": 1, **TRAINED}),
    "bones": ("quest.bones_of_a_darkness_past", {}, [], {"Ana favor": 2, "Ana agility": 1}),
    "queer and wild": (
        "quest.they_have_become_queer_and_wild", {}, [], {"Ana favor": 2, **TRAINED, "thranduil": "the_woodland_realm"},
    ),
    "no refuge": ("quest.the_forest_must_provide_no_refuge", {}, [], TRAINED),
    "bolg: favor": (
        "quest.echoes_of_bolgs_army", {"sau": {"hand": ["Betrayed"]}}, GAIN, {"Ana favor": 2, "Sau shadow": -1},
    ),
    "bolg: fortitude": ("quest.echoes_of_bolgs_army", {}, ["gain_level"], {"Ana fortitude": 1}),
    "golasgil": (
        "quest.an_appeal_to_golasgil", {"ana": {"rest": ["Parry"]}}, [],
        {"Ana favor": 1, **TRAINED, "boromir": "osgiliath", "Ana rest": -1, "Ana life": 1},
    ),
    "strange stars": (
        "quest.where_the_stars_are_strange", {}, [], {"Ana strength": 1, **TRAINED, "denethor": "minas_tirith"},
    ),
    "ash mountains": ("quest.hidden_in_the_ash_mountains", {"pool": 1}, GAIN, {"Ana favor": 2, "pool": -1}),
    "evil men": ("quest.drive_back_the_evil_men", {}, [], {"Ana favor": 2, "saruman": "isengard"}),
    "white wizard": ("quest.a_message_to_the_white_wizard", {}, [], {"Ana favor": 1, **TRAINED}),
    "hill of sorcery": (
        "quest.hill_of_sorcery", {"pool": 3, "sau": {"hand": ["Gollum is Captured"]}}, ["gain_level", "lose_pool"],
        {"Ana agility": 1, "pool": -2},
    ),
    "hill of sorcery: a plot": (
        "quest.hill_of_sorcery", {"pool": 3, "sau": {"hand": ["Gollum is Captured"]}}, ["gain_favor", "discard_a_plot"],
        {"Ana favor": 2, "Sau plot": -1},
    ),
    "ered luin": (
        "quest.the_ered_luin", {"ana": {"rest": ["Parry"]}}, [],
        {"Ana favor": 3, "dain": "erebor", "Ana rest": -1, "Ana life": 1},
    ),
    "new threat": ("quest.a_new_threat", {}, [], TRAINED),
    "mirrormere": ("quest.to_look_into_the_mirrormere", {}, ["gain_level"], {"Ana wisdom": 1}),
    "haradrim": ("encounter.the_mounts_of_the_haradrim", {}, [], {"Ana favor": 2, **TRAINED}),
    "isildur's heir": ("encounter.isildurs_heir", {}, [], {"Ana favor": 1, **TRAINED}),
    "horizon": ("encounter.smoke_on_the_horizon", {"pool": 1}, [], {"Ana favor": 2, "pool": -1}),
    "seat of power": (
        "encounter.the_seat_of_saurons_power", {"ana": CORRUPT, "pool": 1}, ["accept", "discard_all_corruption"],
        {"Ana favor": 2, "Ana corruption": -1},
    ),
    "palantir": ("encounter.the_palantir_of_orthanc", {"ana": CORRUPT}, [], {"Ana favor": 1, "Ana corruption": -1}),
    "connection": (
        "encounter.a_shadow_connection", {"ana": {"rest": ["Parry"]}}, [],
        {"Ana favor": 2, "Ana rest": -1, "Ana life": 1},
    ),
    "evenstar": ("encounter.the_evenstar_is_called_home", {}, [], {"Ana elven_cloak": 1}),
    "greenleaf": ("encounter.greenleaf", {}, GAIN, {"Ana favor": 2}),
    "haunted ruins": ("encounter.the_haunted_ruins", {"ana": CORRUPT}, [], {"Ana favor": 2, "Ana corruption": -1}),
    "gloin": ("encounter.the_son_of_gloin", {}, [], {"Ana favor": 1, "Ana fortitude": 1}),
    "grey pilgrim": ("encounter.find_the_grey_pilgrim", {"pool": 1}, [], {"Ana favor": 1, "pool": -1}),
    "southerner": ("encounter.the_squint_eyed_southerner", {"pool": 2}, [], {"pool": -2}),
    "black pit": ("encounter.the_black_pit", {}, [], {"Ana favor": 2, **TRAINED}),
    "white tower": ("encounter.captain_of_the_white_tower", {}, [], {"Ana favor": 1, **TRAINED}),
    "beyond his reach": ("encounter.beyond_the_dark_lords_reach", {}, [], {"Ana favor": 2, **TRAINED}),
}  # fmt: skip

CONSULTED: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "thranduil": ({"pool": 3}, {"pool": -2}),
    "theoden": ({}, {"Ana horse": 1}),
    "aragorn": ({}, {"Ana agility": 1}),
    "gandalf": ({}, {"Ana wisdom": 1}),
    "denethor": ({"ana": {"favor": 3}}, {"Ana favor": -3, "story green": 1}),
    "dain": ({}, {"Ana hand": 2, "skills": -4}),
    "boromir": ({}, {"Ana strength": 1}),
    "saruman": ({"sau": {"hand": ["Betrayed", "Winter Storm", "Evil Wound"]}}, {"Sau shadow": -2}),
}


@pytest.mark.parametrize("name", PERILS)
def test_a_peril(name: str) -> None:
    card, setup, says, changes = PERILS[name]
    assert Card(f"peril.{card}", says=says, **setup).changes == changes


def test_orc_scouts_go_back_into_the_deck() -> None:
    table = Card("peril.orc_scouts", zones={"peril_discard": ["Trapped"]})
    assert table.changes == {"Ana corruption": 1}
    assert table.g.zones["peril_discard"] == []
    assert table.card in table.g.zones["peril_deck"]


@pytest.mark.rule("MEQ-313")
@pytest.mark.parametrize("name", REWARDS)
def test_a_reward(name: str) -> None:
    code, setup, says, changes = REWARDS[name]
    assert Card(code, "reward", says=says, **setup).changes == changes


def test_what_two_quests_do_when_they_come() -> None:
    assert Card("encounter.the_black_pit", "set_up").changes == {"pool": 1}
    table = Card("encounter.the_squint_eyed_southerner", "set_up", says=["choose dunland"])
    assert table.changes == {"influence dunland": 1}


@pytest.mark.rule("MEQ-286")
@pytest.mark.parametrize("name", CONSULTED)
def test_a_character_who_is_consulted(name: str) -> None:
    setup, changes = CONSULTED[name]
    assert Card(f"character.{name}", "consult", **setup).changes == changes


def test_gollum_is_in_one_place() -> None:
    table = Card(
        "plot.gollum_is_tortured",
        "active",
        plots=[{"card": "Gollum is Tortured"}, {"card": "Gollum is Captured"}, {"card": "Osgiliath Invaded"}],
    )
    assert table.changes == {"plot 2": -1}


def test_smeagol_brings_a_plot_of_gollum() -> None:
    assert Card("plot.smeagol_escapes", "active", says=["choose gollum_is_tortured"]).changes == {"Sau plot": 1}


def test_an_urgent_summons_calls_the_characters_away() -> None:
    table = Card(
        "plot.urgent_summons",
        "active",
        plots=[{"card": "Urgent Summons", "at": "bree"}],
        at={"bree": ["Gandalf", "Aragorn"], "edoras": ["Théoden"]},
    )
    assert table.changes == {"gandalf": "", "aragorn": ""}


def test_careless_and_wretched_go_back_into_the_deck() -> None:
    table = Card("corruption.careless", "gained", ana={"favor": 3})
    assert table.changes == {"Ana favor": -2, "Ana corruption": -1}
    table = Card("corruption.wretched", "gained", says=["accept", "choose fornost"])
    assert table.changes == {"Ana at": "fornost", "Ana corruption": -1, "turn over": 1}
    assert table.card in table.g.zones["corruption_deck"]


def test_the_log_tells_of_cards_that_pass_on_are_turned_over_or_shuffled_away() -> None:
    hurt = Card("encounter.remnants_of_the_north_south_road", ana={"damage": ["Volley"] * 3})
    eye = Card("shadow.the_lidless_eye", "action", ana={"corruption": ["Weary"]}, zones={"corruption_deck": ["Weak"]})
    wretched = Card("corruption.wretched", "gained", says=["decline"])
    plots = [{"card": "Urgent Summons", "at": "bree"}]
    summoned = Card("plot.urgent_summons", "active", plots=plots, at={"bree": ["Gandalf"]})
    told = [[line.message.id for line in table.session.log] for table in (hurt, eye, wretched, summoned)]
    assert told == [
        ["meqcards-log-damage-to-rest"],
        ["meqcards-log-corruption-passes", "meq-log-corruption"],
        ["meq-log-turn-over", "meqcards-log-shuffled-in"],
        ["meq-log-character-leaves"],
    ]
