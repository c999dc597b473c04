"""Manifestations, Dragons, agents, Half-orcs, asterisks and items of the other side, with made-up cards."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.engine.session import Session
from desktop_app.engine.state import Place
from desktop_app.games.meccg.book.influencing import number_to_exceed
from desktop_app.games.meccg.book.whom_to_influence import identical
from desktop_app.games.meccg.reading.companies import is_overt
from desktop_app.games.meccg.reading.movement import ways
from desktop_app.games.meccg.reading.numbers import number
from desktop_app.games.meccg.reading.points import sources
from desktop_app.games.meccg.rules import GAME
from desktop_app.games.meccg.verbs.dragons import slay
from desktop_app.games.meccg.vocabulary.abilities import discarded_when, event, permanent, permits
from desktop_app.games.meccg.vocabulary.card_conditions import hazard
from desktop_app.games.meccg.vocabulary.conditions import moving_in
from desktop_app.games.meccg.vocabulary.groups import in_sideboard, your_character
from desktop_app.games.meccg.vocabulary.verbs import into_hand, modify
from tests.games.meccg.shelf import make_up
from tests.games.meccg.table import Table, at, bearing

DWAR = "Dwar the Ringwraith"
SITES = ["Dol Guldur", "Minas Morgul", "Bandit Lair", "Raider-hold", "Barad-dûr", "Edoras"]
SPY = {"agent": True, "unique": True, "mind": 4, "home": [{"site": "Raider-hold"}]}
make_up("ZZ-301", "character", "The Spy", **SPY)
make_up("ZZ-302", "character", "Second Spy", **SPY)
SUMMONS = make_up("ZZ-303", "resource", "Open to the Summons", starting_item=True)
make_up("ZZ-304", "character", "Half-orc Scout", race="man", keywords=["half_orc"], skills=["scout"])
DRAGON = {"unique": True, "entity": "Itangast", "race": "dragon", "prowess": 14, "points": 5}
TEETH = {"attacks": [{"race": "dragon", "strikes": 2, "prowess": 14, "body": 6}]}
make_up("ZZ-305", "hazard", "Itangast", kinds=["creature"], **DRAGON, **TEETH, keyed=[{"region_type": "wilderness"}])
AT_HOME = make_up("ZZ-306", "hazard", "Itangast at Home", kinds=["permanent_event"], **DRAGON, **TEETH)
ROUSED = {"kinds": ["faction"], "points_kind": "faction", "playable_at": [{"site": "Edoras"}]}
make_up("ZZ-307", "resource", "Itangast Roused", **ROUSED, **DRAGON, **TEETH)
STARRED = {"kinds": ["creature"], "race": "man", "prowess": 6, "points": 2, "starred": True}
BITES = {"attacks": [{"race": "man", "strikes": 1, "prowess": 6}], "keyed": [{"region_type": "wilderness"}]}
make_up("ZZ-308", "hazard", "Starred Rogue", **STARRED, **BITES)
SEA_BANE = make_up("ZZ-309", "resource", "Sea-bane Cloak", alignment="hero", kinds=["minor_item"])
make_up(
    "ZZ-310",
    "resource",
    "Riders of Rohan",
    kinds=["faction"],
    unique=True,
    points=3,
    points_kind="faction",
    number_needed=10,
    playable_at=[{"site": "Edoras"}],
)
make_up("ZZ-311", "resource", "The One Ring", kinds=["special_item"], keywords=["the_one_ring"], unique=True)
make_up("ZZ-312", "site", "The Deep Mine", under_deeps=True, adjacent={"Moria": 8})
OUTPOST = make_up("ZZ-313", "hazard", "Hidden Outpost")
NOT_ON_AGENTS = make_up("ZZ-314", "resource", "Blessing", kinds=["short_event"])

permits(SUMMONS, "admits_agent")
permanent(AT_HOME)
discarded_when(SEA_BANE, moving_in("coastal_sea"))
event(OUTPOST, target=in_sideboard(hazard), do=into_hand)
event(NOT_ON_AGENTS, target=your_character, do=modify(prowess=1))


def minion(*companies: Any, **more: Any) -> dict[str, Any]:
    """A Ringwraith player."""
    return {"kind": "ringwraith", "companies": list(companies), "locations": SITES, **more}


# -- agents ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-022", "MEC-025")
def test_an_agent_is_a_character_at_home_in_ones_own_turn_and_a_hazard_in_the_others() -> None:
    table = Table(minion(at("Dol Guldur", "Layos"), at("Raider-hold", "Ostisen"), hand=["The Spy"]))
    table.choose("organize")
    assert table.offers("bring", "The Spy", "Raider-hold")
    assert not table.offers("bring", "The Spy", "Dol Guldur")
    hazard_time = Table({"companies": [at("Bree", "Elrond", limit=2)]}, minion(hand=["The Spy"]), step="hazards")
    assert hazard_time.until("hazards").offers("agent", "The Spy")
    assert hazard_time.choose("agent", "The Spy").zone("The Spy") == "agents:B"


@pytest.mark.rule("MEC-023")
def test_open_to_the_summons_lets_an_agent_join_its_company_at_a_darkhaven() -> None:
    events = [{"card": "Open to the Summons", "company": 0}]
    companies = [at("Dol Guldur", "Layos"), at("Dol Guldur", "Ostisen")]
    table = Table(minion(*companies, hand=["The Spy"], events=events)).choose("organize")
    assert [option.detail for option in table.find("bring", "The Spy", "Dol Guldur")] == [table.company("Layos").id]
    assert table.choose("bring", "The Spy", "Dol Guldur").members("Layos") == ["Layos", "The Spy"]
    elsewhere = Table(minion(at("Barad-dûr", "Layos"), hand=["The Spy"], events=events)).choose("organize")
    assert not elsewhere.offers("bring", "The Spy", "Barad-dûr")


@pytest.mark.rule("MEC-020", "MEC-021")
def test_open_to_the_summons_lets_one_agent_start() -> None:
    known = {"pool": ["The Spy", "Second Spy", "Muzgash", "Open to the Summons"], "avatar": "Dwar of Waw"}
    table = Table(minion(at("Dol Guldur", "Layos"), **known), minion(at("Minas Morgul", "Ostisen")))
    table.g.position = [Place("setup", "starting_items")]
    table.session = Session(GAME, table.g, every_question=True)
    assert not table.offers("admit", "The Spy")
    table.choose("give", "Open to the Summons", "Layos")
    assert not table.offers("admit", "Muzgash")
    table.choose("admit", "The Spy", "Layos")
    assert table.members("Layos") == ["Layos", "The Spy"]
    assert table.asked != "starting-items"


@pytest.mark.rule("MEC-339")
def test_a_face_down_agent_does_not_stand_in_the_way_of_its_like() -> None:
    for hidden in (True, False):
        theirs = {"card": "The Spy", "hidden": hidden, "at": "Bandit Lair"}
        bor = minion(at("Minas Morgul", "Ostisen"), agents=[theirs])
        table = Table(minion(at("Raider-hold", "Layos"), hand=["ZZ-301"]), bor).choose("organize")
        assert table.offers("bring", "The Spy") is hidden


@pytest.mark.rule("MEC-361", "MEC-356")
def test_an_agent_is_a_hazard_and_a_character_to_what_takes_either() -> None:
    taking = minion(at("Dol Guldur", DWAR), sideboard=["The Spy"])
    table = Table(taking).choose("sideboard", DWAR).choose("to_discard")
    assert table.offers("choose", "The Spy")
    ana = {"companies": [at("Bree", "Elrond", limit=2)]}
    hazards = Table(ana, minion(hand=["Hidden Outpost"], sideboard=["The Spy"]), step="hazards").until("hazards")
    assert hazards.choose("play", "Hidden Outpost").until("hazards").zone("The Spy") == "hand:B"
    wizard = {"companies": [at("Rivendell", "Alatar")], "sideboard": ["The Spy"]}
    assert not Table(wizard).offers("sideboard", "Alatar")


@pytest.mark.rule("MEC-325")
def test_a_half_orc_among_men_is_covert_and_takes_no_trophy() -> None:
    table = Table(minion(at("Dol Guldur", "Half-orc Scout", "Layos", "Ostisen")))
    assert not is_overt(table.g, table.company("Layos"))
    mixed = Table(minion(at("Dol Guldur", "Half-orc Scout", "Ciryaher")))
    assert is_overt(mixed.g, mixed.company("Ciryaher"))
    attack = {
        "race": "man",
        "strikes": 1,
        "prowess": 6,
        "card": "Ambusher",
        "key": "region_type",
        "keyed": "wilderness",
    }
    fight = Table(minion(at("Bandit Lair", "Half-orc Scout", limit=4)), step="assign", attack=attack)
    fight.pick("Half-orc Scout").until("hold").choose("full").rolls(12).until("hazards")
    assert fight.zone("Ambusher") == "removed:B"


# -- asterisks and trophies --------------------------------------------------------------------------------------------


def beaten(kind: str, *members: str, owner: str = "Bor") -> Table:
    """A creature with an asterisk is beaten by a company."""
    keyed = {"key": "region_type", "keyed": "wilderness", "card": "Starred Rogue"}
    attack = {"race": "man", "strikes": 1, "prowess": 6, **keyed}
    ana = {"kind": kind, "companies": [at("Bandit Lair" if kind == "ringwraith" else "Bree", *members, limit=4)]}
    table = Table(ana, {"kind": "ringwraith"}, step="assign", attack=attack)
    if owner == "Ana":
        table.g.owners[table.id("Starred Rogue")] = "A"
    return table.pick(members[0]).until("hold").choose("full").rolls(12)


@pytest.mark.rule("MEC-082", "MEC-083", "MEC-097", "MEC-621")
def test_a_creature_with_an_asterisk_is_a_trophy_or_points_at_once() -> None:
    table = beaten("ringwraith", "Muzgash").until("trophy")
    assert table.offers("decline")
    table.pick("Muzgash").until("hazards")
    assert sources(table.g, "A")["kill"] == 2
    points = beaten("ringwraith", "Muzgash").until("trophy").choose("decline").until("hazards")
    assert points.zone("Starred Rogue") == "marshalling:A"
    assert sources(points.g, "A")["kill"] == 2
    trophy = {"card": "Starred Rogue", "owner": "Bor"}
    lost = Table(minion(at("Dol Guldur", bearing("Muzgash", trophy)))).choose("organize").choose("dismiss", "Muzgash")
    assert lost.zone("Starred Rogue") == "marshalling:A"
    assert sources(lost.g, "A")["kill"] == 2


@pytest.mark.rule("MEC-087", "MEC-609")
def test_a_wizard_player_scores_nothing_for_an_asterisk() -> None:
    table = beaten("wizard", "Elrond").until("hazards")
    assert table.zone("Starred Rogue") == "removed:B"
    assert sources(table.g, "A")["kill"] == 0


@pytest.mark.rule("MEC-104", "MEC-086")
def test_ones_own_creature_is_neither_trophy_nor_points() -> None:
    table = beaten("ringwraith", "Muzgash", owner="Ana").until("hazards")
    assert table.zone("Starred Rogue") == "removed:A"
    assert sources(table.g, "A")["kill"] == 0


# -- Dragons -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-343")
def test_several_manifestations_of_a_dragon_may_be_in_play() -> None:
    ana = {"companies": [at("Bree", "Elrond", limit=4)]}
    bor = {"kind": "ringwraith", "events": ["Itangast Ahunt"], "hand": ["Itangast at Home", "Itangast Ahunt"]}
    table = Table(ana, bor, step="hazards").until("hazards")
    assert table.offers("play", "Itangast at Home")
    assert not table.offers("play", "Itangast Ahunt")
    slain = Table(ana, {**bor, "events": [], "removed": ["Itangast"]}, step="hazards").until("hazards")
    assert not slain.offers("play", "Itangast at Home")


async def _slain(table: Table, title: str, seat: str) -> None:
    await slay(table.g, table.id(title), seat)


def slain_by(seat: str, title: str, **zones: Any) -> Table:
    """A Dragon in play is defeated by a player's company."""
    table = Table({"companies": [at("Bree", "Elrond")]}, minion(at("Dol Guldur", "Layos"), **zones))
    done = _slain(table, title, seat)
    with pytest.raises(StopIteration):
        done.send(None)
    return table


