"""A table that is laid out or read back: cards that lie there do what they did when they were played."""

from __future__ import annotations

import pytest

from desktop_app.games.meccg.reading.companies import is_leader
from desktop_app.games.meccg.reading.influence import unused_influence
from desktop_app.games.meccg.reading.site_attacks import automatic_attacks
from desktop_app.games.meccg.reading.sites import site_type
from tests.games.meccg.cards.table import CardTable, hero, minion
from tests.games.meccg.table import at, bearing

COAST = {"moved": True, "way": "region", "path": ["coastal_sea"], "regions": ["Bay of Belfalas"], "limit": 3}


@pytest.mark.rule("MEC-652", "MEC-460")
def test_a_rebuilt_town_is_a_border_hold() -> None:
    site = {"card": "Barrow-downs", "attachments": ["Rebuild the Town"]}
    table = CardTable(hero(at(site, bearing("Elrond", "Rescue Prisoners"))))
    assert site_type(table.g, table.id("Barrow-downs")) == "border_hold"
    assert automatic_attacks(table.g, table.company("Elrond")) == []
    assert table.offers("store", "Rescue Prisoners")


@pytest.mark.rule("MEC-701")
def test_what_is_a_shadow_hold_for_a_turn_is_no_ruin_to_be_rebuilt() -> None:
    company = at("Barrow-downs", "Elrond", moved=True, way="region", path=["wilderness"], regions=["Cardolan"], limit=3)
    bor = {"hand": ["Choking Shadows"], "events": ["Doors of Night"]}
    table = CardTable(hero(company, hand=["Rebuild the Town"]), bor, step="hazards").until("hazards")
    table.choose("play", "Choking Shadows", detail="TW-21/2").until("movement")
    assert site_type(table.g, table.id("Barrow-downs")) == "shadow_hold"
    table.until("enter").choose("enter").until("site")
    assert not table.find("play", "Rebuild the Town")


@pytest.mark.rule("MEC-064")
def test_who_has_the_word_of_a_ringwraith_leads() -> None:
    table = CardTable(minion(at("Dol Guldur", bearing("Layos", "By the Ringwraith’s Word"), "Ostisen")))
    assert is_leader(table.g, table.id("Layos"))
    assert not is_leader(table.g, table.id("Ostisen"))
    assert unused_influence(table.g, table.id("Layos"), table.id("Ostisen")) == 2 + 4


@pytest.mark.rule("MEC-721")
def test_bats_that_lie_on_a_company_mind_who_leaves_it() -> None:
    company = at("Dol Guldur", "Radbug", "Muzgash", "Ostisen")
    table = CardTable(minion(company, events=[{"card": "Swarm of Bats", "company": 0}])).choose("organize")
    assert "Swarm of Bats" in table
    table.choose("dismiss", "Ostisen")
    assert table.zone("Swarm of Bats") == "discard:A"


@pytest.mark.rule("MEC-606")
def test_a_summons_is_over_when_the_creature_that_lay_with_it_has_attacked() -> None:
    summons = {"card": "Summons from Long Sleep", "attachments": [{"card": "Rain-drake", "owner": "Bor"}]}
    table = CardTable(hero(at("Pelargir", "Elrond", **COAST)), {"events": [summons]}, step="hazards").until("hazards")
    table.choose("creature", "Rain-drake").until("attack")
    assert table.attack() == (1, 15 + 2)
    while table.g.attacks:
        table.passes()
    table.until("hazards")
    assert table.zone("Summons from Long Sleep") == "discard:B"


@pytest.mark.rule("MEC-340", "MEC-462")
def test_who_has_stored_the_eagle_has_him_still() -> None:
    eagle = "The Windlord Found Me"
    for stored, able in (([], True), ([eagle], False)):
        company = at("Moria", "Elrond", "Balin", went=True, entered=True)
        table = CardTable(hero(company, hand=[eagle], marshalling=stored), step="site_actions")
        assert table.offers("play", eagle) is able
