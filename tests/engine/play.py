"""Playing at random, as the tests do it: every answer comes from the options, chosen by the game's own generator."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.engine.ask import Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.codec import dump
from desktop_app.engine.random_bot import random_answer as any_answer
from desktop_app.engine.session import Session
from desktop_app.engine.view import View


def random_answer(question: Question, dice: Chance) -> list[str]:
    """Any legal answer to a question of any kind, as the bot of that name gives it."""
    return any_answer(_look_at_nothing, question, dice)


def _look_at_nothing() -> View:
    raise AssertionError("this bot never looks at the table")


def play(session: Session, dice: Chance, answers: int = 10_000) -> Session:
    """Answers at random until the game is over or enough was answered."""
    for _ in range(answers):
        if session.question is None:
            break
        session.answer(random_answer(session.question, dice))
    return session


def questions(session: Session, dice: Chance) -> Iterator[Question]:
    """Every question of a random game, just before it is answered."""
    while session.question is not None:
        yield session.question
        session.answer(random_answer(session.question, dice))


def moment(session: Session) -> object:
    """All that a player could tell two moments apart by: the table, the question, the log, the answers."""
    question = session.question
    asked = None
    if question is not None:
        asked = (question.fingerprint, [option.key for option in question.options], question.secret)
    return dump(session.state), asked, list(session.log), list(session.records)


def answers(session: Session) -> list[list[str]]:
    """The keys people gave."""
    return [record.keys for record in session.records if record.by == "seat"]
