"""Enemy attacks: the order of the attacks, defenders, shadow effects and damage."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.shelf import make_up
from tests.games.lotr_lcg.table import Table
from tests.games.lotr_lcg.walk import Walk

make_up("T-540", "enemy", "Brute of the Hills", attack=4, hit_points=9)
make_up("T-541", "enemy", "Thief of the Vale", attack=3, hit_points=9)
make_up("T-542", "ally", "Slow Warden", defense=3, hit_points=4)
make_up("T-543", "enemy", "Giant of the Fells", attack=5, hit_points=9)
BRUTE, THIEF, WARDEN, GIANT = "Brute of the Hills", "Thief of the Vale", "Slow Warden", "Giant of the Fells"
NO_SHADOW = "Enchanted Stream"


def two_players(**of_bor: object) -> dict[str, dict[str, object]]:
    return {
        "Ana": {"heroes": ["Gimli"], "engaged": ["Forest Spider"]},
        "Bor": {"heroes": ["Aragorn"], "engaged": ["King Spider"], **of_bor},
    }


# Whose turn it is


@pytest.mark.rule("LCG-443")
def test_the_first_player_is_active_when_enemy_attacks_begin() -> None:
    t = Walk(players=two_players(), first_player="Bor", step="6.3")
    assert t.walked[:2] == ["6.3", "6.4a"]
    assert t.asked("Bor") == "lcg-ask-defender"
    assert t.g.active == "B"


@pytest.mark.rule("LCG-444")
def test_the_active_player_says_which_enemy_attacks_first() -> None:
    t = Table(engaged=["Forest Spider", "King Spider"], step="6.4a")
    assert t.asked("Ana") == "lcg-ask-enemy-attack"
    assert t.offers("choose", "Forest Spider")
    t.choose("choose", "King Spider")
    assert t.g.attacks[-1].enemy == t.id("King Spider")


@pytest.mark.rule("LCG-445")
def test_an_enemy_that_has_attacked_this_round_is_not_offered() -> None:
    t = Table(engaged=[{"card": "Forest Spider", "attacked": True}, "King Spider", "East Bight Patrol"], step="6.4a")
    assert t.asked("Ana") == "lcg-ask-enemy-attack"
    assert [option.source for option in t.question.options] == [t.id("King Spider"), t.id("East Bight Patrol")]


@pytest.mark.rule("LCG-464")
def test_only_the_enemy_that_has_not_attacked_can_attack() -> None:
    t = Table(engaged=[{"card": "Forest Spider", "attacked": True}, "King Spider"], step="6.4a")
    assert t.asked("Ana") == "lcg-ask-defender"
    assert t.g.attacks[-1].enemy == t.id("King Spider")


@pytest.mark.rule("LCG-446")
def test_without_engaged_enemies_the_next_player_follows() -> None:
    t = Walk(players={"Ana": {"heroes": ["Aragorn"]}, "Bor": {"heroes": ["Gimli"], "hand": [TUNE]}}, step="6.4a")
    t.until(step="7.4w")
    assert t.walked[:2] == ["6.4a", "6.5"]


@pytest.mark.rule("LCG-447", "LCG-448")
def test_every_player_has_their_enemies_attack_and_then_the_attacks_end() -> None:
    t = Walk(players=two_players(), step="6.4a")
    assert t.asked("Ana") == "lcg-ask-defender"
    t.choose("defend", "Gimli")
    assert t.after("6.5", 2) == ["6.4a", "6.4b"]
    assert t.asked("Bor") == "lcg-ask-defender"
    assert t.g.active == "B"
    t.choose("defend", "Aragorn")
    assert t.after("6.5", 1, nth=2) == ["6.6"]


@pytest.mark.rule("LCG-449", "LCG-450")
def test_player_attacks_follow_without_a_window_and_begin_with_the_first_player() -> None:
    t = Walk(players=two_players(hand=[TUNE]), first_player="Bor", step="6.6")
    assert t.walked == ["6.6", "6.7", "6.8a", "6.8b"]
    assert t.asked("Bor") == "lcg-ask-attack"
    assert t.g.active == "B"


# 6.4.1 Defenders


@pytest.mark.rule("LCG-465")
def test_a_ready_character_defends_and_an_exhausted_one_cannot() -> None:
    t = Table(heroes=["Gimli", {"card": "Aragorn", "exhausted": True}], engaged=["Forest Spider"], step="6.4a")
    assert t.offers("defend", "Gimli")
    assert not t.offers("defend", "Aragorn")
    refusal = t.refusal("Aragorn", "Forest Spider")
    assert refusal is not None
    assert refusal.rule == "LCG-465"


@pytest.mark.rule("LCG-466")
def test_a_defender_exhausts_and_cannot_defend_again() -> None:
    t = Table(heroes=["Gimli", "Aragorn"], engaged=["Forest Spider", "King Spider"], step="6.4a")
    t.choose("choose", "Forest Spider").choose("defend", "Gimli")
    assert t["Gimli"].exhausted
    assert t.asked("Ana") == "lcg-ask-defender"
    assert not t.offers("defend", "Gimli")


@pytest.mark.rule("LCG-467")
def test_no_defender_is_a_choice_and_then_sentinels_may_step_in() -> None:
    players = two_players()
    players["Bor"]["engaged"] = []
    t = Table(players=players, step="6.4a")
    t.asked("Ana")
    assert t.offers("defend", "Gimli")
    t.choose("no_defender")
    assert t.asked("Bor") == "lcg-ask-defender"
    t.choose("defend", "Aragorn", "Forest Spider")
    assert t["Aragorn"].exhausted
    assert t["Gimli"].damage == 0


@pytest.mark.rule("LCG-468")
def test_without_sentinel_nobody_defends_for_another_player() -> None:
    players = two_players(heroes=["Aragorn", "Legolas"], engaged=[])
    t = Table(players=players, step="6.4a")
    t.choose("no_defender").asked("Bor")
    assert t.offers("defend", "Aragorn")
    assert not t.offers("defend", "Legolas")
    refusal = t.refusal("Legolas", "Forest Spider")
    assert refusal is not None
    assert refusal.rule == "LCG-468"


@pytest.mark.rule("LCG-366")
def test_two_defenders_are_refused() -> None:
    t = Table(heroes=["Gimli", "Aragorn"], engaged=["Forest Spider"], step="6.4a")
    both = [t.find("defend", hero)[0].key for hero in ("Gimli", "Aragorn")]
    assert t.question.accepts(both[:1])
    assert not t.question.accepts(both)


def several_defenders(**setup: Any) -> Table:
    t = Table(step="6.4a", encounter_deck=[NO_SHADOW] * 3, **setup)
    return t.prepare(lambda g: g.effects.append(Effect("cannot:single_defender", 1, ["A"], until="phase")))


@pytest.mark.rule("LCG-367", "LCG-368")
def test_several_defenders_add_up_and_one_of_them_takes_all_the_damage() -> None:
    t = several_defenders(heroes=["Gimli", "Legolas"], engaged=[GIANT])
    t.choose("defend", "Legolas").choose("choose", "Gimli")
    assert t.asked("Ana") == "lcg-ask-defender-damage"
    both = [t.find("choose", hero)[0].key for hero in ("Gimli", "Legolas")]
    assert not t.question.accepts(both)
    assert t["Gimli"].exhausted
    assert t["Legolas"].exhausted
    t.choose("choose", "Gimli")
    assert t["Gimli"].damage == 2  # 5 against 1 + 2
    assert t["Legolas"].damage == 0


# 6.4.2 Shadow effects


@pytest.mark.rule("LCG-469")
def test_a_shadow_effect_changes_the_attack() -> None:
    t = Table(hand=[TUNE], heroes=["Gimli"], engaged=[{"card": THIEF, "shadows": ["East Bight Patrol"]}], step="6.4a")
    t.until(asked="lcg-ask-defender").choose("defend", "Gimli").until(step="6.4.2w")
    assert t.number(THIEF, "attack") == 4


@pytest.mark.rule("LCG-469")
def test_a_card_without_shadow_effect_changes_nothing() -> None:
    t = Table(hand=[TUNE], heroes=["Gimli"], engaged=[{"card": THIEF, "shadows": [NO_SHADOW]}], step="6.4a")
    t.until(asked="lcg-ask-defender").choose("defend", "Gimli").until(step="6.4.2w")
    assert t.number(THIEF, "attack") == 3
    assert t.g.turned == t[THIEF].shadows


# 6.4.3 Damage


@pytest.mark.rule("LCG-470")
def test_damage_is_attack_minus_defense() -> None:
    t = Table(heroes=[{"card": "Legolas", "damage": 0}], hand=[TUNE], engaged=[BRUTE], step="6.4a")
    t.until(asked="lcg-ask-defender").choose("defend", "Legolas").until(step="6.4.3w")
    assert t["Legolas"].damage == 3  # 4 against 1


@pytest.mark.parametrize(("enemy", "defender", "damage"), [(THIEF, WARDEN, 0), (THIEF, "Gimli", 1), (BRUTE, WARDEN, 1)])
@pytest.mark.rule("LCG-471")
def test_a_defense_as_high_as_the_attack_keeps_all_damage_off(enemy: str, defender: str, damage: int) -> None:
    t = Table(heroes=["Gimli"], allies=[WARDEN], hand=[TUNE], engaged=[enemy], step="6.4a")
    t.until(asked="lcg-ask-defender").choose("defend", defender).until(step="6.4.3w")
    assert t[defender].damage == damage


@pytest.mark.rule("LCG-472")
def test_undefended_damage_goes_to_one_hero_as_a_whole() -> None:
    t = Table(heroes=["Gimli", "Legolas"], allies=["Longbeard Orc Slayer"], engaged=[THIEF], step="6.4a")
    t.choose("no_defender")
    assert t.asked("Ana") == "lcg-ask-undefended"
    assert [option.source for option in t.question.options] == [t.id("Gimli"), t.id("Legolas")]
    assert not t.question.accepts([option.key for option in t.question.options])
    t.choose("choose", "Legolas")
    assert t["Legolas"].damage == 3
    assert t["Gimli"].damage == t["Longbeard Orc Slayer"].damage == 0


@pytest.mark.rule("LCG-474")
def test_defense_absorbs_nothing_of_an_undefended_attack() -> None:
    t = Table(heroes=["Gimli"], engaged=[THIEF], hand=[TUNE], step="6.4a")
    t.until(asked="lcg-ask-defender").choose("no_defender").until(step="6.4.3w")
    assert t["Gimli"].damage == 3


@pytest.mark.rule("LCG-473")
def test_an_attack_whose_defender_is_gone_counts_as_undefended() -> None:
    t = Table(
        heroes=["Gimli", "Legolas"],
        allies=["Snowbourn Scout"],
        engaged=[{"card": THIEF, "shadows": ["Hummerhorns"]}],  # 1 damage to every character
        step="6.4a",
    )
    t.choose("defend", "Snowbourn Scout")
    assert t.titles("discard:A") == ["Snowbourn Scout"]
    assert t.asked("Ana") == "lcg-ask-undefended"
    t.choose("choose", "Gimli")
    assert t["Gimli"].damage == 1 + 3


@pytest.mark.rule("LCG-473")
def test_the_next_shadow_effect_finds_the_attack_undefended() -> None:
    t = Table(
        heroes=["Gimli"],
        hand=[TUNE],
        allies=["Snowbourn Scout"],
        engaged=[{"card": THIEF, "shadows": ["Hummerhorns", "Dol Guldur Orcs"]}],
        step="6.4a",
    )
    t.until(asked="lcg-ask-defender").choose("defend", "Snowbourn Scout").until(step="6.4.2w")
    assert t.number(THIEF, "attack") == 3 + 3  # 1 if defended, 3 if not


@pytest.mark.rule("LCG-475")
def test_surplus_damage_hits_nobody_else() -> None:
    t = Table(heroes=["Gimli"], allies=["Silverlode Archer"], engaged=[BRUTE], hand=[TUNE], step="6.4a")
    t.until(asked="lcg-ask-defender").choose("defend", "Silverlode Archer").until(step="6.4.3w")
    assert t.titles("discard:A") == ["Silverlode Archer"]
    assert t["Gimli"].damage == 0


@pytest.mark.rule("LCG-476")
def test_a_bonus_until_the_end_of_the_attack_is_gone_at_the_next() -> None:
    t = Table(
        heroes=["Gimli", "Aragorn"],
        engaged=[{"card": THIEF, "shadows": ["East Bight Patrol"]}, {"card": BRUTE, "shadows": [NO_SHADOW]}],
        step="6.4a",
    )
    t.choose("choose", THIEF).choose("defend", "Gimli")
    assert t["Gimli"].damage == 2  # 3 and 1 of the shadow, against 2
    assert t.step == "6.4.1"
    assert t.number(THIEF, "attack") == 3


@pytest.mark.rule("LCG-095", "LCG-468")
def test_who_would_defend_for_another_hears_that_it_is_too_early_or_not_theirs() -> None:
    players = {
        "Ana": {"heroes": ["Éowyn"], "engaged": ["Wargs"]},
        "Bor": {"heroes": ["Gimli"], "allies": ["Gondorian Spearman"]},
    }
    t = Table(players=players, attack={"by": "Wargs", "on": "Ana"}, step="6.4.1")
    t.asked("Ana")
    answers = {card: t.refusal(card, "Wargs") for card in ("Gondorian Spearman", "Gimli")}
    assert {card: answer.rule for card, answer in answers.items() if answer} == {
        "Gondorian Spearman": "LCG-095",
        "Gimli": "LCG-468",
    }


@pytest.mark.rule("LCG-445", "LCG-249")
def test_an_enemy_that_does_not_attack_says_why() -> None:
    held = {"card": "King Spider", "attachments": ["Forest Snare"]}
    engaged = ["Wargs", "Forest Spider", {"card": "Hill Troll", "attacked": True}, held]
    t = Table(heroes=["Gimli"], engaged=engaged, step="6.4b")
    assert t.asked("Ana") == "lcg-ask-enemy-attack"
    attacked, snared = t.refusal("Hill Troll"), t.refusal("King Spider")
    assert attacked
    assert attacked.rule == "LCG-445"
    assert snared
    assert (snared.rule, snared.because) == ("LCG-249", t.id("Forest Snare"))
