"""What may be done to skirmishes: assigning, cancelling."""

from __future__ import annotations

from desktop_app.games.lotr_tcg.reading.queries import is_ring_bearer
from desktop_app.games.lotr_tcg.state import Skirmish, TcgState


def assign(g: TcgState, character: str, minion: str) -> None:
    """A character defends against a minion; each defender has one skirmish, against all its minions (TCG-225)."""
    for fight in g.assigned:
        if character in fight.characters:
            fight.minions.append(minion)
            return
    g.assigned.append(Skirmish([character], [minion]))


def can_cancel(g: TcgState) -> bool:
    """Whether the skirmish being fought can be cancelled: not one of the Ring-bearer (TCG-472)."""
    fight = g.fight
    return fight is not None and not fight.over and not any(is_ring_bearer(g, card) for card in fight.characters)


def cancel(g: TcgState) -> None:
    """The skirmish ends at once, with no winner and no loser (TCG-441, TCG-442)."""
    if g.fight is not None and can_cancel(g):
        g.fight.over = True
        g.say("tcg-log-cancelled", rule="TCG-441")
