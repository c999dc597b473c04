"""The tables of framework steps. A row is one step of the book under the book's own number or heading."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from itertools import pairwise
from typing import Any

from desktop_app.engine.frozen import Frozen
from desktop_app.engine.state import Place, State


class Jump(Frozen):
    """Go on at another row of the same table."""

    row: str


class Enter(Frozen):
    """Run another table (an attack, a challenge) and come back to the row after this one.

    With ``back`` set the game comes back to that row instead.
    """

    table: str
    back: str = ""


class _Stay(Frozen):
    pass


STAY = _Stay()
Next = None | Jump | Enter | _Stay


class Row(Frozen):
    """One framework step: its number, what runs, and the phase it belongs to.

    ``shown`` rows appear on the phase track; windows and loop steps are found under the step they follow.
    """

    id: str
    run: Callable[[Any], Coroutine[Any, Any, Next]]
    phase: str = ""
    shown: bool = True


Tables = Mapping[str, Sequence[Row]]


class Steps:
    """The tables of one game, indexed for moving through them. ``by_place`` are their rows by table and id."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.by_place = {name: {row.id: row for row in rows} for name, rows in tables.items()}
        self._after = {
            name: {row.id: following.id for row, following in pairwise(rows)} for name, rows in tables.items()
        }

    def row(self, place: Place) -> Row:
        """The row at a place.

        Raises:
            KeyError: if the table or the row does not exist (a save of other rules).
        """
        return self.by_place[place.table][place.row]

    def enter(self, g: State, table: str) -> None:
        """Puts the first row of a table on top of the position."""
        self._enter(g, table, g.step)

    def _enter(self, g: State, table: str, within: str) -> None:
        around = within if g.position else ""  # the last row of a table that is over runs nothing inside it
        g.position.append(Place(table, self.tables[table][0].id, around))

    def advance(self, g: State, then: Next) -> None:
        """Moves the position after a row has run; the end of a table returns to the one below.

        The main table of a game never ends by itself: its last row jumps back. Tables that wait to follow the row are
        entered on top, the first of them first.
        """
        if then is None:
            place = g.position[-1]
            following = self._after[place.table].get(place.row)
            if following is not None:
                place.row = following
            else:
                g.position.pop()
        elif then is not STAY:
            self._move(g, then)
        while g.following:
            self.enter(g, g.following.pop())

    def follow(self, g: State, table: str) -> None:
        """Has a table begin after the row being run, with quiet points of its own, and come back to where that led."""
        g.following.append(table)

    def _move(self, g: State, then: Next) -> None:
        if isinstance(then, Jump):
            g.place.row = then.row
        elif isinstance(then, Enter):
            within = g.step
            if then.back:
                g.place.row = then.back
            else:
                self.advance(g, None)
            self._enter(g, then.table, within)

    async def run(self, g: State, table: str) -> None:
        """Runs a whole table in the middle of a rule, as when a card starts an attack.

        No quiet point lies inside; a save in the middle replays the answers given so far. Its place, and so its windows
        and turns, are its own: those around it wait as they are.
        """
        depth, waiting = len(g.position), g.following
        g.following = []
        self.enter(g, table)
        while len(g.position) > depth and g.outcome is None:
            self.advance(g, await self.row(g.position[-1]).run(g))
        del g.position[depth:]
        g.following = waiting
