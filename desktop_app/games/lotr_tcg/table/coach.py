"""What speaks for an answer, and against it, from what a seat sees."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.messages import Message, message
from desktop_app.engine.view import View
from desktop_app.games.contract.play import Argument

TOLD = ("play", "defend", "attack", "move", "move_again", "end_turn", "pass", "use", "respond", "shadow_done")


def reason(question: Question, chosen: Sequence[Option], view: View) -> Message:
    """Why the chosen options are a good answer."""
    verb = chosen[0].verb if chosen else ""
    strength = sum(
        card.numbers.get("strength", 0) for option in chosen if (card := view.card(option.source)) is not None
    )
    if verb not in TOLD:
        return message("tcg-coach-general")
    return message(f"tcg-coach-{verb.replace('_', '-')}", strength=strength, twilight=view.numbers["twilight"])


def arguments(question: Question, chosen: Sequence[Option], view: View) -> Sequence[Argument]:
    """The reason, and what it costs."""
    found = [Argument(reason(question, chosen, view))]
    verb, mine = (chosen[0].verb if chosen else ""), view.seat == view.facts["active"]
    cost = _cost(chosen, view) if verb == "play" else 0
    if cost:
        told = "tcg-argue-twilight" if mine else "tcg-argue-pool"
        found.append(Argument(message(told, cost=cost, twilight=view.numbers["twilight"]), against=True))
    elif verb in ("move", "move_again"):
        found.append(Argument(message("tcg-argue-companions"), against=True))
    else:
        found.append(Argument(message("tcg-argue-unknown"), against=True))
    return found


def _cost(chosen: Sequence[Option], view: View) -> int:
    """What the card that would be played costs here and now."""
    card = view.card(chosen[0].source) if chosen else None
    return card.numbers.get("cost", 0) if card is not None else 0
