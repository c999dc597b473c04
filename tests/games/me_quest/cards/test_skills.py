"""Skill cards: a test for each sentence."""

from __future__ import annotations

from typing import Any

from tests.games.me_quest.fights import HERO, Fight

SERPENT = "minion.black_serpent"


def fight(mine: list[str], theirs: list[str], **more: Any) -> Fight:
    """Thálin with skills in his hand against the Black Serpent."""
    return Fight([*mine, "rush"], [*theirs, "zealot.hack"], SERPENT, **more)


def test_shrewd_planning_takes_a_card_of_the_pile_back() -> None:
    table = fight(["sweep", "skill.shrewd_planning"], ["zealot.quick_shot", "zealot.quick_shot"], says={
        "meqcards-ask-take-back-card": "choose sweep"})  # fmt: skip
    table.play("sweep", "quick_shot").play("shrewd_planning", "quick_shot")
    assert "sweep" in table.cards(f"hand:{HERO}")
    assert table.cards(f"pile:{HERO}") == ["shrewd_planning"]


def ready(after: str) -> Fight:
    """Six of seven strength are spent, then Ready is played and a card after it."""
    table = fight(["crush", "overpower", "skill.ready", after], ["zealot.quick_shot"] * 3 + ["zealot.hack"], bonus=0)
    for mine in ("crush", "overpower", "ready"):
        table.play(mine, "quick_shot")
    return table.play(after, "hack")


def test_ready_makes_the_next_ranged_card_free_and_has_it_discarded() -> None:
    table = ready("dodge")
    assert HERO not in table.fight.exhausted
    assert table.cards(f"pile:{HERO}") == ["crush", "overpower", "ready"]
    assert table.cards(f"rest:{HERO}") == ["dodge"]


def test_ready_does_nothing_for_a_melee_card() -> None:
    table = ready("reckless")
    assert HERO in table.fight.exhausted
    assert table.cards(f"pile:{HERO}")[-1] == "reckless"


def test_expose_weakness_adds_two_next_round() -> None:
    table = fight(["skill.expose_weakness", "sweep"], ["zealot.quick_shot", "zealot.quick_shot"])
    assert table.play("expose_weakness", "quick_shot").on_enemy == 1
    assert table.play("sweep", "quick_shot").on_enemy == 1 + 5


def test_a_trap_hurts_who_comes_near() -> None:
    for theirs, dealt in (("zealot.hack", 2), ("zealot.quick_shot", 0)):
        table = fight(["skill.set_trap", "block"], ["zealot.quick_shot", theirs])
        before = table.play("set_trap", "quick_shot").on_enemy
        assert table.play("block", theirs.split(".")[1]).on_enemy - before == dealt


def test_endure_brings_the_rest_pool_and_the_pile_back() -> None:
    table = Fight(["skill.endure", "rush"], ["zealot.quick_shot"], "monster.snaga", player={"rest": ["Crush"]})
    table.play("endure", "quick_shot")
    assert table.cards(f"rest:{HERO}") == []
    assert {"endure", "crush"} <= {*table.cards(f"life:{HERO}")}


def test_heightened_senses_cancel_what_was_not_declared() -> None:
    for named, theirs, on_hero in (("name_ranged", "hack", 0), ("name_melee", "hack", 1)):
        table = fight(["skill.heightened_senses", "sweep"], ["zealot.quick_shot", "zealot.hack"], says={
            "meqcards-ask-declare": named})  # fmt: skip
        table.play("heightened_senses", "quick_shot")
        before = table.on_hero
        table.play("sweep", theirs)
        assert table.on_hero - before == on_hero + (1 if on_hero else 0)


def test_a_flaming_arrow_leaves_no_defense() -> None:
    table = fight(["skill.flaming_arrow", "sweep"], ["zealot.quick_shot", "behemoth.crush"])
    before = table.play("flaming_arrow", "quick_shot").on_enemy
    assert table.play("sweep", "crush").on_enemy - before == 3


def test_a_concussive_shot_cancels_a_strong_defense() -> None:
    for theirs, dealt in (("behemoth.crush", 3), ("behemoth.precision", 2)):
        table = fight(["skill.concussive_shot", "sweep"], ["zealot.quick_shot", theirs])
        before = table.play("concussive_shot", "quick_shot").on_enemy
        assert table.play("sweep", theirs.split(".")[1]).on_enemy - before == dealt


