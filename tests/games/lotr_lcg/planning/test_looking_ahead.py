"""Looking ahead from a table: what is compared, and how long."""

from __future__ import annotations

from desktop_app.engine.chance import Chance
from desktop_app.engine.planning import Plan, plan
from desktop_app.games.lotr_lcg.planning.foresight import FORESIGHT
from tests.games.lotr_lcg.table import Table

LONG = 16


def thought(table: Table) -> Plan:
    """What Ana makes of the open question, given so many imagined tables."""
    return plan(lambda dice: table.session.fork("A", dice), "A", FORESIGHT, Chance(1), lambda tables: tables >= LONG)


def test_a_road_that_costs_nothing_is_not_thought_about_for_long() -> None:
    table = Table(heroes=["Aragorn", "Éowyn"], staging=["Enchanted Stream"], step="4.2")
    found = thought(table)
    assert found.keys[0].startswith("travel")
    assert 0 < found.tables < LONG


def test_two_ways_that_both_win_are_compared_to_the_end() -> None:
    table = Table(heroes=["Aragorn", "Éowyn"], step="3.2", quest={"card": "01122", "progress": 8})
    found = thought(table)
    assert len(found.ways) > 1
    assert found.tables == LONG


def test_where_one_way_makes_sense_nothing_is_imagined() -> None:
    heroes = [{"card": "Aragorn", "resources": 1}]
    table = Table(heroes=heroes, hand=["Sneak Attack", "Guard of the Citadel"], engaged=["Forest Spider"], step="6.2w")
    assert table.offers("play", "Sneak Attack")
    assert thought(table).tables == 0
    assert thought(table).keys == ["pass"]


def test_a_few_sensible_ways_are_compared_of_the_many_there_are() -> None:
    allies = ["Guard of the Citadel", "Faramir", "Northern Tracker", "Silverlode Archer"]
    table = Table(heroes=["Aragorn", "Éowyn", "Théodred"], allies=allies, engaged=["Forest Spider"], step="3.2")
    assert 1 < len(thought(table).ways) <= 4
