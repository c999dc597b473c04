"""Cards that kneel and stand (GOT-030, GOT-152)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from desktop_app.engine.events import Apply, Event
from desktop_app.games.kit.asking import choose_cards
from desktop_app.games.kit.limits import Limit
from desktop_app.games.thrones.book.ladder import resolve_together
from desktop_app.games.thrones.events.counters import Knelt, Stood
from desktop_app.games.thrones.reading.queries import forbidden, kind
from desktop_app.games.thrones.state import ThronesState

STANDING = "standing"
"""The phase in which somebody may be kept from having more than two characters stand."""
FEW, STOOD = Limit("phase", 2, each_player=True), "characters stood"
"""How many those are, and under what they are counted."""


def can_kneel(g: ThronesState, card: str) -> bool:
    """A kneeling card cannot kneel again (GOT-031)."""
    piece = g.pieces.get(card)
    return piece is not None and not piece.exhausted and not forbidden(g, "kneel", card)


def can_stand(g: ThronesState, card: str) -> bool:
    """Only what kneels can stand."""
    piece = g.pieces.get(card)
    return piece is not None and piece.exhausted and not forbidden(g, "stand", card)


def kneeling(g: ThronesState, cards: Sequence[str], *, told: bool = False) -> list[tuple[Event, Apply | None]]:
    """Cards that kneel at one moment, as a part of something larger."""
    able = [card for card in cards if can_kneel(g, card)]
    if told and able:
        g.say("got-log-kneels", cards=[g.ref(card) for card in able])
    events = (Knelt(card=card) for card in able)
    return [(event, partial(_turn, g, event, exhausted=True)) for event in events]


async def kneel(g: ThronesState, cards: Sequence[str]) -> list[str]:
    """Cards kneel, all at once; answers those that did."""
    happening = kneeling(g, cards, told=True)
    if not happening:
        return []
    return [event.about for event in await resolve_together(g, happening)]


def may_stand(g: ThronesState, seat: str, card: str) -> bool:
    """Whether a seat can have a card stand: one that can, and no character too many (GOT-292)."""
    return can_stand(g, card) and (kind(g, card) != "character" or _left_to_stand(g, seat) > 0)


def _left_to_stand(g: ThronesState, seat: str) -> int:
    """How many more characters a seat can have stand in this phase, whatever has them stand."""
    if g.phase != STANDING or not forbidden(g, "stand_more_than_two_characters", seat):
        return len(g.pieces)
    return max(0, FEW.times - FEW.counted(g, STOOD, "", seat))


async def stand(g: ThronesState, cards_of: Mapping[str, Sequence[str]], *, told: bool = True) -> list[str]:
    """Cards stand, all at once, as many as each seat may have stand; of more characters it chooses. Answers them."""
    standing: list[tuple[Event, Apply | None]] = []
    for seat, cards in cards_of.items():
        able = [card for card in cards if can_stand(g, card)]
        people = [card for card in able if kind(g, card) == "character"]
        left = _left_to_stand(g, seat)
        if len(people) > left:
            chosen = await choose_cards(g, seat, "got-ask-stand", people, left)
            able = [card for card in able if card not in people or card in chosen]
        standing += [(event, partial(_stands, g, seat, event)) for event in (Stood(card=card) for card in able)]
    if not standing:
        return []
    if told:
        g.say("got-log-stands", cards=[g.ref(event.about) for event, _ in standing])
    return [event.about for event in await resolve_together(g, standing)]


def _stands(g: ThronesState, seat: str, event: Stood) -> None:
    _turn(g, event, exhausted=False)
    if g.phase == STANDING and not event.cancelled and kind(g, event.card) == "character":
        FEW.count(g, STOOD, "", seat)


def _turn(g: ThronesState, event: Knelt | Stood, *, exhausted: bool) -> None:
    """It turns, unless it was turned already while that was answered (GOT-031)."""
    piece = g.pieces.get(event.card)
    if piece is None or piece.exhausted == exhausted:
        event.cancelled = True
    else:
        piece.exhausted = exhausted
