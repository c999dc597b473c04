"""What players may correct of the printed facts of a game: where their own copy says otherwise, it is right.

A game names its corrigible things and, of each, the facts with the values they may have. What somebody says is kept in
the profile and goes into the set-up of a table, whose state keeps it: a table is played on as it was begun.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from desktop_app.engine.frozen import Frozen

if TYPE_CHECKING:
    from desktop_app.games.contract.cards import Titles
    from desktop_app.games.kit.board import Board
    from desktop_app.games.kit.card_shape import CardShape

Said = Mapping[str, Mapping[str, str]]
"""What a player's own copy says: by the thing's id, the values of its facts by their ids."""


class PrintedFact(Frozen):
    """A fact that may be corrected: the message of its name, and its values with the messages of their names, "" for a
    number, which is told as it is.

    Words that a person writes himself have no values but a length that they may have, ``longest``, and the language
    in which they stand on the thing, "" where that does not matter. They are shown, and no rule follows from them.
    """

    name: str
    values: Mapping[str, str]
    longest: int = 0
    language: str = ""

    def takes(self, value: str) -> bool:
        """Whether the fact may have a value."""
        return 0 < len(value.strip()) <= self.longest if self.longest else value in self.values


class Corrigible(Frozen, eq=False):
    """A thing with printed facts: a card, a path of the board. ``facts`` has the printed value of each by its id.

    ``sure`` is False where our sources disagree or are silent, ``kind`` the message of what sort of thing it is,
    ``ends`` are the two places that a path joins, () for anything else; ``card`` is the code of a card, "" likewise.
    """

    titles: Titles
    kind: str
    facts: Mapping[str, str]
    sure: bool = True
    ends: tuple[str, ...] = ()
    card: str = ""


class Corrections(Frozen, eq=False):
    """What may be corrected in a game.

    ``things`` are all corrigible things by their ids, in the order in which they are shown, ``facts`` the facts they
    have by theirs. ``of_table(state)`` is what a table was begun with, ``board(said)`` the board of the game as it is
    with that; None for a game without one. ``card(code, values)`` is a card as it is with what is said of it.
    """

    facts: Mapping[str, PrintedFact]
    things: Callable[[], Mapping[str, Corrigible]]
    of_table: Callable[[Any], Said]
    board: Callable[[Said], Board] | None = None
    card: Callable[[str, Mapping[str, str]], CardShape] | None = None

    def kept(self, said: Said) -> dict[str, dict[str, str]]:
        """What of it this game knows and what differs from what is printed; anything else is left out."""
        found: dict[str, dict[str, str]] = {}
        for id, values in said.items():
            thing = self.things().get(id)
            if thing is None:
                continue
            differs = {
                fact: value.strip()
                for fact, value in values.items()
                if fact in thing.facts and self.facts[fact].takes(value) and value.strip() != thing.facts[fact]
            }
            if differs:
                found[id] = differs
        return found

    def cards(self, said: Said) -> dict[str, CardShape]:
        """The cards about which something is said, by their codes, as they are with that."""
        things, make = self.things(), self.card
        if make is None:
            return {}
        kept = {things[id].card: values for id, values in self.kept(said).items() if things[id].card}
        return {code: make(code, values) for code, values in kept.items()}

    def ends(self, said: Said) -> frozenset[tuple[str, ...]]:
        """The ends of the paths about which something is said."""
        things = self.things()
        return frozenset(things[id].ends for id in self.kept(said) if things[id].ends)
