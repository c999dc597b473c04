"""Spirit cards, a test for each sentence of their text."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.table import Table, rich, tired

GUARD = "Guard of the Citadel"


# -- heroes --------------------------------------------------------------------------------------------------------


def test_eowyn_gets_one_willpower_for_a_discarded_card_until_the_phase_ends() -> None:
    t = Table(heroes=["Éowyn"], hand=[GUARD, TUNE], step="3.1w")
    t.choose("use", "Éowyn").choose("choose", GUARD)
    assert t.titles("discard:A") == [GUARD]
    assert t.number("Éowyn", "willpower") == 5
    t.until(step="3.4w")
    assert t.number("Éowyn", "willpower") == 5
    t.until(step="4.2w")
    assert t.number("Éowyn", "willpower") == 4


def test_every_player_may_use_eowyn_once_a_round() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Éowyn"], "hand": [GUARD, TUNE]},
            "Bor": {"heroes": ["Gimli"], "hand": [GUARD, TUNE]},
        },
        step="3.1w",
    )
    t.choose("use", "Éowyn").choose("choose", GUARD).asked("Bor")
    t.choose("use", "Éowyn").choose("choose", GUARD)
    assert t.titles("discard:B") == [GUARD]
    assert t.number("Éowyn", "willpower") == 6
    t.asked("Ana")
    assert not t.offers("use", "Éowyn")
    refusal = t.refusal("Éowyn")
    assert refusal is not None
    assert refusal.rule == "LCG-224"


def test_eleanor_cancels_a_treachery_and_another_card_takes_its_place() -> None:
    t = Table(
        heroes=["Eleanor"],
        hand=["Grim Resolve", TUNE],
        encounter_deck=["Eyes of the Forest", "Forest Spider", "Enchanted Stream"],
        step="3.3",
    )
    t.choose("respond", "Eleanor")
    assert t["Eleanor"].exhausted
    assert t.titles("hand:A") == ["Grim Resolve", TUNE]
    assert t.titles("encounter_discard") == ["Eyes of the Forest"]
    assert t.titles("staging") == ["Forest Spider"]


def test_eleanor_cancels_no_enemy() -> None:
    t = Table(heroes=["Eleanor", "Gimli"], hand=[TUNE], encounter_deck=["King Spider"], step="3.3")
    assert t.asked("Ana") == "lcg-ask-exhaust-some"


def test_dunhere_alone_attacks_into_the_staging_area_with_one_attack_more() -> None:
    t = Table(heroes=["Dúnhere", "Legolas"], hand=[TUNE], staging=["King Spider"], step="6.8a")
    assert not t.offers("attack", "Legolas", "King Spider")
    t.choose("attack", "Dúnhere", "King Spider")
    assert t.step == "6.8.1w"
    assert t.number("Dúnhere", "attack") == 3
    assert not t["Legolas"].exhausted
    t.until(step="6.8.3w")
    assert t["King Spider"].damage == 2


def test_nobody_joins_dunhere_in_the_staging_area() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Dúnhere"], "hand": [TUNE]},
            "Bor": {"heroes": ["Legolas"], "hand": [TUNE]},
        },
        staging=["King Spider"],
        step="6.8a",
    )
    t.choose("attack", "Dúnhere", "King Spider")
    assert t.asked("Ana") == "lcg-ask-action"
    assert t.number("Dúnhere", "attack") == 3


def test_dunhere_gets_nothing_against_an_engaged_enemy() -> None:
    t = Table(heroes=["Dúnhere"], hand=[TUNE], engaged=[{"card": "King Spider", "attacked": True}], step="6.8a")
    t.choose("attack", "Dúnhere", "King Spider")
    assert t.number("Dúnhere", "attack") == 2


# -- allies --------------------------------------------------------------------------------------------------------


def took_table(threat: int = 30) -> Table:
    return Table(
        players={
            "Ana": {"heroes": ["Éowyn"], "allies": ["Wandering Took"], "hand": [TUNE], "threat": threat},
            "Bor": {"heroes": ["Gimli"], "hand": [TUNE], "threat": 20},
        },
        step="4.2w",
    )


def test_wandering_took_goes_to_another_player_with_three_threat() -> None:
    t = took_table().choose("use", "Wandering Took")
    assert t.zone("Wandering Took") == "play:B"
    assert (t.threat("Ana"), t.threat("Bor")) == (27, 23)


def test_wandering_took_wanders_once_a_round() -> None:
    t = took_table().choose("use", "Wandering Took")
    t.asked("Bor")
    assert not t.offers("use", "Wandering Took")
    refusal = t.refusal("Wandering Took")
    assert refusal is not None
    assert refusal.rule == "LCG-224"


@pytest.mark.rule("LCG-053")
def test_wandering_took_needs_three_threat_to_lower() -> None:
    for threat, refused in ((3, ""), (2, "LCG-053")):
        t = took_table(threat=threat)
        refusal = t.refusal("Wandering Took")
        assert (refusal.rule if refusal is not None else "") == refused
        assert t.offers("use", "Wandering Took") == (not refused)


def test_lorien_guide_puts_progress_on_the_active_location() -> None:
    t = Table(allies=["Lórien Guide"], hand=[TUNE], active_location="Old Forest Road", step="3.2")
    t.choose_all("commit", "Lórien Guide").choose("respond", "Lórien Guide")
    assert t["Old Forest Road"].progress == 1


def test_northern_tracker_puts_progress_on_every_location_of_the_staging_area() -> None:
    t = Table(
        allies=["Northern Tracker"],
        hand=[TUNE],
        staging=["Enchanted Stream", "Forest Gate", "Forest Spider"],
        active_location="Old Forest Road",
        step="3.2",
    )
    t.choose_all("commit", "Northern Tracker").choose("respond", "Northern Tracker")
    assert (t["Enchanted Stream"].progress, t["Forest Gate"].progress) == (1, 1)
    assert t["Old Forest Road"].progress == 0


# -- events --------------------------------------------------------------------------------------------------------


def greeting() -> Table:
    return Table(
        players={
            "Ana": {"heroes": [rich("Éowyn", 3)], "hand": ["The Galadhrim's Greeting", TUNE], "threat": 30},
            "Bor": {"heroes": ["Gimli"], "threat": 20},
        },
        step="4.2w",
    ).play("The Galadhrim's Greeting")


def test_the_galadhrims_greeting_lowers_the_threat_of_one_player_by_six() -> None:
    t = greeting().choose("one_player").choose("choose_player", target="Bor")
    assert (t.threat("Ana"), t.threat("Bor")) == (30, 14)


def test_or_that_of_every_player_by_two() -> None:
    t = greeting().choose("each_player")
    assert (t.threat("Ana"), t.threat("Bor")) == (28, 18)


def test_alone_it_is_one_or_the_other_too() -> None:
    t = Table(heroes=[rich("Éowyn", 3)], hand=["The Galadhrim's Greeting", TUNE], threat=30, step="4.2w")
    t.play("The Galadhrim's Greeting")
    assert {option.verb for option in t.question.options} == {"one_player", "each_player"}
    assert t.choose("each_player").threat() == 28


def test_strength_of_will_exhausts_a_spirit_character_for_two_progress() -> None:
    t = Table(
        heroes=["Éowyn", "Gimli"],
        hand=["Strength of Will", TUNE],
        staging=["Old Forest Road"],
        step="4.2",
    )
    t.choose("travel", "Old Forest Road").until(asked="lcg-ask-respond").choose("respond", "Strength of Will")
    assert t["Éowyn"].exhausted
    assert not t["Gimli"].exhausted
    assert t["Old Forest Road"].progress == 2


def test_a_spirit_ally_travels_with_strength_of_will_and_so_does_an_aragorn_with_the_stone() -> None:
    stone = {"card": "Aragorn", "attachments": ["Celebrían’s Stone"]}
    t = Table(
        heroes=["Gimli", stone],
        allies=["Northern Tracker", "Gandalf"],
        hand=["Strength of Will", TUNE],
        staging=["Old Forest Road"],
        step="4.2",
    )
    t.choose("travel", "Old Forest Road").until(asked="lcg-ask-respond").choose("respond", "Strength of Will")
    assert sorted(option.source for option in t.find("choose")) == sorted([t.id("Aragorn"), t.id("Northern Tracker")])
    t.choose("choose", "Northern Tracker")
    assert (t["Northern Tracker"].exhausted, t["Old Forest Road"].progress) == (True, 2)


def test_strength_of_will_needs_a_spirit_character() -> None:
    t = Table(heroes=["Gimli"], hand=["Strength of Will", TUNE], staging=["Enchanted Stream"], step="4.2")
    t.choose("travel", "Enchanted Stream")
    assert t.step == "4.2w"


def test_hasty_stroke_cancels_a_shadow_effect() -> None:
    t = Table(
        heroes=[rich("Éowyn", 1), "Gimli"],
        hand=["Hasty Stroke"],
        engaged=[{"card": "Forest Spider", "shadows": ["Dol Guldur Orcs"]}],
        step="6.4a",
    )
    t.until(asked="lcg-ask-defender").choose("defend", "Gimli").until(asked="lcg-ask-respond")
    t.choose("respond", "Hasty Stroke")
    assert t["Gimli"].damage == 0
    assert t.titles("discard:A") == ["Hasty Stroke"]


def test_will_of_the_west_shuffles_a_discard_pile_back_and_leaves_the_game() -> None:
    t = Table(
        players={
            "Ana": {"heroes": [rich("Éowyn", 1)], "hand": ["Will of the West", TUNE], "discard": ["Faramir"]},
            "Bor": {"heroes": ["Gimli"], "deck": [GUARD] * 3, "discard": ["Beorn", "Feint"]},
        },
        step="4.2w",
    )
    t.play("Will of the West").choose("choose_player", target="Bor")
    assert sorted(t.titles("deck:B")) == sorted([GUARD] * 3 + ["Beorn", "Feint"])
    assert t.titles("discard:B") == []
    assert t.titles("discard:A") == ["Faramir"]
    assert t.titles("removed") == ["Will of the West"]


def test_a_test_of_will_cancels_what_a_card_does_when_revealed() -> None:
    t = Table(
        heroes=[rich("Éowyn", 1), tired("Gimli")],
        hand=["A Test of Will", TUNE],
        encounter_deck=["The Necromancer's Reach", "Enchanted Stream"],
        step="3.3",
    )
    t.choose("respond", "A Test of Will")
    assert t["Gimli"].damage == 0
    assert t.titles("encounter_discard") == ["The Necromancer’s Reach"]
    assert t.titles("staging") == []


def test_stand_and_fight_brings_an_ally_of_any_sphere_and_any_player_for_its_cost() -> None:
    t = Table(
        players={
            "Ana": {"heroes": [rich("Éowyn", 3)], "hand": ["Stand and Fight", TUNE], "discard": ["Beorn"]},
            "Bor": {"heroes": ["Gimli"], "discard": ["Gondorian Spearman", "Faramir"]},
        },
        step="4.2w",
    )
    t.play("Stand and Fight")
    assert t.zone("Gondorian Spearman") == "play:A"  # the others cost more than she has
    assert t["Gondorian Spearman"].controller == "A"
    assert t["Éowyn"].resources == 1


def test_a_light_in_the_dark_sends_an_engaged_enemy_back() -> None:
    t = Table(
        heroes=[rich("Éowyn", 2)],
        hand=["A Light in the Dark", TUNE],
        engaged=[{"card": "King Spider", "damage": 1}],
        step="6.2w",
    )
    t.play("A Light in the Dark")
    assert t.zone("King Spider") == "staging"
    assert t["King Spider"].damage == 1


def test_dwarven_tomb_returns_a_spirit_card_to_hand() -> None:
    t = Table(
        heroes=[rich("Éowyn", 1)],
        hand=["Dwarven Tomb", TUNE],
        discard=["Faramir", "Hasty Stroke", "Beorn"],
        step="4.2w",
    )
    t.play("Dwarven Tomb")
    assert t.titles("hand:A") == [TUNE, "Hasty Stroke"]
    assert t.titles("discard:A") == ["Faramir", "Beorn", "Dwarven Tomb"]


def test_fortune_or_fate_brings_a_fallen_hero_back_to_its_owner() -> None:
    t = Table(
        players={
            "Ana": {"heroes": [rich("Éowyn", 5)], "hand": ["Fortune or Fate", TUNE]},
            "Bor": {"heroes": ["Gimli"], "discard": ["Legolas"]},
        },
        step="4.2w",
    )
    t.play("Fortune or Fate")
    assert t.zone("Legolas") == "play:B"
    assert t["Legolas"].controller == "B"
    assert not t["Legolas"].exhausted


# -- attachments ---------------------------------------------------------------------------------------------------


def test_the_favor_of_the_lady_goes_to_a_hero_and_gives_one_willpower() -> None:
    t = Table(heroes=[rich("Éowyn", 2)], allies=[GUARD], hand=["The Favor of the Lady", TUNE])
    assert not t.offers("play", "The Favor of the Lady", GUARD)
    t.play("The Favor of the Lady", "Éowyn")
    assert t.number("Éowyn", "willpower") == 5


@pytest.mark.parametrize("where", ["staging", "active_location"])
def test_power_in_the_earth_goes_to_a_location_and_takes_one_threat(where: str) -> None:
    place: dict[str, Any] = {"staging": ["Enchanted Stream"]} if where == "staging" else {where: "Enchanted Stream"}
    t = Table(heroes=[rich("Éowyn", 1)], hand=["Power in the Earth", TUNE], **place)
    t.play("Power in the Earth", "Enchanted Stream")
    assert t.number("Enchanted Stream", "threat") == 1


def test_unexpected_courage_exhausts_to_ready_its_hero() -> None:
    hero = tired("Éowyn", resources=2)
    t = Table(heroes=[hero], hand=["Unexpected Courage", TUNE])
    t.play("Unexpected Courage", "Éowyn").choose("use", "Unexpected Courage")
    assert not t["Éowyn"].exhausted
    assert t["Unexpected Courage"].exhausted
