"""What a table is worth, and what is compared when a bot looks ahead to the end of the round."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.ask import Option
from desktop_app.engine.chance import Chance
from desktop_app.engine.planning import Plan, plan
from desktop_app.engine.state import Outcome
from desktop_app.games.thrones.planning.foresight import FORESIGHT
from desktop_app.games.thrones.planning.worth import worth
from tests.games.thrones.table import Melee, Table

LONG = 12


def thought(table: Table, seat: str = "A") -> Plan:
    """What a seat makes of the open question, given so many imagined tables."""
    return plan(lambda dice: table.session.fork(seat, dice), seat, FORESIGHT, Chance(1), lambda tables: tables >= LONG)


def test_power_people_and_cards_are_worth_something_and_both_sides_come_to_one() -> None:
    bare, people = Table(step="4.2"), Table({"characters": ["Tywin Lannister"], "power": 3}, step="4.2")
    assert worth(bare.g, "A") == worth(bare.g, "B") == 0.5
    assert worth(people.g, "A") > 0.6
    assert worth(people.g, "A") + worth(people.g, "B") == pytest.approx(1.0)


def test_in_a_melee_one_is_held_against_the_best_of_the_others() -> None:
    def stands(**cai: Any) -> float:
        return worth(Melee({"power": 4}, {"power": 2}, cai, step="4.2").g, "A")

    assert stands(power=1) == stands(power=2) > stands(power=9)


def test_who_has_won_has_all_of_it() -> None:
    table = Table({"power": 3}, {"power": 9}, step="4.2")
    table.g.outcome = Outcome("won", "power", ["A"])
    assert (FORESIGHT.worth(table.g, "A"), FORESIGHT.worth(table.g, "B")) == (1.0, 0.0)


def test_of_the_sides_that_could_attack_the_one_that_wins_the_game_is_found() -> None:
    ana = {"characters": ["Wildling Horde", "Gold Cloaks"], "power": 14, "plot": "A Noble Cause"}
    table = Table(ana, {"characters": ["Tywin Lannister"], "power": 3}, step="4.2")
    found = thought(table.until(asked="got-ask-challenge").choose("power"))
    assert found.tables == LONG
    assert len(found.keys) == 2
    assert found.best.mean == 1.0


def test_what_is_given_up_for_claim_is_not_thought_about() -> None:
    table = Table(
        {"characters": ["Robb Stark"], "plot": "A Noble Cause"},
        {"characters": ["Khal Drogo", "Direwolf Pup"]},
        step="4.2",
    )
    table.challenge("military", "Robb Stark").until(asked="got-ask-claim")
    assert thought(table, "B").tables == 0


def test_two_copies_of_a_card_in_the_hand_are_one_way_and_not_two() -> None:
    table = Table({"hand": ["Gold Cloaks", "Gold Cloaks", "Direwolf Pup"], "gold": 6}, step="3.2w")
    keys = [key for way in thought(table).ways for key in way.keys if key.startswith("marshal:")]
    codes = [table.g.codes[Option.from_key(key).source] for key in keys]
    assert len(codes) == len(set(codes)) == 2
