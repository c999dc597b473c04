"""How anybody is thought to play when a bot looks ahead: what a good player would do at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from desktop_app.engine.ask import Option
from desktop_app.engine.chance import Chance, shuffled
from desktop_app.games.lotr_lcg.planning.going_on import go_on, sensible
from desktop_app.games.lotr_lcg.reading.queries import FACTS
from desktop_app.games.lotr_lcg.table.bots import greedy
from tests.games.lotr_lcg.table import Table


def done(table: Table) -> list[str]:
    """What is answered, as verb and title."""
    return in_words(table, go_on(table.g, table.question, Chance(0)))


def bot_done(table: Table) -> list[str]:
    """The same of the bot that does not look ahead."""
    return in_words(table, greedy(table.session.eyes(table.question.seat), table.question, Chance(0)))


def in_words(table: Table, keys: Sequence[str]) -> list[str]:
    """Answers as verb and title."""
    found = [Option.from_key(key) for key in keys]
    return sorted(
        f"{option.verb} {FACTS[table.g.codes[option.source]].titles['en']}" if option.source else option.verb
        for option in found
    )


def struck(enemy: str) -> dict[str, object]:
    """An enemy that has attacked this round."""
    return {"card": enemy, "attacked": True}


# -- the quest -----------------------------------------------------------------------------------------------------


def test_who_fights_stays_and_who_walks_well_goes() -> None:
    table = Table(heroes=["Aragorn", "Éowyn"], engaged=["Dol Guldur Orcs"], threat=25, step="3.2")
    assert done(table) == ["commit Éowyn"]


def test_aragorn_goes_too_when_he_can_pay_to_stand_again() -> None:
    heroes = [{"card": "Aragorn", "resources": 1}, "Éowyn"]
    table = Table(heroes=heroes, engaged=["Dol Guldur Orcs"], threat=25, step="3.2")
    assert done(table) == ["commit Aragorn", "commit Éowyn"]


def test_where_the_stage_has_no_card_revealed_nobody_goes_for_the_sake_of_one() -> None:
    stage: dict[str, Any] = {
        "scenario": "journey_along_the_anduin",
        "staging": ["Marsh Adder"],
        "step": "3.2",
        "threat": 48,
    }
    heroes = ["Éowyn", "Glorfindel"]
    assert done(Table(heroes=heroes, quest="Anduin Passage", **stage)) == ["commit Glorfindel", "commit Éowyn"]
    assert done(Table(heroes=heroes, quest="Ambush on the Shore", **stage)) == ["commit Éowyn"]


def test_all_go_when_that_wins_the_game() -> None:
    table = Table(
        heroes=["Aragorn", "Éowyn"],
        engaged=["Dol Guldur Orcs"],
        threat=25,
        step="3.2",
        quest={"card": "01122", "progress": 8},
    )
    assert done(table) == ["commit Aragorn", "commit Éowyn"]


def test_nobody_travels_where_the_price_is_more_than_the_place_weighs() -> None:
    table = Table(staging=["Mountains of Mirkwood"], step="4.2")
    assert done(table) == ["stay"]
    table = Table(staging=["Mountains of Mirkwood", "Enchanted Stream"], step="4.2")
    assert done(table) == ["travel Enchanted Stream"]


# -- the fight -----------------------------------------------------------------------------------------------------


def test_a_scout_stands_in_the_way_of_what_would_kill_a_hero() -> None:
    heroes = [{"card": "Aragorn", "damage": 2}]
    table = Table(heroes=heroes, allies=["Snowbourn Scout"], engaged=["Ungoliant's Spawn"], step="6.4a")
    table.until(asked="lcg-ask-defender")
    assert done(table) == ["defend Snowbourn Scout"]


@pytest.mark.parametrize("fights", [done, bot_done], ids=["looking ahead", "greedy"])
def test_mendor_without_whom_the_game_is_lost_stands_in_nobodys_way(fights: Callable[[Table], list[str]]) -> None:
    passage: dict[str, Any] = {"scenario": "passage_through_mirkwood", "campaign": {}}
    hurt = {"card": "Aragorn", "damage": 2}
    table = Table(heroes=[hurt], allies=["Mendor"], engaged=["Ungoliant's Spawn"], step="6.4a", **passage)
    table.until(asked="lcg-ask-defender")
    assert fights(table) == ["defend Aragorn"]


def test_a_hero_whom_the_blow_does_not_hurt_defends_himself() -> None:
    table = Table(heroes=["Aragorn"], allies=["Silverlode Archer"], engaged=["Dol Guldur Orcs"], step="6.4a")
    table.until(asked="lcg-ask-defender")
    assert done(table) == ["defend Aragorn"]


def test_nobody_calls_the_hummerhorns() -> None:
    table = Table(heroes=["Aragorn", "Legolas"], staging=["Hummerhorns"], threat=25, step="5.2")
    assert done(table) == ["no_engagement"]


def test_bats_that_fall_at_once_are_called() -> None:
    table = Table(heroes=["Aragorn", "Legolas"], staging=["Black Forest Bats"], threat=10, step="5.2")
    assert done(table) == ["engage Black Forest Bats"]


def test_as_few_strike_as_are_needed() -> None:
    table = Table(
        heroes=["Aragorn", "Legolas"],
        allies=["Guard of the Citadel"],
        engaged=[struck("Black Forest Bats")],
        step="6.8a",
    )
    table.until(asked="lcg-ask-attack").choose("attack", "Aragorn", "Black Forest Bats")
    assert done(table) == []


def test_they_all_strike_what_none_of_them_fells_alone() -> None:
    table = Table(
        heroes=["Aragorn", "Legolas"],
        allies=["Guard of the Citadel"],
        engaged=[struck("Chieftain Ufthak")],
        step="6.8a",
    )
    table.until(asked="lcg-ask-attack").choose("attack", "Aragorn", "Chieftain Ufthak")
    assert done(table) == ["attack Guard of the Citadel", "attack Legolas"]


# -- cards ---------------------------------------------------------------------------------------------------------


def test_steward_of_gondor_goes_to_whom_the_hand_wants_resources_of() -> None:
    heroes = ["Éowyn", {"card": "Théodred", "resources": 2}]
    table = Table(heroes=heroes, hand=["Steward of Gondor", "Northern Tracker"], step="2.2")
    (key,) = go_on(table.g, table.question, Chance(0))
    assert key == Option("play", table.id("Steward of Gondor"), table.id("Éowyn")).key


def test_sneak_attack_waits_for_a_great_ally() -> None:
    heroes = [{"card": "Aragorn", "resources": 1}]
    table = Table(heroes=heroes, hand=["Sneak Attack", "Guard of the Citadel"], engaged=["Forest Spider"], step="6.2w")
    assert done(table) == ["pass"]
    table = Table(heroes=heroes, hand=["Sneak Attack", "Gandalf"], engaged=["Forest Spider"], step="6.2w")
    assert done(table) == ["play Sneak Attack"]


def test_eowyn_throws_nothing_away_who_is_not_on_the_quest() -> None:
    table = Table(heroes=["Éowyn"], hand=["Gandalf"], staging=["Enchanted Stream"], step="3.3w")
    assert table.offers("use", "Éowyn")
    assert done(table) == ["pass"]


def test_the_pool_that_its_hero_needs_is_paid_from_last() -> None:
    heroes = [{"card": "Aragorn", "resources": 1}, {"card": "Théodred", "resources": 1}]
    table = Table(heroes=heroes, hand=["Snowbourn Scout"], step="2.2").choose("play", "Snowbourn Scout")
    assert done(table) == ["pay Théodred"]


# -- what it looks at ----------------------------------------------------------------------------------------------


def test_what_nobody_can_see_changes_no_answer() -> None:
    setup: dict[str, Any] = {"heroes": ["Aragorn"], "allies": ["Faramir"], "engaged": ["Forest Spider"], "step": "3.2"}
    deck = ["Gandalf", "Faramir", "Northern Tracker", "Sneak Attack"]
    encounters = ["Ungoliant's Spawn", "Enchanted Stream", "Hummerhorns", "Dol Guldur Orcs"]
    answers = [
        sensible(table.g, table.question)
        for seed in range(4)
        for table in [Table(**setup, deck=shuffled(deck, seed), encounter_deck=shuffled(encounters, seed))]
    ]
    assert all(answer == answers[0] for answer in answers)


def test_the_quick_bot_does_not_mind_what_lies_face_down_in_the_staging_area() -> None:
    table = Table(heroes=["Éowyn"], staging=[{"card": "Wargs", "shadows": ["King Spider"]}], step="3.2")
    assert bot_done(table) == ["commit Éowyn"]
