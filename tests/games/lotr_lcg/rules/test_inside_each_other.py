"""Attacks inside attacks, windows inside windows: what is around them waits as it was."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.session import Session
from desktop_app.games import PLAYS
from desktop_app.games.lotr_lcg.rules import GAME
from desktop_app.games.lotr_lcg.vocabulary.abilities import action
from desktop_app.games.lotr_lcg.vocabulary.fighting import attack_you
from desktop_app.games.lotr_lcg.vocabulary.groups import character, enemy, engaged_with_you
from desktop_app.games.lotr_lcg.vocabulary.lasting import modify
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.shelf import make_up
from tests.games.lotr_lcg.table import Table

RALLY, PROVOKE = "Rally", "Provoke"
make_up("T-640", "event", RALLY)
make_up("T-641", "event", PROVOKE)
action("T-640", target=character, do=modify("attack", attack=2))
action("T-641", target=enemy(engaged_with_you), do=attack_you)


def three(ana: dict[str, Any], bor: dict[str, Any], cal: dict[str, Any], **setup: Any) -> Table:
    heroes = {"Ana": "Aragorn", "Bor": "Gimli", "Cal": "Beravor"}
    players = {name: {"heroes": [heroes[name]], "threat": 20} for name in heroes}
    for name, more in (("Ana", ana), ("Bor", bor), ("Cal", cal)):
        players[name] |= more
    return Table(players=players, **setup)


def seat(t: Table) -> str:
    return t.g.names[t.question.seat]


@pytest.mark.rule("LCG-377", "LCG-378")
def test_a_window_inside_a_window_gives_the_turn_back_to_whom_it_was_due() -> None:
    """Ana passes; Bor has an attack made, in whose window all pass; then it is Cal's turn, and Ana's again."""
    strike = {
        "heroes": [{"card": "Gimli", "resources": 1}],
        "hand": ["Quick Strike", TUNE],
        "engaged": ["Ungoliant’s Spawn"],
    }
    t = three({"hand": [TUNE]}, strike, {"hand": [TUNE]}, step="4.2w")
    assert seat(t) == "Ana"
    t.passes()
    assert seat(t) == "Bor"
    t.play("Quick Strike")
    assert t.step == "6.8.1w"
    inside = []
    while t.step != "4.2w":
        inside.append((t.step, seat(t)))
        t.passes()
    assert inside == [(step, name) for step in ("6.8.1w", "6.8.2w", "6.8.3w") for name in ("Ana", "Bor", "Cal")]
    outside = []
    while t.step == "4.2w":
        outside.append(seat(t))
        t.passes()
    assert outside == ["Cal", "Ana", "Bor"]


@pytest.mark.rule("LCG-157", "LCG-377")
def test_who_is_eliminated_in_an_open_window_costs_nobody_a_turn() -> None:
    """Bor hands Wandering Took to Ana, whose threat is then 50: Cal is next, then Bor; nobody is asked twice."""
    t = three(
        {"threat": 48, "hand": [TUNE]}, {"allies": ["Wandering Took"], "hand": [TUNE]}, {"hand": [TUNE]}, step="4.2w"
    )
    t.passes()
    t.choose("use", "Wandering Took").choose("choose_player", target="Ana")
    assert t.g.eliminated == ["A"]
    asked = []
    while t.step == "4.2w":
        asked.append(seat(t))
        t.passes()
    assert asked == ["Cal", "Bor"]


@pytest.mark.rule("LCG-157", "LCG-377")
def test_a_window_whose_last_turn_was_that_of_the_eliminated_goes_on_where_it_is_laid_out_again() -> None:
    """Bor claims the map at the price of his last threat: Cal is next, at the table and at the one laid out from it."""
    t = three({"hand": [TUNE]}, {"threat": 48}, {"hand": [TUNE]}, staging=["Gandalf’s Map"], step="4.2w")
    t.passes().choose("use", "Gandalf’s Map")
    assert (t.g.eliminated, seat(t)) == (["B"], "Cal")
    positions = PLAYS[GAME.id].positions
    again = Session(GAME, positions.build(positions.set_up_of(t.session.at_rest()), ("Ana", "Bor", "Cal"))).question
    assert again is not None
    assert again.seat == "C"


@pytest.mark.rule("LCG-157", "LCG-377")
def test_who_had_passed_before_an_elimination_is_not_asked_twice() -> None:
    """Cal hands the Took to Ana, who is out: after Bor and Cal have passed the window is over."""
    t = three(
        {"threat": 48, "hand": [TUNE]}, {"hand": [TUNE]}, {"allies": ["Wandering Took"], "hand": [TUNE]}, step="4.2w"
    )
    t.passes().passes()
    t.choose("use", "Wandering Took").choose("choose_player", target="Ana")
    asked = []
    while t.step == "4.2w":
        asked.append(seat(t))
        t.passes()
    assert asked == ["Bor", "Cal"]


@pytest.mark.rule("LCG-476", "LCG-483")
def test_a_bonus_until_the_end_of_the_attack_is_that_attacks_own() -> None:
    """Rally in the outer attack lasts through the inner one; Rally in the inner one ends with it."""
    t = Table(
        heroes=[{"card": "Gimli", "resources": 1}, "Aragorn"],
        hand=["Quick Strike", RALLY, RALLY, TUNE],
        engaged=[{"card": "Ungoliant’s Spawn", "attacked": True}],
        step="6.8a",
    )
    t.choose("attack", "Gimli", "Ungoliant’s Spawn").passes()
    assert t.step == "6.8.1w"
    t.play(RALLY).choose("choose", "Gimli")
    assert t.number("Gimli", "attack") == 4
    t.play("Quick Strike")
    t.play(RALLY).choose("choose", "Aragorn")
    assert len(t.g.attacks) == 2
    assert t.number("Aragorn", "attack") == 5
    while len(t.g.attacks) == 2:
        t.passes()
    assert t["Ungoliant’s Spawn"].damage == 3
    assert (t.number("Gimli", "attack"), t.number("Aragorn", "attack")) == (4, 3)
    assert t.step == "6.8.1w"
    assert t.g.attacks[-1].characters == [t.id("Gimli")]
    t.until(step="6.8.3w")
    assert t["Ungoliant’s Spawn"].damage == 3 + 2
    t.until(step="7.4w")
    assert t.number("Gimli", "attack") == 2


@pytest.mark.rule("LCG-470")
def test_an_enemy_attack_inside_a_player_attack_leaves_its_attackers_attacking() -> None:
    t = Table(
        heroes=["Aragorn", "Gimli"],
        hand=[PROVOKE, TUNE],
        engaged=[{"card": "Ungoliant’s Spawn", "attacked": True}, {"card": "King Spider", "attacked": True}],
        encounter_deck=["Enchanted Stream"],
        step="6.8a",
    )
    t.choose("attack", "Aragorn", "Ungoliant’s Spawn").passes()
    t.play(PROVOKE).choose("choose", "King Spider")
    t.until(asked="lcg-ask-defender").choose("defend", "Gimli")
    while len(t.g.attacks) == 2:
        t.passes()
    assert (t["Gimli"].damage, t["Ungoliant’s Spawn"].damage) == (1, 0)
    t.until(step="6.8.3w")
    assert t["Ungoliant’s Spawn"].damage == 1


@pytest.mark.rule("LCG-337", "LCG-027")
def test_an_attack_in_the_quest_phase_finds_a_shadow_card_in_a_deck_made_anew() -> None:
    t = Table(
        heroes=["Aragorn"],
        hand=[TUNE],
        engaged=["King Spider"],
        encounter_deck=["Ambush"],
        encounter_discard=["Enchanted Stream"],
        step="3.3",
    )
    assert t.step == "6.4bw"
    assert t.said("lcg-log-shuffles") == 1
    assert t.titles("shadows") == ["Enchanted Stream"]
