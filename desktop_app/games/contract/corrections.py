"""What players may correct of the printed facts of a game: where their own copy says otherwise, it is right.

A game names its corrigible things and, of each, the facts with the values they may have. What somebody says is kept in
the profile and goes into the set-up of a table, whose state keeps it: a table is played on as it was begun.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from desktop_app.games.contract.cards import Titles
from desktop_app.games.kit.board import Board

Said = Mapping[str, Mapping[str, str]]
"""What a player's own copy says: by the thing's id, the values of its facts by their ids."""


@dataclass(frozen=True, slots=True)
class PrintedFact:
    """A fact that may be corrected: the message of its name, and its values with the messages of their names, "" for a
    number, which is told as it is."""

    name: str
    values: Mapping[str, str]


@dataclass(frozen=True, slots=True, eq=False)
class Corrigible:
    """A thing with printed facts: a card, a path of the board. ``facts`` has the printed value of each by its id.

    ``sure`` is False where our sources disagree or are silent, ``kind`` the message of what sort of thing it is,
    ``ends`` are the two places that a path joins, () for anything else.
    """

    titles: Titles
    kind: str
    facts: Mapping[str, str]
    sure: bool = True
    ends: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Corrections:
    """What may be corrected in a game.

    ``things`` are all corrigible things by their ids, in the order in which they are shown, ``facts`` the facts they
    have by theirs. ``of_table(state)`` is what a table was begun with, ``board(said)`` the board of the game as it is
    with that; None for a game without one.
    """

    facts: Mapping[str, PrintedFact]
    things: Callable[[], Mapping[str, Corrigible]]
    of_table: Callable[[Any], Said]
    board: Callable[[Said], Board] | None = None

    def kept(self, said: Said) -> dict[str, dict[str, str]]:
        """What of it this game knows and what differs from what is printed; anything else is left out."""
        found: dict[str, dict[str, str]] = {}
        for id, values in said.items():
            thing = self.things().get(id)
            if thing is None:
                continue
            differs = {
                fact: value
                for fact, value in values.items()
                if fact in thing.facts and value in self.facts[fact].values and value != thing.facts[fact]
            }
            if differs:
                found[id] = differs
        return found

    def ends(self, said: Said) -> frozenset[tuple[str, ...]]:
        """The ends of the paths about which something is said."""
        things = self.things()
        return frozenset(things[id].ends for id in self.kept(said) if things[id].ends)
