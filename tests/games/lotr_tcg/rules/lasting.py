"""Lasting effects, as a card would make them."""

from __future__ import annotations

from desktop_app.engine.effects import Effect
from tests.games.lotr_tcg.table import Table


def affect(table: Table, name: str, kind: str, amount: int = 0) -> None:
    """A lasting effect, as a card would make it."""
    table.g.effects.append(Effect(kind, amount, [table.id(name)], until="turn"))
