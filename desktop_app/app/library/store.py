"""The cards that were brought in, on the disk: one JSON file a source, from which the index can always be made."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from desktop_app.app.errors import FileDamaged, FileTooNew, LongtableError, SetAside, StorageMissing, StorageUnreadable
from desktop_app.app.library.record import SHAPES, CardRecord, CardRefused, as_data, read_record
from desktop_app.app.storage.damage import set_aside
from desktop_app.app.storage.files import MEGABYTE, each_file, read_json, storage_error, write_json
from desktop_app.engine.frozen import Frozen

FORMAT = 1
LIMIT = 256 * MEGABYTE
Loader = Callable[[], Iterable[CardRecord] | None]


class CardsTooNew(FileTooNew):
    """A file of cards of a newer format."""

    default_id = "imports-cards-too-new"


class CardsDamaged(SetAside):
    """A file of imported cards could not be read and was set aside."""

    default_id = "imports-cards-damaged"


class StoredSource(Frozen):
    """A file of cards: which game, under what name, a stamp that changes with its content, and its bytes."""

    path: Path
    game: str
    source: str
    stamp: str
    size: int


class CardStore:
    """The files of imported cards in the `library` folder of a profile."""

    def __init__(self, folder: Path, *, read_only: bool = False) -> None:
        """With `read_only` nothing is set aside: another window has the profile open."""
        self.folder = folder / "cards"
        self.problems: dict[str, LongtableError] = {}
        """What could not be read so far, each once."""
        self._read_only = read_only

    def sources(self) -> list[StoredSource]:
        """Every file of cards that can be read, in order; what is wrong with the others is among the `problems`."""
        found, problems = each_file(self.folder, _stored)
        self.problems.update({str(problem): problem for problem in problems})
        return [stored for _, stored in found if stored is not None]

    def path(self, game: str, source: str) -> Path:
        """Where the cards of a source lie."""
        return self.folder / f"{game}.{source}.json"

    def read(self, game: str, source: str) -> list[CardRecord]:
        """The cards of a source; none when there is no such file.

        Raises FileDamaged naming file and card, CardsTooNew, or a StorageError.
        """
        path = self.path(game, source)
        try:
            data = read_json(path, LIMIT)
        except StorageMissing:
            return []
        if not isinstance(data.get("format"), int) or not isinstance(data.get("cards"), list):
            raise FileDamaged(path=path, field="cards")
        if data["format"] > FORMAT:
            raise CardsTooNew(path=path, found=data["format"], known=FORMAT)
        return list(_records(path, game, source, data["cards"]))

    def read_or_set_aside(self, game: str, source: str) -> list[CardRecord]:
        """As `load`, but what cannot be read counts as empty too."""
        return self.load(game, source) or []

    def load(self, game: str, source: str) -> list[CardRecord] | None:
        """As `read`, but a damaged file is kept under another name and counts as empty, and so does a newer one; None
        for one that cannot be read now. Each is among the `problems`."""
        try:
            return self.read(game, source)
        except FileDamaged as damage:
            aside = self.path(game, source) if self._read_only else set_aside(self.path(game, source))
            self._note(CardsDamaged(path=self.path(game, source), place=damage.place, aside=aside))
        except CardsTooNew as problem:
            self._note(problem)
        except LongtableError as problem:
            self._note(problem)
            return None
        return []

    def _note(self, problem: LongtableError) -> None:
        self.problems[str(problem)] = problem

    def write(self, game: str, source: str, cards: Sequence[CardRecord]) -> None:
        """Write all cards of a source, whole or not at all. Raises a StorageError."""
        data = {"format": FORMAT, "game": game, "source": source, "cards": [as_data(card) for card in cards]}
        write_json(self.path(game, source), data, layout="lines", limit=LIMIT)

    def remove(self, game: str, source: str) -> None:
        """Forget what a source brought in. Raises a StorageError."""
        try:
            self.path(game, source).unlink(missing_ok=True)
        except OSError as error:
            raise storage_error(self.path(game, source), error) from error


def _stored(path: Path) -> StoredSource | None:
    """The source in a file by its name, None for what carries no name of ours. Raises an OSError or StorageError."""
    game, _, source = path.stem.partition(".")
    if game not in SHAPES or not source:
        return None
    facts = path.stat()
    if not stat.S_ISREG(facts.st_mode):
        raise StorageUnreadable("errors-storage-no-file", path=path)
    if not os.access(path, os.R_OK):
        raise StorageUnreadable(path=path)
    return StoredSource(path, game, source, f"{facts.st_size}-{facts.st_mtime_ns}", facts.st_size)


def _records(path: Path, game: str, source: str, cards: list[object]) -> Iterator[CardRecord]:
    for at, card in enumerate(cards):
        try:
            yield read_record(game, card if isinstance(card, dict) else {}, source)
        except CardRefused as error:
            raise FileDamaged(path=path, field=f"cards.{at}.{error.field}") from error
