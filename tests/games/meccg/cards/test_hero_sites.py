"""Sites of heroes: how one comes there, what is played there, who attacks and whom the place itself hurts or heals."""

from __future__ import annotations

import pytest

from desktop_app.games.meccg.reading.facts import CardFacts
from desktop_app.games.meccg.reading.movement import ways
from desktop_app.games.meccg.reading.queries import facts
from tests.games.meccg.cards.sentences import showing, shows
from tests.games.meccg.cards.situations import inside
from tests.games.meccg.cards.table import CardTable, hero, minion
from tests.games.meccg.shelf import make_up
from tests.games.meccg.table import at, tapped, wounded

HAVENS = ("Rivendell", "Lórien", "Grey Havens", "Edhellond")
STONE = make_up(
    "ZZ-150",
    "resource",
    "A Stone of the Tests",
    alignment="hero",
    kinds=["greater_item"],
    keywords=["palantir"],
    points=1,
    points_kind="item",
)


REGIONS = {
    "w": "wilderness",
    "b": "border_land",
    "f": "free_domain",
    "c": "coastal_sea",
    "s": "shadow_land",
    "d": "dark_domain",
}


def arrived(start: str, goal: str) -> CardTable:
    """A company has moved by starter movement."""
    table = CardTable(hero(at(start, "Gildor Inglorion", goal=goal)), {}, step="company")
    for _ in range(6):
        if table.asked == "way":
            table.choose("way", detail="starter")
        if table.company("Gildor Inglorion").path:
            break
        table.passes()
    return table


# -- how one comes there -----------------------------------------------------------------------------------------------

NEAREST = [
    ("Barrow-downs", "Rivendell", "ww"),
    ("Blue Mountain Dwarf-hold", "Grey Havens", "fw"),
    ("Bree", "Rivendell", "ww"),
    ("Carn Dûm", "Rivendell", "ws"),
    ("Dol Amroth", "Edhellond", "wf"),
    ("Edoras", "Lórien", "wb"),
    ("Glittering Caves", "Lórien", "wbb"),
    ("Goblin-gate", "Rivendell", "ww"),
    ("Henneth Annûn", "Lórien", "wbfw"),
    ("Isengard", "Lórien", "wbb"),
    ("Isle of the Ulond", "Edhellond", "wcc"),
    ("Lond Galen", "Edhellond", "w"),
    ("Lossadan Cairn", "Rivendell", "www"),
    ("Minas Tirith", "Lórien", "wbf"),
    ("Moria", "Lórien", "ww"),
    ("Mount Gram", "Rivendell", "ws"),
    ("Mount Gundabad", "Lórien", "wbd"),
    ("Old Forest", "Rivendell", "ww"),
    ("Pelargir", "Edhellond", "wbf"),
    ("Tolfalas", "Edhellond", "wfc"),
    ("Wellinghall", "Lórien", "ww"),
    ("Zarak Dûm", "Rivendell", "ws"),
]


@pytest.mark.parametrize(("site", "haven", "path"), showing(1, NEAREST))
def test_starter_movement_leads_to_a_site_from_its_nearest_haven_alone(site: str, haven: str, path: str) -> None:
    table = arrived(haven, site)
    assert table.place("Gildor Inglorion") == site
    assert table.company("Gildor Inglorion").path == [REGIONS[each] for each in path]
    for other in HAVENS:
        if other != haven:
            far = CardTable(hero(at(other, "Gildor Inglorion"), locations=[site]))
            assert "starter" not in ways(far.g, far.company("Gildor Inglorion"), far.id(site))


PATHS = [
    ("Edhellond", 1, "Grey Havens", "fccccw"),
    ("Edhellond", 2, "Lórien", "wbffbw"),
    ("Lórien", 1, "Rivendell", "wwbw"),
    ("Lórien", 2, "Edhellond", "wbffbw"),
    ("Grey Havens", 1, "Rivendell", "wwf"),
    ("Grey Havens", 2, "Edhellond", "wccccf"),
    ("Rivendell", 1, "Lórien", "wbww"),
    ("Rivendell", 2, "Grey Havens", "fww"),
]


@pytest.mark.parametrize(
    ("haven", "start", "path"),
    [pytest.param(haven, start, path, marks=shows(haven, number)) for haven, number, start, path in PATHS],
)
def test_havens_are_joined_by_their_paths(haven: str, start: str, path: str) -> None:
    assert arrived(start, haven).company("Gildor Inglorion").path == [REGIONS[each] for each in path]


# -- what is played there ----------------------------------------------------------------------------------------------

GOODS = {
    "minor": "Cram",
    "major": "Glamdring",
    "greater": "Orcrist",
    "gold_ring": "The Least of Gold Rings",
    "scroll": "Scroll of Isildur",
    "stone": "A Stone of the Tests",
}
WHOLE = ("minor", "major", "greater", "scroll", "stone", "gold_ring")
PLAYABLE = [
    ("Barrow-downs", ("minor", "major")),
    ("Carn Dûm", ("minor", "major", "greater", "scroll", "stone")),
    ("Glittering Caves", ("minor", "major")),
    ("Goblin-gate", ("minor", "gold_ring")),
    ("Isengard", ("minor", "major", "gold_ring")),
    ("Isle of the Ulond", ("minor", "major")),
    ("Lossadan Cairn", ("minor", "major", "stone")),
    ("Moria", WHOLE),
    ("Mount Gram", ("minor", "major")),
    ("Mount Gundabad", ("minor", "major", "greater", "scroll", "stone")),
    ("Tolfalas", ("minor", "major", "scroll")),
    ("Zarak Dûm", ("minor", "major")),
]


