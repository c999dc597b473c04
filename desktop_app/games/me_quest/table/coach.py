"""What speaks for an answer, and against it, from what a seat sees."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.messages import Message, message
from desktop_app.engine.view import View
from desktop_app.games.contract.play import Argument
from desktop_app.games.me_quest.reading.corrected import facts_in
from desktop_app.games.me_quest.reading.queries import FACTS

TOLD = (
    "play_plot",
    "place_influence",
    "place_in_pool",
    "draw_cards",
    "command",
    "move",
    "place_token",
    "heal",
    "attack",
    "peril",
    "travel",
    "explore",
    "rest",
    "no_rest",
    "fight",
    "fight_on",
    "exhaust",
    "retrieve_favor",
    "consult",
    "consult_favor",
    "complete",
    "discard_plot",
    "dark_path",
)
AGAINST = ("rest", "travel", "fight", "dark_path", "discard_plot", "place_influence", "command", "exhaust")
"""The answers that cost something of which words can be made."""


def reason(question: Question, chosen: Sequence[Option], view: View) -> Message:
    """Why the chosen options are a good answer."""
    verb = chosen[0].verb if chosen else ""
    if verb not in TOLD:
        return message("meqtable-coach-general")
    return Message(f"meqtable-coach-{verb.replace('_', '-')}", {**_numbers(chosen[0], view)})


def _numbers(option: Option, view: View) -> dict[str, int]:
    """What the words of a reason count."""
    card = view.card(option.source)
    if card is None or card.code not in FACTS:
        return {"advance": 0, "attack": 0, "defense": 0, "favor": 0, "cost": 0}
    printed = facts_in(view, card.code)
    return {
        "advance": printed.advance,
        "attack": printed.attack,
        "defense": printed.defense,
        "favor": printed.favor,
        "cost": printed.strength_cost,
    }


def arguments(question: Question, chosen: Sequence[Option], view: View) -> Sequence[Argument]:
    """The reason, and what it costs."""
    found = [Argument(reason(question, chosen, view))]
    verb = chosen[0].verb if chosen else ""
    told = f"meqtable-argue-{verb.replace('_', '-')}" if verb in AGAINST else "meqtable-argue-unknown"
    return [*found, Argument(Message(told, {**_numbers(chosen[0], view)} if chosen else {}), against=True)]
