"""Combat cards that speak of other cards: of the next one, of printed numbers, of what lies in the pile."""

from __future__ import annotations

import pytest

from desktop_app.games.me_quest.reading.fight import spent
from tests.games.me_quest.fights import HERO, Fight

SERPENT, TROLL = "minion.black_serpent", "monster.cave_troll"
QUICK = "zealot.quick_shot"


def test_ready_speaks_of_the_next_card_alone() -> None:
    """The free card is gone when its round ends; the one after it lies on Ready and costs what it costs."""
    table = Fight(["skill.ready", "dodge", "strategize", "rush"], [QUICK] * 4, SERPENT, bonus=0)
    table.play("ready", "quick_shot").play("dodge", "quick_shot")
    assert spent(table.g, table.fight, HERO) == 0
    table.play("strategize", "quick_shot")
    assert table.cards(f"pile:{HERO}") == ["ready", "strategize"]
    assert spent(table.g, table.fight, HERO) == 2


def test_ready_takes_no_card_out_of_the_life_pool() -> None:
    """Endure is free and has shuffled itself with the pile: nothing of it lies in the pile to be discarded."""
    table = Fight(["skill.ready", "skill.endure", "rush"], [QUICK] * 2, "monster.snaga", bonus=0)
    table.play("ready", "quick_shot").play("endure", "quick_shot")
    assert table.cards(f"rest:{HERO}") == []
    assert "endure" in table.cards(f"life:{HERO}")


@pytest.mark.rule("MEQ-371")
def test_finesse_reduces_and_never_raises() -> None:
    spare = ["ravager.hack"]
    table = Fight(["deadly_finesse", "parry"], ["ravager.concentrate", *spare], SERPENT, hero="beravor")
    table.play("deadly_finesse", "concentrate")
    assert (table.on_enemy, table.on_hero) == (4, 0)


@pytest.mark.rule("MEQ-371", "MEQ-373")
def test_a_flaming_arrow_leaves_a_printed_defense_of_0_for_the_execution() -> None:
    mine = ["skill.flaming_arrow", "skill.execute", "rush"]
    table = Fight(mine, ["behemoth.sweep", "behemoth.crush", "behemoth.sweep"], TROLL)
    table.play("flaming_arrow", "sweep").play("execute", "crush")
    assert table.g.fought[-1].enemy_defeated
    blocked = Fight(mine, ["behemoth.sweep", "behemoth.block", "behemoth.sweep"], TROLL)
    blocked.play("flaming_arrow", "sweep").play("execute", "block")
    assert blocked.g.combats


@pytest.mark.rule("MEQ-373")
def test_a_block_that_keeps_two_of_its_defense_is_raised_by_a_dodge() -> None:
    """Smash finds it at 2 and not at 0: what the last card gave it counts, against 2 and the 2 of Overpower."""
    theirs = ["behemoth.overpower", "behemoth.smash", "behemoth.sweep"]
    table = Fight(["dodge", "block", "rush"], theirs, "monster.balrog").play("dodge", "overpower")
    hurt = table.on_hero
    assert table.play("block", "smash").on_hero == hurt
    bare = Fight(["sweep", "block", "rush"], theirs, "monster.balrog").play("sweep", "overpower")
    hurt = bare.on_hero
    assert bare.play("block", "smash").on_hero - hurt == 2


def test_reversal_takes_the_attack_of_a_card_that_cannot_be_canceled() -> None:
    table = Fight(["skill.reversal", "rush"], ["behemoth.sweep", QUICK], SERPENT).play("reversal", "sweep")
    assert (table.on_enemy, table.on_hero) == (3, 3)


@pytest.mark.rule("MEQ-363", "MEQ-367")
def test_who_was_canceled_by_the_round_before_cancels_nobody() -> None:
    """Fall Back has Reversal canceled in 3d: the card of this round is dealt in full."""
    table = Fight(["sweep", "skill.reversal", "rush"], ["ravager.fall_back", "ravager.hack", QUICK], SERPENT)
    hurt = table.play("sweep", "fall_back").on_hero
    table.play("reversal", "hack")
    assert table.on_hero - hurt == 2


def test_who_anticipate_each_other_choose_together_again() -> None:
    table = Fight(["anticipate", "parry", "hide"], ["ravager.anticipate", "ravager.hack"], SERPENT, hero="eleanor")
    table.play("anticipate", "anticipate").play("parry", "hack", until="meq-ask-combat-card")
    assert not table.cards("pile:A")[1:]
    table.play("parry", "hack")
    assert table.cards("pile:A") == ["anticipate", "hack"]


@pytest.mark.rule("MEQ-352")
def test_who_anticipated_and_is_exhausted_since_fights_no_more() -> None:
    table = Fight(["anticipate", "parry", "hide"], ["ravager.hack", "ravager.parry", QUICK], SERPENT, hero="eleanor")
    table.play("anticipate", "hack").play("", "parry")
    assert table.cards("pile:A")[-1] == "parry"
    assert HERO in table.fight.exhausted
