"""What a position may say and keeps, and what is refused with its place."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.kit.set_ups import BadPosition
from desktop_app.games.meccg.table import positions
from desktop_app.games.meccg.table.positions import build
from tests.games.meccg.cards.table import minion
from tests.games.meccg.table import Table, at, bearing, tapped

ROAD: dict[str, Any] = {"moved": True, "way": "region", "path": ["wilderness"], "regions": ["Redhorn Gate"], "limit": 2}


@pytest.mark.rule("MEC-488", "MEC-493")
def test_a_company_that_has_moved_has_had_its_phase_or_has_it_now() -> None:
    moving = [at("Moria", "Elrond", **ROAD), at("Bree", "Beretar", **ROAD), at("Rivendell", "Haldir")]
    table = Table({"companies": moving}, step="hazards", company=1).until("hazards")
    assert [each.went for each in table.g.companies[:3]] == [True, False, False]
    table.until("company")
    assert [option.source for option in table.question.options] == [table.id("Haldir")]


@pytest.mark.rule("MEC-495", "MEC-497")
@pytest.mark.parametrize("step", ["reveal", "site_path"])
def test_no_site_path_is_told_of_who_came_from_nowhere(step: str) -> None:
    players = {"Ana": {"companies": [at("Rivendell", "Haldir"), at("Moria", "Elrond", **ROAD)]}}
    with pytest.raises(BadPosition) as wrong:
        build({"step": step, "company": 1, "players": players}, ("Ana", "Bor"))
    assert (wrong.value.path, wrong.value.kind) == ("players/Ana/companies/1/origin", "card")


WITHOUT_SENSE: list[tuple[dict[str, Any], str, str]] = [
    ({"players": {"Ana": {"kind": "hobbit"}}}, "players/Ana/kind", "word"),
    ({"length": "epic"}, "length", "word"),
    ({"organized": "perhaps"}, "organized", "word"),
    ({"halved": "perhaps"}, "halved", "flag"),
    ({"round": True}, "round", "number"),
    ({"players": {"Ana": {"avatar": "Elrond"}}}, "players/Ana/avatar", "card"),
    ({"players": {"Ana": {"hand": ["Moria"]}}}, "players/Ana/hand/0", "place"),
    ({"players": {"Ana": {"locations": ["Glamdring"]}}}, "players/Ana/locations/0", "place"),
    ({"players": {"Ana": {"events": ["Elrond"]}}}, "players/Ana/events/0", "place"),
    ({"players": {"Ana": {"events": ["Eärcaraxë Ahunt", "Eärcaraxë Ahunt"]}}}, "players/Ana/events/1", "side"),
    ({"played_at": [{"card": "Rescue Prisoners", "at": "Nowhere"}]}, "played_at/0/at", "card"),
    ({"players": {"Ana": {"events": ["Glamdring"]}}}, "players/Ana/events/0", "place"),
    ({"players": {"Ana": {"events": ["Wargs"]}}}, "players/Ana/events/0", "place"),
    ({"players": {"Ana": {"events": ["Dodge"]}}}, "players/Ana/events/0", "place"),
    (
        {"players": {"Ana": {"events": ["Doors of Night"]}, "Bor": {"events": ["Doors of Night"]}}},
        "players/Bor/events/0",
        "side",
    ),
    ({"players": {"Ana": {"agents": ["Elrond"]}}}, "players/Ana/agents/0", "place"),
    ({"players": {"Ana": {"agents": ["Dwar the Ringwraith"]}}}, "players/Ana/agents/0", "place"),
    ({"players": {"Ana": {"revealed": "one"}}}, "players/Ana/revealed", "number"),
    ({"players": {"Ana": {"kind": "sauron"}, "Bor": {"kind": "ringwraith"}}}, "players/Ana/kind", "word"),
    (
        {"players": {"Ana": {"kind": "sauron", "companies": [at("Dol Guldur", "Dwar the Ringwraith")]}}},
        "players/Ana/companies/0/members/0",
        "side",
    ),
    (
        {"players": {"Ana": {"avatar": "Saruman", "companies": [at("Rivendell", "Alatar")]}}},
        "players/Ana/companies/0/members/0",
        "side",
    ),
]
LED = {"card": "Haldir", "follows": 0}
OF_A_COMPANY: list[tuple[dict[str, Any], str, str]] = [
    ({"members": ["Glamdring"]}, "members/0", "place"),
    ({"members": ["Layos"]}, "members/0", "side"),
    ({"members": ["Elrond", {"card": "Haldir", "follows": 1}]}, "members/1/follows", "number"),
    ({"members": [{"card": "Elrond", "wounded": "very"}]}, "members/0/wounded", "flag"),
    ({"members": [{"card": "Elrond", "came": "soon"}]}, "members/0/came", "word"),
    ({"members": [{"card": "Elrond", "attachments": ["Haldir"]}]}, "members/0/attachments/0", "place"),
    ({"members": ["Elrond", "Elrond"]}, "members/1", "side"),
    ({"members": ["Elrond", LED, {"card": "Orophin", "follows": 1}]}, "members/2/follows", "word"),
    ({"met": ["soon"]}, "met/0", "word"),
    ({"site": "Elrond"}, "site", "place"),
    ({"path": ["wilderness", "meadow"]}, "path/1", "word"),
    ({"faced": ["hydra"]}, "faced/0", "word"),
    ({"way": "flight"}, "way", "word"),
    ({"moved": "far"}, "moved", "flag"),
    ({"came_from": "Nowhere"}, "came_from", "card"),
    ({"goal": "Moria"}, "goal", "card"),
    ({"origin": "Moria"}, "origin", "card"),
    ({"members": ["Alatar", "Saruman"]}, "members/1", "side"),
    ({"members": ["Elrond", {"card": "Alatar", "follows": 0}]}, "members/1/follows", "word"),
    ({"members": ["Elrond", {"card": "Haldir", "follows": "Balin"}]}, "members/1/follows", "card"),
    ({"members": [{"card": "Elrond", "attachments": ["Riders of Rohan"]}]}, "members/0/attachments/0", "place"),
    ({"members": [{"card": "Elrond", "attachments": ["Dodge"]}]}, "members/0/attachments/0", "place"),
    ({"members": [{"card": "Elrond", "attachments": ["Wargs"]}]}, "members/0/attachments/0", "place"),
    ({"members": [{"card": "Elrond", "attachments": ["Horn of Anor"] * 2}]}, "members/0/attachments/1", "side"),
    ({"site": {"card": "Moria", "attachments": ["Glamdring"]}}, "site/attachments/0", "place"),
]
OF_AN_ATTACK: list[tuple[dict[str, Any], str, str]] = [
    ({"attack": {"race": "hydra"}, "strike": {"target": "Elrond"}}, "attack/race", "word"),
    ({"attack": {"key": "region", "keyed": "Nowhere"}, "strike": {"target": "Elrond"}}, "attack/keyed", "card"),
    ({"attack": {"key": "site_type", "keyed": "meadow"}, "strike": {"target": "Elrond"}}, "attack/keyed", "word"),
    ({"attack": {}, "strike": {"target": "Elrond", "bonus": "much"}}, "strike/bonus", "integer"),
    ({"attack": {"targets": ["Elrond"]}}, "strike", "mapping"),
    ({"attack": {"by": "Ana"}, "strike": {"target": "Elrond"}}, "attack/by", "player"),
    ({"attack": {"card": "Glamdring"}, "strike": {"target": "Elrond"}}, "attack/card", "place"),
    ({"attack": {"agent": "Layos"}, "strike": {"target": "Elrond"}}, "attack/agent", "card"),
    ({"attack": {"targets": ["Haldir"]}, "strike": {"target": "Elrond"}}, "attack/targets/0", "side"),
    ({"attack": {"targets": ["Elrond", "Elrond"]}, "strike": {"target": "Elrond"}}, "attack/targets/1", "side"),
    ({"attack": {"targets": ["Elrond", "Balin"]}, "strike": {"target": "Elrond"}}, "attack/targets", "range"),
    ({"attack": {"waiting": ["Balin"]}, "strike": {"target": "Elrond"}}, "attack/waiting/0", "side"),
    ({"attack": {}, "strike": {"target": "Haldir"}}, "strike/target", "side"),
    ({"attack": {}, "strike": {"target": "Elrond", "supporters": ["Haldir"]}}, "strike/supporters/0", "side"),
]


@pytest.mark.parametrize(("setup", "path", "kind"), WITHOUT_SENSE)
def test_what_means_nothing_in_a_position_is_told_by_its_place(setup: dict[str, Any], path: str, kind: str) -> None:
    with pytest.raises(BadPosition) as wrong:
        build(setup, ("Ana", "Bor"))
    assert (wrong.value.path, wrong.value.kind) == (path, kind)


@pytest.mark.parametrize(("company", "path", "kind"), OF_A_COMPANY)
def test_what_no_company_can_be_is_told_by_its_place(company: dict[str, Any], path: str, kind: str) -> None:
    with pytest.raises(BadPosition) as wrong:
        build(
            {"players": {"Ana": {"companies": [{"site": "Moria", "members": ["Elrond"], **company}]}}}, ("Ana", "Bor")
        )
    assert (wrong.value.path, wrong.value.kind) == (f"players/Ana/companies/0/{path}", kind)


@pytest.mark.parametrize(("setup", "path", "kind"), OF_AN_ATTACK)
def test_what_no_attack_can_be_is_told_by_its_place(setup: dict[str, Any], path: str, kind: str) -> None:
    players = {"Ana": {"companies": [at("Moria", "Elrond", "Balin"), at("Bree", "Haldir")]}}
    with pytest.raises(BadPosition) as wrong:
        build({"step": "strike_resources", "players": players, **setup}, ("Ana", "Bor"))
    assert (wrong.value.path, wrong.value.kind) == (path, kind)


@pytest.mark.parametrize("step", ["untap", "hazards", "site_actions"])
def test_where_no_attack_goes_on_none_is_told_of(step: str) -> None:
    players = {"Ana": {"companies": [at("Moria", "Elrond")]}}
    with pytest.raises(BadPosition) as wrong:
        build({"step": step, "players": players, "attack": {"race": "orc"}}, ("Ana", "Bor"))
    assert (wrong.value.path, wrong.value.kind) == ("attack", "key")


@pytest.mark.rule("MEC-475")
def test_nobody_has_walked_where_no_regions_lead() -> None:
    company = at("Moria", "Elrond", origin="Dol Amroth", way="region")
    with pytest.raises(BadPosition) as wrong:
        build({"step": "site_path", "players": {"Ana": {"companies": [company]}}}, ("Ana", "Bor"))
    assert (wrong.value.path, wrong.value.kind) == ("players/Ana/companies/0/way", "word")


@pytest.mark.rule("MEC-468", "MEC-333")
def test_two_companies_that_change_places_go_to_the_cards_that_lie_there() -> None:
    there = [at("Rivendell", "Elrond", goal="Old Forest"), at(tapped("Old Forest"), "Haldir", goal="Rivendell")]
    table = Table({"companies": there}, step="company").until("site-company")
    assert (table.place("Elrond"), table.place("Haldir")) == ("Old Forest", "Rivendell")
    assert table.stands("Old Forest") == "tapped"


def test_what_lies_on_an_event_is_of_the_same_player() -> None:
    summons = {"card": "Summons from Long Sleep", "attachments": ["Rain-drake"]}
    table = Table({"companies": [at("Bree", "Elrond")]}, {"events": [summons]})
    assert table.g.owners[table.id("Rain-drake")] == "B"


@pytest.mark.parametrize(("said", "stands"), [("yes", "wounded"), (1, "wounded"), ("False", "untapped")])
def test_yes_and_no_are_read_as_they_are_meant(said: Any, stands: str) -> None:
    assert Table({"companies": [at("Moria", {"card": "Elrond", "wounded": said})]}).stands("Elrond") == stands


@pytest.mark.rule("MEC-621")
def test_a_position_keeps_what_a_trophy_is_worth_and_when_a_card_came() -> None:
    trophy = {"card": "Orc-guard", "owner": "Bor", "pointless": True}
    stone = {"card": "Layos", "since": 3, "came": "site"}
    table = Table(minion(at("Moria", bearing("Muzgash", trophy), stone)))
    again = positions.build(positions.set_up_of(table.g), ("Ana", "Bor"))
    told = {again.codes[card]: piece for card, piece in again.pieces.items()}
    assert told[table.g.codes[table.id("Orc-guard")]].pointless
    assert told[table.g.codes[table.id("Layos")]].came == "site"


@pytest.mark.parametrize(
    ("odd", "path"),
    [
        ({"members": ["Layos"]}, "players/Ana/companies/0/site"),
        ({"site": "Moria", "members": []}, "players/Ana/companies/0/members"),
        ({"site": "Moria", "members": ["Layos"], "regions": ["Nowhere"]}, "players/Ana/companies/0/regions"),
        (
            {"site": "Moria", "members": ["Layos", {"card": "Ostisen", "follows": 7}]},
            "players/Ana/companies/0/members/1/follows",
        ),
    ],
)
def test_a_position_that_no_game_comes_to_says_where_it_is_wrong(odd: dict[str, Any], path: str) -> None:
    with pytest.raises(BadPosition) as wrong:
        Table(minion(odd))
    assert wrong.value.path == path


@pytest.mark.rule("MEC-316")
def test_in_a_position_who_is_wounded_is_not_tapped_as_well() -> None:
    table = Table(minion(at("Moria", {"card": "Layos", "wounded": True, "exhausted": True})))
    assert not table["Layos"].exhausted


@pytest.mark.rule("MEC-341")
def test_no_two_manifestations_lie_in_play() -> None:
    theirs = minion(at("Moria", bearing("Layos", "Stinker")))
    with pytest.raises(BadPosition) as wrong:
        Table({"companies": [at("Bree", bearing("Elrond", "Gollum"))]}, theirs)
    assert wrong.value.path == "players/Bor/companies/0/members/0/attachments/0"


# -- said as one would say it ------------------------------------------------------------------------------------------


def test_who_is_meant_is_told_by_name_as_well() -> None:
    """A leader, the company whose phase it is, the one that an event lies on."""
    there = [at("Moria", "Layos"), at("Dol Guldur", {"card": "Radbug", "follows": "Muzgash"}, "Muzgash", limit=2)]
    bats = {"card": "Swarm of Bats", "company": "Radbug"}
    table = Table(minion(*there, events=[bats]), step="hazards", company="Muzgash").until("hazards")
    assert table["Radbug"].follows == table.id("Muzgash")
    again = positions.build(positions.set_up_of(table.g), ("Ana", "Bor"))
    assert [bool(piece.follows) for piece in again.pieces.values()].count(True) == 1
    assert table.g.company == table.company("Muzgash").id == table["Swarm of Bats"].company


@pytest.mark.parametrize(
    ("attack", "came"),
    [
        ({"card": "Wargs"}, ("wolf", 2, 9, False)),
        ({"card": "Cave-drake"}, ("dragon", 2, 10, True)),
        ({"card": "Wargs", "strikes": 1, "prowess": 8, "race": "wolf"}, ("wolf", 1, 8, False)),
        ({"card": "Cave-drake", "prowess": 12}, ("dragon", 2, 12, True)),
        ({"automatic": True}, ("orc", 4, 7, False)),
        ({"agent": "Lurker"}, ("man", 1, 4, False)),
    ],
)
def test_an_attack_is_as_its_card_its_site_or_its_agent_makes_it(attack: dict[str, Any], came: Any) -> None:
    bor = minion(agents=[{"card": "Lurker", "at": "Moria"}])
    table = Table({"companies": [at("Moria", "Elrond", limit=2)]}, bor, step="assign", attack=attack)
    it = table.g.attacks[-1]
    assert (it.race, it.strikes, it.prowess, it.chooses) == came


@pytest.mark.parametrize(
    ("strike", "step"), [({}, "attack_actions"), ({"strike": {"target": "Elrond"}}, "strike_hazards")]
)
def test_an_attack_that_is_told_goes_on(strike: dict[str, Any], step: str) -> None:
    table = Table({"companies": [at("Moria", "Elrond", limit=2)]}, attack={"card": "Wargs"}, **strike)
    assert table.step == step


@pytest.mark.rule("MEC-643")
def test_an_agent_in_hiding_has_come_out_for_its_attack() -> None:
    spy = {"card": "Lurker", "at": "Bandit Lair", "hidden": True}
    company = at("Bandit Lair", "Layos", limit=2)
    table = Table(minion(company), minion(agents=[spy]), step="attack_actions", attack={"agent": "Lurker"})
    it = table.g.attacks[-1]
    assert (it.prowess + it.prowess_more, it.chooses, it.detainment, table["Lurker"].hidden) == (9, True, True, False)


@pytest.mark.rule("MEC-517", "MEC-605")
def test_a_creature_of_several_attacks_makes_the_others_too() -> None:
    company = at("Bree", "Elrond", "Glorfindel II", limit=2, path=["border_land"])
    attack = {"card": "Slayer", "key": "region_type", "keyed": "border_land"}
    table = Table({"companies": [company]}, step="attack_actions", attack=attack).until("hazards")
    assert table.said("attack") == 1
    assert table.said("attack-ends") == 2


@pytest.mark.rule("MEC-040", "MEC-400")
def test_whose_avatar_is_in_play_has_revealed_it() -> None:
    rider, other = "Dwar the Ringwraith", "Adûnaphel the Ringwraith"
    table = Table(minion(at("Minas Morgul", rider), hand=[other], locations=["Dol Guldur"]))
    assert table.g.avatars == {"A": "Dwar of Waw"}
    assert table.choose("organize").refusal(other, "bring").rule == "MEC-401"
