"""What a person keeps beside the cards: saved searches and a note on a card."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from desktop_app.app.errors import StorageMissing
from desktop_app.app.storage.damage import wrong_shape
from desktop_app.app.storage.files import read_json, write_json
from desktop_app.app.texts.folding import one_line, sound

KEEPSAKES_NAME = "keepsakes.json"


def _short_line(value: object) -> object:
    return one_line(value, 100) if isinstance(value, str) else value


def _sound(value: object) -> object:
    return sound(value) if isinstance(value, str) else value


class SavedSearch(BaseModel):
    """A search with a name, for one game or for all."""

    model_config = ConfigDict(frozen=True, defer_build=True)

    name: Annotated[str, BeforeValidator(_short_line), Field(min_length=1, max_length=100)]
    query: Annotated[str, BeforeValidator(_sound), Field(max_length=20_000)]
    game: str | None = None


class Keepsakes(BaseModel):
    """Saved searches in their order, and notes by game and code."""

    model_config = ConfigDict(frozen=True, extra="allow", defer_build=True)

    format: int = 1
    searches: tuple[SavedSearch, ...] = ()
    notes: dict[str, dict[str, str]] = Field(default_factory=dict)

    def with_search(self, search: SavedSearch) -> Keepsakes:
        """With a search kept; one of the same name and game is replaced where it stands."""
        key = (search.name, search.game)
        known = [each for each in self.searches if (each.name, each.game) == key]
        if known:
            searches = tuple(search if each is known[0] else each for each in self.searches)
        else:
            searches = (*self.searches, search)
        return self.model_copy(update={"searches": searches})

    def without_search(self, name: str, game: str | None = None) -> Keepsakes:
        """Without the search of that name."""
        rest = tuple(each for each in self.searches if (each.name, each.game) != (name, game))
        return self.model_copy(update={"searches": rest})

    def note(self, game: str, code: str) -> str:
        """The note on a card, or nothing."""
        return self.notes.get(game, {}).get(code, "")

    def with_note(self, game: str, code: str, text: str) -> Keepsakes:
        """With a note on a card; an empty one takes it away."""
        of_game = {name: note for name, note in self.notes.get(game, {}).items() if name != code}
        if text.strip():
            of_game[code] = sound(text)
        return self.model_copy(update={"notes": {**self.notes, game: of_game}})


def read_keepsakes(folder: Path) -> Keepsakes:
    """What is kept in a library folder; nothing where there is no file. Raises FileDamaged or a StorageError."""
    path = folder / KEEPSAKES_NAME
    try:
        return Keepsakes.model_validate(read_json(path))
    except StorageMissing:
        return Keepsakes()
    except ValidationError as error:
        raise wrong_shape(path, error) from error


def write_keepsakes(folder: Path, keepsakes: Keepsakes) -> None:
    """Keep them. Raises a StorageError."""
    write_json(folder / KEEPSAKES_NAME, keepsakes.model_dump(mode="json"))
