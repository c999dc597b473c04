"""The twilight pool: tokens come from the reserve and go back to it (TCG-080)."""

from __future__ import annotations

from desktop_app.games.lotr_tcg.state import TcgState


def add_twilight(g: TcgState, amount: int, *, told: bool = True) -> None:
    """Adds tokens to the pool (TCG-085)."""
    g.twilight += amount
    if amount and told:
        g.say("tcg-log-twilight", amount=amount, total=g.twilight)


def remove_twilight(g: TcgState, amount: int, *, told: bool = True) -> None:
    """Removes tokens from the pool, as many as there are."""
    amount = min(amount, g.twilight)
    g.twilight -= amount
    if amount and told:
        g.say("tcg-log-twilight-removed", amount=amount, total=g.twilight)


def empty_pool(g: TcgState) -> None:
    """All tokens are removed from the pool (TCG-140)."""
    g.twilight = 0
