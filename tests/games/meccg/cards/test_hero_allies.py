"""Allies of heroes: where they join, what may attack them, what they do for their company."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.vocabulary.abilities import event
from desktop_app.games.meccg.vocabulary.groups import this_company
from desktop_app.games.meccg.vocabulary.verbs import returns_to_origin
from tests.games.meccg.cards.sentences import showing, shows
from tests.games.meccg.cards.situations import WILD, inside
from tests.games.meccg.cards.table import CardTable, attacked, hero
from tests.games.meccg.shelf import make_up
from tests.games.meccg.table import at, bearing, tapped

LOST = make_up("ZZ-153", "hazard", "Lost on the Way", kinds=["short_event"])
event(LOST, target=this_company, do=returns_to_origin)
RING = make_up("ZZ-155", "resource", "A Ring for Gollum", kinds=["special_item"], keywords=["the_one_ring"], points=0)


# -- where they join ---------------------------------------------------------------------------------------------------

JOIN = [
    ("Goldberry", {"Old Forest"}),
    ("Gollum", {"Goblin-gate", "Moria"}),
    ("Treebeard", {"Wellinghall"}),
]


@pytest.mark.parametrize(("ally", "sites"), showing(1, JOIN))
def test_where_an_ally_joins(ally: str, sites: set[str]) -> None:
    every = {"Old Forest", "Goblin-gate", "Moria", "Wellinghall", "Isengard", "Bree"}
    assert {site for site in every if inside(site, "Elrond", hand=[ally], kind=hero).find("acquire", ally)} == sites


# -- whether they are attacked -----------------------------------------------------------------------------------------


def attackable(ally: str, **attack: Any) -> bool:
    """Whether a strike of an attack may fall on an ally."""
    company = at("Moria", bearing("Elladan", ally), path=["wilderness"], limit=3, entered=True)
    table = CardTable(hero(company), {}, step="assign", attack={**attacked("orc", 2, 7), **attack})
    return bool(table.find("face", ally))


@shows("Goldberry", 2)
def test_goldberry_is_attacked_by_nobody() -> None:
    assert not attackable("Goldberry", automatic=True)
    for key, keyed in (("region_type", "wilderness"), ("site_type", "shadow_hold"), ("region", "TW-481")):
        assert not attackable("Goldberry", card="Orc-warband", key=key, keyed=keyed)


@shows("Treebeard", 2)
def test_treebeard_is_attacked_on_the_road_alone() -> None:
    assert not attackable("Treebeard", automatic=True)
    for key, keyed, there in (
        ("site_type", "shadow_hold", False),
        ("site", "Moria", False),
        ("region_type", "wilderness", True),
        ("region", "TW-481", True),
    ):
        assert attackable("Treebeard", card="Orc-warband", key=key, keyed=keyed) is there
    assert attackable("Gollum", automatic=True)


# -- attacks are canceled ----------------------------------------------------------------------------------------------


def under_attack(ally: Any, key: str, keyed: str, *others: str, bearer: str = "Elladan") -> CardTable:
    company = at("Moria", bearing(bearer, ally), *others, origin="Lórien", limit=3)
    attack = attacked("wolf", 2, 8, card="Wargs", key=key, keyed=keyed)
    return CardTable(hero(company), {}, step="attack_actions", attack=attack)


@shows("Goldberry", 4)
def test_goldberry_cancels_an_attack_in_the_wild() -> None:
    table = under_attack("Goldberry", "region_type", "wilderness", "Haldir", "Orophin")
    table.use("Goldberry").until("hazards")
    assert (table.zone("Wargs"), table.stands("Goldberry")) == ("discard:B", "tapped")
    assert not table.g.attacks
    for key, keyed in (("region_type", "shadow_land"), ("site_type", "ruins"), ("region", "TW-481")):
        assert not under_attack("Goldberry", key, keyed).find("use", "Goldberry")
    assert not under_attack(tapped("Goldberry"), "region_type", "wilderness").find("use")


@shows("Goldberry", 4)
@pytest.mark.parametrize("ally", ["Goldberry", "Gollum"])
def test_no_ally_cancels_an_attack_on_another_company(ally: str) -> None:
    ana = hero(at("Bree", "Elrond", **WILD), at("Old Forest", bearing("Elladan", ally)))
    attack = attacked("wolf", 2, 8, card="Wargs", key="region_type", keyed="wilderness")
    assert not CardTable(ana, {}, step="attack_actions", attack=attack).find("use")


@shows("Gollum", 2)
def test_gollum_cancels_for_a_small_company() -> None:
    for keyed, able in (("wilderness", True), ("shadow_land", True), ("border_land", False)):
        assert under_attack("Gollum", "region_type", keyed, "Haldir").offers("use", "Gollum") is able
    assert not under_attack("Gollum", "region_type", "wilderness", "Haldir", "Orophin").find("use")
    hobbits = under_attack("Gollum", "region_type", "wilderness", "Fatty Bolger", "Elladan", bearer="Sam Gamgee")
    hobbits.use("Gollum").until("hazards")
    assert (hobbits.zone("Wargs"), hobbits.stands("Gollum")) == ("discard:B", "tapped")


# -- Goldberry shows the way -------------------------------------------------------------------------------------------


@shows("Goldberry", 3)
@pytest.mark.parametrize(("helps", "place"), [(True, "Bree"), (False, "Rivendell")])
def test_goldberry_keeps_her_company_on_its_way(helps: bool, place: str) -> None:
    ana = hero(at("Bree", bearing("Elladan", "Goldberry"), **WILD, origin="Rivendell"))
    table = CardTable(ana, {"hand": ["Lost on the Way"]}, step="hazards").until("hazards")
    table.choose("play", "Lost on the Way")
    for _ in range(8):
        if helps and table.find("use", "Goldberry"):
            table.choose("use", "Goldberry")
        elif "Lost on the Way" not in table.titles("hand:B") and not table.g.chain and table.asked != "answer":
            break
        else:
            table.passes()
    assert table.place("Elladan") == place
    assert table.stands("Goldberry") == ("tapped" if helps else "untapped")
    assert table.zone("Lost on the Way") == "discard:B"


@shows("Goldberry", 3)
def test_goldberry_cancels_nothing_else() -> None:
    ana = hero(at("Bree", bearing("Elladan", "Goldberry"), **WILD))
    table = CardTable(ana, {"hand": ["Lure of Nature"]}, step="hazards").until("hazards")
    table.choose("play", "Lure of Nature").pick("Elladan").until("answer")
    assert not table.find("use", "Goldberry")


# -- Gollum and the Ring -----------------------------------------------------------------------------------------------


@shows("Gollum", 3)
def test_gollum_and_the_one_ring_end_together() -> None:
    table = CardTable(hero(at("Moria", bearing("Elladan", "Gollum"), bearing("Sam Gamgee", "A Ring for Gollum"))))
    table.use("Gollum")
    assert [table.zone(card) for card in ("Gollum", "A Ring for Gollum")] == ["discard:A", "discard:A"]


@shows("Gollum", 3)
def test_gollum_finds_no_ring_at_a_haven_or_elsewhere() -> None:
    gollum, ring = bearing("Elladan", "Gollum"), bearing("Sam Gamgee", "A Ring for Gollum")
    assert not CardTable(hero(at("Rivendell", gollum, ring))).find("use", "Gollum")
    assert not CardTable(hero(at("Moria", gollum), at("Bree", ring))).find("use", "Gollum")
    weary = bearing("Elladan", tapped("Gollum"))
    assert not CardTable(hero(at("Moria", weary, ring))).find("use", "Gollum")
    opponent = CardTable(hero(at("Moria", gollum)), hero(at("Moria", ring)))
    assert opponent.offers("use", "Gollum")


# -- Treebeard goes home -----------------------------------------------------------------------------------------------

ABROAD = [
    ("Wellinghall", True),
    ("Edoras", True),
    ("Isengard", True),
    ("Lórien", True),
    ("Moria", True),
    ("Bree", False),
    ("Pelargir", False),
    ("Minas Tirith", False),
]


@shows("Treebeard", 3)
@pytest.mark.parametrize(("site", "stays"), ABROAD)
def test_treebeard_leaves_who_comes_to_a_site_abroad(site: str, stays: bool) -> None:
    company = at(site, bearing("Elladan", "Treebeard"), origin="Edhellond", path=["wilderness"], limit=2)
    table = CardTable(hero(company), {}, step="passive").until("movement")
    assert (table.zone("Treebeard") == "attached") is stays


@shows("Treebeard", 3)
def test_treebeard_stays_where_his_company_stays() -> None:
    table = CardTable(hero(at("Bree", bearing("Elladan", "Treebeard"), limit=2)), {}, step="passive").until("movement")
    assert facts(table.g, table["Treebeard"].host).title == "Elladan"


@shows("Goldberry", 3)
@pytest.mark.parametrize("declared", ["Wargs", "Watcher in the Water", "on_guard"])
def test_goldberry_is_of_no_use_against_what_is_no_event(declared: str) -> None:
    ana = hero(at("Bree", bearing("Elladan", "Goldberry"), **WILD), hand=["Twilight"])
    bor = {"hand": [declared] if declared != "on_guard" else ["Wargs"], "events": ["Doors of Night"]}
    road = {**WILD, "path": ["wilderness", "wilderness"]}
    ana["companies"][0].update(road)
    table = CardTable(ana, bor, step="hazards").until("hazards")
    if declared == "on_guard":
        table.choose("on_guard", "Wargs").until("answer-guard")
    else:
        table.choose("creature", declared).until("answer")
    assert table.who == "Ana"
    assert table.offers("play", "Twilight")
    assert not table.find("use", "Goldberry")
