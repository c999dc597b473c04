"""A window that is passed at the curtain, without a look at the hand: for oneself, or for everybody at this screen."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from desktop_app.engine.ask import Question
from desktop_app.engine.climbing import PASSED, TO_COME

PASS = "pass"


def declinable(question: Question | None) -> Question | None:
    """The window that a question is, in which all may answer, whether or not the hand holds an answer; None for any
    other."""
    if question is None or not question.turns() or question.primary != PASS:
        return None
    return question


def still_to_ask(window: Question | None, seats: Collection[str]) -> list[str]:
    """Who of these may still answer in a window, after the one who is asked now."""
    turns = [] if window is None else window.turns()
    return [seat for seat, state in turns if state == TO_COME and seat in seats]


def declined_with_others(window: Question | None, declining: Sequence[str]) -> bool:
    """Whether whoever is asked in a window is among those who have declined together: those of them before have all
    passed in it."""
    if window is None or window.seat not in declining:
        return False
    before = declining[: declining.index(window.seat)]
    passed = [seat for seat, state in window.turns() if state == PASSED]
    return bool(before) and all(seat in passed for seat in before)
