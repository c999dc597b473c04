"""Moving tokens from card to card, and swapping: what the cards mean by these words (LCG-203 to 204, 245 to 246)."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games.lotr_lcg.book.ladder import resolve
from desktop_app.games.lotr_lcg.events import EnemyEngages, TokensMoved
from desktop_app.games.lotr_lcg.reading.numbers import has_number, number
from desktop_app.games.lotr_lcg.reading.queries import engaged_with, forbidden, immune, stands_in
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.counters import begin, lasting
from desktop_app.games.lotr_lcg.verbs.damage import can_be_damaged


def destinations(g: LcgState, token: str, source: str, cards: Sequence[str], code: str = "") -> list[str]:
    """Where tokens ("damage", "resources", "progress") of a card may be moved: never where they are (LCG-245).

    An ability that finds no destination cannot be initiated (LCG-246). Damage is not moved onto a card that cannot be
    damaged (LCG-250), nothing onto one that is immune to the effects of the card of this ``code`` (LCG-200).
    """
    found = [card for card in cards if card != source and not immune(g, card, code)]
    return [card for card in found if can_be_damaged(g, card)] if token == "damage" else found


async def move_tokens(g: LcgState, token: str, amount: int, source: str, to: str, code: str = "") -> int:
    """Moves up to that many tokens from a card to another, by a card of this ``code``, and answers how many there
    were."""
    moved = min(amount, g.pieces[source].count(token))
    if not moved or immune(g, source, code) or not destinations(g, token, source, [to], code):
        return 0

    event = TokensMoved(card=source, to=to, token=token, amount=moved)

    def move() -> None:
        event.cancelled = to not in g.pieces
        if event.cancelled:
            return
        g.pieces[source].put(token, g.pieces[source].count(token) - moved)
        g.pieces[to].put(token, g.pieces[to].count(token) + moved)
        g.say("lcg-log-moves-tokens", card=g.ref(source), to=g.ref(to), token=token, count=moved)

    return moved if await resolve(g, event, move) else 0


async def swap_enemies(g: LcgState, engaged: str, staged: str) -> bool:
    """Swaps an engaged enemy with one in the staging area; nothing happens unless both are there (LCG-203), and the
    other and its player can engage each other (LCG-249).

    What stands in for a player's card never lies in the staging area.
    """
    seat = engaged_with(g, engaged) if engaged in g.pieces else ""
    if not seat or staged not in g.zones["staging"] or stands_in(g, engaged):
        return False
    if forbidden(g, "engage", staged) or forbidden(g, "engage", seat):
        return False

    def apply() -> None:
        g.move(engaged, "staging")
        g.move(staged, f"engaged:{seat}")
        g.say("lcg-log-swaps", card=g.ref(engaged), other=g.ref(staged))

    await resolve(g, EnemyEngages(enemy=staged, seat=seat), apply)
    return True


async def swap_numbers(g: LcgState, name: str, one: str, other: str, until: str, source: str) -> bool:
    """Swaps a number of two cards for a time; a 0 can be swapped, a number that is not there cannot (LCG-204)."""
    if not has_number(g, one, name) or not has_number(g, other, name):
        return False
    values = ((one, number(g, other, name)), (other, number(g, one, name)))
    g.say("lcg-log-swaps", card=g.ref(one), other=g.ref(other))
    await begin(g, *(lasting(g, f"{name}=", value, [card], until, source) for card, value in values))
    return True
