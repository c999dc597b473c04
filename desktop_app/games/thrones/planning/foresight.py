"""Looking ahead in this game: to the end of the round."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Question
from desktop_app.games.kit.foreseeing import foresight_by_worth
from desktop_app.games.thrones.planning.challenging import sides_to_attack, sides_to_defend
from desktop_app.games.thrones.planning.going_on import EVENTFUL, WINDOW, go_on, hasty, worths
from desktop_app.games.thrones.planning.worth import worth
from desktop_app.games.thrones.state import ThronesState

ATTACKERS, DEFENDERS = "got-ask-attackers", "got-ask-defenders"
ROUNDS_AHEAD = 0
"""After the round that goes on."""


def thinks(question: Question) -> bool:
    """Not in windows in which hardly anything is ever done, nor about what is paid and lost."""
    if question.kind == "one":
        return question.prompt.id != WINDOW or question.step in EVENTFUL
    return question.prompt.id in (ATTACKERS, DEFENDERS)


def sides(g: ThronesState, question: Question) -> Sequence[list[str]]:
    """Who could attack or defend together."""
    return sides_to_attack(g, question) if question.prompt.id == ATTACKERS else sides_to_defend(g, question)


FORESIGHT = foresight_by_worth(
    go_on, worths, worth, lambda g: g.round, ahead=ROUNDS_AHEAD, thinks=thinks, several=sides, hasty=hasty
)
