"""Events of the minion decks that meet an attack or are done at a site, a test for each sentence of their text."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.reading import numbers
from desktop_app.games.meccg.reading.points import total_now
from tests.games.meccg.cards.situations import besieged, inside, struck_minion
from tests.games.meccg.cards.table import CardTable, attacked, minion
from tests.games.meccg.shelf import make_up
from tests.games.meccg.table import at, bearing, tapped, wounded

card = pytest.mark.card
FOUND = {"kinds": ["faction"], "race": "man", "unique": True, "number_needed": 9}
make_up("ZZ-840", "resource", "Skies of Fire", kinds=["permanent_event"])
make_up("ZZ-841", "resource", "Men of the Vale", playable_at=[{"site": "Dale"}], **FOUND)
make_up("ZZ-842", "resource", "Men of the Holds", playable_at=[{"type": "border_hold"}], **FOUND)
make_up("ZZ-843", "resource", "Ring of Doom", kinds=["special_item"], keywords=["the_one_ring"], unique=True)


RACES = (
    "orc",
    "troll",
    "man",
    "elf",
    "dwarf",
    "dunadan",
    "hobbit",
    "wolf",
    "animal",
    "spider",
    "undead",
    "dragon",
    "drake",
)


def canceled_by(event: str, *members: Any) -> list[str]:
    """The races whose attacks an event is offered against."""
    return [race for race in RACES if besieged(race, *members, hand=[event]).find("play", event)]


# -- attacks are canceled ----------------------------------------------------------------------------------------------


@card("LE-160", 1)
def test_a_scout_taps_to_hide_his_company() -> None:
    table = besieged("man", "Luitprand", "Layos", hand=["A Nice Place to Hide"])
    table.play("A Nice Place to Hide").until("hazards")
    assert [table.stands(who) for who in ("Luitprand", "Layos")] == ["tapped", "untapped"]
    assert not besieged("man", "Layos", hand=["A Nice Place to Hide"]).find("play")
    assert not besieged("man", tapped("Luitprand"), "Layos", hand=["A Nice Place to Hide"]).find("play")


@card("LE-180", 1)
def test_one_unwounded_character_draws_the_attack_away() -> None:
    table = besieged("dragon", tapped("Layos"), wounded("Ostisen"), "Muzgash", hand=["Diversion"])
    table.choose("play", "Diversion")
    assert {each.source for each in table.find("choose")} == {table.id("Layos"), table.id("Muzgash")}
    table.pick("Layos").until("hazards")
    assert [table.stands(who) for who in ("Layos", "Muzgash")] == ["wounded", "untapped"]
    assert table.said("rolls") == 0


@pytest.mark.parametrize(
    ("event", "who", "races"),
    [
        pytest.param("Orc Quarrels", "Layos", ["orc", "troll", "man"], marks=card("LE-216", 1)),
        pytest.param(
            *("Crept Along Cleverly", "Shagrat", ["wolf", "animal", "spider", "undead", "dragon", "drake"]),
            marks=card("WH-43", 1),
        ),
        pytest.param("Crept Along Cleverly", "Layos", [], marks=card("WH-43", 1)),
        pytest.param("Not Slay Needlessly", "Layos", ["man", "elf", "dwarf", "dunadan"], marks=card("LE-212", 1)),
        pytest.param("Ruse", "Perchen", list(RACES), marks=card("LE-225", 1, 2)),
        pytest.param("Ruse", "Muzgash", [], marks=card("LE-225", 1, 2)),
    ],
)
def test_whose_attacks_it_meets(event: str, who: str, races: list[str]) -> None:
    assert sorted(canceled_by(event, who)) == sorted(races)


@pytest.mark.parametrize(("event", "who"), [("Orc Quarrels", "Layos"), ("Crept Along Cleverly", "Shagrat")])
def test_nobody_taps_for_it(event: str, who: str) -> None:
    race = "orc" if event == "Orc Quarrels" else "wolf"
    table = besieged(race, who, hand=[event])
    table.play(event).until("hazards")
    assert table.stands(who) == "untapped"


@card("LE-216", 2)
def test_skies_of_fire_halve_any_attack() -> None:
    table = CardTable(
        minion(at("Moria", "Layos", limit=2), hand=["Orc Quarrels"], events=["Skies of Fire"]),
        step="attack_actions",
        attack=attacked("wolf", 5, 8),
    )
    assert table.play("Orc Quarrels").attack() == (3, 8)


@card("LE-212", 1)
def test_needless_slaying_stops_before_a_covert_company_and_slackens_before_an_overt_one() -> None:
    covert = besieged("elf", "Layos", hand=["Not Slay Needlessly"])
    covert.play("Not Slay Needlessly").until("hazards")
    assert covert.stands("Layos") == "untapped"
    overt = besieged("elf", "Layos", "Muzgash", hand=["Not Slay Needlessly"])
    assert overt.play("Not Slay Needlessly").attack() == (3, 6)


@card("LE-212", 2)
def test_needless_slaying_slackens_once_an_attack() -> None:
    table = besieged("elf", "Muzgash", hand=["Not Slay Needlessly", "Not Slay Needlessly"])
    table.play("Not Slay Needlessly")
    assert not table.find("play")
    assert table.attack() == (3, 6)


@card("LE-225", 1)
def test_a_diplomat_of_a_covert_company_deceives_an_attacker() -> None:
    table = besieged("dragon", "Layos", "Luitprand", hand=["Ruse"])
    table.play("Ruse", "Layos").until("hazards", limit=20)
    assert [table.stands(who) for who in ("Layos", "Luitprand")] == ["tapped", "untapped"]
    assert not besieged("man", tapped("Layos"), hand=["Ruse"]).find("play")
    assert not besieged("man", "Layos", "Muzgash", hand=["Ruse"]).find("play")


@card("LE-225", 2)
def test_no_strike_falls_on_a_scout_who_plays_a_ruse() -> None:
    table = besieged("man", "Ostisen", "Muzgash", "Lagduf", hand=["Ruse"])
    table.play("Ruse", "Ostisen").until_step("assign")
    assert {each.source for each in table.find("face")} == {table.id("Muzgash"), table.id("Lagduf")}
    table.face("Muzgash", "Lagduf").until("hazards", limit=40)
    assert table.stands("Ostisen") == "untapped"


# -- one strike --------------------------------------------------------------------------------------------------------


@card("LE-172", 1)
def test_a_bold_thrust_bares_the_breast() -> None:
    table = struck_minion("Bold Thrust", "Asternak", 20)
    table.play("Bold Thrust")
    assert (table.target_prowess(), table.met_strike.body) == (8, -1)
    assert not struck_minion("Bold Thrust", "Layos", 9).find("play")
    deadly = struck_minion("Bold Thrust", "Asternak", 30, 3, 7)
    deadly.play("Bold Thrust")
    while deadly.g.attacks:
        deadly.passes()
    assert deadly.zone("Asternak") == "removed:A"
    spared = struck_minion("Dodge", "Asternak", 30, 3, 7)
    assert spared.until("hazards", limit=20).stands("Asternak") == "wounded"


@card("LE-238", 1)
def test_swift_strokes_are_rolled_twice() -> None:
    table = struck_minion("Swift Strokes", "Asternak", 12, 3, 10)
    table.play("Swift Strokes")
    assert table.target_prowess() == 6
    table.until("hazards", limit=20)
    assert table.said("rolls") >= 2
    assert table.stands("Asternak") != "wounded"
    assert not struck_minion("Swift Strokes", "Layos", 9).find("play")


@card("LE-247", 1)
def test_under_his_blow_nobody_tires() -> None:
    table = struck_minion("Under His Blow", "Layos", 9, 7)
    usual = table.target_prowess()
    table.play("Under His Blow")
    assert table.target_prowess() == usual
    table.until("hazards", limit=20)
    assert table.stands("Layos") == "untapped"
    tired = struck_minion("Under His Blow", tapped("Layos"), 9, name="Layos", target="Layos")
    assert not tired.find("play")


# -- at a site ---------------------------------------------------------------------------------------------------------

RICK = "Burning Rick, Cot, and Tree"


@card("LE-173", 1)
@pytest.mark.parametrize(("site", "able"), [(tapped("Dale"), True), ("Dale", False), (tapped("Edoras"), False)])
def test_a_village_burns_when_it_is_tapped(site: Any, able: bool) -> None:
    assert bool(inside(site, "Asternak", hand=[RICK]).find("play")) is able


def burned(*members: Any, again: bool = False, **more: Any) -> CardTable:
    """The village has burned; strong companies fear nothing."""
    table = inside(tapped("Dale"), *members, hand=[RICK, RICK] if again else [RICK], **more)
    table.choose("play", RICK).until_step("assign")
    return table


@card("LE-173", 2)
def test_two_attacks_are_faced_and_one_who_is_left_may_tap() -> None:
    table = burned("Lieutenant of Morgul", "Shagrat", "Radbug", "Layos")
    assert (table.attack(), table.g.attacks[-1].race) == ((4, 7), "man")
    seen = set()
    for _ in range(60):
        if table.asked in ("who-takes-it", "site"):
            break
        if table.g.attacks:
            seen.add(table.attack())
        table.passes()
    assert seen == {(4, 7), (1, 9)}


@card("LE-173", 2)
@pytest.mark.parametrize("takes", [True, False])
def test_a_burned_village_counts_for_who_taps(takes: bool) -> None:
    table = with_one_left()
    before = total_now(table.g, "A")
    if takes:
        table.pick("Layos").until("site")
        assert (table.stands("Layos"), table.zone(RICK)) == ("tapped", "marshalling:A")
        assert total_now(table.g, "A") - before == 2
    else:
        table.choose("decline").until("site")
        assert (table.stands("Layos"), table.zone(RICK)) == ("untapped", "discard:A")


def with_one_left(*hand: str, **more: Any) -> CardTable:
    """Both attacks were called off, and Layos is untapped."""
    quarrels = ["Orc Quarrels", "Orc Quarrels"]
    table = inside(tapped("Dale"), "Layos", "Muzgash", hand=[RICK, *quarrels, *hand], **more)
    table.choose("play", RICK)
    for _ in range(2):
        table.until("attack").play("Orc Quarrels")
    return table.until("who-takes-it")


@card("LE-173", 2)
def test_a_village_that_tired_everybody_counts_nothing() -> None:
    table = inside(tapped("Dale"), tapped("Asternak"), hand=[RICK, "Orc Quarrels", "Orc Quarrels"])
    table.choose("play", RICK)
    for _ in range(2):
        table.until("attack").play("Orc Quarrels")
    table.until("site")
    assert table.zone(RICK) == "discard:A"


@card("LE-173", 3)
def test_who_burns_a_village_loses_its_factions() -> None:
    lying = ["Men of the Vale", "Men of the Holds", "Orcs of Moria"]
    table = with_one_left(ana={"marshalling": lying})
    table.choose("decline").until("site")
    assert [table.zone(each) for each in lying] == ["discard:A", "discard:A", "marshalling:A"]


@card("LE-173", 4)
@pytest.mark.parametrize("takes", [True, False])
def test_a_village_burns_once_unless_it_counted_nothing(takes: bool) -> None:
    table = with_one_left(RICK)
    table.choose(*(("choose", "Layos") if takes else ("decline",))).until("site")
    assert bool(table.find("play", RICK)) is not takes


BEEN_HEARD, QUESTIONER = "That’s Been Heard Before Tonight", "To Satisfy the Questioner"


@card("LE-241", 1)
@pytest.mark.parametrize(
    ("site", "who", "able"),
    [
        ("Thranduil’s Halls", "Layos", True),
        (tapped("Bag End"), "Layos", True),
        ("Thranduil’s Halls", tapped("Layos"), False),
        ("Thranduil’s Halls", "Muzgash", False),
        ("Dale", "Layos", False),
        ("Dimrill Dale", "Layos", False),
    ],
)
def test_news_is_heard_where_free_people_talk(site: Any, who: Any, able: bool) -> None:
    table = inside(site, who, hand=[BEEN_HEARD])
    assert bool(table.find("play")) is able
    if able:
        place = "Bag End" if isinstance(site, dict) else site
        before = table.stands(place)
        table.play(BEEN_HEARD)
        assert (table.stands("Layos"), table.stands(place)) == ("tapped", before)


@card("LE-246", 1)
@pytest.mark.parametrize(
    ("site", "who", "able"),
    [
        ("Edoras", "Layos", True),
        ("Edoras", "Muzgash", True),
        ("Edoras", tapped("Layos"), False),
        (tapped("Edoras"), "Layos", False),
        ("Dale", "Layos", False),
    ],
)
def test_the_questioner_is_answered_at_free_holds(site: Any, who: Any, able: bool) -> None:
    table = inside(site, who, hand=[QUESTIONER])
    assert bool(table.find("play")) is able
    if able:
        table.play(QUESTIONER)
        assert (table.stands(str(who)), table.stands("Edoras")) == ("tapped", "tapped")


@pytest.mark.parametrize(
    ("event", "points"),
    [pytest.param(BEEN_HEARD, 2, marks=card("LE-241", 2)), pytest.param(QUESTIONER, 3, marks=card("LE-246", 2))],
)
def test_who_carries_news_rests_when_it_is_stored(event: str, points: int) -> None:
    away = CardTable(minion(at("Bag End", bearing("Layos", event, exhausted=True))), step="untap")
    away.until("organization")
    assert away.stands("Layos") == "tapped"
    assert not away.find("store", event)
    home = CardTable(minion(at("Dol Guldur", bearing("Layos", event, exhausted=True))))
    before = total_now(home.g, "A")
    home.choose("store", event)
    assert home.zone(event) == "marshalling:A"
    assert total_now(home.g, "A") - before == points
    assert numbers.forbidden(away.g, "untap", away.id("Layos"))
    assert not numbers.forbidden(home.g, "untap", home.id("Layos"))


# -- rings are forged anew ---------------------------------------------------------------------------------------------

FORGING = "Secrets of Their Forging"
SAGE = bearing("Layos", "The Least of Gold Rings")


@card("LE-226", 1)
@pytest.mark.parametrize(
    ("site", "members", "able"),
    [
        ("Thranduil’s Halls", [SAGE], True),
        ("Thranduil’s Halls", ["Ciryaher", bearing("Muzgash", "Gleaming Gold Ring")], True),
        ("Thranduil’s Halls", [bearing("Muzgash", "Gleaming Gold Ring")], False),
        ("Thranduil’s Halls", [tapped("Layos", attachments=["The Least of Gold Rings"])], False),
        ("Thranduil’s Halls", ["Layos"], False),
        (tapped("Thranduil’s Halls"), [SAGE], False),
        ("Edoras", [SAGE], False),
    ],
)
def test_a_sage_forges_where_he_is_told_how(site: Any, members: list[Any], able: bool) -> None:
    assert bool(inside(site, *members, hand=[FORGING, "Minor Ring"]).find("play")) is able


@card("LE-226", 1, 2)
def test_a_gold_ring_becomes_a_special_one() -> None:
    hand = [FORGING, "Minor Ring", "Dwarven Ring of Thrár’s Tribe", "Ring of Doom"]
    table = inside("Thranduil’s Halls", SAGE, hand=hand)
    table.choose("play", FORGING).until("ring")
    assert not table.find("choose", "Ring of Doom")
    assert table.find("choose", "Minor Ring")
    table.pick("Dwarven Ring of Thrár’s Tribe").until("site")
    assert table["Dwarven Ring of Thrár’s Tribe"].host == table.id("Layos")
    assert table.zone("The Least of Gold Rings") == "discard:A"
    assert [table.stands(each) for each in ("Layos", "Thranduil’s Halls")] == ["tapped", "tapped"]


@card("LE-226", 2)
def test_a_gold_ring_is_gone_even_if_nothing_takes_its_place() -> None:
    table = inside("Thranduil’s Halls", SAGE, hand=[FORGING, "Minor Ring"])
    table.choose("play", FORGING).until("ring").choose("decline").until("site")
    assert table.zone("The Least of Gold Rings") == "discard:A"
    assert table.zone("Minor Ring") == "hand:A"
