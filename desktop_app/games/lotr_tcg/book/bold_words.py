"""The bold word of an action names the phase in which it is used (TCG-088, TCG-098)."""

from __future__ import annotations

from desktop_app.games.kit.abilities import Action
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.vocabulary.texts import CARDS, Acts

IN_PHASE = CARDS.about(Action, "phase")
"""The actions by the phase that their bold word names, then by card."""


def is_time_for(g: TcgState, seat: str, act: Acts) -> bool:
    """Whether it is the phase that the bold word names (TCG-088); the Shadow phase is of one player (TCG-176)."""
    return act.phase == g.phase and (act.phase != "shadow" or g.shadow == seat)