def test_outmaneuver_names_the_type_itself() -> None:
    table = fight(["skill.outmaneuver", "sweep"], ["zealot.quick_shot", "zealot.reckless"], says={
        "meqcards-ask-declare": "name_ranged"})  # fmt: skip
    before = table.play("outmaneuver", "quick_shot").on_hero
    assert table.play("sweep", "reckless").on_hero == before


def test_retaliate_gives_back_all_that_was_dealt() -> None:
    table = fight(["skill.retaliate"], ["zealot.poison_arrow"]).play("retaliate", "poison_arrow")
    assert (table.on_hero, table.on_enemy) == (4, 4)


def test_focused_assault_counts_the_other_melee_cards() -> None:
    table = fight(["sweep", "overpower", "skill.focused_assault"], ["zealot.quick_shot"] * 2 + ["zealot.hack"])
    table.play("sweep", "quick_shot").play("overpower", "quick_shot")
    enemy, hero = table.on_enemy, table.on_hero
    table.play("focused_assault", "hack")
    assert (table.on_enemy - enemy, table.on_hero - hero) == (4, 0)


def test_wear_down_hurts_by_the_attack_of_what_is_discarded() -> None:
    table = Fight(["skill.wear_down", "rush"], ["zealot.hack", "zealot.reckless"], SERPENT)
    assert table.play("wear_down", "hack").on_enemy == 5
    assert table.g.zones["combat_hand:A"] == []


def test_a_shield_smash_cancels_what_costs_two() -> None:
    for theirs, on_hero in (("zealot.smash", 0), ("zealot.hack", 2)):
        table = fight(["skill.shield_smash", "sweep"], ["zealot.parry", theirs])
        before = table.play("shield_smash", "parry").on_hero
        assert table.play("sweep", theirs.split(".")[1]).on_hero - before == on_hero


def test_execute_defeats_who_has_no_defense() -> None:
    table = fight(["skill.execute"], ["zealot.hack"]).play("execute", "hack")
    assert table.g.home[next(card for card, code in table.g.codes.items() if code == SERPENT)] == "defeated"
    table = fight(["skill.execute"], ["zealot.parry"]).play("execute", "parry")
    assert table.g.combats


def test_reversal_takes_the_attack_and_cancels() -> None:
    table = fight(["skill.reversal"], ["zealot.reckless"]).play("reversal", "reckless")
    assert (table.on_enemy, table.on_hero) == (5, 0)
    table = fight(["skill.reversal"], ["zealot.quick_shot"]).play("reversal", "quick_shot")
    assert (table.on_enemy, table.on_hero) == (0, 1)


def test_a_crushing_blow_against_a_weak_defense() -> None:
    table = fight(["skill.crushing_blow"], ["zealot.parry"]).play("crushing_blow", "parry")
    assert (table.on_enemy, table.on_hero) == (4, 0)
    table = fight(["skill.crushing_blow"], ["behemoth.overpower"]).play("crushing_blow", "overpower")
    assert (table.on_enemy, table.on_hero) == (0, 2)


def test_hamstring_puts_a_card_under_the_opponents_pile() -> None:
    table = fight(["skill.hamstring"], ["zealot.quick_shot"]).play("hamstring", "quick_shot")
    assert len(table.g.zones["pile:A"]) == 2
    assert table.cards("pile:A")[-1] == "quick_shot"


def test_an_overhead_swing_takes_two_cards() -> None:
    table = Fight(["skill.overhead_swing", "rush"], ["zealot.hack"] * 3 + ["zealot.parry"], SERPENT)
    table.play("overhead_swing", "parry")
    assert len(table.g.zones["combat_hand:A"]) == 1


def test_a_brutal_finisher_counts_the_other_cards() -> None:
    table = fight(["sweep", "strategize", "skill.brutal_finisher"], ["zealot.quick_shot"] * 2 + ["zealot.hack"])
    before = table.play("sweep", "quick_shot").play("strategize", "quick_shot").on_enemy
    assert table.play("brutal_finisher", "hack").on_enemy - before == 3 + 2


def test_a_crossbow_shot_cannot_be_canceled() -> None:
    assert fight(["skill.crossbow_shot"], ["behemoth.earthquake"]).play("crossbow_shot", "earthquake").on_enemy == 4
