"""Player attacks: whom one may attack, with whom, and what comes of it."""

from __future__ import annotations

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.lotr_lcg.events import AttackEnds
from desktop_app.games.lotr_lcg.verbs.counters import gain_resources
from desktop_app.games.lotr_lcg.vocabulary.abilities import Now, constant, own, response
from desktop_app.games.lotr_lcg.vocabulary.groups import attacking, character
from desktop_app.games.lotr_lcg.vocabulary.triggers import after
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.shelf import make_up
from tests.games.lotr_lcg.table import Table
from tests.games.lotr_lcg.walk import Walk

make_up("T-550", "ally", "Horn Blower")
make_up("T-551", "ally", "Keeper of Spoils")
make_up("T-552", "enemy", "Armoured Orc", defense=3, hit_points=4)
make_up("T-553", "enemy", "Bandit", defense=2, hit_points=4)
HORN_BLOWER, KEEPER, ARMOURED, BANDIT = "Horn Blower", "Keeper of Spoils", "Armoured Orc", "Bandit"


@own()
async def keep_spoils(m: Now) -> None:
    await gain_resources(m.g, m.event.characters[:1], 1)


constant("T-550", on=character(attacking), attack=1)
response("T-551", after(AttackEnds, lambda m: m.event.kind == "player"), do=keep_spoils)


def spent(enemy: str) -> dict[str, object]:
    """An enemy that has had its attack."""
    return {"card": enemy, "attacked": True}


# 6.8a Whether to attack


@pytest.mark.rule("LCG-451")
def test_attacking_is_a_choice() -> None:
    t = Table(heroes=["Gimli"], engaged=[spent("King Spider")], step="6.8a")
    assert t.asked("Ana") == "lcg-ask-attack"
    assert t.offers("attack", "Gimli", "King Spider")
    assert t.offers("no_attack")


@pytest.mark.rule("LCG-451", "LCG-452")
def test_who_does_not_attack_is_done() -> None:
    t = Walk(heroes=["Gimli"], hand=[TUNE], engaged=[spent("King Spider")], step="6.8a")
    t.choose("no_attack")
    assert t.walked[:4] == ["6.8a", "6.8b", "6.8.4", "6.8a"]
    assert t.after("6.8.4", 2) == ["6.8a", "6.9"]
    assert t["King Spider"].damage == 0


@pytest.mark.rule("LCG-452")
def test_with_exhausted_characters_only_nobody_is_asked() -> None:
    tired = {"card": "Gimli", "exhausted": True}
    t = Walk(heroes=[tired], hand=[TUNE], engaged=[spent("King Spider")], step="6.8a")
    assert t.step == "7.4w"
    assert t.walked[:2] == ["6.8a", "6.9"]


@pytest.mark.rule("LCG-453", "LCG-454")
def test_the_players_attack_one_after_the_other() -> None:
    t = Walk(
        players={
            "Ana": {"heroes": ["Gimli"], "engaged": [spent(BANDIT)], "hand": [TUNE]},
            "Bor": {"heroes": ["Aragorn"], "engaged": [spent(ARMOURED)]},
        },
        step="6.8a",
    )
    t.choose("attack", "Gimli", BANDIT).until(asked="lcg-ask-attack")
    assert t.after("6.9", 2) == ["6.8a", "6.8b"]
    t.asked("Bor")
    assert t.g.active == "B"
    t.choose("no_attack")
    assert t.after("6.9", 1, nth=2) == ["6.10"]


@pytest.mark.rule("LCG-455")
def test_combat_ends_right_after_the_player_attacks() -> None:
    t = Walk(hand=[TUNE], step="6.10")
    assert t.walked[:2] == ["6.10", "6.11"]
    assert t.step == "7.4w"


@pytest.mark.rule("LCG-456")
def test_a_bonus_of_the_combat_phase_is_gone_after_it() -> None:
    t = Table(heroes=["Gimli"], hand=[TUNE], step="6.11")
    t.prepare(lambda g: g.effects.append(Effect("attack", 1, [t.id("Gimli")], until="phase")))
    assert t.number("Gimli", "attack") == 3
    assert t.session.question is not None
    assert t.step == "7.4w"
    assert t.number("Gimli", "attack") == 2


