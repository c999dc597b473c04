"""Corruption takes a character in the middle of something: a strike, several attacks, an attempt, a transfer."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from tests.games.meccg.table import Table, at, bearing


def weary(name: str, card: str, *more: Any) -> dict[str, Any]:
    """A character under a hazard of the other player."""
    return bearing(name, {"card": card, "owner": "Bor"}, *more)


def attack(*targets: str, **more: Any) -> dict[str, Any]:
    """An attack by the two bands."""
    found = {"race": "orc", "strikes": len(targets) or 1, "prowess": 4, "card": "Orcs in Two Bands"}
    return found | {"key": "region_type", "keyed": "dark_domain"} | more


@pytest.mark.rule("MEC-671", "MEC-452")
def test_whose_company_is_no_more_faces_no_second_attack() -> None:
    company = at("Bree", weary("Elrond", "Dread of Battle"), path=["dark_domain"], origin="Rivendell", limit=3)
    table = Table({"companies": [company, at("Moria", "Balin")]}, step="assign", attack=attack())
    table.g.attacks[-1].left = 1
    table.until("discard-one", limit=60)
    assert "Elrond" not in table
    assert table.zone("Orcs in Two Bands") == "discard:B"
    assert not table.g.attacks


@pytest.mark.rule("MEC-671")
def test_who_falls_between_two_attacks_is_struck_by_none() -> None:
    company = at("Bree", weary("Elrond", "Dread of Battle"), "Balin", path=["dark_domain"], origin="Rivendell", limit=3)
    table = Table({"companies": [company]}, step="assign", attack=attack())
    table.g.attacks[-1].left = 1
    table.pick("Elrond").until("corruption").choose("roll").until_step("strike_resources")
    assert table.met_strike.target == table.id("Balin")


@pytest.mark.rule("MEC-671", "MEC-584")
def test_who_falls_while_supporting_leaves_the_strike_as_it_is() -> None:
    company = at("Bree", "Elrond", weary("Balin", "Heavy Burden", "Glamdring"), "Haldir", limit=3)
    table = Table({"companies": [company]}, step="assign", attack=attack(prowess=9))
    table.pick("Elrond").until("hold").choose("full").until("support").pick("Balin").until("hazards", limit=60)
    assert "Balin" not in table
    assert table.zone("Glamdring") == "discard:A"
    assert "Elrond" in table


@pytest.mark.rule("MEC-671", "MEC-720")
def test_who_taps_for_an_attempt_falls_as_soon_as_it_is_over() -> None:
    mine = at("Moria", weary("Elrond", "Heavy Burden"), "Balin", went=True, entered=True)
    bor = {"kind": "ringwraith", "companies": [at("Moria", "Layos")]}
    table = Table({"companies": [mine]}, bor, step="site_actions", round=4)
    table.choose("influence", "Elrond", "Layos").until("corruption").choose("roll")
    assert "Elrond" not in table
    assert table.asked == "site"


@pytest.mark.rule("MEC-720")
def test_who_gets_an_item_is_tempted_at_once() -> None:
    balin = weary("Balin", "Lure of Expedience")
    table = Table({"companies": [at("Rivendell", bearing("Elrond", "Glamdring"), balin)]}).until("organization")
    table.choose("transfer", "Glamdring", "Balin").rolls(12).choose("roll")
    assert table["Glamdring"].host == table.id("Balin")
    table.until("corruption", limit=4)
    assert table.g.check is not None
    assert table.g.check.who == table.id("Balin")


@pytest.mark.rule("MEC-671", "MEC-440", "MEC-465")
def test_whoever_falls_as_he_hands_an_item_on_leaves_his_followers_alone() -> None:
    elrond = weary("Elrond", "Foolish Words", "Glamdring", "Horn of Anor")
    table = Table({"companies": [at("Rivendell", elrond, "Balin", {"card": "Anborn", "follows": 0})]})
    table.until("organization").choose("transfer", "Glamdring", "Balin").rolls(2)
    table.g.effects.append(Effect("corruption", 40, [table.id("Elrond")], "", "game"))
    table.choose("roll")
    assert "Elrond" not in table
    assert [table.zone(card) for card in ("Glamdring", "Horn of Anor", "Foolish Words")] == [
        "discard:A",
        "discard:A",
        "discard:B",
    ]
    assert (table["Anborn"].follows, table["Anborn"].loose) == ("", True)
