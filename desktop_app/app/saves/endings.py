"""What the heads of saved games tell of those that ended: from them the list of results can be made again."""

from __future__ import annotations

from collections.abc import Iterable

from pydantic import ValidationError

from desktop_app.app.profiles.results import GameResult
from desktop_app.app.saves.saves import SaveEntry

ENDING = "ending"
"""Under which name the head of a finished game carries its result."""


def endings(entries: Iterable[SaveEntry]) -> list[GameResult]:
    """The results of the finished games among some saves, oldest first.

    A game that an older program finished tells no score in its head; its ending is told all the same.
    """
    found = [_ending(entry) for entry in entries if entry.header.outcome]
    return sorted(found, key=lambda result: result.date)


def _ending(entry: SaveEntry) -> GameResult:
    header = entry.header
    try:
        return GameResult.model_validate((header.model_extra or {}).get(ENDING))
    except ValidationError:
        return GameResult(
            date=header.saved,
            game=header.game,
            scenario=header.scenario,
            decks=[],
            outcome=header.outcome or "",
            rounds=header.round,
            save=entry.id,
        )
