"""Monsters and minions: a test for each ability."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.me_quest.reading.facts import of_type
from desktop_app.games.me_quest.reading.fight import cost, spent
from desktop_app.games.me_quest.vocabulary.texts import CARDS
from tests.games.me_quest.fights import HERO, Fight


def fight(enemy: str, mine: list[str], theirs: list[str], **more: Any) -> Fight:
    """Thálin against a monster."""
    return Fight([*mine, "sweep"], [*theirs, "zealot.hack"], f"monster.{enemy}", **more)


def test_crebain_spread_influence_instead_of_damage() -> None:
    table = fight("crebain", ["dodge"], ["zealot.aimed_shot"]).play("dodge", "aimed_shot")
    assert table.on_hero == 0
    table = Fight(["sweep", "rush"], ["zealot.aimed_shot", "zealot.hack"], "monster.crebain")
    table.play("sweep", "aimed_shot", until="meq-ask-influence")
    assert table.question.prompt.params["amount"] == 3
    assert table.on_hero == 0


def test_crebain_hurt_with_melee_cards() -> None:
    assert fight("crebain", ["overpower"], ["behemoth.sweep"]).play("overpower", "sweep").on_hero == 1


def test_an_agent_spreads_lies_once() -> None:
    table = Fight(["block", "strategize", "rush"], ["zealot.aimed_shot"] * 2 + ["zealot.hack"], "monster.agent")
    assert table.play("rush", "aimed_shot").corrupted == 1
    assert table.play("strategize", "aimed_shot").corrupted == 1


def test_an_agent_with_a_sword_tells_no_lies() -> None:
    table = fight("agent", ["strategize"], ["ravager.eviscerate"]).play("strategize", "eviscerate")
    assert table.corrupted == 0


def test_a_snaga_shoots_well() -> None:
    assert fight("snaga", ["block"], ["zealot.aimed_shot"]).play("block", "aimed_shot").on_hero == 0
    assert fight("snaga", ["parry"], ["zealot.quick_shot"]).play("parry", "quick_shot").on_hero == 1


@pytest.mark.rule("MEQ-333")
def test_an_orc_is_fanatical_among_melee_cards() -> None:
    assert fight("orc", ["block"], ["zealot.hack"]).play("block", "hack").on_hero == 1
    assert fight("orc", ["block"], ["zealot.quick_shot"]).play("block", "quick_shot").on_hero == 0


def test_a_barrow_wight_heals_when_it_shoots() -> None:
    assert fight("barrow_wight", ["sweep"], ["zealot.quick_shot"]).play("sweep", "quick_shot").on_enemy == 2
    assert fight("barrow_wight", ["sweep"], ["zealot.hack"]).play("sweep", "hack").on_enemy == 3


def test_a_southron_fights_for_less() -> None:
    table = fight("southron", ["block"], ["zealot.smash"]).play("block", "smash")
    assert spent(table.g, table.fight, "A") == 1
    table = fight("southron", ["block"], ["zealot.hack"]).play("block", "hack")
    assert spent(table.g, table.fight, "A") == 0
    table = fight("southron", ["block"], ["zealot.poison_arrow"]).play("block", "poison_arrow")
    assert spent(table.g, table.fight, "A") == 2


def test_a_dunlending_strikes_back_when_its_defense_holds() -> None:
    assert fight("dunlending", ["overpower"], ["behemoth.overpower"]).play("overpower", "overpower").on_hero == 1
    assert fight("dunlending", ["block"], ["behemoth.overpower"]).play("block", "overpower").on_hero == 0


def test_an_uruk_hai_may_draw_when_it_hurts() -> None:
    table = fight("uruk_hai", ["rush"], ["behemoth.sweep"], says={"meq-ask-may": "accept"}).play("rush", "sweep")
    assert len(table.g.zones["combat_hand:A"]) == 2
    table = fight("uruk_hai", ["rush"], ["behemoth.sweep"]).play("rush", "sweep")
    assert len(table.g.zones["combat_hand:A"]) == 1


def test_a_warg_rider_rides_first_for_nothing() -> None:
    table = fight("warg_rider", ["block", "block"], ["zealot.smash", "zealot.smash"]).play("block", "smash")
    assert spent(table.g, table.fight, "A") == 0
    table.play("block", "smash")
    assert spent(table.g, table.fight, "A") == 2


def test_a_giant_spider_paralyses() -> None:
    table = fight("giant_spider", ["rush", "rush"], ["behemoth.sweep"]).play("rush", "sweep")
    assert len(table.g.zones[f"hand:{HERO}"]) == 1
    table = fight("giant_spider", ["rush", "rush"], ["zealot.parry"]).play("rush", "parry")
    assert len(table.g.zones[f"hand:{HERO}"]) == 2


def test_a_huorn_strikes_harder() -> None:
    assert fight("huorn", ["rush"], ["behemoth.sweep"]).play("rush", "sweep").on_hero == 3
    assert fight("huorn", ["rush"], ["zealot.aimed_shot"]).play("rush", "aimed_shot").on_hero == 2


def test_a_cave_troll_roars() -> None:
    assert fight("cave_troll", ["overpower"], ["behemoth.precision"]).play("overpower", "precision").on_enemy == 0
    assert fight("cave_troll", ["strategize"], ["behemoth.precision"]).play("strategize", "precision").on_enemy == 0
    assert fight("cave_troll", ["sweep"], ["behemoth.precision"]).play("sweep", "precision").on_enemy == 2


def test_an_oliphaunt_tramples_the_hand() -> None:
    table = fight("oliphaunt", ["rush", "rush"], ["behemoth.sweep"]).play("rush", "sweep")
    assert len(table.g.zones[f"hand:{HERO}"]) == 1
    assert table.on_hero == 2


def test_a_balrog_strikes_fear() -> None:
    table = fight("balrog", ["rush", "rush", "rush"], ["behemoth.reckless", "behemoth.sweep"])
    table.play("rush", "reckless")
    assert [effect.kind for effect in table.g.effects] == ["plays_random"]
    table.play("rush", "sweep")
    assert len(table.g.zones[f"pile:{HERO}"]) == 2


def test_a_hamstrung_card_at_the_bottom_is_the_warg_riders_first() -> None:
    table = fight("warg_rider", ["skill.hamstring"], ["zealot.smash"]).play("hamstring", "smash")
    pile = table.g.zones["pile:A"]
    assert cost(table.g, table.fight, "A", pile[1]) == 2


@pytest.mark.parametrize("type", ["monster", "minion"])
def test_every_enemy_says_something(type: str) -> None:
    assert [card.code for card in of_type(type) if not list(CARDS.parts(card.code))] == []
