"""Strikes, body checks and what becomes of those who meet them, their followers, their things and their foes."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.meccg.reading import attacks
from desktop_app.games.meccg.reading.attacks import target_prowess
from desktop_app.games.meccg.reading.influence import unused_influence
from desktop_app.games.meccg.reading.numbers import number
from desktop_app.games.meccg.reading.points import sources, total_now
from tests.games.meccg.cards.table import attacked, hero, minion
from tests.games.meccg.table import Table, at, bearing, tapped, wounded

WILD: dict[str, Any] = {"moved": True, "path": ["wilderness", "wilderness"], "regions": ["Redhorn Gate"], "limit": 4}
ADÛNAPHEL, DWAR = "Adûnaphel the Ringwraith", "Dwar the Ringwraith"


def struck(ana: dict[str, Any], target: str, prowess: int = 40, race: str = "man", **attack: Any) -> Table:
    """Somebody of Ana's is struck so hard that only the body check is open, unless less is said."""
    attack = attacked(race, 1, prowess, targets=[target], **attack)
    return Table(ana, {}, step="strike_resources", attack=attack, strike={"target": target}).until("strike")


def fought(*members: Any, kind: Any = hero, **attack: Any) -> Table:
    """Wolves have attacked a company in the wild; strikes are about to be assigned."""
    told = attacked("wolf", **{"strikes": 1, "prowess": 3, **attack})
    return Table(kind(at("Moria", *members, **WILD)), {}, step="assign", attack=told)


def passed(table: Table) -> Table:
    """Whatever is asked is answered quietly until one plays on."""
    while table.asked == "answer" or (table.asked in ("who-plays", "who-taps") and len(table.question.options) == 1):
        table.passes()
    return table


# -- strikes -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-587", "MEC-588")
def test_who_beat_his_strike_without_tapping_helps_nobody_in_the_same_attack() -> None:
    table = fought("Elrond", "Haldir", strikes=2, prowess=5).pick("Elrond", "Haldir").until("which-strike")
    table.pick("Elrond").until("hold").choose("hold").rolls(12).until("hold")
    assert table.stands("Elrond") == "untapped"
    assert table.choose("full").asked != "support"


@pytest.mark.rule("MEC-595", "MEC-605", "MEC-606")
def test_a_creature_whose_only_strike_was_canceled_is_not_defeated() -> None:
    table = fought("Sam Gamgee", "Fatty Bolger", card="Wargs").pick("Sam Gamgee").until("hold").choose("full")
    while not table.offers("use", "Fatty Bolger"):
        table.passes()
    table.choose("use", "Fatty Bolger").until("hazards")
    assert (table.zone("Wargs"), table.stands("Sam Gamgee")) == ("discard:B", "untapped")


@pytest.mark.rule("MEC-586", "MEC-582")
def test_excess_that_was_not_spent_at_first_is_spent_on_the_last_strike() -> None:
    table = fought("Elrond", "Haldir", strikes=4).pick("Elrond", "Haldir").until("which-strike").pick("Elrond")
    table.until("excess").choose("spend", detail="0").until("hold").choose("full").rolls(12).until("hold")
    assert (table.g.attacks[-1].excess, table.met_strike.bonus) == (0, -2)


@pytest.mark.rule("MEC-590", "MEC-108")
def test_beside_one_card_of_skill_another_without_lowers_the_body_once_more() -> None:
    table = struck(hero(at("Moria", "Elrond", limit=2), hand=["Risky Blow", "Risky Blow", "Dodge"]), "Elrond", 14)
    passed(table.choose("play", "Risky Blow"))
    assert not table.offers("play", "Risky Blow")
    passed(table.choose("play", "Dodge"))
    assert (target_prowess(table.g, table.met_strike), table.met_strike.body) == (7 + 3, -2)


@pytest.mark.rule("MEC-591", "MEC-583", "MEC-601")
def test_an_ally_fights_tapped_and_falls_as_a_character_does() -> None:
    ally = bearing("Elrond", tapped("Treebeard"))
    table = struck(hero(at("Moria", ally, limit=2)), "Treebeard", 20, "orc")
    assert target_prowess(table.g, table.met_strike) == 8 - 1
    table.rolls(2, 12).passes()
    assert table.zone("Treebeard") == "removed:A"


