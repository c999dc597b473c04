"""Items of the minion decks, a test for each sentence of their text."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.meccg.cards.situations import gathered, inside
from tests.games.meccg.cards.table import CardTable, attacked, hero, minion
from tests.games.meccg.shelf import make_up
from tests.games.meccg.table import at, bearing, set_dice, tapped, wounded

card = pytest.mark.card
DWARF = make_up("ZZ-820", "character", "Bávor", race="dwarf", mind=2, prowess=3, home=[{"site": "Moria"}])
FACTION: dict[str, Any] = {"kinds": ["faction"], "unique": True, "playable_at": [{"site": "Moria"}], "number_needed": 9}
DWARVES = make_up("ZZ-821", "resource", "Dwarves of the Test", race="dwarf", **FACTION)
RING: dict[str, Any] = {"kinds": ["special_item"], "keywords": ["the_one_ring"], "unique": True, "corruption": 6}
THE_ONE_RING = make_up("ZZ-822", "resource", "The Ruling Ring", **RING)


# -- weapons and armor -------------------------------------------------------------------------------------------------


@card("LE-299", 1)
@pytest.mark.parametrize(
    ("who", "against", "prowess"),
    [
        ("Muzgash", "man", 7),
        ("Muzgash", "elf", 8),
        ("Lieutenant of Morgul", "man", 10),
        ("Lieutenant of Morgul", "elf", 10),
        ("Layos", "man", 3),
        ("Layos", "elf", 3),
    ],
)
def test_the_black_mace_of_a_warrior(who: str, against: str, prowess: int) -> None:
    table = CardTable(
        minion(at("Moria", bearing(who, "Black Mace"), origin="Dol Guldur")),
        step="strike_resources",
        attack=attacked(against, targets=[who]),
        strike={"target": who},
    )
    assert table.target_prowess() == prowess


@pytest.mark.parametrize(
    ("who", "number", "with_it"),
    [
        pytest.param("Layos", "influence", 4, marks=card("LE-313", 1)),
        pytest.param("Muzgash", "influence", 2, marks=card("LE-313", 1)),
        pytest.param("Layos", "body", 9, marks=card("LE-313", 2)),
        pytest.param("Shagrat", "body", 9, marks=card("LE-313", 2)),
        pytest.param("Muzgash", "prowess", 5, marks=card("LE-313", 3)),
        pytest.param("Lieutenant of Morgul", "prowess", 8, marks=card("LE-313", 3)),
        pytest.param("Layos", "prowess", 3, marks=card("LE-313", 3)),
        pytest.param("Layos", "influence", 4, marks=card("LE-324", 2)),
    ],
)
def test_what_the_high_helm_gives(who: str, number: str, with_it: int) -> None:
    assert gathered(bearing(who, "High Helm")).number(who, number) == with_it


@card("LE-341", 1)
@pytest.mark.parametrize(("roll", "broken"), [(6, False), (7, True)])
def test_the_sable_shield_takes_the_blow(roll: int, broken: bool) -> None:
    def struck(*rolls: int, held: bool = False) -> CardTable:
        table = CardTable(
            minion(at("Moria", bearing("Muzgash", "Sable Shield"), origin="Dol Guldur")),
            step="strike_resources",
            attack=attacked("man", 1, 10, targets=["Muzgash"]),
            strike={"target": "Muzgash", "held": held},
            roll=rolls,
        )
        return table.until("hazards")

    hit = struck(3, roll)
    assert (hit.stands("Muzgash"), hit.zone("Sable Shield") == "discard:A") == ("tapped", broken)
    assert struck(3, roll, held=True).stands("Muzgash") == "untapped"
    missed = struck(12, 12)
    assert missed["Sable Shield"].host == missed.id("Muzgash")


# -- influence ---------------------------------------------------------------------------------------------------------


@card("LE-302", 1)
def test_the_blazon_impresses_factions_alone() -> None:
    table = gathered(bearing("Luitprand", "Blazon of the Eye"), "Ostisen", hand=["Orcs of Moria"])
    assert table.influence("Luitprand", "Orcs of Moria") == 2
    assert (table.influence("Luitprand"), table.influence("Luitprand", "Ostisen")) == (0, 0)


@card("LE-302", 2)
def test_one_blazon_a_character() -> None:
    table = inside("Bandit Lair", bearing("Layos", "Blazon of the Eye"), "Ostisen", hand=["Blazon of the Eye"])
    table.choose("acquire", "Blazon of the Eye").until("site")
    hosts = {table.g.pieces[each].host for each in table.g.pieces if table.g.codes[each] == "LE-302"}
    assert hosts == {table.id("Layos"), table.id("Ostisen")}
    assert not gathered(bearing("Layos", "Blazon of the Eye"), bearing("Muzgash", "Blazon of the Eye")).find(
        "transfer", "Blazon of the Eye", "Layos"
    )


@card("LE-324", 2)
def test_a_minor_ring_lends_influence() -> None:
    assert gathered(bearing("Muzgash", "Minor Ring")).influence("Muzgash") == 2


@card("LE-418", 1)
def test_the_arkenstone_wins_dwarves() -> None:
    table = gathered(bearing("Layos", "The Arkenstone"), DWARF, "Muzgash", hand=[DWARVES, "Orcs of Moria"])
    assert [table.influence("Layos", each) for each in (DWARF, DWARVES, "Orcs of Moria", "Muzgash")] == [
        7,
        7,
        2,
        2,
    ]


@card("LE-418", 2)
def test_the_arkenstone_makes_every_dwarf_proud() -> None:
    def minds(stone: bool) -> list[int]:
        bearer = bearing("Layos", "The Arkenstone") if stone else "Layos"
        table = CardTable(minion(at("The Lonely Mountain", bearer, DWARF)), hero(at("Moria", "Balin", "Elrond")))
        return [table.number(who, "mind") for who in (DWARF, "Balin", "Elrond", "Layos")]

    assert [more - less for more, less in zip(minds(True), minds(False), strict=True)] == [1, 1, 0, 0]


@card("LE-418", 3)
def test_the_arkenstone_is_given_for_a_dwarf() -> None:
    sword = bearing("Balin", "Glamdring")
    theirs = hero(at("Moria", sword, {"card": "Haldir", "follows": 0}), at("Rivendell", "Bofur"))
    table = CardTable(minion(at("Moria", bearing("Layos", "The Arkenstone"), "Muzgash")), theirs)
    table.use("The Arkenstone", "Balin")
    assert [table.zone(each) for each in ("The Arkenstone", "Balin", "Glamdring")] == [
        "discard:A",
        "discard:B",
        "discard:B",
    ]
    assert "Haldir" in table
    assert "Bofur" in table
    far = CardTable(minion(at("Bandit Lair", bearing("Layos", "The Arkenstone"))), theirs)
    assert not far.find("use", "The Arkenstone")


# -- discarded or tapped -----------------------------------------------------------------------------------------------


@card("LE-310", 1)
@pytest.mark.parametrize(("bearer", "hurt"), [("Muzgash", "Lagduf"), ("Muzgash", "Muzgash")])
def test_paste_heals_one_of_the_company(bearer: str, hurt: str) -> None:
    own = (
        wounded(bearer, attachments=["Foul-smelling Paste"])
        if bearer == hurt
        else bearing(bearer, "Foul-smelling Paste")
    )
    others = [] if bearer == hurt else [wounded(hurt)]
    table = gathered(own, *others)
    table.use("Foul-smelling Paste")
    assert (table.stands(hurt), table.zone("Foul-smelling Paste")) == ("untapped", "discard:A")
    elsewhere = minion(at("Moria", bearing(bearer, "Foul-smelling Paste")), at("Moria", wounded("Layos")))
    assert not CardTable(elsewhere).find("use")
    assert not gathered(bearing(bearer, "Foul-smelling Paste"), tapped("Layos")).find("use")


@card("AS-134", 1)
@pytest.mark.parametrize(("site", "able"), [("Caves of Ûlund", True), ("Bandit Lair", False)])
def test_the_map_untaps_a_lair_of_a_dragon(site: str, able: bool) -> None:
    table = CardTable(
        minion({"site": tapped(site), "members": ["Layos"]}, at("Moria", bearing("Muzgash", "Thrór’s Map")))
    )
    assert bool(table.find("use")) is able
    if able:
        table.use("Thrór’s Map")
        assert (table.stands(site), table.zone("Thrór’s Map")) == ("untapped", "discard:A")
    assert not CardTable(minion(at("Caves of Ûlund", bearing("Muzgash", "Thrór’s Map")))).find("use")


# -- rings -------------------------------------------------------------------------------------------------------------

DWARVEN = {"AS-123": "Dwarven Ring of Thélor’s Tribe", "AS-124": "Dwarven Ring of Thrár’s Tribe"}


def each_dwarven_ring(sentence: int) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        "ring", [pytest.param(title, marks=card(code, sentence)) for code, title in DWARVEN.items()]
    )


def examined(gold: str, result: int, *hand: str, **more: Any) -> CardTable:
    """A gold ring has been tested with such a result as the turn ends: at Barad-dûr the roll counts three less."""
    company = at("Barad-dûr", bearing("Layos", gold), "Muzgash")
    ana = minion(company, hand=list(hand), **more)
    return CardTable(ana, step="end_begins", before=lambda g: set_dice(g, result + 3))


SPECIAL = [
    pytest.param("Minor Ring", "The Least of Gold Rings", marks=card("LE-324", 1)),
    *(pytest.param(title, "Gleaming Gold Ring", marks=card(code, 1)) for code, title in DWARVEN.items()),
]


@pytest.mark.parametrize(("ring", "gold"), SPECIAL)
def test_a_special_ring_is_played_on_a_tested_gold_ring_alone(ring: str, gold: str) -> None:
    for place in ("Moria", "The Lonely Mountain", "Dale"):
        table = inside(place, bearing("Layos", gold), "Muzgash", hand=[ring])
        assert not table.find("acquire")
        assert not table.find("play")
    assert examined(gold, 9, ring).find("choose", ring)


@each_dwarven_ring(2)
def test_a_dwarven_ring_weighs_on_dwarves(ring: str) -> None:
    table = gathered(bearing("Muzgash", ring), place="Moria")
    assert table.corruption("Muzgash") == 3
    assert gathered(bearing(DWARF, ring)).corruption(DWARF) == 5


@each_dwarven_ring(3)
def test_a_dwarf_looks_for_minor_items_with_his_ring(ring: str) -> None:
    goods = ["Foul-smelling Paste", "Blazon of the Eye"]
    table = gathered(bearing(DWARF, ring), deck=[goods[0], "Black Mace", "Ruse"], discard=[goods[1], "High Helm"])
    table.choose("use", ring).until("targets")
    assert {each.source for each in table.question.options} == {table.id(each) for each in goods}
    assert (table.question.minimum, table.question.maximum) == (0, 2)
    table.pick(*goods).until("corruption")
    assert [table.zone(each) for each in goods] == ["hand:A", "hand:A"]
    assert table.stands(DWARF) == "tapped"
    assert table.g.check is not None
    assert (table.g.check.who, table.g.check.bonus) == (table.id(DWARF), 2)
    assert not gathered(bearing("Muzgash", ring), discard=goods).find("use")
    assert not gathered(tapped(DWARF, attachments=[ring]), discard=goods).find("use")


@pytest.mark.parametrize(
    "gold",
    [
        pytest.param("The Least of Gold Rings", marks=card("LE-315", 1)),
        pytest.param("Gleaming Gold Ring", marks=card("LE-311", 2)),
    ],
)
def test_a_gold_ring_tempts_at_the_end_of_each_untap_phase_of_its_bearer(gold: str) -> None:
    mine = CardTable(minion(at("Moria", bearing("Muzgash", gold))), step="untap").until("corruption")
    assert mine.question.source == mine.id("Muzgash")
    theirs = CardTable(hero(at("Rivendell", "Elrond")), minion(at("Moria", bearing("Muzgash", gold))), step="untap")
    theirs.until("organization")
    assert theirs.said("corruption") == 0


HELD = {"Minor Ring": "lesser", DWARVEN["AS-123"]: "dwarven", THE_ONE_RING: "one"}


@pytest.mark.parametrize(
    ("gold", "result", "kinds"),
    [
        pytest.param("The Least of Gold Rings", 7, {"lesser"}, marks=card("LE-315", 2)),
        pytest.param("The Least of Gold Rings", 9, {"lesser"}, marks=card("LE-315", 2)),
        pytest.param("Gleaming Gold Ring", 8, {"lesser"}, marks=card("LE-311", 3)),
        pytest.param("Gleaming Gold Ring", 9, {"lesser", "dwarven"}, marks=card("LE-311", 3)),
    ],
)
def test_a_test_tells_which_ring_may_be_played(gold: str, result: int, kinds: set[str]) -> None:
    table = examined(gold, result, *HELD)
    offered = {kind for name, kind in HELD.items() if table.find("choose", name)}
    assert offered == kinds
    assert not examined(gold, result, THE_ONE_RING).find("choose")
    table.pick("Minor Ring").until_step("end_actions")
    assert table["Minor Ring"].host == table.id("Layos")
    assert table.zone(gold) == "discard:A"


@card("LE-311", 3)
def test_a_lesser_ring_is_looked_for_where_the_gleaming_ring_says() -> None:
    table = examined("Gleaming Gold Ring", 8, deck=["Minor Ring", "Ruse"], discard=[DWARVEN["AS-123"]])
    assert [each.source for each in table.find("choose")] == [table.id("Minor Ring")]
    plain = examined("The Least of Gold Rings", 8, deck=["Minor Ring"])
    assert plain.asked == "end"
    assert plain.zone("The Least of Gold Rings") == "discard:A"


@card("LE-324", 3)
def test_one_minor_ring_a_character() -> None:
    table = gathered(bearing("Layos", "Minor Ring"), bearing("Muzgash", "Minor Ring"), "Ostisen")
    assert {each.target for each in table.find("transfer", "Minor Ring")} == {table.id("Ostisen")}


@card("LE-311", 1)
@pytest.mark.parametrize(
    ("site", "able"), [("Dale", True), ("Raider-hold", False), ("Moria", False), ("Edoras", False)]
)
def test_the_gleaming_ring_is_found_at_border_holds_with_gold_rings(site: str, able: bool) -> None:
    assert inside(site, "Layos", hand=["Gleaming Gold Ring"]).offers("acquire", "Gleaming Gold Ring") is able
