"""What is set by hand so that bots come through a scenario of a campaign: it goes on, but nobody dies on the way."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.game import Adjustment
from desktop_app.games.lotr_lcg.reading.queries import kind
from desktop_app.games.lotr_lcg.state import LcgState

EASY_THREAT = 20
STROKES = 20
"""Damage that fells any enemy, progress that completes any stage."""


def eases(g: LcgState) -> Sequence[Adjustment]:
    """Low threat, whole heroes, slain enemies, explored locations, a completed stage: the rest is up to the rules."""
    found = [
        Adjustment("threat", seat, amount=EASY_THREAT - g.threat[seat])
        for seat in g.seats
        if seat not in g.eliminated and g.threat[seat] > EASY_THREAT
    ]
    for card, piece in g.pieces.items():
        zone = g.home[card].partition(":")[0]
        if zone == "play" and piece.damage > 0:
            found.append(Adjustment("damage", card, amount=-piece.damage))
        elif zone in ("engaged", "staging") and not piece.damage and kind(g, card) == "enemy":
            found.append(Adjustment("damage", card, amount=STROKES))
        elif not piece.progress and (zone == "quest" or kind(g, card) == "location"):
            found.append(Adjustment("progress", card, amount=STROKES))
    return found
