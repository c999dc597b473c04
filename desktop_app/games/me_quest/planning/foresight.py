"""Looking ahead in this game: to the end of the turn, and the story told on from there by the active Plots.

When the heroes arrive in the next Story step all their turns are played, up to the Finale; and that to its end.
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Question
from desktop_app.engine.chance import Chance
from desktop_app.games.kit.foreseeing import foresight_by_worth
from desktop_app.games.me_quest.planning import answering
from desktop_app.games.me_quest.planning.imagined import Imagined
from desktop_app.games.me_quest.planning.worth import worth
from desktop_app.games.me_quest.reading.story import heroes_steps
from desktop_app.games.me_quest.state import MOST_HEROES, QuestState

TURNS_AHEAD = 0
"""After the turn that goes on."""
ASKS = (
    "meq-ask-plot",
    "meq-ask-action",
    "meq-ask-ambush",
    "meq-ask-combat-or-peril",
    "meq-ask-rest",
    "meq-ask-travel",
    "meq-ask-respond",
    "meq-ask-allow-combat",
    "meq-ask-champion",
    "meq-ask-agility",
    "meq-ask-combat-card",
    "meq-ask-fight-on",
    "meq-ask-rest-corruption",
    "meq-ask-defeat-loss",
    "meq-ask-training",
    "meq-ask-marker",
    "meqcards-ask-one-of",
    "meqcards-ask-as-a-side",
    "meqcards-ask-level",
)
"""What is worth thinking about; where influence lies, who is moved, what is paid and what is to be had where a hero
explores the quick bot knows as well."""
SAURONS, LAST = 0, MOST_HEROES
"""Sauron's turn and the last one of a game turn, as they are counted."""


def go_on(g: QuestState, question: Question, dice: Chance) -> list[str]:
    """How anybody is thought to answer: as the greedy bot would from what the seat sees."""
    return answering.best_answer(Imagined(g, question.seat), question, dice)


def worths(g: QuestState, question: Question) -> Sequence[float]:
    """What each option is worth to the seat that is asked."""
    return answering.worths(Imagined(g, question.seat), question)


def turns(g: QuestState) -> int:
    """The turns of players so far; the Finale is one, and those before it that the heroes have are one."""
    last = g.turns != SAURONS and heroes_steps(g) <= 1
    return g.round * (LAST + 1) + (LAST if last else g.turns)


FORESIGHT = foresight_by_worth(
    go_on, worths, worth, turns, ahead=TURNS_AHEAD, thinks=lambda question: question.prompt.id in ASKS
)
