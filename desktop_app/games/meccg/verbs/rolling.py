"""A roll: two dice of six, each drawn and recorded on its own (MEC-311)."""

from __future__ import annotations

from desktop_app.engine.ask import chance
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.meccg.state import MecState

SIDES = 6


async def roll(g: MecState, seat: str, what: str, card: str = "") -> int:
    """A player makes a roll; ``what`` says for what, ``card`` for whom."""
    about = {"card": g.ref(card)} if card in g.codes else {}
    g.dice = []
    for _ in range(2):
        prompt = message("mec-chance-die", what=what, seat=seat_ref(seat))
        g.dice.append(1 + await chance(g.chance, SIDES, prompt, g.step))
    result = sum(g.dice)
    g.say("mec-log-rolls", seat=seat_ref(seat), what=what, first=g.dice[0], second=g.dice[1], total=result, **about)
    return result
