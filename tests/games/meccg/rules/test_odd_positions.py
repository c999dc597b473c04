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
]
OF_AN_ATTACK: list[tuple[dict[str, Any], str, str]] = [
    ({"attack": {"race": "hydra"}, "strike": {"target": "Elrond"}}, "attack/race", "word"),
    ({"attack": {"key": "region", "keyed": "Nowhere"}, "strike": {"target": "Elrond"}}, "attack/keyed", "card"),
    ({"attack": {"key": "site_type", "keyed": "meadow"}, "strike": {"target": "Elrond"}}, "attack/keyed", "word"),
    ({"attack": {}, "strike": {"target": "Elrond", "bonus": "much"}}, "strike/bonus", "integer"),
    ({"attack": {"targets": ["Elrond"]}}, "strike", "mapping"),
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
    players = {"Ana": {"companies": [at("Moria", "Elrond")]}}
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
