"""What several cards say word for word."""

from __future__ import annotations

from desktop_app.games.thrones.vocabulary.abilities import action
from desktop_app.games.thrones.vocabulary.costs import kneels, per
from desktop_app.games.thrones.vocabulary.groups import you
from desktop_app.games.thrones.vocabulary.lasting import reduce_next

ONE_A_CHALLENGE = per("challenge", each_player=True)
"""Max 1 per challenge."""
ONE_A_ROUND = per("round", each_player=True)
"""Max 1 per round."""


def makes_the_next_cheaper(faction: str, steward: str, road: str) -> None:
    """Kneel the steward for the next character of a faction, or the road for its next card, to cost 1 less."""
    action(steward, phase="marshal", cost=kneels, do=reduce_next(f"{faction} character", 1, marshaled=True).on(you))
    action(road, phase="marshal", cost=kneels, do=reduce_next(faction, 1, marshaled=True).on(you))
