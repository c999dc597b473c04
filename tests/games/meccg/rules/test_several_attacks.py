"""Several attacks of one site or one creature: which of them a card means, which are still to come, what is kept."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.meccg.reading.attacks import is_detainment, prowess
from desktop_app.games.meccg.reading.board import region_named
from desktop_app.games.meccg.reading.movement import type_of_region
from tests.games.meccg.rules.made_up import warns_minions
from tests.games.meccg.table import Table, at

MINION = {"kind": "ringwraith"}
THROUGH_THE_WILD = {
    "origin": "Lórien",
    "path": ["wilderness", "wilderness"],
    "regions": ["Wold & Foothills", "Redhorn Gate"],
    "limit": 5,
}


def at_bag_end(*members: str, hand: list[str] | None = None, events: list[str] | None = None) -> Table:
    """A minion company about to enter Bag End: Hobbits (5 strikes, 5), then Dúnedain (3 strikes, 11)."""
    company = at("Bag End", *(members or ("Layos",)), limit=3)
    table = Table({**MINION, "companies": [company]}, {"hand": hand or [], "events": events or []}, step="hazards")
    return table.until("hazards")


def faced(table: Table, *results: int) -> list[tuple[str, int]]:
    """The automatic-attacks that are faced until the company may act, each with its prowess; ``results`` are rolls that
    decide the strikes."""
    found: list[tuple[str, int]] = []
    seen: list[object] = []
    for _ in range(200):
        if table.session.question is None or table.asked in ("site", "end"):
            break
        if table.g.attacks and table.question.step == "attack_actions" and table.g.company:
            it, met = table.g.attacks[-1], list(table.company("Layos").met)
            if met not in seen:
                seen.append(met)
                found.append((it.race, prowess(table.g, it)))
        table.passes()
    return found


def test_the_attack_that_is_to_be_faced_again_is_chosen() -> None:
    table = at_bag_end(hand=["Incite Defenders"])
    table.choose("play", "Incite Defenders").until("which-attack").choose("attack_2").until("enter").choose("enter")
    table.g.effects.append(_unharmed(table))
    assert faced(table) == [("hobbit", 5), ("dunadan", 11), ("dunadan", 11)]


def _unharmed(table: Table) -> Effect:
    """Layos is so strong that nothing wounds him."""
    return Effect("prowess", 40, [table.id("Layos")], "", "game")


def test_forewarned_keeps_its_attack_alone_even_when_it_is_discarded_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    warns_minions(monkeypatch)
    table = at_bag_end(events=["Forewarned Is Forearmed"])
    table.g.effects.append(_unharmed(table))
    table.until("enter").choose("enter").until("kept-attack").choose("attack_2")
    assert faced(table) == [("dunadan", 11)]
    assert table.zone("Forewarned Is Forearmed") == "discard:B"
    assert table.company("Layos").entered


@pytest.mark.rule("MEC-709")
def test_forewarned_leaves_the_attacks_of_a_site_of_minions_alone() -> None:
    table = at_bag_end(events=["Forewarned Is Forearmed"])
    table.g.effects.append(_unharmed(table))
    table.until("enter").choose("enter")
    assert faced(table) == [("hobbit", 5), ("dunadan", 11)]
    assert table.zone("Forewarned Is Forearmed") == "events:B"


def test_what_is_faced_twice_counts_as_one_of_several(monkeypatch: pytest.MonkeyPatch) -> None:
    warns_minions(monkeypatch)
    table = at_bag_end(hand=["Incite Defenders"], events=["Forewarned Is Forearmed"])
    table.choose("play", "Incite Defenders").until("which-attack").choose("attack_1")
    table.until("enter").choose("enter").until("kept-attack")
    assert sorted(option.verb for option in table.question.options) == ["attack_1", "attack_2"]


@pytest.mark.rule("MEC-543")
def test_when_the_moon_is_no_longer_dead_the_next_attack_is_still_faced() -> None:
    """Of two attacks by Undead the first is faced twice; the second time it is defeated, and the card is discarded."""
    table = Table({"companies": [at("Barrow of Two", "Elrond")]}, {"events": ["The Moon Is Dead"]}, step="site_company")
    table.until("enter").choose("enter")
    weak, strong = (Effect("prowess", amount, [table.id("Elrond")], "", "game") for amount in (-20, 60))
    table.g.effects += [weak, Effect("body", 20, [table.id("Elrond")], "", "game")]
    for _ in range(200):
        if table.asked == "site":
            break
        if len(table.company("Elrond").met) == 2 and strong not in table.g.effects:
            table.g.effects.append(strong)
        table.passes()
    assert "The Moon Is Dead" not in table
    assert table.company("Elrond").met == ["1", "1", "2"]


@pytest.mark.parametrize("which", [1, 2])
def test_choking_shadows_strengthens_the_attack_that_is_chosen(which: int) -> None:
    table = Table(
        {"companies": [at("Barrow of Two", "Elrond", limit=3)]}, {"hand": ["Choking Shadows"]}, step="hazards"
    ).until("hazards")
    table.choose("play", "Choking Shadows").until("which-attack")
    assert table.who == "Bor"
    table.choose(f"attack_{which}").until("enter").choose("enter").until_step("attack_actions")
    assert prowess(table.g, table.g.attacks[-1]) == (8 if which == 1 else 6)


@pytest.mark.rule("MEC-499")
def test_which_wilderness_becomes_a_shadow_land_is_chosen() -> None:
    for region, other in (("Wold & Foothills", "Redhorn Gate"), ("Redhorn Gate", "Wold & Foothills")):
        table = Table(
            {"companies": [at("Moria", "Elrond", **THROUGH_THE_WILD)]},
            {"hand": ["Choking Shadows"], "events": ["Doors of Night"]},
            step="hazards",
        ).until("hazards")
        ways = table.find("play", "Choking Shadows")
        table.choose("play", "Choking Shadows", detail=ways[-1].detail).until("which-region")
        assert (table.who, len(table.question.options)) == ("Bor", 2)
        table.choose("region", detail=region_named(region)).until("hazards")
        assert type_of_region(table.g, region_named(region)) == "shadow_land"
        assert type_of_region(table.g, region_named(other)) == "wilderness"
        assert sorted(table.company("Elrond").path) == ["shadow_land", "wilderness"]


@pytest.mark.rule("MEC-618")
def test_an_attack_keyed_by_name_is_of_the_type_that_its_site_has_now() -> None:
    company = at("Bandit Lair", "Layos", limit=3)
    attack = {"race": "orc", "strikes": 1, "prowess": 5, "key": "site", "keyed": "Bandit Lair", "card": "Orc-watch"}
    table = Table({**MINION, "companies": [company]}, step="attack_actions", attack=attack)
    it, mine = table.g.attacks[-1], table.company("Layos")
    assert not is_detainment(table.g, it, mine)
    table.g.effects.append(Effect("site_type:shadow_hold", 0, [mine.site], "", "turn"))
    assert is_detainment(table.g, it, mine)


@pytest.mark.rule("MEC-517", "MEC-635")
def test_a_creature_keyed_by_an_agent_makes_all_its_attacks() -> None:
    agent = {"card": "Bûrat", "at": "Bandit Lair", "hidden": True}
    company = at("Bandit Lair", "Layos", "Ostisen", limit=4)
    table = Table(
        {**MINION, "companies": [company]}, {**MINION, "agents": [agent], "hand": ["Orcs in Two Bands"]}, step="hazards"
    ).until("hazards")
    table.choose("agent_key", "Bûrat").until("hazards").choose("creature", "Orcs in Two Bands")
    table.until_step("attack_actions").until_step("strike_resources").until_step("attack_actions")
    assert table.g.attacks[-1].left == 0
    assert table.said("attack") == 2


@pytest.mark.rule("MEC-455")
def test_what_a_company_was_given_holds_for_whom_it_joins() -> None:
    table = Table(
        {
            **MINION,
            "companies": [
                at("Dol Guldur", "Dwar the Ringwraith"),
                at("Dol Guldur", "Muzgash"),
                at("Dol Guldur", "Lagduf"),
            ],
        },
    ).until("organization")
    before = table.number("Lagduf", "prowess")
    table.choose("use", "Dwar the Ringwraith")
    table.until("target").pick("Muzgash").until("organization")
    assert table.number("Lagduf", "prowess") == before
    table.choose("organize").choose("join", "Muzgash", "Lagduf")
    assert table.number("Lagduf", "prowess") == before + 1
    assert table.number("Dwar the Ringwraith", "body") == 10


@pytest.mark.parametrize(("roll", "struck"), [(12, 1), (2, 2)])
def test_where_the_target_of_a_slayer_has_fallen_nobody_else_is_struck(roll: int, struck: int) -> None:
    """The body check of the first attack is 12 or 2: who survives it faces the second, else nobody does."""
    attack = {"race": "slayer", "strikes": 1, "prowess": 20, "card": "Slayer"}
    attack |= {"key": "region_type", "keyed": "border_land", "targets": ["Elrond"]}
    company = at("Bree", "Elrond", "Balin", path=["border_land"], origin="Rivendell", limit=3)
    table = Table({"companies": [company]}, step="strike_resources", attack=attack, strike={"target": "Elrond"})
    it = table.g.attacks[-1]
    it.left, it.struck = 1, [table.id("Elrond")]
    table.rolls(2, roll).until("hazards")
    assert table.said("strike") == struck
    assert table.stands("Balin") == "untapped"
    assert table.zone("Slayer") == "discard:B"


@pytest.mark.parametrize("told", [{"met": ["1"]}, {"attacked": 1}])
def test_a_position_says_which_attacks_of_its_site_a_company_has_faced(told: dict[str, Any]) -> None:
    company = at("Barrow of Two", "Elrond", **told)
    table = Table({"companies": [company]}, step="automatic").until_step("attack_actions")
    assert table.g.attacks[-1].which == "2"
