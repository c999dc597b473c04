"""Encounter, quest and shadow cards that meet: several at once, one inside another, and who is gone in the end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lotr_lcg.cards.encounters import GUARD, STREAM, attacked
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.table import Table, committed, tired

SCOUT, ARCHER, TRACKER = "Snowbourn Scout", "Silverlode Archer", "Northern Tracker"
NAZGUL, RIDER, WARGS, SPIDER, MASSING = "Nazgûl of Dol Guldur", "Wolf Rider", "Wargs", "King Spider", "Massing at Night"
WEB, CAVERNS, ROAD, GATE = "Caught in a Web", "Endless Caverns", "Old Forest Road", "Forest Gate"
BANKS, FIELDS, MOUNTAINS = "Banks of the Anduin", "Gladden Fields", "Mountains of Mirkwood"
KEY, SHACKLES = "Shadow Key", "Iron Shackles"


def two(ana: dict[str, Any], bor: dict[str, Any], **setup: Any) -> Table:
    players = {"Ana": {"heroes": ["Aragorn"], **ana}, "Bor": {"heroes": ["Gimli"], **bor}}
    return Table(players=players, **setup)


def in_any_order(t: Table, step: str) -> Table:
    """Passes on to a step; of what happens at once the first that is offered comes first."""
    while t.step != step:
        t.choose("resolve") if t.asked() == "lcg-ask-which-first" else t.passes()
    return t


# -- staging -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-265", "LCG-232")
def test_what_takes_the_place_of_a_cancelled_web_dooms_and_surges() -> None:
    deck = [WEB, CAVERNS, ROAD, GATE, STREAM]
    t = two({"heroes": ["Eleanor"], "hand": [TUNE]}, {}, encounter_deck=deck, step="3.3")
    t.until(asked="lcg-ask-respond").choose("respond", "Eleanor").until(step="3.3w")
    assert (t.threat("Ana"), t.threat("Bor")) == (26, 26)
    assert (t.titles("staging"), t.titles("encounter_discard")) == ([CAVERNS, ROAD, GATE], [WEB])


@pytest.mark.rule("LCG-415")
def test_massing_at_night_among_three_reveals_three_before_the_next_card_of_the_step() -> None:
    players = {"Ana": {"heroes": ["Aragorn"]}, "Bor": {"heroes": ["Gimli"]}, "Cid": {"heroes": ["Legolas"]}}
    players["Cid"] |= {"hand": [TUNE]}
    deck = [MASSING, ROAD, GATE, STREAM, CAVERNS, FIELDS, BANKS]
    t = Table(players=players, encounter_deck=deck, step="3.3").until("3.3w")
    assert t.titles("staging") == [ROAD, GATE, STREAM, CAVERNS, FIELDS, BANKS]
    assert t.said("lcg-log-revealed") == 1 + 3 + 2 + 1


def test_an_objective_alone_is_no_empty_staging_area_for_what_would_surge() -> None:
    t = Table(staging=[KEY], hand=[TUNE], encounter_deck=["Driven by Shadow", GATE], step="3.3").until("3.3w")
    assert (t.titles("staging"), t.titles("encounter_deck")) == ([KEY], [GATE])


def test_the_storm_sees_whom_the_doom_before_it_has_brought_to_thirty_five() -> None:
    deck = ["Cavern Guardian", "Evil Storm", STREAM]
    t = two({"threat": 34}, {"threat": 33, "hand": [TUNE]}, encounter_deck=deck, step="3.3").until("3.3w")
    assert (t["Aragorn"].damage, t["Gimli"].damage) == (1, 0)


def test_what_the_way_to_the_mountains_reveals_reveals_more_before_anybody_gets_there() -> None:
    deck = [MASSING, RIDER, SPIDER, STREAM, GATE]
    t = two({"hand": [TUNE]}, {}, staging=[MOUNTAINS], encounter_deck=deck, step="4.2").choose("travel", MOUNTAINS)
    t.until(step="4.2w")
    assert (t["Aragorn"].exhausted, t["Gimli"].exhausted) == (True, True)
    assert (t.titles("staging"), t.titles("active_location")) == ([RIDER, SPIDER, STREAM], [MOUNTAINS])


def test_the_ambush_waits_for_all_that_it_reveals_and_is_won_when_none_of_it_is_an_enemy() -> None:
    t = Table(
        scenario="journey_along_the_anduin",
        quest={"card": "Anduin Passage", "progress": 15},
        quest_deck=["Ambush on the Shore"],
        heroes=[committed("Éowyn")],
        encounter_deck=[MASSING, "Despair", STREAM, "Eastern Crows"],
        step="3.4",
    ).until_over()
    assert (t.result, t.titles("staging"), t.titles("encounter_deck")) == ("won", [STREAM], ["Eastern Crows"])


@pytest.mark.rule("LCG-325", "LCG-031")
def test_the_first_claim_leaves_the_tower_in_the_middle_of_the_travel_phase() -> None:
    t = Table(
        scenario="escape_from_dol_guldur",
        quest={"card": "The Necromancer’s Tower", "progress": 9},
        quest_deck=["Through the Caverns", "Out of the Dungeons"],
        players={"Ana": {"heroes": ["Aragorn"], "captive": ["Gimli"], "hand": [TUNE]}},
        staging=[KEY],
        step="4.2w",
    ).choose("use", KEY)
    assert (t.titles("quest"), t.step) == (["Through the Caverns"], "4.2w")


@pytest.mark.rule("LCG-278")
def test_three_locations_explored_at_once_go_each_where_it_goes() -> None:
    staging = [{"card": name, "progress": 2} for name in (BANKS, FIELDS, BANKS)]
    t = Table(heroes=["Éowyn"], allies=[TRACKER], hand=[TUNE], staging=staging, step="3.2")
    t.choose_all("commit", TRACKER).until(asked="lcg-ask-respond").choose("respond", TRACKER)
    in_any_order(t, "3.2w")
    assert (t.titles("encounter_deck")[:2], t.titles("victory"), t.titles("staging")) == ([BANKS, BANKS], [FIELDS], [])


@pytest.mark.rule("LCG-161", "LCG-460")
def test_fields_that_take_everybody_to_fifty_lose_the_game() -> None:
    players = {name: {"heroes": [hero], "threat": 48} for name, hero in (("Ana", "Aragorn"), ("Bor", "Gimli"))}
    t = Table(players=players, active_location=FIELDS, step="7.2").until_over()
    assert (t.result, t.g.eliminated) == ("lost", ["A", "B"])


@pytest.mark.rule("LCG-459")
@pytest.mark.parametrize(("resources", "left"), [(4, 0), (3, 3)])
def test_two_webs_are_paid_for_together_or_not_at_all(resources: int, left: int) -> None:
    hero = tired("Aragorn", resources=resources, attachments=[WEB, WEB])
    t = Table(heroes=[hero, "Gimli"], hand=[TUNE], step="7.2")
    if t.offers("accept"):
        t.choose("accept")
    t.until(step="7.4w")
    assert (t["Aragorn"].resources, t["Aragorn"].exhausted) == (left, left > 0)


@pytest.mark.rule("LCG-359")
def test_who_is_caught_in_a_web_is_asked_in_player_order() -> None:
    caught = {"exhausted": True, "resources": 2, "attachments": [WEB]}
    ana, bor = {"heroes": [{"card": "Aragorn", **caught}]}, {"heroes": [{"card": "Gimli", **caught}]}
    t = two(ana, bor, first_player="Bor", step="7.2")
    t.asked("Bor")
    t.choose("decline").asked("Ana")


# -- combat --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-473")
def test_a_defender_that_the_hummerhorns_kill_leaves_the_whole_attack_to_a_hero() -> None:
    t = attacked("Hummerhorns", defender=SCOUT, by=WARGS, allies=[SCOUT], heroes=["Gimli", "Legolas"])
    t.until(asked="lcg-ask-undefended").choose("choose", "Gimli")
    assert (t["Gimli"].damage, t["Legolas"].damage) == (1 + 3, 1)


def test_the_nazgul_takes_a_character_for_each_shadow_card_that_massing_at_night_deals() -> None:
    """And for that one itself; for a card without an effect nobody."""
    allies = [GUARD, SCOUT, ARCHER]
    ana = {"heroes": ["Gimli", "Aragorn"], "allies": allies, "engaged": [{"card": NAZGUL, "shadows": [MASSING]}]}
    bor = {"heroes": ["Legolas"], "hand": [TUNE]}
    t = two(ana, bor, encounter_deck=["Dol Guldur Orcs", STREAM, GATE], step="6.4a")
    t.until(asked="lcg-ask-defender").choose("defend", "Gimli")
    for name in (GUARD, SCOUT):
        t.until(asked="lcg-ask-discard-character").choose("choose", name)
    t.until(step="6.4.3w")
    assert (t.titles("discard:A"), t["Gimli"].damage) == ([GUARD, SCOUT], 4 + 1 - 2)


@pytest.mark.rule("LCG-473")
def test_the_nazgul_takes_the_defender_when_the_attack_of_its_shadow_card_is_over() -> None:
    t = attacked(RIDER, defender="Gimli", by=NAZGUL, heroes=["Gimli", "Aragorn", "Beravor"], encounter_deck=[STREAM])
    t.until(asked="lcg-ask-undefended").choose("choose", "Beravor")
    t.until(asked="lcg-ask-discard-character").choose("choose", "Gimli")
    t.until(asked="lcg-ask-undefended").choose("choose", "Aragorn")
    assert (t.zone("Gimli"), t["Beravor"].damage, t["Aragorn"].damage) == ("discard:A", 2, 4)


@pytest.mark.rule("LCG-155", "LCG-159")
def test_whom_the_shadow_drives_out_is_attacked_no_more_and_the_next_player_is() -> None:
    ana = {"threat": 48, "engaged": [{"card": WARGS, "shadows": ["Under the Shadow"], "damage": 1}, SPIDER]}
    bor = {"hand": [TUNE], "engaged": [{"card": "Forest Spider", "shadows": [STREAM]}]}
    t = two(ana, bor, step="6.4a")
    t.until(asked="lcg-ask-enemy-attack").choose("choose", WARGS)
    t.until(asked="lcg-ask-defender").choose("defend", "Aragorn")
    t.until(asked="lcg-ask-defender").asked("Bor")
    assert (t.g.eliminated, t.zone(WARGS), t.zone(SPIDER), t[WARGS].damage) == (["A"], "staging", "staging", 1)


def test_shackles_out_of_the_shadows_bind_the_deck_of_the_first_player_whoever_is_attacked() -> None:
    """And are no shadow card of the wargs any more, which therefore stay."""
    bor = {"heroes": ["Gimli", "Legolas"], "engaged": [{"card": WARGS, "shadows": [SHACKLES]}]}
    t = two({"hand": [TUNE]}, bor, step="6.4a")
    t.until(asked="lcg-ask-defender").choose("no_defender").until(asked="lcg-ask-undefended").choose("choose", "Gimli")
    t.until(step="7.4w")
    assert (t.zone(SHACKLES), t.zone(WARGS)) == ("on_deck:A", "engaged:B")


def test_a_shadow_card_that_goes_elsewhere_leaves_the_others_as_they_are_turned_up() -> None:
    """The Orcs strengthen the attacker once."""
    beastmaster = {"card": "Dol Guldur Beastmaster", "shadows": ["Dol Guldur Orcs"]}
    t = Table(heroes=["Gimli"], engaged=[beastmaster], hand=[TUNE], encounter_deck=[SHACKLES, STREAM], step="6.4a")
    t.until(asked="lcg-ask-defender").choose("defend", "Gimli").until(step="6.4.3w")
    assert (t.zone(SHACKLES), t["Gimli"].damage) == ("on_deck:A", 3 + 1 - 2)


def test_the_crows_in_the_shadows_see_the_threat_that_the_adder_has_raised() -> None:
    adder = {"card": "Marsh Adder", "shadows": ["Eastern Crows"]}
    t = Table(threat=34, heroes=["Gimli"], engaged=[adder], hand=[TUNE], step="6.4a")
    t.until(asked="lcg-ask-defender").choose("defend", "Gimli").until(step="6.4.3w")
    assert (t.threat(), t["Gimli"].damage) == (35, 4 + 2 - 2)


def test_two_snipers_keep_each_other_from_being_engaged_and_shoot_one_after_the_other() -> None:
    t = two({"hand": [TUNE]}, {}, staging=["Goblin Sniper", "Goblin Sniper"], step="5.2")
    assert t.step == "5.2w"
    in_any_order(t, "7.4w")
    assert (t["Aragorn"].damage, t["Gimli"].damage) == (2, 2)
