"""What a company does at its site: whether it enters, what it plays there and with whom."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option, Question
from desktop_app.games.meccg.planning.events import event_worth
from desktop_app.games.meccg.planning.fighting import chance, side
from desktop_app.games.meccg.planning.travelling import EXTRA, entering, swayed
from desktop_app.games.meccg.planning.values import loss, printed_points, weights
from desktop_app.games.meccg.reading.companies import current, has_skill
from desktop_app.games.meccg.reading.corruption import check_bonus, corruption
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.state import MecState

WARRIOR = 0.3
"""What it is worth that a weapon or armour is borne by somebody who can use it."""


def enter(g: MecState, question: Question) -> Sequence[float]:
    """Enters where what can be played is worth more than the attacks cost."""
    company = current(g)
    if company is None:
        return [0.0] * len(question.options)
    tapped = g.pieces[company.site].exhausted
    worth = -1.0 if tapped else entering(g, company, company.site, side(g, company)) - 0.01
    return [worth if option.verb == "enter" else 0.0 for option in question.options]


def at_the_site(g: MecState, question: Question) -> Sequence[float]:
    """Plays what brings most points, by whom it suits."""
    worth = weights(g, question.seat) if any(o.verb == "acquire" for o in question.options) else {}
    return [_done_there(g, question, option, worth) for option in question.options]


def _done_there(g: MecState, question: Question, option: Option, worth: dict[str, float]) -> float:
    if option.verb == "acquire":
        printed = facts(g, option.source)
        points = printed_points(printed) * worth.get(printed.points_kind, 1.0)
        if "faction" in printed.kinds:
            return 2.0 + points * swayed(g, option.source, option.target)
        return 2.0 + points + EXTRA - _risk(g, option) + _suits(g, option)
    if option.verb in ("play", "use"):
        return event_worth(g, question, option)
    return 0.0 if option.verb == "done" else -1.0


def _risk(g: MecState, option: Option) -> float:
    """What the corruption of an item puts at stake with its bearer."""
    who, more = option.target, facts(g, option.source).corruption
    if not more:
        return 0.0
    needed = corruption(g, who) + more - check_bonus(g, who) + 1
    return (1.0 - chance(needed)) * loss(g, who)


def _suits(g: MecState, option: Option) -> float:
    printed = facts(g, option.source)
    arms = any(word in printed.keywords for word in ("weapon", "armor", "shield", "helmet"))
    return WARRIOR if arms and has_skill(g, option.target, "warrior") else 0.0
