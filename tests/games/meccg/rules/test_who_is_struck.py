"""Strikes one by one: who faces them, who helps, what a body check comes to; and companies against companies."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.meccg.reading.attacks import prowess
from tests.games.meccg.table import Table, at, bearing, tapped, wounded

MINION = {"kind": "ringwraith"}
WILD = {"origin": "Lórien", "path": ["wilderness"] * 2, "regions": ["Wold & Foothills", "Redhorn Gate"], "limit": 5}


def attacked(*members: Any, strikes: int, prowess: int = 9, race: str = "man", **ana: Any) -> Table:
    """A company on its way is attacked."""
    attack = {"race": race, "strikes": strikes, "prowess": prowess}
    return Table({"companies": [at("Moria", *members, **WILD)], **ana}, step="attack_actions", attack=attack)


def to_the_roll(table: Table, step: str = "strike_resources") -> Table:
    """Passes until only the defender's cards come before the roll."""
    while table.question.step != step or table.asked != "strike":
        table.passes()
    return table


# -- who faces strikes, who helps --------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-577", "MEC-578", "MEC-579")
def test_the_untapped_may_stand_aside_and_the_attacker_takes_all() -> None:
    table = attacked(tapped("Elrond"), wounded("Haldir"), "Balin", strikes=3).until("assign")
    assert [option.source for option in table.question.options] == [table.id("Balin")]
    assert table.nobody().asked == "assign-rest"
    assert table.question.minimum == 3


@pytest.mark.rule("MEC-588", "MEC-559")
def test_who_cannot_be_attacked_can_help() -> None:
    table = attacked(bearing("Elrond", "Goldberry"), strikes=2).until("assign")
    assert not table.offers("face", "Goldberry")
    table.pick("Elrond").until("support").pick("Goldberry")
    assert table.stands("Goldberry") == "tapped"
    assert table.met_strike.supporters == [table.id("Goldberry")]


@pytest.mark.rule("MEC-588")
def test_an_ally_that_attacks_helps_nobody() -> None:
    ana = {"companies": [at("Moria", bearing("Balin", "Gollum"), limit=5)]}
    table = Table(ana, {"hand": ["Stay Her Appetite"]}, step="hazards").until("hazards")
    table.g.effects.append(Effect("mind", 30, [table.id("Gollum")], "", "game"))
    table.choose("play", "Stay Her Appetite")
    for _ in range(20):
        assert table.asked != "support"
        if table.said("strike"):
            break
        table.passes()
    assert table.said("strike") == 1


@pytest.mark.rule("MEC-588", "MEC-314")
def test_who_has_helped_is_tapped_for_the_next_strike() -> None:
    table = attacked("Elrond", "Haldir", "Balin", strikes=2).until("assign").pick("Elrond", "Haldir")
    table.until("support").pick("Balin").passes()
    for _ in range(12):
        assert table.asked != "support"
        if not table.g.attacks:
            break
        table.passes()
    assert table.stands("Balin") == "tapped"


@pytest.mark.rule("MEC-586", "MEC-612")
def test_excess_that_was_saved_falls_on_the_last() -> None:
    table = attacked("Elrond", "Haldir", strikes=5).until("assign").pick("Elrond", "Haldir")
    table.until("which-strike").pick("Elrond").until("excess")
    assert [option.detail for option in table.question.options] == ["0", "1", "2", "3"]
    table.choose("spend", detail="1").until("strike")
    while table.met_strike.target != table.id("Haldir"):
        table.passes()
    assert table.until("hold").met_strike.bonus == -2


@pytest.mark.rule("MEC-583", "MEC-584")
def test_an_ally_whose_master_has_fallen_faces_no_strike_any_more() -> None:
    table = attacked(bearing("Elrond", "Gollum"), strikes=2, prowess=30).until("assign").pick("Elrond", "Gollum")
    table.until("which-strike").pick("Elrond")
    table.g.effects.append(Effect("body", -40, [table.id("Elrond")], "", "game"))
    for _ in range(40):
        if not table.g.attacks:
            break
        table.passes()
    assert table.said("strike") == 1
    assert (table.zone("Elrond"), table.zone("Gollum")) == ("removed:A", "discard:A")


# -- body checks -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-602")
@pytest.mark.parametrize(("who", "falls"), [(wounded("Haldir"), True), ("Haldir", False)])
def test_only_an_older_wound_makes_the_check_worse(who: Any, falls: bool) -> None:
    table = attacked(who, strikes=1, prowess=29)
    to_the_roll(table).rolls(7, 8).passes()
    assert ("Haldir" not in table) is falls


