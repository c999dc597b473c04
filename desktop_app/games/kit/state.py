"""The state of a game in which cards lie on a table: the kernel's tree and a piece for every card in play."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from desktop_app.engine.state import State
from desktop_app.games.kit.pieces import P, Pieces


@dataclass(slots=True)
class TableState(State, Generic[P]):
    """A game declares ``pieces`` again with its own kind of piece: ``pieces: dict[str, Piece]``.

    ``by_hand`` counts what was done by hand.
    """

    pieces: dict[str, P] = field(default_factory=dict)
    by_hand: int = 0

    def __post_init__(self) -> None:
        """What is found about the cards in play holds until one of them comes or goes."""
        self.find_anew()
        self.pieces = Pieces(self.pieces, self.found)


T = TypeVar("T", bound=TableState[Any])
