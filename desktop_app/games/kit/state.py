"""The state of a game in which cards lie on a table: the kernel's tree and a piece for every card in play."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from desktop_app.engine.state import State
from desktop_app.games.kit.pieces import Piece

P = TypeVar("P", bound=Piece)


@dataclass(slots=True)
class TableState(State, Generic[P]):
    """A game declares ``pieces`` again with its own kind of piece: ``pieces: dict[str, Piece]``.

    ``by_hand`` counts what was done by hand.
    """

    pieces: dict[str, P] = field(default_factory=dict)
    by_hand: int = 0


T = TypeVar("T", bound=TableState[Any])
