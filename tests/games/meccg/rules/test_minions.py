"""Ringwraiths, Orcs and Trolls, detainment, trophies, covert and overt companies, rings."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.reading.companies import is_overt, size
from desktop_app.games.meccg.reading.composition import why_not_together
from desktop_app.games.meccg.reading.corruption import check_bonus
from desktop_app.games.meccg.reading.movement import leads_ringwraith, ways
from desktop_app.games.meccg.reading.numbers import number
from desktop_app.games.meccg.verbs.rings import ring_modifier
from tests.games.meccg.table import Table, at, bearing

SITES = ["Dol Guldur", "Minas Morgul", "Carn Dûm", "Bandit Lair", "Moria", "Goblin-gate", "Barad-dûr", "Edoras"]
DWAR, ADUNAPHEL = "Dwar the Ringwraith", "Adûnaphel the Ringwraith"


def minions(*members: Any, site: Any = "Dol Guldur", hand: list[str] | None = None, **setup: Any) -> Table:
    """A minion company of Ana's."""
    company = at(site, *members, limit=4)
    return Table({"kind": "ringwraith", "companies": [company], "hand": hand or [], "locations": SITES}, **setup)


@pytest.mark.rule("MEC-074", "MEC-400", "MEC-399")
def test_a_ringwraith_comes_into_play_at_two_darkhavens_or_at_home() -> None:
    table = minions("Layos", site="Carn Dûm", hand=[DWAR]).choose("organize")
    assert table.offers("bring", DWAR, "Dol Guldur")
    assert table.offers("bring", DWAR, "Minas Morgul")
    assert not table.offers("bring", DWAR, "Carn Dûm")


@pytest.mark.rule("MEC-030", "MEC-031", "MEC-032", "MEC-035", "MEC-482")
def test_a_ringwraith_travels_freely_between_darkhavens_alone() -> None:
    table = minions(DWAR)
    company = table.company(DWAR)
    assert leads_ringwraith(table.g, company)
    assert ways(table.g, company, table.id("Minas Morgul")) == ["starter"]
    assert ways(table.g, company, table.id("Bandit Lair")) == []
    away = minions(DWAR, site="Bandit Lair")
    assert ways(away.g, away.company(DWAR), away.id("Dol Guldur")) == ["starter"]


@pytest.mark.rule("MEC-061", "MEC-062", "MEC-063")
def test_who_may_not_be_together_away_from_a_darkhaven() -> None:
    table = minions(DWAR, "Orc Captain", "Shagrat", "Eradan", "Layos")
    here, lair = table.company(DWAR).site, table.id("Bandit Lair")
    ids = {name: table.id(name) for name in (DWAR, "Orc Captain", "Shagrat", "Eradan", "Layos")}
    together = {
        "ringwraith": [ids[DWAR], ids["Layos"]],
        "races": [ids["Orc Captain"], ids["Eradan"]],
        "leaders": [ids["Orc Captain"], ids["Shagrat"]],
        "": [ids["Orc Captain"], ids["Layos"]],
    }
    for why, members in together.items():
        assert why_not_together(table.g, members, lair, "A") == why
        assert why_not_together(table.g, members, here, "A") == ""


@pytest.mark.rule("MEC-028", "MEC-029", "MEC-654")
def test_a_ringwraith_bears_items_without_any_effect() -> None:
    table = minions(bearing(DWAR, "Black Mace", "High Helm"), bearing("Orc Captain", "Black Mace"))
    assert number(table.g, table.id(DWAR), "prowess") == 9
    assert number(table.g, table.id(DWAR), "influence") == 5
    assert number(table.g, table.id("Orc Captain"), "prowess") == 5 + 3


@pytest.mark.rule("MEC-129")
def test_in_a_ringwraiths_company_corruption_checks_have_two_more() -> None:
    table = minions(DWAR, "Layos")
    assert check_bonus(table.g, table.id("Layos")) == 2
    alone = minions("Layos")
    assert check_bonus(alone.g, alone.id("Layos")) == 0


@pytest.mark.rule("MEC-038", "MEC-039")
def test_a_ringwraith_goes_back_to_hand_on_seven_or_eight() -> None:
    attack = {"race": "elf", "strikes": 1, "prowess": 20, "key": "region", "keyed": "TW-442"}
    table = minions(DWAR, site="Bandit Lair", step="assign", attack=attack)
    table.pick(DWAR).until("hold").choose("full").rolls(2, 8).until_step("discard_one")
    assert table.zone(DWAR) == "hand:A"
    assert table.g.returned == ["A"]
    assert table.g.fallen == []


@pytest.mark.rule("MEC-068", "MEC-070", "MEC-069")
def test_orcs_and_some_allies_make_a_company_overt() -> None:
    covert, overt = minions("Layos", "Eradan"), minions("Layos", "Muzgash")
    assert not is_overt(covert.g, covert.company("Layos"))
    assert is_overt(overt.g, overt.company("Layos"))
    crows = minions(bearing("Layos", "Regiment of Black Crows"))
    assert is_overt(crows.g, crows.company("Layos"))


def detained(race: str, key: str, keyed: str, **attack: Any) -> bool:
    """Whether an attack of a race, keyed so, is detainment against minions."""
    told = {"race": race, "strikes": 1, "prowess": 9, "key": key, "keyed": keyed, **attack}
    return minions("Layos", site="Bandit Lair", step="assign", attack=told).g.attacks[-1].detainment


