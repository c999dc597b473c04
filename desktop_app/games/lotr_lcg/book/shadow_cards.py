"""Shadow cards: dealing them face down, turning them up, resolving and discarding them."""

from __future__ import annotations

from desktop_app.games.kit.moment import Moment
from desktop_app.games.lotr_lcg.book.ladder import resolve
from desktop_app.games.lotr_lcg.book.revealing import refill_encounter_deck
from desktop_app.games.lotr_lcg.events import ShadowDealt, ShadowEffect, ShadowResolved
from desktop_app.games.lotr_lcg.reading.queries import forbidden
from desktop_app.games.lotr_lcg.state import Attack, LcgState
from desktop_app.games.lotr_lcg.verbs.leaving import discard_shadow
from desktop_app.games.lotr_lcg.vocabulary.abilities import CARDS, ShadowText


async def deal_shadow(g: LcgState, enemy: str) -> str:
    """Deals the top encounter card face down to an enemy that may have it; an empty deck gives none (LCG-439, LCG-442).

    In the quest phase, when a card makes an enemy attack, a deck that runs out is made anew (LCG-337).
    """
    if enemy not in g.pieces or forbidden(g, "shadow_cards", enemy):
        return ""
    await refill_encounter_deck(g)
    deck = g.zones["encounter_deck"]
    if not deck:
        g.say("lcg-log-no-shadow", card=g.ref(enemy), rule="LCG-442")
        return ""
    event = ShadowDealt(enemy=enemy, card=deck[0])

    def apply() -> None:
        event.cancelled = not deck
        if not event.cancelled:
            event.card = deck[0]  # what answered may have taken the one that lay there
            g.move(event.card, "shadows")
            g.pieces[enemy].shadows.append(event.card)
            g.say("lcg-log-shadow-dealt", card=g.ref(enemy))

    dealt = await resolve(g, event, apply)
    await refill_encounter_deck(g)
    return event.card if dealt else ""


async def turn_shadow(g: LcgState, attack: Attack, card: str) -> None:
    """Turns up one shadow card of the attacker and resolves its shadow effect, if any (LCG-136, LCG-469)."""
    g.turned.append(card)
    g.say("lcg-log-shadow-turned", card=g.ref(card), enemy=g.ref(attack.enemy))
    texts = CARDS.of(ShadowText, g.codes[card])
    event = ShadowEffect(card=card, enemy=attack.enemy, seat=attack.seat)
    if texts and await resolve(g, event) and attack.enemy:
        for text in texts:
            await text.do.perform(Moment(g, attack.seat, card, g.codes[card], event=event))
        await resolve(g, ShadowResolved(card=card, enemy=event.enemy, seat=attack.seat))


def discard_all_shadows(g: LcgState) -> None:
    """6.11 All shadow cards of all enemies are discarded (LCG-457)."""
    for card in [card for card, piece in g.pieces.items() if piece.shadows]:
        discard_shadows_of(g, card)


def discard_shadows_of(g: LcgState, enemy: str) -> None:
    """All shadow cards of an enemy that is in play are discarded."""
    if enemy in g.pieces:
        for shadow in g.pieces[enemy].shadows:
            discard_shadow(g, shadow)
        g.pieces[enemy].shadows = []
