"""Tables set up by hand: how a game reads a set-up and writes one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from desktop_app.engine.frozen import Frozen, field
from desktop_app.games.kit.set_ups import seat_named

if TYPE_CHECKING:
    from desktop_app.engine.state import State
    from desktop_app.games.kit.card_names import CardNames


class Build(Protocol):
    """Lays a table by hand."""

    def __call__(self, setup: Mapping[str, Any], seats: Sequence[str], seed: int = 0) -> State:
        """The state of a set-up; ``seats`` are the players' names in clockwise order. Raises BadPosition."""


def host_of_piece(g: Any, card: str) -> str:
    """The card that a card in play is attached to; "" for none."""
    piece = g.pieces.get(card)
    return piece.host if piece is not None else ""


class PositionRules(Frozen, eq=False):
    """Position files of a game.

    ``set_up_of`` answers the set-up that ``build`` would make the same table of, ``left_out`` what goes on there and
    cannot be said in one. ``names`` are the cards by what a file calls them. ``tokens`` gives the kind of token in the
    view for each counter of a file, ``marks`` are the marks a file may ask for, ``quiet`` the verbs that answer a
    question by doing nothing. ``called`` gives the number in the view for each that a set-up has another word for.
    ``place_named`` is the place of the board that a name means, "" for none. ``host_of`` is the card that another
    hangs on or lies with, ``place_of`` the place of the board where it stands or of which it speaks, "" for none.
    ``also_means`` is what a player's seat or a card stands for besides, as a figure
    stands for whoever moves it.
    """

    build: Build
    set_up_of: Callable[[Any], dict[str, Any]]
    names: CardNames
    left_out: Callable[[Any], list[str]] = lambda g: []
    tokens: Mapping[str, str] = field(default_factory=dict)
    marks: Sequence[str] = ()
    quiet: Sequence[str] = ("pass",)
    called: Mapping[str, str] = field(default_factory=dict)
    place_named: Callable[[str], str] = lambda name: ""
    host_of: Callable[[Any, str], str] = host_of_piece
    place_of: Callable[[Any, str], str] = lambda g, card: ""
    also_means: Callable[[Any, str], Sequence[str]] = lambda g, thing: ()

    def cards_named(self, g: Any, name: str) -> list[str]:
        """Every card on the table that a name means, those in play first."""
        return self.names.on_table(g, name)

    def seat_named(self, g: State, name: str) -> str:
        """The seat of a player's name; "" when there is none."""
        return seat_named(g, name)
