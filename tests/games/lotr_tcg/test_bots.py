"""What the greedy bot does, judged as a player would."""

from __future__ import annotations

from functools import partial
from typing import Any

from desktop_app.engine.ask import Option
from desktop_app.engine.chance import Chance
from desktop_app.games.lotr_tcg.table.bots import greedy
from tests.games.lotr_tcg.table import Table, bearing, fight, hurt


def answer(table: Table) -> Option:
    """What the bot answers to the open question."""
    question = table.question
    (key,) = greedy(partial(table.session.look, question.seat), question, Chance(1))
    return Option.from_key(key)


def plays_on(table: Table, asked: str) -> dict[str, str]:
    """Lets the bot answer as long as this is asked: who was named, and against whom."""
    found = {}
    while table.asked == asked:
        chosen = answer(table)
        if chosen.target:
            found[table.g.codes[chosen.source]] = table.g.codes[chosen.target]
        table.session.answer([chosen.key])
    return found


def skirmish(ana: dict[str, Any], bor: dict[str, Any], who: str, *against: str) -> Table:
    return Table(ana, bor, step="skirmish_actions", skirmish=fight(who, *against))


def test_it_meets_the_strong_so_that_the_ring_bearer_is_not_overwhelmed() -> None:
    ana = {"ring_bearer": bearing("Frodo", "Hobbit Sword"), "fellowship": ["Éomer", "Rider of Rohan", "Merry"]}
    minions = ["Dunlending Savage", "Dunlending Brigand", "Dunlending Brigand", "Dunlending Madman"]
    table = Table(ana, {"minions": minions}, step="assignment")
    met = plays_on(table, "defenders")
    assert met[table.g.codes[table.id("Frodo")]] == table.g.codes[table.id("Dunlending Madman")]
    assert len(met) == 4


def test_it_keeps_an_event_that_could_be_chosen_for_nobody_who_fights() -> None:
    ana = {"fellowship": ["Aragorn", "Legolas"], "hand": ["Valor"]}
    assert answer(skirmish(ana, {"minions": ["Dunlending Pillager"]}, "Aragorn", "Dunlending Pillager")).verb == "pass"
    ana = {"fellowship": ["Legolas"], "hand": ["Valor"]}
    table = skirmish(ana, {"minions": ["Dunlending Madman"]}, "Legolas", "Dunlending Madman")
    assert answer(table).verb == "play"


def test_it_acts_where_that_turns_a_skirmish_and_nowhere_else() -> None:
    bor = {"minions": ["Uruk Rear Guard"], "hand": ["Ferocity"]}
    ana = {"fellowship": ["Gimli"], "hand": ["Best Company"]}
    assert answer(skirmish(ana, bor, "Gimli", "Uruk Rear Guard")).verb == "play", "or he is overwhelmed"
    table = skirmish({**ana, "fellowship": ["Gimli", "Merry"]}, bor, "Merry", "Uruk Rear Guard")
    assert answer(table).verb == "pass"


def test_archers_do_not_wound_its_ring_bearer_while_others_can_bear_it() -> None:
    table = Table(
        {"site": 7, "fellowship": ["Aragorn", "Gimli", "Legolas", "Merry"]},
        {"minions": ["Uruk-hai Raiding Party"]},
        step="archery",
    )
    assert answer(table).source != table.id("Frodo")


def test_nobody_exerts_for_a_scratch() -> None:
    bor = {"minions": ["Uruk Regular"]}
    table = skirmish({"fellowship": ["Legolas", "Éowyn"]}, bor, "Legolas", "Uruk Regular").until("respond")
    assert answer(table).verb == "pass"
    table = skirmish({"fellowship": [hurt("Legolas", 2), "Éowyn"]}, bor, "Legolas", "Uruk Regular").until("respond")
    assert answer(table).verb == "respond"


def test_hobbits_leave_only_when_nothing_else_saves_them() -> None:
    ana = {"fellowship": ["Merry", "Aragorn"]}
    bor = {"minions": ["Uruk Regular", "Southron Soldier"]}
    assert answer(skirmish(ana, bor, "Aragorn", "Uruk Regular")).verb == "pass"
    assert answer(skirmish(ana, bor, "Merry", "Southron Soldier")).verb == "pass"


def test_it_does_not_move_on_with_minions_behind_it() -> None:
    ana = {"site": 2, "fellowship": ["Aragorn", "Gimli", "Legolas"]}
    assert answer(Table(ana, {}, step="decide", moves=1)).verb == "move_again"
    assert answer(Table(ana, {"minions": ["Uruk Regular"]}, step="decide", moves=1)).verb == "end_turn"
    wounded = {"site": 2, "fellowship": [hurt("Aragorn", 3), hurt("Gimli"), "Legolas"]}
    assert answer(Table(wounded, {}, step="decide", moves=1)).verb == "end_turn"


def test_it_lets_a_card_go_that_it_cannot_play_any_more() -> None:
    table = Table(
        {"site": 2}, {"fellowship": ["Gimli"], "hand": ["Legolas", "Gimli", "Uruk Regular"]}, step="reconcile"
    )
    assert answer(table).source in table.g.zones["hand:B"]
    assert table.g.codes[answer(table).source] == table.g.codes[table.id("Gimli")]


def test_it_keeps_the_best_minions_and_lets_the_others_go() -> None:
    held = ["Uruk Rear Guard", "Orthanc Warrior", "Uruk Regular", "Legolas"]
    table = Table({"site": 2}, {"hand": held}, step="reconcile")
    assert table.g.codes[answer(table).source] == table.g.codes[table.id("Uruk Rear Guard")]


def test_a_copy_of_somebody_dead_is_let_go_before_one_that_heals() -> None:
    bor = {"fellowship": ["Gimli"], "dead": ["Legolas"], "hand": ["Gimli", "Legolas"]}
    table = Table({"site": 2}, bor, step="reconcile")
    assert table.g.codes[answer(table).source] == table.g.codes[table.id("Legolas")]


def test_nobody_exerts_to_call_a_companion_who_is_there() -> None:
    there = Table({"fellowship": ["Aragorn", "Gimli"], "deck": ["Aragorn"]}, step="fellowship", path=["The Riddermark"])
    assert answer(there).verb == "move"
    away = Table({"fellowship": ["Legolas", "Gimli"], "deck": ["Aragorn"]}, step="fellowship", path=["The Riddermark"])
    assert answer(away).verb == "use"


def test_the_ring_bearer_defends_last_so_that_nothing_more_is_left_for_him() -> None:
    ana = {"ring_bearer": bearing("Frodo", "Hobbit Sword"), "fellowship": [hurt("Éowyn", 2), "Rider of Rohan"]}
    minions = ["Uruk Defender", "Orthanc Warrior", "Orthanc Warrior"]
    table = Table(ana, {"minions": minions}, step="assignment")
    met = plays_on(table, "defenders")
    assert len(met) == 3
    assert list(met)[-1] == table.g.codes[table.id("Frodo")]
