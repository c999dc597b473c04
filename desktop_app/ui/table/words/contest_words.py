"""A contest in words: what stands on its stage, in the language of the table."""

from __future__ import annotations

from desktop_app.engine.frozen import Frozen
from desktop_app.ui.table.words.sight_words import RollTold, StepTold


class BarTold(Frozen):
    """A bar in words: its name, what is left of the whole, what this round used, the token whose colour it has."""

    name: str
    left: int
    whole: int
    used: int
    sign: str


class SideTold(Frozen):
    """A side in words: its name, its card, its bars, what else is so of it."""

    name: str
    card: str
    bars: tuple[BarTold, ...]
    told: tuple[str, ...]


class ContestTold(Frozen):
    """A contest in words."""

    heading: str
    sides: tuple[SideTold, SideTold]
    roll: RollTold | None = None
    steps: tuple[StepTold, ...] = ()
