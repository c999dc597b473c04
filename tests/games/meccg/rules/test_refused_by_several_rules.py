"""Where several rules forbid one thing each of them is named."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.rules import GAME
from tests.games.meccg.cards.table import hero, minion
from tests.games.meccg.table import Table, at, bearing

MEN = ("Layos", "Ostisen", "Luitprand", "Dôgrib", "Tros Hesnef", "Nevido Smôd", "Asternak", "Perchen")
HOMES: dict[str, Any] = {"locations": ["Minas Morgul", "Bandit Lair", "Raider-hold"]}


def rules(table: Table, verb: str, source: str, target: str = "") -> list[str]:
    """Every rule that refuses something."""
    sources, targets = table.means(source), table.means(target) if target else []
    return [
        each.rule
        for each in table.question.refusals()
        if each.verb == verb and each.source in sources and (not target or each.target in targets)
    ]


@pytest.mark.rule("MEC-072", "MEC-447", "MEC-450", "MEC-062", "MEC-334", "MEC-468")
def test_a_company_that_may_not_go_hears_every_rule_of_companies() -> None:
    table = Table(minion(at("Dol Guldur", *MEN), discard=["Moria"], **HOMES))
    assert rules(table, "go", "Layos", "Bandit Lair") == ["MEC-447", "MEC-072"]
    assert rules(table, "go", "Layos", "Moria") == ["MEC-468", "MEC-334"]
    table = Table(minion(at("Dol Guldur", "Muzgash", "Eradan"), **HOMES))
    assert rules(table, "go", "Muzgash", "Bandit Lair") == ["MEC-062", "MEC-450"]


@pytest.mark.rule("MEC-513", "MEC-514", "MEC-515", "MEC-512")
def test_a_creature_without_a_key_hears_which_keys_it_has() -> None:
    moving = at("Bree", "Elrond", origin="Rivendell", path=["free_domain"], limit=3)
    table = Table(hero(moving), {"hand": ["Wargs", "Barrow-wight"]}, step="hazards").until("hazards")
    assert rules(table, "creature", "Wargs")[:2] == ["MEC-512", "MEC-513"]
    assert {"MEC-512", "MEC-513", "MEC-515"} <= set(rules(table, "creature", "Barrow-wight"))


@pytest.mark.rule("MEC-136", "MEC-556")
def test_an_item_of_the_other_side_needs_all_that_it_asks_for() -> None:
    company = at("Moria", "Layos", went=True, entered=True)
    table = Table(minion(company, hand=["Palantír of Orthanc", "Red Book of Westmarch"]), step="site_actions")
    assert rules(table, "acquire", "Palantír of Orthanc") == ["MEC-556", "MEC-136"]
    assert rules(table, "acquire", "Red Book of Westmarch") == ["MEC-556"]


@pytest.mark.rule("MEC-125", "MEC-704")
def test_a_corruption_card_that_spares_dwarves_says_that_it_spares_orcs() -> None:
    for members, rule in ((["Muzgash"], "MEC-125"), (["Layos", "Muzgash"], "")):
        moving = at("Moria", *members, origin="Dol Guldur", path=["wilderness"] * 2, limit=3)
        table = Table(minion(moving), {"hand": ["Lure of Nature"]}, step="hazards").until("hazards")
        if rule:
            assert rules(table, "play", "Lure of Nature") == [rule]
            continue
        table.choose("play", "Lure of Nature")
        assert (table.offers("choose", "Layos"), table.offers("choose", "Muzgash")) == (True, False)
        assert rules(table, "choose", "Muzgash") == ["MEC-704", "MEC-125"]


@pytest.mark.rule("MEC-431", "MEC-432")
def test_who_comes_as_a_follower_needs_the_influence_of_who_leads_him() -> None:
    ana = minion(at("Dol Guldur", "Orc Captain", "Radbug"), hand=["Muzgash"], discard=["Moria"])
    table = Table(ana).choose("organize")
    assert rules(table, "bring", "Muzgash", "Radbug") == ["MEC-431"]
    table = Table(hero(at("Rivendell", "Elrond"), hand=["Théoden"], discard=["Edoras"])).choose("organize")
    assert rules(table, "bring", "Théoden", "Edoras") == ["MEC-432"]


@pytest.mark.rule("MEC-052", "MEC-401", "MEC-341", "MEC-007", "MEC-140")
def test_a_second_ringwraith_comes_by_a_card_alone() -> None:
    table = Table(minion(at("Dol Guldur", "Dwar the Ringwraith"), hand=["Adûnaphel the Ringwraith"])).choose("organize")
    assert rules(table, "bring", "Adûnaphel the Ringwraith") == ["MEC-401", "MEC-052"]
    bor = hero(at("Rivendell", bearing("Elrond", "Gollum")))
    here = minion(at("Moria", "Layos", went=True, entered=True), hand=["Stinker"])
    assert {"MEC-007", "MEC-341", "MEC-140"} <= set(rules(Table(here, bor, step="site_actions"), "acquire", "Stinker"))


@pytest.mark.rule("MEC-074", "MEC-405", "MEC-406", "MEC-402")
def test_an_avatar_hears_where_it_comes_into_play_and_who_has_it() -> None:
    table = Table(minion(hand=["Dwar the Ringwraith"], locations=["Dol Guldur", "Carn Dûm"])).choose("organize")
    assert rules(table, "bring", "Dwar the Ringwraith", "Carn Dûm") == ["MEC-402", "MEC-074"]
    table = Table(hero(hand=["Saruman"], locations=["Rivendell", "Lórien"])).choose("organize")
    assert rules(table, "bring", "Saruman", "Lórien") == ["MEC-402", "MEC-405"]
    taken = Table(hero(hand=["Saruman"], locations=["Rivendell"]), hero(at("Rivendell", "Saruman"))).choose("organize")
    assert rules(taken, "bring", "Saruman") == ["MEC-336", "MEC-406"]


@pytest.mark.rule("MEC-016", "MEC-443")
def test_the_five_points_of_minions_control_nobody_who_is_freed() -> None:
    lead = {"card": "Muzgash", "follows": 0}
    full = minion(at("Dol Guldur", "Orc Captain", lead), at("Moria", "Lieutenant of Morgul", "Shagrat"))
    table = Table(full).choose("organize")
    assert not table.offers("free", "Muzgash")
    assert rules(table, "free", "Muzgash") == ["MEC-443", "MEC-016"]


@pytest.mark.rule("MEC-736")
def test_at_the_council_nothing_but_checks_is_made() -> None:
    table = Table(
        minion(at("Dol Guldur", bearing("Layos", "Black Mace"), "Ostisen")), step="council_checks", last="Ana"
    )
    refusal = GAME.why_not(table.g, table.question, table.id("Black Mace"), table.id("Ostisen"))
    assert refusal is not None
    assert refusal.rule == "MEC-736"
