"""Threats, from the King block on: tokens on the dead pile of a Free Peoples player (TCG-478 to TCG-480)."""

from __future__ import annotations

from desktop_app.games.kit.asking import choose_card, seat_ref
from desktop_app.games.lotr_tcg.reading.queries import companions
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.verbs.wounds import can_be_wounded, wound


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


async def carry_out_threats(g: TcgState) -> None:
    """A companion or ally was killed: all threats are removed, and as many wounds assigned among the companions as
    their player likes (TCG-480)."""
    left = threats(g)
    remove_threats(g, left)
    while left:
        able = [card for card in companions(g) if can_be_wounded(g, card)]
        card = await choose_card(g, g.active, "tcg-ask-threat-wound", able, count=left)
        if not card:
            return
        left -= 1
        await wound(g, [card])
