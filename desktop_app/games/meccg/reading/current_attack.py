"""Reading the attack that goes on: whom it can strike, and of which races it is."""

from __future__ import annotations

from collections.abc import Collection

from desktop_app.games.meccg.reading.companies import company_by_id, fighters
from desktop_app.games.meccg.reading.queries import facts, races
from desktop_app.games.meccg.state import Attack, Company, MecState


def attack(g: MecState) -> Attack | None:
    """The attack that is going on, the innermost."""
    return g.attacks[-1] if g.attacks else None


def is_attacked(g: MecState, company: Company) -> bool:
    """Whether an attack on a company goes on."""
    return any(it.company == company.id for it in g.attacks)


def defenders(g: MecState, it: Attack) -> list[str]:
    """Who can be assigned a strike of an attack."""
    company = company_by_id(g, it.company)
    if company is None:
        return []
    return [card for card in fighters(g, company) if card not in it.sheltered]


def attacks_as(g: MecState, it: Attack, names: Collection[str]) -> bool:
    """Whether an attack is by one of these races; that of a company only if every character of it is of one of them
    (MEC-160)."""
    if it.givers:
        return all(any(race in names for race in races(facts(g, giver))) for giver in it.givers)
    return it.race in names


def fought_races(g: MecState, it: Attack, card: str) -> tuple[str, ...]:
    """The races that a character fights: of the attack, or between companies of whoever its strike is with."""
    strike = it.strike
    if not it.givers:
        return (it.race,) if card in defenders(g, it) else ()
    if strike is None or card not in (strike.target, strike.giver):
        return ()
    other = strike.giver if card == strike.target else strike.target
    return races(facts(g, other)) if other in g.codes else ()