@pytest.mark.rule("MEC-347", "MEC-344")
def test_a_defeated_dragon_of_the_opponent_gives_its_points_as_kill_points() -> None:
    table = slain_by("A", "Itangast at Home", events=["Itangast at Home", "Itangast Ahunt"])
    assert sources(table.g, "A")["kill"] == 5
    assert table.zone("Itangast Ahunt") == "removed:B"
    own = slain_by("B", "Itangast at Home", events=["Itangast at Home"])
    assert [sources(own.g, seat)["kill"] for seat in "AB"] == [0, 0]


@pytest.mark.rule("MEC-089")
def test_a_defeated_dragon_faction_gives_a_wizard_player_kill_points() -> None:
    table = slain_by("A", "Itangast Roused", marshalling=["Itangast Roused"])
    assert sources(table.g, "A") | {"faction": 0} == sources(table.g, "A")
    assert sources(table.g, "A")["kill"] == 5
    assert sources(table.g, "B")["faction"] == 0


# -- items and factions of the other side ------------------------------------------------------------------------------


@pytest.mark.rule("MEC-137", "MEC-138")
def test_the_restrictions_of_an_opposite_item_hold_although_its_bonuses_do_not() -> None:
    for path, zone in ((["coastal_sea"], "discard:A"), (["wilderness"], "attached")):
        on_its_way = at("Bandit Lair", bearing("Layos", "Sea-bane Cloak"), origin="Dol Guldur", path=path, limit=2)
        table = Table(minion(on_its_way), step="hazards").until_step("discard_one")
        assert table.zone("Sea-bane Cloak") == zone


