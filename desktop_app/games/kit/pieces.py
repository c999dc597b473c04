"""A card in play: who controls it, how it lies, what lies on it and what it is attached to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, MutableMapping
from dataclasses import dataclass, field
from typing import Any, TypeVar


@dataclass(slots=True)
class Piece:
    """What a card has only while it is in play; a card that leaves play loses all of it.

    ``controller`` is a seat, or "" for nobody's. ``host`` is the card it is attached to, ``attachments`` what is
    attached to it, oldest first. ``tokens`` counts what lies on it, by kind. ``by_hand`` marks what was set by hand.
    """

    controller: str = ""
    exhausted: bool = False
    host: str = ""
    attachments: list[str] = field(default_factory=list)
    tokens: dict[str, int] = field(default_factory=dict)
    by_hand: bool = False

    def count(self, token: str) -> int:
        """How many tokens of a kind lie on it."""
        return self.tokens.get(token, 0)

    def put(self, token: str, amount: int) -> None:
        """Has just so many tokens of a kind lie on it; a kind of which there are none is not counted."""
        if amount:
            self.tokens[token] = amount
        else:
            self.tokens.pop(token, None)


P = TypeVar("P", bound=Piece)


class Pieces(dict[str, P]):
    """The pieces of all cards in play, by card, in the order in which they came.

    Which cards are in play is asked dozens of times for every decision and changes at few of them: whatever comes or
    goes empties what has been ``found`` meanwhile.
    """

    __slots__ = ("_found",)

    def __init__(
        self, pieces: Mapping[str, P] | Iterable[tuple[str, P]] = (), found: dict[object, Any] | None = None
    ) -> None:
        super().__init__(pieces)
        self._found = {} if found is None else found

    def __setitem__(self, card: str, piece: P) -> None:
        self._found.clear()
        super().__setitem__(card, piece)

    def __delitem__(self, card: str) -> None:
        self._found.clear()
        super().__delitem__(card)

    def __reduce__(self) -> tuple[type[dict[str, P]], tuple[dict[str, P]]]:
        """Goes to another process as what lies there; the table of that process finds anew."""
        return dict, (dict(self),)

    def pop(self, card: str, *default: Any) -> Any:
        """As of any dictionary."""
        self._found.clear()
        return super().pop(card, *default)

    popitem, clear = MutableMapping.popitem, MutableMapping.clear
    update, setdefault = MutableMapping.update, MutableMapping.setdefault
