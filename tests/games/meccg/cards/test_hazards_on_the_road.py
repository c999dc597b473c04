"""Hazards on the road, creatures and sites whose texts no other test shows."""

from __future__ import annotations

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.reading.sites import site_type
from tests.games.meccg.cards.situations import WILD, inside, met
from tests.games.meccg.cards.table import CardTable, attacked, hero, minion
from tests.games.meccg.table import at, bearing

# -- hazards on the road -----------------------------------------------------------------------------------------------


def test_choking_shadows_darken_an_attack_a_site_or_a_region() -> None:
    table = met("Choking Shadows", "Elrond", site="Isengard")
    table.play("Choking Shadows").until("enter").choose("enter").until_step("attack_actions")
    assert table.attack() == (3, 9)
    doors = met("Choking Shadows", "Elrond", site="Isengard", bor={"events": ["Doors of Night"]})
    doors.play("Choking Shadows", way=1)
    assert site_type(doors.g, doors.company("Elrond").site) == "shadow_hold"
    path = met("Choking Shadows", "Elrond", bor={"events": ["Doors of Night"]})
    path.play("Choking Shadows")
    assert path.company("Elrond").path == ["shadow_land"]


def test_the_rings_betrayal_costs_the_ring_in_place_of_its_bearer() -> None:
    ring = bearing("Elrond", "Minor Ring", "Glamdring", "Hauberk of Bright Mail", "Orcrist")
    table = met("The Ring’s Betrayal", ring)
    table.play("The Ring’s Betrayal").rolls(2).choose("roll")
    assert table.zone("Minor Ring") == "discard:A"
    assert "Elrond" in table
    assert not met("The Ring’s Betrayal", bearing("Elrond", "Glamdring")).find("play")


@pytest.mark.rule("MEC-704")
def test_the_rings_betrayal_names_the_ring_before_it_is_answered() -> None:
    rings = ("Minor Ring", "Dwarven Ring of Thrár’s Tribe")
    table = met("The Ring’s Betrayal", bearing("Elrond", *rings, "Orcrist"))
    table.choose("play", "The Ring’s Betrayal").until("which-ring")
    assert table.who == "Bor"
    table.pick(rings[1]).until("answer").until("corruption").rolls(2).choose("roll").until("hazards")
    assert [name in table for name in ("Elrond", *rings)] == [True, True, False]


@pytest.mark.rule("MEC-672")
def test_companions_help_against_the_rings_betrayal() -> None:
    ring = bearing("Elrond", "Minor Ring", "Glamdring", "Hauberk of Bright Mail", "Orcrist")
    for helped in (False, True):
        table = met("The Ring’s Betrayal", ring, "Balin", bor={"hand": ["The Ring’s Betrayal"]})
        table.play("The Ring’s Betrayal")
        needed = table.corruption("Elrond") - table.check_bonus("Elrond") + 2
        if helped:
            table.choose("support", "Balin")
        table.rolls(needed).choose("roll")
        assert ("Minor Ring" in table) is helped
        assert table.said("corruption") == 1
        assert not table.find("play", "The Ring’s Betrayal")


@pytest.mark.rule("MEC-127")
def test_a_minion_that_narrowly_holds_out_keeps_his_ring() -> None:
    ring = bearing("Layos", "Minor Ring", "High Helm")
    table = CardTable(minion(at("Bandit Lair", ring, limit=2)), {"hand": ["The Ring’s Betrayal"]}, step="hazards")
    table.until("hazards")
    table.play("The Ring’s Betrayal")
    table.rolls(table.corruption("Layos") - table.check_bonus("Layos") + 2).choose("roll")
    assert "Minor Ring" in table
    assert table.stands("Layos") == "tapped"


@pytest.mark.parametrize(("roll", "flees"), [(7, True), (10, False)])
def test_who_is_seized_by_terror_goes_back_alone(roll: int, flees: bool) -> None:
    road = {"path": ["shadow_land"], "regions": ["TW-444"], "origin": "Rivendell"}
    table = met("Seized by Terror", "Elrond", "Orophin", road=road)
    table.rolls(roll)
    table.play("Seized by Terror", "Orophin")
    assert table.place("Orophin") == ("Rivendell" if flees else "Bree")
    assert table.members("Elrond") == (["Elrond"] if flees else ["Elrond", "Orophin"])


def test_two_or_three_tribes_free_a_race_of_the_limit() -> None:
    road = {"path": ["wilderness", "wilderness"], "limit": 1}
    table = met(
        "Two or Three Tribes Present", "Elrond", road=road, bor={"hand": ["Two or Three Tribes Present", "Wargs"]}
    )
    table.choose("play", "Two or Three Tribes Present").until("tribe")
    table.choose("tribe_wolf").until("hazards")
    assert table.offers("creature", "Wargs")


def test_the_defenders_are_incited() -> None:
    company = at("Dale", "Layos", limit=2)
    bor = {"hand": ["Incite Defenders"]}
    dale = CardTable(minion(company), bor, step="hazards")
    dale.until("hazards")
    assert dale.offers("play", "Incite Defenders")
    dale.play("Incite Defenders")
    assert not dale.find("play", "Incite Defenders")
    moria = CardTable(minion(at("Moria", "Layos", limit=2)), bor, step="hazards")
    moria.until("hazards")
    assert not moria.find("play", "Incite Defenders")


