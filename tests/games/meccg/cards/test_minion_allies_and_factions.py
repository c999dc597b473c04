"""Allies and factions of the minion decks, a test for each sentence of their text."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.reading.companies import is_overt
from tests.games.meccg.cards.situations import inside
from tests.games.meccg.cards.table import CardTable, attacked, hero, minion
from tests.games.meccg.shelf import make_up
from tests.games.meccg.table import at, bearing, tapped

card = pytest.mark.card
FACTION: dict[str, Any] = {"kinds": ["faction"], "unique": True, "playable_at": [{"site": "Moria"}], "number_needed": 9}
RING: dict[str, Any] = {"kinds": ["special_item"], "keywords": ["the_one_ring"], "unique": True, "corruption": 6}
THE_ONE_RING = make_up("ZZ-823", "resource", "The Ring of Rings", **RING)
PRECIOUS = make_up("ZZ-824", "character", "My Precious", entity="Gollum", unique=True, home=[{"site": "Goblin-gate"}])
make_up("ZZ-830", "resource", "Wargs of the Forochel", race="wolf", **FACTION)
make_up("ZZ-831", "resource", "Orcs of Angmar", race="orc", **FACTION)
make_up("ZZ-832", "resource", "Orcs of Dol Guldur", race="orc", **FACTION)


# -- the crows ---------------------------------------------------------------------------------------------------------

CROWS = "Regiment of Black Crows"


@card("AS-76", 1)
@pytest.mark.parametrize(
    ("site", "able"), [("Bandit Lair", True), (tapped("Bandit Lair"), True), ("Moria", False), ("Dale", False)]
)
def test_crows_are_found_at_ruins_even_tapped(site: Any, able: bool) -> None:
    assert inside(site, "Layos", hand=[CROWS]).offers("acquire", CROWS) is able


@card("AS-76", 2)
def test_crows_are_seen_from_afar() -> None:
    table = CardTable(minion(at("Moria", bearing("Layos", CROWS)), at("Dale", "Ostisen")))
    assert [is_overt(table.g, table.company(who)) for who in ("Layos", "Ostisen")] == [True, False]


def crows_attacked(key: str, keyed: str, *, card: str = "Wargs", **more: Any) -> CardTable:
    return CardTable(
        minion(at("Moria", bearing("Muzgash", CROWS), origin="Dol Guldur", path=["wilderness"])),
        hero(),
        step=more.pop("step", "attack_actions"),
        attack=attacked("wolf", 2, 8, key=key, keyed=keyed, **({"card": card} if card else {}), **more),
    )


@card("AS-76", 3)
def test_crows_are_never_attacked() -> None:
    table = crows_attacked("region_type", "wilderness", step="assign")
    assert table.find("face", "Muzgash")
    assert not table.find("face", CROWS)
    assert table.id(CROWS) in table.g.attacks[-1].sheltered


@card("AS-76", 4)
@pytest.mark.parametrize("who", ["Muzgash", "Lagduf"])
def test_crows_leave_a_wounded_master(who: str) -> None:
    table = CardTable(
        minion(at("Moria", bearing("Muzgash", CROWS), "Lagduf", origin="Dol Guldur")),
        hero(),
        step="strike_resources",
        attack=attacked("man", 1, 30, targets=[who]),
        strike={"target": who},
        roll=(3, 3),
    )
    table.until("hazards")
    assert table.stands(who) == "wounded"
    assert (table.zone(CROWS) == "discard:A") is (who == "Muzgash")


@card("AS-76", 5)
def test_crows_send_a_creature_home_unless_it_lurks_at_a_site() -> None:
    table = crows_attacked("region_type", "wilderness")
    table.use(CROWS).until("hazards")
    assert (table.zone("Wargs"), table.stands(CROWS)) == ("hand:B", "tapped")
    assert not crows_attacked("site_type", "shadow_hold").find("use")
    assert not crows_attacked("", "", card="", automatic=True).find("use")


@card("AS-76", 6)
def test_one_regiment_a_company() -> None:
    table = inside("Bandit Lair", bearing("Layos", CROWS), "Ostisen", hand=[CROWS])
    assert not table.find("acquire", CROWS)
    apart = minion(
        at("Bandit Lair", "Layos", went=True, entered=True), at("Moria", bearing("Muzgash", CROWS)), hand=[CROWS]
    )
    assert CardTable(apart, step="site_actions").offers("acquire", CROWS)


# -- Stinker -----------------------------------------------------------------------------------------------------------


@card("LE-154", 1)
@pytest.mark.parametrize("other", ["Gollum", "My Precious"])
def test_stinker_is_gollum_and_my_precious(other: str) -> None:
    hunted = {"Gollum": hero(at("Rivendell", bearing("Elrond", "Gollum"))), "My Precious": minion(at("Bree", PRECIOUS))}
    assert not inside("Moria", "Layos", hand=["Stinker"], bor=hunted[other]).find("acquire", "Stinker")
    assert inside("Moria", "Layos", hand=["Stinker"]).offers("acquire", "Stinker")


@card("LE-154", 2)
@pytest.mark.parametrize(("site", "able"), [("Goblin-gate", True), ("Moria", True), ("Bandit Lair", False)])
def test_stinker_is_found_under_the_mountains(site: str, able: bool) -> None:
    assert inside(site, "Layos", hand=["Stinker"]).offers("acquire", "Stinker") is able


@card("LE-154", 3)
@pytest.mark.parametrize(
    ("others", "keyed", "able"),
    [
        ([], "wilderness", True),
        (["Ostisen"], "shadow_land", True),
        (["Ostisen", "Muzgash"], "wilderness", False),
        ([], "border_land", False),
        ([], "dark_domain", False),
    ],
)
def test_stinker_leads_a_small_company_away(others: list[str], keyed: str, able: bool) -> None:
    company = at("Bandit Lair", bearing("Layos", "Stinker"), *others, origin="Dol Guldur", path=[keyed])
    it = attacked("wolf", 2, 8, key="region_type", keyed=keyed, card="Wargs")
    table = CardTable(minion(company), {}, step="attack_actions", attack=it)
    assert bool(table.find("use", "Stinker")) is able
    if able:
        table.use("Stinker").until("hazards")
        assert (table.zone("Wargs"), table.stands("Stinker")) == ("discard:B", "tapped")


@card("LE-154", 4)
def test_stinker_falls_with_the_one_ring() -> None:
    def beside(mine: str, theirs: str) -> CardTable:
        ring = hero(at(theirs, bearing("Elrond", THE_ONE_RING)))
        return CardTable(minion(at(mine, bearing("Layos", "Stinker"))), ring)

    table = beside("Moria", "Moria")
    table.use("Stinker")
    assert [table.zone("Stinker"), table.zone(THE_ONE_RING)] == ["discard:A", "discard:B"]
    assert not beside("Moria", "Bandit Lair").find("use")
    haven = CardTable(minion(at("Dol Guldur", bearing("Layos", "Stinker"), bearing("Ostisen", THE_ONE_RING))))
    assert not haven.find("use")


# -- factions ----------------------------------------------------------------------------------------------------------


def won(faction: str, place: str, total: int, *marshalling: str) -> CardTable:
    """Layos, with two of influence, tries to win a faction: his roll comes to what is wanted in all without other
    factions."""
    table = inside(place, "Layos", "Ostisen", hand=[faction], ana={"marshalling": list(marshalling)})
    table.choose("acquire", faction, "Layos").until("influence").rolls(total - 2)
    return table.until("site", limit=20)


@pytest.mark.parametrize(
    ("faction", "place", "elsewhere", "needed"),
    [
        pytest.param("Goblins of Goblin-gate", "Goblin-gate", "Moria", 8, marks=card("LE-265", 1)),
        pytest.param("Grey Mountain Goblins", "Gondmaeglom", "Gold Hill", 8, marks=card("LE-266", 1)),
        pytest.param("Ice-orcs", "Gold Hill", "Gondmaeglom", 10, marks=card("LE-270", 1)),
        pytest.param("Ice-orcs", "Dancing Spire", "Bandit Lair", 10, marks=card("LE-270", 1)),
        pytest.param("Orcs of Gundabad", "Mount Gundabad", "Moria", 9, marks=card("LE-276", 1)),
        pytest.param("Orcs of Moria", "Moria", "Goblin-gate", 10, marks=card("LE-278", 1)),
        pytest.param("Woses of the Eryn Vorn", "The Worthy Hills", "Bandit Lair", 11, marks=card("LE-296", 1)),
    ],
)
def test_a_faction_is_won_at_home_by_more_than_its_number(
    faction: str, place: str, elsewhere: str, needed: int
) -> None:
    assert won(faction, place, needed + 1).zone(faction) == "marshalling:A"
    assert won(faction, place, needed).zone(faction) == "discard:A"
    assert not inside(elsewhere, "Layos", hand=[faction]).find("acquire")


@pytest.mark.parametrize(
    ("faction", "place", "needed", "other", "amount"),
    [
        pytest.param("Goblins of Goblin-gate", "Goblin-gate", 8, "Grey Mountain Goblins", 2, marks=card("LE-265", 3)),
        pytest.param("Grey Mountain Goblins", "Gondmaeglom", 8, "Orcs of Gundabad", 2, marks=card("LE-266", 3)),
        pytest.param("Grey Mountain Goblins", "Gondmaeglom", 8, "Goblins of Goblin-gate", 2, marks=card("LE-266", 3)),
        pytest.param("Ice-orcs", "Gold Hill", 10, "Wargs of the Forochel", 2, marks=card("LE-270", 3)),
        pytest.param("Orcs of Gundabad", "Mount Gundabad", 9, "Grey Mountain Goblins", 2, marks=card("LE-276", 3)),
        pytest.param("Orcs of Gundabad", "Mount Gundabad", 9, "Orcs of Angmar", -2, marks=card("LE-276", 3)),
        pytest.param("Orcs of Moria", "Moria", 10, "Goblins of Goblin-gate", 2, marks=card("LE-278", 3)),
        pytest.param("Orcs of Moria", "Moria", 10, "Orcs of Dol Guldur", -2, marks=card("LE-278", 3)),
    ],
)
def test_other_factions_help_or_hinder(faction: str, place: str, needed: int, other: str, amount: int) -> None:
    assert won(faction, place, needed + 1 - amount, other).zone(faction) == "marshalling:A"
    assert won(faction, place, needed - amount, other).zone(faction) == "discard:A"
    assert won(faction, place, needed + 1 - amount, "Ice-orcs" if faction != "Ice-orcs" else "Orcs of Moria").zone(
        faction
    ) == ("discard:A" if amount > 0 else "marshalling:A")


@pytest.mark.parametrize(
    ("faction", "place"),
    [
        pytest.param("Goblins of Goblin-gate", "Goblin-gate", marks=card("LE-265", 2)),
        pytest.param("Grey Mountain Goblins", "Gondmaeglom", marks=card("LE-266", 2)),
        pytest.param("Ice-orcs", "Gold Hill", marks=card("LE-270", 2)),
        pytest.param("Orcs of Gundabad", "Mount Gundabad", marks=card("LE-276", 2)),
        pytest.param("Orcs of Moria", "Moria", marks=card("LE-278", 2)),
    ],
)
def test_a_faction_of_orcs_in_play_is_won_away_for_nothing(faction: str, place: str) -> None:
    mighty = at("Dol Guldur", "Lieutenant of Morgul", "Shagrat", "Orc Captain")

    def tried(total: int) -> str:
        """His roll of seven stands against the attempt, and the five that a minion player always has to spare."""
        table = inside(place, "Layos", "Ostisen", hand=[], bor=minion(mighty, marshalling=[faction]))
        table.choose("influence", "Layos", faction).until("influence").rolls(total, 7)
        table.until("end", limit=20)
        return table.zone(faction)

    assert (tried(11), tried(10)) == ("discard:B", "marshalling:B")
