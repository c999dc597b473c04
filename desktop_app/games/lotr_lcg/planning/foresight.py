"""Looking ahead in this game: to the end of the next round."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Question
from desktop_app.engine.planning import Foresight
from desktop_app.games.lotr_lcg.planning.acting import IDLE
from desktop_app.games.lotr_lcg.planning.going_on import go_on, sensible
from desktop_app.games.lotr_lcg.planning.worth import worth
from desktop_app.games.lotr_lcg.state import LcgState

WINDOW = "lcg-ask-action"


def _ways(g: LcgState, question: Question) -> Sequence[list[str]] | None:
    """The sensible ones; where none is known, whatever is offered."""
    return sensible(g, question) or None


def _hasty(question: Question) -> list[str] | None:
    """A pass where nothing is ever done."""
    return ["pass"] if question.step in IDLE and question.prompt.id == WINDOW else None


FORESIGHT = Foresight(go_on=go_on, worth=worth, clock=lambda g: g.round, ahead=1, ways=_ways, hasty=_hasty)
