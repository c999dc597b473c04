"""Which cards the rules carry out, and which the players carry out by hand."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cached_property
from typing import Protocol

from desktop_app.engine.frozen import Frozen
from desktop_app.games.kit.facts import Lines
from desktop_app.games.kit.written import Written


class Texted(Protocol):
    """The facts of a card with a text."""

    @property
    def type(self) -> str:
        """The type of the card, by its id."""

    @property
    def text(self) -> Lines:
        """The text box of the card."""


class Scripted(Frozen, eq=False, dict=True):
    """The cards of a game, held against what is ``written`` for the rules.

    ``read`` gives the printed facts by code. Cards of a type of ``elsewhere`` do nothing at the table: their texts are
    about the building of decks.
    """

    written: Written
    read: Callable[[], Mapping[str, Texted]]
    elsewhere: Collection[str] = ()

    @cached_property
    def _judged(self) -> dict[str, bool]:
        return {}

    def by_rules(self, code: str) -> bool:
        """Whether the rules know a card and its text is written for them, or has nothing beside keywords they know."""
        if code not in self._judged:
            printed = self.read().get(code)
            self._judged[code] = printed is not None and self._is_written(code, printed)
        return self._judged[code]

    def by_hand(self, codes: Iterable[str]) -> int:
        """How many of these cards the players carry out themselves."""
        return sum(not self.by_rules(code) for code in codes)

    def _is_written(self, code: str, printed: Texted) -> bool:
        if printed.type in self.elsewhere or any(True for _ in self.written.texts.parts(code)):
            return True
        return not self.written.words.announced("\n".join(printed.text["en"]))
