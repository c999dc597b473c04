"""How the fields of a game are read from its cards, worked out once for all of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter

from desktop_app.app.library.fields import fields_of
from desktop_app.app.library.record import CardRecord, Value
from desktop_app.engine.frozen import Frozen
from desktop_app.games import TENANTS
from desktop_app.games.contract.cards import SearchField
from desktop_app.games.contract.tenant import Tenant

Reader = Callable[[CardRecord], Value | None]
LISTED = ("traits", "keywords", "subtype", "skills")
"""Fields of words of which a card may have several, each one of a known few."""
_OF_EVERY_CARD = ("type", "set", "number", "quantity", "unique", "source", "illustrator", "traits", "keywords")


class Readers(Frozen):
    """The fields of a game by what they are for, each with its reader: those that are ``compared``, those searched
    for ``words``, and those whose values are ``chosen`` from."""

    compared: tuple[tuple[SearchField, Reader], ...]
    words: tuple[tuple[SearchField, Reader], ...]
    chosen: tuple[tuple[SearchField, Reader], ...]


def readers_of(game: str) -> Readers:
    """The readers of a game."""
    return _readers(game, TENANTS.all())


@cache
def _readers(game: str, tenants: tuple[Tenant, ...]) -> Readers:
    found = [(field, reader_of(field)) for field in fields_of(game)]
    return Readers(
        tuple(each for each in found if each[0].kind in ("number", "choice", "flag") and each[0].id != "owned"),
        tuple(each for each in found if each[0].kind == "words"),
        tuple(each for each in found if each[0].kind == "choice" or each[0].id in LISTED),
    )


@cache
def reader_of(field: SearchField) -> Reader:
    """What the card has for a field, as it is printed."""
    if field.id in _OF_EVERY_CARD:
        return attrgetter(field.id)
    names = field.read_from()
    if field.value:
        return lambda card: any(field.value in _among(card.fields.get(name)) for name in names)
    if len(names) == 1:
        return lambda card: card.fields.get(names[0])
    return lambda card: next((card.fields[name] for name in names if name in card.fields), None)


def _among(value: Value | None) -> tuple[str, ...]:
    return value if isinstance(value, tuple) else (str(value),)