@pytest.mark.rule("MEC-076", "MEC-077", "MEC-078", "MEC-079", "MEC-080", "MEC-618", "MEC-619", "MEC-620")
def test_what_is_detainment_against_minions() -> None:
    assert detained("nazgul", "region_type", "wilderness")
    assert detained("dragon", "region_type", "dark_domain")
    assert detained("spider", "site_type", "dark_hold")
    assert detained("wolf", "site_type", "shadow_hold")
    races = ("orc", "troll", "undead", "man", "wolf", "spider", "drake", "elf", "giant")
    there = [race for race in races if detained(race, "region_type", "shadow_land")]
    assert there == ["orc", "troll", "undead", "man"]
    assert not detained("elf", "region_type", "wilderness")
    assert not detained("nazgul", "", "", automatic=True)


def beaten(*members: str, card: str = "Ambusher") -> Table:
    """A creature whose one strike is about to be beaten."""
    company = at("Bandit Lair", *members, limit=4)
    return Table(
        {"kind": "ringwraith", "companies": [company]},
        step="assign",
        attack={"race": "man", "strikes": 1, "prowess": 6, "card": card, "key": "region_type", "keyed": "wilderness"},
    )


@pytest.mark.rule(
    "MEC-090", "MEC-091", "MEC-092", "MEC-098", "MEC-100", "MEC-621", "MEC-094", "MEC-095", "MEC-084", "MEC-085"
)
def test_an_orc_that_faced_a_strike_may_take_a_trophy() -> None:
    table = beaten("Muzgash", "Layos").pick("Muzgash").until("hold").choose("full").rolls(9).until("trophy")
    assert [option.source for option in table.question.options if option.source] == [table.id("Muzgash")]
    table.pick("Muzgash").until("hazards")
    assert table["Ambusher"].host == table.id("Muzgash")
    assert number(table.g, table.id("Muzgash"), "influence") == 1
    assert table.session.game.view(table.g, "A").numbers["kill_points:A"] == 0


@pytest.mark.rule("MEC-082", "MEC-084", "MEC-085", "MEC-617")
def test_a_creature_without_an_asterisk_is_out_of_play() -> None:
    table = beaten("Layos").pick("Layos").until("hold").choose("full").rolls(9).until("hazards")
    assert table.zone("Ambusher") == "removed:B"


@pytest.mark.rule("MEC-045", "MEC-131", "MEC-130", "MEC-044")
def test_ring_tests_are_harder_with_a_ringwraith_and_at_barad_dur() -> None:
    with_him = minions(bearing(DWAR, "The Least of Gold Rings"))
    assert ring_modifier(with_him.g, with_him.id("The Least of Gold Rings")) == -2
    tower = minions(bearing("Layos", "The Least of Gold Rings"), site="Barad-dûr")
    assert ring_modifier(tower.g, tower.id("The Least of Gold Rings")) == -3


@pytest.mark.rule("MEC-044", "MEC-660", "MEC-661", "MEC-662", "MEC-663")
def test_a_gold_ring_with_a_ringwraith_is_tested_as_the_turn_ends() -> None:
    ana = {
        "kind": "ringwraith",
        "companies": [at("Dol Guldur", bearing(DWAR, "The Least of Gold Rings"))],
        "hand": ["Minor Ring"],
        "locations": SITES,
    }
    table = Table(ana, step="sites_end").rolls(7).until("ring")
    table.pick("Minor Ring").until("end")
    assert table["Minor Ring"].host == table.id(DWAR)
    assert table.zone("The Least of Gold Rings") == "discard:A"


@pytest.mark.rule("MEC-132", "MEC-133", "MEC-664")
def test_a_gold_ring_is_tested_as_it_is_stored() -> None:
    table = minions(bearing("Layos", "The Least of Gold Rings"), "Ostisen", hand=["Minor Ring"])
    table.choose("store", "The Least of Gold Rings").rolls(9, 7).choose("roll")
    assert table.asked == "ring"
    table.pick("Minor Ring")
    assert table.zone("Minor Ring") == "marshalling:A"


@pytest.mark.rule("MEC-019")
def test_an_orc_scout_is_half_a_character() -> None:
    table = minions("Muzgash", "Lagduf", "Layos")
    assert size(table.g, table.company("Layos")) == 3


@pytest.mark.rule("MEC-042", "MEC-059")
def test_revealing_a_ringwraith_discards_what_is_the_same() -> None:
    table = minions("Layos", hand=[ADUNAPHEL]).choose("organize").choose("bring", ADUNAPHEL, "Dol Guldur")
    assert table.g.avatars["A"]
    assert ADUNAPHEL in table


@pytest.mark.rule("MEC-330", "MEC-331")
def test_darkhavens_are_havens_of_minions_alone() -> None:
    table = minions("Layos", hand=["Ostisen"]).choose("organize")
    assert table.offers("bring", "Ostisen", "Dol Guldur")
    heroes = Table({"companies": [at("Rivendell", "Elrond")], "hand": ["Haldir"], "locations": ["Carn Dûm", "Lórien"]})
    heroes.choose("organize")
    assert heroes.offers("bring", "Haldir", "Lórien")
    assert not heroes.offers("bring", "Haldir", "Carn Dûm")