@pytest.mark.rule("MEC-107", "MEC-108", "MEC-604")
@pytest.mark.parametrize(("hand", "check", "where"), [([], 8, "discard"), (["Bold Thrust"], 7, "discard")])
def test_an_orc_leaves_on_its_number_which_moves_with_its_body(hand: list[str], check: int, where: str) -> None:
    table = attacked("Lagduf", strikes=1, prowess=39, race="dwarf", hand=hand, **MINION)
    to_the_roll(table)
    if hand:
        to_the_roll(table.choose("play", hand[0]).until("answer").passes())
    table.rolls(7, check).passes()
    assert table.zone("Lagduf") == f"{where}:A"


@pytest.mark.rule("MEC-038", "MEC-452")
def test_a_ringwraith_alone_goes_back_to_hand_in_the_middle_of_an_attack() -> None:
    table = attacked("Dwar the Ringwraith", strikes=3, prowess=39, race="dwarf", **MINION)
    to_the_roll(table).rolls(2, 7).passes()
    assert table.zone("Dwar the Ringwraith") == "hand:A"
    assert not table.g.attacks


def test_a_shield_that_breaks_has_kept_the_wound_off() -> None:
    table = attacked(bearing("Layos", "Sable Shield"), strikes=1, prowess=30, race="wolf", **MINION)
    to_the_roll(table).rolls(2, 7).passes()
    assert not table["Layos"].wounded
    assert "Sable Shield" not in table


# -- companies against companies ---------------------------------------------------------------------------------------


def clash(attackers: list[Any], defenders: list[Any], *, heroes_attack: bool = True, **bor: Any) -> Table:
    """A company attacks one of Bor's in Moria."""
    ana: dict[str, Any] = {"companies": [at("Moria", *attackers, entered=True)]}
    other: dict[str, Any] = {"companies": [at("Moria", *defenders)], **bor}
    (other if heroes_attack else ana).update(MINION)
    return Table(ana, other, step="attack_company").choose("attack")


@pytest.mark.rule("MEC-714", "MEC-574")
def test_before_strikes_are_assigned_the_player_whose_turn_it_is_acts_first() -> None:
    orcs = {"race": "orc", "strikes": 1, "prowess": 6, "card": "Orc-watch", "key": "site_type", "keyed": "ruins"}
    ana = {"companies": [at("Moria", "Elrond", limit=2)]}
    table = Table(ana, step="attack_actions", attack=orcs)
    assert (table.asked, table.who) == ("attack", "Ana")
    assert table.passes().who == "Bor"


@pytest.mark.rule("MEC-159", "MEC-181", "MEC-187")
def test_before_strikes_between_companies_are_assigned_only_the_defender_acts() -> None:
    table = clash(["Elrond"], ["Layos"])
    assert (table.asked, table.who) == ("attack", "Bor")
    assert table.passes().asked == "clash-first"


@pytest.mark.rule("MEC-169", "MEC-151")
def test_bats_swarm_about_an_attacking_company_too() -> None:
    table = clash(["Elrond"], ["Layos", "Lagduf"], events=[{"card": "Swarm of Bats", "company": 0}])
    table.until("clash-first").pick("Layos").until("hold")
    assert prowess(table.g, table.g.attacks[-1], table.met_strike) == table.number("Elrond", "prowess") - 1


@pytest.mark.rule("MEC-169", "MEC-152")
def test_resources_lower_the_prowess_of_a_company_and_hazards_raise_it_not() -> None:
    hand, events = ["Not Slay Needlessly"], ["Minions Stir"]
    table = clash(["Elrond"], ["Layos", "Lagduf"], hand=hand, events=events).until("attack")
    while table.who != "Bor":
        table.passes()
    table.choose("play", "Not Slay Needlessly").until("clash-first").pick("Layos").until("hold")
    assert prowess(table.g, table.g.attacks[-1], table.met_strike) == table.number("Elrond", "prowess") - 2


@pytest.mark.rule("MEC-175")
def test_the_shield_keeps_off_strikes_and_not_what_ones_own_strike_brings() -> None:
    table = clash([bearing("Layos", "Sable Shield")], ["Elrond"], heroes_attack=False)
    table.until("clash-first").pick("Elrond")
    to_the_roll(table, "clash_defender").rolls(2, 12, 2).passes()
    assert table.stands("Layos") == "wounded"
