"""What lies and goes on at the inn."""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop_app.games.kit.pieces import Piece
from desktop_app.games.kit.state import TableState

SHARED_ZONES = ("resolving", "attached")
SEAT_ZONES = ("guest", "friends", "deck", "hand", "bet", "discard")
IN_PLAY = ("guest", "friends", "attached")


@dataclass(slots=True)
class Brawl:
    """One brawl: who strikes whom with which cards, which cards stand guard, and the bets that were turned up."""

    by: str
    at: str
    strikers: list[str] = field(default_factory=list)
    guards: list[str] = field(default_factory=list)
    turned_up: list[str] = field(default_factory=list)
    counted: bool = False


@dataclass(slots=True)
class Inn(TableState[Piece]):
    """An evening. ``first`` is the seat that begins the round, ``last_round`` the one after which the inn closes."""

    pieces: dict[str, Piece] = field(default_factory=dict)
    round: int = 0
    last_round: int = 5
    first: str = ""
    active: str = ""
    phase: str = "opening"
    health: dict[str, int] = field(default_factory=dict)
    coins: dict[str, int] = field(default_factory=dict)
    brawls: list[Brawl] = field(default_factory=list)
