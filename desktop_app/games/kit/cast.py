"""Which cards of a game have one of some texts, or a print: looked up once for a game, since it only gains cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from desktop_app.games.kit.state import T


class _LastGame:
    """The game of the last time, with as many cards: what was found for it holds while these are its codes and number,
    and for a game of just the same cards. Asked dozens of times for every decision, so whoever looks compares them
    itself."""

    def __init__(self) -> None:
        self._codes: Mapping[str, str] = {}
        self._count = 0

    def _turn_to(self, g: T) -> bool:
        """Takes another game for the last one; answers whether its cards are others."""
        kept = g.codes is not self._codes and len(self._codes) == self._count and g.codes == self._codes
        self._codes, self._count = g.codes, len(g.codes)
        return not kept


class Cast(_LastGame):
    """The cards of the game that was asked about last, by the texts that they were asked for.

    Most texts stand on no card of a game, or on two: whether one of them lies on the table is then told without
    looking at the whole table.
    """

    def __init__(self) -> None:
        super().__init__()
        self._by_code: dict[str, list[str]] = {}
        self._found: dict[int, tuple[str, ...]] = {}
        self._asked: list[Mapping[str, object]] = []
        """The texts that were asked for: while they are kept, no others have their id."""

    def of(self, g: T, texts: Mapping[str, object]) -> Sequence[str]:
        """The cards of the game that have one of the texts, which stand by code, wherever they are."""
        if (g.codes is not self._codes or len(g.codes) != self._count) and self._turn_to(g):
            self._found.clear()
            self._asked.clear()
            self._by_code.clear()
            for card, code in g.codes.items():
                self._by_code.setdefault(code, []).append(card)
        known = self._found.get(id(texts))
        if known is None:
            written = texts.keys() & self._by_code.keys()
            cards = [card for card, code in g.codes.items() if code in written] if len(written) > 1 else []
            cards = cards or [card for code in written for card in self._by_code[code]]
            known = self._found[id(texts)] = tuple(cards)
            self._asked.append(texts)
        return known

    def in_play(self, g: T, texts: Mapping[str, object]) -> Sequence[str]:
        """Those of them that are in play, in the order of the table."""
        known: tuple[Sequence[str], object] | None = g.found.get(id(texts))
        if known is None:
            known = g.found[id(texts)] = (in_play(g, self.of(g, texts)), texts)  # kept, so that no others have their id
        return known[0]


class Prints(_LastGame):
    """The cards of the game that was asked about last, by something printed on them: a title, a name."""

    def __init__(self, printed: Callable[[str], str]) -> None:
        """``printed`` reads it from the facts of a code."""
        super().__init__()
        self._printed = printed
        self._found: dict[str, list[str]] = {}

    def of(self, g: T, printed: str) -> Sequence[str]:
        """The cards of the game on which this is printed, wherever they are."""
        if g.codes is not self._codes or len(g.codes) != self._count:
            if not self._turn_to(g):
                return self._found.get(printed, ())
            self._found = {}
            for card, code in g.codes.items():
                self._found.setdefault(self._printed(code), []).append(card)
        return self._found.get(printed, ())

    def in_play(self, g: T, printed: str) -> Sequence[str]:
        """Those of them that are in play, in the order of the table."""
        asked = (self, printed)  # a title may read like what another print says of other cards
        known: Sequence[str] | None = g.found.get(asked)
        if known is None:
            known = g.found[asked] = in_play(g, self.of(g, printed))
        return known


def in_play(g: T, cards: Sequence[str]) -> Sequence[str]:
    """Those of some cards of a game that are in play, in the order of the table."""
    pieces = g.pieces
    if len(cards) < 2:
        return cards if cards and cards[0] in pieces else ()
    found = pieces.keys() & cards
    if len(found) < 2:
        return tuple(found)
    return [card for card in pieces if card in found]
