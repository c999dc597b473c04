"""Havens that are so whoever has a card of them, and texts that speak of one character alone."""

from __future__ import annotations

import pytest

from desktop_app.games.meccg.reading.attacks import prowess, target_prowess
from desktop_app.games.meccg.reading.board import region_named
from desktop_app.games.meccg.reading.influence import unused_influence
from desktop_app.games.meccg.reading.numbers import number
from desktop_app.games.meccg.vocabulary.abilities import constant, permanent
from desktop_app.games.meccg.vocabulary.groups import avatar, struck
from tests.games.meccg.cards.table import attacked, hero, minion
from tests.games.meccg.rules.made_up import PERMANENT, make_up
from tests.games.meccg.shelf import on_the_shelf
from tests.games.meccg.table import Table, at

RIVENDELL = make_up(
    "ZZ-731", "site", "Rivendell", alignment="minion", site_type="free_hold", region=region_named("Rhudaur")
)
CAMP = make_up("ZZ-732", "site", "Camp in Rhudaur", alignment="minion", region=region_named("Rhudaur"))
PRIDE = make_up("ZZ-733", "resource", "Pride", PERMANENT)
"""-1 to the direct influence of its player's avatar."""
FURY = make_up("ZZ-734", "resource", "Fury", PERMANENT)
"""-1 prowess of who faces a strike."""
with on_the_shelf():
    permanent(PRIDE)
    constant(PRIDE, on=avatar, influence=-1)
    permanent(FURY)
    constant(FURY, on=struck, prowess=-1)


@pytest.mark.rule("MEC-631", "MEC-329")
def test_no_agent_goes_to_a_haven_of_wizards_with_the_site_card_of_a_minion_player() -> None:
    lurker = {"card": "Lurker", "at": "Bandit Lair", "sites": ["Camp in Rhudaur"], "hidden": True}
    bor = minion(agents=[lurker], locations=["Rivendell", "The Worthy Hills", "Carn Dûm"])
    table = Table(hero(at("Bree", "Elrond", limit=3)), bor, step="hazards").until("hazards")
    there = [option.detail for option in table.find("agent_move", "Lurker")]
    assert RIVENDELL not in there
    assert {"LE-359", "LE-415"} <= set(there), "the region is near enough"
    rules = [each.rule for each in table.question.refusals() if each.verb == "agent_move"]
    assert "MEC-631" in rules


@pytest.mark.rule("MEC-626", "MEC-548", "MEC-643")
def test_an_agent_of_a_wizard_player_lies_in_wait_where_only_minions_have_a_site_card() -> None:
    table = Table(minion(at("Bandit Lair", "Layos", "Eradan", limit=3)), {"hand": ["Lurker"]}, step="hazards")
    table.until("hazards").choose("agent", "Lurker")
    for _ in range(40):
        if table.asked == "agent-attack":
            break
        table.choose("enter") if table.asked == "enter" else table.passes()
    table.pick("Lurker").until("attack")
    assert table.g.attacks[-1].agent == table.id("Lurker")
    assert prowess(table.g, table.g.attacks[-1]) == 4 + 5
    assert table.g.attacks[-1].detainment


@pytest.mark.rule("MEC-309", "MEC-436")
def test_a_text_about_ones_avatar_is_about_nobody_else() -> None:
    table = Table(hero(at("Rivendell", "Saruman", "Elrond"), avatar="Saruman", events=["Pride"]))
    assert [unused_influence(table.g, table.id(name)) for name in ("Saruman", "Elrond")] == [9, 4]


@pytest.mark.rule("MEC-309", "MEC-594")
def test_a_text_about_who_faces_a_strike_weakens_him_alone() -> None:
    table = Table(
        hero(at("Moria", "Elrond", "Haldir", limit=4), events=["Fury"]),
        step="strike_resources",
        attack=attacked("orc", 1, 8, targets=["Elrond"]),
        strike={"target": "Elrond"},
    )
    assert target_prowess(table.g, table.met_strike) == 7 - 1
    assert number(table.g, table.id("Haldir"), "prowess") == 4
