"""The round of the book: every framework step under its number, in order."""

from __future__ import annotations

from desktop_app.engine.rows import Steps
from desktop_app.games.thrones.book import (
    challenge,
    challenges_phase,
    dominance_phase,
    draw_phase,
    laid_out,
    marshaling_phase,
    plot_phase,
    set_up,
    standing_phase,
    taxation_phase,
)

STEPS = Steps(
    {
        "round": [
            *plot_phase.ROWS,
            *draw_phase.ROWS,
            *marshaling_phase.ROWS,
            *challenges_phase.ROWS,
            *dominance_phase.ROWS,
            *standing_phase.ROWS,
            *taxation_phase.ROWS,
        ],
        "setup": set_up.ROWS,
        challenges_phase.TABLE: challenge.ROWS,
        laid_out.TABLE: laid_out.ROWS,
    }
)
