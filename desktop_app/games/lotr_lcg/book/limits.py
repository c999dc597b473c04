"""Limits on abilities: per phase and per round for each card, per game for each player (LCG-224, LCG-225)."""

from __future__ import annotations

from desktop_app.games.lotr_lcg.state import LcgState


def _key(limit: str, name: str, card: str, seat: str) -> str:
    return f"{limit}|{name}|{seat}" if limit in ("game", "player_round") else f"{limit}|{name}|{card}"


def used_up(g: LcgState, limit: str, times: int, name: str, card: str, seat: str) -> bool:
    """Whether an ability has been used as often as its limit allows."""
    return g.used.get(_key(limit, name, card, seat), 0) >= times


def count_use(g: LcgState, limit: str, name: str, card: str, seat: str) -> None:
    """Counts one use; a cancelled one counts too (LCG-226)."""
    key = _key(limit, name, card, seat)
    g.used[key] = g.used.get(key, 0) + 1


def forget(g: LcgState, limit: str) -> None:
    """A period is over: its uses no longer count."""
    for key in [key for key in g.used if key.startswith(limit + "|")]:
        del g.used[key]
