"""All steps of the book, in order."""

from __future__ import annotations

from desktop_app.engine.rows import Steps
from desktop_app.games.me_quest.book import combat, finale, hero_turn, sauron_turn, set_up

GAME_TABLE = "game"
STEPS = Steps(
    {
        GAME_TABLE: [*set_up.ROWS, *sauron_turn.ROWS],
        hero_turn.TABLE: hero_turn.ROWS,
        combat.TABLE: combat.ROWS,
        finale.TABLE: finale.ROWS,
    }
)
"""Set-up and the Sauron turn follow each other; hero turns, combats and the Finale are entered."""
