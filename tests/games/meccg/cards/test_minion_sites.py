"""Sites of minions: from which Darkhaven one comes there, what is played there and who attacks."""

from __future__ import annotations

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.meccg.reading.movement import ways
from desktop_app.games.meccg.reading.queries import facts
from tests.games.meccg.cards.sentences import shows
from tests.games.meccg.cards.situations import inside
from tests.games.meccg.cards.table import CardTable, minion
from tests.games.meccg.shelf import make_up
from tests.games.meccg.table import at

DARKHAVENS = ("Dol Guldur", "Minas Morgul", "Carn Dûm", "Geann a-Lisch")
REGIONS = {
    "w": "wilderness",
    "b": "border_land",
    "f": "free_domain",
    "c": "coastal_sea",
    "s": "shadow_land",
    "d": "dark_domain",
}
GOODS = {"minor": "ZZ-161", "major": "ZZ-162", "greater": "ZZ-163", "ring": "ZZ-164"}
for kind, code in GOODS.items():
    make_up(
        code,
        "resource",
        f"A {kind} Thing of the Tests",
        alignment="minion",
        kinds=["gold_ring_item" if kind == "ring" else f"{kind}_item"],
        points=1,
        points_kind="item",
    )
make_up("ZZ-165", "site", "Geann a-Lisch", site_type="haven")


def arrived(start: str, goal: str) -> CardTable:
    """A company has moved by starter movement."""
    table = CardTable(minion(at(start, "Layos", goal=goal)), {}, step="company")
    for _ in range(6):
        if table.asked == "way":
            table.choose("way", detail="starter")
        if table.company("Layos").path:
            break
        table.passes()
    return table


# -- how one comes there -----------------------------------------------------------------------------------------------

NEAREST = {
    "Dol Guldur": (
        *("Dancing Spire", "Eagles’ Eyrie", "Gold Hill", "Irerock", "Bandit Lair", "Beorn’s House", "Caves of Ûlund"),
        *("Dale", "Dimrill Dale", "Gondmaeglom", "The Lonely Mountain", "Moria", "Raider-hold", "Thranduil’s Halls"),
    ),
    "Carn Dûm": ("Bag End", "Goblin-gate", "Mount Gundabad", "The Worthy Hills"),
    "Minas Morgul": ("Barad-dûr", "Edoras"),
}


@pytest.mark.parametrize(
    ("site", "haven"),
    [
        pytest.param(site, haven, marks=shows(site, 1, of="minion"))
        for haven, sites in NEAREST.items()
        for site in sites
    ],
)
def test_starter_movement_leads_to_a_site_from_its_nearest_darkhaven_alone(site: str, haven: str) -> None:
    assert arrived(haven, site).place("Layos") == site
    for other in DARKHAVENS:
        if other != haven:
            far = CardTable(minion(at(other, "Layos"), locations=[site]))
            assert "starter" not in ways(far.g, far.company("Layos"), far.id(site))


PATHS = [
    ("Carn Dûm", 1, "Dol Guldur", "dbds"),
    ("Carn Dûm", 2, "Geann a-Lisch", "wwwws"),
    ("Dol Guldur", 1, "Minas Morgul", "sddsd"),
    ("Dol Guldur", 2, "Carn Dûm", "sdbd"),
    ("Minas Morgul", 1, "Dol Guldur", "dsdds"),
]


@pytest.mark.parametrize(
    ("haven", "start", "path"),
    [pytest.param(haven, start, path, marks=shows(haven, n, of="minion")) for haven, n, start, path in PATHS],
)
def test_darkhavens_are_joined_by_their_paths(haven: str, start: str, path: str) -> None:
    assert arrived(start, haven).company("Layos").path == [REGIONS[each] for each in path]


# -- what is played there ----------------------------------------------------------------------------------------------

HOARD = ("minor", "major", "greater", "ring")
PLAYABLE = [
    ("Dancing Spire", HOARD),
    ("Eagles’ Eyrie", ("minor", "major")),
    ("Gold Hill", HOARD),
    ("Irerock", HOARD),
    ("Bandit Lair", ("minor", "ring")),
    ("Beorn’s House", ("ring",)),
    ("Caves of Ûlund", HOARD),
    ("Dale", ("ring",)),
    ("Dimrill Dale", ()),
    ("Edoras", ("ring",)),
    ("Goblin-gate", ("minor", "ring")),
    ("Gondmaeglom", ("minor", "major", "ring")),
    ("The Lonely Mountain", HOARD),
    ("Moria", HOARD),
    ("Mount Gundabad", ("minor", "major")),
    ("Thranduil’s Halls", ("minor", "major", "ring")),
    ("The Worthy Hills", ()),
]


@pytest.mark.parametrize(
    ("site", "goods"), [pytest.param(*row, marks=shows(row[0], 2, of="minion")) for row in PLAYABLE]
)
def test_items_that_a_site_offers_and_no_others(site: str, goods: tuple[str, ...]) -> None:
    table = inside(site, "Layos", hand=list(GOODS.values()))
    assert {name for name, item in GOODS.items() if table.offers("acquire", item, "Layos")} == set(goods)
    for name in set(GOODS) - set(goods):
        assert table.refusal(GOODS[name], "acquire").rule == "MEC-556"


INFORMED = ("Eagles’ Eyrie", "Bag End", "Dimrill Dale", "Thranduil’s Halls", "The Worthy Hills")


