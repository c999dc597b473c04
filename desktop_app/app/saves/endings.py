"""What the heads of saved games tell of those that ended: from them the list of results can be made again."""

from __future__ import annotations

from collections.abc import Iterable

from pydantic import ValidationError

from desktop_app.app.profiles.results import GameResult
from desktop_app.app.saves.saves import SaveEntry

_TELLING = ("score", "rounds", "manual_adjustments")


def missing_results(entries: Iterable[SaveEntry], known: Iterable[GameResult]) -> list[GameResult]:
    """The results of the finished games among some saves that are not known yet, oldest first.

    A game that an older program finished tells no score in its head; its ending is told all the same.
    """
    known_of: dict[str | None, list[GameResult]] = {}
    for result in known:
        known_of.setdefault(result.save, []).append(result)
    found = [
        _ending(entry)
        for entry in entries
        if entry.outcome and not any(_is_told_by(entry, each) for each in known_of.get(entry.id, ()))
    ]
    return sorted(found, key=lambda result: result.date)


def _is_told_by(entry: SaveEntry, result: GameResult) -> bool:
    """Whether a result is that of the save: there may be thousands, so nothing is checked twice."""
    if result.outcome != entry.outcome:
        return False
    told = entry.ending
    return told is None or all(told.get(name) == getattr(result, name) for name in _TELLING)


def _ending(entry: SaveEntry) -> GameResult:
    try:
        return GameResult.model_validate(entry.ending)
    except ValidationError:
        header = entry.header
        return GameResult(
            date=header.saved,
            game=header.game,
            scenario=header.scenario,
            decks=[],
            outcome=header.outcome or "",
            rounds=header.round,
            save=entry.id,
        )
