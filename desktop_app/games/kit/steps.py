"""Steps of the book and the rows behind them."""

from __future__ import annotations

from desktop_app.engine.rows import Steps


def step_of(steps: Steps, row: str) -> str:
    """The step of the book that a row belongs to: itself where it is shown, else the last one shown before it."""
    for rows in steps.tables.values():
        ids = [each.id for each in rows]
        if row in ids:
            before = [each.id for each in rows[: ids.index(row) + 1] if each.shown]
            return before[-1] if before else row
    return row
