"""What heroes find on the way, by its sentences: the Windlord, the Palantír, the Great Ship."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.reading.points import sources
from tests.games.meccg.cards.sentences import shows
from tests.games.meccg.cards.situations import inside
from tests.games.meccg.cards.table import CardTable, hero
from tests.games.meccg.table import at, bearing, tapped

# -- the Windlord ------------------------------------------------------------------------------------------------------

WINDLORD = "The Windlord Found Me"


@shows(WINDLORD, 1)
@pytest.mark.parametrize(
    ("site", "able"),
    [
        ("Moria", True),
        ("Carn Dûm", True),
        ("Isengard", True),
        (tapped("Moria"), False),
        (tapped("Isengard"), False),
        ("Glittering Caves", False),
        ("Bree", False),
    ],
)
def test_where_the_windlord_finds_somebody(site: Any, able: bool) -> None:
    table = inside(site, "Elrond", "Balin", hand=[WINDLORD], kind=hero)
    assert table.offers("play", WINDLORD) is able
    if able:
        table.choose("play", WINDLORD).until("assign")
        assert table.stands(str(site)) == "tapped"


@shows(WINDLORD, 1)
def test_the_windlord_comes_in_the_site_phase() -> None:
    assert not CardTable(hero(at("Moria", "Elrond"), hand=[WINDLORD])).find("play")


def found(*members: str) -> CardTable:
    """Four Orcs have been fought, two of the company by nobody."""
    table = inside("Moria", *members, hand=[WINDLORD], kind=hero)
    table.choose("play", WINDLORD).until("assign")
    assert (table.g.attacks[-1].race, table.attack()) == ("orc", (4, 9))
    return table


@shows(WINDLORD, 2)
@pytest.mark.parametrize("taken", [True, False])
def test_after_four_orcs_somebody_takes_the_card_or_it_is_discarded(taken: bool) -> None:
    table = found("Elrond", "Glorfindel II", "Elladan", "Elrohir", "Haldir")
    table.face("Elrond", "Glorfindel II", "Elladan", "Elrohir")
    table.rolls(7, 7, 7, 7).until("who-takes-it")
    if taken:
        table.pick("Haldir").until("site")
        assert (table[WINDLORD].host, table.stands("Haldir")) == (table.id("Haldir"), "tapped")
        assert sources(table.g, "A")["miscellaneous"] == 3
    else:
        table.choose("decline").until("site")
        assert (table.zone(WINDLORD), table.stands("Haldir")) == ("discard:A", "untapped")


@shows(WINDLORD, 3)
def test_the_windlord_is_stored_at_a_haven_and_his_bearer_untaps_again() -> None:
    for site in ("Bree", "Edoras", "Isengard"):
        assert not CardTable(hero(at(site, bearing("Haldir", WINDLORD)))).find("store")
    held = at("Rivendell", tapped("Haldir", attachments=[WINDLORD]))
    assert not CardTable(hero(held), {}, step="end_actions").find("store")
    table = CardTable(hero(held), {}, step="turn").until("organization")
    assert table.stands("Haldir") == "tapped"
    table.choose("store", WINDLORD)
    assert table.zone(WINDLORD) == "marshalling:A"
    assert sources(table.g, "A")["miscellaneous"] == 3
    for _ in range(200):
        if table.g.active == "A" and table.g.round > 5 and table.asked == "organization":
            break
        table.passes()
    assert table.stands("Haldir") == "untapped"


def stored(**ana: Any) -> CardTable:
    """The card is stored at Lórien."""
    table = CardTable(hero(at("Lórien", bearing("Haldir", WINDLORD)), **ana))
    table.choose("store", WINDLORD)
    for _ in range(4):
        if table.asked in ("wizard", "organization"):
            break
        table.passes()
    return table


@shows(WINDLORD, 4)
@pytest.mark.parametrize("whence", ["deck", "discard"])
def test_when_the_windlord_is_stored_a_wizard_comes_there_beside_the_character_of_the_turn(whence: str) -> None:
    lying = {"deck": ["Dodge"], whence: ["Alatar", "Dodge"]}
    table = stored(**lying, hand=["Anborn"], locations=["Lórien"]).until("wizard")
    table.pick("Alatar").until("organization")
    assert table.place("Alatar") == "Lórien"
    assert table.choose("organize").offers("bring", "Anborn")


@shows(WINDLORD, 4)
def test_of_several_companies_at_the_haven_the_player_says_which_the_wizard_joins() -> None:
    two = [at("Lórien", bearing("Haldir", WINDLORD)), at("Lórien", "Balin")]
    table = CardTable(hero(*two, deck=["Alatar", "Dodge"])).choose("store", WINDLORD).until("wizard").pick("Alatar")
    assert (table.who, table.asked) == ("Ana", "whom-he-joins")
    assert table.pick("Balin").members("Alatar") == ["Balin", "Alatar"]


@shows(WINDLORD, 4)
def test_a_wizard_whom_the_windlord_brings_joins_nobody_who_has_set_out_with_too_many() -> None:
    """Seven that have declared to go to Edoras have no room for one more there (MEC-447)."""
    others = ["Adrazar", "Anborn", "Balin", "Beretar", "Elladan", "Elrohir"]
    going = at("Lórien", bearing("Haldir", WINDLORD), *others, goal="Edoras")
    table = CardTable(hero(going, deck=["Alatar", "Dodge"])).choose("store", WINDLORD).until("wizard").pick("Alatar")
    assert (table.place("Alatar"), table.members("Alatar")) == ("Lórien", ["Alatar"])


@shows(WINDLORD, 4)
def test_whose_wizard_is_in_play_already_is_brought_none_by_the_windlord() -> None:
    company = at("Lórien", bearing("Haldir", WINDLORD), "Radagast")
    table = CardTable(hero(company, deck=["Alatar", "Dodge"])).choose("store", WINDLORD).until("organization")
    assert "Alatar" not in table


@shows(WINDLORD, 5)
def test_the_windlord_finds_one_for_each_player() -> None:
    ana = hero(at("Moria", "Elrond", went=True, entered=True), at("Bree", bearing("Haldir", WINDLORD)), hand=[WINDLORD])
    assert not CardTable(ana, {}, step="site_actions").find("play")
    bor = hero(at("Bree", bearing("Haldir", WINDLORD)))
    table = inside("Moria", "Elrond", hand=[WINDLORD], kind=hero, bor=bor)
    assert table.offers("play", WINDLORD)


# -- the Palantír ------------------------------------------------------------------------------------------------------

ALIGN, STONE = "Align Palantír", "Palantír of Orthanc"


@shows(ALIGN, 1)
def test_a_sage_aligns_a_palantir_of_his_company() -> None:
    table = CardTable(hero(at("Isengard", bearing("Haldir", STONE, "Glamdring"), "Balin"), hand=[ALIGN]))
    table.play(ALIGN)
    assert (table[ALIGN].host, table.stands("Balin")) == (table.id(STONE), "untapped")
    assert not CardTable(hero(at("Isengard", bearing("Haldir", STONE)), hand=[ALIGN])).find("play")
    apart = hero(at("Isengard", bearing("Haldir", STONE)), at("Bree", "Balin"), hand=[ALIGN])
    assert not CardTable(apart).find("play")
    assert not CardTable(hero(at("Isengard", bearing("Haldir", "Glamdring"), "Balin"), hand=[ALIGN])).find("play")


ALIGNED = {"card": STONE, "attachments": [ALIGN]}


@pytest.mark.rule("MEC-666")
def test_what_lies_on_a_stone_weighs_on_its_bearer_as_well() -> None:
    bare, aligned = (CardTable(hero(at("Isengard", bearing("Haldir", stone), "Balin"))) for stone in (STONE, ALIGNED))
    assert aligned.corruption("Haldir") == bare.corruption("Haldir") + 2


@shows(ALIGN, 2)
def test_whoever_bears_an_aligned_palantir_can_use_it() -> None:
    def offered(stone: Any) -> bool:
        company = at("Isengard", bearing("Haldir", stone), "Balin")
        return CardTable(hero(company, discard=["Dodge"])).offers("use", STONE)

    assert offered(ALIGNED)
    assert not offered(STONE)


@shows(ALIGN, 3)
def test_the_alignment_is_stored_along_and_counts() -> None:
    table = CardTable(hero(at("Rivendell", bearing("Haldir", ALIGNED))), roll=(12,))
    table.choose("store", STONE).choose("roll").until("organization")
    assert [table.zone(card) for card in (STONE, ALIGN)] == ["marshalling:A", "marshalling:A"]
    assert sources(table.g, "A")["miscellaneous"] == 2
    assert sources(table.g, "A")["item"] == 2


@shows(ALIGN, 4)
@pytest.mark.parametrize(("goal", "zone"), [("Lórien", "discard:A"), ("", "attached")])
def test_the_alignment_is_lost_on_the_way(goal: str, zone: str) -> None:
    company = at("Isengard", bearing("Elladan", ALIGNED), **({"goal": goal} if goal else {}))
    table = CardTable(hero(company, at("Bree", "Balin")), {}, step="company")
    for _ in range(6):
        if table.asked in ("movement", "hazards"):
            break
        table.passes()
    table.until_step("discard_one")
    assert (table.zone(ALIGN), table[STONE].host) == (zone, table.id("Elladan"))


@shows(ALIGN, 5)
def test_a_palantir_is_aligned_once() -> None:
    assert not CardTable(hero(at("Isengard", bearing("Balin", ALIGNED)), hand=[ALIGN])).find("play")


# -- the great ship ----------------------------------------------------------------------------------------------------

SHIP = "Great Ship"


@shows(SHIP, 1)
def test_somebody_taps_for_a_ship_of_his_company_in_the_organization_phase() -> None:
    table = CardTable(hero(at("Edhellond", "Haldir", "Elladan"), at("Bree", "Balin"), hand=[SHIP]))
    table.play(SHIP, "Haldir")
    assert [table.stands(who) for who in ("Haldir", "Elladan", "Balin")] == ["tapped", "untapped", "untapped"]
    assert table[SHIP].company == table.company("Haldir").id
    seen = table.session.look("A")
    lies = [zone.id for zone in seen.zones.values() if any(card.id == table.id(SHIP) for card in zone.cards)]
    assert lies == [f"company:{table.company('Haldir').id}"], "it lies with the company alone"
    assert not CardTable(hero(at("Edhellond", tapped("Haldir")), hand=[SHIP])).find("play")
    assert not inside("Moria", "Haldir", hand=[SHIP], kind=hero).find("play")


SEA = {"path": ["wilderness", "coastal_sea", "coastal_sea"], "regions": ["Anfalas", "Bay of Belfalas", "Andrast Coast"]}


def sailing(hazard: str, *members: Any, bor: dict[str, Any] | None = None, **road: Any) -> CardTable:
    """A hazard is declared against a company with a ship."""
    company = at("Isle of the Ulond", *members, moved=True, **{"limit": 4, **SEA, **road})
    ana = hero(company, events=[{"card": SHIP, "company": 0}])
    table = CardTable(ana, {"hand": [hazard], **(bor or {})}, step="hazards").until("hazards")
    table.choose("play" if table.find("play", hazard) else "creature", hazard)
    for _ in range(4):
        if table.who == "Ana" and table.asked == "answer":
            break
        table.passes()
    return table


@shows(SHIP, 2)
@pytest.mark.parametrize(
    ("hazard", "more"),
    [
        ("Lure of Nature", {}),
        ("Call of Home", {}),
        ("The Ring’s Betrayal", {}),
        ("Seized by Terror", {"path": ["coastal_sea", "shadow_land"], "regions": ["Andrast Coast", "Enedhwaith"]}),
        ("Two or Three Tribes Present", {"path": ["wilderness", "coastal_sea", "wilderness"]}),
        ("Veils Flung Away", {}),
    ],
)
def test_aboard_a_ship_hazards_on_the_company_are_canceled(hazard: str, more: dict[str, Any]) -> None:
    table = sailing(hazard, bearing("Haldir", "Minor Ring"), "Elladan", **more)
    table.use(SHIP, "Elladan")
    assert [table.stands(who) for who in ("Haldir", "Elladan")] == ["untapped", "tapped"]
    assert table.zone(hazard) == "discard:B"
    assert table.zone("Haldir") == "companies:A"
    assert (table.said("card"), table.said("corruption"), table.said("body")) == (0, 0, 0)


@shows(SHIP, 2)
def test_a_ship_helps_against_what_is_laid_on_an_ally() -> None:
    table = sailing("Stay Her Appetite", bearing("Haldir", "Gollum"), "Elladan")
    assert table.offers("use", SHIP)


@shows(SHIP, 2)
@pytest.mark.parametrize(
    ("hazard", "more"),
    [
        ("Minions Stir", {}),
        ("Corsairs of Umbar", {}),
        ("Lure of Nature", {"path": ["wilderness", "border_land", "coastal_sea"]}),
        ("Lure of Nature", {"path": ["wilderness"], "regions": ["Anfalas"]}),
    ],
)
def test_where_a_ship_does_not_help(hazard: str, more: dict[str, Any]) -> None:
    table = sailing(hazard, "Haldir", "Elladan", **more)
    assert not table.find("use", SHIP)


@shows(SHIP, 2)
def test_a_ship_that_has_landed_helps_no_more() -> None:
    company = at("Dol Amroth", "Adrazar", "Haldir", went=True, entered=True, on_guard=["Foolish Words"], **SEA)
    ana = hero(company, events=[{"card": SHIP, "company": 0}], hand=["Knights of Dol Amroth"])
    table = CardTable(ana, hero(at("Bree", "Saruman"), avatar="Saruman"), step="site_actions")
    table.choose("acquire", "Knights of Dol Amroth", "Adrazar").choose("reveal", "Foolish Words").pick("Adrazar")
    while table.asked != "influence":
        assert not table.find("use", SHIP)
        table.passes()
    assert table["Foolish Words"].host == table.id("Adrazar")


@shows(SHIP, 2)
def test_nobody_who_is_tapped_turns_the_ship() -> None:
    assert not sailing("Lure of Nature", tapped("Haldir"), tapped("Elladan")).find("use", SHIP)


@shows(SHIP, 2)
def test_the_ship_is_gone_at_the_end_of_the_turn() -> None:
    ana = hero(at("Edhellond", "Haldir"), events=[{"card": SHIP, "company": 0}])
    table = CardTable(ana, {}, step="end_actions").until_step("untap_actions")
    assert table.zone(SHIP) == "discard:A"
