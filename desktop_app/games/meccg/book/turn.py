"""The turn of the book, phase by phase, and the tables inside it."""

from __future__ import annotations

from desktop_app.engine.rows import Steps
from desktop_app.games.meccg.book import (
    attack,
    council,
    end_phase,
    long_event_phase,
    movement_phase,
    organization_phase,
    set_up,
    site_phase,
    strike,
    untap_phase,
)
from desktop_app.games.meccg.book.company_combat import STRIKE_ROWS
from desktop_app.games.meccg.book.following import connect

STEPS = Steps(
    {
        "turn": [
            *untap_phase.ROWS,
            *organization_phase.ROWS,
            *long_event_phase.ROWS,
            *movement_phase.ROWS,
            *site_phase.ROWS,
            *end_phase.ROWS,
        ],
        "setup": set_up.ROWS,
        movement_phase.TABLE: movement_phase.TABLE_ROWS,
        site_phase.TABLE: site_phase.TABLE_ROWS,
        attack.TABLE: attack.ROWS,
        "strike": strike.ROWS,
        "clash_strike": STRIKE_ROWS,
        council.TABLE: council.TABLE_ROWS,
    }
)
connect(STEPS)
