"""What the head of a save tells of the game in it."""

from __future__ import annotations

from desktop_app.app.saves.saves import Summary
from desktop_app.engine.messages import Message
from desktop_app.engine.session import Session


def facts_of(session: Session, seat: str) -> dict[str, int]:
    """The numbers of a seat as the lists show them."""
    shown = session.game.view(session.state, seat)
    facts = {"hand": shown.zones[f"hand:{seat}"].count}
    for name in ("threat", "elimination"):
        if f"{name}:{seat}" in shown.numbers:
            facts[name] = shown.numbers[f"{name}:{seat}"]
    quest = (
        next((card for card in shown.zones["quest"].cards if not card.host), None) if "quest" in shown.zones else None
    )
    if quest is not None and "quest_points" in quest.numbers:
        facts["progress"] = quest.tokens.get("progress", 0)
        facts["quest_points"] = quest.numbers["quest_points"]
    return facts


def summary_of(session: Session) -> Summary | None:
    """The open question as a message of the game; none when the game is over or the question lists things."""
    if session.question is None:
        return None
    asked: Message = session.question.prompt
    params = {name: value for name, value in asked.params.items() if not isinstance(value, list)}
    if len(params) != len(asked.params):
        return None
    return Summary(message=asked.id, params=params)
