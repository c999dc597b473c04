"""What the kernel, the bots and the screen need to know of a game: one value per game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from desktop_app.engine.ask import Option, Question, Refusal
from desktop_app.engine.chance import Chance
from desktop_app.engine.frozen import Frozen, field
from desktop_app.engine.rows import Steps
from desktop_app.engine.state import State
from desktop_app.engine.view import SHOWN, CardView, Part, View

if TYPE_CHECKING:
    from desktop_app.engine.planning import Foresight

Bot = Callable[[Callable[[], View], Question, Chance], list[str]]
"""Answers a question from what its seat sees; it gets nothing that leads to a session or a state."""


def plain_card(state: State, seat: str, card: str) -> CardView:
    """A card face up, with no more than its code and its owner."""
    return CardView(card, state.codes[card], SHOWN, state.owners.get(card, ""))


@dataclass(slots=True)
class Adjustment:
    """One thing done by hand: a verb, the card, seat or counter it touches, where to or how much."""

    verb: str
    subject: str
    target: str = ""
    amount: int = 0


def never_idle(g: Any, question: Question, option: Option) -> Refusal | None:
    """A game that offers only what changes something."""
    return None


class Game(Frozen):
    """One rule system.

    ``view(state, seat)`` removes what the seat may not see. ``adjust`` applies something done by hand and
    ``adjustments(state, subject)`` lists what can be done to one card or counter. ``broken(state)`` names broken
    invariants. ``sum_of(state, subject, number)`` unfolds a number into its parts. ``why_not(state, question, source,
    target)`` says why a drag is no answer. ``aims(state, question, option)`` lists what the question after this option
    will offer as targets, so that they can be lit while the card is still in the hand.
    ``idle(state, question, option)`` says why an answer that may be given would change nothing; None for all others.

    What is hidden: ``card_of(state, seat, card)`` is a card face up, for when a question shows it to the seat.
    ``aliases(state, seat)`` gives every face-down card that the seat may touch an id to do it by; it begins with "~"
    and is made from where the card lies, never from the card, so that nothing is known of it after it has moved.
    What can be done to a card and why not is asked with its alias, too: ``veil.card_behind`` finds the card.
    ``hidden(state, seat)`` lists groups of cards that look alike to the seat: any of a group could be any other.

    ``give_up(state, seat)`` is what comes of it where a seat gives the game up; in a game without it nobody can.

    ``foresight`` is what bots that look ahead need to know of the game.
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
    idle: Callable[[Any, Question, Option], Refusal | None] = never_idle
    bots: Mapping[str, Bot] = field(default_factory=dict)
    seats: Sequence[int] = (1,)
    card_of: Callable[[Any, str, str], CardView] = plain_card
    aliases: Callable[[Any, str], Mapping[str, str]] | None = None
    hidden: Callable[[Any, str], Sequence[Sequence[str]]] | None = None
    give_up: Callable[[Any, str], None] | None = None
    foresight: Foresight | None = None
