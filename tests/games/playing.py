"""Games of any kind between bots, as the tests of all games play them."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.app.tables.simulate import usual_table
from desktop_app.engine.chance import Chance
from desktop_app.engine.session import Session
from desktop_app.games import PLAYS


def new_session(id: str, seats: int, seed: int, *, keep: bool = True) -> Session:
    """A game of the box before its first question."""
    play = PLAYS[id]
    return Session(play.game, play.new(usual_table(id, seats, seed)), keep=keep)


MANY = 4
"""At tables of more than so many a game has thousands of questions."""
SAMPLE = 12


def played(session: Session, bot: str, seed: int, most: int = 5000) -> Iterator[Session]:
    """Yields the session at every question of a game, answering it in between; of large tables at every twelfth."""
    dice, game = Chance(seed), session.game
    every = SAMPLE if len(session.state.seats) > MANY else 1
    for index in range(most):
        question = session.question
        if question is None:
            return
        if index % every == 0:
            yield session
        view = game.view(session.state, question.seat)
        session.answer(game.bots[bot](lambda view=view: view, question, dice))  # type: ignore[misc]
    raise AssertionError("the game does not end")
