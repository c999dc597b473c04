"""Whether an event or an ability is worth using now."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question
from desktop_app.games.meccg.planning.values import margin
from desktop_app.games.meccg.reading.queries import controller, facts
from desktop_app.games.meccg.state import MecState

WASTED = ("Twilight", "Diversion", "An Unexpected Outpost", "Smoke Rings")
"""What is kept for a moment that a quick glance does not see."""
CALLS = ("Sudden Call",)
"""What calls the end of the game."""
AHEAD = 2
"""By how many points one should lead to call the end."""
PLAYED, USED = 1.0, -1.0
"""What an event is worth that speaks of this moment, and an ability of what lies in play."""


def event_worth(g: MecState, question: Question, option: Option) -> float:
    """Events are played when they can be; what calls the end when that wins, what hurts not at one's own."""
    if option.source not in g.codes:
        return USED
    printed = facts(g, option.source)
    if printed.title in CALLS:
        return 30.0 if margin(g, question.seat) >= AHEAD else -5.0
    if option.verb == "use" or printed.title in WASTED:
        return USED
    if printed.type == "hazard" and option.target in g.pieces and controller(g, option.target) == question.seat:
        return USED
    return PLAYED
