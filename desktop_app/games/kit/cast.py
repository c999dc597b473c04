"""Which cards of a game have one of some texts, or a print: looked up once for a game, since it only gains cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from desktop_app.games.kit.state import T

_NOBODY: Sequence[str] = ()


class Cast:
    """The cards of the game that was asked about last, by the texts that they were asked for.

    Most texts stand on no card of a game, or on two: whether one of them lies on the table is then told without
    looking at the whole table.
    """

    def __init__(self) -> None:
        self._codes: Mapping[str, str] = {}
        self._count = 0
        self._found: dict[int, tuple[str, ...]] = {}
        self._asked_for: list[Mapping[str, object]] = []

    def in_play(self, g: T, texts: Mapping[str, object]) -> Sequence[str]:
        """The cards in play that have one of the texts, which stand by code, in the order of the table."""
        if g.codes is not self._codes or len(g.codes) != self._count:
            self._codes, self._count = g.codes, len(g.codes)
            self._found.clear()
            self._asked_for.clear()
        cast = self._found.get(id(texts))
        if cast is None:
            cast = self._found[id(texts)] = tuple(card for card, code in g.codes.items() if code in texts)
            self._asked_for.append(texts)  # while it is kept, no other texts have its id
        if not cast:
            return _NOBODY
        pieces = g.pieces
        if len(cast) == 1:
            return cast if cast[0] in pieces else _NOBODY
        found = [card for card in cast if card in pieces]
        return found if len(found) < 2 else [card for card in pieces if card in found]


class Prints:
    """The cards of the game that was asked about last, by something printed on them: a title, a name."""

    def __init__(self, printed: Callable[[str], str]) -> None:
        """``printed`` reads it from the facts of a code."""
        self._printed = printed
        self._codes: Mapping[str, str] = {}
        self._found: dict[str, list[str]] = {}
        self._count = 0

    def of(self, g: T, printed: str) -> Sequence[str]:
        """The cards of the game on which this is printed, wherever they are."""
        if g.codes is not self._codes or len(g.codes) != self._count:
            self._codes, self._count, self._found = g.codes, len(g.codes), {}
            for card, code in g.codes.items():
                self._found.setdefault(self._printed(code), []).append(card)
        return self._found.get(printed, _NOBODY)