@pytest.mark.rule("MEC-140", "MEC-341")
def test_the_hero_faction_stands_in_the_way_of_the_minion_faction() -> None:
    here = at("Edoras", "Layos", "Ostisen", entered=True)
    bor = {"companies": [at("Rivendell", "Elrond")], "marshalling": ["TW-317"]}
    table = Table(minion(here, hand=["ZZ-310"]), bor, step="site_actions")
    assert not table.offers("acquire", "ZZ-310")
    assert Table(minion(here, hand=["ZZ-310"]), step="site_actions").offers("acquire", "Riders of Rohan")


@pytest.mark.rule("MEC-144")
def test_the_same_faction_of_the_other_side_counts_as_identical() -> None:
    here = at("Edoras", "Layos", entered=True)
    bor = {"companies": [at("Rivendell", "Elrond")], "marshalling": ["TW-317"]}
    table = Table(minion(here, hand=["ZZ-310"]), bor, step="site_actions")
    theirs = table.g.zones["marshalling:B"][0]
    assert identical(table.g, "A", theirs) == table.g.zones["hand:A"]
    assert number_to_exceed(table.g, theirs, revealed=True) == 0
    assert table.offers("influence", "Layos", theirs, table.g.zones["hand:A"][0])


# -- Barad-dûr and the Under-deeps -------------------------------------------------------------------------------------


