"""What a table is worth: how likely a seat is thought to win from there.

The weights come from some thousand rounds of games played by ``go_on``: a logistic regression of who won on what lay
on the table when a round began.
"""

from __future__ import annotations

from math import exp

from desktop_app.games.thrones.planning.values import number
from desktop_app.games.thrones.reading.numbers import power_of
from desktop_app.games.thrones.reading.queries import FACTS, characters, has_keyword, players
from desktop_app.games.thrones.state import ThronesState

NEAR = 6
"""So near to the goal every power counts more."""


def worth(g: ThronesState, seat: str) -> float:
    """Between 0 and 1; one's own side against the best of the others."""
    others = max((_side(g, other) for other in players(g) if other != seat), default=0.0)
    return 1 / (1 + exp(others - _side(g, seat)))


def _side(g: ThronesState, seat: str) -> float:
    """Power won, people and what they bear, places, cards in hand."""
    people, power = characters(g, seat), power_of(g, seat)
    return (
        0.2 * power
        + 0.3 * max(0, power - (g.goal - NEAR))
        + 0.125 * sum(number(FACTS[g.codes[card]].cost) for card in people)
        + 0.2 * sum(has_keyword(g, card, "renown") for card in people)
        + 0.22 * sum(len(g.pieces[card].duplicates) for card in people)
        + 0.13 * sum(len(g.pieces[card].attachments) for card in people)
        + 0.14 * len(g.zones[f"locations:{seat}"])
        + 0.07 * len(g.zones[f"hand:{seat}"])
    )
