"""What playing a card costs: twilight tokens, added by the Free Peoples, removed by the Shadow (TCG-082 to TCG-084)."""

from __future__ import annotations

from desktop_app.games.lotr_tcg.reading.numbers import twilight_cost
from desktop_app.games.lotr_tcg.reading.queries import FACTS, SHADOW, facts
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.verbs.twilight import add_twilight, remove_twilight


def too_dear(g: TcgState, card: str, less: int = 0, more: int = 0) -> bool:
    """Whether the pool holds too few tokens for a Shadow card (TCG-084); ``more`` are removed from it to play that."""
    return FACTS[g.codes[card]].side == SHADOW and twilight_cost(g, card, less) + more > g.twilight


def pay_twilight(g: TcgState, card: str, less: int = 0) -> int:
    """Adds or removes what a card costs; answers how much."""
    cost = twilight_cost(g, card, less)
    if facts(g, card).side == SHADOW:
        remove_twilight(g, cost, by="shadow", told=False)
    else:
        add_twilight(g, cost, by="played", told=False)
    return cost
