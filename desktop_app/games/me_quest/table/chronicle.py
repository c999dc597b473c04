"""Which lines of the log belong into a chronicle of the game, and how much."""

from __future__ import annotations

from desktop_app.engine.messages import Message
from desktop_app.games.contract.story import SLIGHT

_KEPT = {
    "meq-log-mission": 9,
    "meq-log-finale": 9,
    "meq-log-champion": 8,
    "meq-log-defeated": 7,
    "meq-log-stage": 6,
    "meq-log-quest": 6,
    "meq-log-minion-defeated": 6,
    "meq-log-dark-path": 4,
    "meq-log-plot-discarded": 4,
    "meq-log-corruption": 3,
    "meq-log-plot": SLIGHT,
    "meq-log-enemy-defeated": SLIGHT,
    "meq-log-item": SLIGHT,
}


def keeps(said: Message) -> int:
    """The stages of the story, who was defeated, quests done, plots undone, corruption, how it ended; slightly plots
    laid, enemies beaten and what was won of them."""
    return _KEPT.get(said.id, 0)
