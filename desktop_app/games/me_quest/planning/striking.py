"""How well a combat card strikes and guards."""

from __future__ import annotations

from desktop_app.engine.ask import Option
from desktop_app.games.me_quest.planning.sight import Sight
from desktop_app.games.me_quest.reading.queries import FACTS
from desktop_app.games.me_quest.state import SAURON

ATTACK, DEFENSE, STRENGTH = 2.0, 1.0, 0.8
"""What a point of attack and of defense is worth, and what a point of strength costs."""
HEROS_DEFENSE, HEROS_STRENGTH = 0.3, 1.5
"""The same for a hero: he has more cards to lose than strength to spend, and his damage comes to nothing unless it
fells the enemy."""
LAST_BLOW = 2.0
"""What it adds to a hero's card that may fell the enemy."""
TOO_DEAR = 20.0
"""What it costs to be exhausted by one's own card."""


def strikes(sight: Sight, option: Option) -> float:
    """What a card deals and keeps off for its cost; a last blow is worth more, and one that exhausts is not."""
    code = sight.code(option.source)
    if code not in FACTS:
        return 0.0
    printed = sight.facts(code)
    if sight.seat == SAURON:
        value = ATTACK * printed.attack + DEFENSE * printed.defense - STRENGTH * printed.strength_cost
    else:
        value = use_of(sight, code) + (LAST_BLOW if printed.attack >= sight.enemy_left() else 0.0)
    return value - (TOO_DEAR if printed.strength_cost > sight.strength_left() else 0.0)


def use_of(sight: Sight, code: str) -> float:
    """What a Hero or Skill card is worth to a hero in a fight."""
    printed = sight.facts(code)
    return ATTACK * printed.attack + HEROS_DEFENSE * printed.defense - HEROS_STRENGTH * printed.strength_cost
