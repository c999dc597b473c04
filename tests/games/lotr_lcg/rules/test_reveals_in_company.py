"""Reveals in company: guards, cancels, surge, a deck that runs out, travelling and exploring at once."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.lotr_lcg.vocabulary.abilities import action
from desktop_app.games.lotr_lcg.vocabulary.groups import character, enemy
from desktop_app.games.lotr_lcg.vocabulary.verbs import deal_damage
from tests.games.lotr_lcg.cards.encounters import GUARD, STREAM, revealed
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.shelf import make_up
from tests.games.lotr_lcg.table import Table, committed

MAP, DRIVEN, CROWS, ROAD, BANKS = (
    "Gandalf’s Map",
    "Driven by Shadow",
    "Eastern Crows",
    "Old Forest Road",
    "Banks of the Anduin",
)
DOOM = "The End of All Things"
make_up("T-980", "event", DOOM)
action("T-980", do=deal_damage(9).on(character | enemy))


@pytest.mark.rule("LCG-318", "LCG-327")
def test_what_takes_the_place_of_a_cancelled_guard_guards_in_its_stead() -> None:
    t = revealed(MAP, heroes=["Eleanor", "Gimli"], hand=[TUNE], encounter_deck=[MAP, "Evil Storm", "Wargs", STREAM])
    t.until(asked="lcg-ask-respond").choose("respond", "Eleanor").until("3.3w")
    assert t[MAP].attachments == [t.id("Wargs")]


def test_a_guard_whose_effects_are_cancelled_guards_nothing() -> None:
    eowyn = {"card": "Éowyn", "resources": 1}
    t = revealed(MAP, heroes=[eowyn], hand=["A Test of Will", TUNE], encounter_deck=[MAP, "Evil Storm", "Wargs"])
    t.until(asked="lcg-ask-respond").choose("respond", "A Test of Will").until(step="3.3w")
    assert (t[MAP].attachments, t.titles("staging")) == ([], [MAP])


def test_a_guard_that_dies_as_it_is_revealed_guards_nothing() -> None:
    t = revealed(MAP, heroes=[committed("Thalin")], hand=[TUNE], encounter_deck=[MAP, CROWS, STREAM])
    t.until(step="3.3w")
    assert (t[MAP].attachments, t.titles("staging"), t.zone(CROWS)) == ([], [MAP], "encounter_deck")


def test_surge_that_a_treachery_gained_is_gone_when_it_is_revealed_again() -> None:
    t = revealed(DRIVEN, heroes=["Gimli"], hand=[TUNE], encounter_deck=[DRIVEN, "Wargs"], step="3.3").until("3.3w")
    assert t.titles("staging") == ["Wargs"]
    assert not [effect for effect in t.g.effects if effect.kind == "keyword:surge"]


def test_a_cancelled_treachery_gains_no_surge() -> None:
    eowyn = {"card": "Éowyn", "resources": 1}
    t = revealed(DRIVEN, heroes=[eowyn], hand=["A Test of Will", TUNE], encounter_deck=[DRIVEN, "Wargs"])
    t.until(asked="lcg-ask-respond").choose("respond", "A Test of Will").until("3.3w")
    assert t.titles("staging") == []


def test_eleanor_cancels_no_surge_that_is_printed() -> None:
    t = revealed(
        "Lingering Venom", heroes=["Eleanor", "Gimli"], hand=[TUNE], encounter_deck=["Lingering Venom", "Wargs", ROAD]
    )
    t.until(asked="lcg-ask-respond").choose("respond", "Eleanor").until("3.3w")
    assert sorted(t.titles("staging")) == sorted(["Wargs", ROAD])


@pytest.mark.rule("LCG-337")
def test_surge_into_an_empty_deck_makes_it_anew() -> None:
    t = revealed(CROWS, hand=[TUNE], encounter_deck=[CROWS], encounter_discard=[ROAD]).until("3.3w")
    assert t.titles("staging") == [CROWS, ROAD]


def test_with_deck_and_discards_empty_nothing_is_revealed() -> None:
    t = revealed(CROWS, hand=[TUNE], encounter_deck=[CROWS]).until("3.3w")
    assert t.titles("staging") == [CROWS]


@pytest.mark.rule("LCG-262", "LCG-337")
@pytest.mark.parametrize("deck", [[DRIVEN], [DRIVEN, DRIVEN]])
def test_cards_that_surge_into_nothing_but_each_other_come_to_an_end(deck: list[str]) -> None:
    t = revealed(DRIVEN, hand=[TUNE], encounter_deck=deck).until("3.3w")
    assert t.said("lcg-log-revealed") == len(deck)
    assert t.titles("staging") == []


def test_a_location_guard_that_is_travelled_to_guards_until_it_is_explored() -> None:
    guarded = {"card": MAP, "attachments": [{"card": ROAD, "progress": 1}]}
    eowyn = {"card": "Éowyn", "resources": 1}
    t = Table(heroes=[eowyn], hand=["Strength of Will", TUNE], staging=[guarded], threat=20, step="4.2")
    t.choose("travel", ROAD).until(asked="lcg-ask-respond")
    assert t[MAP].attachments == [t.id(ROAD)]
    t.choose("respond", "Strength of Will").until(step="4.2w")
    assert (t.zone(ROAD), t[MAP].attachments) == ("encounter_discard", [])
    assert t.offers("use", MAP)


def test_at_the_gate_the_guards_come_before_anybody_can_explore_it() -> None:
    t = Table(heroes=["Éowyn"], hand=["Strength of Will", TUNE], staging=["Tower Gate"], step="4.2")
    t.choose("travel", "Tower Gate").until(asked="lcg-ask-respond")
    assert t.titles("engaged:A") == ["Orc Guard"]
    t.choose("respond", "Strength of Will")
    assert t.zone("Tower Gate") == "encounter_discard"


def test_the_brown_lands_are_explored_by_travelling_and_nobody_travels_on() -> None:
    t = Table(heroes=["Gimli"], hand=[TUNE], staging=["The Brown Lands", ROAD], step="4.2")
    t.choose("travel", "The Brown Lands")
    assert (t.zone("The Brown Lands"), t.step, t.zone(ROAD)) == ("encounter_discard", "4.2w", "staging")


def test_who_is_eliminated_by_what_the_way_reveals_leaves_the_others_to_travel() -> None:
    players = {
        "Ana": {"heroes": ["Gimli"], "threat": 49},
        "Bor": {"heroes": ["Aragorn"], "threat": 20, "hand": [TUNE]},
    }
    mountains = "Mountains of Mirkwood"
    t = Table(players=players, staging=[mountains], encounter_deck=["Cavern Guardian", STREAM], step="4.2")
    t.choose("travel", mountains)
    assert (t.g.eliminated, t.zone(mountains), t.zone("Cavern Guardian")) == (["A"], "active_location", "staging")


@pytest.mark.rule("LCG-370")
def test_with_nothing_to_reveal_nobody_travels_to_the_mountains() -> None:
    t = Table(staging=["Mountains of Mirkwood"], encounter_deck=[], encounter_discard=[ROAD], step="4.2", hand=[TUNE])
    assert not t.offers("travel", "Mountains of Mirkwood")


def test_two_locations_explored_at_once_each_do_what_they_do() -> None:
    staged = [{"card": BANKS, "progress": 2, "attachments": ["Power in the Earth"]}, {"card": ROAD, "progress": 2}]
    t = Table(heroes=["Gimli"], allies=["Northern Tracker"], staging=staged, hand=[TUNE], step="3.2")
    t.choose_all("commit", "Northern Tracker").until(asked="lcg-ask-respond").choose("respond", "Northern Tracker")
    assert (t.titles("encounter_deck")[0], t.zone(ROAD)) == (BANKS, "encounter_discard")
    assert t.zone("Power in the Earth") == "discard:A"


def test_the_guard_of_an_objective_that_goes_back_into_the_deck_stays_and_guards_nothing() -> None:
    guarded = {"card": MAP, "attachments": [{"card": "Wargs", "in": "Ana"}]}
    t = Table(heroes=["Gimli"], staging=[guarded, "Dungeon Jailor"], hand=[TUNE], step="3.4").until("3.4w")
    assert (t.zone(MAP), t.zone("Wargs"), t["Wargs"].host) == ("encounter_deck", "engaged:A", "")


@pytest.mark.rule("LCG-162")
def test_a_blank_enemy_that_is_destroyed_goes_where_every_enemy_goes() -> None:
    t = Table(heroes=["Gimli"], engaged=[{"card": CROWS, "attacked": True}], hand=[TUNE], step="6.8a")
    t.prepare(lambda g: g.effects.append(Effect("blank", 1, [t.id(CROWS)], "", "round")))
    t.choose("attack", "Gimli", CROWS).until("6.8.3w")
    assert t.zone(CROWS) == "encounter_discard"


@pytest.mark.rule("LCG-003", "LCG-161", "LCG-189")
def test_who_dies_with_the_last_enemy_has_not_won() -> None:
    t = Table(heroes=["Gimli"], engaged=["Wargs"], quest="Ambush on the Shore", quest_deck=[], hand=[DOOM], step="4.2w")
    t.play(DOOM)
    assert t.result == "lost"


@pytest.mark.rule("LCG-189")
def test_who_survives_the_last_enemy_has_won_for_the_fallen_too() -> None:
    players: dict[str, Any] = {
        "Ana": {"heroes": ["Gimli"], "engaged": ["Wargs"], "hand": [DOOM]},
        "Bor": {"heroes": [{"card": "Aragorn"}]},
    }
    t = Table(players=players, quest="Ambush on the Shore", quest_deck=[], step="4.2w")
    t.prepare(lambda g: g.effects.append(Effect("hit_points", 9, [t.id("Aragorn")], "", "round")))
    t.play(DOOM)
    while t.session.question is not None:
        t.passes()
    assert (t.result, t.g.eliminated) == ("won", ["A"])


def test_the_stage_is_left_in_mid_attack_once_the_troll_is_dead() -> None:
    troll = {"card": "Hill Troll", "damage": 8, "attacked": True}
    t = Table(
        heroes=[{"card": "Gimli", "damage": 3}, "Aragorn"],
        engaged=[troll],
        quest={"card": "To the River…", "progress": 9},
        quest_deck=["Anduin Passage"],
        hand=[TUNE],
        allies=[GUARD],
        step="6.8a",
    )
    t.choose("attack", "Gimli", "Hill Troll").passes().until("6.8.3w")
    assert (t.titles("quest"), t["Anduin Passage"].progress) == (["Anduin Passage"], 0)
    assert t.zone("Hill Troll") == "victory"
