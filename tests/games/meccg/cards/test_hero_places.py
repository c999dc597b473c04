"""Events of heroes about places and things: towns, prisoners, eagles, the White Tree, the Palantír, the great ship."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.reading.points import sources
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.reading.site_attacks import automatic_attacks
from desktop_app.games.meccg.reading.sites import site_type
from tests.games.meccg.cards.sentences import shows
from tests.games.meccg.cards.situations import inside
from tests.games.meccg.cards.table import CardTable, hero
from tests.games.meccg.table import at, bearing, tapped, wounded

# -- a town ------------------------------------------------------------------------------------------------------------

TOWN = "Rebuild the Town"


@shows(TOWN, 1)
@pytest.mark.parametrize(
    ("site", "able"),
    [
        ("Isengard", True),
        ("Glittering Caves", True),
        ("Isle of the Ulond", False),
        ("Zarak Dûm", False),
        ("Moria", False),
        ("Bree", False),
    ],
)
def test_where_a_town_can_be_rebuilt(site: str, able: bool) -> None:
    assert inside(site, "Elrond", hand=[TOWN], kind=hero).offers("play", TOWN) is able


@shows(TOWN, 1)
def test_a_town_is_rebuilt_in_the_site_phase() -> None:
    assert not CardTable(hero(at("Isengard", "Elrond"), hand=[TOWN])).find("play")


@shows(TOWN, 2)
def test_a_rebuilt_town_is_a_border_hold_that_nobody_guards() -> None:
    table = inside("Isengard", "Elrond", hand=[TOWN], kind=hero)
    assert len(automatic_attacks(table.g, table.company("Elrond"))) == 1
    table.play(TOWN)
    assert site_type(table.g, table.id("Isengard")) == "border_hold"
    assert automatic_attacks(table.g, table.company("Elrond")) == []
    assert table[TOWN].host == table.id("Isengard")


@shows(TOWN, 3)
def test_a_town_falls_when_nobody_is_left_there() -> None:
    table = inside("Isengard", "Elrond", hand=[TOWN], kind=hero)
    table.play(TOWN)
    table.until_step("discard_one")
    site = table.id("Isengard")
    company = at({"card": "Isengard", "attachments": [TOWN]}, "Elrond", goal="Lórien")
    leaving = CardTable(hero(company), {}, step="company")
    for _ in range(20):
        if leaving.zone(TOWN) != "attached":
            break
        leaving.passes()
    assert leaving.place("Elrond") == "Lórien"
    assert leaving.zone(TOWN) == "discard:A"
    assert not [effect for effect in leaving.g.effects if effect.kind.startswith("site_type")]
    assert site_type(table.g, site) == "border_hold"


# -- forewarned --------------------------------------------------------------------------------------------------------

WARNED = "Forewarned Is Forearmed"


def warned(site: Any, *members: Any, hand: tuple[str, ...] = (), **bor: Any) -> CardTable:
    """A company enters a site beside the warning."""
    bor = {"events": [WARNED, *bor.pop("events", [])], **bor}
    company = at(site, *members, went=True)
    return CardTable(hero(company, hand=list(hand)), bor, step="site_company").until("enter").choose("enter")


@shows(WARNED, 1)
def test_a_single_automatic_attack_stays_as_it_is() -> None:
    table = warned("Moria", "Adrazar", "Elrond", hand=("Concealment",)).until("attack")
    assert not table.g.attacks[-1].singled
    assert isinstance(table, CardTable)
    assert table.offers("play", "Concealment")


def hunted(*hand: str, singled: bool = True) -> CardTable:
    """A Slayer attacks beside the warning."""
    company = at("Bree", "Adrazar", "Glorfindel II", moved=True, path=["border_land"], regions=["Anórien"], limit=3)
    events = {"events": [WARNED]} if singled else {}
    ana = hero(company, hand=list(hand), **events)
    table = CardTable(ana, {"hand": ["Slayer"]}, step="hazards").until("hazards")
    table.choose("creature", "Slayer").until("attack")
    return table


@shows(WARNED, 2)
@pytest.mark.parametrize(("singled", "left"), [(True, 0), (False, 1)])
def test_a_creature_with_two_attacks_keeps_one(singled: bool, left: int) -> None:
    assert hunted(singled=singled).g.attacks[-1].left == left


@shows(WARNED, 3)
def test_an_attack_that_was_singled_out_is_not_canceled() -> None:
    assert not hunted("Concealment").find("play", "Concealment")
    assert not hunted().find("use", "Slayer")
    assert hunted("Concealment", singled=False).offers("play", "Concealment")


@shows(WARNED, 3)
@pytest.mark.parametrize(("roll", "zone"), [(12, "discard:A"), (2, "events:A")])
def test_the_warning_ends_when_such_an_attack_is_defeated(roll: int, zone: str) -> None:
    table = hunted().until("assign-rest")
    assert isinstance(table, CardTable)
    table.strike("Glorfindel II").until("hold").choose("full").rolls(roll, 2).until("hazards")
    assert table.zone(WARNED) == zone


@shows(WARNED, 4)
def test_there_is_one_warning() -> None:
    assert CardTable(hero(at("Moria", "Elrond"), hand=[WARNED])).offers("play", WARNED)
    assert not CardTable(hero(at("Moria", "Elrond"), hand=[WARNED]), {"events": [WARNED]}).find("play")


# -- the White Tree ----------------------------------------------------------------------------------------------------

TREE, SAPLING = "The White Tree", "Sapling of the White Tree"


@shows(TREE, 1)
def test_a_sage_at_minas_tirith_plants_the_sapling_that_is_borne_there() -> None:
    table = CardTable(hero(at("Minas Tirith", "Balin", bearing("Haldir", SAPLING)), hand=[TREE]))
    table.play(TREE)
    assert (table.zone(TREE), table.zone(SAPLING)) == ("events:A", "discard:A")
    assert table.stands("Balin") == "untapped"


@shows(TREE, 1)
def test_where_no_tree_is_planted() -> None:
    def offered(*companies: Any) -> bool:
        return CardTable(hero(*companies, hand=[TREE])).offers("play", TREE)

    assert not offered(at("Minas Tirith", bearing("Haldir", SAPLING)))
    assert not offered(at("Minas Tirith", "Balin"))
    assert not offered(at("Edoras", "Balin", bearing("Haldir", SAPLING)))
    assert not offered(at("Minas Tirith", "Balin"), at("Edoras", bearing("Haldir", SAPLING)))


@shows(TREE, 2)
@pytest.mark.parametrize(("events", "stands"), [([TREE], "tapped"), ([], "wounded")])
def test_wounds_heal_under_the_white_tree(events: list[str], stands: str) -> None:
    ana = hero(at("Minas Tirith", wounded("Elrond")), at("Edoras", wounded("Haldir")), events=events)
    table = CardTable(ana, {}, step="turn").until("organization")
    assert (table.stands("Elrond"), table.stands("Haldir")) == (stands, "wounded")


@shows(TREE, 2)
def test_under_the_white_tree_nothing_else_is_as_at_a_haven() -> None:
    table = CardTable(hero(at("Minas Tirith", bearing("Elrond", "Glamdring")), events=[TREE], hand=["Haldir"]))
    assert not table.find("store")
    table.choose("organize")
    assert not table.find("bring", "Haldir", "Minas Tirith")


# -- prisoners ---------------------------------------------------------------------------------------------------------

RESCUE = "Rescue Prisoners"


def rescuing(*members: Any, site: Any = None, **more: Any) -> CardTable:
    site = site if site is not None else tapped("Moria")
    return inside(site, *members, hand=[RESCUE], kind=hero, **more)


@shows(RESCUE, 1)
@pytest.mark.parametrize(
    ("site", "able"),
    [
        (tapped("Moria"), True),
        (tapped("Carn Dûm"), True),
        ("Moria", False),
        ("Carn Dûm", False),
        (tapped("Isengard"), False),
        (tapped("Bree"), False),
    ],
)
def test_where_prisoners_are_rescued(site: Any, able: bool) -> None:
    assert rescuing("Elrond", site=site).offers("play", RESCUE) is able


@shows(RESCUE, 1)
def test_prisoners_are_rescued_in_the_site_phase() -> None:
    assert not CardTable(hero(at(tapped("Moria"), "Elrond"), hand=[RESCUE])).find("play")


@shows(RESCUE, 2)
def test_somebody_takes_the_prisoners_along_after_two_spiders() -> None:
    table = rescuing("Elrond", "Elladan", "Haldir")
    table.choose("play", RESCUE).until("assign")
    assert (table.g.attacks[-1].race, table.attack()) == ("spider", (2, 7))
    table.face("Elrond", "Elladan").rolls(12, 12).until("who-takes-it")
    assert [facts(table.g, option.source).title for option in table.find("choose")] == ["Haldir"]
    table.pick("Haldir").until("site")
    assert (table[RESCUE].host, table.stands("Haldir")) == (table.id("Haldir"), "tapped")


@shows(RESCUE, 2)
def test_nobody_must_take_the_prisoners_and_nobody_who_is_tapped_can() -> None:
    table = rescuing("Elrond", "Elladan", "Haldir")
    table.choose("play", RESCUE).until("assign").face("Elrond", "Elladan")
    table.rolls(12, 12).until("who-takes-it").choose("decline").until("site")
    assert (table.zone(RESCUE), table.stands("Haldir")) == ("discard:A", "untapped")
    weary = rescuing("Elrond", "Elladan")
    weary.choose("play", RESCUE).until("assign").face("Elrond", "Elladan")
    weary.rolls(12, 12).until("site")
    assert weary.zone(RESCUE) == "discard:A"


WHERE_STORED = [("Rivendell", 2), ("Bree", 2), ("Edoras", 2), ("Moria", 0), ("Isengard", 0)]


@shows(RESCUE, 3)
@pytest.mark.parametrize(("site", "points"), WHERE_STORED)
def test_prisoners_count_once_they_are_brought_to_safety(site: str, points: int) -> None:
    table = CardTable(hero(at(site, bearing("Haldir", RESCUE))))
    assert sources(table.g, "A")["miscellaneous"] == 0
    assert table.offers("store", RESCUE) is bool(points)
    if points:
        table.choose("store", RESCUE).until("organization")
        assert table.zone(RESCUE) == "marshalling:A"
        assert sources(table.g, "A")["miscellaneous"] == points


@shows(RESCUE, 3)
@pytest.mark.parametrize("card", [RESCUE, "The Windlord Found Me"])
def test_who_leads_the_rescued_does_not_untap(card: str) -> None:
    ana = hero(at("Moria", tapped("Haldir", attachments=[card]), tapped("Elrond")))
    table = CardTable(ana, {}, step="turn").until("organization")
    assert [table.stands(who) for who in ("Haldir", "Elrond")] == ["tapped", "untapped"]
    cram = CardTable(hero(at("Moria", tapped("Haldir", attachments=[card, "Cram"]))))
    assert not cram.find("use", "Cram", detail="TD-105/1")


@shows(RESCUE, 3)
def test_who_has_brought_the_prisoners_home_untaps_again() -> None:
    table = CardTable(hero(at("Rivendell", tapped("Haldir", attachments=[RESCUE]))), {}, step="turn")
    table.until("organization").choose("store", RESCUE)
    for _ in range(200):
        if table.g.active == "A" and table.g.round > 5 and table.asked == "organization":
            break
        table.passes()
    assert table.stands("Haldir") == "untapped"


@shows(RESCUE, 4)
def test_prisoners_are_rescued_from_a_site_once() -> None:
    table = inside(tapped("Moria"), "Elrond", "Elladan", "Haldir", "Balin", hand=[RESCUE, RESCUE], kind=hero)
    table.choose("play", RESCUE).until("assign").face("Elrond", "Elladan")
    table.rolls(12, 12).until("who-takes-it").pick("Haldir").until("site")
    assert not table.find("play", RESCUE)
    assert inside(tapped("Carn Dûm"), "Elrond", hand=[RESCUE], kind=hero).find("play", RESCUE)