def test_the_searching_eye_sees_the_scout() -> None:
    ana = hero(at("Rivendell", "Adrazar", "Elrond", limit=2), hand=["Stealth"])
    table = CardTable(ana, {"hand": ["Searching Eye"]})
    table.choose("play", "Stealth")
    table.until("hazards")
    assert table.offers("play", "Searching Eye")
    table.play("Searching Eye")
    assert not any(effect.kind == "no_creatures" for effect in table.g.effects)


def test_an_ally_turns_on_its_controller() -> None:
    table = met("Stay Her Appetite", bearing("Anborn", "Treebeard"), "Glorfindel II", "Elrond")
    table.rolls(12, 2).choose("play", "Stay Her Appetite").until_step("hold")
    it = table.g.attacks[-1]
    assert (it.race, it.strikes, it.detainment) == ("ally", 1, True)
    assert table.met_strike.target == table.id("Anborn")
    table.until("support")
    assert table.offers("support", "Elrond")
    assert not table.find("support", "Treebeard")


def test_veils_are_flung_away() -> None:
    ana = minion(at("Dale", "Muzgash", "Layos", **WILD))
    table = CardTable(ana, {"hand": ["Veils Flung Away"]}, step="hazards")
    table.until("hazards").rolls(10, 10).choose("play", "Veils Flung Away").until("movement", limit=20)
    assert (table.stands("Muzgash"), table.stands("Layos")) == ("tapped", "tapped")


def test_from_the_pits_of_angband_a_drake_comes_back() -> None:
    bor = {"events": ["From the Pits of Angband"], "discard": ["Cave Worm", "Wargs"]}
    table = CardTable(hero(at("Bree", "Elrond")), bor, step="turn_ends")
    table.until("pits-to-deck")
    assert [facts(table.g, option.source).title for option in table.find("choose")] == ["Cave Worm"]
    table.pick("Cave Worm")
    assert table.zone("Cave Worm") == "deck:B"


def test_itangast_hunts_who_comes_to_the_withered_heath() -> None:
    road = {"regions": ["TW-489"], "path": ["wilderness"]}
    company = at("Bree", "Elrond", **{**WILD, **road})
    table = CardTable(hero(company), {"events": ["Itangast Ahunt"]}, step="passive")
    table.until_step("assign")
    assert table.g.attacks[-1].race == "dragon"
    elsewhere = CardTable(hero(at("Bree", "Elrond", **WILD)), {"events": ["Itangast Ahunt"]}, step="passive")
    assert elsewhere.until("movement").g.attacks == []


# -- creatures ---------------------------------------------------------------------------------------------------------


def test_the_orc_lieutenant_is_stronger_behind_other_orcs() -> None:
    for faced, prowess in (([], 7), (["orc"], 11)):
        company = at("Moria", "Elrond", limit=2, faced=faced)
        table = CardTable(
            hero(company), {}, step="attack_begins", attack={**attacked("orc", 1, 7), "card": "Orc-lieutenant"}
        )
        assert table.attack() == (1, prowess)


def test_the_three_trolls_plunder_where_a_brother_came_before() -> None:
    company = at("Bree", bearing("Glorfindel II", "Glamdring"), limit=2)
    table = CardTable(
        hero(company), {"hand": []}, step="assign", attack={**attacked("troll", 1, 30), "card": "“Tom” (Tûma)"}
    )
    table.g.effects.append(Effect("faced_troll", 0, [table.company("Glorfindel II").id], "Bert", "turn", "", "TW-16"))
    table.face("Glorfindel II").until("hold").choose("full").rolls(2, 2).until("hazards", limit=20)
    assert table.stands("Glorfindel II") == "wounded"
    assert table.zone("Glamdring") == "discard:A"


def test_a_nameless_thing_is_driven_off_by_who_taps() -> None:
    company = at("Moria", "Elrond", "Balin", limit=2)
    table = CardTable(
        hero(company), {}, step="attack_actions", attack={**attacked("drake", 2, 10), "card": "Nameless Thing"}
    )
    table.use("Nameless Thing", "Balin")
    assert table["Balin"].exhausted
    table.until("hazards")
    assert table.zone("Nameless Thing") == "discard:B"


# -- sites -------------------------------------------------------------------------------------------------------------


def test_the_worthy_hills_never_tap() -> None:
    table = inside("The Worthy Hills", "Layos", "Ostisen", hand=["Woses of the Eryn Vorn"])
    table.choose("acquire", "Woses of the Eryn Vorn", "Layos").until("influence").rolls(12).until("end", limit=20)
    assert table.stands("The Worthy Hills") == "untapped"


@pytest.mark.parametrize("site", ["Lossadan Cairn", "Tolfalas"])
def test_the_dead_of_the_cairns_corrupt_whom_they_wound(site: str) -> None:
    table = CardTable(hero(at(site, "Ioreth", went=True)), {}, step="site_company")
    table.until("enter").choose("enter").until_step("assign").rolls(2, 2)
    table.face("Ioreth")
    for _ in range(30):
        if table.asked in ("corruption", "end"):
            break
        table.passes()
    assert table.asked == "corruption"
