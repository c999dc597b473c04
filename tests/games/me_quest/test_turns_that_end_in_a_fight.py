"""A turn that is over in the middle of something: of a combat, of a Peril, of a Travel step."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.me_quest.table.position_of_table import set_up_of
from desktop_app.games.me_quest.table.positions import build
from tests.games.me_quest.fights import Fight
from tests.games.me_quest.table import Table

OVERDRAW, AIMED_SHOT = "hero.argalad.overdraw", "hero.argalad.aimed_shot"
ORC = "monster_token.green.orc"
WRETCHED: dict[str, Any] = {"corruption_deck": ["Wretched"]}
SERPENT = "The Black Serpent"


def test_the_wretched_do_not_fight_whom_they_have_just_met() -> None:
    """The Mouth corrupts when the combat begins: the turn is over, and so is the combat, in its Resolution."""
    ana = {"at": "the_dead_marshes", "hand": [OVERDRAW] * 3}
    table = Table("ambush", ana, at={"the_dead_marshes": ["The Mouth of Sauron"]}, zones=WRETCHED)
    asked = []
    while table.session.question is not None and table.who != "Bor":
        asked.append(table.question.prompt.id)
        table.quietly()
    assert not {"meq-ask-agility", "meq-ask-fight-on"} & set(asked)
    assert "meq-ask-influence" in asked
    assert table.zone("The Mouth of Sauron") == "at.the_dead_marshes"


def test_a_combat_in_which_the_turn_ends_is_over_when_its_damage_is_dealt() -> None:
    table = Fight(["rush", "rush"], ["zealot.poison_arrow", "zealot.hack"], "monster.agent")
    deck = table.g.zones["corruption_deck"]
    deck.sort(key=lambda card: table.g.codes[card] != "corruption.wretched")
    table.play("rush", "poison_arrow")
    assert table.g.fought[-1].enemy_defeated is False
    assert table.g.turn.over


def nine(*deck: str) -> Table:
    """Ana on Mount Doom, where nine were doomed to die; Sauron sends the Serpent to her if he may."""
    zones = {"peril_deck": ["Nine for Mortal Men Doomed to Die"], "corruption_deck": list(deck)}
    told: dict[str, Any] = {"influence": {"mount_doom": 5}, "at": {"barad_dur": [SERPENT]}}
    table = Table("combat_or_peril", {"at": "mount_doom", "hand": [OVERDRAW] * 3}, zones=zones, **told)
    for _ in range(40):
        if table.step == "explore" or table.who == "Bor":
            break
        if table.offers("move", SERPENT, "mount_doom"):
            table.choose("move", SERPENT, "mount_doom")
        elif table.offers("command_a_minion"):
            table.choose("command_a_minion")
        elif table.who == "Sau" and table.offers("accept"):
            table.choose("accept")
        else:
            table.quietly()
    return table


def test_a_minion_that_comes_to_the_hero_fights_him_and_he_goes_on() -> None:
    table = nine("Weak", "Weary")
    assert table.said("meq-log-combat") == 1
    assert table.step == "explore"


@pytest.mark.rule("MEQ-330")
def test_nobody_fights_when_the_turn_is_over() -> None:
    table = nine("Wretched")
    assert table.g.turn.over or table.who == "Bor"
    assert table.said("meq-log-combat") == 0


@pytest.mark.rule("MEQ-350", "MEQ-248", "MEQ-405")
def test_who_spends_his_last_card_on_his_exhaustion_falls_after_the_combat() -> None:
    smash, reckless = "combat.zealot.smash", "combat.zealot.reckless"
    combat = {"hero": "Ana", "enemy": "monster.orc", "within": "travel", "token": "gladden_fields", "begun": True}
    combat |= {"round": 1, "hand": [reckless], "piles": {"Ana": [AIMED_SHOT], "Sau": [smash]}}
    ana = {"at": "gladden_fields", "hand": [AIMED_SHOT], "life": [], "rest": [OVERDRAW] * 5}
    table = Table("3", ana, at={"gladden_fields": [ORC]}, combat=combat, zones={}, influence={"barad_dur": 3})
    table.choose("fight_on").choose("fight_on").until("rest")
    assert table.at("Ana") in ("rivendell", "lothlorien", "the_woodland_realm")
    assert table.said("meq-log-defeated") == 1
    assert table.said("meq-log-turn-over") == 1, "in the combat nobody is defeated"


@pytest.mark.rule("MEQ-294")
def test_who_retreats_from_an_ambush_explores_only_where_his_turn_began() -> None:
    retreat, dodge = "hero.eleanor.retreat", "hero.eleanor.dodge"
    ana = {"hero": "Eleanor", "at": "osgiliath", "hand": [retreat, dodge]}
    table = Table("turn_begins", ana, at={"osgiliath": ["monster_token.blue.orc"]}, active="Ana").until("2h")
    table.choose("draw", detail="0").choose("fight_on")
    while table.step != "move":
        if table.step == "3a" and table.who == "Ana":
            table.choose("fight", retreat)
        elif table.offers("exhaust"):
            table.choose("exhaust")
        elif table.offers("accept"):
            table.choose("accept")
        else:
            table.answer([table.question.options[0].key])
    assert table.at("Ana") != "osgiliath"
    assert not table.offers("explore")
    assert table.offers("end_travel")


@pytest.mark.rule("MEQ-275", "MEQ-273")
def test_a_peril_that_finds_nothing_to_do_is_discarded_and_the_hero_explores() -> None:
    table = Table("combat_or_peril", {"at": "barad_dur"}, zones={"peril_deck": ["The Dark Tower", "Khazad-dûm"]})
    assert table.step == "explore"
    assert len(table.g.zones["peril_discard"]) == 2


def test_of_two_minions_in_the_dark_tower_sauron_picks_the_one_to_fight() -> None:
    at = {"barad_dur": ["The Mouth of Sauron", SERPENT]}
    table = Table("combat_or_peril", {"at": "barad_dur"}, at=at, zones={"peril_deck": ["The Dark Tower"]})
    table.choose("peril")
    assert table.who == "Sau"
    assert table.offers("choose", SERPENT)
    table.choose("choose", SERPENT)
    assert table.g.codes[table.fight.enemy] == "minion.black_serpent"


@pytest.mark.rule("MEQ-270", "MEQ-362")
def test_a_balrog_of_a_peril_ends_a_travel_unless_iron_will_goes_on() -> None:
    def after(hero: str, other: str) -> str:
        ana = {"hero": hero, "at": "moria", "hand": [f"hero.{'thalin' if hero == 'Thálin' else 'argalad'}.parry"]}
        table = Table("combat_or_peril", ana, {"hero": other}, zones={"peril_deck": ["Khazad-dûm"]}).until("2h")
        table.choose("draw", detail="0")
        while table.step.startswith("3"):
            table.choose("exhaust") if table.offers("exhaust") else table.quietly()
        return table.until("explore", "rest").step

    assert after("Argalad", "Beravor") == "rest"
    assert after("Thálin", "Beravor") == "explore"


@pytest.mark.rule("MEQ-426")
def test_the_ringwraiths_fight_the_finale_even_when_they_were_off_the_board() -> None:
    told: dict[str, Any] = {"story": {"green": 18, "red": 10, "yellow": 3, "black": 5}, "stage": 3}
    zones = {"defeated": ["minion.ringwraiths"]}
    table = Table("champion", {"at": "bree"}, zones=zones, returning=["ringwraiths"], **told)
    while table.session.question is not None:
        table.choose("exhaust") if table.offers("exhaust") else table.quietly()
    assert table.g.outcome is not None
    assert table.g.outcome.winners == ["A"]


def test_a_combat_whose_token_is_gone_can_be_laid_out_again() -> None:
    """After the token is discarded the one who was not defeated still brings influence."""
    table = Table("ambush", {"at": "the_dead_marshes", "hand": [OVERDRAW]}, at={"the_dead_marshes": [ORC]})
    while table.question.prompt.id != "meq-ask-influence":
        table.quietly()
    assert table.zone(ORC).startswith("monsters_out")
    told = set_up_of(table.g)
    assert set_up_of(build(told, ("Sau", "Ana", "Bor"))) == told
