"""What a card is aimed at is said as it is declared, before anybody answers; what is gone by then is lost (MEC-704)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.meccg.table import Table, at, bearing

MINION = {"kind": "ringwraith"}
ROAD = {"origin": "Lórien", "path": ["wilderness"] * 2, "regions": ["Wold & Foothills", "Redhorn Gate"], "limit": 5}
SHADOWS = {**ROAD, "path": ["shadow_land"] * 2, "regions": ["Dagorlad", "Nurn"]}
DOORS: dict[str, Any] = {"events": ["Doors of Night"]}


def hazarded(company: dict[str, Any], card: str, **bor: Any) -> Table:
    """Bor plays hazards against a company; copies of the card are in his hand."""
    side = MINION if company["members"][0] == "Layos" else {}
    return Table({"companies": [company], **side}, {"hand": [card] * 2, **bor}, step="hazards").until("hazards")


@pytest.mark.rule("MEC-704", "MEC-711")
@pytest.mark.parametrize(
    ("card", "company", "bor", "asked"),
    [
        ("Choking Shadows", at("Barrow of Two", "Elrond", limit=4), {}, "which-attack"),
        ("Incite Defenders", at("Bag End", "Layos", limit=4), {}, "which-attack"),
        ("Choking Shadows", at("Moria", "Elrond", **ROAD), DOORS, "which-region"),
    ],
)
def test_a_hazard_names_its_attack_or_region_before_it_is_answered(
    card: str, company: dict[str, Any], bor: dict[str, Any], asked: str
) -> None:
    table = hazarded(company, card, **bor)
    table.choose("play", card)
    assert (table.asked, table.who) == (asked, "Bor")
    table.passes()
    assert (table.asked, table.who) == ("answer", "Ana")
    while table.asked == "answer":
        table.passes()
    assert table.asked == "movement"


@pytest.mark.rule("MEC-704")
def test_one_shadow_land_dawns_once_for_two_cards() -> None:
    table = hazarded(at("Moria", "Elrond", **SHADOWS), "Dawn over the Shadow")
    table.choose("play", "Dawn over the Shadow").choose("region").passes()
    table.choose("play", "Dawn over the Shadow").choose("region").until("movement")
    assert table.company("Elrond").path == ["wilderness", "shadow_land"]
    assert table.said("no-effect") == 1
    assert table.titles("discard:B") == ["Dawn over the Shadow"] * 2


@pytest.mark.rule("MEC-704")
def test_the_magic_of_shadow_names_its_wilderness_before_it_is_answered() -> None:
    ana = {**MINION, "companies": [at("Bandit Lair", "Ciryaher", "Layos", **ROAD)], "hand": ["Deeper Shadow"]}
    table = Table(ana, step="hazards").until("movement")
    table.choose("play", "Deeper Shadow", detail="LE-179/2").until("which-region")
    assert table.who == "Ana"
    table.choose("region")
    assert (table.asked, table.who) == ("answer", "Bor")
    table.until("corruption").until("movement")
    assert table.company("Layos").path == ["shadow_land", "wilderness"]


@pytest.mark.rule("MEC-704")
def test_the_eye_names_the_card_of_a_scout_before_it_is_answered() -> None:
    companies = [at("Rivendell", "Adrazar", limit=2), at("Bree", "Fatty Bolger", limit=2)]
    table = Table({"companies": companies, "hand": ["Stealth", "Stealth"]}, {"hand": ["Searching Eye"]})
    for scout in ("Adrazar", "Fatty Bolger"):
        table.until("organization").choose("play", "Stealth")
        if table.asked != "answer":
            table.pick(scout)
    table.until("hazards").choose("play", "Searching Eye")
    assert (table.asked, table.who) == ("target", "Bor")


@pytest.mark.rule("MEC-704")
def test_a_forger_names_the_gold_ring_before_he_is_answered() -> None:
    sage = bearing("Layos", "The Least of Gold Rings")
    other = bearing("Asternak", "Gleaming Gold Ring")
    company = at("Thranduil’s Halls", sage, other, went=True, entered=True)
    ana = {**MINION, "companies": [company], "hand": ["Secrets of Their Forging", "Minor Ring"]}
    table = Table(ana, step="site_actions").until("site")
    table.choose("play", "Secrets of Their Forging")
    if table.asked == "who-taps":
        table.pick("Layos")
    assert table.asked == "target"
    table.pick("Gleaming Gold Ring").until("ring").choose("decline").until("site")
    assert [name in table for name in ("Gleaming Gold Ring", "The Least of Gold Rings")] == [False, True]