@pytest.mark.parametrize("site", [pytest.param(site, marks=shows(site, 2, of="minion")) for site in INFORMED])
def test_information_is_to_be_had(site: str) -> None:
    table = CardTable(minion(at(site, "Layos")))
    assert "information" in facts(table.g, table.id(site)).playable


@shows("Bag End", 2, of="minion")
def test_bag_end_holds_no_greater_item_of_minions() -> None:
    table = inside("Bag End", "Layos", hand=[*GOODS.values(), "Orcrist"])
    assert {name for name, item in GOODS.items() if table.offers("acquire", item, "Layos")} == {
        "minor",
        "major",
        "ring",
    }
    assert table.offers("acquire", "Orcrist", "Layos")


@shows("Raider-hold", 2, of="minion")
def test_raiders_have_weapons_and_armor_of_worth_and_nothing_else() -> None:
    hand = [*GOODS.values(), "High Helm", "Black Mace"]
    table = inside("Raider-hold", "Layos", hand=hand)
    assert table.offers("acquire", GOODS["minor"], "Layos")
    assert table.offers("acquire", "High Helm", "Layos")
    assert not table.offers("acquire", GOODS["major"], "Layos")
    assert not table.offers("acquire", "Black Mace", "Layos")


# -- who attacks -------------------------------------------------------------------------------------------------------

AUTOMATIC = [
    ("Dancing Spire", "dragon", 2, 11),
    ("Eagles’ Eyrie", "animal", 2, 10),
    ("Gold Hill", "dragon", 1, 15),
    ("Irerock", "dragon", 1, 14),
    ("Bag End", "hobbit", 5, 5),
    ("Bandit Lair", "man", 3, 6),
    ("Caves of Ûlund", "dragon", 1, 13),
    ("Dimrill Dale", "orc", 1, 6),
    ("Goblin-gate", "orc", 3, 6),
    ("Gondmaeglom", "dragon", 1, 14),
    ("The Lonely Mountain", "dragon", 1, 14),
    ("Moria", "orc", 4, 7),
]


def attacked_at(site: str, *members: str) -> CardTable:
    """A company enters its site and faces what attacks there."""
    table = CardTable(minion(at(site, *members, went=True)), {}, step="site_company")
    return table.until("enter").choose("enter").until_step("attack_actions")


@pytest.mark.parametrize(
    ("site", "race", "strikes", "prowess"),
    [pytest.param(*row, marks=shows(row[0], 3, of="minion")) for row in AUTOMATIC],
)
def test_automatic_attacks(site: str, race: str, strikes: int, prowess: int) -> None:
    table = attacked_at(site, "Layos", "Ostisen")
    it = table.g.attacks[-1]
    assert (it.race, table.attack(), it.site) == (race, (strikes, prowess), table.id(site))
    assert not it.detainment


EACH = [
    ("Beorn’s House", "man", 10, "Layos"),
    ("Dale", "man", 5, "Layos"),
    ("Edoras", "man", 10, "Layos"),
    ("Mount Gundabad", "orc", 7, "Muzgash"),
    ("Raider-hold", "man", 7, "Layos"),
    ("Thranduil’s Halls", "elf", 9, "Layos"),
    ("The Worthy Hills", "man", 9, "Layos"),
]
"""Who attacks each character, and by whom the company becomes one that is only detained: a Man, or an Orc."""


@pytest.mark.parametrize(
    ("site", "race", "prowess", "detained"), [pytest.param(*row, marks=shows(row[0], 3, of="minion")) for row in EACH]
)
def test_each_character_faces_a_strike_which_detains_one_kind_of_company(
    site: str, race: str, prowess: int, detained: str
) -> None:
    covert, overt = ("Layos", "Ostisen"), ("Muzgash", "Lagduf")
    for members in (covert, overt):
        table = attacked_at(site, *members)
        it = table.g.attacks[-1]
        assert (it.race, table.attack()) == (race, (len(members), prowess))
        assert it.detainment is (detained in members)


@shows("Eagles’ Eyrie", 3, of="minion")
def test_the_eagles_choose_whom_they_attack() -> None:
    table = attacked_at("Eagles’ Eyrie", "Layos", "Ostisen")
    while not table.find("strike"):
        table.passes()
    assert table.who == "Bor"


def faced(table: CardTable, who: str) -> list[tuple[str, int, int]]:
    """The automatic-attacks that come until the company may act: race, strikes and prowess; nothing wounds it."""
    table.g.effects.append(Effect("prowess", 60, [table.id(who)], "", "game"))
    found: list[tuple[str, int, int]] = []
    seen: list[list[str]] = []
    while table.asked not in ("site", "end"):
        if table.g.attacks and table.question.step == "attack_actions" and table.company(who).met not in seen:
            seen.append(list(table.company(who).met))
            found.append((table.g.attacks[-1].race, *table.attack()))
        table.passes()
    return found


@shows("Bag End", 3, of="minion")
def test_after_the_hobbits_of_bag_end_the_dunedain_come() -> None:
    assert faced(attacked_at("Bag End", "Layos"), "Layos") == [("hobbit", 5, 5), ("dunadan", 3, 11)]


@shows("Thranduil’s Halls", 3, of="minion")
@pytest.mark.parametrize(("who", "attacks"), [("Layos", [("elf", 1, 9)]), ("Muzgash", [("elf", 1, 9), ("elf", 3, 10)])])
def test_more_elves_come_against_orcs(who: str, attacks: list[tuple[str, int, int]]) -> None:
    assert faced(attacked_at("Thranduil’s Halls", who), who) == attacks