# 6.8b and 6.8.1 Attackers


@pytest.mark.rule("LCG-477")
def test_any_number_of_ready_characters_attack_together() -> None:
    t = Table(heroes=["Gimli", "Aragorn", "Legolas"], hand=[TUNE], engaged=[spent(ARMOURED)], step="6.8a")
    t.choose("attack", "Gimli", ARMOURED)
    assert t.asked("Ana") == "lcg-ask-attackers"
    t.choose_all("attack", "Aragorn")
    assert t.g.attacks[-1].characters == [t.id("Gimli"), t.id("Aragorn")]
    assert t["Gimli"].exhausted
    assert t["Aragorn"].exhausted
    assert not t["Legolas"].exhausted


@pytest.mark.rule("LCG-478")
def test_ranged_characters_alone_may_attack_an_enemy_of_another_player() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Legolas", "Gimli"], "allies": ["Silverlode Archer"], "hand": [TUNE]},
            "Bor": {"heroes": ["Aragorn"], "engaged": [spent(BANDIT)]},
        },
        step="6.8a",
    )
    assert t.offers("attack", "Legolas", BANDIT)
    assert not t.offers("attack", "Gimli", BANDIT)
    refusal = t.refusal("Gimli", BANDIT)
    assert refusal is not None
    assert refusal.rule == "LCG-013"
    t.choose("attack", "Legolas", BANDIT)
    assert t.asked("Ana") == "lcg-ask-attackers"
    assert [option.source for option in t.question.options] == [t.id("Silverlode Archer")]
    t.choose_all("attack", "Silverlode Archer").until(step="6.8.3w")
    assert t["Bandit"].damage == 3 + 2 - 2


@pytest.mark.rule("LCG-479")
def test_ranged_characters_of_other_players_join_the_attack() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Gimli"], "engaged": [spent(ARMOURED)], "hand": [TUNE]},
            "Bor": {"heroes": ["Éowyn"], "allies": ["Silverlode Archer", "Horseback Archer"]},
        },
        step="6.8a",
    )
    t.choose("attack", "Gimli")
    assert t.asked("Bor") == "lcg-ask-ranged"
    t.choose_all("attack", "Silverlode Archer", "Horseback Archer").until(step="6.8.2w")
    assert t.g.attacks[-1].strength == 2 + 2 + 2
    assert t["Silverlode Archer"].exhausted
    assert t["Horseback Archer"].exhausted


# 6.8.2 to 6.8.4


@pytest.mark.rule("LCG-480")
def test_the_attack_strength_of_all_attackers_is_added_up() -> None:
    t = Table(heroes=["Aragorn", "Gimli", "Éowyn"], hand=[TUNE], engaged=[spent(ARMOURED)], step="6.8a")
    t.choose("attack", "Aragorn").choose_all("attack", "Gimli", "Éowyn").until(step="6.8.2w")
    assert t.g.attacks[-1].strength == 6


@pytest.mark.rule("LCG-481")
def test_the_damage_is_the_attack_minus_the_defense() -> None:
    t = Table(heroes=["Aragorn", "Gimli", "Éowyn"], hand=[TUNE], engaged=[spent(BANDIT)], step="6.8a")
    t.choose("attack", "Aragorn").choose_all("attack", "Gimli", "Éowyn").until(step="7.4w")
    told = next(line.message.params for line in t.session.log if line.message.id == "lcg-log-attack-damage")
    assert told["count"] == 4
    assert t.titles("encounter_discard") == [BANDIT]


