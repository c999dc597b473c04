"""What the tests of the session begin with: an evening at the inn, and hands to play it."""

from __future__ import annotations

from desktop_app.engine.ask import Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.session import Session
from tests.engine.inn import INN, Inn, new
from tests.engine.play import play


def evening(seed: int = 1, answers: int = 0, deck: list[str] | None = None) -> Session:
    return play(Session(INN, new(seed, deck=deck)), Chance(seed), answers)


def open_question(session: Session) -> Question:
    assert session.question is not None
    return session.question


def inn(session: Session) -> Inn:
    assert isinstance(session.state, Inn)
    return session.state


def passing(question: Question) -> list[str] | None:
    return ["pass"] if question.prompt.id == "inn-play" else None


def play_card(session: Session, code: str) -> None:
    """The seat at hand plays its first card of that code."""
    hand = [o.key for o in open_question(session).options if session.state.codes.get(o.source) == code]
    session.answer([hand[0]])
