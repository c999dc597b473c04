"""Characters of the minion decks, a test for each sentence of their text."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.book.bringing import is_uncounted
from desktop_app.games.meccg.book.character_draft import why_not_draft
from desktop_app.games.meccg.reading.companies import is_leader
from desktop_app.games.meccg.reading.numbers import hand_size
from desktop_app.games.meccg.vocabulary.card_conditions import can_use
from desktop_app.games.meccg.vocabulary.texts import Now
from tests.games.meccg.cards.situations import struck_minion
from tests.games.meccg.cards.table import CardTable, attacked, hero, minion
from tests.games.meccg.rules.made_up import FELL_RIDER
from tests.games.meccg.shelf import make_up
from tests.games.meccg.table import at, bearing, tapped, wounded

card = pytest.mark.card


def _faction(code: str, title: str, place: str) -> None:
    """A faction that no deck of the box has, of a place that characters of it know."""
    where = [{"site": place}]
    make_up(code, "resource", title, kinds=["faction"], race="man", unique=True, playable_at=where, number_needed=9)


_faction("ZZ-801", "Riders of Khand", "Variag Camp")
_faction("ZZ-802", "Hillmen of Dunland", "Dunnish Clan-hold")
_faction("ZZ-803", "Wainriders", "Easterling Camp")
_faction("ZZ-804", "Men of Dorwinion", "Shrel-Kain")
MODES = {"fell_rider": FELL_RIDER, "heralded_lord": "ZZ-806"}
make_up("ZZ-806", "resource", "Heralded Lord")


# -- influence ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "faction", "influence"),
    [
        pytest.param("Mîonid", "Riders of Khand", 2, marks=card("AS-3", 1)),
        pytest.param("Asternak", "Riders of Khand", 4, marks=card("LE-1", 1)),
        pytest.param("Perchen", "Hillmen of Dunland", 5, marks=card("AS-4", 1)),
        pytest.param("Nevido Smôd", "Wainriders", 3, marks=card("LE-27", 1)),
        pytest.param("Tros Hesnef", "Wainriders", 1, marks=card("LE-46", 1)),
        pytest.param("Layos", "Men of Dorwinion", 4, marks=card("LE-19", 1)),
        pytest.param("Orc Captain", "Orcs of Moria", 3, marks=card("LE-31", 2)),
        pytest.param("Orc Captain", "Muzgash", 3, marks=card("LE-31", 2)),
        pytest.param("Shagrat", "Orcs of Moria", 4, marks=card("LE-39", 2)),
        pytest.param("Shagrat", "Lagduf", 4, marks=card("LE-39", 2)),
        pytest.param("Lieutenant of Morgul", "Orcs of Moria", 5, marks=card("LE-22", 3)),
        pytest.param("Lieutenant of Morgul", "Ice-orcs", 5, marks=card("LE-22", 3)),
        pytest.param("Lieutenant of Morgul", "Bûrat", 5, marks=card("LE-22", 3)),
        pytest.param("Lieutenant of Morgul", "Lagduf", 5, marks=card("LE-22", 3)),
    ],
)
def test_influence_where_the_card_says_and_nowhere_else(who: str, faction: str, influence: int) -> None:
    table = CardTable(minion(at("Moria", who), hand=[faction, "Woses of the Eryn Vorn", "Luitprand"]))
    printed = table.influence(who)
    assert table.influence(who, faction) == influence
    assert influence > printed
    assert table.influence(who, "Woses of the Eryn Vorn") == printed
    assert table.influence(who, "Luitprand") == printed


@pytest.mark.parametrize("place", [pytest.param("Minas Morgul", marks=card("LE-22", 4)), "Dol Guldur"])
def test_the_lieutenant_widens_the_hand_at_minas_morgul_alone(place: str) -> None:
    table = CardTable(minion(at(place, "Lieutenant of Morgul")), hero(at("Rivendell", "Elrond")))
    usual = hand_size(CardTable(minion(at(place, "Layos"))).g, "A")
    assert hand_size(table.g, "A") - usual == (place == "Minas Morgul")


@pytest.mark.parametrize(
    ("who", "bonus"),
    [
        pytest.param("Orc Veteran", -1, marks=card("LE-35", 2)),
        pytest.param("Tros Hesnef", -1, marks=card("LE-46", 2)),
        pytest.param("Dôgrib", -1, marks=card("LE-7", 1)),
        ("Muzgash", 0),
    ],
)
def test_checks_of_corruption_are_harder_for_some(who: str, bonus: int) -> None:
    table = CardTable(minion(at("Dol Guldur", who, "Layos")))
    assert (table.check_bonus(who), table.check_bonus("Layos")) == (bonus, 0)


# -- body checks -------------------------------------------------------------------------------------------------------

ORCS_AND_TROLLS = [
    pytest.param("Bûrat", 8, marks=card("AS-1", 3)),
    pytest.param("Tûma", 8, marks=card("AS-5", 3)),
    pytest.param("Wûluag", 8, marks=card("AS-6", 3)),
    pytest.param("Lagduf", 8, marks=card("LE-18", 1)),
    pytest.param("Lieutenant of Morgul", 9, marks=card("LE-22", 2)),
    pytest.param("Muzgash", 8, marks=card("LE-25", 1)),
    pytest.param("Orc Captain", 8, marks=card("LE-31", 1)),
    pytest.param("Orc Veteran", 8, marks=card("LE-35", 1)),
    pytest.param("Radbug", 8, marks=card("LE-38", 1)),
    pytest.param("Shagrat", 9, marks=card("LE-39", 1)),
]


@pytest.mark.parametrize(("who", "number"), ORCS_AND_TROLLS)
def test_one_number_of_a_body_check_discards_him(who: str, number: int) -> None:
    fates = {}
    for result in (number - 1, number, number + 1):
        table = struck_minion("Dodge", who, 30, 3, result)
        while table.g.attacks:
            table.passes()
        fates[result - number] = table.zone(who).partition(":")[0]
    assert fates == {-1: "companies", 0: "discard", 1: "removed"}


def test_a_man_is_never_discarded_by_a_body_check() -> None:
    table = struck_minion("Dodge", "Layos", 30, 3, 8)
    while table.g.attacks:
        table.passes()
    assert table.stands("Layos") == "wounded"


# -- the three brothers ------------------------------------------------------------------------------------------------

TROLLS = {"Bûrat": ("AS-1", "Bert"), "Tûma": ("AS-5", "Tom"), "Wûluag": ("AS-6", "William")}
EACH_TROLL = [(who, brother, code) for who, (code, _) in TROLLS.items() for brother in TROLLS if brother != who]


def each_troll(sentence: int) -> pytest.MarkDecorator:
    """Each of them with each of his brothers, for a sentence of his text."""
    cases = [pytest.param(who, brother, marks=card(code, sentence)) for who, brother, code in EACH_TROLL]
    return pytest.mark.parametrize(("who", "brother"), cases)


@pytest.mark.parametrize(
    ("who", "other"),
    [
        pytest.param("Bûrat", "“Bert” (Bûrat)", marks=card("AS-1", 1)),
        pytest.param("Tûma", "“Tom” (Tûma)", marks=card("AS-5", 1)),
        pytest.param("Wûluag", "“William” (Wûluag)", marks=card("AS-6", 1)),
    ],
)
def test_a_brother_is_one_with_the_hazard_of_his_name_and_does_not_start(who: str, other: str) -> None:
    free = CardTable(minion(at("Bandit Lair", "Layos"), hand=[who, "Lagduf"]))
    free.choose("organize")
    assert free.offers("bring", who)
    assert why_not_draft(free.g, "A", free.id(who))
    assert not why_not_draft(free.g, "A", free.id("Lagduf"))
    slain = CardTable(minion(at("Bandit Lair", "Layos"), hand=[who], marshalling=[other]))
    slain.choose("organize")
    assert not slain.offers("bring", who)


@each_troll(2)
def test_brothers_come_in_one_turn(who: str, brother: str) -> None:
    table = CardTable(minion(at("Bandit Lair", "Layos"), hand=[who, brother, "Lagduf"]))
    table.choose("organize").choose("bring", brother)
    assert table.offers("bring", who)
    assert not table.offers("bring", "Lagduf")
    before = CardTable(minion(at("Bandit Lair", {"card": brother, "since": 1}), hand=[who]), brought=1)
    before.choose("organize")
    assert not before.offers("bring", who)
    assert not is_uncounted(before.g, before.id(who))


@pytest.mark.parametrize("who", [pytest.param(who, marks=card(code, 4)) for who, (code, _) in TROLLS.items()])
def test_a_brother_hates_dwarves(who: str) -> None:
    def met(by: str) -> int:
        table = CardTable(
            minion(at("Moria", who, origin="Dol Guldur")),
            hero(),
            step="strike_resources",
            attack=attacked(by, targets=[who]),
            strike={"target": who},
        )
        return table.target_prowess()

    assert met("dwarf") - met("man") == 1
    assert met("elf") == met("man")


@each_troll(5)
def test_a_brother_taps_to_untap_another_at_the_same_site(who: str, brother: str) -> None:
    table = CardTable(minion(at("Moria", who), at("Moria", tapped(brother), tapped("Lagduf"))))
    table.use(who)
    assert (table.stands(who), table.stands(brother), table.stands("Lagduf")) == ("tapped", "untapped", "tapped")
    for company in (at("Moria", tapped(who), tapped(brother)), at("Moria", who, brother), at("Moria", who, "Lagduf")):
        assert not CardTable(minion(company)).find("use", who)
    assert not CardTable(minion(at("Moria", who), at("Bandit Lair", tapped(brother)))).find("use", who)
    assert not CardTable(minion(at("Moria", who, wounded(brother)))).find("use", who)


@each_troll(6)
def test_a_brother_is_milder_in_company(who: str, brother: str) -> None:
    others = [each for each in TROLLS if each != who]
    assert CardTable(minion(at("Moria", who, brother))).number(who, "mind") == 3
    assert CardTable(minion(at("Moria", who, *others))).number(who, "mind") == 3
    assert CardTable(minion(at("Moria", who, "Lagduf"), at("Moria", brother))).number(who, "mind") == 4


# -- who stands for whom -----------------------------------------------------------------------------------------------


make_up("ZZ-807", "hazard", "Gothmog of Old", kinds=["permanent_event"], unique=True, entity="Gothmog")
make_up("ZZ-808", "hazard", "Adûnaphel of Old", kinds=["permanent_event"], unique=True, entity="Adûnaphel")
make_up("ZZ-809", "hazard", "Dwar of Old", kinds=["permanent_event"], unique=True, entity="Dwar of Waw")


@pytest.mark.parametrize(
    ("who", "other"),
    [
        pytest.param("Lieutenant of Morgul", "Gothmog of Old", marks=card("LE-22", 1)),
        pytest.param("Adûnaphel the Ringwraith", "Adûnaphel of Old", marks=card("LE-50", 1)),
        pytest.param("Dwar the Ringwraith", "Dwar of Old", marks=card("LE-52", 1)),
    ],
)
def test_nobody_comes_beside_another_manifestation_of_himself(who: str, other: str) -> None:
    def comes(*removed: str) -> bool:
        table = CardTable(minion(at("Minas Morgul", "Layos"), hand=[who], removed=list(removed)))
        return table.choose("organize").offers("bring", who)

    assert comes()
    assert not comes(other)


def test_the_lieutenant_is_a_leader() -> None:
    table = CardTable(minion(at("Minas Morgul", "Lieutenant of Morgul", "Layos")))
    assert [is_leader(table.g, table.id(who)) for who in ("Lieutenant of Morgul", "Layos")] == [True, False]


# -- Ringwraiths -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "able"),
    [
        pytest.param("Ciryaher", True, marks=card("LE-6", 1)),
        ("Layos", False),
    ],
)
def test_shadow_magic_needs_who_can_use_it(who: str, able: bool) -> None:
    table = CardTable(minion(at("Bandit Lair", who, wounded("Luitprand")), hand=["Well-preserved"]))
    assert table.offers("play", "Well-preserved") is able


@card("LE-50", 2)
def test_adunaphel_uses_spirit_magic() -> None:
    assert attempted("Adûnaphel the Ringwraith").offers("play", "Poisonous Despair")
    assert not attempted("Dwar the Ringwraith").find("play", "Poisonous Despair")


@card("LE-52", 2)
def test_dwar_uses_sorcery_and_no_other_magic() -> None:
    table = CardTable(minion(at("Bandit Lair", "Dwar the Ringwraith", wounded("Luitprand")), hand=["Well-preserved"]))
    assert not table.find("play", "Well-preserved")
    m = Now(table.g, "A", table.id("Dwar the Ringwraith"), "LE-52")
    used = [magic for magic in ("sorcery", "spirit_magic", "shadow_magic") if can_use(magic).holds(m, m.me)]
    assert used == ["sorcery"]


def attempted(who: str) -> CardTable:
    """Heroes try to influence somebody in the company of a Ringwraith whose player holds Poisonous Despair."""
    bor = minion(at("Moria", who, "Layos"), avatar=who, hand=["Poisonous Despair"])
    table = CardTable(hero(at("Moria", "Elrond", went=True, entered=True)), bor, step="site_actions")
    table.choose("influence", "Elrond", "Layos")
    for _ in range(6):
        if table.who == "Bor":
            break
        table.passes()
    return table


@pytest.mark.parametrize(
    ("who", "mode", "number", "change"),
    [
        pytest.param("Adûnaphel the Ringwraith", "heralded_lord", "influence", 2, marks=card("LE-50", 3)),
        pytest.param("Adûnaphel the Ringwraith", "fell_rider", "prowess", -2, marks=card("LE-50", 4)),
        pytest.param("Dwar the Ringwraith", "heralded_lord", "influence", -3, marks=card("LE-52", 3)),
        pytest.param("Dwar the Ringwraith", "fell_rider", "prowess", -1, marks=card("LE-52", 4)),
    ],
)
def test_modes_of_ringwraiths(who: str, mode: str, number: str, change: int) -> None:
    def come_to(rider: Any) -> int:
        return CardTable(minion(at("Dol Guldur", rider))).number(who, number)

    other = next(each for each in MODES if each != mode)
    assert come_to(bearing(who, MODES[mode])) - come_to(who) == change
    assert come_to(bearing(who, MODES[other])) == come_to(who)


def besieged_by(key: str, keyed: str, where: str = "Dol Guldur", **more: Any) -> CardTable:
    """A creature attacks one company, Adûnaphel is elsewhere."""
    lady = tapped("Adûnaphel the Ringwraith") if more.pop("tapped", False) else "Adûnaphel the Ringwraith"
    return CardTable(
        minion(at("Moria", "Muzgash", origin="Dol Guldur"), at(where, lady), avatar="Adûnaphel the Ringwraith"),
        hero(),
        step="attack_actions",
        attack=attacked("wolf", 2, 8, card="Wargs", key=key, keyed=keyed, **more),
    )


@card("LE-50", 5)
def test_adunaphel_turns_a_creature_away_from_a_darkhaven() -> None:
    table = besieged_by("region_type", "wilderness")
    table.use("Adûnaphel the Ringwraith").until("hazards")
    assert table.stands("Adûnaphel the Ringwraith") == "tapped"
    assert table.zone("Wargs") == "discard:B"
    assert not besieged_by("site_type", "shadow_hold").find("use")
    assert not besieged_by("region_type", "wilderness", tapped=True).find("use")
    assert not besieged_by("region_type", "wilderness", where="Bandit Lair").find("use")
    automatic = CardTable(
        minion(at("Moria", "Muzgash", went=True), at("Dol Guldur", "Adûnaphel the Ringwraith")),
        hero(),
        step="attack_actions",
        attack=attacked("orc", 4, 7, automatic=True),
    )
    assert not automatic.find("use")


@card("LE-52", 5)
def test_dwar_strengthens_one_company_until_the_turn_ends() -> None:
    def away(*where: Any) -> CardTable:
        return CardTable(minion(*where), step="organization")

    beside = bearing("Muzgash", "Regiment of Black Crows")
    table = away(at("Dol Guldur", "Dwar the Ringwraith"), at("Moria", beside, "Lagduf"), at("Bandit Lair", "Layos"))
    table.use("Dwar the Ringwraith", "Muzgash")
    assert table.stands("Dwar the Ringwraith") == "tapped"
    assert [table.number(who, "prowess") for who in ("Muzgash", "Lagduf", "Layos")] == [5, 6, 3]
    assert [table.number(who, "body") for who in ("Muzgash", "Lagduf", "Layos")] == [9, 9, 8]
    assert {effect.until for effect in table.g.effects} == {"turn"}
    assert not away(at("Bandit Lair", "Dwar the Ringwraith"), at("Moria", "Muzgash")).find("use")