@pytest.mark.parametrize(("site", "goods"), showing(2, PLAYABLE))
def test_items_that_a_site_offers_and_no_others(site: str, goods: tuple[str, ...]) -> None:
    table = inside(site, "Elrond", hand=list(GOODS.values()), kind=hero)
    offered = {name for name, card in GOODS.items() if table.offers("acquire", card, "Elrond")}
    assert offered == set(goods)
    for name in set(GOODS) - offered:
        assert table.refusal(GOODS[name], "acquire").rule == "MEC-556"


@shows("Isle of the Ulond", 2)
def test_information_is_to_be_had_on_the_isle() -> None:
    def here(site: str) -> CardFacts:
        table = CardTable(hero(at(site, "Elrond")))
        return facts(table.g, table.id(site))

    assert "information" in here("Isle of the Ulond").playable
    assert "information" not in here("Zarak Dûm").playable


@pytest.mark.parametrize("site", ["Bree", "Edoras", "Minas Tirith", "Wellinghall", "Blue Mountain Dwarf-hold"])
def test_where_nothing_is_listed_no_item_is_played(site: str) -> None:
    table = inside(site, "Elrond", hand=list(GOODS.values()), kind=hero)
    assert not table.find("acquire")


# -- who attacks -------------------------------------------------------------------------------------------------------

AUTOMATIC = [
    ("Barrow-downs", "undead", 1, 8),
    ("Carn Dûm", "orc", 4, 7),
    ("Glittering Caves", "pukel", 1, 9),
    ("Goblin-gate", "orc", 3, 6),
    ("Isengard", "wolf", 3, 7),
    ("Isle of the Ulond", "dragon", 1, 14),
    ("Lossadan Cairn", "undead", 2, 8),
    ("Moria", "orc", 4, 7),
    ("Mount Gram", "orc", 3, 6),
    ("Mount Gundabad", "orc", 2, 8),
    ("Tolfalas", "undead", 3, 7),
    ("Zarak Dûm", "dragon", 1, 11),
]


def entering(site: str, *members: object, **more: object) -> CardTable:
    """A company enters its site and faces what attacks there."""
    company = at(site, *members, went=True)
    return CardTable(hero(company), more, step="site_company").until("enter").choose("enter")


@pytest.mark.parametrize(("site", "race", "strikes", "prowess"), showing(3, AUTOMATIC))
def test_automatic_attacks(site: str, race: str, strikes: int, prowess: int) -> None:
    table = entering(site, "Elrond", "Balin").until_step("assign")
    it = table.g.attacks[-1]
    assert (it.race, table.attack(), it.site) == (race, (strikes, prowess), table.id(site))
    assert it.left == 0


@pytest.mark.parametrize("site", ["Bree", "Edoras", "Old Forest", "Pelargir", "Wellinghall"])
def test_where_nothing_lurks_one_simply_enters(site: str) -> None:
    table = entering(site, "Elrond").until("site")
    assert table.company("Elrond").entered
    assert not table.g.attacks


# -- whom the place hurts or heals -------------------------------------------------------------------------------------

CAIRNS = [("Barrow-downs",), ("Lossadan Cairn",), ("Tolfalas",)]


@pytest.mark.parametrize("site", showing(4, CAIRNS))
@pytest.mark.parametrize(("roll", "asked"), [(2, "corruption"), (12, "site")])
def test_the_dead_corrupt_whom_they_wound_and_nobody_else(site: str, roll: int, asked: str) -> None:
    table = entering(site, "Ioreth", "Glorfindel II").until_step("assign")
    table.rolls(roll, 2).face("Ioreth")
    for _ in range(30):
        if table.asked in ("corruption", "site", "end"):
            break
        table.passes()
    assert table.asked == asked
    if asked == "corruption":
        assert table.question.source == table.id("Ioreth")
        assert table["Ioreth"].wounded


@shows("Old Forest", 2)
def test_what_heals_in_the_old_forest_heals_everybody_there() -> None:
    hurt = [wounded("Sam Gamgee"), wounded("Haldir")]
    bor = minion(at("Moria", wounded("Layos")))
    table = CardTable(hero(at("Old Forest", *hurt), at("Bree", wounded("Anborn")), hand=["Halfling Strength"]), bor)
    table.play("Halfling Strength")
    assert [table.stands(who) for who in ("Sam Gamgee", "Haldir")] == ["untapped", "untapped"]
    assert [table.stands(who) for who in ("Anborn", "Layos")] == ["wounded", "wounded"]
    moria = CardTable(hero(at("Moria", *hurt), hand=["Halfling Strength"]))
    moria.play("Halfling Strength")
    assert moria.stands("Haldir") == "wounded"


@shows("Old Forest", 2)
def test_the_old_forest_heals_a_company_of_the_opponent_too() -> None:
    bor = hero(at("Old Forest", wounded("Haldir")))
    table = CardTable(hero(at("Old Forest", wounded("Sam Gamgee")), hand=["Halfling Strength"]), bor)
    table.play("Halfling Strength")
    assert [table.stands(who) for who in ("Sam Gamgee", "Haldir")] == ["untapped", "untapped"]


@shows("Old Forest", 2)
def test_the_old_forest_untaps_nobody_along() -> None:
    table = CardTable(hero(at("Old Forest", tapped("Sam Gamgee"), tapped("Haldir")), hand=["Halfling Strength"]))
    table.play("Halfling Strength")
    assert [table.stands(who) for who in ("Sam Gamgee", "Haldir")] == ["untapped", "tapped"]
