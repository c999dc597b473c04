"""The games a profile has finished: one list that only grows."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from desktop_app.app.errors import FileDamaged, ResultsDamaged, ResultsTooNew, StorageMissing
from desktop_app.app.storage.damage import set_aside, wrong_shape
from desktop_app.app.storage.files import read_json, write_json
from desktop_app.app.storage.migrations import RESULTS_FORMAT, RESULTS_MIGRATIONS, migrated
from desktop_app.app.storage.moments import Moment

RESULTS_NAME = "results.json"


class ScorePart(BaseModel):
    """One line of a score: the message that names it, and what it adds."""

    model_config = ConfigDict(frozen=True, extra="allow", defer_build=True)

    message: str
    params: dict[str, str | int] = Field(default_factory=dict)
    value: int


class GameResult(BaseModel):
    """A finished game as the profile remembers it."""

    model_config = ConfigDict(frozen=True, extra="allow", defer_build=True)

    date: Moment
    game: str
    scenario: str
    decks: list[str] = Field(default_factory=list)
    """The names of the decks, seat by seat, as they were called that day."""
    deck: str = ""
    """Among rivals the deck of whom the outcome tells; "" where all win or lose together and in older results."""
    players: list[str] = Field(default_factory=list)
    """Who sat there, seat by seat; empty in results of older programs."""
    minutes: int | None = Field(default=None, ge=0)
    outcome: str
    score: int | None = None
    score_parts: list[ScorePart] = Field(default_factory=list)
    rounds: int = Field(default=0, ge=0)
    manual_adjustments: int = Field(default=0, ge=0)
    save: str | None = None
    """The id of the saved game, for its replay."""


class ResultStore:
    """The results of one profile, oldest first, in `results.json`."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / RESULTS_NAME

    def all(self) -> list[GameResult]:
        """Every result. Raises ResultsDamaged (the file is then set aside) or ResultsTooNew (it stays)."""
        try:
            return self._read()
        except FileDamaged as damage:
            raise self._set_aside(damage) from damage

    def append(self, result: GameResult) -> None:
        """Add a result; see `add`."""
        self.add([result])

    def add(self, results: Sequence[GameResult]) -> None:
        """Add results, but for the same ending of the same game that is there already. Should the list be damaged, it
        is set aside and a new one begun with these; they are on the disk before ResultsDamaged says so."""
        report: ResultsDamaged | None = None
        try:
            earlier = self._read()
        except FileDamaged as damage:
            report, earlier = self._set_aside(damage), []
        told = {_ending(each) for each in earlier if each.save is not None}
        kept = [*earlier, *(result for result in results if _ending(result) not in told)]
        if len(kept) > len(earlier) or report is not None:
            self._write(kept)
        if report is not None:
            raise report

    def _read(self) -> list[GameResult]:
        try:
            data = read_json(self.path)
        except StorageMissing:
            return []
        data = migrated(self.path, data, RESULTS_MIGRATIONS, RESULTS_FORMAT, ResultsTooNew)
        try:
            return _ResultsFile.model_validate(data).results
        except ValidationError as error:
            raise wrong_shape(self.path, error) from error

    def _write(self, results: list[GameResult]) -> None:
        dumped: list[dict[str, Any]] = [result.model_dump(mode="json") for result in results]
        write_json(self.path, {"format": RESULTS_FORMAT, "results": dumped})

    def _set_aside(self, damage: FileDamaged) -> ResultsDamaged:
        return ResultsDamaged(path=self.path, place=damage.place, aside=set_aside(self.path))


def _ending(result: GameResult) -> tuple[object, ...]:
    """What tells one ending of a game from another: it may be taken up from its save and end otherwise."""
    return result.save, result.outcome, result.score, result.rounds, result.manual_adjustments


class _ResultsFile(BaseModel):
    format: int
    results: list[GameResult]
