"""Which games can be learned here: their tours and puzzles, and the screens that show them."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games import PLAYS, TENANTS


def games_with_tours() -> list[str]:
    """The games that have a tour, in the order of the start screen."""
    return _games_with("tours")


def games_with_puzzles() -> list[str]:
    """The games that have positions to try, in the order of the start screen."""
    return _games_with("positions")


def _games_with(kind: str) -> list[str]:
    """Told by their folders: the rules of a game are a good part of the program and not read for this."""
    return [game for game, tenant in TENANTS.items() if game in PLAYS and tenant.folder(kind).is_dir()]


def lesson(kind: str, game: str, games: Sequence[str]) -> str:
    """The name of the screen with the "tour" or the "puzzles" of a game: of the first one it is the kind alone."""
    return kind if game == games[0] else f"{kind}:{game}"


def game_of(screen: str, games: Sequence[str]) -> str:
    """The game of such a screen."""
    return screen.partition(":")[2] or games[0]
