"""Bots that look ahead: what they answer, what they may not know, and where they think."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle

import pytest

from desktop_app.app.tables.bots import PLANNER, bots_of
from desktop_app.app.tables.simulate import usual_table
from desktop_app.app.tables.thinker import Thinker
from desktop_app.app.tables.thinking import answer_of, think
from desktop_app.engine.chance import Chance
from desktop_app.engine.game import Game
from desktop_app.engine.session import Session
from desktop_app.games import GAMES, PLAYS

FORESEEN = [game for game in GAMES.values() if game.foresight is not None]


def asked(seed: int, verb: str, seats: int = 1) -> Session:
    """The first table on which this can be answered, played there by the game's bot."""
    play = PLAYS["lotr_lcg"]
    session, dice = Session(play.game, play.new(usual_table("lotr_lcg", seats, seed))), Chance(seed)
    while session.question is not None:
        if verb in {option.verb for option in session.question.options}:
            return session
        session.answer(answer_of(session, play.bot, dice))
    raise AssertionError(f"nobody is asked to {verb}")


@pytest.mark.parametrize("game", FORESEEN, ids=lambda game: game.id)
def test_the_planner_plays_a_whole_game(
    game: Game, amount: Callable[[int, int], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a sample it answers every third question, and the usual bot the others."""
    monkeypatch.setattr("desktop_app.app.tables.thinking.SECONDS", 0.0)
    session, dice = Session(game, PLAYS[game.id].new(usual_table(game.id, min(game.seats), 3))), Chance(3)
    bots = cycle([PLANNER, *[PLAYS[game.id].bot] * amount(2, 0)])
    while session.question is not None:
        session.answer(answer_of(session, next(bots), dice))
    assert session.state.outcome is not None
    assert game.broken(session.state) == []


def test_every_game_that_can_be_looked_ahead_in_has_a_planner() -> None:
    for game in GAMES.values():
        assert (PLANNER in bots_of(game)) == (game.foresight is not None)


@pytest.mark.parametrize("verb", ["commit", "defend", "travel", "attack"])
def test_what_was_thought_of_is_an_answer(verb: str) -> None:
    session = asked(4, verb)
    before = session.game.view(session.state, "A")
    found = think(session, Chance(1), 0.0)
    assert found is not None
    assert session.question is not None
    assert session.question.accepts(found.keys)
    assert session.game.view(session.state, "A") == before


def test_a_table_that_is_thought_about_holds_other_cards_where_nobody_can_look() -> None:
    """The planner plays on tables that look alike; what comes next is not what will come."""
    session = asked(4, "commit")
    imagined = [session.fork("A", Chance(seed)).state for seed in range(5)]
    deck = session.state.zones["encounter_deck"]
    orders = {tuple(state.codes[card] for card in state.zones["encounter_deck"]) for state in imagined}
    assert len(orders) == 5
    assert tuple(session.state.codes[card] for card in deck) not in orders


def test_a_bot_thinks_in_another_process_and_only_for_the_seat_that_is_asked() -> None:
    session, thinker = asked(4, "commit", seats=2), Thinker()
    try:
        found = thinker.begin(session, Chance(1), 0.05).result(timeout=60)
    finally:
        thinker.close()
    assert found is not None
    session.answer(found.keys)
