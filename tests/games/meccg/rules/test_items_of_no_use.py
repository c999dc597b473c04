"""Items that do nothing for who bears them: what they give and forbid besides numbers does not hold (MEC-654)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from desktop_app.games.meccg.reading.companies import is_leader
from desktop_app.games.meccg.reading.numbers import READING
from desktop_app.games.meccg.reading.site_attacks import automatic_attacks
from desktop_app.games.meccg.vocabulary.abilities import (
    extra_attack,
    forbids,
    grants,
    lets_store,
    permits,
    repeats_attacks,
)
from desktop_app.games.meccg.vocabulary.groups import host
from tests.games.meccg import shelf as shelves
from tests.games.meccg.cards.table import hero, minion
from tests.games.meccg.shelf import on_the_shelf
from tests.games.meccg.table import Table, at, bearing

CHARM = "Charm of Many Words"


def _charm(code: str, alignment: str, title: str) -> str:
    made = {"kinds": ["minor_item"], "alignment": alignment, "keywords": ["helmet"]}
    return shelves.make_up(code, "resource", title, **made)


CODES = (_charm("ZZ-961", "minion", CHARM), _charm("ZZ-962", "hero", "Hero’s Charm of Many Words"))
CHAIN = shelves.make_up("ZZ-963", "resource", "Chain", kinds=["minor_item"], alignment="hero")
with on_the_shelf():
    for _code in CODES:
        grants("sheltered", _code, "all", on=host)
        grants("stays_on_body", _code, "yes", on=host)
        forbids(_code, "influence", host)
        permits(_code, "makes_leader", "yes")
        repeats_attacks(_code, "orc")
        extra_attack(_code, "man", 1, 5, lambda m: True)
        lets_store(_code, "end_of_turn", "minion")
    forbids(CHAIN, "move", host)


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    """Lets a test use the made-up cards."""
    with on_the_shelf():
        yield


def works(bearer: Any) -> list[bool]:
    """Whether each thing that the charm says holds for who bears it, at a site of Orcs."""
    table = Table(minion(at("Moria", bearer), hand=[]))
    who = table.company(table.titles("companies:A")[0]).members[0]
    races = [each.race for each in automatic_attacks(table.g, table.g.companies[0])]
    return [
        READING.granted(table.g, who, "sheltered") == ["all"],
        READING.is_granted(table.g, who, "stays_on_body", "yes"),
        bool(READING.forbidden(table.g, "influence", who)),
        is_leader(table.g, who),
        races.count("orc") > 1,
        "man" in races,
    ]


@pytest.mark.rule("MEC-654", "MEC-138", "MEC-029")
def test_what_an_item_gives_holds_only_as_long_as_it_is_of_use() -> None:
    assert works(bearing("Layos", CHARM)) == [True] * 6
    assert works(bearing("Layos", {"card": CHARM, "idle": True})) == [False] * 6
    assert works(bearing("Layos", "Hero’s Charm of Many Words")) == [False] * 6
    assert works(bearing("Dwar the Ringwraith", CHARM)) == [False] * 6


@pytest.mark.rule("MEC-654")
@pytest.mark.parametrize("idle", [False, True])
def test_nobody_stores_by_an_item_that_is_not_in_use(idle: bool) -> None:
    company = at("Dol Guldur", bearing("Layos", {"card": CHARM, "idle": idle}))
    table = Table(minion(company), step="end_actions").until("end")
    assert table.offers("store", CHARM) is not idle


@pytest.mark.rule("MEC-137", "MEC-658")
def test_nobody_moves_whom_an_item_of_the_other_side_keeps_from_it() -> None:
    for bound in (False, True):
        for side, who, home, goal in ((hero, "Elrond", "Rivendell", "Bree"), (minion, "Layos", "Dol Guldur", "Moria")):
            company = at(home, bearing(who, *(["Chain"] if bound else [])))
            assert Table(side(company, locations=[goal])).offers("go", who, goal) is not bound
