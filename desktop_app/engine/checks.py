"""Checks that hold for every game: the tree is plain data, and its indexes agree."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any

from desktop_app.engine.game import Game
from desktop_app.engine.state import State
from desktop_app.engine.view import ALIAS

_ATOMS = frozenset((str, int, bool, type(None)))
_KEYS = frozenset((str,))


def not_plain(value: Any, path: str = "state") -> list[str]:
    """The places in a tree that hold anything but plain data."""
    if _is_plain(value):  # nearly always: where something is not, it is looked for
        return []
    if type(value) is list:
        return [found for i, item in enumerate(value) for found in not_plain(item, f"{path}[{i}]")]
    if isinstance(value, dict):
        wrong_keys = [f"{path} has the key {key!r}" for key in value if type(key) is not str]
        return wrong_keys + [found for key, item in value.items() for found in not_plain(item, f"{path}[{key!r}]")]
    if _reader(value.__class__) is not None:
        names = value.__dataclass_fields__
        return [found for name in names for found in not_plain(getattr(value, name), f"{path}.{name}")]
    return [f"{path} is a {type(value).__name__}"]


def _is_plain(value: Any) -> bool:
    if type(value) in _ATOMS:
        return True
    if type(value) is list:
        return _ATOMS.issuperset(map(type, value)) or all(map(_is_plain, value))
    if isinstance(value, dict):
        if not _KEYS.issuperset(map(type, value)):
            return False
        return _ATOMS.issuperset(map(type, value.values())) or all(map(_is_plain, value.values()))
    read = _reader(value.__class__)
    return read is not None and all(map(_is_plain, read(value)))


@cache
def _reader(kind: Any) -> Callable[[Any], tuple[Any, ...]] | None:
    """How all fields of a tree's values of a kind are read at once, None where it is no kind of tree."""
    if not dataclasses.is_dataclass(kind):
        return None
    names = tuple(kind.__dataclass_fields__)
    return attrgetter(*names) if len(names) > 1 else lambda value: tuple(getattr(value, name) for name in names)


def misplaced(g: State) -> list[str]:
    """Cards that are not in exactly the one zone that ``home`` names."""
    wrong = []
    seen: dict[str, str] = {}
    for zone, cards in g.zones.items():
        for card in cards:
            if card in seen:
                wrong.append(f"{card} is in {seen[card]} and in {zone}")
            seen[card] = zone
            if g.home.get(card) != zone:
                wrong.append(f"{card} is in {zone} but its home says {g.home.get(card)}")
    wrong.extend(f"{card} is nowhere" for card in g.codes if card not in seen)
    return wrong


def wrong_aliases(game: Game, g: State) -> list[str]:
    """Aliases that stand for two cards, look like an id, or say what they stand for."""
    wrong: list[str] = []
    for seat in g.seats:
        aliases = game.aliases(g, seat) if game.aliases is not None else {}
        names = list(aliases.values())
        wrong.extend(
            f"{name} is more than one card to {seat}" for name in dict.fromkeys(names) if names.count(name) > 1
        )
        for card, name in aliases.items():
            if not name.startswith(ALIAS):
                wrong.append(f"{name} is no alias")
            elif card in name or g.codes[card] in name:
                wrong.append(f"{name} tells {seat} of {card}")
    return wrong
