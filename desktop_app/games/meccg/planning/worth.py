"""What a table is worth: how likely a seat is thought to win from there."""

from __future__ import annotations

from math import exp

from desktop_app.games.meccg.planning.fighting import chance
from desktop_app.games.meccg.planning.values import AVATAR, loss, margin
from desktop_app.games.meccg.reading.companies import avatar, characters, companies
from desktop_app.games.meccg.reading.corruption import check_bonus, corruption
from desktop_app.games.meccg.reading.numbers import number
from desktop_app.games.meccg.reading.points import total_now
from desktop_app.games.meccg.reading.queries import facts, is_ringwraith, opponent
from desktop_app.games.meccg.reading.sites import is_at_haven
from desktop_app.games.meccg.state import MecState

SPREAD = 7.0
"""By how many points one leads who wins about three games of four."""
COUNCIL, RAW = 0.5, 0.5
"""How much the margin as the council would have it counts, and that of the points as they are."""
WOUND, WOUND_ABROAD = 0.4, 0.7


def worth(g: MecState, seat: str) -> float:
    """Between 0 and 1."""
    other = opponent(g, seat)
    lead = COUNCIL * margin(g, seat) + RAW * (total_now(g, seat) - total_now(g, other))
    return 1 / (1 + exp(-(lead + _promise(g, seat) - _promise(g, other)) / SPREAD))


def _promise(g: MecState, seat: str) -> float:
    """What a side may still do: people and how well they are, what corruption puts at stake, cards in hand."""
    found = AVATAR / 3 if avatar(g, seat) else 0.0
    for card in characters(g, seat):
        found += 0.1 * (facts(g, card).mind or 0) + 0.08 * number(g, card, "prowess")
        points = corruption(g, card)
        if points and not is_ringwraith(g, card):
            found -= (1.0 - chance(points - check_bonus(g, card) + 1)) * loss(g, card)
    for company in companies(g, seat):
        hurt = sum(g.pieces[card].wounded for card in company.members)
        found -= hurt * (WOUND if is_at_haven(g, company) else WOUND_ABROAD)
    return found + 0.05 * len(g.zones[f"hand:{seat}"])
