"""The tree every game's state grows from: only str, int, bool, None, list, dict and slotted dataclasses."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from desktop_app.engine.chance import Chance
from desktop_app.engine.effects import Effect
from desktop_app.engine.events import Event
from desktop_app.engine.messages import Message, Value


@dataclass(slots=True)
class Window:
    """An open action window: the seat whose chance it is ("" before the first), who has passed in a row, and who comes
    after that seat, should it leave the game.

    Seats, not numbers: somebody may leave the game while the window is open.
    """

    turn: str = ""
    passed: list[str] = field(default_factory=list)
    after: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Place:
    """Where the game stands in one table of rows: the framework step about to run.

    A place owns its loop: the window that is open in it, and ``done``, the seats that have had their turn in a step
    that goes round the table. What is entered inside it has a place, and so a loop, of its own. ``within`` is the row
    of the table below that runs this one; the place below may already be at the row after it.
    """

    table: str
    row: str
    within: str = ""
    window: Window | None = None
    done: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Pending:
    """Something that goes on around an open question: an event that is answered, or an ability that is being used.

    ``what`` is the kind of event, "" for an ability; ``cards`` are those it is about, ``aim`` is what was chosen for
    it, ``seat`` brings it about. ``timing`` is "when" before the event happens, "after" afterwards, "used" of an
    ability.
    """

    what: str
    cards: list[str]
    timing: str
    seat: str = ""
    aim: str = ""


@dataclass(slots=True)
class Outcome:
    """How the game ended: ``result`` is the game's own word ("won", "lost"), with why and who."""

    result: str
    reason: str
    winners: list[str] = field(default_factory=list)


class Ongoing:
    """What the rules hold while they resolve something: no field of the state, so that no copy and no save has it.

    ``found`` is what a game has looked up and need not look up again for as long as the table lies as it does; the game
    says how long that is. ``gathered`` are the events that have happened and are not reacted to before what is being
    resolved is over, innermost last; None where what happens is reacted to at once all the same. It is there while
    anything is ``holding``.
    """

    __slots__ = ("found", "gathered")
    found: dict[object, Any]
    gathered: list[list[Event] | None]

    def __reduce__(self) -> tuple[type[Ongoing], tuple[object, ...]]:
        """Goes to another process by its fields alone."""
        return type(self), tuple(getattr(self, name) for name in getattr(self, "__dataclass_fields__", ()))

    def find_anew(self) -> None:
        """Begins with nothing found."""
        self.found = {}

    def gather_anew(self) -> None:
        """Begins with nothing gathered; what was let go in its middle is forgotten."""
        self.gathered = []


@dataclass(slots=True)
class State(Ongoing):
    """What every game has. A game adds its own fields; nothing is kept anywhere else.

    ``seats`` are "A", "B", ... in clockwise order and ``names`` what people call them. ``codes`` and ``owners`` name
    every card of the game once. ``zones`` holds ordered lists of card ids, ``home`` is where each card is.
    ``following`` are tables that begin when the row being run is over. ``news`` is an outbox that the session empties
    at every question. ``pending`` is what goes on at an open question, outermost first; at a quiet point there is
    nothing. ``bluffs``: whoever holds cards is asked in every window that a hand could answer, whether it does or not.
    ``every_question``: whoever could only pass is asked too, so that one can look at why. ``holding`` is in how many
    things inside each other events are ``gathered``.
    """

    game: str
    seats: list[str]
    names: dict[str, str]
    chance: Chance
    position: list[Place]
    codes: dict[str, str] = field(default_factory=dict)
    owners: dict[str, str] = field(default_factory=dict)
    zones: dict[str, list[str]] = field(default_factory=dict)
    home: dict[str, str] = field(default_factory=dict)
    following: list[str] = field(default_factory=list)
    effects: list[Effect] = field(default_factory=list)
    used: dict[str, int] = field(default_factory=dict)
    outcome: Outcome | None = None
    depth: int = 0
    resolved: int = 0
    holding: int = 0
    news: list[Message] = field(default_factory=list)
    pending: list[Pending] = field(default_factory=list)
    bluffs: bool = False
    every_question: bool = False

    def say(self, id: str, *, rule: str = "", only: str = "", **params: Value) -> None:
        """Puts a message into the outbox."""
        self.news.append(Message(id, params, only, rule))

    def ref(self, card: str) -> str:
        """A message parameter that stands for a card."""
        return f"@{card}:{self.codes[card]}"

    def hold(self, happened: list[Event] | None) -> None:
        """What happens from now on is gathered here; with None it is reacted to at once."""
        if not self.holding:
            self.gather_anew()
        self.gathered.append(happened)
        self.holding += 1

    def release(self) -> None:
        """What is gathered last is complete."""
        self.holding -= 1
        self.gathered.pop()

    def let_go(self) -> None:
        """Nothing is being resolved any more."""
        self.resolved = self.depth = self.holding = 0
        if self.pending:
            self.pending.clear()

    @property
    def place(self) -> Place:
        """The innermost place: its window and turns are those of the row being run."""
        return self.position[-1]

    @property
    def around(self) -> Place:
        """The place inside which the innermost one was entered."""
        return self.position[-2]

    @property
    def step(self) -> str:
        """The row being run, innermost table first: the step a question is asked in."""
        return self.position[-1].row if self.position else ""

    def move(self, card: str, zone: str, index: int | None = None) -> None:
        """Moves a card to a zone: to the end of its list, or to ``index``."""
        self.zones[self.home[card]].remove(card)
        target = self.zones[zone]
        if index is None:
            target.append(card)
        else:
            target.insert(index, card)
        self.home[card] = zone
