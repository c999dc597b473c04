"""What a position may say and keeps, and what is refused with its place."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.kit.set_ups import BadPosition
from desktop_app.games.meccg.table import positions
from desktop_app.games.meccg.table.positions import build
from tests.games.meccg.cards.table import minion
from tests.games.meccg.table import Table, at, bearing

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
