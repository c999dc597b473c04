"""What the head of a save tells of the game in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from desktop_app.app.saves.saves import SaveHeader, Summary
from desktop_app.games import PLAYS

if TYPE_CHECKING:
    from desktop_app.engine.messages import Message
    from desktop_app.engine.session import Session
    from desktop_app.engine.view import View


class Fact(BaseModel):
    """A number one wants to know before going on: a message of the game, and the token drawn beside it."""

    model_config = ConfigDict(frozen=True, defer_build=True)

    message: str
    params: dict[str, str | int] = Field(default_factory=dict)
    sign: str = ""


class TableHead(BaseModel):
    """What a save's head says of its table besides the usual: for the start screen, without opening the game.

    `leaders` are the cards that stand for the deck of the first seat here, `facts` how that seat fares.
    """

    model_config = ConfigDict(frozen=True, extra="allow", defer_build=True)

    players: dict[str, str] = Field(default_factory=dict)
    decks: list[str] = Field(default_factory=list)
    leaders: list[str] = Field(default_factory=list)
    facts: list[Fact] = Field(default_factory=list)
    phase: str = ""
    picture: str = ""
    result: str = ""
    notes: dict[str, str] = Field(default_factory=dict)
    set_up: dict[str, Any] = Field(default_factory=dict)


def table_head(header: SaveHeader) -> TableHead:
    """The part of a save's head that `TableService` wrote; empty where it is missing or not ours."""
    try:
        return TableHead.model_validate((header.model_extra or {}).get("table", {}))
    except ValidationError:
        return TableHead()


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
