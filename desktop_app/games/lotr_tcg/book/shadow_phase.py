"""The Shadow phases, one of each Shadow player (TCG-175 to TCG-194)."""

from __future__ import annotations

from desktop_app.engine.rows import STAY, Jump, Next, Row
from desktop_app.games.kit.windows import round_the_table
from desktop_app.games.lotr_tcg.book.action_procedure import act_or_pass
from desktop_app.games.lotr_tcg.book.phases import begin_phase
from desktop_app.games.lotr_tcg.reading.queries import minions, shadow_players
from desktop_app.games.lotr_tcg.state import TcgState

PHASE = "shadow"
SURVIVED = "survived"
"""The row after all fighting: the phases in between are skipped without minions."""


async def next_shadow_player(g: TcgState) -> Next:
    """From the right of the Free Peoples player on each has a Shadow phase (TCG-175, TCG-178)."""
    first = not g.place.done
    g.shadow = round_the_table(g, shadow_players(g))
    if not g.shadow:
        return Jump("shadow_ends")
    g.place.done.append(g.shadow)
    await begin_phase(g, PHASE, first=first, whose=g.shadow if len(shadow_players(g)) > 1 else "")
    return None


async def shadow_actions(g: TcgState) -> Next:
    """He acts as often as he likes, in any order (TCG-176)."""
    acted = g.shadow not in g.lost and await act_or_pass(g, g.shadow, "shadow_done", "TCG-178")
    return STAY if acted else Jump("shadow_begins")


async def shadow_ends(g: TcgState) -> Next:
    """Without a minion in play the regroup phase follows (TCG-194)."""
    g.place.done, g.shadow = [], ""
    return None if has_fight(g) else Jump(SURVIVED)


def has_fight(g: TcgState) -> bool:
    """Whether there are minions, and a Free Peoples player for them."""
    return bool(minions(g)) and g.active not in g.lost


ROWS = [
    Row("shadow_begins", next_shadow_player, PHASE, shown=False),
    Row("shadow", shadow_actions, PHASE),
    Row("shadow_ends", shadow_ends, PHASE, shown=False),
]
