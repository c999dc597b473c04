"""Which cards of a game have one of some texts: looked up once for a game, since it only ever gains cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

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
        self._found: dict[int, tuple[Mapping[str, object], int, tuple[str, ...]]] = {}

    def in_play(self, g: T, texts: Mapping[str, object]) -> Sequence[str]:
        """The cards in play that have one of the texts, which stand by code, in the order of the table."""
        if g.codes is not self._codes or len(g.codes) != self._count:
            self._codes, self._count = g.codes, len(g.codes)
            self._found.clear()
        known = self._found.get(id(texts))
        if known is None or known[1] != len(texts):
            cast = tuple(card for card, code in g.codes.items() if code in texts)
            self._found[id(texts)] = known = (texts, len(texts), cast)
        cast, pieces = known[2], g.pieces
        if not cast:
            return _NOBODY
        if len(cast) == 1:
            return cast if cast[0] in pieces else _NOBODY
        found = [card for card in cast if card in pieces]
        return found if len(found) < 2 else [card for card in pieces if card in found]
