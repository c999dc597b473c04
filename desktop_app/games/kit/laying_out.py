"""Laying out a table: its seats, its zones, its cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import ascii_uppercase

from desktop_app.engine.state import State


def seats_for(names: Sequence[str]) -> dict[str, str]:
    """The seats of so many players in clockwise order, each with its player's name."""
    return {ascii_uppercase[place]: name for place, name in enumerate(names)}


def lay_zones(g: State, shared: Sequence[str], by_seat: Sequence[str]) -> None:
    """Makes room: the zones that all share, and those that every seat has ("hand:A")."""
    for zone in shared:
        g.zones[zone] = []
    for seat in g.seats:
        for zone in by_seat:
            g.zones[f"{zone}:{seat}"] = []


def add_card(g: State, code: str, owner: str, zone: str, id: str = "") -> str:
    """Adds a card to the game, at the end of a zone, and answers its id: the one given, or the next number."""
    card = id or f"c{len(g.codes) + 1}"
    g.codes[card] = code
    g.owners[card] = owner
    g.zones[zone].append(card)
    g.home[card] = zone
    return card


def add_copies(g: State, copies: Mapping[str, int], owner: str, zone: str) -> list[str]:
    """Adds the cards of a list, so many of each, and answers their ids."""
    return [add_card(g, code, owner, zone) for code, count in copies.items() for _ in range(count)]
