"""Creatures of several attacks, attacks within a chain, and what is said between them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.meccg.reading.attacks import prowess, strikes
from desktop_app.games.meccg.state import MecState
from tests.games.meccg.table import Table, at, bearing

MINION = {"kind": "ringwraith"}
WILD = {"origin": "Lórien", "path": ["wilderness"] * 2, "regions": ["Wold & Foothills", "Redhorn Gate"], "limit": 5}
SEA = {**WILD, "path": ["wilderness", "coastal_sea"]}
DARK = {**WILD, "path": ["wilderness", "shadow_land"]}


def everybody(**numbers: int) -> Callable[[MecState], None]:
    """Every character has so much more of each number: ``everybody(prowess=40)``."""

    def change(g: MecState) -> None:
        members = [card for company in g.companies for card in company.members]
        g.effects += [Effect(name, amount, members, "", "game") for name, amount in numbers.items()]

    return change


def nameless(ana: dict[str, Any], *events: str, **numbers: int) -> Table:
    """A Nameless Thing (three attacks of two strikes, 10) may be keyed to the Coastal Sea: Doors of Night is there."""
    bor = {"hand": ["Nameless Thing"], "events": ["Doors of Night", *events]}
    return Table(ana, bor, step="hazards", before=everybody(**numbers)).until("hazards")


def rises(table: Table) -> Table:
    """It is played."""
    return table.choose("creature", "Nameless Thing", detail="region_type coastal_sea")


def seen_in_attacks(table: Table, until: str = "hazards") -> list[int]:
    """The prowess of each attack as the resource player may first act on it, until something else is asked."""
    found: list[int] = []
    for _ in range(100):
        if table.session.question is None or table.asked == until:
            break
        if table.question.step == "attack_actions" and table.who == "Ana" and len(found) < table.said("attack"):
            found.append(prowess(table.g, table.g.attacks[-1]))
        table.passes()
    return found


# -- creatures of several attacks --------------------------------------------------------------------------------------


def test_the_crows_drive_a_creature_off_with_all_its_attacks() -> None:
    table = nameless({**MINION, "companies": [at("Moria", bearing("Layos", "Regiment of Black Crows"), **SEA)]})
    rises(table).until("attack").choose("use", "Regiment of Black Crows").until("hazards")
    assert table.zone("Nameless Thing") == "hand:B"
    assert table.said("attack") == 1


def test_a_summoned_creature_is_stronger_in_each_of_its_attacks() -> None:
    table = nameless({"companies": [at("Moria", "Radagast", **SEA)]}, "Summons from Long Sleep", prowess=40)
    table.choose("use", "Summons from Long Sleep").until("hazards")
    assert seen_in_attacks(rises(table)) == [12, 12, 12]
    assert "Summons from Long Sleep" not in table


@pytest.mark.rule("MEC-452", "MEC-606")
def test_when_all_have_fallen_no_further_attack_comes() -> None:
    table = nameless({"companies": [at("Moria", "Radagast", **SEA)]}, prowess=-40, body=-40)
    rises(table)
    for _ in range(40):
        if not table.g.companies:
            break
        table.passes()
    assert table.zone("Nameless Thing") == "discard:B"
    assert table.said("attack") == 1


def test_what_cannot_be_canceled_is_not_offered_to_be() -> None:
    ana = {"companies": [at("Moria", "Radagast", **SEA)], "hand": ["Vanishment", "Escape"]}
    table = rises(nameless({**ana, "events": ["Forewarned Is Forearmed"]})).until("attack")
    assert not table.offers("play", "Vanishment")
    assert not table.offers("play", "Escape")
    table.until("hazards")
    assert table.said("attack") == 1


def test_alatar_helps_through_all_attacks_and_pays_once() -> None:
    table = nameless({"companies": [at("Moria", "Elrond", **SEA), at("Rivendell", "Alatar")]}, prowess=40)
    rises(table).until("may").choose("accept")
    checks = 0
    for _ in range(100):
        checks += table.asked == "corruption"
        if table.asked == "hazards":
            break
        table.passes()
    assert table.members("Elrond") == ["Elrond", "Alatar"]
    assert (table.stands("Alatar"), checks) == ("tapped", 1)


def test_the_third_troll_robs_whom_the_first_has_left_his_goods() -> None:
    ana = {"companies": [at("Moria", bearing("Elrond", "Glamdring"), **DARK)]}
    bor = {"hand": ["“Bert” (Bûrat)", "“William” (Wûluag)"]}
    table = Table(ana, bor, step="hazards", before=everybody(prowess=-40, body=40)).until("hazards")
    table.choose("creature", "“Bert” (Bûrat)").until("hazards")
    assert table["Glamdring"].host == table.id("Elrond")
    table.choose("creature", "“William” (Wûluag)").until("hazards")
    assert table.zone("Glamdring") == "discard:A"


# -- what is said before and between attacks ---------------------------------------------------------------------------


@pytest.mark.rule("MEC-571")
def test_canceled_while_the_candle_flickers_no_strike_is_assigned() -> None:
    ana = {"companies": [at("Moria", "Beretar", "Elrond", **WILD)], "hand": ["Many Turns and Doublings"]}
    table = Table(ana, {"hand": ["Corpse-candle"]}, step="hazards").until("hazards")
    table.choose("creature", "Corpse-candle").until_step("assign").until("answer")
    while table.who != "Ana":
        table.passes()
    table.choose("play", "Many Turns and Doublings")
    for _ in range(20):
        assert table.asked != "assign"
        if table.asked == "hazards":
            break
        table.passes()
    assert table.zone("Corpse-candle") == "discard:B"


@pytest.mark.rule("MEC-713", "MEC-720")
def test_what_the_first_dragon_has_left_is_said_before_the_second_comes() -> None:
    """Both hunts are declared in one chain; the dread of the first is no matter of that chain."""
    regions = {"path": ["wilderness"] * 2, "regions": ["Iron Hills", "Andrast"]}
    ana = {
        "companies": [at("Moria", bearing("Elrond", "Dread of Battle"), "Beretar", origin="Lórien", **regions, limit=4)]
    }
    bor = {"events": ["Itangast Ahunt", "Eärcaraxë Ahunt"]}
    table = Table(ana, bor, step="passive", before=everybody(prowess=40)).until("corruption")
    assert (table.said("attack"), table.said("attack-ends")) == (1, 1)
    table.until("hazards", limit=200)
    assert table.said("attack") == 2


@pytest.mark.rule("MEC-719", "MEC-703")
@pytest.mark.parametrize(
    ("told", "region", "events"),
    [
        ("Marvels Told", "Iron Hills", ["Itangast Ahunt"]),
        ("Twilight", "Southern Rhovanion", ["Itangast Ahunt", "Doors of Night"]),
    ],
)
def test_a_dragon_does_not_come_when_what_brings_it_is_gone(told: str, region: str, events: list[str]) -> None:
    company = at("Moria", "Elrond", origin="Lórien", path=["wilderness"], regions=[region], limit=4)
    table = Table({"companies": [company], "hand": [told]}, {"events": events}, step="passive").until("answer")
    while table.who != "Ana":
        table.passes()
    table.choose("play", told).until("hazards")
    assert table.said("attack") == 0


# -- how many strikes --------------------------------------------------------------------------------------------------


def test_half_of_a_strike_for_each_is_assigned_as_any_other() -> None:
    members = ["Elrond", "Balin", "Haldir", "Bofur"]
    ana = {"companies": [at("Moria", *members, **WILD)], "hand": ["Dark Quarrels"], "events": ["Gates of Morning"]}
    table = Table(ana, {"hand": ["Watcher in the Water"]}, step="hazards").until("hazards")
    table.choose("creature", "Watcher in the Water").until("attack").choose("play", "Dark Quarrels").until("assign")
    table.pick("Haldir", "Bofur").until("which-strike")
    assert [table.id(name) for name in ("Haldir", "Bofur")] == table.g.attacks[-1].targets


def test_strikes_may_be_halved_twice() -> None:
    ana = {"companies": [at("Moria", "Elrond", **WILD)], "hand": ["Dark Quarrels"] * 2, "events": ["Gates of Morning"]}
    table = Table(ana, step="attack_actions", attack={"race": "wolf", "strikes": 5, "prowess": 9})
    for left in (3, 2):
        while (table.asked, table.who) != ("attack", "Ana"):
            table.passes()
        table.choose("play", "Dark Quarrels").until("attack")
        assert strikes(table.g, table.g.attacks[-1]) == left


def test_one_more_than_a_strike_for_each_is_excess() -> None:
    ana = {"companies": [at("Moria", "Elrond", "Haldir", **WILD)]}
    table = Table(ana, {"hand": ["Watcher in the Water"], "events": ["Wake of War"]}, step="hazards").until("hazards")
    table.choose("creature", "Watcher in the Water").until("which-strike")
    assert (len(table.g.attacks[-1].targets), table.g.attacks[-1].excess) == (2, 1)


def test_the_chill_lasts_into_the_site() -> None:
    ana = {"companies": [at("Barrow of Two", "Elrond", "Haldir", "Balin", limit=5)]}
    table = Table(ana, {"hand": ["Chill Douser"]}, step="hazards", before=everybody(prowess=40)).until("hazards")
    table.choose("creature", "Chill Douser").until("enter").choose("enter").until_step("attack_actions")
    it = table.g.attacks[-1]
    assert (strikes(table.g, it), prowess(table.g, it)) == (2, 7)


def test_the_darkened_attack_is_darker_both_times() -> None:
    ana = {"companies": [at("Barrow of Two", "Elrond", limit=5)]}
    bor = {"hand": ["Choking Shadows"]}
    table = Table(ana, bor, step="hazards", before=everybody(prowess=40)).until("hazards")
    table.choose("play", "Choking Shadows").until("which-attack").choose("attack_1").until("enter").choose("enter")
    assert seen_in_attacks(table, "site") == [8, 6]


@pytest.mark.rule("MEC-582", "MEC-586")
@pytest.mark.parametrize("more", [0, 2])
def test_the_strikes_beyond_one_of_a_slayer_weigh_on_the_same_character_both_times(more: int) -> None:
    road = {"origin": "Rivendell", "moved": True, "path": ["border_land"], "limit": 2}
    ana = {"companies": [at("Bree", "Elrond", "Balin", **road)]}
    table = Table(ana, {"hand": ["Slayer"]}, step="hazards", before=everybody(prowess=40)).until("hazards")
    table.choose("creature", "Slayer").until("attack")
    table.g.attacks[-1].strikes_more = more
    table.until("assign-rest").choose("strike", target="Balin").until("hold")
    assert (table.met_strike.target, table.met_strike.bonus) == (table.id("Balin"), -more)
    table.until("attack")
    table.g.attacks[-1].strikes_more = more
    table.until_step("strike_resources")
    assert (table.met_strike.target, table.met_strike.bonus) == (table.id("Balin"), -more)