@pytest.mark.parametrize(("attackers", "damage"), [(["Aragorn"], 0), (["Aragorn", "Gimli"], 2)])
@pytest.mark.rule("LCG-482")
def test_a_defense_as_high_as_the_attack_keeps_all_damage_off(attackers: list[str], damage: int) -> None:
    t = Table(heroes=["Aragorn", "Gimli"], hand=[TUNE], engaged=[spent(ARMOURED)], step="6.8a")
    t.choose("attack", attackers[0]).choose_all("attack", *attackers[1:]).until(step="6.8.3w")
    assert t[ARMOURED].damage == damage


@pytest.mark.rule("LCG-483")
def test_a_bonus_until_the_end_of_the_attack_is_gone_at_the_next() -> None:
    t = Walk(heroes=["Gimli", "Aragorn"], hand=[TUNE], engaged=[spent(ARMOURED), spent(BANDIT)], step="6.8a")
    t.prepare(lambda g: g.effects.append(Effect("attack", 1, [t.id("Gimli"), t.id("Aragorn")], until="attack 1")))
    t.choose("attack", "Gimli", BANDIT).passes().until(asked="lcg-ask-attack")
    assert t[BANDIT].damage == 1  # 2 and 1, against 2
    assert t.after("6.8.4", 2) == ["6.8a", "6.8b"]
    assert t.number("Aragorn", "attack") == 3


@pytest.mark.rule("LCG-484")
def test_attackers_count_as_attacking_until_the_attack_has_been_answered() -> None:
    t = Table(heroes=["Gimli"], allies=[HORN_BLOWER, KEEPER], hand=[TUNE], engaged=[spent(ARMOURED)], step="6.8a")
    assert t.number("Gimli", "attack") == 2
    t.choose("attack", "Gimli").passes().until(asked="lcg-ask-respond")
    assert t.step == "6.8.4"
    assert t.number("Gimli", "attack") == 3
    t.choose("respond", KEEPER).until(step="7.4w")
    assert t.number("Gimli", "attack") == 2
    assert t["Gimli"].resources == 1


# What a person could expect of an attack


def _refused(t: Table, source: str, target: str) -> str:
    refusal = t.refusal(source, target)
    return refusal.rule if refusal is not None else ""


@pytest.mark.rule("LCG-451", "LCG-477")
def test_who_cannot_attack_an_enemy_is_told_why() -> None:
    bearer = {"card": "Legolas", "attachments": ["Gandalf’s Map"]}
    t = Table(
        heroes=["Gimli", "Aragorn", bearer],
        allies=[{"card": "Faramir", "exhausted": True}],
        engaged=[spent(ARMOURED), spent(BANDIT)],
        staging=["Wargs"],
        step="6.8a",
    )
    t.choose("attack", "Gimli", ARMOURED).passes().until(asked="lcg-ask-attack")
    refused = {
        ("Aragorn", ARMOURED): "LCG-451",
        ("Aragorn", "Wargs"): "LCG-013",
        ("Aragorn", BANDIT): "",
        ("Faramir", BANDIT): "LCG-477",
        ("Legolas", BANDIT): "LCG-249",
    }
    assert {pair: _refused(t, *pair) for pair in refused} == refused


@pytest.mark.rule("LCG-477", "LCG-479")
def test_who_cannot_join_an_attack_is_told_why() -> None:
    t = Table(
        players={
            "Ana": {
                "heroes": ["Gimli", {"card": "Aragorn", "exhausted": True}],
                "allies": ["Beorn"],
                "engaged": [spent(BANDIT)],
            },
            "Bor": {"heroes": ["Legolas", "Thalin"], "allies": [{"card": "Silverlode Archer", "exhausted": True}]},
        },
        step="6.8a",
    )
    t.choose("attack", "Gimli", BANDIT)
    assert t.asked("Ana") == "lcg-ask-attackers"
    assert [_refused(t, name, BANDIT) for name in ("Beorn", "Aragorn")] == ["", "LCG-477"]
    t.passes()
    assert t.asked("Bor") == "lcg-ask-ranged"
    joining = [_refused(t, name, BANDIT) for name in ("Legolas", "Thalin", "Silverlode Archer")]
    assert joining == ["", "LCG-479", "LCG-477"]
