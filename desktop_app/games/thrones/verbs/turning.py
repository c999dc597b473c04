"""Cards that kneel and stand (GOT-030, GOT-152)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from desktop_app.engine.events import Apply, Event
from desktop_app.games.thrones.book.ladder import resolve_together
from desktop_app.games.thrones.events.counters import Knelt, Stood
from desktop_app.games.thrones.reading.queries import forbidden
from desktop_app.games.thrones.state import ThronesState


def can_kneel(g: ThronesState, card: str) -> bool:
    """A kneeling card cannot kneel again (GOT-031)."""
    piece = g.pieces.get(card)
    return piece is not None and not piece.exhausted and not forbidden(g, "kneel", card)


def can_stand(g: ThronesState, card: str) -> bool:
    """Only what kneels can stand."""
    piece = g.pieces.get(card)
    return piece is not None and piece.exhausted and not forbidden(g, "stand", card)


def kneeling(g: ThronesState, cards: Sequence[str]) -> list[tuple[Event, Apply | None]]:
    """Cards that kneel at one moment, as a part of something larger."""
    return [(Knelt(card=card), partial(_turn, g, card, True)) for card in cards if can_kneel(g, card)]


async def kneel(g: ThronesState, cards: Sequence[str], *, told: bool = True) -> list[str]:
    """Cards kneel, all at once; answers those that did."""
    happening = kneeling(g, cards)
    if not happening:
        return []
    if told:
        g.say("got-log-kneels", cards=[g.ref(event.about) for event, _ in happening])
    return [event.about for event in await resolve_together(g, happening)]


async def stand(g: ThronesState, cards: Sequence[str], *, told: bool = True) -> None:
    """Cards stand, all at once."""
    standing = [card for card in cards if can_stand(g, card)]
    if standing:
        if told:
            g.say("got-log-stands", cards=[g.ref(card) for card in standing])
        await resolve_together(g, [(Stood(card=card), partial(_turn, g, card, False)) for card in standing])


def _turn(g: ThronesState, card: str, exhausted: bool) -> None:
    if card in g.pieces:
        g.pieces[card].exhausted = exhausted
