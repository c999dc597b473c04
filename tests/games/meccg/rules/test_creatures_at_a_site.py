"""Creatures that are played at a site as one of its attacks, and who may call such an attack off."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.meccg.reading.facts import Attack as PrintedAttack
from desktop_app.games.meccg.reading.facts import Place
from tests.games.meccg.rules.made_up import prints, warns_minions
from tests.games.meccg.table import Table, at

MINION = {"kind": "ringwraith"}


def entering(site: str, *members: Any, bor: dict[str, Any], **ana: Any) -> Table:
    """A company that enters its site."""
    table = Table({"companies": [at(site, *members, went=True)], **ana}, bor, step="site_company")
    return table.until("enter").choose("enter")


@pytest.mark.rule("MEC-546")
def test_one_creature_alone_is_played_as_an_automatic_attack_and_none_that_is_unique(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    prints(monkeypatch, "Cave-drake", unique=True)
    bor = {"hand": ["Stirring Bones", "Slayer", "Cave-drake"]}
    table = entering("Hall of Beasts", "Elrond", bor=bor).until("guard-creature")
    assert not table.offers("choose", "Cave-drake")
    table.g.effects.append(Effect("prowess", 40, [table.id("Elrond")], "", "game"))
    table.pick("Stirring Bones")
    while table.asked != "site":
        assert table.asked != "guard-creature"
        table.passes()
    assert table.zone("Slayer") == "hand:B"


@pytest.mark.rule("MEC-546")
def test_nobody_must_play_a_creature_as_an_automatic_attack() -> None:
    table = entering("Hall of Beasts", "Elrond", bor={"hand": ["Stirring Bones"]}).until("guard-creature")
    assert table.choose("decline").asked == "site"
    assert (table.zone("Stirring Bones"), table.company("Elrond").entered) == ("hand:B", True)


@pytest.mark.rule("MEC-105", "MEC-106")
@pytest.mark.parametrize("alone", [False, True])
def test_nobody_at_home_calls_off_the_only_attack_that_is_left(monkeypatch: pytest.MonkeyPatch, alone: bool) -> None:
    warns_minions(monkeypatch)
    prints(monkeypatch, "Layos", home=(Place("Bag End"),))
    events = ["Forewarned Is Forearmed"] if alone else []
    table = entering("Bag End", "Layos", bor={"events": events}, **MINION)
    if alone:
        table.until("kept-attack").choose("attack_2")
    assert (table.asked == "cancel-at-home") is not alone


@pytest.mark.rule("MEC-615", "MEC-597")
def test_a_strike_that_only_detains_is_defeated_without_a_body_check() -> None:
    for detainment, checks in ((True, 0), (False, 1)):
        attack = {"race": "orc", "strikes": 1, "prowess": 5, "body": 12, "detainment": detainment}
        table = Table({**MINION, "companies": [at("Dale", "Muzgash")]}, step="assign", attack=attack)
        table.pick("Muzgash").until("hold").choose("full").until_step("strike_resources").rolls(12, 2).passes()
        assert table.said("body") == checks


@pytest.mark.rule("MEC-524", "MEC-338")
@pytest.mark.parametrize("defeated", [False, True])
def test_a_unique_creature_on_guard_that_was_defeated_stays_down(
    monkeypatch: pytest.MonkeyPatch, defeated: bool
) -> None:
    prints(monkeypatch, "Orc-guard", unique=True)
    company = at("Moria", "Elrond", went=True, on_guard=["Orc-guard", "Orc-warband"])
    kills = [{"card": "Orc-guard", "owner": "Bor"}] if defeated else []
    table = Table({"companies": [company], "marshalling": kills}, step="site_company").until("enter").choose("enter")
    guards = [table.g.codes[card] for card in table.until("guard-creature").g.zones["on_guard:B"]]
    assert len(guards) == 2
    assert len(table.find("choose")) == (1 if defeated else 2)


@pytest.mark.rule("MEC-605", "MEC-606")
@pytest.mark.parametrize(("undefeated", "zone"), [(1, "discard:B"), (2, "discard:B"), (0, "marshalling:A")])
def test_a_creature_is_a_kill_only_if_each_of_its_three_attacks_was_defeated(
    monkeypatch: pytest.MonkeyPatch, undefeated: int, zone: str
) -> None:
    prints(monkeypatch, "Orc-guard", attacks=(PrintedAttack("orc", 1, 4),) * 3)
    ana = {"companies": [at("Moria", "Elrond", limit=2)]}
    table = Table(ana, {"hand": ["Orc-guard"]}, step="hazards").until("hazards")
    table.g.effects.append(Effect("prowess", 40, [table.id("Elrond")], "", "game"))
    table.choose("creature", "Orc-guard")
    for number in (1, 2, 3):
        table.until("attack")
        assert table.g.attacks[-1].left == 3 - number
        table.g.attacks[-1].cancelled = number == undefeated
        while table.g.attacks and table.g.attacks[-1].left == 3 - number:
            table.passes()
    assert table.zone("Orc-guard") == zone


@pytest.mark.rule("MEC-597")
@pytest.mark.parametrize(("armour", "zone"), [(0, "marshalling:A"), (3, "discard:B")])
def test_a_strike_with_armour_is_harder_to_defeat(armour: int, zone: str) -> None:
    attack = {"race": "orc", "strikes": 1, "prowess": 5, "body": 7, "card": "Orc-guard"}
    table = Table({"companies": [at("Bree", "Elrond", limit=2)]}, step="assign", attack=attack)
    table.pick("Elrond").until("hold").choose("full").until_step("strike_resources")
    table.met_strike.armour = armour
    table.rolls(12, 9).passes()
    assert table.zone("Orc-guard") == zone
