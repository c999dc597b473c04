"""Hazards and sites of the minion decks, a test for each sentence of their text."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.reading.queries import facts
from tests.games.meccg.cards.situations import WILD, inside, met
from tests.games.meccg.cards.table import CardTable, attacked, hero, minion
from tests.games.meccg.table import at, bearing, set_dice, tapped, wounded

card = pytest.mark.card

C = "coastal_sea"

# -- events ------------------------------------------------------------------------------------------------------------


def strengthened(race: str, *events: str) -> tuple[int, int]:
    """Strikes and prowess of an attack of one strike and eight prowess."""
    table = CardTable(
        hero(at("Moria", "Haldir", origin="Lórien", limit=2)),
        hero(events=list(events)),
        step="attack_actions",
        attack=attacked(race, 1, 8),
    )
    return table.attack()


@card("AS-30", 1)
@pytest.mark.parametrize(("race", "prowess"), [("spider", 10), ("animal", 10), ("wolf", 8), ("orc", 8)])
def test_froth_and_rage_are_of_spiders_and_animals(race: str, prowess: int) -> None:
    assert strengthened(race, "Full of Froth and Rage") == (1, prowess)


@card("AS-30", 2)
@pytest.mark.parametrize(("race", "roll", "stays"), [("spider", 12, False), ("spider", 3, True), ("wolf", 12, True)])
def test_rage_is_spent_when_such_an_attack_is_defeated(race: str, roll: int, stays: bool) -> None:
    table = CardTable(
        hero(at("Moria", "Elrond", origin="Lórien", limit=2)),
        hero(events=["Full of Froth and Rage"]),
        step="strike_resources",
        attack=attacked(race, 1, 8, targets=["Elrond"]),
        strike={"target": "Elrond"},
        roll=(roll, 3),
    )
    while table.g.attacks:
        table.passes()
    assert ("Full of Froth and Rage" in table) is stays


@pytest.mark.parametrize(
    "event",
    [
        pytest.param("Full of Froth and Rage", marks=card("AS-30", 3)),
        pytest.param("Wake of War", marks=card("TW-108", 2)),
        pytest.param("Stench of Mordor", marks=card("LE-141", 3)),
        pytest.param("From the Pits of Angband", marks=card("TD-27", 3)),
    ],
)
def test_events_that_cannot_be_duplicated(event: str) -> None:
    assert met(event, "Elrond").find("play", event)
    assert not met(event, "Elrond", bor={"events": [event]}).find("play", event)


@card("TW-108", 1)
@pytest.mark.parametrize(
    ("race", "doors", "attack"),
    [
        ("wolf", False, (2, 9)),
        ("spider", False, (2, 9)),
        ("animal", False, (2, 9)),
        ("orc", False, (1, 8)),
        ("wolf", True, (3, 10)),
        ("spider", True, (2, 9)),
        ("animal", True, (2, 9)),
    ],
)
def test_the_wake_of_war(race: str, doors: bool, attack: tuple[int, int]) -> None:
    assert strengthened(race, "Wake of War", *(["Doors of Night"] if doors else [])) == attack


def reserved(creature: str, path: list[str], **more: Any) -> CardTable:
    """A creature lies in reserve with Summons from Long Sleep."""
    lying = {"card": "Summons from Long Sleep"}
    events = [lying, *(["Doors of Night"] if more.pop("doors", False) else [])]
    road = {"path": path, "regions": []}
    table = met(creature, "Elrond", "Balin", "Haldir", site="Rivendell", road=road, bor={"events": events})
    table.use("Summons from Long Sleep", creature)
    return table.until("hazards")


@card("AS-39", 1)
def test_one_dragon_or_drake_is_summoned_beside_the_limit() -> None:
    bor = {"events": ["Summons from Long Sleep"]}
    table = met("Marsh-drake", "Elrond", bor={**bor})
    before = table.company("Elrond").hazards
    table.use("Summons from Long Sleep", "Marsh-drake").until("hazards")
    assert table["Marsh-drake"].host == table.id("Summons from Long Sleep")
    assert table.company("Elrond").hazards == before
    assert not table.find("use", "Summons from Long Sleep")
    assert not met("Wargs", "Elrond", bor={**bor}).find("use")
    assert not met("Itangast Ahunt", "Elrond", bor={**bor}).find("use")


@card("AS-39", 2, 3)
def test_what_was_summoned_attacks_more_fiercely_and_once() -> None:
    table = reserved("Marsh-drake", [C])
    table.choose("creature", "Marsh-drake").until("attack")
    assert table.attack() == (2, 13)
    while table.g.attacks:
        table.passes()
    assert "Summons from Long Sleep" not in table


@card("AS-39", 2)
def test_what_was_summoned_is_fierce_in_all_its_attacks() -> None:
    table = reserved("Nameless Thing", [C], doors=True)
    table.choose("creature", "Nameless Thing")
    for number in range(3):
        table.until("attack")
        assert table.attack() == (2, 12)
        assert "Summons from Long Sleep" in table
        assert table.offers("use", "Nameless Thing") == (number == 0)
        if number == 0:
            table.use("Nameless Thing", "Elrond")
        else:
            table.g.attacks[-1].cancelled = True
            table.passes()


EYE = "Searching Eye"


@card("LE-136", 1)
def test_the_eye_sees_a_scout_before_he_is_hidden() -> None:
    table = CardTable(
        hero(at("Moria", "Adrazar", "Elrond", limit=2), hand=["Concealment"]),
        {"hand": [EYE]},
        step="attack_actions",
        attack=attacked("orc", 2, 8),
    )
    table.choose("play", "Concealment").until("answer")
    assert table.find("play", EYE)
    table.choose("play", EYE)
    for _ in range(6):
        if table.asked in ("attack", "assign"):
            break
        table.passes()
    assert table.zone("Concealment") == "discard:A"
    assert table.g.attacks
    assert not table.g.attacks[-1].cancelled
    dodge = CardTable(
        hero(at("Moria", "Elrond", limit=2), hand=["Escape"]),
        {"hand": [EYE]},
        step="attack_actions",
        attack=attacked("orc"),
    )
    dodge.choose("play", "Escape")
    assert not dodge.find("play", EYE)


@card("LE-136", 2)
def test_an_eye_on_guard_sees_the_scout_in_the_site_phase() -> None:
    company = at("Moria", "Elrond", "Fatty Bolger", went=True, on_guard=[EYE])
    table = CardTable(hero(company, hand=["Concealment"]), {}, step="site_company").until("enter").choose("enter")
    table.until("attack").choose("play", "Concealment")
    while table.who != "Bor":
        table.passes()
    table.choose("reveal", EYE).until("attack")
    assert (table.zone("Concealment"), table.zone(EYE)) == ("discard:A", "discard:B")
    assert not table.g.attacks[-1].cancelled


@card("LE-136", 1)
def test_the_eye_sees_one_of_several_scouts() -> None:
    companies = [at("Rivendell", "Adrazar", limit=2), at("Bree", "Fatty Bolger", limit=2)]
    table = CardTable(hero(*companies, hand=["Stealth", "Stealth"]), {"hand": [EYE]})
    table.choose("play", "Stealth").pick("Adrazar")
    table.until("organization").play("Stealth")
    hidden = {each.source for each in table.g.effects if each.kind == "no_creatures"}
    assert len(hidden) == 2
    table.until("hazards").choose("play", EYE)
    for _ in range(6):
        if len({each.source for each in table.g.effects if each.kind == "no_creatures"}) < 2:
            break
        table.passes()
    assert len({each.source for each in table.g.effects if each.kind == "no_creatures"}) == 1


@card("LE-140", 1)
@pytest.mark.parametrize(("roll", "attacks"), [(12, True), (2, False)])
def test_an_ally_breaks_loose_by_a_roll(roll: int, attacks: bool) -> None:
    company = at("Rivendell", bearing("Anborn", "Treebeard"), "Elrond", "Théoden", "Balin", **WILD)
    table = CardTable(hero(company), {"hand": ["Stay Her Appetite"]}, step="hazards").until("hazards")
    table.rolls(roll, 2).choose("play", "Stay Her Appetite")
    for _ in range(8):
        if table.g.attacks or table.zone("Stay Her Appetite") == "discard:B":
            break
        table.passes()
    assert bool(table.g.attacks) is attacks
    if attacks:
        it = table.g.attacks[-1]
        assert (it.race, it.strikes, it.prowess, it.detainment) == ("ally", 1, 10, True)


@card("LE-140", 1, 2)
def test_a_minions_ally_wounds_and_leaves() -> None:
    company = at("Moria", bearing("Shagrat", "Stinker"), "Lieutenant of Morgul", "Asternak", **WILD)
    table = CardTable(minion(company), {"hand": ["Stay Her Appetite"]}, step="hazards").until("hazards")
    table.rolls(12, 12).choose("play", "Stay Her Appetite").until("attack")
    assert not table.g.attacks[-1].detainment
    table.rolls(2, 2)
    while table.g.attacks:
        table.passes()
    assert table.zone("Stinker") == "discard:A"
    assert table.stands("Shagrat") == "wounded"


STENCH = "Stench of Mordor"


@card("LE-141", 1)
@pytest.mark.parametrize(
    ("site", "doors", "taps"),
    [
        ("Barad-dûr", False, True),
        ("Moria", False, False),
        ("Bandit Lair", True, True),
        ("Bandit Lair", False, False),
        ("Dol Guldur", False, True),
    ],
)
def test_the_stench_tires_who_is_in_the_dark(site: str, doors: bool, taps: bool) -> None:
    events = [STENCH, *(["Doors of Night"] if doors else [])]
    table = CardTable(minion(at(site, "Layos", tapped("Ostisen"), went=True)), {"events": events}, step="site_company")
    table.until("enter")
    assert table.stands("Layos") == ("tapped" if taps else "untapped")


@card("LE-141", 2)
@pytest.mark.parametrize(("deck", "blows"), [(["Dodge"], True), (["Dodge", "Escape"], False)])
def test_the_stench_blows_away_when_a_deck_is_exhausted(deck: list[str], blows: bool) -> None:
    ana = minion(at("Moria", "Layos"), deck=deck, discard=["Ruse"], hand=["Dodge"] * 7)
    table = CardTable(ana, {"events": [STENCH]}, step="reset_hands").until("organization")
    assert (STENCH not in table) is blows


@card("LE-145", 1, 2)
def test_twilight_falls_at_any_time_beside_the_limit() -> None:
    table = CardTable(
        minion(at("Moria", "Layos"), hand=["Twilight"]), {"events": ["Doors of Night", "Full of Froth and Rage"]}
    )
    table.play("Twilight")
    assert table.zone("Doors of Night") == "discard:B"
    assert "Full of Froth and Rage" in table
    assert not CardTable(minion(at("Moria", "Layos"), hand=["Twilight"])).find("play")
    theirs = met("LE-145", "Elrond", ana={"events": ["Gates of Morning"]})
    before = theirs.company("Elrond").hazards
    theirs.play("LE-145")
    assert theirs.company("Elrond").hazards == before
    assert theirs.zone("Gates of Morning") == "discard:A"


PITS = "From the Pits of Angband"


def pits(*discard: str, doors: bool = False) -> CardTable:
    events = [PITS, *(["Doors of Night"] if doors else [])]
    return CardTable(hero(at("Bree", "Elrond")), {"events": events, "discard": list(discard)}, step="turn_ends")


@card("TD-27", 1)
def test_one_drake_or_dragon_comes_out_of_the_pits() -> None:
    table = pits("Cave Worm", "Itangast Ahunt", "Cave-drake", "Wargs").until("pits-to-deck")
    offered = {facts(table.g, each.source).title for each in table.find("choose")}
    assert offered == {"Cave Worm", "Itangast Ahunt"}
    table.pick("Itangast Ahunt")
    assert (table.zone("Itangast Ahunt"), table.zone("Cave Worm")) == ("deck:B", "discard:B")
    left = pits("Cave Worm").until("pits-to-deck").choose("decline")
    assert left.zone("Cave Worm") == "discard:B"


@card("TD-27", 2)
@pytest.mark.parametrize("way", ["pits_hand", "pits_deck"])
def test_behind_the_doors_one_of_each_may_come_to_the_hand(way: str) -> None:
    table = pits("Cave Worm", "Itangast Ahunt", doors=True).until("pits").choose(way)
    if way == "pits_deck":
        assert table.pick("Cave Worm").zone("Cave Worm") == "deck:B"
        return
    table.pick("Cave Worm").pick("Itangast Ahunt")
    assert [table.zone(each) for each in ("Cave Worm", "Itangast Ahunt")] == ["hand:B", "hand:B"]


@card("TD-37", 1, 2, 3)
@pytest.mark.parametrize(
    ("region", "doors", "hunted"),
    [
        *(("Withered Heath", False, True), ("Northern Rhovanion", False, True), ("Iron Hills", False, True)),
        *(("Grey Mountain Narrows", False, True), ("Dorwinion", False, False), ("Dorwinion", True, True)),
        *(("Southern Rhovanion", True, True), ("Heart of Mirkwood", True, True), ("Woodland Realm", True, True)),
        ("Rohan", True, False),
    ],
)
def test_itangast_hunts_in_the_north(region: str, doors: bool, hunted: bool) -> None:
    company = at("Bree", "Elrond", **{**WILD, "regions": [region], "path": [C]})
    events = ["Itangast Ahunt", *(["Doors of Night"] if doors else [])]
    table = CardTable(hero(company), {"events": events}, step="passive")
    for _ in range(4):
        if table.g.attacks or table.asked == "movement":
            break
        table.passes()
    assert bool(table.g.attacks) is hunted
    if hunted:
        it = table.g.attacks[-1]
        assert (it.race, it.strikes, it.prowess, it.body) == ("dragon", 4, 16, 7)


# -- sites -------------------------------------------------------------------------------------------------------------

DARKHAVENS = {"Carn Dûm": "LE-359", "Dol Guldur": "LE-367", "Minas Morgul": "LE-390"}


def each_darkhaven(**sentences: int) -> pytest.MarkDecorator:
    cases = [
        pytest.param(name, marks=card(code, sentences[code.replace("-", "_")])) for name, code in DARKHAVENS.items()
    ]
    return pytest.mark.parametrize("haven", cases)


@each_darkhaven(LE_359=5, LE_367=4, LE_390=3)
def test_a_darkhaven_shelters_who_is_there_and_not_who_is_on_the_way(haven: str) -> None:
    def canceled(**more: Any) -> bool:
        it = attacked("wolf", 2, 8, key=more.pop("key", "region_type"), keyed="wilderness")
        return CardTable(minion(at(haven, "Layos", limit=2, **more)), step="attack_begins", attack=it).g.attacks == []

    assert canceled()
    assert not canceled(origin="Moria", moved=True, path=["wilderness"])


@each_darkhaven(LE_359=4, LE_367=3, LE_390=2)
def test_a_gold_ring_is_tested_as_it_is_stored_at_a_darkhaven(haven: str) -> None:
    table = CardTable(minion(at(haven, bearing("Layos", "The Least of Gold Rings")), hand=["Minor Ring"]))
    table.choose("store", "The Least of Gold Rings").until("corruption").rolls(12, 9).until("ring")
    results = [line.message.params["total"] for line in table.session.log if line.message.id == "mec-log-ring-tested"]
    assert results == [7]


@card("LE-359", 3)
@pytest.mark.parametrize(("who", "able"), [("Muzgash", True), ("Bûrat", True), ("Layos", False)])
def test_carn_dum_takes_orcs_and_trolls(who: str, able: bool) -> None:
    table = CardTable(minion(at("Carn Dûm", "Lagduf"), hand=[who])).choose("organize")
    assert bool(table.find("bring", who)) is able


@card("LE-352", 2)
@pytest.mark.parametrize(("site", "stands"), [("Barad-dûr", "tapped"), ("Moria", "wounded")])
def test_barad_dur_heals_as_a_darkhaven(site: str, stands: str) -> None:
    table = CardTable(minion(at(site, wounded("Layos"))), step="untap").until("organization")
    assert table.stands("Layos") == stands


@card("LE-352", 3, 4)
@pytest.mark.parametrize(("site", "tested"), [("Barad-dûr", True), ("Moria", False)])
def test_rings_are_tested_at_barad_dur_in_the_site_phase(site: str, tested: bool) -> None:
    ana = minion(at(site, bearing("Layos", "The Least of Gold Rings"), went=True))
    table = CardTable(ana, step="site_company", before=lambda g: set_dice(g, 9)).until("enter")
    results = [line.message.params["total"] for line in table.session.log if line.message.id == "mec-log-ring-tested"]
    assert results == ([6] if tested else [])


@pytest.mark.parametrize(
    "site",
    [
        pytest.param("Goblin-gate", marks=card("LE-378", 4)),
        pytest.param("Moria", marks=card("LE-392", 4)),
        "Mount Gundabad",
    ],
)
def test_creatures_attack_normally_at_goblin_gate_and_moria(site: str) -> None:
    def holds_back(race: str) -> bool:
        it = attacked(race, 2, 8, key="site_type", keyed="shadow_hold")
        table = CardTable(minion(at(site, "Layos", limit=2)), step="attack_actions", attack=it)
        return table.g.attacks[-1].detainment

    assert holds_back("orc") is (site == "Mount Gundabad")
    assert holds_back("nazgul")


@card("LE-415", 4)
def test_the_worthy_hills_never_tap() -> None:
    table = inside("The Worthy Hills", "Layos", "Ostisen", hand=["Woses of the Eryn Vorn"])
    table.choose("acquire", "Woses of the Eryn Vorn", "Layos").until("influence").rolls(12).until("end", limit=20)
    assert table.stands("The Worthy Hills") == "untapped"
