"""Games for tests that have rules and nothing else: no screen asks them anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop_app.engine.game import Adjustment, Game
from desktop_app.engine.rows import Steps
from desktop_app.engine.state import State
from desktop_app.engine.view import View


def rules_only(
    id: str,
    state: type[State],
    steps: Steps,
    view: Callable[[Any, str], View],
    broken: Callable[[Any], list[str]],
    adjust: Callable[[Any, Adjustment], None] | None = None,
) -> Game:
    """A game for two to four seats whose table explains no numbers and no drags."""
    return Game(
        id=id,
        build="1",
        state=state,
        steps=steps,
        view=view,
        adjust=adjust or (lambda g, adjustment: None),
        adjustments=lambda g, subject: [],
        broken=broken,
        sum_of=lambda g, subject, number: [],
        why_not=lambda g, question, source, target: None,
        aims=lambda g, question, option: [],
        seats=(2, 3, 4),
    )
