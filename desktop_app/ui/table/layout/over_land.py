"""What is staged over a land beside a contest: the ends of a journey with its sockets, the steps of a chain. Pure
arithmetic."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.frozen import Frozen
from desktop_app.ui.table.layout.layout import RATIO, Kind
from desktop_app.ui.table.layout.placed import PlacedSpot, Rect

EDGE, HEAD, CAPTION = 10.0, 36.0, 22.0
"""Around everything, the heading, the words under a card of a journey."""
CARD_SHARE, WIDEST, NARROWEST = 0.155, 128.0, 74.0
"""How wide the cards at the ends of a journey are, in widths of the land, and their bounds."""
GUARD = 0.62
SOCKET, SOCKETS_HIGH = 30.0, 62.0
"""One socket of the limit, and the panel they lie in."""
STEP_BACK, STACK_WIDEST, STACK_NARROWEST = 0.78, 190.0, 58.0
"""How much narrower each card of a chain is than the one declared after it."""
PLATE, RISE, NUMBER = 74.0, 16.0, 32.0
"""The words under a card of a chain, how much higher each step stands, the room for its number above it."""


class StagedJourney(Frozen):
    """A journey over a land: heading, the spots of the cards at its ends, the words under them, its sockets."""

    room: Rect
    heading: Rect
    start: PlacedSpot
    goal: PlacedSpot
    guard: PlacedSpot | None
    captions: tuple[Rect, Rect]
    panel: Rect | None
    sockets: tuple[Rect, ...]

    @property
    def road(self) -> Rect:
        """The part of the land in which the road is to be seen: between the cards, over the sockets."""
        left, right = sorted((self.start.rect, self.goal.rect), key=lambda rect: rect.x)
        top, foot = self.heading.bottom, self.panel.y if self.panel is not None else self.room.bottom
        return Rect(left.right, top, right.x - left.right, foot - top)


def staged_journey(
    zones: tuple[str, str, str],
    sockets: int,
    room: Rect,
    like: PlacedSpot,
    *,
    eastward: bool,
    unit: float = 1.0,
    lying: tuple[bool, bool] = (False, False),
) -> StagedJourney:
    """Lays a journey out: ``zones`` are those of its start, its goal and what waits there ("" for none); the goal
    stands at the right where one travels ``eastward``. ``like`` is a spot of the same table; cards that are ``lying``
    at its start and its goal have their words right under them."""
    edge = EDGE * unit
    wide = min(max(room.width * CARD_SHARE, NARROWEST * unit), WIDEST * unit)
    tall = wide * RATIO
    heading = Rect(room.x + edge, room.y + edge, room.width - 2 * edge, HEAD * unit)
    top = heading.bottom + edge
    left, right = room.x + edge, room.right - edge - wide
    start, goal = (
        Rect(x, top, wide, wide / RATIO if lies else tall)
        for x, lies in zip((left, right) if eastward else (right, left), lying, strict=True)
    )
    captions = tuple(Rect(rect.x, rect.bottom + 4 * unit, rect.width, CAPTION * unit) for rect in (start, goal))
    guard = Rect(goal.x + wide * (1 - GUARD) / 2, captions[1].bottom + edge, wide * GUARD, tall * GUARD)
    panel, places = _sockets(sockets, room, unit)
    return StagedJourney(
        room,
        heading,
        _spot(like, zones[0], start, unit),
        _spot(like, zones[1], goal, unit),
        _spot(like, zones[2], guard, unit) if zones[2] else None,
        (captions[0], captions[1]),
        panel,
        places,
    )


def _sockets(count: int, room: Rect, unit: float) -> tuple[Rect | None, tuple[Rect, ...]]:
    """The panel along the foot of a land, its words at the left and one socket for each point at the right."""
    if not count:
        return None, ()
    gap, words = 8.0 * unit, 132.0 * unit
    side = min(SOCKET * unit, (room.width - 2 * EDGE * unit - words - gap * (count + 2)) / count)
    wide = words + count * (side + gap) + 2 * gap
    tall = SOCKETS_HIGH * unit
    panel = Rect(room.x + (room.width - wide) / 2, room.bottom - EDGE * unit - tall, wide, tall)
    high = side * RATIO
    x = panel.x + words + gap
    return panel, tuple(Rect(x + at * (side + gap), panel.y + (tall - high) / 2, side, high) for at in range(count))


def _spot(like: PlacedSpot, zone: str, rect: Rect, unit: float, kind: Kind = "single") -> PlacedSpot:
    return PlacedSpot(zone, kind, rect, rect.width, like.seat, like.mat, "", like.strip, 8 * unit, unit=unit)


class StagedStack(Frozen):
    """A chain over a land: heading, the places of its cards and of the words under each, what stands at the foot."""

    room: Rect
    heading: Rect
    spot: PlacedSpot
    cards: tuple[Rect, ...]
    plates: tuple[Rect, ...]
    foot: Rect


def staged_stack(zone: str, count: int, lines: int, room: Rect, like: PlacedSpot, unit: float = 1.0) -> StagedStack:
    """Lays a chain of so many cards out, with so many lines at its foot."""
    edge = EDGE * unit
    heading = Rect(room.x + edge, room.y + edge, room.width - 2 * edge, HEAD * unit)
    tall = lines * 22.0 * unit + (2 * edge if lines else 0.0)
    foot = Rect(room.x + edge, room.bottom - edge - tall, room.width - 2 * edge, tall)
    free = Rect(room.x + edge, heading.bottom + edge, room.width - 2 * edge, foot.y - heading.bottom - 2 * edge)
    cards = stack_places(free, count, unit)
    plates = tuple(
        Rect(left, card.bottom + 6 * unit, right - left, PLATE * unit)
        for card, (left, right) in zip(cards, _plate_ends(cards, free), strict=True)
    )
    spot = _spot(like, zone, free, unit, "stack")
    return StagedStack(room, heading, spot, cards, plates, foot)


def stack_places(room: Rect, count: int, unit: float = 1.0) -> tuple[Rect, ...]:
    """Where the cards of a chain lie in a room: each larger, farther to the right and a step higher than the last."""
    if not count:
        return ()
    gap = 22.0 * unit
    most = min(STACK_WIDEST * unit, (room.height - (PLATE + NUMBER + RISE * (count - 1)) * unit) / RATIO)
    shares = [max(STEP_BACK ** (count - 1 - at), STACK_NARROWEST / STACK_WIDEST) for at in range(count)]
    largest = min(most, (room.width - gap * (count - 1)) / sum(shares))
    wide = [largest * share for share in shares]
    x = room.x + (room.width - sum(wide) - gap * (count - 1)) / 2
    base = room.bottom - PLATE * unit
    found = []
    for at, each in enumerate(wide):
        found.append(Rect(x, base - RISE * unit * at - each * RATIO, each, each * RATIO))
        x += each + gap
    return tuple(found)


def _plate_ends(cards: Sequence[Rect], room: Rect) -> list[tuple[float, float]]:
    """The words under each card reach to the next one; those of the first begin, and those of the last end, with the
    room."""
    lefts = [room.x, *(card.x for card in cards[1:])]
    rights = [*(card.x - 6 for card in cards[1:]), room.right]
    return list(zip(lefts, rights, strict=True))
