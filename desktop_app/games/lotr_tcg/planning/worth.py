"""What a table is worth to a seat: how far each fellowship has come, in what shape it is, what the hands hold.

The weights follow a logistic regression of who won on what lay on the table when a turn began, over 160 games of the
greedy bot, rounded by hand where few games tell; on the whole they are as sure as those games were.
"""

from __future__ import annotations

from math import exp

from desktop_app.games.lotr_tcg.reading.queries import FACTS, is_ring_bearer, kind, playing, ring_bearer
from desktop_app.games.lotr_tcg.reading.sums import number
from desktop_app.games.lotr_tcg.reading.tokens import burdens, resistance, vitality_left
from desktop_app.games.lotr_tcg.state import TcgState

WEIGHTS = {
    "site": 0.5,
    "companions": -0.14,
    "strength": 0.07,
    "left": 0.07,
    "bearer": 0.14,
    "bearer_left": 0.035,
    "borne": 0.085,
    "minions": 0.035,
    "friends": 0.02,
    "events": 0.02,
}
TEMPO = 0.26
"""What it is worth to be the one whose fellowship walks next."""


def worth(g: TcgState, seat: str) -> float:
    """Between 0 and 1: how likely a seat is thought to win, against the best of the others."""
    if seat in g.lost:
        return 0.0
    mine = _stands(g, seat)
    others = max((_stands(g, other) for other in playing(g) if other != seat), default=0.0)
    return 1 / (1 + exp(others - mine))


def _stands(g: TcgState, seat: str) -> float:
    told = shape(g, seat)
    return sum(weight * told[name] for name, weight in WEIGHTS.items()) + TEMPO * (g.active == seat)


def shape(g: TcgState, seat: str) -> dict[str, float]:
    """What counts of a seat: its site, its companions, its Ring-bearer, its hand."""
    bearer = ring_bearer(g, seat)
    others = [card for card in g.zones[f"fellowship:{seat}"] if not is_ring_bearer(g, card)]
    held = [FACTS[g.codes[card]].type for card in g.zones[f"hand:{seat}"]]
    borne = bearer in g.pieces and kind(g, bearer) == "companion"
    return {
        "site": g.at[seat],
        "companions": len(others),
        "strength": sum(number(g, card, "strength") for card in others),
        "left": sum(vitality_left(g, card) - 1 for card in others),
        "bearer": number(g, bearer, "strength") if borne else 0,
        "bearer_left": vitality_left(g, bearer) if borne else 0,
        "borne": resistance(g, seat) - burdens(g, seat),
        "minions": min(3, held.count("minion")),
        "friends": held.count("companion"),
        "events": held.count("event"),
    }
