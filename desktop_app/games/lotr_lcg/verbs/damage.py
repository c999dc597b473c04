"""Damage: dealing it in its three steps, healing it, and being destroyed by it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from desktop_app.engine.events import Event
from desktop_app.games.lotr_lcg.book.ladder import resolve_together
from desktop_app.games.lotr_lcg.events import DamageDealt, Destroyed, Healed
from desktop_app.games.lotr_lcg.reading.numbers import number
from desktop_app.games.lotr_lcg.reading.queries import facts, forbidden, immune, kind
from desktop_app.games.lotr_lcg.state import Attack, LcgState
from desktop_app.games.lotr_lcg.verbs.leaving import depart


async def deal_damage(
    g: LcgState, cards: Sequence[str], amount: int, source: str = "", *, attack: bool = False
) -> list[Event]:
    """Deals the same damage to each card at once: determine, assign, place (LCG-121, LCG-122, LCG-123).

    ``attack`` is whether an attack deals it: that is no card effect, and no immunity keeps it off (LCG-200).
    """
    code = "" if attack else g.codes.get(source, "")
    fought = g.attacks[-1].number if attack and g.attacks else 0

    def place(event: DamageDealt) -> None:
        event.cancelled = event.card not in g.pieces or event.amount <= 0
        if not event.cancelled:
            left = number(g, event.card, "hit_points") - g.pieces[event.card].damage
            event.excess = max(0, event.amount - max(0, left))
            g.pieces[event.card].damage += event.amount
            g.say("lcg-log-damage", card=g.ref(event.card), count=event.amount)

    dealt = [
        DamageDealt(card=card, amount=amount, source=source, attack=fought)
        for card in cards
        if amount > 0 and card in g.pieces and can_be_damaged(g, card, code)
    ]
    return await resolve_together(g, [(event, partial(place, event)) for event in dealt]) if dealt else []


async def heal_damage(g: LcgState, cards: Sequence[str], amount: int | None = None) -> list[Event]:
    """Removes up to that much damage, or all of it, from each card."""

    def take_away(event: Healed) -> None:
        piece = g.pieces[event.card]
        healed = min(event.amount, piece.damage)
        piece.damage -= healed
        g.say("lcg-log-heals", card=g.ref(event.card), count=healed)

    healed = [
        Healed(card=card, amount=g.pieces[card].damage if amount is None else amount)
        for card in cards
        if g.pieces[card].damage
    ]
    return await resolve_together(g, [(event, partial(take_away, event)) for event in healed]) if healed else []


async def destroy(g: LcgState, cards: Sequence[str], happened: list[Event]) -> None:
    """Characters and enemies are destroyed, all at once: top of their pile, or victory display (LCG-120, LCG-371).

    By an attack only when it was the attack's own damage that did it: what a card's effect kills in the middle of an
    attack the attackers have not destroyed. Part of what is being resolved, so that damage and the destruction it
    brings are answered in one window (LCG-103).
    """
    for card in cards:
        g.say("lcg-log-destroyed", card=g.ref(card))
    destroyed = [
        Destroyed(
            card=card,
            code=g.codes[card],
            controller=g.pieces[card].controller,
            how="destroyed",
            to=victory_zone(g, card),
            attackers=list(attack.characters) if attack is not None and attack.kind == "player" else [],
            slayer=attack.enemy if attack is not None and attack.kind == "enemy" else "",
        )
        for card, attack in ((card, _fatal_attack(g, card, happened)) for card in cards)
    ]
    await depart(g, destroyed, happened)


def _fatal_attack(g: LcgState, card: str, happened: Sequence[Event]) -> Attack | None:
    """The attack that dealt a card its last damage, None where it was none."""
    for event in reversed(happened):
        if isinstance(event, DamageDealt) and event.card == card:
            return next((attack for attack in g.attacks if attack.number == event.attack), None)
    return None


def victory_zone(g: LcgState, card: str) -> str:
    """The victory display for a defeated enemy or explored location with Victory; "" for its discard pile.

    Victory is no part of the text box, so a blank card keeps it (LCG-372).
    """
    return "victory" if facts(g, card).victory and kind(g, card) in ("enemy", "location") else ""


def can_be_damaged(g: LcgState, card: str, code: str = "") -> bool:
    """Whether a card may take damage, and so be chosen to, from the effect of a card of this code (LCG-251)."""
    return not forbidden(g, "damage", card) and not immune(g, card, code)
