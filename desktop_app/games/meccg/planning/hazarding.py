"""What the hazard player throws at a company: what bites, as long as it is not sure to be beaten for its points."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option, Question
from desktop_app.games.meccg.planning.events import event_worth
from desktop_app.games.meccg.planning.fighting import attack_harm, side
from desktop_app.games.meccg.planning.values import weights
from desktop_app.games.meccg.reading.attacks import is_detainment, prowess, strikes
from desktop_app.games.meccg.reading.companies import current, is_overt
from desktop_app.games.meccg.reading.numbers import hazard_limit
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.state import Attack, Company, MecState

LASTING = 2.0
"""Long and permanent events come before the creatures that they strengthen."""
GIVEN = 0.6
"""How much the points that a defeated creature brings are minded: what lies in hand bites nobody."""
TAPPING = 0.2
"""What it is worth that somebody taps on the way, who then plays nothing at the site."""
DETAINING = 0.3
"""What a detainment attack is worth that no point can be had from."""


def hazards(g: MecState, question: Question) -> Sequence[float]:
    """What each hazard is worth against the company whose phase it is; a pass nothing."""
    company = current(g)
    kills = weights(g, company.seat)["kill"] if company is not None else 1.0
    found: dict[str, float] = {}
    values: list[float] = []
    for option in question.options:
        if option.verb == "creature" and company is not None:
            if option.key not in found:
                found[option.key] = bite(g, company, option, kills)
            values.append(found[option.key])
        elif option.verb == "play":
            values.append(_event(g, question, option))
        else:
            values.append(0.0 if option.verb == "pass" else -1.0)
    return values


def _event(g: MecState, question: Question, option: Option) -> float:
    lasts = option.source in g.codes and "short_event" not in facts(g, option.source).kinds
    worth = event_worth(g, question, option)
    return worth + LASTING if lasts and worth > 0 else worth * 0.5


def bite(g: MecState, company: Company, option: Option, kills: float) -> float:
    """What a creature is likely to cost the company, less the points that it brings when it is defeated; one of
    several attacks bites with each."""
    card = option.source
    printed = facts(g, card)
    if not printed.attacks:
        return -1.0
    kind, _, keyed = option.detail.partition(" ")
    people = side(g, company)
    cost, beaten = 0.0, 1.0
    for each in printed.attacks:
        it = Attack(
            company.id, g.owners[card], each.race, each.strikes, each.prowess, each.body, card=card, code=printed.code
        )
        it.key, it.keyed, it.each, it.overt = kind, keyed, each.each, is_overt(g, company)
        if is_detainment(g, it, company, each.detainment):
            return DETAINING
        more, fails = attack_harm(people, strikes(g, it), prowess(g, it), chooses=each.attacker_chooses)
        cost, beaten = cost + more, beaten * fails
    if each.body is not None:
        beaten *= 0.4
    points = printed.points if not printed.starred else 0
    spare = hazard_limit(g, company) - company.hazards
    taps = TAPPING * min(sum(each.strikes for each in printed.attacks), sum(who.upright for who in people))
    return cost + taps - beaten * points * kills * GIVEN - (0.1 if spare <= 1 else 0.0)
