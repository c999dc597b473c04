"""How well a combat card strikes and guards."""

from __future__ import annotations

from desktop_app.engine.ask import Option
from desktop_app.games.me_quest.planning.sight import Sight
from desktop_app.games.me_quest.reading.queries import FACTS
from desktop_app.games.me_quest.state import SAURON

ATTACK, DEFENSE, STRENGTH = 2.0, 1.0, 0.8
"""What a point of attack and of defense is worth, and what a point of strength costs."""
LAST_BLOW = 2.0
"""What it adds to a hero's card that may fell the enemy."""
TOO_DEAR = 20.0
"""What it costs to be exhausted by one's own card."""


def strikes(sight: Sight, option: Option) -> float:
    """What a card deals and keeps off for its cost; a last blow is worth more, and one that exhausts is not."""
    printed = FACTS.get(sight.code(option.source))
    if printed is None:
        return 0.0
    value = ATTACK * printed.attack + DEFENSE * printed.defense - STRENGTH * printed.strength_cost
    if sight.seat != SAURON and printed.attack >= sight.enemy_left():
        value += LAST_BLOW
    return value - (TOO_DEAR if printed.strength_cost > sight.strength_left() else 0.0)


def use_of(code: str) -> float:
    """What a Hero card is worth in hand: to strike, to guard."""
    printed = FACTS[code]
    return 2.0 * printed.attack + printed.defense - 0.5 * printed.strength_cost
