"""The one ladder of this game: everything that happens goes through it, so that cards can answer it."""

from __future__ import annotations

from desktop_app.engine.ladder import Ladder
from desktop_app.games.lotr_tcg.state import TcgState

LADDER: Ladder[TcgState] = Ladder()
"""Connected to the rules of triggered abilities by ``triggered_abilities``."""

resolve, resolve_together = LADDER.resolve, LADDER.resolve_together
