"""Boons and burdens, a test for each sentence of their text."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lotr_lcg.cards.campaign_tables import (
    ANDUIN,
    BEORN,
    MENDOR,
    PASSAGE,
    SCARRED,
    SUPPORT,
    SWARM,
    TROLL,
    VALOR,
    VENOM,
)
from tests.games.lotr_lcg.cards.encounters import GUARD, STREAM, attacked, engages, revealed
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.table import Table, committed, tired

# -- Mendor --------------------------------------------------------------------------------------------------------


def test_mendor_fights_for_the_first_player_and_goes_with_the_token() -> None:
    t = Table(
        players={"Ana": {"heroes": ["Aragorn"], "allies": [MENDOR]}, "Bor": {"heroes": ["Gimli"], "hand": [TUNE]}},
        step="7.4",
        **PASSAGE,
    ).until(step="7.4w")
    assert t.g.first_player == "B"
    assert t.zone(MENDOR) == "play:B"
    assert t[MENDOR].controller == "B"


def test_mendor_leaves_play_with_the_first_player_who_is_eliminated_and_all_is_lost() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Aragorn"], "allies": [MENDOR], "threat": 49},
            "Bor": {"heroes": ["Gimli"], "hand": [TUNE], "threat": 20},
        },
        step="7.3",
        **PASSAGE,
    ).until_over()
    assert t.g.eliminated == ["A"]
    assert (t.zone(MENDOR), t.result) == ("removed", "lost")


def test_mendor_attacks_the_enemies_of_others() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Aragorn"], "allies": [MENDOR]},
            "Bor": {"heroes": ["Gimli"], "engaged": ["Black Forest Bats"]},
        },
        step="6.8a",
        **PASSAGE,
    )
    assert t.offers("attack", MENDOR, "Black Forest Bats")


def test_after_a_quest_card_is_defeated_mendor_readies_and_then_every_player_draws() -> None:
    t = stage_defeated(tired(MENDOR)).choose("respond", MENDOR)
    assert not t[MENDOR].exhausted
    assert [len(t.g.zones[f"hand:{seat}"]) for seat in "AB"] == [1, 2]


def test_a_ready_mendor_has_nothing_to_do_before_the_word_then() -> None:
    assert not stage_defeated(MENDOR).offers("respond", MENDOR)


def stage_defeated(mendor: Any) -> Table:
    """The first stage of the passage is completed with Mendor as he lies."""
    return Table(
        players={
            "Ana": {"heroes": [committed("Aragorn")], "allies": [mendor]},
            "Bor": {"heroes": ["Gimli"], "hand": [TUNE]},
        },
        quest={"card": "Flies and Spiders", "progress": 7},
        quest_deck=["01120", BEORN],
        step="3.4",
        **{**PASSAGE, "seats": ["Ana", "Bor"]},
    )


def test_mendor_who_would_return_to_a_hand_is_out_of_the_game() -> None:
    t = attacked("Pursued by Shadow", defender="Gimli", allies=[tired(MENDOR)], campaign={})
    assert t.zone(MENDOR) == "removed"


@pytest.mark.parametrize("scenario", [PASSAGE, ANDUIN])
def test_a_dead_mendor_is_out_of_the_game_and_the_game_is_lost_at_once(scenario: dict[str, Any]) -> None:
    t = Table(
        heroes=["Aragorn"],
        allies=[tired(MENDOR, damage=2)],
        encounter_deck=["The Necromancer's Reach", STREAM, STREAM],
        step="3.3",
        **scenario,
    )
    assert t.session.question is None
    assert t.zone(MENDOR) == "removed"
    assert t.session.look("A").outcome["reason"] == "mendor"


# -- the other boons -----------------------------------------------------------------------------------------------


def test_mendors_support_makes_him_stronger_until_the_round_ends() -> None:
    t = Table(heroes=["Aragorn"], allies=[MENDOR], hand=[SUPPORT], **PASSAGE).play(SUPPORT)
    assert [t.number(MENDOR, name) for name in ("willpower", "attack", "defense")] == [3, 3, 3]
    t.until(step="2.2")
    assert t.number(MENDOR, "willpower") == 1


def test_only_one_copy_of_mendors_support_is_played_each_round_whoever_holds_it() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Aragorn"], "allies": [MENDOR], "hand": [SUPPORT]},
            "Bor": {"heroes": ["Gimli"], "hand": [SUPPORT, TUNE]},
        },
        **PASSAGE,
    )
    held = t.g.zones["hand:B"][0]
    t.play(SUPPORT).choose("pass").until(step="3.1w").asked("Bor")
    assert [refusal.rule for refusal in t.question.refusals() if refusal.source == held] == ["LCG-224"]
    t.until(step="1.3w")
    while t.question.seat != "B":
        t.passes()
    assert [option for option in t.question.options if option.source == held]


def test_mendors_support_needs_mendor() -> None:
    assert not Table(heroes=["Aragorn"], hand=[SUPPORT], **PASSAGE).offers("play", SUPPORT)


def test_who_is_appointed_by_fate_collects_one_resource_more() -> None:
    t = Table(
        heroes=[{"card": "Aragorn", "attachments": ["Appointed by Fate"]}, "Gimli"], hand=[TUNE], step="1.2", **PASSAGE
    ).until(step="1.3w")
    assert [t[hero].resources for hero in ("Aragorn", "Gimli")] == [2, 1]


def brave(**hero: Any) -> Table:
    """Gimli with Valor attacks a spider."""
    t = Table(
        heroes=[{"card": "Gimli", "attachments": [VALOR], **hero}], engaged=[TROLL], hand=[TUNE], step="6.8a", **ANDUIN
    )
    return t.choose("attack", "Gimli", TROLL)


def test_valor_heals_its_hero_and_wounds_the_defending_enemy_when_the_hero_attacks() -> None:
    t = brave(damage=2).choose("respond", VALOR)
    assert (t["Gimli"].damage, t[TROLL].damage, t[VALOR].exhausted) == (1, 1, True)


def test_an_exhausted_valor_does_nothing() -> None:
    heroes = [{"card": "Gimli", "attachments": [tired(VALOR)]}]
    t = Table(heroes=heroes, engaged=[TROLL], step="6.8a", hand=[TUNE], **ANDUIN)
    t.choose("attack", "Gimli", TROLL)
    assert not t.offers("respond", VALOR)


# -- burdens -------------------------------------------------------------------------------------------------------


def test_the_swarm_has_whom_it_engages_exhaust_two_characters() -> None:
    t = engages(SWARM, heroes=["Gimli", "Aragorn", "Legolas"], threat=10)
    assert (t.question.minimum, t.question.maximum) == (2, 2)
    t.choose_all("choose", "Gimli", "Legolas")
    assert [t[hero].exhausted for hero in ("Gimli", "Aragorn", "Legolas")] == [True, False, True]


def test_the_swarm_as_a_shadow_comes_into_play_engaged_with_the_defending_player() -> None:
    t = attacked(SWARM, defender="Gimli", heroes=["Gimli", "Legolas", "Éowyn"], allies=[GUARD], hand=[TUNE])
    t.until(asked="lcg-ask-exhaust-some")
    assert t.zone(SWARM) == "engaged:A"
    t.choose_all("choose", "Legolas", "Éowyn")
    assert t.zone(SWARM) == "engaged:A"
    assert not t["Forest Spider"].shadows


def poisoned(**heroes: int) -> Table:
    hurt = [{"card": name, "damage": damage} for name, damage in heroes.items()]
    return revealed(VENOM, heroes=hurt, hand=[TUNE])


def test_lingering_venom_exhausts_the_damaged_characters_of_a_player_who_wants_it() -> None:
    t = poisoned(Gimli=1, Legolas=2, Aragorn=0).choose("exhaust_damaged")
    assert [t[hero].exhausted for hero in ("Gimli", "Legolas", "Aragorn")] == [True, True, False]


def test_or_it_deals_two_damage_to_the_hero_with_the_most() -> None:
    t = poisoned(Gimli=1, Legolas=0, Aragorn=2).choose("damage_hero")
    assert [t[hero].damage for hero in ("Gimli", "Legolas", "Aragorn")] == [1, 0, 4]


def test_of_equally_damaged_heroes_the_player_chooses() -> None:
    t = poisoned(Gimli=1, Legolas=0, Aragorn=1).choose("damage_hero")
    assert {option.source for option in t.question.options} == {t.id("Gimli"), t.id("Aragorn")}


def test_lingering_venom_surges() -> None:
    t = poisoned(Gimli=1, Legolas=0).choose("exhaust_damaged")
    assert STREAM in t.titles("staging")


def test_lingering_venom_as_a_shadow_exhausts_the_damaged() -> None:
    t = attacked(VENOM, defender="Gimli", heroes=["Gimli", {"card": "Legolas", "damage": 1}, "Éowyn"], hand=[TUNE])
    t.until(step="6.4.2w")
    assert [t[hero].exhausted for hero in ("Legolas", "Éowyn")] == [True, False]


def test_a_scarred_hero_has_its_player_feel_every_loss() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Aragorn"], "allies": [GUARD], "threat": 20},
            "Bor": {
                "heroes": [{"card": "Gimli", "attachments": [SCARRED]}],
                "allies": [tired(GUARD, damage=1)],
                "threat": 20,
                "hand": [TUNE],
            },
        },
        encounter_deck=["The Necromancer's Reach", STREAM, STREAM],
        step="3.3",
        **ANDUIN,
    ).until(step="3.3w")
    assert t.titles("discard:B") == [GUARD]
    assert (t.threat("Ana"), t.threat("Bor")) == (20, 21)
