"""The score of a game and its parts."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.lotr_lcg.book.scoring import score, score_parts
from desktop_app.games.lotr_lcg.book.state_checks import eliminate
from desktop_app.games.lotr_lcg.rules import GAME
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.table.ending import figures
from desktop_app.games.lotr_lcg.verbs.leaving import take_off
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.shelf import make_up
from tests.games.lotr_lcg.table import Table, at_once

make_up("T-590", "enemy", "Old Foe", victory=7)
LAST_STAGE = {"card": "01122", "progress": 9}


def about_to_win(hero: str, **more: Any) -> dict[str, Any]:
    """A hero whose willpower will finish the last stage."""
    return {"card": hero, "committed": True, "exhausted": True, **more}


def two_players(**more: Any) -> Table:
    """Ana will end at threat 34, Bor at 38; one hero of threat cost 9 is about to die."""
    return Table(
        players={
            "Ana": {"heroes": [about_to_win("Aragorn", damage=3), "Thalin"], "threat": 34},
            "Bor": {"heroes": [{"card": "Gimli", "damage": 1}], "threat": 38},
        },
        quest=LAST_STAGE,
        step="3.4",
        **more,
    )


def won(t: Table) -> Table:
    assert t.session.question is None
    assert t.result == "won"
    return t


@pytest.mark.rule("LCG-328")
def test_only_a_won_game_has_a_score() -> None:
    lost = Table(heroes=["Aragorn"], threat=49, step="7.3")
    assert lost.session.question is None
    assert lost.result == "lost"
    assert score(lost.g) is None
    assert "score" not in GAME.view(lost.g, "A").outcome

    victory = won(Table(heroes=[about_to_win("Aragorn")], quest=LAST_STAGE, step="3.4"))
    assert score(victory.g) == 25
    assert GAME.view(victory.g, "A").outcome["score"] == "25"


@pytest.mark.rule("LCG-329")
def test_threat_dead_heroes_and_damage_are_added_up() -> None:
    t = two_players()
    t.prepare(lambda g: take_off(g, t.id("Thalin")))  # threat cost 9
    parts = score_parts(won(t).g)
    assert (parts["threat"], parts["dead_heroes"], parts["damage"]) == (72, 9, 4)
    assert score(t.g) == 85


@pytest.mark.rule("LCG-330")
def test_every_completed_round_costs_ten() -> None:
    t = two_players(round=7)
    t.prepare(lambda g: take_off(g, t.id("Thalin")))
    assert score_parts(won(t).g)["rounds"] == 60
    assert score(t.g) == 145


@pytest.mark.rule("LCG-331")
def test_victory_points_are_subtracted() -> None:
    t = two_players(round=7, victory=["Old Foe"])
    t.prepare(lambda g: take_off(g, t.id("Thalin")))
    assert score(won(t).g) == 138


@pytest.mark.rule("LCG-332")
def test_an_eliminated_player_counts_fifty_threat() -> None:
    t = Table(
        players={
            "Ana": {"heroes": [about_to_win("Aragorn")], "threat": 20},
            "Bor": {"heroes": ["Gimli"], "threat": 31},
        },
        quest=LAST_STAGE,
        step="3.4",
    )

    def their_hero_has_died(g: LcgState) -> None:
        take_off(g, t.id("Gimli"))
        at_once(eliminate(g, "B", "heroes"))

    t.prepare(their_hero_has_died)
    assert score_parts(won(t).g)["threat"] == 20 + 50


@pytest.mark.rule("LCG-333")
def test_all_heroes_of_an_eliminated_player_count_as_dead() -> None:
    t = Table(
        players={
            "Ana": {"heroes": [about_to_win("Aragorn")], "threat": 20},
            "Bor": {"heroes": ["Thalin", "Dúnhere"], "threat": 49},
        },
        quest=LAST_STAGE,
        step="3.4",
    )
    t.prepare(lambda g: at_once(eliminate(g, "B", "threat")))
    assert score_parts(won(t).g)["dead_heroes"] == 9 + 8


def test_enemies_destroyed_are_counted_and_not_the_shadow_cards_beside_them() -> None:
    """Also one that goes back into the deck."""
    t = Table(
        heroes=["Legolas", "Aragorn"],
        engaged=[
            {"card": "Eastern Crows", "shadows": ["Wargs"]},
            {"card": "Goblin Sniper", "shadows": ["King Spider"]},
        ],
        encounter_discard=["Forest Spider", "Hill Troll"],
        hand=[TUNE],
        step="6.8a",
    )
    for hero, enemy in (("Legolas", "Eastern Crows"), ("Aragorn", "Goblin Sniper")):
        t.until(asked="lcg-ask-attack").choose("attack", hero, enemy)
    t.until(step="7.4w")
    assert t.titles("encounter_discard").count("King Spider") == 1
    told = {figure.told.id: figure.value for figure in figures(t.session.look("A"))}
    assert told["lcgtable-figure-enemies"] == 2
