"""Who decides what comes first, who calls off and who plays on whom, and of what two copies are one."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.meccg.reading.numbers import hazard_limit
from desktop_app.games.meccg.state import MecState
from tests.games.meccg.cards.situations import met
from tests.games.meccg.cards.table import CardTable, attacked, hero, minion
from tests.games.meccg.table import Table, at, bearing

# -- several checks at once --------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-672", "MEC-720")
def test_of_several_who_are_checked_at_once_their_player_says_who_comes_first() -> None:
    """Elrond, who bears most, is helped by both others before they roll themselves."""
    burdened = bearing("Elrond", "Glamdring", "Orcrist")
    table = met("Corpse-candle", burdened, "Haldir", "Balin").choose("creature", "Corpse-candle").until("which-check")
    table.pick("Elrond").choose("support", "Haldir").choose("support", "Balin").rolls(2, 12, 12).choose("roll")
    assert (table.asked, table.zone("Elrond")) == ("which-check", "companies:A")
    table.pick("Balin")
    assert not table.offers("support", "Haldir")
    assert table.offers("support", "Elrond")


# -- whose it is to decide ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-699", "MEC-307")
def test_who_has_sent_the_slayer_taps_nobody_of_the_company_to_call_him_off() -> None:
    table = met("Slayer", "Elrond", "Haldir", road={"path": ["border_land"]})
    table.choose("creature", "Slayer").until("attack")
    assert (table.who, table.offers("use", "Slayer")) == ("Ana", True)
    table.choose("pass")
    assert (table.who, table.offers("use", "Slayer")) == ("Bor", False)


@pytest.mark.rule("MEC-708", "MEC-572")
def test_who_attacks_with_a_company_plays_nothing_on_those_it_attacks() -> None:
    """What would wound, tap or hide a defender is for the defender alone, who alone acts before the strikes."""
    hand = ["Diversion", "A Nice Place to Hide", "Ruse"]
    company = at("Moria", "Radbug", "Ostisen", went=True, entered=True)
    bor = hero(at("Moria", "Elrond", "Adrazar"), hand=["Escape", "Concealment"])
    table = CardTable(minion(company, hand=hand), bor, step="attack_company").choose("attack")
    assert (table.who, len(table.find("play"))) == ("Bor", 2)
    table.until("clash-first").pick("Elrond")
    while table.asked in ("clash-giver", "which-strike"):
        table.passes()
    while table.g.attacks:
        assert not [option for option in table.find("play") if table.who == "Ana"]
        table.passes()


@pytest.mark.rule("MEC-703", "MEC-701")
def test_what_a_user_of_magic_began_is_lost_when_he_is_called_home_before_it_resolves() -> None:
    road: dict[str, Any] = {"moved": True, "way": "region", "path": ["wilderness"], "regions": ["Rhudaur"], "limit": 3}
    at_home = at("Dol Guldur", "Asternak", "Mîonid", "Perchen", "Radbug")
    for called in (False, True):
        ana = minion(at("Bandit Lair", "Ciryaher", "Layos", **road), at_home, hand=["Deeper Shadow"])
        table = CardTable(ana, {"hand": ["Call of Home"]}, step="hazards")
        table.choose("play", "Deeper Shadow", detail="LE-179/3").until("answer", limit=2)
        if called:
            table.choose("play", "Call of Home").pick("Ciryaher").rolls(2)
        else:
            table.until("corruption", limit=4).rolls(12)
        table.until("hazards", limit=6)
        assert hazard_limit(table.g, table.company("Layos")) == (3 if called else 2)
        assert ("Ciryaher" in table) is not called


@pytest.mark.rule("MEC-092", "MEC-096")
def test_who_is_plundered_loses_his_trophies_as_well() -> None:
    company = at("Moria", bearing("Radbug", {"card": "Wargs", "owner": "Bor"}, "Black Mace"), limit=3)

    def robbed_before(g: MecState) -> None:
        g.effects.append(Effect("faced_troll", 0, [g.companies[0].id], "Tom", "turn"))

    table = CardTable(
        minion(company),
        step="strike_resources",
        attack=attacked("troll", 1, 30, targets=["Radbug"], card="“Bert” (Bûrat)"),
        strike={"target": "Radbug"},
        before=robbed_before,
        roll=(2, 2),
    )
    while table.g.attacks:
        table.passes()
    table.until("hazards")
    assert (table.stands("Radbug"), table.zone("Wargs"), table.zone("Black Mace")) == (
        "wounded",
        "removed:B",
        "discard:A",
    )


# -- what cannot be duplicated -----------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-340", "MEC-537")
def test_companies_that_meet_with_two_regiments_keep_one() -> None:
    companies = [at("Moria", bearing(name, "Regiment of Black Crows"), went=True) for name in ("Layos", "Ostisen")]
    table = Table(minion(*companies), step="meeting")
    assert table.asked == "which-copy"
    table.pick("Regiment of Black Crows")
    assert table.members("Layos") == ["Layos", "Ostisen"]
    assert table.titles("discard:A") == ["Regiment of Black Crows"]
    assert table.titles("attached") == ["Regiment of Black Crows"]


@pytest.mark.rule("MEC-309", "MEC-585")
def test_twilight_falls_at_any_point_between_the_strikes_too() -> None:
    """Without the Doors the wolves are one weaker, whichever player closes them."""
    company = at("Moria", "Elrond", limit=2)
    events = ["Wake of War", "Doors of Night"]
    for step, holder in (("strike_resources", "ana"), ("strike_hazards", "bor")):
        hands = {"ana": [], "bor": [], holder: ["Twilight"]}
        table = CardTable(
            hero(company, hand=hands["ana"]),
            {"events": events, "hand": hands["bor"]},
            step=step,
            attack=attacked("wolf", 1, 8, targets=["Elrond"], card="Wargs"),
            strike={"target": "Elrond"},
        )
        assert table.attack()[1] == 10
        table.play("Twilight", "Doors of Night")
        assert table.attack()[1] == 9


@pytest.mark.rule("MEC-736")
def test_at_the_council_nothing_is_played_but_what_changes_the_check() -> None:
    ana = hero(at("Rivendell", "Sam Gamgee"), hand=["Twilight", "Halfling Strength"], events=["Gates of Morning"])
    table = CardTable(ana, step="turn_ends", last="Ana").pick("Sam Gamgee")
    assert table.asked == "corruption"
    assert (table.offers("play", "Halfling Strength"), table.offers("play", "Twilight")) == (True, False)
    table = CardTable(hero(at("Rivendell", bearing("Elrond", "Cram")), hand=["Twilight"], events=["Gates of Morning"]))
    assert table.choose("store", "Cram").offers("play", "Twilight")
