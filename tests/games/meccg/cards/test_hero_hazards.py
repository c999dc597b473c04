"""Hazards that lie in the decks of Wizards, a test for each sentence of their text."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.meccg.reading.movement import type_of_region
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.reading.sites import site_type
from tests.games.meccg.cards.sentences import showing, shows
from tests.games.meccg.cards.situations import WILD, met
from tests.games.meccg.cards.table import CardTable, attacked, hero, minion
from tests.games.meccg.table import at

DOORS = "Doors of Night"


def events(*more: str, doors: bool = False) -> dict[str, Any]:
    """Bor has these events in play, and with ``doors`` Doors of Night too."""
    return {"events": [*more, *([DOORS] if doors else [])]}


# -- what cannot lie twice ---------------------------------------------------------------------------------------------

ONCE = [("The Moon Is Dead", 4), (DOORS, 2), ("Minions Stir", 2)]


@pytest.mark.parametrize("event", [pytest.param(title, marks=shows(title, number)) for title, number in ONCE])
def test_events_that_cannot_be_duplicated(event: str) -> None:
    assert met(event, "Elrond").find("play", event)
    assert not met(event, "Elrond", bor=events(event)).find("play", event)


# -- stronger attacks --------------------------------------------------------------------------------------------------

STRONGER = [
    ("The Moon Is Dead", "undead", False, (2, 9)),
    ("The Moon Is Dead", "orc", False, (1, 8)),
    ("Minions Stir", "orc", False, (2, 9)),
    ("Minions Stir", "troll", False, (2, 9)),
    ("Minions Stir", "wolf", False, (1, 8)),
    ("Minions Stir", "orc", True, (3, 10)),
    ("Minions Stir", "troll", True, (2, 9)),
]


@pytest.mark.parametrize(("event", "race", "doors", "attack"), showing(1, STRONGER))
def test_events_strengthen_attacks(event: str, race: str, doors: bool, attack: tuple[int, int]) -> None:
    company = at("Moria", "Haldir", origin="Lórien", limit=2)
    bor = events(event, doors=doors)
    table = CardTable(hero(company), bor, step="attack_actions", attack=attacked(race, 1, 8))
    assert table.attack() == attack


@shows("The Moon Is Dead", 2)
def test_under_a_dead_moon_the_dead_of_a_place_come_twice_and_as_strong() -> None:
    table = CardTable(hero(at("Barrow-downs", "Elrond", went=True)), events("The Moon Is Dead"), step="site_company")
    safe = [Effect(name, amount, [table.id("Elrond")], "", "game") for name, amount in (("prowess", -9), ("body", 9))]
    table.g.effects += [*safe, Effect("check", 20, [table.id("Elrond")], "", "game")]
    table.until("enter").choose("enter")
    assert faced(table, "Elrond") == [(2, 9), (2, 9)]


def faced(table: CardTable, who: str) -> list[tuple[int, int]]:
    """The automatic-attacks that come until the company may act: strikes and prowess."""
    found: list[tuple[int, int]] = []
    seen: list[list[str]] = []
    while table.asked not in ("site", "end"):
        if table.g.attacks and table.question.step == "attack_actions" and table.company(who).met not in seen:
            seen.append(list(table.company(who).met))
            found.append(table.attack())
        table.passes()
    return found


@shows("The Moon Is Dead", 3)
@pytest.mark.parametrize(("race", "roll", "stays"), [("undead", 12, False), ("undead", 2, True), ("wolf", 12, True)])
def test_the_moon_rises_when_an_attack_by_undead_is_defeated(race: str, roll: int, stays: bool) -> None:
    table = CardTable(
        hero(at("Moria", "Elrond", origin="Lórien", limit=2)),
        events("The Moon Is Dead"),
        step="strike_resources",
        attack=attacked(race, 1, 8, targets=["Elrond"]),
        strike={"target": "Elrond"},
        roll=(roll, 3),
    )
    while table.g.attacks:
        table.passes()
    assert ("The Moon Is Dead" in table) is stays


# -- environments ------------------------------------------------------------------------------------------------------


@shows(DOORS, 1)
def test_the_doors_of_night_end_resource_environments_and_no_hazards() -> None:
    table = met(DOORS, "Elrond", ana={"events": ["Gates of Morning"]}, bor=events("Minions Stir") | {"hand": [DOORS]})
    table.play(DOORS)
    assert table.zone("Gates of Morning") == "discard:A"
    assert (table.zone(DOORS), table.zone("Minions Stir")) == ("events:B", "events:B")


@shows("Twilight", 1, 2)
def test_twilight_falls_in_ones_own_turn_or_beside_the_limit() -> None:
    table = CardTable(hero(at("Moria", "Elrond"), hand=["Twilight"]), events("Minions Stir", doors=True))
    table.play("Twilight")
    assert table.zone(DOORS) == "discard:B"
    assert "Minions Stir" in table
    assert not CardTable(hero(at("Moria", "Elrond"), hand=["Twilight"]), events("Minions Stir")).find("play")
    theirs = met("Twilight", "Elrond", ana={"events": ["Gates of Morning"]})
    before = theirs.company("Elrond").hazards
    theirs.play("Twilight")
    assert theirs.company("Elrond").hazards == before
    assert theirs.zone("Gates of Morning") == "discard:A"


@shows("Twilight", 1)
def test_twilight_takes_an_environment_that_was_only_declared() -> None:
    table = met(DOORS, "Elrond", ana={"hand": ["Twilight"]})
    table.choose("play", DOORS)
    while table.who != "Ana":
        table.passes()
    table.play("Twilight").until("hazards")
    assert table.zone(DOORS) == "discard:B"


# -- shadows -----------------------------------------------------------------------------------------------------------


@shows("Choking Shadows", 1)
@pytest.mark.parametrize(("site", "prowess"), [("Isengard", 9), ("Moria", None)])
def test_choking_shadows_strengthen_what_waits_in_ruins(site: str, prowess: int | None) -> None:
    table = met("Choking Shadows", "Elrond", site=site)
    assert table.offers("play", "Choking Shadows") is (prowess is not None)
    if prowess is not None:
        table.play("Choking Shadows").until("enter").choose("enter").until_step("attack_actions")
        assert table.attack() == (3, prowess)


@shows("Choking Shadows", 2)
def test_behind_the_doors_choking_shadows_darken_a_place_or_a_wilderness() -> None:
    place = met("Choking Shadows", "Elrond", site="Isengard", bor=events(doors=True))
    place.play("Choking Shadows", way=1)
    assert site_type(place.g, place.company("Elrond").site) == "shadow_hold"
    wild = met("Choking Shadows", "Elrond", bor=events(doors=True))
    wild.play("Choking Shadows")
    assert type_of_region(wild.g, wild.company("Elrond").regions[0]) == "shadow_land"
    assert not met("Choking Shadows", "Elrond", bor=events()).find("play")


@shows("Choking Shadows", 3)
def test_choking_shadows_cannot_be_duplicated() -> None:
    table = met("Choking Shadows", "Elrond", site="Isengard", bor={"hand": ["Choking Shadows"] * 2})
    table.play("Choking Shadows").until("hazards")
    assert not table.find("play")


# -- on whom they are played -------------------------------------------------------------------------------------------

DARK = {"path": ["shadow_land"], "regions": ["TW-444"], "origin": "Rivendell"}


@shows("Seized by Terror", 1)
@pytest.mark.parametrize(("who", "roll", "flees"), [("Orophin", 7, True), ("Orophin", 10, False)])
def test_whom_terror_seizes_goes_back_alone(who: str, roll: int, flees: bool) -> None:
    table = met("Seized by Terror", "Elrond", who, road=DARK).rolls(roll)
    table.play("Seized by Terror", who)
    assert table.place(who) == ("Rivendell" if flees else "Bree")
    assert table.members(who) == ([who] if flees else ["Elrond", who])


@shows("Seized by Terror", 1)
def test_terror_seizes_no_wizard_and_nobody_in_the_wild() -> None:
    table = met("Seized by Terror", "Alatar", "Orophin", road=DARK)
    table.choose("play", "Seized by Terror")
    assert [facts(table.g, option.source).title for option in table.question.options] == ["Orophin"]
    assert not met("Seized by Terror", "Orophin").find("play")


@shows("Two or Three Tribes Present", 1)
@pytest.mark.parametrize(
    ("path", "played"),
    [
        (["wilderness", "wilderness"], True),
        (["wilderness"], False),
        (["shadow_land"], True),
        (["dark_domain"], True),
        (["border_land", "free_domain"], False),
    ],
)
def test_where_two_or_three_tribes_are_present(path: list[str], played: bool) -> None:
    table = met("Two or Three Tribes Present", "Elrond", road={"path": path, "regions": []})
    assert bool(table.find("play")) is played
    if played:
        table.choose("play", "Two or Three Tribes Present").until("tribe")
        named = {option.verb for option in table.question.options}
        assert "tribe_wolf" in named
        assert not named & {"tribe_nazgul", "tribe_undead", "tribe_dragon"}


@shows("Two or Three Tribes Present", 2)
def test_creatures_of_the_tribe_come_beside_the_limit_and_no_others() -> None:
    hand = ["Two or Three Tribes Present", "Wargs", "Orc-watch"]
    road = {"path": ["wilderness", "wilderness"], "regions": [], "limit": 1}
    table = met("Two or Three Tribes Present", "Elrond", road=road, bor={"hand": hand})
    assert table.offers("creature", "Wargs")
    table.choose("play", "Two or Three Tribes Present").until("tribe").choose("tribe_wolf").until("hazards")
    assert table.offers("creature", "Wargs")
    assert not table.offers("creature", "Orc-watch")


@shows("Incite Defenders", 1, 2)
def test_the_defenders_of_a_free_place_are_incited_once() -> None:
    table = CardTable(minion(at("Dale", "Layos", limit=4)), {"hand": ["Incite Defenders"] * 2}, step="hazards")
    table.until("hazards").play("Incite Defenders")
    assert not table.find("play", "Incite Defenders")
    table.until("enter").choose("enter")
    table.g.effects.append(Effect("prowess", 60, [table.id("Layos")], "", "game"))
    assert faced(table, "Layos") == [(1, 5), (1, 5)]
    moria = CardTable(minion(at("Moria", "Layos", limit=4)), {"hand": ["Incite Defenders"]}, step="hazards")
    assert not moria.until("hazards").find("play")


@shows("Veils Flung Away", 1)
@pytest.mark.parametrize(
    ("path", "doors", "played"),
    [
        ("wilderness", False, True),
        ("border_land", False, True),
        ("free_domain", False, True),
        ("shadow_land", False, False),
        ("wilderness", True, False),
    ],
)
def test_veils_are_flung_away_in_the_light(path: str, doors: bool, played: bool) -> None:
    company = at("Dale", "Muzgash", "Layos", **{**WILD, "path": [path], "regions": []})
    bor = {"hand": ["Veils Flung Away"], **events(doors=doors)}
    table = CardTable(minion(company), bor, step="hazards").until("hazards")
    assert bool(table.find("play")) is played
    if played:
        table.play("Veils Flung Away")
        assert table.company("Layos").hazards == 0


@shows("Veils Flung Away", 2)
@pytest.mark.parametrize(
    ("rolls", "muzgash", "layos"),
    [((10, 10), "tapped", "tapped"), ((2, 2), "untapped", "untapped"), ((2, 10), "untapped", "tapped")],
)
def test_who_fails_in_the_light_taps(rolls: tuple[int, int], muzgash: str, layos: str) -> None:
    company = at("Dale", "Muzgash", "Layos", **WILD)
    table = CardTable(minion(company), {"hand": ["Veils Flung Away"]}, step="hazards").until("hazards")
    table.rolls(*rolls).choose("play", "Veils Flung Away").until("movement", limit=20)
    assert (table.stands("Muzgash"), table.stands("Layos")) == (muzgash, layos)


@shows("Muster Disperses", 1)
@pytest.mark.parametrize(("total", "gone"), [(2, True), (12, False)])
def test_a_faction_is_lost_where_little_influence_is_left(total: int, gone: bool) -> None:
    table = CardTable(
        hero(at("Moria", "Elrond", "Théoden", **WILD), marshalling=["Riders of Rohan"]),
        {"hand": ["Muster Disperses"]},
        step="hazards",
        roll=(total,),
    )
    table.until("hazards").play("Muster Disperses")
    assert (table.zone("Riders of Rohan") == "discard:A") is gone


# -- the hunt of a Dragon ----------------------------------------------------------------------------------------------

HUNT = "Eärcaraxë Ahunt"


def hunted(region: str, path: str = "wilderness", *, doors: bool = False) -> CardTable:
    company = at("Bree", "Elrond", **{**WILD, "regions": [region], "path": [path]})
    return CardTable(hero(company), events(HUNT, doors=doors), step="passive")


@shows(HUNT, 1, 2)
@pytest.mark.parametrize("region", ["Andrast Coast", "Bay of Belfalas", "Eriadoran Coast", "Andrast"])
def test_earcaraxe_hunts_along_her_coasts(region: str) -> None:
    table = hunted(region).until_step("attack_actions")
    it = table.g.attacks[-1]
    assert (it.race, table.attack(), it.body) == ("dragon", (3, 15), 6)
    while not table.find("strike"):
        table.passes()
    assert table.who == "Bor"


@shows(HUNT, 3)
@pytest.mark.parametrize(
    ("region", "path", "doors", "comes"),
    [
        ("Enedhwaith", "wilderness", False, False),
        ("Enedhwaith", "wilderness", True, True),
        ("Old Pûkel-land", "wilderness", True, True),
        ("Anfalas", "wilderness", True, True),
        ("Mouths of the Anduin", "coastal_sea", True, True),
        ("Mouths of the Anduin", "coastal_sea", False, False),
        ("Hollin", "wilderness", True, False),
    ],
)
def test_behind_the_doors_she_hunts_farther(region: str, path: str, doors: bool, comes: bool) -> None:
    table = hunted(region, path, doors=doors)
    table.until_step("attack_actions") if comes else table.until("movement")
    assert bool(table.g.attacks) is comes


# -- what comes back ---------------------------------------------------------------------------------------------------


@shows("An Unexpected Outpost", 1, 2)
@pytest.mark.parametrize("doors", [False, True])
def test_an_outpost_brings_hazards_back(doors: bool) -> None:
    bor = {"discard": ["Wargs", "Cram"], "sideboard": ["Orc-watch"], **events(doors=doors)}
    table = met("An Unexpected Outpost", "Elrond", bor={"hand": ["An Unexpected Outpost"], **bor})
    table.choose("play", "An Unexpected Outpost")
    while table.asked == "answer":
        table.choose("pass")
    offered = {facts(table.g, option.source).title for option in table.question.options if option.source}
    assert offered == {"Wargs", "Orc-watch"}
    table.pick("Wargs")
    if doors:
        table.pick("Orc-watch")
    table.until("hazards")
    assert (table.zone("Wargs"), table.zone("Orc-watch")) == ("deck:B", "deck:B" if doors else "sideboard:B")
    assert table.zone("Cram") == "discard:B"
