"""Items."""

from __future__ import annotations

import pytest

from desktop_app.games.meccg.reading.numbers import hand_size
from tests.games.meccg.cards.table import CardTable, attacked, hero, minion
from tests.games.meccg.table import at, bearing


def strike_on(*borne: str, who: str = "Elladan", race: str = "orc", rolls: tuple[int, ...] = ()) -> CardTable:
    return CardTable(
        hero(at("Moria", bearing(who, *borne), origin="Lórien")),
        hero(at("Rivendell", "Beretar")),
        step="strike_resources",
        attack=attacked(race, targets=[who]),
        strike={"target": who},
        roll=rolls,
    )


@pytest.mark.parametrize(
    ("weapon", "who", "against", "prowess"),
    [
        ("Glamdring", "Haldir", "man", 7),
        ("Glamdring", "Elrond", "man", 8),
        ("Glamdring", "Elrond", "orc", 9),
        ("Orcrist", "Elrond", "man", 9),
        ("Orcrist", "Elrond", "orc", 10),
        ("Orcrist", "Haldir", "orc", 8),
        ("Sword of Gondolin", "Haldir", "man", 6),
        ("Sword of Gondolin", "Adrazar", "man", 3),
    ],
)
def test_weapons_to_their_maximum(weapon: str, who: str, against: str, prowess: int) -> None:
    assert strike_on(weapon, who=who, race=against).target_prowess() == prowess


def test_the_black_mace_is_for_minions_who_are_warriors() -> None:
    table = CardTable(minion(at("Moria", bearing("Shagrat", "Black Mace"), bearing("Layos", "Black Mace"))))
    assert (table.number("Shagrat", "prowess"), table.number("Layos", "prowess")) == (9, 3)


def test_armor_adds_to_the_body() -> None:
    table = CardTable(
        hero(
            at(
                "Moria",
                bearing("Erkenbrand", "Hauberk of Bright Mail"),
                bearing("Adrazar", "Hauberk of Bright Mail"),
                bearing("Haldir", "Great-shield of Rohan"),
                bearing("Orophin", "Shield of Iron-bound Ash"),
                bearing("Sam Gamgee", "Shield of Iron-bound Ash"),
            )
        )
    )
    bodies = [table.number(name, "body") for name in ("Erkenbrand", "Adrazar", "Haldir", "Orophin", "Sam Gamgee")]
    assert bodies == [8, 6, 9, 8, 9]


def test_a_great_shield_is_tapped_to_stay_untapped() -> None:
    table = strike_on("Great-shield of Rohan", rolls=(11,))
    table.use("Great-shield of Rohan").until("hazards")
    assert table["Great-shield of Rohan"].exhausted
    assert not table["Elladan"].exhausted


def test_a_shield_of_ash_is_tapped_for_prowess() -> None:
    table = strike_on("Shield of Iron-bound Ash")
    before = table.target_prowess()
    assert table.use("Shield of Iron-bound Ash").target_prowess() == before + 1
    assert not table.offers("use", "Shield of Iron-bound Ash")


def test_the_high_helm() -> None:
    orc, man = (CardTable(minion(at("Moria", bearing(who, "High Helm")))) for who in ("Muzgash", "Layos"))
    assert (orc.number("Muzgash", "prowess"), orc.number("Muzgash", "body")) == (5, 9)
    assert (man.number("Layos", "prowess"), man.influence("Layos")) == (3, 4)


@pytest.mark.parametrize(("broken", "roll"), [(True, 7), (False, 6)])
def test_the_sable_shield_holds_or_breaks(broken: bool, roll: int) -> None:
    table = CardTable(
        minion(at("Moria", bearing("Muzgash", "Sable Shield"), origin="Dol Guldur")),
        hero(at("Rivendell", "Haldir")),
        step="strike_resources",
        attack=attacked("man", 1, 20, targets=["Muzgash"]),
        strike={"target": "Muzgash"},
        roll=(3, roll),
    )
    table.until("hazards")
    assert not table["Muzgash"].wounded
    assert (table.zone("Sable Shield") == "discard:A") == broken


def test_influence_against_factions_counts_once_for_each_horn() -> None:
    horns = bearing("Adrazar", "Horn of Anor")
    table = CardTable(hero(at("Dol Amroth", horns, entered=True), hand=["Knights of Dol Amroth", "Horn of Anor"]))
    assert (table.influence("Adrazar"), table.influence("Adrazar", "Knights of Dol Amroth")) == (1, 4)


def test_the_arkenstone_rules_dwarves() -> None:
    table = CardTable(
        minion(at("The Lonely Mountain", bearing("Layos", "The Arkenstone"))),
        hero(at("Moria", "Balin", "Bofur")),
    )
    assert (table.number("Balin", "mind"), table.influence("Layos", "Balin"), table.influence("Layos")) == (6, 7, 2)


def test_cram_untaps_or_leads_further() -> None:
    table = CardTable(hero(at("Moria", bearing("Haldir", "Cram", exhausted=True))))
    table.use("Cram")
    assert not table["Haldir"].exhausted
    assert table.zone("Cram") == "discard:A"


def test_paste_heals_somebody_of_the_company() -> None:
    table = CardTable(
        minion(at("Moria", bearing("Muzgash", "Foul-smelling Paste"), {"card": "Lagduf", "wounded": True}))
    )
    table.use("Foul-smelling Paste")
    assert not table["Lagduf"].wounded
    assert not table["Lagduf"].exhausted


def test_throrrs_map_untaps_a_lair() -> None:
    lair = {"card": "Caves of Ûlund", "exhausted": True}
    table = CardTable(minion({"site": lair, "members": [bearing("Muzgash", "Thrór’s Map")]}))
    table.use("Thrór’s Map")
    assert not table["Caves of Ûlund"].exhausted


def test_the_book_of_mazarbul_widens_the_hand_of_a_sage() -> None:
    table = CardTable(hero(at("Moria", bearing("Balin", "Book of Mazarbul"), "Bofur")), step="organization")
    table.use("Book of Mazarbul")
    assert hand_size(table.g, "A") == 9


def test_a_gold_ring_asks_for_a_check_at_the_end_of_the_untap_phase() -> None:
    table = CardTable(
        minion(at("Moria", bearing("Muzgash", "The Least of Gold Rings"))), hero(), step="untap", roll=(12,)
    )
    table.until("corruption")
    assert table.question.source == table.id("Muzgash")


def test_a_dwarven_ring_weighs_more_on_a_dwarf() -> None:
    table = CardTable(minion(at("Moria", bearing("Muzgash", "Dwarven Ring of Thrár’s Tribe"))))
    assert table.corruption("Muzgash") == 3


def test_the_palantir_needs_whoever_can_use_it() -> None:
    table = CardTable(
        hero(
            at("Isengard", bearing("Saruman", "Palantír of Orthanc"), "Balin"),
            discard=["Concealment"],
            hand=["Align Palantír"],
        ),
        roll=(12,),
    )
    table.use("Palantír of Orthanc", "Concealment")
    assert table["Saruman"].exhausted
    assert table["Palantír of Orthanc"].exhausted
    assert table.zone("Concealment") == "deck:A"


def test_an_aligned_palantir_is_used_by_its_bearer() -> None:
    stone = {"card": "Palantír of Orthanc", "attachments": ["Align Palantír"]}
    table = CardTable(hero(at("Isengard", bearing("Balin", stone), "Haldir"), discard=["Concealment"]), roll=(12,))
    table.use("Palantír of Orthanc", "Concealment").until("organization")
    assert table.zone("Concealment") == "deck:A"
    assert not table["Balin"].exhausted
