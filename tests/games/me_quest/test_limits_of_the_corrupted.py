"""Corruption cards that limit a hero, against whatever would bring him more."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.me_quest.cards.resolving import Card
from tests.games.me_quest.fights import HERO, Fight
from tests.games.me_quest.table import Table

OVERDRAW, PARRY = "hero.argalad.overdraw", "hero.argalad.parry"
QUICK, SERPENT = "zealot.quick_shot", "minion.black_serpent"
DISTRAUGHT: dict[str, Any] = {"corruption": ["Distraught"]}


def test_agility_draws_no_more_than_the_distraught_may_hold() -> None:
    ana = {"at": "osgiliath", "hand": [OVERDRAW] * 6, **DISTRAUGHT}
    table = Table("2h", ana, combat={"hero": "Ana", "enemy": "monster.orc", "within": "ambush"})
    assert [option.detail for option in table.question.options] == ["1", "0"]


def test_who_takes_breath_holds_no_more_than_seven() -> None:
    mine = ["rest", "parry", *["ranged_strike"] * 5, "hide"]
    says = {"meqcards-ask-breath": "draw_from_life"}
    table = Fight(mine, [QUICK, QUICK], SERPENT, hero="eleanor", player=DISTRAUGHT, says=says)
    assert len(table.play("rest", "quick_shot").cards(f"hand:{HERO}")) == 7


def test_a_full_hand_takes_no_card_of_the_pile_back() -> None:
    mine = ["sweep", "skill.shrewd_planning", *["rush"] * 3, *["overpower"] * 4]
    table = Fight(mine, [QUICK] * 3, SERPENT, player=DISTRAUGHT)
    table.play("sweep", "quick_shot").play("shrewd_planning", "quick_shot")
    assert len(table.cards(f"hand:{HERO}")) == 7
    assert table.cards(f"pile:{HERO}") == ["sweep", "shrewd_planning"]


def test_what_the_lidless_eye_shares_out_binds_its_new_owner() -> None:
    bor = {"favor": 5, "hand": ["Sweep"] * 5 + ["Rush"] * 3 + ["Block"]}
    zones = {"corruption_deck": ["Weak", "Weary"]}
    ana = {"corruption": ["Despairing", "Distraught"]}
    table = Card("shadow.the_lidless_eye", "action", ana=ana, bor=bor, zones=zones)
    assert table.changes["Bor corruption"] >= 2
    assert (table.g.favor["C"], len(table.g.zones["hand:C"])) == (3, 7)


@pytest.mark.rule("MEQ-285", "MEQ-296")
def test_favor_that_may_not_be_taken_stays_where_it_is() -> None:
    for card, has, gains in (("Despairing", 2, 1), ("Mistrusted", 0, 1), ("Weak", 2, 3)):
        table = Table("explore", {"at": "bree", "favor": has, "corruption": [card]}, favor={"bree": 3})
        table.choose("retrieve_favor")
        assert (table.favor(), table.g.favor_at.get("bree", 0)) == (has + gains, 3 - gains)


def test_the_deranged_without_wisdom_turns_no_damage_over() -> None:
    ana = {"hero": "hero.thalin", "hand": [], "damage": ["Sweep"] * 3, "rest": [], "corruption": ["Deranged"]}
    table = Card("encounter.the_town_of_dale", ana=ana, bor={"hero": "hero.argalad"})
    assert "Ana damage" not in table.changes


@pytest.mark.rule("MEQ-248", "MEQ-407")
def test_a_fog_in_saurons_turn_may_take_a_heros_last_card() -> None:
    ana = {"at": "bree", "hand": [OVERDRAW], "life": [], "rest": [OVERDRAW] * 3, "corruption": ["Weak"]}
    told: dict[str, Any] = {"pool": 1, "actions": 2, "story": {"black": 1}}
    table = Table("action", ana, {"at": "erebor"}, {"hand": ["An Evil Fog"]}, **told).choose("play", "An Evil Fog")
    while table.step != "action" or not table.offers("pass"):
        if table.offers("choose_player", target="Ana"):
            table.choose("choose_player", target="Ana")
        elif table.offers("decline"):
            table.choose("decline")
        else:
            table.answer([table.question.options[0].key])
    assert table.at("Ana") != "bree"
    assert table.pools() == (4, 0, 0)
    assert table.g.actions == 2
