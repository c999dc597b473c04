"""What the kernel, the bots and the screen need to know of a game: one value per game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from desktop_app.engine.ask import Option, Question, Refusal
from desktop_app.engine.chance import Chance
from desktop_app.engine.rows import Steps
from desktop_app.engine.state import State
from desktop_app.engine.view import Part, View

Bot = Callable[[Callable[[], View], Question, Chance], list[str]]


@dataclass(slots=True)
class Adjustment:
    """One thing done by hand: a verb, the card, seat or counter it touches, where to or how much."""

    verb: str
    subject: str
    target: str = ""
    amount: int = 0


@dataclass(frozen=True, slots=True)
class Game:
    """One rule system.

    ``view(state, seat)`` removes what the seat may not see. ``adjust`` applies something done by hand and
    ``adjustments(state, subject)`` lists what can be done to one card or counter. ``broken(state)`` names broken
    invariants. ``sum_of(state, subject, number)`` unfolds a number into its parts. ``why_not(state, question, source,
    target)`` says why a drag is no answer. ``aims(state, question, option)`` lists what the question after this option
    will offer as targets, so that they can be lit while the card is still in the hand.
    """

    id: str
    build: str
    state: type[State]
    steps: Steps
    view: Callable[[Any, str], View]
    adjust: Callable[[Any, Adjustment], None]
    adjustments: Callable[[Any, str], list[Adjustment]]
    broken: Callable[[Any], list[str]]
    sum_of: Callable[[Any, str, str], list[Part]]
    why_not: Callable[[Any, Question, str, str], Refusal | None]
    aims: Callable[[Any, Question, Option], list[str]]
    bots: Mapping[str, Bot] = field(default_factory=dict)
    seats: Sequence[int] = (1,)
