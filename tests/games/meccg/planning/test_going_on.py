"""How anybody is thought to play when a bot looks ahead: where to go, who fights, what is worth a card."""

from __future__ import annotations

import pytest

from desktop_app.engine.ask import Option
from desktop_app.engine.chance import Chance
from desktop_app.games.meccg.planning.fighting import harm, side, toll
from desktop_app.games.meccg.planning.going_on import go_on, kept
from desktop_app.games.meccg.planning.values import weights
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.table.bots.greedy import greedy
from tests.games.meccg.table import Table, at, bearing, tapped, wounded

MINION = {"kind": "ringwraith"}


def done(table: Table) -> list[str]:
    """What is answered, as verb and titles."""
    found = [Option.from_key(key) for key in go_on(table.g, table.question, Chance(0))]
    return sorted(" ".join([option.verb, *_titles(table, option.source, option.target)]) for option in found)


def _titles(table: Table, *cards: str) -> list[str]:
    return [facts(table.g, card).title for card in cards if card in table.g.codes]


# -- organizing --------------------------------------------------------------------------------------------------------


def test_a_company_goes_where_a_card_of_the_hand_can_be_played() -> None:
    ana = {
        "companies": [at("Lórien", "Elrond", "Glorfindel II")],
        "hand": ["Palantír of Orthanc"],
        "locations": ["Isengard", "Edoras", "Rivendell"],
    }
    assert done(Table(ana)) == ["go Elrond Isengard"]


def test_who_is_wounded_goes_home() -> None:
    ana = {"companies": [at("Isengard", wounded("Elrond"), wounded("Balin"))], "locations": ["Lórien", "Edoras"]}
    assert done(Table(ana)) == ["go Elrond Lórien"]


def test_the_weak_do_not_go_to_a_dragon_for_a_trifle() -> None:
    ana = {"companies": [at("Edhellond", "Sam Gamgee")], "hand": ["Glamdring"], "locations": ["Isle of the Ulond"]}
    assert done(Table(ana)) == ["done"]


def test_nobody_joins_whom_he_could_not_travel_with() -> None:
    ana = {**MINION, "companies": [at("Dol Guldur", "Layos")], "hand": ["Adûnaphel the Ringwraith"]}
    ana["locations"] = ["Bandit Lair"]
    table = Table(ana).choose("organize")
    (key,) = go_on(table.g, table.question, Chance(0))
    assert (Option.from_key(key).verb, Option.from_key(key).detail) == ("bring", "new")


@pytest.mark.parametrize(
    ("used", "lying", "taken"),
    [
        ("Sword of Gondolin", "Orcrist", ["wear Orcrist"]),
        ("Orcrist", "Sword of Gondolin", ["done"]),
    ],
)
def test_the_better_weapon_is_taken_back_into_use(used: str, lying: str, taken: list[str]) -> None:
    """Balin, 4, has 2 more with the one and 3 with the other."""
    table = Table({"companies": [at("Moria", bearing("Balin", used, {"card": lying, "idle": True}))]})
    assert table.offers("wear", lying)
    assert done(table) == taken
    quick = greedy(lambda: table.session.game.view(table.g, "A"), table.question, Chance(0))
    assert [Option.from_key(key).verb for key in quick] == [taken[0].split()[0]]


# -- fights ------------------------------------------------------------------------------------------------------------


def test_those_face_the_strikes_whom_they_hurt_least() -> None:
    attack = {"race": "wolf", "strikes": 1, "prowess": 9, "card": "Wargs"}
    company = at("Rivendell", "Sam Gamgee", "Glorfindel II", "Balin", limit=4)
    table = Table({"companies": [company]}, step="assign", attack=attack)
    assert done(table) == ["face Glorfindel II"]


def test_a_strike_that_cannot_hit_is_met_without_tapping() -> None:
    attack = {"race": "orc", "strikes": 1, "prowess": 5, "card": "Orc-guard"}
    table = Table({"companies": [at("Rivendell", "Glorfindel II", limit=2)]}, step="assign", attack=attack)
    assert done(table.pick("Glorfindel II").until("hold")) == ["hold"]


def test_the_wounded_are_hurt_more_than_the_well() -> None:
    table = Table({"companies": [at("Rivendell", "Elrond"), at("Lórien", wounded("Balin"))]})
    well, hurt = (side(table.g, table.company(name))[0] for name in ("Elrond", "Balin"))
    assert harm(well, 12) < harm(hurt, 12)
    assert harm(hurt, 12, detainment=True) < harm(hurt, 12)


def test_the_strikes_of_a_site_leave_nobody_upright_to_play_there() -> None:
    table = Table({"companies": [at("Moria", "Elrond", "Balin")]})
    people, orcs = side(table.g, table.company("Elrond")), facts(table.g, table.id("Moria")).attacks
    assert toll(people, (), "covert") == (0.0, 1.0)
    cost, able = toll(people, orcs, "covert")
    assert cost > 0
    assert able < 1


# -- hazards, cards ----------------------------------------------------------------------------------------------------


def test_the_creature_that_bites_is_played_and_one_that_only_gives_points_is_not() -> None:
    bitten = {"companies": [at("Moria", "Sam Gamgee", "Balin", limit=4, moved=True, path=["wilderness"] * 2)]}
    table = Table(bitten, {"hand": ["Wargs"]}, step="hazards").until("hazards")
    assert done(table) == ["creature Wargs"]
    strong = {"companies": [at("Moria", "Glorfindel II", limit=4, moved=True, path=["wilderness"] * 2)]}
    assert done(Table(strong, {"hand": ["Orc-lieutenant"]}, step="hazards").until("hazards")) == ["pass"]


def test_points_are_wanted_most_where_there_are_none_yet() -> None:
    table = Table({"companies": [at("Rivendell", "Glorfindel II", "Balin")]})
    worth = weights(table.g, "A")
    assert worth["item"] > worth["character"]


def test_what_can_never_be_played_goes_first() -> None:
    ana = {"companies": [at("Rivendell", bearing("Elrond", "Glamdring"))], "hand": ["Treebeard", "Rangers of Ithilien"]}
    table = Table({**ana, "locations": ["Wellinghall"]})
    assert kept(table.g, "A", table.id("Treebeard")) > kept(table.g, "A", table.id("Rangers of Ithilien")) == 0


def test_a_tapped_site_is_not_entered() -> None:
    ana = {"companies": [at(tapped("Moria"), "Glorfindel II", went=True)], "hand": ["Glamdring"]}
    assert done(Table(ana, step="site_company").until("enter")) == ["do_nothing"]
