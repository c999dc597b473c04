"""Encounter cards of Passage Through Mirkwood, a test for each sentence of their text."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lotr_lcg.cards.encounters import GUARD, STREAM, attacked, engages, revealed, travels
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.table import Table, committed, tired

# -- Spiders of Mirkwood -------------------------------------------------------------------------------------------


def test_king_spider_has_each_player_exhaust_a_character_of_their_choice() -> None:
    t = Table(
        players={"Ana": {"heroes": ["Aragorn", "Gimli"]}, "Bor": {"heroes": ["Legolas", "Éowyn"], "hand": [TUNE]}},
        encounter_deck=["King Spider", STREAM],
        step="3.3",
    )
    t.asked("Ana")
    t.choose_all("choose", "Gimli").asked("Bor")
    t.choose_all("choose", "Legolas")
    assert [t[hero].exhausted for hero in ("Aragorn", "Gimli", "Legolas", "Éowyn")] == [False, True, True, False]


@pytest.mark.parametrize(("defender", "count"), [("Gimli", 1), ("", 2)])
def test_king_spider_as_a_shadow_exhausts_one_character_or_two(defender: str, count: int) -> None:
    t = attacked("King Spider", defender=defender, heroes=["Gimli", "Legolas", "Éowyn"], allies=[GUARD])
    assert t.asked("Ana") == "lcg-ask-exhaust-some"
    assert (t.question.minimum, t.question.maximum) == (count, count)
    t.choose_all("choose", *["Legolas", GUARD][:count])
    assert [t[card].exhausted for card in ("Legolas", GUARD)] == [True, count == 2]


def test_hummerhorns_deal_five_damage_to_a_hero_of_the_player_they_engage() -> None:
    t = engages("Hummerhorns", heroes=["Gimli", "Aragorn"], allies=[GUARD])
    assert t.asked("Ana") == "lcg-ask-damage"
    assert {option.source for option in t.question.options} == {t.id("Gimli"), t.id("Aragorn")}
    t.choose("choose", "Gimli")
    assert t.zone("Gimli") == "discard:A"


@pytest.mark.parametrize(("defender", "damage"), [("Gimli", 1), ("", 2)])
def test_hummerhorns_as_a_shadow_hurt_every_character(defender: str, damage: int) -> None:
    t = attacked("Hummerhorns", defender=defender, heroes=["Gimli", "Legolas"], hand=[TUNE], allies=["Faramir"])
    t.until(step="6.4.2w")
    assert [t[card].damage for card in ("Gimli", "Legolas", "Faramir")] == [damage] * 3


def test_ungoliants_spawn_takes_one_willpower_from_everyone_on_the_quest() -> None:
    t = revealed("Ungoliant's Spawn", heroes=[committed("Aragorn"), "Gimli"], hand=[TUNE])
    assert t.step == "3.3w"
    assert t.number("Aragorn", "willpower") == 1
    assert t.number("Gimli", "willpower") == 2
    t.until(step="4.2w")
    assert t.number("Aragorn", "willpower") == 2


@pytest.mark.parametrize(("defender", "threat"), [("Gimli", 24), ("", 28)])
def test_ungoliants_spawn_as_a_shadow_raises_threat(defender: str, threat: int) -> None:
    t = attacked("Ungoliant's Spawn", defender=defender, threat=20, hand=[TUNE]).until(step="6.4.2w")
    assert t.threat() == threat


def test_great_forest_web_costs_each_player_a_hero() -> None:
    t = Table(
        players={"Ana": {"heroes": ["Gimli"], "allies": [GUARD]}, "Bor": {"heroes": ["Éowyn"], "hand": [TUNE]}},
        staging=["Great Forest Web"],
        step="4.2",
    )
    t.choose("travel", "Great Forest Web")
    assert t["Gimli"].exhausted
    assert t["Éowyn"].exhausted
    assert not t[GUARD].exhausted
    assert t.zone("Great Forest Web") == "active_location"


def test_great_forest_web_is_out_of_reach_while_a_player_has_no_ready_hero() -> None:
    t = Table(
        players={"Ana": {"heroes": ["Gimli"]}, "Bor": {"heroes": [tired("Éowyn")], "hand": [TUNE]}},
        staging=["Great Forest Web", "Old Forest Road"],
        step="4.2",
    )
    assert not t.offers("travel", "Great Forest Web")


def test_the_way_to_the_mountains_of_mirkwood_reveals_a_card() -> None:
    t = travels("Mountains of Mirkwood", encounter_deck=["Forest Spider"])
    assert t.titles("staging") == ["Forest Spider"]
    assert t.zone("Mountains of Mirkwood") == "active_location"


def test_the_mountains_of_mirkwood_explored_let_each_player_search_five_cards() -> None:
    top = ["Faramir", "Beorn", "Feint", "Gandalf", "Sneak Attack", GUARD]
    t = Table(
        players={
            "Ana": {"heroes": [committed("Éowyn")], "deck": top},
            "Bor": {"heroes": ["Gimli"], "deck": [GUARD] * 3, "hand": [TUNE]},
        },
        active_location={"card": "Mountains of Mirkwood", "progress": 2},
        step="3.4",
    )
    t.choose("respond", "Mountains of Mirkwood").asked("Ana")
    t.choose("accept")
    assert [t.g.home[option.source] for option in t.find("choose")] == ["deck:A"] * 5
    t.choose("choose", "Gandalf").asked("Bor")
    t.choose("decline")
    assert t.titles("hand:A") == ["Gandalf"]
    assert sorted(t.titles("deck:A")) == sorted(card for card in top if card != "Gandalf")
    assert t.titles("hand:B") == [TUNE]


def test_eyes_of_the_forest_takes_every_event_from_every_hand() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Gimli"], "hand": ["Feint", "Beorn"]},
            "Bor": {"heroes": ["Éowyn"], "hand": ["Hasty Stroke", "Unexpected Courage"], "allies": ["Faramir"]},
        },
        encounter_deck=["Eyes of the Forest", STREAM],
        step="3.3",
    )
    t.asked()
    assert (t.titles("hand:A"), t.titles("hand:B")) == (["Beorn"], ["Unexpected Courage"])
    assert (t.titles("discard:A"), t.titles("discard:B")) == (["Feint"], ["Hasty Stroke"])


def test_caught_in_a_web_goes_to_a_hero_of_the_player_with_the_highest_threat() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Gimli"], "threat": 20},
            "Bor": {"heroes": ["Éowyn", "Legolas"], "threat": 30, "hand": [TUNE]},
        },
        encounter_deck=["Caught in a Web", STREAM],
        step="3.3",
    )
    assert t.asked("Bor") == "lcg-ask-attach-web"
    t.choose("choose", "Legolas")
    assert t["Legolas"].attachments == [t.id("Caught in a Web")]


@pytest.mark.parametrize(("answer", "resources", "ready"), [("accept", 1, True), ("decline", 3, False)])
def test_a_hero_caught_in_a_web_readies_for_two_resources(answer: str, resources: int, ready: bool) -> None:
    caught = tired("Gimli", resources=3, attachments=["Caught in a Web"])
    t = Table(heroes=[caught, tired("Legolas")], hand=[TUNE], step="7.2")
    t.choose(answer)
    assert t.step == "7.4w"
    assert t["Gimli"].exhausted is not ready
    assert t["Gimli"].resources == resources
    assert not t["Legolas"].exhausted


def test_a_poor_hero_caught_in_a_web_stays_exhausted() -> None:
    caught = tired("Gimli", resources=1, attachments=["Caught in a Web"])
    t = Table(heroes=[caught, {"card": "Legolas", "resources": 5}], hand=[TUNE], step="7.2")
    assert t.step == "7.4w"
    assert t["Gimli"].exhausted


# -- Dol Guldur Orcs -----------------------------------------------------------------------------------------------


def test_dol_guldur_orcs_hurt_a_character_on_the_quest() -> None:
    t = Table(
        players={
            "Ana": {"heroes": [committed("Gimli"), "Legolas"]},
            "Bor": {"heroes": [committed("Aragorn")], "hand": [TUNE]},
        },
        first_player="Bor",
        encounter_deck=["Dol Guldur Orcs", STREAM],
        step="3.3",
    )
    assert t.asked("Bor") == "lcg-ask-damage"
    assert {option.source for option in t.question.options} == {t.id("Gimli"), t.id("Aragorn")}
    t.choose("choose", "Gimli")
    assert t["Gimli"].damage == 2


@pytest.mark.parametrize(("defender", "attack"), [("Gimli", 3), ("", 5)])
def test_dol_guldur_orcs_as_a_shadow_strengthen_the_attacker(defender: str, attack: int) -> None:
    t = attacked("Dol Guldur Orcs", defender=defender, hand=[TUNE]).until(step="6.4.2w")
    assert t.number("Forest Spider", "attack") == attack


def test_chieftain_ufthak_grows_with_every_attack() -> None:
    t = attacked(STREAM, by="Chieftain Ufthak", defender="Gimli", hand=[TUNE])
    assert t.number("Chieftain Ufthak", "attack") == 3
    t.until(step="7.4w")
    assert t["Chieftain Ufthak"].resources == 1
    assert t.number("Chieftain Ufthak", "attack") == 5


def test_each_resource_on_chieftain_ufthak_gives_two_attack() -> None:
    t = Table(hand=[TUNE], engaged=[{"card": "Chieftain Ufthak", "resources": 3}], step="6.2w")
    assert t.number("Chieftain Ufthak", "attack") == 3 + 6


def test_dol_guldur_beastmaster_attacks_with_one_more_shadow_card() -> None:
    t = attacked(STREAM, by="Dol Guldur Beastmaster", defender="Gimli", hand=[TUNE])
    assert len(t["Dol Guldur Beastmaster"].shadows) == 2
    t.until(step="6.4.2w")
    assert t.g.turned == t["Dol Guldur Beastmaster"].shadows


def test_driven_by_shadow_makes_what_is_staged_more_threatening() -> None:
    t = revealed("Driven by Shadow", staging=["Forest Spider", "Old Forest Road"], hand=[TUNE])
    assert t.step == "3.3w"
    assert (t.number("Forest Spider", "threat"), t.number("Old Forest Road", "threat")) == (3, 2)
    t.until(step="4.2").until(step="4.2w")
    assert t.number("Forest Spider", "threat") == 2


def test_driven_by_shadow_surges_into_an_empty_staging_area() -> None:
    t = revealed("Driven by Shadow", hand=[TUNE])
    assert t.step == "3.3w"
    assert t.titles("staging") == [STREAM]


def test_driven_by_shadow_as_a_shadow_takes_an_attachment_of_the_defender() -> None:
    t = attacked(
        "Driven by Shadow",
        defender="Gimli",
        heroes=[
            {"card": "Gimli", "attachments": ["Dwarven Axe", "Citadel Plate"]},
            {"card": "Legolas", "attachments": ["Blade of Gondolin"]},
        ],
    )
    assert {option.source for option in t.question.options} == {t.id("Dwarven Axe"), t.id("Citadel Plate")}
    t.choose("choose", "Citadel Plate")
    assert t.titles("discard:A") == ["Citadel Plate"]


def test_driven_by_shadow_undefended_takes_all_attachments() -> None:
    t = attacked(
        "Driven by Shadow",
        heroes=[
            {"card": "Gimli", "attachments": ["Dwarven Axe"]},
            {"card": "Legolas", "attachments": ["Blade of Gondolin"]},
        ],
        hand=[TUNE],
    ).until(step="6.4.2w")
    assert sorted(t.titles("discard:A")) == ["Blade of Gondolin", "Dwarven Axe"]


def test_the_necromancers_reach_hurts_the_exhausted() -> None:
    t = revealed("The Necromancer's Reach", heroes=[tired("Gimli"), "Legolas"], allies=[tired("Faramir")], hand=[TUNE])
    assert t.step == "3.3w"
    assert [t[card].damage for card in ("Gimli", "Legolas", "Faramir")] == [1, 0, 1]


def test_necromancers_pass_costs_the_first_player_two_cards_at_random() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Gimli"], "hand": [TUNE, TUNE, TUNE]},
            "Bor": {"heroes": ["Éowyn"], "hand": [GUARD, "Beorn", TUNE]},
        },
        first_player="Bor",
        staging=["Necromancer's Pass"],
        step="4.2",
    )
    t.choose("travel", "Necromancer's Pass")
    assert t.asked("Bor") == "lcg-ask-discard-order"
    t.choose_all("put", *[option.source for option in t.question.options])
    assert len(t.titles("hand:B")) == 1
    assert len(t.titles("discard:B")) == 2
    assert t.zone("Necromancer's Pass") == "active_location"


def test_with_one_card_in_hand_nobody_travels_to_necromancers_pass() -> None:
    t = Table(hand=[TUNE], staging=["Necromancer's Pass", "Old Forest Road"], step="4.2")
    assert not t.offers("travel", "Necromancer's Pass")


@pytest.mark.parametrize(("place", "cards"), [("active_location", 1), ("staging", 2)])
def test_nobody_draws_at_the_enchanted_stream(place: str, cards: int) -> None:
    where: dict[str, Any] = {place: STREAM if place == "active_location" else [STREAM]}
    t = Table(hand=[TUNE], step="1.3", **where)
    assert t.step == "1.3w"
    assert len(t.titles("hand:A")) == cards


# -- Passage Through Mirkwood --------------------------------------------------------------------------------------


def test_forest_spider_is_stronger_in_the_round_it_engages() -> None:
    t = engages("Forest Spider", heroes=["Gimli"], hand=[TUNE])
    assert t.number("Forest Spider", "attack") == 3
    t.until(step="7.4w")
    assert t.number("Forest Spider", "attack") == 3
    t.until(step="1.3w")
    assert t.number("Forest Spider", "attack") == 2


def test_forest_spider_as_a_shadow_takes_an_attachment() -> None:
    t = attacked(
        "Forest Spider",
        by="King Spider",
        defender="Gimli",
        heroes=[
            {"card": "Gimli", "attachments": ["Dwarven Axe"]},
            {"card": "Legolas", "attachments": ["Blade of Gondolin"]},
        ],
    )
    assert t.asked("Ana") == "lcg-ask-discard-attachment"
    t.choose("choose", "Blade of Gondolin")
    assert t.titles("discard:A") == ["Blade of Gondolin"]


@pytest.mark.parametrize(("defender", "threat"), [("Gimli", 20), ("", 23)])
def test_east_bight_patrol_as_a_shadow_strengthens_and_threatens(defender: str, threat: int) -> None:
    t = attacked("East Bight Patrol", defender=defender, threat=20, hand=[TUNE]).until(step="6.4.2w")
    assert t.number("Forest Spider", "attack") == 3
    assert t.threat() == threat


def bats(**more: Any) -> Table:
    """Ana has Gimli and Legolas on the quest, Bor has Éowyn there."""
    return Table(
        players={
            "Ana": {"heroes": [committed("Gimli"), committed("Legolas")]},
            "Bor": {"heroes": [committed("Éowyn")], "hand": [TUNE]},
            **more,
        },
        encounter_deck=["Black Forest Bats", STREAM],
        step="3.3",
    )


def on_the_quest(t: Table) -> list[str]:
    return [hero for hero in ("Gimli", "Legolas", "Éowyn") if t[hero].committed]


def test_black_forest_bats_take_a_character_for_each_player_out_of_the_quest() -> None:
    t = bats()
    t.asked("Ana")
    t.choose("choose", "Legolas")
    t.asked("Bor")
    t.choose("choose", "Éowyn")
    assert on_the_quest(t) == ["Gimli"]
    assert [t[hero].exhausted for hero in ("Gimli", "Legolas", "Éowyn")] == [True, True, True]


def test_the_bats_ask_for_any_character_on_the_quest_whoever_controls_it() -> None:
    t = bats().choose("choose", "Éowyn")
    t.asked("Bor")
    t.choose("choose", "Gimli")
    assert on_the_quest(t) == ["Legolas"]


def test_a_player_with_nobody_on_the_quest_chooses_for_the_bats_all_the_same() -> None:
    t = bats(Cal={"heroes": ["Beravor"]})
    t.choose("choose", "Legolas").choose("choose", "Gimli")
    assert on_the_quest(t) == []


def test_old_forest_road_readies_a_character_of_the_first_player() -> None:
    t = Table(
        players={
            "Ana": {"heroes": [tired("Gimli")]},
            "Bor": {"heroes": [tired("Éowyn"), tired("Legolas")], "hand": [TUNE]},
        },
        first_player="Bor",
        staging=["Old Forest Road"],
        step="4.2",
    )
    t.choose("travel", "Old Forest Road").asked("Bor")
    t.choose("respond", "Old Forest Road")
    assert {option.source for option in t.question.options} == {t.id("Éowyn"), t.id("Legolas")}
    t.choose("choose", "Legolas")
    assert not t["Legolas"].exhausted
    assert t["Éowyn"].exhausted


@pytest.mark.parametrize(("answer", "cards"), [("respond", 3), ("pass", 1)])
def test_forest_gate_lets_the_first_player_draw_two_cards(answer: str, cards: int) -> None:
    t = travels("Forest Gate")
    t.asked("Ana")
    t.choose(answer)
    assert len(t.titles("hand:A")) == cards


# -- keywords and numbers printed on them --------------------------------------------------------------------------


def test_goblin_patrols_and_spiders_engage_at_their_own_cost() -> None:
    """The engagement costs of the box: 5 for the patrol, 25 for the spider, 40 for Hummerhorns."""
    t = Table(
        heroes=["Gimli"],
        hand=[TUNE],
        threat=25,
        staging=["East Bight Patrol", "Forest Spider", "Hummerhorns"],
        step="5.3",
    )
    t.until(step="5.3w")
    assert sorted(t.titles("engaged:A")) == ["East Bight Patrol", "Forest Spider"]
    assert t.titles("staging") == ["Hummerhorns"]
