"""What the window around a table knows of the games beside it; a table without a window knows of none."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from desktop_app.app.tables.journeys import Journey
from desktop_app.engine.session import Session


def _no_game(save: str) -> Session | None:
    return None


@dataclass(frozen=True, slots=True)
class Around:
    """``journeys`` are the finished games of this scenario, ``reopen`` brings one of them back by its save, ``onward``
    is the title of the scenario that comes after this one, "" where there is none. A table ``in_journal`` is a chapter
    of a campaign, whose journal keeps its end by itself."""

    journeys: Callable[[], Sequence[Journey]] = list
    reopen: Callable[[str], Session | None] = _no_game
    onward: Callable[[], str] = str
    in_journal: bool = False
