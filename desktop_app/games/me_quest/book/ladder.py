"""The one ladder of this game: everything that happens goes through it, so that cards can answer it."""

from __future__ import annotations

from desktop_app.engine.ladder import Ladder
from desktop_app.games.me_quest.state import QuestState

LADDER: Ladder[QuestState] = Ladder()
"""Connected to the rules of triggered abilities by ``triggered_abilities``."""

resolve = LADDER.resolve
resolve_together = LADDER.resolve_together
