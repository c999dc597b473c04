"""The start of a turn and the fellowship phase, up to the move (TCG-140 to TCG-174)."""

from __future__ import annotations

from desktop_app.engine.ask import Refusal
from desktop_app.engine.rows import STAY, Enter, Next, Row
from desktop_app.games.kit.asking import choose_card, refuse, seat_ref
from desktop_app.games.lotr_tcg.book.action_procedure import act_or_pass
from desktop_app.games.lotr_tcg.book.fellowship_actions import NO_HEALING
from desktop_app.games.lotr_tcg.book.ladder import resolve
from desktop_app.games.lotr_tcg.book.moving import TABLE
from desktop_app.games.lotr_tcg.book.phases import begin_phase
from desktop_app.games.lotr_tcg.events.turn import TurnBegins
from desktop_app.games.lotr_tcg.reading.path import site
from desktop_app.games.lotr_tcg.reading.queries import allies, companions
from desktop_app.games.lotr_tcg.reading.sums import has_keyword
from desktop_app.games.lotr_tcg.state import LAST_SITE, TcgState
from desktop_app.games.lotr_tcg.verbs.twilight import empty_pool
from desktop_app.games.lotr_tcg.verbs.wounds import can_heal, heal

PHASE = "fellowship"
SANCTUARY_HEALING = 5
TURN = "turn"
"""The row in which a turn begins."""


async def turn_begins(g: TcgState) -> None:
    """The pool is emptied (TCG-140), and what happens at the start of a turn does (TCG-142, TCG-143)."""
    g.round += 1
    g.phase = PHASE
    g.moves, g.taken, g.played = 0, 0, []
    empty_pool(g)
    g.say("tcg-log-round", round=g.round, seat=seat_ref(g.active))
    await resolve(g, TurnBegins(seat=g.active), lambda: None)
    await sanctuary(g)


async def sanctuary(g: TcgState) -> None:
    """At a sanctuary up to 5 wounds are healed from companions, divided freely (TCG-054 to TCG-058)."""
    here = site(g)
    if not here or not has_keyword(g, here, "sanctuary"):
        return
    for left in range(SANCTUARY_HEALING, 0, -1):
        wounded = [card for card in companions(g) if can_heal(g, card)]
        chosen = await choose_card(
            g, g.active, "tcg-ask-sanctuary", wounded, may=True, refusals=lambda: _not_healed(g), count=left
        )
        if not chosen:
            return
        await heal(g, [chosen], here)


def _not_healed(g: TcgState) -> list[Refusal]:
    """Why a sanctuary heals nobody else: those without a wound (TCG-050), and allies (TCG-056)."""
    sound = [
        refuse(g, *NO_HEALING, "choose", card, whom=g.ref(card)) for card in companions(g) if not can_heal(g, card)
    ]
    return sound + [refuse(g, "TCG-056", "tcg-no-sanctuary", "choose", card) for card in allies(g)]


async def phase_begins(g: TcgState) -> None:
    """The fellowship phase begins; cards drawn before it do not count for the Rule of 4 (TCG-423)."""
    g.taken = 0
    await begin_phase(g, PHASE)


async def fellowship_actions(g: TcgState) -> Next:
    """The Free Peoples player acts as often as he likes, in any order; then the fellowship moves (TCG-144, TCG-145)."""
    acted = g.active not in g.lost and await act_or_pass(g, g.active, "move", "TCG-162")
    return STAY if acted else None


async def the_move(g: TcgState) -> Next:
    """The fellowship must move (TCG-162); beyond the last site there is none (TCG-458)."""
    return Enter(TABLE) if g.active not in g.lost and g.at[g.active] < LAST_SITE else None


ROWS = [
    Row(TURN, turn_begins, PHASE, shown=False),
    Row("fellowship_begins", phase_begins, PHASE, shown=False),
    Row("fellowship", fellowship_actions, PHASE),
    Row("move", the_move, PHASE),
]
