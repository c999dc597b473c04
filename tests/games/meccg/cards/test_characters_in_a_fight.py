"""Characters and what they do for others when somebody is attacked."""

from __future__ import annotations

import pytest

from desktop_app.games.meccg.reading import numbers
from tests.games.meccg.cards.table import CardTable, attacked, hero, minion
from tests.games.meccg.table import at, tapped


def test_peath_fears_no_wraith() -> None:
    table = CardTable(
        hero(at("Bree", "Peath", limit=2)),
        {},
        step="strike_resources",
        attack=attacked("nazgul", 1, 12, body=9, targets=["Peath"]),
        strike={"target": "Peath"},
    )
    assert numbers.number(table.g, table.id("Peath"), "prowess") == 9
    assert table.session.game.view(table.g, "A").numbers["attack_body"] == 5
    assert table.influence("Peath") == 1


def test_alatar_comes_to_help_and_pays_for_it() -> None:
    company = at("Bree", "Elrond", limit=2)
    ana = hero(company, at("Rivendell", "Alatar"), avatar="Alatar")
    table = CardTable(ana, {}, step="attack_begins", attack={**attacked("wolf", 1, 9), "card": "Wargs"})
    table.until("may").choose("accept").until_step("hold")
    assert table.members("Elrond") == ["Elrond", "Alatar"]
    assert table.met_strike.target == table.id("Alatar")
    assert table.said("corruption") == 0


@pytest.mark.rule("MEC-440")
def test_whom_alatar_leads_stays_behind_without_a_controller() -> None:
    company = at("Bree", "Elrond", "Balin", path=["wilderness"], origin="Rivendell", limit=3)
    haven = at("Rivendell", "Alatar", {"card": "Anborn", "follows": 0})
    ana = hero(company, haven, avatar="Alatar")
    table = CardTable(ana, {}, step="attack_begins", attack={**attacked("wolf", 1, 9), "card": "Wargs"})
    table.until("may").choose("accept").until_step("hold")
    assert (table["Anborn"].follows, table["Anborn"].loose) == ("", True)
    assert table.place("Anborn") == "Rivendell"


@pytest.mark.rule("MEC-066")
def test_alatar_does_not_join_seven() -> None:
    seven = ("Elrond", "Balin", "Haldir", "Orophin", "Adrazar", "Beretar", "Erkenbrand")
    company = at("Bree", *seven, path=["wilderness"], origin="Rivendell", limit=3)
    ana = hero(company, at("Rivendell", "Alatar"), avatar="Alatar")
    table = CardTable(ana, {}, step="attack_begins", attack={**attacked("wolf", 1, 9), "card": "Wargs"})
    while table.question.step != "assign":
        assert table.asked != "may"
        table.passes()
    assert table.place("Alatar") == "Rivendell"


def test_alatars_strike_is_still_his_when_the_first_attack_is_called_off() -> None:
    company = at("Bree", "Elrond", "Balin", path=["border_land"], origin="Rivendell", limit=3)
    ana = hero(company, at("Rivendell", "Alatar"), avatar="Alatar")
    attack = {**attacked("slayer", 1, 11, key="region_type", keyed="border_land"), "card": "Slayer"}
    table = CardTable(ana, {}, step="attack_begins", attack=attack)
    table.g.attacks[-1].left = 1
    table.until("may").choose("accept").until_step("attack_actions")
    table.use("Slayer", "Balin").until_step("hold")
    assert table.met_strike.target == table.id("Alatar")


def test_factions_of_their_own_country() -> None:
    for name, faction, amount in (("Asternak", "", 2), ("Nevido Smôd", "", 1), ("Tros Hesnef", "", 0)):
        table = CardTable(minion(at("Dale", name)))
        assert table.influence(name, faction) == amount


def test_wuluag_wakes_his_brother() -> None:
    table = CardTable(minion(at("Dol Guldur", "Wûluag", tapped("Tûma"))))
    assert table.number("Wûluag", "mind") == 3
    table.use("Wûluag", "Tûma")
    assert (table.stands("Wûluag"), table.stands("Tûma")) == ("tapped", "untapped")
