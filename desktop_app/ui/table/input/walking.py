"""Ways over the table: from card to card by arrows, from zone to zone by Tab. Pure geometry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Point = tuple[float, float]


def neighbour(places: Mapping[str, Point], start: str, direction: str) -> str:
    """The nearest thing left, right, up or down of ``start``; itself where there is none that way."""
    if start not in places:
        return next(iter(places), "")
    x, y = places[start]
    best, least = start, float("inf")
    for name, (other_x, other_y) in places.items():
        along, across = {
            "left": (x - other_x, y - other_y),
            "right": (other_x - x, y - other_y),
            "up": (y - other_y, x - other_x),
            "down": (other_y - y, x - other_x),
        }[direction]
        if name == start or along <= 1:
            continue
        cost = along + 3 * abs(across)
        if cost < least:
            best, least = name, cost
    return best


def next_zone(zones: Sequence[str], current: str, by: int) -> str:
    """The zone after (1) or before (-1) the current one, around the table."""
    if not zones:
        return ""
    if current not in zones:
        return zones[0 if by > 0 else -1]
    return zones[(zones.index(current) + by) % len(zones)]
