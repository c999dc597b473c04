"""Shadow cards in company: attacks inside them, defenders and attackers that leave, what they set free or bring in."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lotr_lcg.cards.encounters import GUARD, STREAM, attacked
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.table import Table, tired

RIDER, NAZGUL, TROLL, SPIDER = "Wolf Rider", "Nazgûl of Dol Guldur", "Hill Troll", "King Spider"


def inner_attack_over(t: Table) -> Table:
    while len(t.g.attacks) > 1:
        t.passes()
    return t


@pytest.mark.rule("LCG-473")
def test_a_defender_killed_in_the_attack_of_its_shadow_leaves_the_outer_attack_undefended() -> None:
    t = attacked(
        RIDER,
        defender=GUARD,
        allies=[GUARD],
        heroes=["Gimli", "Aragorn"],
        encounter_deck=["Hummerhorns", STREAM],
        deck=["Feint"],
    )
    t.until(asked="lcg-ask-defender").choose("no_defender").until(asked="lcg-ask-undefended")
    assert t.zone(GUARD) == "discard:A"
    t.choose("choose", "Aragorn")
    inner_attack_over(t).until(asked="lcg-ask-undefended")
    assert (t["Aragorn"].damage, t["Gimli"].damage) == (2 + 2, 2)
    t.choose("choose", "Gimli")
    assert t["Gimli"].damage == 2 + 2


def test_a_rider_whose_shadow_is_a_rider_comes_back_under_it() -> None:
    t = attacked(RIDER, heroes=["Gimli", "Aragorn", "Beravor"], encounter_deck=[RIDER, STREAM, STREAM])
    while len(t.g.attacks) < 3:
        t.passes()
    while t.g.attacks:
        t.choose("choose", "Gimli") if t.asked() == "lcg-ask-undefended" and t["Gimli"].damage < 2 else None
        if t.asked() == "lcg-ask-undefended":
            t.choose("choose", "Aragorn") if t["Aragorn"].damage < 4 else t.choose("choose", "Beravor")
        elif t.g.attacks:
            t.passes()
    assert t.titles("set_aside") == [RIDER, RIDER]
    t.until(asked="lcg-ask-which-first").choose("resolve")
    assert t.titles("encounter_deck")[:2] == [RIDER, RIDER]
    assert sum(t[name].damage for name in ("Gimli", "Aragorn", "Beravor")) == 2 + 2 + 2


def test_dark_knowledge_sees_the_shadow_card_of_a_rider_that_attacks() -> None:
    hero = {"card": "Gimli", "attachments": ["Dark Knowledge"]}
    t = attacked(RIDER, heroes=[hero, "Legolas"], encounter_deck=["Dol Guldur Orcs", STREAM])
    t.until(asked="lcg-ask-respond").choose("respond", "Dark Knowledge")
    assert t["Dark Knowledge"].exhausted
    assert t.said("lcg-log-looks-at") == 1


@pytest.mark.rule("LCG-155", "LCG-159")
def test_who_is_eliminated_by_the_attack_of_a_shadow_card_ends_both_attacks() -> None:
    players = {
        "Ana": {
            "heroes": [{"card": "Gimli", "damage": 4}],
            "engaged": [{"card": SPIDER, "shadows": [RIDER]}],
        },
        "Bor": {"heroes": ["Aragorn"], "engaged": [{"card": "Wargs", "shadows": [STREAM]}], "hand": [TUNE]},
    }
    t = Table(players=players, step="6.4a", encounter_deck=[STREAM, STREAM])
    while not t.g.eliminated:
        t.passes()
    t.until(asked="lcg-ask-defender")
    assert (t.zone(SPIDER), t.zone(RIDER)) == ("staging", "set_aside")
    assert [each.enemy for each in t.g.attacks] == [t.id("Wargs")]


def test_the_swarm_that_comes_out_of_the_shadows_attacks_in_the_same_phase_without_a_shadow_card() -> None:
    t = attacked(
        "Ungoliant's Swarm", defender="Gimli", heroes=["Gimli", "Legolas", "Aragorn"], encounter_deck=[STREAM] * 3
    )
    assert [t[name].exhausted for name in ("Gimli", "Legolas", "Aragorn")] == [True] * 3
    t.until(asked="lcg-ask-undefended")
    assert t.g.attacks[-1].enemy == t.id("Ungoliant's Swarm")
    assert t["Ungoliant's Swarm"].shadows == []
    assert t["Gimli"].damage == 2 - 2


def test_a_swarm_whose_shadow_effect_is_cancelled_stays_a_shadow_card() -> None:
    heroes = [{"card": "Éowyn", "resources": 1}, "Gimli"]
    t = attacked("Ungoliant's Swarm", defender="Gimli", heroes=heroes, hand=["Hasty Stroke", TUNE])
    t.until(asked="lcg-ask-respond").choose("respond", "Hasty Stroke")
    assert (t.zone("Ungoliant's Swarm"), t["Éowyn"].exhausted) == ("shadows", False)
    t.until(step="7.4w")
    assert t.zone("Ungoliant's Swarm") == "encounter_discard"


@pytest.mark.rule("LCG-473")
def test_the_defender_that_the_nazgul_takes_defends_no_more() -> None:
    t = attacked("Dol Guldur Orcs", defender=GUARD, by=NAZGUL, allies=[GUARD], heroes=["Gimli", "Aragorn"])
    t.until(asked="lcg-ask-discard-character").choose("choose", GUARD)
    t.until(asked="lcg-ask-undefended").choose("choose", "Gimli")
    assert t.zone("Gimli") == "discard:A"
    assert t.said("lcg-log-undefended-damage") == 1


def test_a_cancelled_shadow_effect_lets_the_nazgul_take_nobody() -> None:
    heroes = [{"card": "Éowyn", "resources": 1}, {"card": "Gimli", "damage": 0}]
    t = attacked("Dol Guldur Orcs", defender="Gimli", by=NAZGUL, heroes=heroes, hand=["Hasty Stroke", TUNE])
    t.until(asked="lcg-ask-respond").choose("respond", "Hasty Stroke").until(step="6.4.2w")
    assert [t.zone(name) for name in ("Éowyn", "Gimli")] == ["play:A", "play:A"]


def test_a_snared_enemy_that_a_shadow_card_sets_free_attacks() -> None:
    snared = {"card": TROLL, "attachments": ["Forest Snare"]}
    t = Table(
        heroes=["Gimli", "Aragorn"],
        engaged=[{"card": SPIDER, "shadows": ["Driven by Shadow"]}, snared],
        hand=[TUNE],
        step="6.4a",
    )
    t.until(asked="lcg-ask-defender").choose("no_defender").until(asked="lcg-ask-undefended").choose("choose", "Gimli")
    t.until(asked="lcg-ask-defender")
    assert (t.zone("Forest Snare"), t.g.attacks[-1].enemy) == ("discard:A", t.id(TROLL))


@pytest.mark.rule("LCG-473", "LCG-133")
def test_who_lived_by_a_plate_that_a_shadow_card_takes_dies_before_the_damage() -> None:
    plated = {"card": "Gimli", "damage": 6, "attachments": ["Citadel Plate"]}
    t = attacked("Driven by Shadow", defender="Gimli", heroes=[plated, "Aragorn", "Beravor"])
    t.until(asked="lcg-ask-undefended")
    assert t.zone("Gimli") == "discard:A"
    assert not t.offers("choose", "Gimli")


def test_the_defender_that_returns_to_hand_leaves_the_attack_undefended() -> None:
    t = attacked("Pursued by Shadow", defender=GUARD, allies=[GUARD], heroes=["Gimli", "Aragorn"])
    t.until(asked="lcg-ask-undefended")
    assert t.zone(GUARD) == "hand:A"


@pytest.mark.rule("LCG-208")
def test_the_excess_of_the_troll_raises_the_threat_of_whom_it_attacked_whoever_defends() -> None:
    players: dict[str, Any] = {
        "Ana": {"heroes": ["Gimli"], "engaged": [{"card": TROLL, "shadows": [STREAM]}], "threat": 20},
        "Bor": {"heroes": [{"card": "Aragorn", "damage": 4}, "Beravor"], "threat": 20, "hand": [TUNE]},
    }
    t = Table(players=players, step="6.4a").until(asked="lcg-ask-defender").choose("no_defender")
    t.choose("defend", "Aragorn").until(step="6.4.3w")
    assert t.zone("Aragorn") == "discard:B"
    assert (t.threat("Ana"), t.threat("Bor")) == (20 + 6 - 2 - 1, 20)


def test_an_attacker_killed_before_anybody_defends_exhausts_nobody() -> None:
    t = Table(
        heroes=[{"card": "Gimli", "resources": 1}, "Aragorn"],
        hand=["Quick Strike", TUNE],
        engaged=[{"card": SPIDER, "damage": 2, "shadows": ["Hummerhorns"]}],
        step="6.4a",
    )
    assert t.step == "6.4bw"
    t.play("Quick Strike").choose("choose", "Gimli")
    while t.g.attacks:
        t.passes()
    assert (t.zone(SPIDER), t.zone("Hummerhorns"), t["Aragorn"].exhausted) == ("encounter_discard",) * 2 + (False,)


def test_each_death_of_one_shadow_card_is_answered() -> None:
    horn = {"card": "Aragorn", "attachments": ["Horn of Gondor"], "resources": 0}
    t = attacked("Hummerhorns", allies=[GUARD, "Snowbourn Scout"], heroes=[horn, "Gimli"], hand=[TUNE])
    t.until(asked="lcg-ask-discard-order").passes()
    for _ in range(2):
        t.until(asked="lcg-ask-respond").choose("respond", "Horn of Gondor")
    assert (t["Aragorn"].resources, t["Aragorn"].damage) == (2, 2)


def test_iron_shackles_as_a_shadow_card_are_no_shadow_card_any_more() -> None:
    t = attacked("Iron Shackles", defender="Gimli", heroes=["Gimli", "Aragorn"], hand=[TUNE]).until(step="6.4.2w")
    assert (t.zone("Iron Shackles"), t["Forest Spider"].shadows) == ("on_deck:A", [])
    t.until(step="7.4w")
    assert t.zone("Iron Shackles") == "on_deck:A"


def test_an_adder_whose_venom_eliminates_its_prey_bites_nobody() -> None:
    players = {
        "Ana": {"heroes": ["Gimli"], "threat": 49, "engaged": ["Marsh Adder"]},
        "Bor": {"heroes": [tired("Aragorn")], "hand": [TUNE]},
    }
    t = Table(players=players, step="6.4a")
    t.until(step="7.4w")
    assert (t.g.eliminated, t.zone("Marsh Adder")) == (["A"], "staging")
    assert (t.said("lcg-log-undefended-damage"), t["Aragorn"].damage) == (0, 0)
