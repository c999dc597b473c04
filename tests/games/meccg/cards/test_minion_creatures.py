"""The creatures of the minion decks, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.meccg.cards.situations import met
from tests.games.meccg.cards.table import CardTable, attacked, hero
from tests.games.meccg.table import at

card = pytest.mark.card

# -- creatures ---------------------------------------------------------------------------------------------------------


def on_the_road(creature: str, *path: str, site: str = "Rivendell", doors: bool = False, **more: Any) -> CardTable:
    """Heroes move through such regions while a creature is in the hazard player's hand."""
    road = {"path": list(path), "regions": more.pop("regions", [])}
    events = ["Doors of Night"] if doors else []
    return met(creature, "Elrond", "Balin", site=site, road=road, bor={"events": events}, **more)


W, C, B, S, D = "wilderness", "coastal_sea", "border_land", "shadow_land", "dark_domain"


@pytest.mark.parametrize(
    ("creature", "strikes", "prowess", "chooses", "path", "others"),
    [
        pytest.param("Cave Worm", 1, 16, False, "Gundabad", "Rohan", marks=card("LE-65", 1, 2)),
        pytest.param("Sand-drake", 3, 12, True, "Khand", "Nurn", marks=card("TD-59", 1, 2)),
        pytest.param("True Cold-drake", 2, 14, False, "Forochel", "Rohan", marks=card("TD-77", 1, 2)),
    ],
)
def test_creatures_keyed_by_name(
    creature: str, strikes: int, prowess: int, chooses: bool, path: str, others: str
) -> None:
    table = on_the_road(creature, W, regions=[path])
    table.choose("creature", creature).until("attack")
    assert (table.attack(), table.g.attacks[-1].chooses) == ((strikes, prowess), chooses)
    assert not on_the_road(creature, W, W, W, regions=[others]).find("creature")


@card("TD-59", 2)
@pytest.mark.parametrize("region", ["Ithilien", "Nurn", "Horse Plains"])
def test_sand_drakes_go_further_behind_the_doors_of_night(region: str) -> None:
    assert on_the_road("Sand-drake", W, regions=[region], doors=True).find("creature")


@pytest.mark.parametrize(
    ("creature", "strikes", "prowess", "path", "others"),
    [
        pytest.param("Dire Wolves", 4, 8, [S], [W], marks=card("LE-68", 1)),
        pytest.param("Giant Spiders", 2, 10, [W, W], [W], marks=card("LE-75", 1)),
        pytest.param("Marsh-drake", 2, 11, [C], [W], marks=card("LE-84", 1)),
        pytest.param("True Fire-drake", 2, 13, [W, W, W], [W, W], marks=card("LE-95", 1)),
        pytest.param("Wargs", 2, 9, [B], [C], marks=card("LE-98", 1)),
        pytest.param("Wolves", 3, 8, [B], [S], marks=card("TW-114", 1)),
        pytest.param("Rain-drake", 1, 15, [C], [W, W], marks=card("TD-57", 1)),
        pytest.param("Watcher in the Water", 2, 8, [C], [W], marks=card("LE-99", 1)),
        pytest.param("Cave-drake", 2, 10, [W, W], [W], marks=card("TW-20", 1)),
    ],
)
def test_creatures_keyed_by_kinds_of_regions(
    creature: str, strikes: int, prowess: int, path: list[str], others: list[str]
) -> None:
    table = on_the_road(creature, *path)
    table.choose("creature", creature).until("attack")
    assert table.attack() == (strikes, prowess)
    assert table.g.attacks[-1].chooses is (creature == "Cave-drake")
    assert not on_the_road(creature, *others).find("creature")


@card("TD-57", 2)
@pytest.mark.parametrize(
    ("site", "able"),
    [("Barrow-downs", True), ("Isle of the Ulond", True), ("Isengard", False), ("Old Forest", False)],
)
def test_rain_drakes_come_to_ruins_beyond_two_wildernesses_or_the_sea(site: str, able: bool) -> None:
    assert bool(on_the_road("Rain-drake", B, site=site).find("creature")) is able


@card("LE-95", 2)
def test_true_fire_drakes_need_less_wilderness_behind_the_doors() -> None:
    assert on_the_road("True Fire-drake", W, W, doors=True).find("creature")
    assert not on_the_road("True Fire-drake", W, doors=True).find("creature")


@card("LE-99", 2)
@pytest.mark.parametrize(("site", "able"), [("Moria", True), ("Isengard", False)])
def test_the_watcher_lies_at_moria(site: str, able: bool) -> None:
    assert bool(on_the_road("Watcher in the Water", S, site=site).find("creature")) is able


@card("LE-75", 2)
@pytest.mark.parametrize(
    ("region", "able"),
    [("Heart of Mirkwood", True), ("Woodland Realm", True), ("Western Mirkwood", True), ("Rohan", False)],
)
def test_spiders_weave_in_mirkwood(region: str, able: bool) -> None:
    assert bool(on_the_road("Giant Spiders", B, regions=[region]).find("creature")) is able


@card("LE-75", 3)
@pytest.mark.parametrize(
    ("who", "roll", "fate"), [("Haldir", 8, "discard"), ("Haldir", 7, "companies"), ("Saruman", 9, "companies")]
)
def test_whom_spiders_wound_on_the_body_itself_is_gone_but_no_wizard(who: str, roll: int, fate: str) -> None:
    table = CardTable(
        hero(at("Moria", who, origin="Lórien", path=[W], limit=2)),
        step="strike_resources",
        attack=attacked("spider", 1, 30, card="Giant Spiders", targets=[who]),
        strike={"target": who},
        roll=(3, roll),
    )
    while table.g.attacks:
        table.passes()
    assert table.zone(who).partition(":")[0] == fate


@card("DM-109", 1, 3)
def test_a_nameless_thing_attacks_three_times_and_somebody_may_tap_against_one() -> None:
    road = {"path": [C], "regions": []}
    bor = {"events": ["Doors of Night"]}
    table = met("Nameless Thing", "Elrond", "Balin", "Haldir", site="Rivendell", road=road, bor=bor)
    table.choose("creature", "Nameless Thing")
    table.until("attack").use("Nameless Thing", "Balin")
    assert table.stands("Balin") == "tapped"
    for _ in range(2):
        table.until("attack")
        assert table.attack() == (2, 10)
        assert not table.offers("use", "Nameless Thing")
        table.g.attacks[-1].cancelled = True
        table.passes()
    table.until("hazards")
    assert table.zone("Nameless Thing") == "discard:B"


@card("DM-109", 2)
@pytest.mark.parametrize(("path", "doors", "able"), [(C, True, True), (C, False, False), (W, True, False)])
def test_a_nameless_thing_comes_from_the_sea_behind_the_doors(path: str, doors: bool, able: bool) -> None:
    assert bool(on_the_road("Nameless Thing", path, doors=doors).find("creature")) is able
