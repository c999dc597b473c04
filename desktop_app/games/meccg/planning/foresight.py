"""Looking ahead in this game: to the end of the turn."""

from __future__ import annotations

from desktop_app.engine.ask import Question
from desktop_app.games.kit.foreseeing import foresight_by_worth
from desktop_app.games.meccg.planning.going_on import go_on, hasty, worths
from desktop_app.games.meccg.planning.worth import worth
from desktop_app.games.meccg.state import MecState

THOUGHT_ABOUT = (
    "mec-ask-organization",
    "mec-ask-hazards",
    "mec-ask-enter",
    "mec-ask-attack",
    "mec-ask-site",
)
"""The questions on which a game turns; what else is asked is answered at once."""
MOST_WAYS = 3


def clock(g: MecState) -> int:
    """Counts turns, and their ends, when all that was set out for has come to pass."""
    return 2 * g.round + (g.phase == "end_of_turn")


def thinks(question: Question) -> bool:
    """Whether a question is worth the time."""
    return question.prompt.id in THOUGHT_ABOUT


FORESIGHT = foresight_by_worth(go_on, worths, worth, clock, ahead=0, most=MOST_WAYS, thinks=thinks, hasty=hasty)