@pytest.mark.rule("MEC-649", "MEC-571")
def test_five_strikes_are_halved_to_three_and_then_to_two() -> None:
    ana = hero(at("Moria", "Elrond", **WILD), hand=["Dark Quarrels", "Dark Quarrels"], events=["Gates of Morning"])
    table = Table(ana, step="attack_actions", attack=attacked("wolf", 5, 8))
    for left in (3, 2):
        while table.who != "Ana":
            table.passes()
        passed(table.choose("play", "Dark Quarrels"))
        assert attacks.strikes(table.g, table.g.attacks[-1]) == left


# -- body checks -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-107", "MEC-602", "MEC-604")
@pytest.mark.parametrize(("roll", "zone"), [(6, "companies:A"), (7, "discard:A"), (8, "removed:A")])
def test_of_an_orc_that_was_wounded_before_the_result_with_one_more_counts(roll: int, zone: str) -> None:
    table = struck(minion(at("Moria", wounded("Muzgash"), limit=2)), "Muzgash")
    orc = table.id("Muzgash")
    table.rolls(2, roll).passes()
    assert table.g.home[orc] == zone


@pytest.mark.rule("MEC-108", "MEC-604")
@pytest.mark.parametrize(("roll", "zone"), [(7, "discard:A"), (8, "removed:A")])
def test_the_number_of_an_orc_moves_with_its_body_against_one_strike(roll: int, zone: str) -> None:
    table = struck(minion(at("Moria", "Muzgash", limit=2), hand=["Bold Thrust"]), "Muzgash")
    passed(table.choose("play", "Bold Thrust")).rolls(2, roll).passes()
    assert table.zone("Muzgash") == zone


@pytest.mark.rule("MEC-107", "MEC-109", "MEC-603")
@pytest.mark.parametrize("roll", [9, 10])
def test_an_orc_that_is_discarded_hands_nothing_on_and_one_that_is_killed_does(roll: int) -> None:
    """The helm has moved his number and his body up by one."""
    table = struck(minion(at("Moria", bearing("Muzgash", "High Helm"), "Lagduf", limit=2)), "Muzgash")
    table.rolls(2, roll).passes()
    assert (table.asked == "hand-on") is (roll == 10)
    if roll == 10:
        table.pick("High Helm")
        assert table["High Helm"].host == table.id("Lagduf")
    else:
        assert table.zone("High Helm") == "discard:A"


@pytest.mark.rule("MEC-038", "MEC-039", "MEC-109")
def test_what_a_ringwraith_bore_is_discarded_as_he_goes_back_to_hand() -> None:
    table = struck(minion(at("Moria", bearing(DWAR, "Black Mace"), limit=2)), DWAR)
    table.rolls(2, 7).passes()
    assert (table.zone(DWAR), table.zone("Black Mace")) == ("hand:A", "discard:A")
    assert (table.g.returned, table.g.fallen) == (["A"], [])


@pytest.mark.rule("MEC-403", "MEC-051")
def test_a_ringwraith_that_only_followed_costs_no_points_when_it_is_killed() -> None:
    riders = [DWAR, {"card": ADÛNAPHEL, "follows": 0}]
    table = struck(minion(at("Moria", *riders, limit=2), avatar=DWAR), ADÛNAPHEL).rolls(2, 11)
    table.passes()
    assert (table.zone(ADÛNAPHEL), table.g.fallen, total_now(table.g, "A")) == ("removed:A", [], 0)


# -- trophies ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-096", "MEC-097", "MEC-621", "MEC-102")
def test_with_an_orc_one_trophy_leaves_the_game_and_the_other_keeps_its_points() -> None:
    """A starred worm of 2 and wargs of 1 are worth 3 together to who bears them, and 2 in kills."""
    trophies = [{"card": each, "owner": "Bor"} for each in ("Starlit Worm", "Wargs")]
    table = struck(minion(at("Moria", bearing("Muzgash", *trophies), "Lagduf", limit=2)), "Muzgash")
    orc = table.id("Muzgash")
    assert (unused_influence(table.g, orc), number(table.g, orc, "prowess")) == (2, 4 + 1)
    table.rolls(2, 12).until("hazards")
    assert (table.zone("Starlit Worm"), table.zone("Wargs")) == ("marshalling:A", "removed:B")
    assert sources(table.g, "A")["kill"] == 2


