"""A table that writes down every framework step it comes through, those without a question too."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from desktop_app.engine.frozen import replace
from desktop_app.engine.rows import Next, Row, Steps
from desktop_app.engine.session import Session
from desktop_app.games.lotr_lcg.rules import GAME
from tests.games.lotr_lcg.table import Table

Runs = Callable[[Any], Coroutine[Any, Any, Next]]


class Walk(Table):
    """A table whose ``walked`` lists the ids of the rows in the order they ran; a row that stays is listed once."""

    def __init__(self, **setup: Any) -> None:
        super().__init__(**setup)
        self._walked: list[str] = []

    @property
    def walked(self) -> list[str]:
        """The steps so far; looking at them begins the play."""
        assert self.session is not None
        return self._walked

    def begin(self) -> Session:
        """The play, by rows that note that they run."""
        tables = {name: [self._noting(row) for row in rows] for name, rows in GAME.steps.tables.items()}
        return Session(replace(GAME, steps=Steps(tables)), self.before)

    def _noting(self, row: Row) -> Row:
        return replace(row, run=self._noted(row.id, row.run))

    def _noted(self, id: str, run: Runs) -> Runs:
        async def note_and_run(g: Any) -> Next:
            if not self._walked or self._walked[-1] != id:
                self._walked.append(id)
            return await run(g)

        return note_and_run

    def after(self, id: str, count: int = 1, nth: int = 1) -> list[str]:
        """The next ``count`` steps after the ``nth`` time that a step ran."""
        places = [index for index, walked in enumerate(self.walked) if walked == id]
        return self.walked[places[nth - 1] + 1 :][:count]
