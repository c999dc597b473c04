"""Looking ahead in this game: to the end of the turn, when the minions go and the wounds are counted."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.planning import Foresight
from desktop_app.games.lotr_tcg.planning.sight import Sight
from desktop_app.games.lotr_tcg.planning.worth import worth
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.table.bot_reading import card_of
from desktop_app.games.lotr_tcg.table.bots import greedy, rank

MOST_WAYS = 4
"""So many answers are compared with the usual one."""
KNOWN = ("tcg-ask-bid", "tcg-ask-place", "tcg-ask-hand", "tcg-ask-reconcile", "tcg-ask-too-many", "tcg-ask-sanctuary")
"""What the quick bot knows as well."""


def go_on(g: TcgState, question: Question, dice: Chance) -> list[str]:
    """How anybody is thought to answer: as the greedy bot would from what the seat sees."""
    return greedy(lambda: Sight(g, question.seat), question, dice)


def ways(g: TcgState, question: Question) -> Sequence[list[str]]:
    """The answers that differ, the best first, as the quick bot ranks them; to do nothing is always one of them."""
    if question.kind != "one" or question.prompt.id in KNOWN:
        return []
    view = Sight(g, question.seat)
    different: dict[tuple[object, ...], Option] = {}
    for option in question.options:
        different.setdefault(_alike(view, option), option)
    idle = [option for option in different.values() if option.key == question.primary]
    others = [option for option in different.values() if option.key != question.primary]
    others.sort(key=lambda option: (-rank(view, question, option), option.key))
    return [[option.key] for option in [*idle, *others][:MOST_WAYS]]


def _alike(view: Sight, option: Option) -> tuple[object, ...]:
    """What is the same of options between which there is nothing to choose: copies of a card in the same shape."""
    return (option.verb, *(_shape(view, card) for card in (option.source, option.target)), option.detail)


def _shape(view: Sight, card: str) -> object:
    shown = card_of(view, card)
    if not shown.code:
        return card
    marks = ("assigned", "ring_bearer")
    return (shown.code, shown.zone, *sorted(shown.tokens.items()), *(mark in shown.marks for mark in marks))


FORESIGHT = Foresight(go_on=go_on, worth=worth, clock=lambda g: g.round, ahead=0, ways=ways)
