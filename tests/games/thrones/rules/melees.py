"""Melees for tests: who holds which title, and who is about to choose one."""

from __future__ import annotations

from typing import Any

from tests.games.thrones.table import Melee

WOLF, MEN, KNIGHT = "Tumblestone Knight", "Burned Men", "Robb Stark"
HAND, SHIPS, WHISPERS = "Hand of the King", "Master of Ships", "Master of Whispers"
COIN, LAWS, REGENT = "Master of Coin", "Master of Laws", "Crown Regent"
CLASH = "A Clash of Kings"


def titled(**titles: str) -> list[dict[str, Any]]:
    """Players with titles, each with a plot of claim 1 and a knight who has the military and power icons."""
    return [{"title": title, "plot": CLASH, "characters": [WOLF]} for title in titles.values()]


def choosing(players: int) -> Melee:
    """The players before the choice of titles; the first is asked."""
    return Melee({}, {}, {}, *({} for _ in range(players - 3)), step="1.4")
