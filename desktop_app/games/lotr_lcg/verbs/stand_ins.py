"""Stand-ins: a card that lies face down on the table and acts as something else.

What stands in is a piece of its own, and the card lies beneath it, where nobody may look at it. When the
stand-in leaves play, the card goes where it would have gone: to its owner.
"""

from __future__ import annotations

from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.kit.laying_out import add_card
from desktop_app.games.lotr_lcg.book.ladder import resolve
from desktop_app.games.lotr_lcg.events import EnemyEngages
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.moving import enter_play

ORC_GUARD = "01901"


async def place_orc_guard(g: LcgState, seat: str) -> bool:
    """The top card of a deck lies face down before its player as an enemy that has just engaged them (LCG-165).

    Answers whether there was one.
    """
    deck = g.zones[f"deck:{seat}"]
    if not deck:
        return False
    guard = _out_of_the_box(g, ORC_GUARD, seat)
    if not await enter_play(g, guard, f"engaged:{seat}", over=deck[0]):
        return False
    if guard not in g.pieces:
        return True
    g.say("lcg-log-engages", card=g.ref(guard), seat=seat_ref(seat), level=g.threat[seat])
    return await resolve(g, EnemyEngages(enemy=guard, seat=seat))


def _out_of_the_box(g: LcgState, code: str, seat: str) -> str:
    """A stand-in of a player that is not in use, or a new one."""
    idle = (card for card in g.zones["box"] if g.codes[card] == code and g.owners[card] == seat)
    return next(idle, "") or add_card(g, code, seat, "box")
