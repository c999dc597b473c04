"""The situations in which most cards are looked at: a skirmish, a phase of actions, the end of a fight."""

from __future__ import annotations

from typing import Any

from desktop_app.games.lotr_tcg.reading.numbers import archery_total
from tests.games.lotr_tcg.table import Table, fight

LATER = ["4_334", "4_342"]
"""The usual path without its first site."""
HOLDS = {"controlled": ["The Riddermark"], "site": 3}
"""Whoever has taken that site, and stands on the third."""


def fighting(character: str, *minions: str, ana: dict[str, Any] | None = None, **setup: Any) -> Table:
    """Ana's turn to act in a skirmish of her character with Bor's minions, who are there and nobody else."""
    bor = {"minions": list(minions), **setup.pop("bor", {})}
    ana = {"fellowship": [character] if character != "Frodo" else [], **(ana or {})}
    return Table(ana, bor, step="skirmish_actions", skirmish=fight(character, *minions), **setup)


def shadow_fights(minion: str, character: str = "Gimli", bor: dict[str, Any] | None = None, **setup: Any) -> Table:
    """Bor's turn to act in a skirmish of his minion with Ana's character."""
    ana = {"fellowship": [character] if character != "Frodo" else [], **setup.pop("ana", {})}
    bor = {"minions": [minion], **(bor or {})}
    return Table(ana, bor, step="skirmish_actions", skirmish=fight(character, minion), **setup).passes()


def acting(phase: str, ana: dict[str, Any], bor: dict[str, Any], **setup: Any) -> Table:
    """Ana's turn to act in a phase that has actions."""
    steps = {"archery": "archery_actions", "assignment": "assignment_actions"}
    return Table(ana, bor, step=steps.get(phase, phase), **setup)


def archery(table: Table) -> tuple[int, int]:
    """The archery totals of the fellowship and of the minions."""
    return archery_total(table.g, "free_peoples"), archery_total(table.g, "shadow")


def behind(bor: dict[str, Any], ana: dict[str, Any] | None = None, phase: str = "shadow", **setup: Any) -> Table:
    """A phase in which Bor acts, with site 1 that can be taken by him or is."""
    where = {"site": 3, **(ana or {})}
    if "controlled" in bor:
        setup.setdefault("path", LATER)
    table = acting(phase, where, {"site": 3, **bor}, **setup)
    return table if phase == "shadow" else table.passes()
