"""What speaks for an answer, and against it, from what a seat sees."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.messages import Message, message
from desktop_app.engine.view import View
from desktop_app.games.contract import Argument

TOLD = ("go", "acquire", "creature", "bring", "face", "hold", "support", "enter", "on_guard", "play", "pass", "done")


def reason(question: Question, chosen: Sequence[Option], view: View) -> Message:
    """Why the chosen options are a good answer."""
    verb = chosen[0].verb if chosen else ""
    if verb not in TOLD:
        return message("mec-coach-general")
    return message(f"mec-coach-{verb.replace('_', '-')}", limit=view.numbers["hazard_limit"])


def arguments(question: Question, chosen: Sequence[Option], view: View) -> Sequence[Argument]:
    """The reason, and what it costs."""
    return [
        Argument(reason(question, chosen, view)),
        Argument(message("mec-argue-unknown"), against=True),
    ]
