"""Events of heroes whose texts no other test shows."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.meccg.cards.situations import WILD, inside
from tests.games.meccg.cards.table import CardTable, hero, minion
from tests.games.meccg.rules.made_up import warns_minions
from tests.games.meccg.table import at, bearing, tapped, wounded


def test_wizards_laughter_ends_an_attempt() -> None:
    bor = hero(at("Bree", "Saruman", "Balin"), avatar="Saruman", hand=["Wizard’s Laughter"])
    table = inside("Bree", "Elrond", hand=["Cram"], kind=hero, bor=bor)
    table.choose("influence", "Elrond", "Balin")
    for _ in range(6):
        if table.find("play", "Wizard’s Laughter"):
            break
        table.passes()
    assert table.who == "Bor"
    table.play("Wizard’s Laughter").until("end", limit=20)
    assert "Balin" in table
    assert table.said("influence") == 0
    assert table.said("corruption") == 1


def test_the_white_tree_makes_minas_tirith_heal() -> None:
    company = at("Minas Tirith", bearing("Balin", "Sapling of the White Tree"), wounded("Elrond"))
    table = CardTable(hero(company, hand=["The White Tree"]))
    table.play("The White Tree", "Balin")
    assert table.zone("Sapling of the White Tree") == "discard:A"
    healed = CardTable(hero(at("Minas Tirith", wounded("Elrond")), events=["The White Tree"]), {}, step="turn")
    healed.until("organization")
    assert healed.stands("Elrond") == "tapped"


def test_forewarned_leaves_one_attack_that_cannot_be_canceled(monkeypatch: pytest.MonkeyPatch) -> None:
    warns_minions(monkeypatch)
    company = at("Bag End", "Layos", went=True)
    ana = minion(company, hand=["Not Slay Needlessly"])
    table = CardTable(ana, {"events": ["Forewarned Is Forearmed"]}, step="site_company").until("enter").choose("enter")
    table.until("kept-attack")
    assert table.who == "Bor"
    table.choose("attack_2").until_step("attack_actions")
    assert table.g.attacks[-1].race == "dunadan"
    assert table.g.attacks[-1].uncancellable


def test_the_windlord_found_me_costs_the_site_and_a_fight() -> None:
    table = inside("Moria", "Elrond", "Balin", "Haldir", hand=["The Windlord Found Me"], kind=hero)
    table.choose("play", "The Windlord Found Me").until_step("assign")
    assert table.stands("Moria") == "tapped"
    assert table.attack() == (4, 9)
    hand = ["The Windlord Found Me", "Rescue Prisoners"]
    spent = inside(tapped("Moria"), "Elrond", hand=hand, kind=hero)
    assert not spent.find("play", "The Windlord Found Me")
    assert spent.offers("play", "Rescue Prisoners")


@pytest.mark.parametrize(
    ("card", "make", "side"), [("Safe from the Shadow", hero, "Rivendell"), ("Tokens to Show", minion, "Dol Guldur")]
)
def test_items_are_stored_at_the_end_of_a_turn(card: str, make: Any, side: str) -> None:
    who = "Elrond" if make is hero else "Layos"
    item = "Glamdring" if make is hero else "High Helm"
    ana = make(at(side, bearing(who, item)), events=[card])
    table = CardTable(ana, {}, step="end_actions")
    assert table.offers("store", item)
    assert not CardTable(make(at(side, bearing(who, item)), hand=["Dodge"]), {}, step="end_actions").find("store")


@pytest.mark.parametrize(
    ("card", "make", "who"), [("Promptings of Wisdom", hero, "Beretar"), ("Piercing All Shadows", minion, "Shagrat")]
)
def test_a_ranger_keeps_the_company_on_its_way(card: str, make: Any, who: str) -> None:
    ana = make(at("Bree" if make is hero else "Dale", bearing(who, card), **WILD))
    table = CardTable(ana, {}, step="hazards")
    table.until("movement")
    table.use(card)
    assert table.stands(who) == "tapped"
    assert any(effect.kind == "cannot:return" for effect in table.g.effects)