@pytest.mark.rule("MEC-084", "MEC-091")
def test_an_orc_that_faced_no_strike_takes_no_trophy() -> None:
    table = fought("Layos", "Muzgash", kind=minion, card="Wargs", key="region_type", keyed="wilderness").pick("Layos")
    table.until("hold").choose("full").rolls(12).until("hazards")
    assert (table.zone("Wargs"), table.said("trophy")) == ("removed:B", 0)


# -- companies ---------------------------------------------------------------------------------------------------------


def clash(attackers: list[Any], defenders: list[Any], target: str, *rolls: int, strong: str = "") -> Table:
    """Ana's minions attack Bor's heroes in Moria, and the strikes are fought out; whoever is ``strong`` wins."""
    ana = minion(at("Moria", *attackers, went=True, entered=True))
    table = Table(ana, {"companies": [at(tapped("Moria"), *defenders)]}, step="attack_company").choose("attack")
    if strong:
        table.g.effects.append(Effect("prowess", 40, [table.id(strong)], "", "game"))
    table.until("clash-first").pick(target)
    while table.g.attacks and table.question.step != "clash_defender":
        table.choose("full") if table.asked == "hold" else table.passes()
    table.rolls(*rolls)
    while table.g.attacks:
        table.passes()
    return table


@pytest.mark.rule("MEC-180", "MEC-175")
def test_an_attacker_who_falls_by_his_own_strike_is_a_kill_of_the_defender() -> None:
    table = clash(["Layos"], ["Elrond"], "Elrond", 2, 12, 12)
    assert table.zone("Layos") == "marshalling:B"
    assert (sources(table.g, "B")["kill"], sources(table.g, "A")["character"]) == (2, 0)


@pytest.mark.rule("MEC-604", "MEC-180")
def test_an_orc_that_is_discarded_between_companies_is_nobodys_kill() -> None:
    table = clash(["Muzgash"], ["Elrond"], "Elrond", 2, 12, 8)
    assert (table.zone("Muzgash"), sources(table.g, "B")["kill"]) == ("discard:A", 0)


@pytest.mark.rule("MEC-179", "MEC-440")
def test_a_leader_killed_by_a_company_leaves_his_follower_alone() -> None:
    follower = {"card": "Haldir", "follows": 0}
    table = clash(["Tros Hesnef"], ["Elrond", follower], "Elrond", 2, 2, 12, strong="Tros Hesnef")
    assert (table.zone("Elrond"), table["Haldir"].loose, sources(table.g, "A")["kill"]) == ("marshalling:A", True, 3)


@pytest.mark.rule("MEC-452")
def test_the_tapped_site_of_a_company_that_another_has_killed_is_discarded() -> None:
    table = clash(["Tros Hesnef"], ["Ioreth"], "Ioreth", 2, 2, 12, strong="Tros Hesnef")
    assert "Moria" in table.titles("discard:B")


@pytest.mark.rule("MEC-159", "MEC-161", "MEC-611")
def test_a_company_whose_attack_was_canceled_has_made_the_one_of_the_turn() -> None:
    ana = minion(at("Moria", "Layos", went=True, entered=True))
    table = Table(ana, hero(at("Moria", "Adrazar"), hand=["Concealment"]), step="attack_company").choose("attack")
    passed(table.until("attack").choose("play", "Concealment"))
    assert (table.stands("Adrazar"), table.stands("Layos")) == ("tapped", "untapped")
    assert (table.g.attacks, table.g.attacked) == ([], True)


@pytest.mark.rule("MEC-550", "MEC-606", "MEC-549")
def test_when_the_first_agent_has_killed_the_company_the_second_attacks_nobody() -> None:
    bor = minion(agents=[{"card": name, "at": "Moria"} for name in ("Mîonid", "Tûma")])
    table = Table(hero(at("Moria", wounded("Ioreth"), went=True, met=["1"])), bor, step="guards")
    table.g.effects += [Effect(what, -40, [table.id("Ioreth")], "", "game") for what in ("prowess", "body")]
    table.until("agent-attack").pick("Mîonid").until("agent-attack").pick("Tûma").until("ambush").pick("Mîonid")
    while "Ioreth" in table:
        table.passes()
    assert (table.said("attack"), table.g.attacks, table.zone("Tûma")) == (1, [], "agents:B")
