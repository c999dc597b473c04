"""The twilight pool: tokens come from the reserve and go back to it (TCG-080)."""

from __future__ import annotations

from desktop_app.games.lotr_tcg.state import TcgState


def add_twilight(g: TcgState, amount: int, *, by: str = "texts", told: bool = True) -> None:
    """Adds tokens to the pool (TCG-085); ``by`` is one of the ways to do so (`POOL`)."""
    _change(g, amount, by)
    if amount and told:
        g.say("tcg-log-twilight", amount=amount, total=g.twilight)


def remove_twilight(g: TcgState, amount: int, *, by: str = "texts", told: bool = True) -> None:
    """Removes tokens from the pool, as many as there are."""
    amount = min(amount, g.twilight)
    _change(g, -amount, by)
    if amount and told:
        g.say("tcg-log-twilight-removed", amount=amount, total=g.twilight)


def set_twilight(g: TcgState, amount: int) -> None:
    """So many tokens lie in the pool, because somebody has laid them there by hand."""
    _change(g, amount - g.twilight, "by_hand")


def _change(g: TcgState, amount: int, by: str) -> None:
    g.twilight += amount
    if amount:
        g.pool[by] = g.pool.get(by, 0) + amount


def empty_pool(g: TcgState) -> None:
    """All tokens are removed from the pool (TCG-140)."""
    g.twilight = 0
    g.pool = {}
