"""What a table tells at a glance, for whoever must answer quickly."""

from __future__ import annotations

from desktop_app.games.lotr_lcg.reading.facts import CardFacts
from desktop_app.games.lotr_lcg.reading.numbers import hit_points_left, number
from desktop_app.games.lotr_lcg.reading.queries import engaged, staged
from desktop_app.games.lotr_lcg.state import LcgState


def cost(printed: CardFacts) -> int:
    """The printed cost; an X counts as nothing."""
    return printed.cost if isinstance(printed.cost, int) else 0


def toughness(g: LcgState, enemy: str) -> int:
    """How much attack strength fells an enemy."""
    return number(g, enemy, "defense") + hit_points_left(g, enemy)


def coming(g: LcgState, seat: str) -> int:
    """How many enemies will attack a seat this round, so far as the table tells."""
    near = sum(number(g, enemy, "engagement_cost") <= g.threat[seat] for enemy in staged(g, "enemy"))
    return len(engaged(g, seat)) + near
