"""A campaign: its players, the sections of its page and the row of entries that fill them.

Everything is kept in words as they were that day, with codes only beside them: a journal is read in twenty years, by
whoever still has the file.
"""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field

from desktop_app.app.storage.moments import Moment
from desktop_app.games.contract.campaigns import Change, Piece, SeatTold, Section

FORMAT = 1
LONGEST_TITLE = 200
LONGEST_TEXT = 100_000
"""Letters of one entry's text: some forty printed pages."""
MOST_PLAYERS = 8

Title = Annotated[str, Field(max_length=LONGEST_TITLE)]
Prose = Annotated[str, Field(max_length=LONGEST_TEXT)]
Result = Literal["won", "lost", "drawn", "left", ""]


class Kept(BaseModel):
    """A part of the journal's file. What a newer program wrote into it stays in it."""

    model_config = ConfigDict(frozen=True, extra="allow", defer_build=True)

    def changed(self, **values: Any) -> Self:
        """The same with other values, checked as if they were read from a file. Raises ValidationError."""
        return type(self).model_validate({**dict(self), **values})


class DeckCard(Kept):
    """Copies of a card in a deck as it was that day."""

    title: Title
    copies: Annotated[int, Field(ge=1)]
    part: str = ""
    code: str = ""


class Seat(Kept):
    """One player's side of a game that was played."""

    player: Title
    deck: Title = ""
    cards: tuple[DeckCard, ...] = ()
    told: SeatTold | None = None
    threat: int | None = None
    points: int | None = None
    note: Prose = ""


class Decision(Kept):
    """A question of the story, what was chosen and what else could have been."""

    question: Prose
    taken: Title
    others: tuple[Title, ...] = ()


class Played(Kept):
    """A game as the journal remembers it. ``save`` leads to its replay, ``picture`` names one of its final table."""

    chapter: str = ""
    scenario: Title
    difficulty: Title = ""
    result: Result = ""
    rounds: Annotated[int, Field(ge=0)] | None = None
    score: int | None = None
    minutes: Annotated[int, Field(ge=0)] | None = None
    seed: str = ""
    save: str = ""
    picture: Title = ""
    seats: tuple[Seat, ...] = ()
    earned: tuple[tuple[Piece, str], ...] = ()
    """Boons and burdens by name, each with who carries it."""
    noted: tuple[tuple[str, Piece], ...] = ()
    """What comes into a section of its own, by that section."""
    events: tuple[Prose, ...] = ()
    decisions: tuple[Decision, ...] = ()


class Entry(Kept):
    """One entry: a beginning, a game, a change by the rules or by hand, or only words."""

    id: Annotated[int, Field(ge=1)]
    kind: Literal["beginning", "game", "change", "note"] = "note"
    date: Moment
    title: Title = ""
    text: Prose = ""
    pictures: tuple[Title, ...] = ()
    changes: tuple[Change, ...] = ()
    played: Played | None = None


class Campaign(Kept):
    """A campaign with its journal. ``game_name`` is what its game was called, whether or not the house knows it."""

    format: int = FORMAT
    title: Title
    game: str = ""
    game_name: Title = ""
    mode: str = ""
    players: Annotated[tuple[Title, ...], Field(max_length=MOST_PLAYERS)] = ()
    created: Moment
    touched: Moment
    finished: bool = False
    archived: bool = False
    """Whether it was put away: still read and searched, but no longer among those that are played."""
    sections: tuple[Section, ...] = ()
    notes: Prose = ""
    parent: str = ""
    """The campaign this one branched off from, "" for the first of its tree."""
    branched_at: int | None = None
    """After which entry of the parent it goes its own way."""
    entries: tuple[Entry, ...] = ()

    def entry(self, id: int) -> Entry:
        """The entry of that number. Raises KeyError when there is none."""
        for entry in self.entries:
            if entry.id == id:
                return entry
        raise KeyError(id)

    def games(self) -> tuple[Played, ...]:
        """The games that were played, in their order."""
        return tuple(entry.played for entry in self.entries if entry.played is not None)

    def section(self, id: str) -> Section:
        """The section of that id. Raises KeyError when there is none."""
        for section in self.sections:
            if section.id == id:
                return section
        raise KeyError(id)

    def with_entries(self, entries: tuple[Entry, ...], now: datetime) -> Campaign:
        """The campaign with other entries, touched now."""
        return self.changed(entries=entries, touched=now)
