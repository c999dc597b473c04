"""Skirmishes and assignments that are about to begin."""

from __future__ import annotations

from typing import Any

from tests.games.lotr_tcg.table import Table, fight

BEHIND = ["Rohirrim Village", "Westemnet Plains"]
"""The path where somebody controls the first site."""


def skirmish(ana: dict[str, Any], bor: dict[str, Any], who: str, *against: str, **more: Any) -> Table:
    """A skirmish whose actions begin."""
    return Table(ana, bor, step="skirmish_actions", skirmish=fight(who, *against), **more)


def assigning(ana: dict[str, Any], *others: dict[str, Any], **more: Any) -> Table:
    """Defenders are about to be assigned."""
    return Table(ana, *others, step="assignment", **more)


def acts(table: Table, name: str) -> Table:
    """Others pass until somebody is asked."""
    while table.who != name:
        table.passes()
    return table
