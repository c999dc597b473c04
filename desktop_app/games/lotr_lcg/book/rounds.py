"""The round of the book: every framework step under its number, in order."""

from __future__ import annotations

from desktop_app.engine.rows import Steps
from desktop_app.games.lotr_lcg.book import (
    campaign_set_up,
    combat_phase,
    encounter_phase,
    enemy_attack,
    laid_out,
    planning_phase,
    player_attack,
    quest_phase,
    refresh_phase,
    resource_phase,
    travel_phase,
)
from desktop_app.games.lotr_lcg.book import set_up as setting_up

ROUND = [
    *resource_phase.ROWS,
    *planning_phase.ROWS,
    *quest_phase.ROWS,
    *travel_phase.ROWS,
    *encounter_phase.ROWS,
    *combat_phase.ROWS,
    *refresh_phase.ROWS,
]

STEPS = Steps(
    {
        "round": ROUND,
        "setup": setting_up.ROWS,
        campaign_set_up.TABLE: campaign_set_up.ROWS,
        enemy_attack.TABLE: enemy_attack.ROWS,
        player_attack.TABLE: player_attack.ROWS,
        laid_out.TABLE: laid_out.ROWS,
    }
)
