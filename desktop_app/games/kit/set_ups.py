"""Set-ups of position files: reading their plain data with the path to whatever is wrong, players, windows."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from desktop_app.engine.state import State, Window

FLAGS = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}
"""The words for what is true or false; a file may hold them as text."""


class BadPosition(ValueError):
    """A set-up is wrong at ``path`` ("players/Ana/heroes/0").

    ``kind`` says what is wrong there: an unknown "key", "card", "player" or "step", a "card-entry" that is neither a
    title nor a mapping, something that is no "number", "integer", "flag" (true or false), "list" or "mapping", a number
    out of "range", a "word" without meaning there, a card that is not "on-table", or one that cannot be on this "side"
    or in this "place"; not "everybody" where each player belongs; "nobody-left" who could play.
    """

    def __init__(self, path: str, kind: str, name: str = "") -> None:
        super().__init__(f"{path}: {kind} {name!r}")
        self.path, self.kind, self.name = path, kind, name


# -- plain data ----------------------------------------------------------------------------------------------------


def refuse_unknown(data: Mapping[str, Any], keys: Sequence[str], path: str) -> None:
    """Raises BadPosition for a key that is not among those that mean something."""
    for key in data:
        if key not in keys:
            raise BadPosition(f"{path}/{key}".lstrip("/"), "key", key)


def mapping(data: Any, path: str, keys: Sequence[str] = ()) -> Mapping[str, Any]:
    """A mapping, with ``keys`` one of these alone. Raises BadPosition."""
    if not isinstance(data, Mapping):
        raise BadPosition(path, "mapping")
    if keys:
        refuse_unknown(data, keys, path)
    return data


def listed(data: Mapping[str, Any], key: str, path: str) -> Sequence[Any]:
    """The list under a key, () where there is none. Raises BadPosition."""
    found = data.get(key, ())
    if isinstance(found, str) or not isinstance(found, Sequence):
        raise BadPosition(f"{path}/{key}".lstrip("/"), "list")
    return found


def number(data: Mapping[str, Any], key: str, usual: int, path: str, *, least: int = 0, most: int | None = None) -> int:
    """The number under a key, 0 or more, within what there can be. Raises BadPosition."""
    found = data.get(key, usual)
    if isinstance(found, bool) or not isinstance(found, int) or found < 0:
        raise BadPosition(f"{path}/{key}".lstrip("/"), "number", str(found).lower())
    if found < least or (most is not None and found > most):
        raise BadPosition(f"{path}/{key}".lstrip("/"), "range", str(found))
    return found


def integer(data: Mapping[str, Any], key: str, usual: int, path: str) -> int:
    """The whole number under a key, also below 0. Raises BadPosition."""
    found = data.get(key, usual)
    if isinstance(found, bool) or not isinstance(found, int):
        raise BadPosition(f"{path}/{key}".lstrip("/"), "integer", str(found))
    return found


def flag(data: Mapping[str, Any], key: str, usual: bool, path: str) -> bool:
    """What is true or false under a key, in whichever of the words that mean it. Raises BadPosition."""
    found = data.get(key, usual)
    said = FLAGS.get(str(found).lower())
    if said is None:
        raise BadPosition(f"{path}/{key}".lstrip("/"), "flag", str(found))
    return said


def word(found: Any, words: Collection[str], path: str) -> str:
    """One of the words that mean something at a path. Raises BadPosition."""
    if not isinstance(found, str) or found not in words:
        raise BadPosition(path, "word", str(found))
    return found


# -- players -------------------------------------------------------------------------------------------------------


def seat_named(g: State, name: str) -> str:
    """The seat of a player's name; "" when there is none."""
    return next((seat for seat, called in g.names.items() if called == name), "")


def seat_of(g: State, name: Any, path: str) -> str:
    """The seat of a player's name. Raises BadPosition."""
    seat = seat_named(g, str(name))
    if not seat:
        raise BadPosition(path, "player", str(name))
    return seat


def order_of(g: State, setup: Mapping[str, Any], key: str) -> list[str]:
    """Every seat in the order in which their players stand under a key. Raises BadPosition."""
    seats = [seat_of(g, name, f"{key}/{at}") for at, name in enumerate(listed(setup, key, ""))]
    if sorted(seats) != sorted(g.seats):
        raise BadPosition(key, "everybody")
    return seats


def names_of(g: State, key: str, seats: Sequence[str]) -> dict[str, Any]:
    """Seats under a key by their players' names; nothing where there are none."""
    names = [g.names[seat] for seat in seats if seat in g.names]
    return {key: names} if names else {}


# -- windows -------------------------------------------------------------------------------------------------------


def read_window(g: State, setup: Mapping[str, Any]) -> None:
    """The ``window`` of a set-up is open in the step it stands at: whose chance was the last, who has passed in a row.

    Raises BadPosition.
    """
    if "window" not in setup:
        return
    window = mapping(setup["window"], "window", ("turn", "passed"))
    names = listed(window, "passed", "window")
    passed = [seat_of(g, name, f"window/passed/{index}") for index, name in enumerate(names)]
    turn = seat_of(g, window["turn"], "window/turn") if "turn" in window else ""
    g.place.window = Window(turn or (passed[-1] if passed else ""), passed)


def written_window(g: State, playing: Sequence[str]) -> dict[str, Any]:
    """The same, as a set-up says it; nothing where none is open.

    For a seat that had its chance and has left the game since, the one stands that comes before the next of those
    still ``playing``.
    """
    window = g.place.window
    if window is None:
        return {}
    turn = next((seat for seat in (window.turn, *reversed(window.after)) if seat in playing), "")
    return {"window": {"turn": g.names[turn], **names_of(g, "passed", window.passed)}} if turn else {}
