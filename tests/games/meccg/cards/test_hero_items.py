"""Items of heroes, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.reading.movement import reachable
from desktop_app.games.meccg.reading.numbers import hand_size
from desktop_app.games.meccg.reading.points import total_now
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.verbs.rings import ring_modifier
from tests.games.meccg.cards.sentences import showing, shows
from tests.games.meccg.cards.situations import inside
from tests.games.meccg.cards.table import CardTable, attacked, hero, minion
from tests.games.meccg.table import at, bearing, tapped


def struck(*borne: str, who: str = "Elladan", race: str = "man", rolls: tuple[int, ...] = (), **more: Any) -> CardTable:
    """A strike is met by somebody with items."""
    company = at("Moria", bearing(who, *borne), *more.pop("others", ()), origin="Lórien")
    attack = attacked(race, 1, more.pop("prowess", 8), targets=[more.get("target", who)])
    strike = {"target": more.pop("target", who)}
    return CardTable(hero(company), {}, step="strike_resources", attack=attack, strike=strike, roll=rolls)


# -- weapons -----------------------------------------------------------------------------------------------------------

WEAPONS = [
    ("Glamdring", "Orophin", "man", 2 + 3),
    ("Glamdring", "Elrond", "man", 8),
    ("Glamdring", "Elrond", "orc", 9),
    ("Glamdring", "Glorfindel II", "man", 8),
    ("Orcrist", "Orophin", "man", 2 + 3),
    ("Orcrist", "Orophin", "orc", 2 + 4),
    ("Orcrist", "Elrond", "man", 9),
    ("Orcrist", "Elrond", "orc", 10),
    ("Sword of Gondolin", "Haldir", "man", 4 + 2),
    ("Sword of Gondolin", "Elrond", "orc", 8),
    ("Sword of Gondolin", "Adrazar", "man", 3),
]


@pytest.mark.parametrize(("weapon", "who", "against", "prowess"), showing(1, WEAPONS))
def test_weapons_to_their_maximum(weapon: str, who: str, against: str, prowess: int) -> None:
    assert struck(weapon, who=who, race=against).target_prowess() == prowess


@shows("Orcrist", 1)
def test_orcrist_is_no_stronger_where_no_orcs_are() -> None:
    tables = {who: CardTable(hero(at("Moria", bearing(who, "Orcrist")))) for who in ("Orophin", "Elrond")}
    assert [table.number(who, "prowess") for who, table in tables.items()] == [5, 9]


# -- shields and armor -------------------------------------------------------------------------------------------------

ARMOR = [
    ("Great-shield of Rohan", "Orophin", 7 + 2),
    ("Great-shield of Rohan", "Haldir", 9),
    ("Great-shield of Rohan", "Elrond", 9),
    ("Hauberk of Bright Mail", "Erkenbrand", 6 + 2),
    ("Hauberk of Bright Mail", "Haldir", 9),
    ("Hauberk of Bright Mail", "Anborn", 8),
    ("Shield of Iron-bound Ash", "Orophin", 7 + 1),
    ("Shield of Iron-bound Ash", "Haldir", 8),
    ("Shield of Iron-bound Ash", "Elrond", 9),
]


@pytest.mark.parametrize(("item", "who", "body"), showing(1, ARMOR))
def test_shields_and_armor_to_their_maximum(item: str, who: str, body: int) -> None:
    assert CardTable(hero(at("Moria", bearing(who, item)))).number(who, "body") == body


@shows("Great-shield of Rohan", 2)
@pytest.mark.parametrize(("rolls", "stands"), [((12,), "untapped"), ((2, 2), "wounded")])
def test_behind_the_great_shield_a_warrior_stays_untapped_unless_he_is_wounded(
    rolls: tuple[int, ...], stands: str
) -> None:
    table = struck("Great-shield of Rohan", rolls=rolls, prowess=10)
    before = table.target_prowess()
    table.use("Great-shield of Rohan")
    assert table.target_prowess() == before
    table.until("hazards")
    assert (table.stands("Great-shield of Rohan"), table.stands("Elladan")) == ("tapped", stands)


@shows("Great-shield of Rohan", 2)
def test_the_great_shield_hides_neither_who_is_no_warrior_nor_another() -> None:
    assert not struck("Great-shield of Rohan", who="Anborn").offers("use", "Great-shield of Rohan")
    assert not struck("Great-shield of Rohan", others=("Haldir",), target="Haldir").find("use", "Great-shield of Rohan")


@shows("Shield of Iron-bound Ash", 2)
def test_a_shield_of_ash_is_tapped_for_prowess_against_one_strike_of_its_bearer() -> None:
    table = struck("Shield of Iron-bound Ash", who="Anborn")
    before = table.target_prowess()
    table.use("Shield of Iron-bound Ash")
    assert (table.target_prowess(), table.stands("Shield of Iron-bound Ash")) == (before + 1, "tapped")
    assert not table.find("use", "Shield of Iron-bound Ash")
    another = struck("Shield of Iron-bound Ash", who="Anborn", others=("Haldir",), target="Haldir")
    assert not another.find("use", "Shield of Iron-bound Ash")
    assert not CardTable(hero(at("Moria", bearing("Anborn", "Shield of Iron-bound Ash")))).find("use")


# -- the horn ----------------------------------------------------------------------------------------------------------


@shows("Horn of Anor", 1)
def test_the_horn_is_heard_by_factions_alone() -> None:
    horn = bearing("Adrazar", "Horn of Anor")
    table = CardTable(hero(at("Dol Amroth", horn, "Haldir"), hand=["Knights of Dol Amroth", "Riders of Rohan"]))
    assert table.influence("Adrazar") == table.influence("Adrazar", "Haldir") == 1
    assert [table.influence("Adrazar", each) for each in ("Knights of Dol Amroth", "Riders of Rohan")] == [4, 4]
    assert table.influence("Haldir", "Knights of Dol Amroth") == 0


@shows("Horn of Anor", 2)
def test_nobody_bears_two_horns() -> None:
    company = at("Moria", bearing("Adrazar", "Horn of Anor"), "Haldir", went=True, entered=True)
    table = CardTable(hero(company, hand=["Horn of Anor"]), {}, step="site_actions")
    assert table.offers("acquire", "Horn of Anor", "Haldir")
    assert not table.offers("acquire", "Horn of Anor", "Adrazar")


@shows("Horn of Anor", 2)
def test_nobody_is_handed_a_second_horn() -> None:
    horns = bearing("Adrazar", "Horn of Anor"), bearing("Haldir", "Horn of Anor")
    table = CardTable(hero(at("Moria", *horns, "Balin")))
    assert table.offers("transfer", "Horn of Anor", "Balin")
    assert not table.offers("transfer", "Horn of Anor", "Adrazar")


# -- discarded ---------------------------------------------------------------------------------------------------------


@shows("Cram", 1)
def test_cram_untaps_its_bearer_at_any_time() -> None:
    table = CardTable(hero(at("Moria", tapped("Haldir", attachments=["Cram"]), tapped("Elladan"))))
    table.use("Cram")
    assert [table.stands(who) for who in ("Haldir", "Elladan")] == ["untapped", "tapped"]
    assert table.zone("Cram") == "discard:A"
    later = inside("Moria", tapped("Haldir", attachments=["Cram"]), hand=[], kind=hero)
    later.use("Cram")
    assert later.stands("Haldir") == "untapped"


@shows("Cram", 2)
def test_cram_leads_one_region_further() -> None:
    table = CardTable(hero(at("Rivendell", bearing("Haldir", "Cram")), at("Lórien", "Elladan"), locations=["Edoras"]))
    company, other = table.company("Haldir"), table.company("Elladan")
    near = reachable(table.g, company)
    table.use("Cram")
    assert table.zone("Cram") == "discard:A"
    assert sum(effect.kind == "region_limit" for effect in table.g.effects) == 1
    assert set(near) <= set(reachable(table.g, company))
    assert all(other.id not in effect.targets for effect in table.g.effects)


@shows("Cram", 2)
def test_with_cram_five_regions_are_crossed_and_in_the_organization_phase_alone() -> None:
    def goes(*goods: str) -> CardTable:
        return CardTable(hero(at("Rivendell", bearing("Haldir", *goods)), locations=["Minas Tirith", "Edoras"]))

    assert not goes().offers("go", "Haldir", "Edoras")
    fed = goes("Cram")
    fed.use("Cram")
    assert fed.offers("go", "Haldir", "Edoras")
    assert not inside("Moria", bearing("Haldir", "Cram"), hand=[], kind=hero).find("use", "Cram")


# -- where things are played and stored --------------------------------------------------------------------------------

ONLY_AT = [("Book of Mazarbul", "Moria"), ("Palantír of Orthanc", "Isengard")]


@pytest.mark.parametrize(("item", "site"), showing(1, ONLY_AT))
def test_what_is_found_at_one_site_alone(item: str, site: str) -> None:
    assert inside(site, "Elrond", hand=[item], kind=hero).offers("acquire", item, "Elrond")
    for other in {"Moria", "Isengard", "Mount Gundabad", "Tolfalas"} - {site}:
        assert not inside(other, "Elrond", hand=[item], kind=hero).find("acquire")


SAPLING_AT = [("Isengard", True), ("Glittering Caves", True), ("Moria", False), ("Carn Dûm", False), ("Edoras", False)]


@shows("Sapling of the White Tree", 1)
@pytest.mark.parametrize(("site", "grows"), SAPLING_AT)
def test_no_sapling_grows_in_the_dark(site: str, grows: bool) -> None:
    table = inside(site, "Elrond", hand=["Sapling of the White Tree"], kind=hero)
    assert table.offers("acquire", "Sapling of the White Tree") is grows


STORED = [
    ("Book of Mazarbul", "Balin", "Blue Mountain Dwarf-hold", 1, 5),
    ("Sapling of the White Tree", "Balin", "Minas Tirith", 1, 2),
]


@pytest.mark.parametrize(("item", "who", "site", "borne", "stored"), showing(2, STORED))
def test_what_is_worth_more_where_it_is_stored(item: str, who: str, site: str, borne: int, stored: int) -> None:
    def counted(place: str) -> tuple[int, int]:
        table = CardTable(hero(at(place, bearing(who, item))), roll=(12,))
        others = total_now(table.g, "A") - borne
        table.choose("store", item).choose("roll").until("organization")
        assert table.zone(item) == "marshalling:A"
        return borne, total_now(table.g, "A") - others

    assert counted(site) == (borne, stored)
    assert counted("Rivendell") == (borne, borne)
    assert not CardTable(hero(at("Edoras", bearing(who, item)))).find("store")


@shows("Book of Mazarbul", 3)
def test_the_book_widens_the_hand_of_a_sage_until_the_next_untap_phase() -> None:
    table = CardTable(hero(at("Moria", bearing("Balin", "Book of Mazarbul"), "Bofur")))
    table.use("Book of Mazarbul")
    assert (table.stands("Book of Mazarbul"), table.stands("Balin")) == ("tapped", "untapped")
    assert (hand_size(table.g, "A"), hand_size(table.g, "B")) == (9, 8)
    table.until_step("end_actions")
    assert hand_size(table.g, "A") == 9
    for _ in range(80):
        if table.g.active == "A" and table.g.round > 4:
            break
        assert hand_size(table.g, "A") == 9
        table.passes()
    assert hand_size(table.g, "A") == 8


@shows("Book of Mazarbul", 3)
def test_the_hand_stays_wide_when_the_book_is_stored() -> None:
    table = CardTable(hero(at("Blue Mountain Dwarf-hold", bearing("Balin", "Book of Mazarbul"))), roll=(12,))
    table.use("Book of Mazarbul").choose("store", "Book of Mazarbul").choose("roll").until("organization")
    assert table.zone("Book of Mazarbul") == "marshalling:A"
    assert hand_size(table.g, "A") == 9


@shows("Book of Mazarbul", 3)
def test_nobody_but_a_sage_reads_the_book_and_in_the_organization_phase_alone() -> None:
    assert not CardTable(hero(at("Moria", bearing("Bofur", "Book of Mazarbul"), "Balin"))).find("use")
    assert not inside("Moria", bearing("Balin", "Book of Mazarbul"), hand=[], kind=hero).find("use")


# -- the Palantír and the scroll ---------------------------------------------------------------------------------------

STONE = "Palantír of Orthanc"


def looking(
    who: Any, *others: Any, deck: int = 20, discard: tuple[str, ...] = ("Concealment", "Orc-watch")
) -> CardTable:
    return CardTable(hero(at("Isengard", who, *others), discard=list(discard), deck=["LE-68"] * deck), roll=(12,))


@shows(STONE, 2)
def test_an_aligned_stone_brings_back_any_card_for_a_corruption_check() -> None:
    aligned = {"card": STONE, "attachments": ["Align Palantír"]}
    table = looking(bearing("Bofur", aligned), "Haldir")
    table.use(STONE, "Orc-watch")
    assert (table.asked, table.question.source) == ("corruption", table.id("Bofur"))
    table.choose("roll")
    assert (table.zone("Orc-watch"), table.zone("Concealment")) == ("deck:A", "discard:A")
    assert (table.stands(STONE), table.stands("Bofur")) == ("tapped", "untapped")
    assert len(table.g.zones["deck:A"]) == 21
    assert not table.find("use", STONE)


@shows(STONE, 2)
def test_who_cannot_use_the_stone_or_has_no_deck_looks_in_vain() -> None:
    aligned = {"card": STONE, "attachments": ["Align Palantír"]}
    assert not looking(bearing("Elrond", STONE)).find("use", STONE)
    assert looking(bearing("Elrond", aligned), deck=5).offers("use", STONE)
    assert not looking(bearing("Elrond", aligned), deck=4).find("use", STONE)


@shows("Scroll of Isildur", 1)
def test_the_scroll_tells_of_rings_in_its_company() -> None:
    ring = bearing("Elrond", "The Least of Gold Rings")
    there = CardTable(hero(at("Moria", ring, bearing("Balin", "Scroll of Isildur"))))
    assert ring_modifier(there.g, there.id("The Least of Gold Rings")) == 2
    apart = CardTable(hero(at("Moria", ring), at("Bree", bearing("Balin", "Scroll of Isildur"))))
    assert ring_modifier(apart.g, apart.id("The Least of Gold Rings")) == 0


def test_items_of_heroes_do_nothing_for_minions() -> None:
    table = CardTable(minion(at("Moria", bearing("Muzgash", "Orcrist"))))
    assert table.number("Muzgash", "prowess") == facts(table.g, table.id("Muzgash")).prowess
