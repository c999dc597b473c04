"""Games of any kind between bots, as the tests of all games play them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from desktop_app.app.tables.simulate import usual_table
from desktop_app.engine.chance import Chance
from desktop_app.engine.codec import dump
from desktop_app.engine.messages import Message
from desktop_app.engine.saving import save
from desktop_app.engine.session import Session
from desktop_app.games import PLAYS

MANY = 4
"""At tables of more than so many a game has thousands of questions."""
SAMPLE = 12
FEW = 16
"""How many moments of a game are looked at without ``--full``; up to twice as many."""


def new_session(id: str, seats: int, seed: int, *, keep: bool = True) -> Session:
    """A game of the box before its first question."""
    play = PLAYS[id]
    return Session(play.game, play.new(usual_table(id, seats, seed)), keep=keep)


def played(session: Session, bot: str, seed: int, most: int = 5000) -> Iterator[Session]:
    """Yields the session at every question of a game, answering it in between; of large tables at every twelfth."""
    every = SAMPLE if len(session.state.seats) > MANY else 1
    for index, _ in enumerate(_answered(session, bot, seed, most)):
        if index % every == 0:
            yield session


def _answered(session: Session, bot: str, seed: int, most: int) -> Iterator[Session]:
    dice, game = Chance(seed), session.game
    for _ in range(most):
        question = session.question
        if question is None:
            return
        yield session
        session.answer(game.bots[bot](session.eyes(question.seat), question, dice))
    raise AssertionError("the game does not end")


@dataclass(slots=True)
class Moment:
    """A question of a game: a copy of the session there, and what a save should bring back."""

    session: Session
    saved: str
    question: str
    keys: list[str]
    told: list[Message]

    @property
    def state(self) -> dict[str, Any]:
        """The whole state as plain data."""
        return dump(self.session.state)


@dataclass(slots=True)
class Evening:
    """A game that one bot played in all seats: moments of it, evenly spread, and what was met at any question."""

    session: Session
    moments: list[Moment] = field(default_factory=list)
    verbs: dict[str, None] = field(default_factory=dict)
    broken: list[str] = field(default_factory=list)


def evening(id: str, seats: int, bot: str, seed: int, *, full: bool) -> Evening:
    """Plays a game. With ``full`` every question is a moment (of large tables every twelfth), else a few dozen are."""
    session = new_session(id, seats, seed)
    told, every = Evening(session), SAMPLE if full and seats > MANY else 1
    for index, _ in enumerate(_answered(session, bot, seed, 5000)):
        question = session.question
        assert question is not None
        told.verbs |= {option.verb: None for option in question.options if option.label is None}
        told.broken += session.game.broken(session.state)
        if index % every == 0:
            told.moments.append(_moment(session))
            if not full and len(told.moments) > 2 * FEW:
                told.moments, every = told.moments[::2], 2 * every
    return told


def _moment(session: Session) -> Moment:
    question = session.question
    assert question is not None
    keys = [option.key for option in question.options]
    log = [line.message for line in session.log]
    return Moment(session.fork(), json.dumps(save(session)), question.fingerprint, keys, log)
