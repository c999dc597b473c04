"""Looking ahead in this game: to the end of the next round."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.planning import Foresight
from desktop_app.games.lotr_lcg.planning.going_on import go_on
from desktop_app.games.lotr_lcg.planning.usefulness import OTHER, good_for
from desktop_app.games.lotr_lcg.planning.worth import worth
from desktop_app.games.lotr_lcg.reading.queries import FACTS
from desktop_app.games.lotr_lcg.state import LcgState

WINDOWS = ("lcg-ask-action", "lcg-ask-planning")
RULED = ("lcg-ask-pay", "lcg-ask-discard-order")
"""Questions that are not worth thinking about: the usual answer does."""


def _ways(g: LcgState, question: Question) -> Sequence[list[str]] | None:
    """In a window, what has a purpose there; where the usual answer does, nothing else."""
    if question.prompt.id in RULED:
        return ()
    if question.prompt.id in WINDOWS:
        return [
            [option.key] for option in question.options if option.verb == "pass" or _has_purpose(g, question, option)
        ]
    return None


def _has_purpose(g: LcgState, question: Question, option: Option) -> bool:
    code = g.codes[option.source]
    if option.verb == "play" and FACTS[code].type != "event":
        return True
    return good_for(code, option.detail) != OTHER and question.step not in ("1.3w", "3.1w", "5.4w")


FORESIGHT = Foresight(go_on=go_on, worth=worth, clock=lambda g: g.round, ahead=1, ways=_ways)