@pytest.mark.rule("MEC-010")
def test_the_one_ring_at_barad_dur_wins_the_game() -> None:
    for site, outcome in (("Barad-dûr", "ring_given"), ("Minas Morgul", "")):
        company = at(site, bearing("Layos", "The One Ring"), origin="Dol Guldur")
        table = Table(minion(company), step="hazards")
        while table.session.question is not None and table.question.step != "discard_one":
            table.passes()
        assert (table.g.outcome.reason if table.g.outcome is not None else "") == outcome
        if outcome:
            assert table.g.outcome is not None
            assert table.g.outcome.winners == ["A"]


@pytest.mark.rule("MEC-036")
def test_a_ringwraiths_company_does_not_go_into_the_under_deeps() -> None:
    men = Table(minion(at("Moria", "Layos")) | {"locations": ["The Deep Mine"]})
    assert ways(men.g, men.company("Layos"), men.id("The Deep Mine")) == ["deeps"]
    riders = Table(minion(at("Moria", DWAR)) | {"locations": ["The Deep Mine"]})
    assert ways(riders.g, riders.company(DWAR), riders.id("The Deep Mine")) == []


@pytest.mark.rule("MEC-093")
def test_a_trophy_has_no_corruption_of_its_own() -> None:
    trophy = {"card": "Starred Rogue", "owner": "Bor"}
    table = Table(minion(at("Dol Guldur", bearing("Muzgash", trophy))))
    assert number(table.g, table.id("Muzgash"), "corruption") == 0


@pytest.mark.rule("MEC-345", "MEC-090")
def test_a_dragon_that_is_a_trophy_is_dead_for_all_its_manifestations() -> None:
    """Where the trophy is lost with its bearer the Dragon stays dead."""
    keyed = {"key": "region_type", "keyed": "wilderness", "card": "ZZ-305"}
    attack = {"race": "dragon", "strikes": 1, "prowess": 6, **keyed}
    company = at("Bandit Lair", "Muzgash", limit=4, path=["wilderness"])
    table = Table(minion(company), minion(hand=["Itangast at Home"]), step="assign", attack=attack)
    table.pick("Muzgash").until("hold").choose("full").rolls(12, 12).until("trophy").pick("Muzgash").until("hazards")
    assert (table.who, table["Itangast"].host) == ("Bor", table.id("Muzgash"))
    assert table.refusal("Itangast at Home", "play").rule == "MEC-345"


@pytest.mark.rule("MEC-143", "MEC-006")
def test_a_manifestation_of_another_type_may_be_shown_and_is_not_played() -> None:
    """Against the Dragon that follows the opponent its creature is shown; nobody has it in play afterwards."""
    monster = "Itangast Roused"
    here = at("Edoras", "Elrond", "Balin", entered=True)
    for printed, offered in ((("ZZ-305",), True), (("Wargs",), False)):
        ana = {"companies": [here], "hand": list(printed)}
        table = Table(ana, minion(at("Dol Guldur", "Layos"), marshalling=[monster]), step="site_actions")
        assert bool([o for o in table.find("influence", "Elrond") if o.detail]) is offered
    table = Table({"companies": [here], "hand": ["ZZ-305"]}, minion(marshalling=[monster]), step="site_actions")
    shown = table.g.zones["hand:A"][0]
    table.g.effects.append(Effect("influence", 30, [table.id("Elrond")], "", "turn"))
    table.choose("influence", "Elrond", detail=shown).until("influence").rolls(12, 2).until("site")
    assert table.zone("Itangast Roused") == "discard:B"
    assert table.g.home[shown] == "hand:A"
