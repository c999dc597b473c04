"""What happens to combatants: damage, exhaustion, canceled cards."""

from __future__ import annotations

from desktop_app.engine.effects import Effect
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.me_quest.reading.fight import MOST_DAMAGE, cannot_be_canceled, shown
from desktop_app.games.me_quest.state import SAURON, Combat, QuestState
from desktop_app.games.me_quest.verbs.heroes import suffer
from desktop_app.games.me_quest.verbs.sauron import hurt_minion

ROUND, NEXT_ROUND, COMBAT = "round", "next round", "combat"
"""How long what happens in a combat lasts."""
PLAYS_FIRST, PLAYS_RANDOM = "plays_first", "plays_random"
"""Lasting effects: a combatant plays his card first, face up; or one by chance."""
LEAVES_THE_PILE = "leaves_the_pile"
"""The lasting effect of a hero's card that is discarded when the round ends."""
FROM_HAND = "from_hand"
"""The lasting effect that has so much of the damage that the opponent deals in a round be taken from the hand."""


async def deal(g: QuestState, fight: Combat, seat: str, amount: int, dealer: str) -> int:
    """MEQ-368, MEQ-397, MEQ-398, MEQ-402: a combatant suffers damage, no more of it than a text allows in the round.

    ``dealer`` is the combatant whose card or ability deals it: what a reckless one suffers by himself nobody dealt him.
    """
    amount = allowed(g, fight, seat, amount)
    if amount < 1:
        return 0
    if seat != SAURON:
        said = [e for e in g.effects if e.kind == FROM_HAND and seat in e.targets] if dealer != seat else []
        left = max(0, sum(e.amount for e in said) - fight.struck.get(seat, 0))
        amount = await suffer(g, seat, amount, from_hand=left, because=said[0].source if said else "")
    elif fight.enemy in g.pieces:
        hurt_minion(g, fight.enemy, amount)
    else:
        fight.damage += amount
        g.say("meq-log-enemy-damage", card=g.ref(fight.enemy), amount=amount)
    fight.dealt[seat] = fight.dealt.get(seat, 0) + amount
    if dealer != seat:
        fight.struck[seat] = fight.struck.get(seat, 0) + amount
    return amount


def allowed(g: QuestState, fight: Combat, seat: str, amount: int) -> int:
    """How much of some damage a combatant can still be dealt in this round."""
    limits = [e.amount for e in g.effects if e.kind == MOST_DAMAGE and seat in e.targets]
    return max(0, min([amount, *(limit - fight.dealt.get(seat, 0) for limit in limits)]))


def exhaust(g: QuestState, fight: Combat, seat: str, *, rule: str) -> None:
    """MEQ-349, MEQ-396: a combatant is exhausted for the rest of the combat; the card just shown counts for nothing."""
    fight.exhausted.append(seat)
    if seat in fight.shown:
        fight.canceled.append(fight.shown[seat])
    g.say("meq-log-exhausted", rule=rule, seat=seat_ref(seat))


def cancel(g: QuestState, fight: Combat, seat: str) -> bool:
    """MEQ-363, MEQ-367: the card of a combatant is canceled, unless it says that it cannot be."""
    card = shown(g, fight, seat)
    if not card or card in fight.canceled or cannot_be_canceled(g, card):
        return False
    fight.canceled.append(card)
    g.say("meq-log-canceled", rule="MEQ-363", card=g.ref(card))
    return True


def modify(g: QuestState, seat: str, kind: str, amount: int, until: str, source: str) -> None:
    """Something of a combatant is another for a while: "attack", "defense", "zero_defense", "printed_attack"."""
    g.effects.append(Effect(kind, amount, [seat], "", until, source, g.codes[source]))
