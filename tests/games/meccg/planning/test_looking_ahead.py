"""What a table is worth, and what is compared when a bot looks ahead to the end of the turn."""

from __future__ import annotations

import pytest

from desktop_app.engine.chance import Chance
from desktop_app.engine.planning import Plan, plan
from desktop_app.engine.state import Outcome
from desktop_app.games.meccg.planning.foresight import FORESIGHT, clock, thinks
from desktop_app.games.meccg.planning.worth import worth
from tests.games.meccg.table import Table, at, wounded

LONG = 6


def thought(table: Table, seat: str = "A") -> Plan:
    """What a seat makes of the open question, given so many imagined tables."""
    return plan(lambda dice: table.session.fork(seat, dice), seat, FORESIGHT, Chance(1), lambda tables: tables >= LONG)


def test_points_and_people_are_worth_something_and_both_sides_come_to_one() -> None:
    bare, people = Table(), Table({"companies": [at("Rivendell", "Glorfindel II", "Balin")]})
    assert worth(bare.g, "A") == worth(bare.g, "B") == 0.5
    assert worth(people.g, "A") > 0.5
    assert worth(people.g, "A") + worth(people.g, "B") == pytest.approx(1.0)


def test_wounds_cost_more_abroad() -> None:
    at_home, abroad = (
        worth(Table({"companies": [at(site, wounded("Balin"))]}).g, "A") for site in ("Rivendell", "Moria")
    )
    assert abroad < at_home


def test_who_has_won_has_all_of_it() -> None:
    table = Table()
    table.g.outcome = Outcome("won", "council", ["B"])
    assert (FORESIGHT.worth(table.g, "A"), FORESIGHT.worth(table.g, "B")) == (0.0, 1.0)


def test_where_to_go_is_compared_and_the_end_of_the_turn_is_looked_at() -> None:
    ana = {
        "companies": [at("Lórien", "Elrond", "Glorfindel II")],
        "hand": ["Palantír of Orthanc"],
        "locations": ["Isengard", "Edoras", "Rivendell"],
    }
    table = Table(ana)
    found = thought(table)
    assert found.tables >= 2
    assert found.keys == found.usual.keys
    assert table.g.round == Table(ana).g.round


def test_the_clock_goes_on_as_a_turn_ends_and_as_the_next_begins() -> None:
    table = Table()
    begun = clock(table.g)
    table.g.phase = "end_of_turn"
    assert clock(table.g) == begun + 1
    table.g.round, table.g.phase = table.g.round + 1, "untap"
    assert clock(table.g) == begun + 2


def test_what_hardly_matters_is_not_thought_about() -> None:
    assert thinks(Table().question)
    table = Table({"companies": [at("Rivendell", "Elrond")], "hand": ["Glamdring"]}, step="discard_one")
    assert not thinks(table.until("discard-one").question)
