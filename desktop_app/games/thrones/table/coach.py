"""What speaks for an answer, and against it, from what a seat sees."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.messages import Message, message
from desktop_app.engine.view import View
from desktop_app.games.contract.play import Argument

TOLD = ("marshal", "attack", "defend", "plot", "pass", "no_challenge", "military", "intrigue", "power", "place")


def reason(question: Question, chosen: Sequence[Option], view: View) -> Message:
    """Why the chosen options are a good answer."""
    verb = chosen[0].verb if chosen else ""
    strength = sum(
        card.numbers.get("strength", 0) for option in chosen if (card := view.card(option.source)) is not None
    )
    if verb not in TOLD:
        return message("got-coach-general")
    return message(f"got-coach-{verb.replace('_', '-')}", strength=strength, count=len(chosen))


def arguments(question: Question, chosen: Sequence[Option], view: View) -> Sequence[Argument]:
    """The reason, and that who kneels now does not defend, or that gold spent is gone."""
    found = [Argument(reason(question, chosen, view))]
    verb = chosen[0].verb if chosen else ""
    if verb in ("attack", "defend"):
        found.append(Argument(message("got-argue-kneels", count=len(chosen)), against=True))
    elif verb in ("marshal", "play", "ambush"):
        found.append(Argument(message("got-argue-gold", gold=view.numbers[f"gold:{view.seat}"]), against=True))
    else:
        found.append(Argument(message("got-argue-unknown"), against=True))
    return found
