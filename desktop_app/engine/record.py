"""What a session remembers: answers, quiet points, lines of the log, branches left behind."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

from desktop_app.engine.messages import Message
from desktop_app.engine.state import State

BY_SEAT = "seat"
BY_SESSION = "auto"
BY_CHANCE = "chance"
BY_HAND = "hand"

GIVE_UP = "give_up"
"""What is written down by hand where a seat gives the game up."""


@dataclass(slots=True)
class Record:
    """One answer: the fingerprint of its question, the keys, and who gave it; ``saved`` keeps how a save spells it."""

    fingerprint: str
    keys: list[str]
    by: str = BY_SEAT
    saved: str = field(default="", compare=False, repr=False)

    @property
    def seat(self) -> str:
        """Who was asked; "" for chance, and for what was done by hand."""
        asked = self.fingerprint.split("|")[3:4]
        return asked[0] if asked and self.by in (BY_SEAT, BY_SESSION) else ""

    @property
    def deed(self) -> str:
        """The verb of what was done by hand; "" for an answer."""
        return str(json.loads(self.keys[0])[0]) if self.by == BY_HAND else ""

    @property
    def adjusts(self) -> bool:
        """Whether something on the table was set by hand."""
        return self.deed not in ("", GIVE_UP)


@dataclass(slots=True)
class Line:
    """One line of the log and the number of records before it: every line is a place to go back to.

    ``saved`` keeps how the line is spelled in a save, so that a long log is spelled only once.
    """

    at: int
    message: Message
    saved: str = field(default="", compare=False, repr=False)


@dataclass(slots=True)
class Mark:
    """A quiet point: how many records lie before it, its phase, and where exactly the game stands.

    ``visit`` tells apart the quiet points that no record lies between, as when a row comes round without a question.
    """

    at: int
    phase: str
    place: str = ""
    visit: int = 0


@dataclass(slots=True)
class Snapshot:
    """The state at a quiet point, with how many records and log lines there were; nobody changes it."""

    at: int
    lines: int
    state: State
    visit: int = 0


@dataclass(slots=True)
class Branch:
    """A line of play that was left: where it forks off and what was answered from there."""

    name: str
    at: int
    records: list[Record] = field(default_factory=list)
