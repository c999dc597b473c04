"""What the head of a save tells of the game in it."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict, Field

from desktop_app.app.saves.saves import Summary
from desktop_app.engine.messages import Message
from desktop_app.engine.session import Session
from desktop_app.engine.view import View
from desktop_app.games import PLAYS


class Fact(BaseModel):
    """A number one wants to know before going on: a message of the game, and the token drawn beside it."""

    model_config = ConfigDict(frozen=True, defer_build=True)

    message: str
    params: dict[str, str | int] = Field(default_factory=dict)
    sign: str = ""


def facts_of(game: str, shown: View) -> list[Fact]:
    """How a seat fares, from what it sees."""
    facts = PLAYS[game].head(shown)
    return [Fact(message=fact.message.id, params=plain(fact.message), sign=fact.sign) for fact in facts]


def plain(said: Message) -> dict[str, str | int]:
    """The parameters of a message that can stand in a head: words and numbers, no lists."""
    return {name: value for name, value in said.params.items() if not isinstance(value, list)}


def summary_of(session: Session) -> Summary | None:
    """The open question as a message of the game; none when the game is over or the question lists things."""
    if session.question is None:
        return None
    asked: Message = session.question.prompt
    params = plain(asked)
    if len(params) != len(asked.params):
        return None
    return Summary(message=asked.id, params=params)
