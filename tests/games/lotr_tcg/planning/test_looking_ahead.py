"""Looking ahead in the TCG: which answers are compared, what a table is worth, what comes of it."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from desktop_app.engine.ask import Option
from desktop_app.engine.chance import Chance
from desktop_app.engine.planning import Plan, plan
from desktop_app.games.lotr_tcg.planning.foresight import FORESIGHT, go_on, ways
from desktop_app.games.lotr_tcg.planning.worth import worth
from desktop_app.games.lotr_tcg.table.bots import greedy
from tests.games.lotr_tcg.table import Table, bearing, fight, hurt

LONG = 12


def thought(table: Table) -> Plan:
    """What is made of the open question by whoever is asked, given so many imagined tables."""
    seat = table.question.seat
    return plan(lambda dice: table.session.fork(seat, dice), seat, FORESIGHT, Chance(1), lambda tables: tables >= LONG)


def compared(table: Table) -> list[Option]:
    return [Option.from_key(keys[0]) for keys in ways(table.g, table.question)]


def test_copies_between_which_there_is_nothing_to_choose_are_compared_once() -> None:
    hand = ["Orthanc Warrior", "Orthanc Warrior", "Orthanc Warrior", "Uruk Regular"]
    table = Table({"site": 5}, {"hand": hand}, step="shadow", twilight=9)
    assert [option.verb for option in compared(table)] == ["shadow_done", "play", "play"]
    assert len({table.g.codes[option.source] for option in compared(table) if option.source}) == 2


def test_a_wounded_companion_is_another_than_a_whole_one() -> None:
    ana = {"fellowship": ["Rider of Rohan", hurt("Rider of Rohan", 2)]}
    table = Table(ana, {"minions": ["Orthanc Warrior"]}, step="assignment")
    assert {table.g.pieces[option.source].count("wound") for option in compared(table) if option.source} == {0, 2}


def test_what_the_quick_bot_knows_as_well_is_not_thought_about() -> None:
    table = Table({"site": 2}, {"fellowship": ["Gimli"], "hand": ["Legolas", "Gimli"]}, step="reconcile")
    assert thought(table).tables == 0


@pytest.mark.parametrize("phase", ["shadow", "assignment", "skirmish_actions", "fellowship", "decide"])
def test_on_an_imagined_table_anybody_is_thought_to_do_what_he_does_at_the_table(phase: str) -> None:
    ana = {
        "ring_bearer": bearing("Frodo", "Hobbit Sword"),
        "fellowship": ["Legolas", hurt("Gimli"), "Merry"],
        "hand": ["Valor", "Best Company", "Pippin", "Gimli"],
        "site": 4,
    }
    minions = [] if phase in ("shadow", "fellowship") else ["Uruk Regular", "Orthanc Warrior"]
    bor = {"minions": minions, "hand": ["Ferocity", "Uruk Rear Guard", "Broad-bladed Sword"]}
    said: dict[str, Any] = {"skirmish": fight("Legolas", "Uruk Regular")} if phase == "skirmish_actions" else {}
    table = Table(ana, bor, step=phase, twilight=9, **said)
    question = table.question
    at_the_table = greedy(partial(table.session.look, question.seat), question, Chance(1))
    assert go_on(table.g, question, Chance(1)) == at_the_table


def test_a_table_is_worth_more_with_friends_and_less_with_wounds_and_burdens() -> None:
    alone = Table({}, {})
    friends = Table({"fellowship": ["Legolas", "Gimli"]}, {})
    wounded = Table({"fellowship": [hurt("Legolas", 2), "Gimli"]}, {})
    assert worth(alone.g, "A") < worth(wounded.g, "A") < worth(friends.g, "A")
    assert worth(friends.g, "A") + worth(friends.g, "B") == pytest.approx(1)


def test_it_leaves_nobody_over_who_would_overwhelm_the_ring_bearer() -> None:
    ana = {"fellowship": ["Rider of Rohan", "Merry"], "site": 5}
    table = Table(ana, {"minions": ["Uruk Rear Guard", "Uruk Defender"]}, step="assignment")
    while table.offers("defend"):
        table.session.answer(thought(table).keys)
    met = [card for each in table.g.assigned for card in each.characters]
    assert sorted(met) == sorted([table.id("Rider of Rohan"), table.id("Merry")])
