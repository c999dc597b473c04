"""Threats, from the King block on: tokens on the dead pile of a Free Peoples player (TCG-478 to TCG-480)."""

from __future__ import annotations

from desktop_app.engine.ask import Refusal
from desktop_app.games.kit.asking import choose_card, refuse, seat_ref
from desktop_app.games.lotr_tcg.reading.queries import allies, companions
from desktop_app.games.lotr_tcg.reading.sums import forbidden
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.verbs.wounds import WOUND, can_be_wounded, wound


def threats(g: TcgState) -> int:
    """The threats on the dead pile of the Free Peoples player."""
    return g.threats.get(g.active, 0)


def add_threats(g: TcgState, amount: int) -> int:
    """Adds threats, never more than there are companions in play (TCG-479); answers how many."""
    added = max(0, min(amount, len(companions(g)) - threats(g)))
    if added:
        g.threats[g.active] = threats(g) + added
        g.say("tcg-log-threats", seat=seat_ref(g.active), amount=added, total=threats(g), rule="TCG-478")
    return added


def remove_threats(g: TcgState, amount: int) -> None:
    """Removes threats, as many as there are."""
    removed = min(amount, threats(g))
    if removed:
        g.threats[g.active] = threats(g) - removed
        g.say("tcg-log-threats-removed", seat=seat_ref(g.active), amount=removed, total=threats(g))


def _spared(g: TcgState) -> list[Refusal]:
    """Why no wound of threats is assigned to others: allies (TCG-480), and who can take none (TCG-430)."""
    safe = [card for card in companions(g) if not can_be_wounded(g, card)]
    told = [refuse(g, "TCG-480", "tcg-no-threat", "choose", card) for card in allies(g)]
    kept = [refuse(g, "TCG-430", "tcg-no-wound", "choose", c, because=forbidden(g, WOUND, c)) for c in safe]
    return told + kept


async def carry_out_threats(g: TcgState) -> None:
    """A companion or ally was killed: all threats are removed, and as many wounds assigned among the companions as
    their player likes (TCG-480)."""
    left = threats(g)
    remove_threats(g, left)
    while left:
        able = [card for card in companions(g) if can_be_wounded(g, card)]
        card = await choose_card(g, g.active, "tcg-ask-threat-wound", able, refusals=lambda: _spared(g), count=left)
        if not card:
            return
        left -= 1
        await wound(g, [card])
