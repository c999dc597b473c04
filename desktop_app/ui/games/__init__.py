"""The registry of looks: one module a game of `desktop_app.games`, read when it is asked for.

A game that lives elsewhere registers its looks beside itself: ``register("inn", LOOKS)``.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from desktop_app.games import TENANTS
from desktop_app.ui.art.kinds import bring_kinds, take_kinds_away
from desktop_app.ui.art.signs import bring_number_signs, take_number_signs_away
from desktop_app.ui.games.looks import GameLooks

if TYPE_CHECKING:
    from desktop_app.ui.map.look import MapLook
    from desktop_app.ui.table.layout.layout import Layout

_GUESTS: dict[str, GameLooks] = {}


def looks_of(game: str) -> GameLooks:
    """The looks of a game. Raises KeyError for a game that has none."""
    if game in _GUESTS:
        return _GUESTS[game]
    if game not in TENANTS:
        raise KeyError(game)
    looks: GameLooks = import_module(f"{__name__}.{game}").LOOKS
    return looks


def layout_of(game: str) -> Layout:
    """The table of a game that is played. Raises KeyError for a game that has none."""
    read = looks_of(game).layout
    if read is None:
        raise KeyError(game)
    return read()


def boards() -> dict[str, MapLook]:
    """The boards that lie on a land, by their games."""
    found = {game: looks_of(game).map for game in [*TENANTS, *_GUESTS]}
    return {game: board() for game, board in found.items() if board is not None}


def register(game: str, looks: GameLooks) -> None:
    """Takes in the looks of a game that does not ship with the house, until `unregister`.

    Raises ValueError if the game has looks, or one of its card kinds or number signs is there already.
    """
    if game in _GUESTS:
        raise ValueError(f"there are looks of {game!r}")
    bring_kinds(looks.kinds)
    try:
        bring_number_signs(looks.number_signs)
    except ValueError:
        take_kinds_away(looks.kinds)
        raise
    _GUESTS[game] = looks


def unregister(game: str) -> None:
    """Lets such looks go. Raises KeyError where there are none."""
    looks = _GUESTS.pop(game)
    take_kinds_away(looks.kinds)
    take_number_signs_away(looks.number_signs)
