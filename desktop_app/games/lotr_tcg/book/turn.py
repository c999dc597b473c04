"""The turn of the book, phase by phase, and the tables inside it."""

from __future__ import annotations

from desktop_app.engine.rows import Steps
from desktop_app.games.lotr_tcg.book import (
    archery_phase,
    assignment_phase,
    fellowship_phase,
    maneuver_phase,
    moving,
    regroup_phase,
    set_up,
    shadow_phase,
    skirmish_phase,
)

STEPS = Steps(
    {
        "turn": [
            *fellowship_phase.ROWS,
            *shadow_phase.ROWS,
            *maneuver_phase.ROWS,
            *archery_phase.ROWS,
            *assignment_phase.ROWS,
            *skirmish_phase.ROWS,
            *regroup_phase.ROWS,
        ],
        "setup": set_up.ROWS,
        moving.TABLE: moving.TABLE_ROWS,
        skirmish_phase.TABLE: skirmish_phase.TABLE_ROWS,
    }
)
