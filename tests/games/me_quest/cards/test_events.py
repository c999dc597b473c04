"""Event cards: what each of them changes, resolved or explored, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.me_quest.reading.facts import load_cards
from tests.games.me_quest.cards.resolving import Card, On

CORRUPT = {"corruption": ["Weak"]}
RICH = {"favor": 4}
MIRKWOOD = {"the_bight": ["monster_token.green.orc"], "south_eaves": ["monster_token.green.blank"]}

# name: (card, occasion, how it is laid out, answers, what changes)
CASES: dict[str, tuple[str, On, dict[str, Any], list[str], dict[str, Any]]] = {
    "stormcrow": (
        "messengers_of_the_stormcrow", "resolve", {"ana": RICH}, ["spend_favor"],
        {"Ana favor": -1, "Bor corruption": 1},
    ),
    "tempted: Corruption": (
        "tempted_by_power", "resolve", {}, ["choose_player Ana", "corruption"],
        {"Ana corruption": 1, "Ana hand": 1, "skills": -2},
    ),
    "tempted: plot": ("tempted_by_power", "resolve", {}, ["choose_player Bor", "draw_plot"], {"Sau plot": 1}),
    "friendship: laid": (
        "trust_in_friendship", "resolve", {"ana": RICH, "bor": {"favor": 1}}, [], {"Ana favor": -1, "Bor favor": -1},
    ),
    "thieves": (
        "the_thieves_of_tharbad", "resolve", {"at": {"bree": ["Gandalf"], "edoras": ["Saruman"]}}, ["choose gandalf"],
        {"gandalf": "mouth_of_the_greyflood"},
    ),
    "orphans: favor": (
        "eomer_eowyn_are_orphaned", "resolve", {"favor": {"isengard": 1}, "at": {"edoras": ["Gandalf"]}},
        ["discard_favor isengard"], {"favor isengard": -1},
    ),
    "orphans: character": (
        "eomer_eowyn_are_orphaned", "resolve", {"favor": {"isengard": 1}, "at": {"edoras": ["Gandalf"]}},
        ["discard_character gandalf"], {"gandalf": ""},
    ),
    "beornings: monsters": (
        "beornings_the_skin_changers", "resolve", {"at": MIRKWOOD},
        ["remove_monsters", "remove_monsters", "remove_token ~at.the_bight/1", "remove_token ~at.the_bight/1",
         "remove_token", "remove_token"],
        {"monsters the_bight": -1, "monsters south_eaves": -1},
    ),
    "dunadan: favor": (
        "the_dunadan_guards_the_shire", "resolve", {"influence": {"bree": 1}}, ["place_favor", "place_favor"],
        {"favor the_shire": 1},
    ),
    "dunadan: both kinds": (
        "the_dunadan_guards_the_shire", "resolve",
        {"influence": {"the_shire": 1}, "at": {"old_forest": ["monster_token.orange.agent"]}},
        ["remove_tokens", "remove_tokens", "remove_influence", "remove_influence", "remove_token", "remove_token"],
        {"influence the_shire": -1, "monsters old_forest": -1},
    ),
    "erkenbrand": (
        "the_courage_of_erkenbrand", "resolve", {"influence": {"isengard": 1}}, ["place_favor", "place_favor"],
        {"favor helms_deep": 1},
    ),
    "argonath to the sea": (
        "from_argonath_to_the_sea", "explore", {"influence": {"osgiliath": 2, "pelargir": 1}}, [],
        {"influence osgiliath": -1, "influence pelargir": -1},
    ),
    "golden wood: boat": (
        "lady_of_the_golden_wood", "explore", {"pool": 2}, ["gain_boat"], {"Ana boat": 1},
    ),
    "golden wood: pool": ("lady_of_the_golden_wood", "explore", {"pool": 2}, ["lose_pool"], {"pool": -1}),
    "argonath: fortitude": ("the_argonath", "explore", {}, ["level_fortitude"], {"Ana fortitude": 1}),
    "argonath: Corruption": (
        "the_argonath", "explore", {"ana": CORRUPT}, ["discard_corruption"], {"Ana corruption": -1},
    ),
    "gollum is hunted": ("aragorn_hunts_gollum", "explore", {"ana": RICH}, [], {"Ana favor": -3, "story green": 1}),
    "account of Isildur": ("the_account_of_isildur", "explore", {"ana": RICH}, [], {"Ana favor": -3, "story green": 1}),
    "arwen": ("arwens_message_to_her_beloved", "explore", {}, ["gain_favor"], {"Ana favor": 1}),
    "arwen: training": (
        "arwens_message_to_her_beloved", "explore", {}, ["train"], {"Ana hand": 1, "skills": -2},
    ),
    "imladris: fortitude": ("imladris", "explore", {"ana": CORRUPT}, ["level_fortitude"], {"Ana fortitude": 1}),
    "imladris: Corruption": ("imladris", "explore", {"ana": CORRUPT}, ["discard_corruption"], {"Ana corruption": -1}),
    "wander": (
        "not_all_those_who_wander_are_lost", "explore", {}, ["choose minas_tirith"], {"Ana at": "minas_tirith"},
    ),
    "gandalf visits frodo": (
        "gandalf_visits_frodo", "explore", {"ana": RICH}, [], {"Ana favor": -3, "story green": 1},
    ),
    "gandalf visits the poor": ("gandalf_visits_frodo", "explore", {}, [], {}),
    "stone figures": (
        "stone_figures_in_the_trollshaws", "resolve", {}, ["choose ettenmoors", "choose weathertop"],
        {"monsters ettenmoors": 1, "monsters weathertop": 1},
    ),
    "strength yet": (
        "there_is_strength_yet", "resolve", {"at": {"dol_guldur": [{"card": "minion.mouth_of_sauron", "damage": 6}]}},
        ["accept", "decline", "choose mouth_of_sauron"], {"Ana hand": 1, "Ana life": -1},
    ),
    "cirdan": (
        "cirdan_the_shipwright", "explore", {}, ["accept"], {"Ana boat": 1, "Ana at": "belfalas"},
    ),
    "foe-hammer": (
        "the_foe_hammer", "explore",
        {"influence": {"moria": 1}, "at": {"moria": ["monster_token.orange.agent"], "the_trollshaws": ["Gandalf"]}},
        [], {"gandalf": "moria", "monsters moria": -1},
    ),
    "under the shadow: Corruption": (
        "under_the_shadow", "resolve", {}, ["choose_player Ana", "corruption", "choose dagorlad"],
        {"Ana corruption": 1, "Ana at": "dagorlad"},
    ),
    "brand: monsters": (
        "brand_becomes_king_of_dale", "resolve", {"at": {"erebor": ["monster_token.purple.orc"]}},
        ["remove_monsters", "remove_monsters", "remove_token", "remove_token"], {"monsters erebor": -1},
    ),
    "brand: favor": (
        "brand_becomes_king_of_dale", "resolve", {}, ["place_favor", "place_favor"], {"favor lake_esgaroth": 1},
    ),
    "commander": (
        "commander_of_edoras", "resolve",
        {"influence": {"helms_deep": 2}, "at": {"helms_deep": ["monster_token.blue.orc"] * 2}},
        ["remove_tokens", "remove_tokens", "remove_influence", "remove_influence", "remove_token", "remove_token"],
        {"influence helms_deep": -1, "monsters helms_deep": -1},
    ),
    "iarwain: pools": (
        "iarwain_ben_adar", "explore", {"ana": {**CORRUPT, "damage": ["Parry", "Volley"]}}, ["damage_into_rest"],
        {"Ana damage": -2, "Ana rest": 2},
    ),
    "athelas: Corruption": (
        "athelas_kingsfoil", "explore", {"ana": {**CORRUPT, "damage": ["Parry"]}}, ["discard_corruption"],
        {"Ana corruption": -1},
    ),
    "aragorn meets gandalf": (
        "aragorn_meets_with_gandalf", "resolve", {"at": {"edoras": ["Gandalf"]}}, [],
        {"aragorn": "bree", "gandalf": "bree"},
    ),
    "beregond": (
        "beregond_guard_of_the_citadel", "resolve",
        {"ana": RICH, "plots": [{"card": "Denethor Falls into Madness", "at": "minas_tirith"}]},
        ["pay_favor argalad", "pay_favor argalad"], {"Ana favor": -3, "plot 1": -1},
    ),
    "beregond: no plot of a Haven": (
        "beregond_guard_of_the_citadel", "resolve", {"ana": RICH, "plots": [{"card": "Osgiliath Invaded"}]}, [], {},
    ),
    "radagast": (
        "radagast_the_brown", "resolve", {"ana": RICH, "bor": {"favor": 3}, "at": {"bree": ["Gandalf"]}}, [],
        {"Ana favor": -1, "gandalf": "isengard"},
    ),
    "radagast: no Gandalf": ("radagast_the_brown", "resolve", {}, [], {}),
    "trees of fangorn": (
        "the_trees_of_fangorn", "explore",
        {"at": {"fangorn": ["monster_token.green.orc"]}, "influence": {"fangorn": 1}}, [],
        {"Ana favor": 1, "monsters fangorn": -1},
    ),
    "stormcrow far away": (
        "gandalf_stormcrow", "explore", {"pool": 2, "at": {"plains_of_rohan": ["Gandalf"]}}, ["choose the_shire"],
        {"gandalf": "the_shire", "pool": -1},
    ),
    "arnor: favor": (
        "arnor_that_was_of_old", "resolve", {"influence": {"bree": 2}}, ["place_favor", "place_favor"],
        {"favor fornost": 1},
    ),
    "boromir's dream": (
        "boromirs_dream", "resolve", {"ana": RICH, "story": {"green": 8, "red": 2, "black": 2, "yellow": 1}}, [],
        {"Bor favor": 1, "story yellow": 1},
    ),
    "boromir's dream: another is last": (
        "boromirs_dream", "resolve", {"ana": RICH, "bor": RICH, "story": {"green": 8, "yellow": 1}}, [], {},
    ),
    "elladan": (
        "elladan_elrohir", "explore", {"at": {"moria": ["monster_token.orange.agent"]}}, [],
        {"Ana favor": 2, "monsters moria": -1},
    ),
    "eowyn": (
        "eowyn_sister_daughter", "resolve", {"influence": {"helms_deep": 2}, "at": {"bree": ["Théoden"]}}, [],
        {"theoden": "edoras", "influence helms_deep": -1},
    ),
    "theoden warned": (
        "theoden_warned_of_saruman", "explore", {"ana": RICH, "story": {"green": 8, "black": 5}}, [],
        {"Ana favor": -2, "story black": -1},
    ),
    "a war is over": ("of_serpents_and_sand", "explore", {}, [], {}),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_an_event(name: str) -> None:
    card, occasion, setup, says, changes = CASES[name]
    assert Card(f"event.{card}", occasion, says=says, **setup).changes == changes


def test_he_has_at_least_heard_surrounds_the_shire() -> None:
    changed = Card("event.he_has_at_least_heard", says=["choose mouth_of_sauron"]).changes
    assert changed.pop("mouth_of_sauron") == "the_shire"
    assert changed
    assert set(changed.values()) == {1}
    assert all(key.startswith("influence ") for key in changed)


def test_a_warrior_comes_with_monsters_and_influence() -> None:
    table = Card(
        "event.warrior_of_the_lidless_eye",
        at={"dagorlad": ["Gothmog of Gorgoroth"]},
        says=["accept", "choose emyn_muil", "decline"],
    )
    assert table.changes["monsters emyn_muil"] == 1
    assert [key for key in table.changes if key.startswith("monsters")] == ["monsters emyn_muil"]
    assert all(table.changes[f"influence {place}"] == 1 for place in ("emyn_muil", "rhun", "the_dead_marshes"))


@pytest.mark.rule("MEQ-208")
def test_a_warrior_without_influence_brings_monsters_only_where_some_lies() -> None:
    """The card does not say that no influence is needed, as the stone figures do."""
    table = Card(
        "event.warrior_of_the_lidless_eye",
        at={"dagorlad": ["Gothmog of Gorgoroth"]},
        influence={"the_dead_marshes": 1},
        says=["decline", "choose the_dead_marshes"],
    )
    assert {key: more for key, more in table.changes.items() if key.startswith("monsters")} == {
        "monsters the_dead_marshes": 1
    }


def test_the_friend_who_finds_company_takes_the_favor() -> None:
    table = Card("event.trust_in_friendship", ana={"favor": 2}, bor={"favor": 2, "at": "bree"})
    assert [effect.amount for effect in table.g.effects if effect.kind == "kept_favor"] == [2]


@pytest.mark.parametrize("code", ["event.dark_news_from_erebor", "event.the_blood_of_rhun"])
def test_events_that_move_a_marker_lie_on_the_board(code: str) -> None:
    assert load_cards()[code].stays
