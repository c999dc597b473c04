"""Ways of answering a question that make sense, the best first."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from desktop_app.engine.ask import Question
from desktop_app.games.lotr_lcg.state import LcgState

Ways = list[list[str]]
"""Answers, each a list of option keys; the first is how anybody is thought to answer."""
Decide = Callable[[LcgState, Question], Ways]
MOST = 4
"""So many ways are worth thinking about."""


def best_first(valued: Iterable[tuple[float, list[str]]], within: float = float("inf")) -> Ways:
    """The best of these ways, without those that are worse than the very best by more than ``within``."""
    ranked = sorted(valued, key=lambda one: (-one[0], one[1]))
    return [keys for value, keys in ranked[:MOST] if value >= ranked[0][0] - within]
