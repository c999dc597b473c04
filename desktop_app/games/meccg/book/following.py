"""How an attack begins from within another rule: after the row that is being run, or in the middle of it."""

from __future__ import annotations

from desktop_app.engine.rows import Steps
from desktop_app.games.meccg.state import MecState

ATTACK = "attack"


class _Tables:
    """The tables of the game, which the turn connects once they all are known."""

    steps: Steps


_TABLES = _Tables()


def connect(steps: Steps) -> None:
    """Gives the tables; done once."""
    _TABLES.steps = steps


def attack_follows(g: MecState) -> None:
    """The attack begins when the row being run is over (MEC-511)."""
    _TABLES.steps.follow(g, ATTACK)


async def run_attack(g: MecState) -> None:
    """The attack is fought now, in the middle of a rule: with chains of its own, while those around it wait."""
    around = g.chain, g.is_resolving, g.later
    g.chain, g.is_resolving, g.later = [], False, []
    await _TABLES.steps.run(g, ATTACK)
    g.chain, g.is_resolving, waiting = around
    g.later = [*waiting, *g.later]
