"""What can be searched: the fields of every game with the letters and words by which people name them.

The letters are those that the players of each game know (RingsDB, ThronesDB, GEMP); a letter may mean different
things in two games. The long names work in English and Spanish.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from desktop_app.app.texts.folding import fold
from desktop_app.games import TENANTS, OfGames
from desktop_app.games.contract.cards import SearchField, search_field
from desktop_app.games.contract.tenant import Tenant

COMMON: tuple[SearchField, ...] = (
    search_field("title", "words", "name title", "nombre título"),
    search_field("type", "choice", "type cardtype", "tipo", "t"),
    search_field("text", "words", "text gametext", "texto", "x"),
    search_field("traits", "words", "trait traits", "rasgo rasgos", "k"),
    search_field("keywords", "words", "keyword keywords", "clave claves"),
    search_field("set", "choice", "set pack edition expansion", "colección expansión", "e"),
    search_field("number", "number", "number position", "número posición"),
    search_field("quantity", "number", "quantity", "cantidad", "y"),
    search_field("unique", "flag", "unique", "única único", "u"),
    search_field("illustrator", "words", "illustrator artist", "ilustrador artista", "i"),
    search_field("owned", "number", "owned own", "tengo poseídas"),
    search_field("source", "choice", "source", "fuente"),
)
BARE = ("title", "text", "traits")
"""Where a word without a field is looked for."""
OF_GAME: Mapping[str, tuple[SearchField, ...]] = OfGames(lambda tenant: tenant.cards, lambda cards: cards.search_fields)
"""The fields of every game beside the common ones."""
FLAGS: Mapping[str, str] = {
    "owned": "owned",
    "tengo": "owned",
    "propia": "owned",
    "unique": "unique",
    "única": "unique",
    "único": "unique",
    "loyal": "loyal",
    "leal": "loyal",
    "agent": "agent",
    "agente": "agent",
    "avatar": "avatar",
    "imported": "imported",
    "importada": "imported",
    "playable": "playable",
    "jugable": "playable",
}
"""What `is:` may ask; `playable` means that the rules of the card are built in."""


class UnknownField(LookupError):
    """No game, or not this one, has a field of that name."""


def fields_of(game: str | None) -> tuple[SearchField, ...]:
    """The fields of one game, or of all games where none is given; a field of several games once."""
    return _fields(game, TENANTS.all())


@cache
def _fields(game: str | None, tenants: tuple[Tenant, ...]) -> tuple[SearchField, ...]:
    if game is not None:
        return COMMON + OF_GAME[game]
    every: dict[str, SearchField] = {field.id: field for field in COMMON}
    for tenant in tenants:
        for field in OF_GAME[tenant.id]:
            every.setdefault(field.id, field)
    return tuple(every.values())


@cache
def _by_name(game: str | None, tenants: tuple[Tenant, ...]) -> dict[str, SearchField]:
    # An id leads to its own field, also where a field of another game has it as a second name ("health").
    found = {_plain(field.id): field for field in fields_of(game)}
    for field in fields_of(game):
        for name in field.names():
            # Letters mean different things in different games: without a game `fields_named` tells all of them.
            if game is None and name == field.letter and field not in COMMON:
                continue
            found.setdefault(_plain(name), field)
    return found


@cache
def _of_letter(letter: str, tenants: tuple[Tenant, ...]) -> tuple[SearchField, ...]:
    """The different fields that a letter means over all games; one that all games share comes alone."""
    common = tuple(field for field in COMMON if field.letter == letter)
    every = {field.id: field for tenant in tenants for field in OF_GAME[tenant.id] if field.letter == letter}
    return common or tuple(every.values())


def field_named(name: str, game: str | None) -> SearchField:
    """The field of that letter or name, blind to case and accents. Raises UnknownField."""
    found = _by_name(game, TENANTS.all()).get(_plain(name))
    if found is None:
        raise UnknownField(name)
    return found


def fields_named(name: str, game: str | None) -> tuple[SearchField, ...]:
    """As `field_named`; a letter without a game is every field that it means in any. Raises UnknownField."""
    if game is None and len(_plain(name)) == 1 and (meant := _of_letter(_plain(name), TENANTS.all())):
        return meant
    return (field_named(name, game),)


def flag_named(name: str) -> str | None:
    """The flag that `is:` asks for under that name, or None."""
    return _plain_flags().get(fold(name))


@cache
def _plain_flags() -> dict[str, str]:
    return {fold(name): flag for name, flag in FLAGS.items()}


@cache
def _plain(name: str) -> str:
    return fold(name).replace(" ", "")
