"""What enemy attacks and player attacks have in common: beginning, being still there, their windows, their end.

An attack that a card starts is resolved at once, in the middle of the effect (LCG-028, LCG-029), and does not wait for
the row to end: what the card says next, its Surge (LCG-265), the discard pile that an event goes to when it has been
resolved (LCG-221) and whatever answers to it come after that attack. It is a place of its own inside the other, which
waits with its window, its turns and its attack as they are.
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.rows import Next
from desktop_app.games.lotr_lcg.book.action_windows import action_window
from desktop_app.games.lotr_lcg.book.phases import moment_comes
from desktop_app.games.lotr_lcg.state import Attack, LcgState


def begin_attack(
    g: LcgState, kind: str, enemy: str, seat: str, characters: Sequence[str] = (), *, declared: bool = False
) -> Attack:
    """An attack begins, inside another one if a card has it so; the outer one waits as it is."""
    number = 1 + max((other.number for other in g.attacks), default=0)
    attack = Attack(kind, enemy, seat, list(characters), declared=declared, number=number)
    g.attacks.append(attack)
    return attack


def live(g: LcgState) -> Attack | None:
    """The attack being resolved, while its enemy is in play and its player still in the game.

    An enemy that was sent back to the staging area is still there: its attack goes on.
    """
    attack = g.attacks[-1]
    return attack if attack.enemy in g.pieces and attack.seat not in g.eliminated else None


async def attack_window(g: LcgState) -> Next:
    """An action window of an attack; none when the attack has fallen apart."""
    return await action_window(g) if live(g) else None


async def end_attack(g: LcgState) -> Attack:
    """What lasts until the end of this attack is over, and of no other one; what waits for it follows."""
    attack = g.attacks[-1]
    await moment_comes(g, attack.end)
    return attack
