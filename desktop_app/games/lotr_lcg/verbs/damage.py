"""Damage: dealing it in its three steps, healing it, and being destroyed by it."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games.lotr_lcg.book.triggered_abilities import resolve
from desktop_app.games.lotr_lcg.events import DamageDealt, Destroyed
from desktop_app.games.lotr_lcg.reading.queries import facts, forbidden, immune, kind
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.moving import leave_play


async def deal_damage(
    g: LcgState, cards: Sequence[str], amount: int, source: str = "", *, attack: bool = False
) -> None:
    """Deals the same damage to each card at once: determine, assign, place (LCG-121, LCG-122, LCG-123).

    ``attack`` is whether an attack deals it: that is no card effect, and no immunity keeps it off (LCG-200).
    """
    code = "" if attack else g.codes.get(source, "")
    damage = {card: amount for card in cards if card in g.pieces and can_be_damaged(g, card, code)}
    if amount < 1 or not damage:
        return
    event = DamageDealt(damage=damage, source=source)

    def place() -> None:
        for card, points in event.damage.items():
            if card in g.pieces and points > 0:
                g.pieces[card].damage += points
                g.say("lcg-log-damage", card=g.ref(card), count=points)

    await resolve(g, event, place)


def heal(g: LcgState, card: str, amount: int) -> int:
    """Removes up to that much damage and answers how much it was."""
    piece = g.pieces[card]
    healed = min(amount, piece.damage)
    if healed:
        piece.damage -= healed
        g.say("lcg-log-heals", card=g.ref(card), count=healed)
    return healed


async def destroy(g: LcgState, card: str) -> None:
    """A character or an enemy is destroyed: top of its discard pile, or the victory display (LCG-120, LCG-371)."""
    attack = g.attacks[-1] if g.attacks else None
    by_attack = attack is not None and attack.kind == "player" and attack.enemy == card
    event = Destroyed(
        card=card,
        code=g.codes[card],
        controller=g.pieces[card].controller,
        how="destroyed",
        attackers=list(attack.characters) if by_attack and attack is not None else [],
    )
    g.say("lcg-log-destroyed", card=g.ref(card))
    await leave_play(g, card, "destroyed", victory_zone(g, card), event=event)


def victory_zone(g: LcgState, card: str) -> str:
    """The victory display for a defeated enemy or explored location with Victory; "" for its discard pile.

    Victory is no part of the text box, so a blank card keeps it (LCG-372).
    """
    return "victory" if facts(g, card).victory and kind(g, card) in ("enemy", "location") else ""


def can_be_damaged(g: LcgState, card: str, code: str = "") -> bool:
    """Whether a card may take damage, and so be chosen to, from the effect of a card of this code (LCG-251)."""
    return not forbidden(g, "damage", card) and not immune(g, card, code)
