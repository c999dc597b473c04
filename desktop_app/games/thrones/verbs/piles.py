"""Drawing, discarding from outside play, shuffling, revealing and searching."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from desktop_app.engine.ask import chance, shuffle
from desktop_app.engine.events import Apply, Event
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.thrones.book.ladder import resolve_together
from desktop_app.games.thrones.events.piles import CardDiscarded, CardMoved, CardsDrawn
from desktop_app.games.thrones.reading.queries import forbidden
from desktop_app.games.thrones.state import ThronesState


async def shuffle_deck(g: ThronesState, seat: str) -> None:
    """Shuffles a draw deck."""
    await shuffle(g.chance, g.zones[f"deck:{seat}"], message("got-chance-shuffle", seat=seat_ref(seat)), g.step)


async def draw(g: ThronesState, counts: Mapping[str, int]) -> list[str]:
    """Seats draw cards, all at once, as many as their decks have (GOT-402, GOT-403); answers the cards."""
    events = []
    for seat, count in counts.items():
        cards = [] if forbidden(g, "draw", seat) else g.zones[f"deck:{seat}"][:count]
        if cards:
            events.append(CardsDrawn(seat=seat, cards=list(cards)))
    done = await resolve_together(g, [(event, partial(_draw, g, event)) for event in events])
    return [card for event in done if isinstance(event, CardsDrawn) for card in event.cards]


def _draw(g: ThronesState, event: CardsDrawn) -> None:
    event.cards = g.zones[f"deck:{event.seat}"][: len(event.cards)]
    if not event.cards:
        event.cancelled = True
        return
    for card in event.cards:
        g.move(card, f"hand:{event.seat}")
    g.say("got-log-draws", seat=seat_ref(event.seat), count=len(event.cards))
    cards = [g.ref(card) for card in event.cards]
    g.say("got-log-draws-these", seat=seat_ref(event.seat), cards=cards, only=event.seat)


async def discard_cards(
    g: ThronesState, cards: Sequence[str], *, by: Sequence[str] = (), pillage: bool = False, arranged_by: str = ""
) -> list[str]:
    """Cards in hands or decks are discarded, all at once, faceup on their owners' piles (GOT-322); answers them.

    ``by`` is the card that does it, or with ``pillage`` one for each of them. ``arranged_by`` is the seat that has
    chosen their order.
    """
    together = discarding(g, cards, by=by, pillage=pillage, arranged_by=arranged_by)
    return [event.about for event in await resolve_together(g, together)]


def discarding(
    g: ThronesState, cards: Sequence[str], *, by: Sequence[str] = (), pillage: bool = False, arranged_by: str = ""
) -> list[tuple[Event, Apply | None]]:
    """Cards that are discarded at one moment, as a part of something larger."""
    events = []
    for index, card in enumerate(cards):
        source, _, seat = g.home[card].partition(":")
        doing = by[min(index, len(by) - 1)] if by else ""
        events.append(
            CardDiscarded(card=card, seat=seat, source=source, by=doing, pillage=pillage, arranged_by=arranged_by)
        )
    return [(event, partial(_discard, g, event)) for event in events]


def _discard(g: ThronesState, event: CardDiscarded) -> None:
    g.move(event.card, f"discard:{g.owners[event.card]}")
    g.say("got-log-discards", seat=seat_ref(event.seat), card=g.ref(event.card), source=event.source)


async def discard_at_random(g: ThronesState, counts: Mapping[str, int], *, by: Sequence[str] = ()) -> list[str]:
    """Random cards of hands are discarded, all at once, as many as there are (GOT-079); answers them."""
    chosen: list[str] = []
    for seat, count in counts.items():
        left = list(g.zones[f"hand:{seat}"])
        for _ in range(min(count, len(left))):
            at = await chance(g.chance, len(left), message("got-chance-discard", seat=seat_ref(seat)), g.step)
            chosen.append(left.pop(at))
    return await discard_cards(g, chosen, by=by)


async def move_cards(g: ThronesState, cards: Sequence[str], area: str, *, on_top: bool = False) -> list[str]:
    """Cards out of play go to an area of their owners ("hand", "deck", "dead"), in this order, all at once.

    They come to the end of it, or ``on_top`` so that the first of them is the first. Answers those that went.
    """
    moves = [
        CardMoved(card=card, to=f"{area}:{g.owners[card]}", index=at if on_top else None)
        for at, card in enumerate(cards)
    ]
    done = await resolve_together(g, [(move, partial(g.move, move.card, move.to, move.index)) for move in moves])
    return [event.card for event in done if isinstance(event, CardMoved)]


async def swap_cards(g: ThronesState, one: str, other: str) -> None:
    """Two cards out of play change places."""
    moves = [CardMoved(card=one, to=g.home[other]), CardMoved(card=other, to=g.home[one])]
    await resolve_together(g, [(move, partial(g.move, move.card, move.to)) for move in moves])
