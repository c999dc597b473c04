"""Combat: damage that is dealt because damage was dealt, and what the one who deals it may count as his."""

from __future__ import annotations

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.me_quest.reading.fight import strength
from tests.games.me_quest.fights import HERO, Fight

SERPENT = "minion.black_serpent"
BALROG = "monster.balrog"
SPARE = ["zealot.hack", "zealot.quick_shot"]


@pytest.mark.rule("MEQ-368")
def test_both_are_reckless() -> None:
    table = Fight(["reckless", "rush"], ["behemoth.reckless", *SPARE], SERPENT).play("reckless", "reckless")
    assert (table.on_hero, table.on_enemy) == (5 + 2, 5 + 2)


def test_a_reckless_hero_is_hurt_more_by_a_counter_attack_alone() -> None:
    """The Dunlending's parry has no attack left: what hurts first is its counter-attack, what follows is his own."""
    table = Fight(["dodge", "reckless", "rush"], ["ravager.parry", "ravager.parry", *SPARE], "monster.dunlending")
    table.play("dodge", "parry").play("reckless", "parry")
    assert table.on_hero == 1 + 2


def test_a_reckless_enemy_is_hurt_more_by_a_retaliation_alone() -> None:
    table = Fight(["skill.retaliate", "rush"], ["zealot.reckless", *SPARE], SERPENT).play("retaliate", "reckless")
    assert (table.on_hero, table.on_enemy) == (5, 5 + 2)


def test_a_retaliation_counts_what_followed_the_blow() -> None:
    table = Fight(["skill.retaliate", "rush"], ["zealot.poison_arrow", *SPARE], SERPENT)
    assert table.play("retaliate", "poison_arrow").on_enemy == 2 + 2


def test_fear_counts_what_the_balrog_deals_and_not_what_a_hero_does_to_himself() -> None:
    table = Fight(["reckless", "rush"], ["behemoth.overpower", *SPARE], BALROG).play("reckless", "overpower")
    assert table.on_hero == 2 + 2
    assert not [effect for effect in table.g.effects if effect.kind == "plays_random"]


def test_venom_needs_two_damage_of_the_spiders_own() -> None:
    table = Fight(["reckless", "rush", "sweep"], ["behemoth.rush", *SPARE], "monster.giant_spider")
    table.play("reckless", "rush")
    assert table.on_hero == 1 + 2
    assert table.cards(f"hand:{HERO}") == ["rush", "sweep"]


def test_a_stampede_takes_one_card_of_the_hand_whatever_follows() -> None:
    table = Fight(["reckless", "rush", "sweep"], ["behemoth.overpower", *SPARE], "monster.oliphaunt")
    table.play("reckless", "overpower")
    assert table.on_hero == 2 + 2
    assert len(table.cards(f"hand:{HERO}")) == 1


def test_a_stampede_finds_an_empty_hand() -> None:
    table = Fight(["sweep"], ["behemoth.overpower", *SPARE], "monster.oliphaunt").play("sweep", "overpower")
    assert table.on_hero == 2


def test_who_is_enraged_takes_one_of_blow_and_poison_together() -> None:
    table = Fight(["eviscerate", "hack"], ["behemoth.enraged", *SPARE], SERPENT, hero="eometh")
    assert table.play("eviscerate", "enraged").on_enemy == 1


@pytest.mark.rule("MEQ-353")
def test_what_wears_him_down_comes_before_he_is_enraged() -> None:
    """The hero's card comes first; from then on nothing more is dealt."""
    table = Fight(["skill.wear_down", "rush"], ["behemoth.enraged", "behemoth.reckless"], SERPENT)
    assert table.play("wear_down", "enraged").on_enemy == 5


@pytest.mark.rule("MEQ-356", "MEQ-248")
def test_both_fall_in_one_round() -> None:
    table = Fight(["sweep"], ["zealot.reckless"], "monster.snaga", player={"life": []}).play("sweep", "reckless")
    told = table.g.fought[-1]
    assert (told.enemy_defeated, told.hero_defeated) == (True, True)


def test_execution_defeats_the_enraged_and_does_not_save_the_hero() -> None:
    for life, falls in (([], True), (["hero.thalin.sweep"] * 9, False)):
        table = Fight(["skill.execute"], ["behemoth.enraged"], BALROG, player={"life": life})
        told = table.play("execute", "enraged").g.fought[-1]
        assert (told.enemy_defeated, told.hero_defeated) == (True, falls)


@pytest.mark.rule("MEQ-347")
def test_who_is_exhausted_has_no_defense_to_save_him_from_execution() -> None:
    table = Fight(["skill.execute", "rush"], SPARE, SERPENT, exhausted=["Sau"]).play("execute")
    assert table.g.fought[-1].enemy_defeated


@pytest.mark.rule("MEQ-248", "MEQ-369")
def test_who_plays_his_last_card_falls_even_unhurt() -> None:
    table = Fight(["block"], ["zealot.quick_shot"], SERPENT, player={"life": []}).play("block", "quick_shot")
    assert table.g.fought[-1].hero_defeated


def test_weakness_and_unspent_agility_are_one_sum() -> None:
    """Seven strength and two of agility, eight Corruption cards when Betrayed is played: one is left."""
    table = Fight(["sweep"], SPARE, SERPENT, bonus=2)
    table.g.effects.append(Effect("strength", -8, [f"hero-{HERO}"], "", "combat"))
    assert strength(table.g, table.fight, HERO) == 7 + 2 - 8
