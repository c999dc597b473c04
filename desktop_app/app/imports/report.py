"""What an import understood and what it did not: every part that was left out is named with its place."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from desktop_app.app.library.record import CardRecord, CardRefused
from desktop_app.app.texts.folding import sound
from desktop_app.engine.frozen import Frozen, field

MOST_PROBLEMS = 500


class Problem(Frozen):
    """A part of a file that was not understood. `place` is a line or the name of a card; `text` what stands there."""

    message_id: str
    place: str
    text: str = ""
    params: Mapping[str, Any] = field(default_factory=dict)


@dataclass(slots=True)
class CardsRead:
    """The cards of one or several files of a format, read but not yet kept."""

    game: str
    source: str
    cards: list[CardRecord] = dataclasses.field(default_factory=list)
    problems: list[Problem] = dataclasses.field(default_factory=list)
    left_out: int = 0
    """How many cards or lines were not understood, of which the first are among the problems."""
    pictures: Mapping[str, bytes] = dataclasses.field(default_factory=dict)

    def add(self, place: str, text: str, make: Callable[[], CardRecord]) -> None:
        """Add the card that `make` reads from a file. Whatever that raises leaves out this one card, with a line that
        says so: the files are of strangers, and nobody foresees all that can stand in them."""
        try:
            self.cards.append(make())
        except Exception as error:
            self._refuse(place, text, error)

    def _refuse(self, place: str, text: str, error: Exception) -> None:
        """Note a card that was left out, and which of its fields is missing or says what no card can have."""
        if not isinstance(error, CardRefused):
            self.miss("imports-card-shapeless", place, text)
        elif error.value is None:
            self.miss("imports-card-lacks", place, text, field=error.field)
        else:
            self.miss("imports-card-wrong", place, text, field=error.field, value=error.value)

    def miss(self, message_id: str, place: str, text: str = "", **params: Any) -> None:
        """Note what was not understood; beyond the first few hundred it is only counted."""
        self.left_out += 1
        if len(self.problems) < MOST_PROBLEMS:
            params = {name: sound(value) if isinstance(value, str) else value for name, value in params.items()}
            self.problems.append(Problem(message_id, sound(place), sound(text[:200]), params))
