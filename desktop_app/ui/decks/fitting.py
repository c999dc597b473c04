"""What a deck can use, as a search: the spheres of its heroes, its faction, its block, its side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from desktop_app.app.decks.beginning import plain_list
from desktop_app.app.decks.model import Deck
from desktop_app.app.library.fields import field_named
from desktop_app.app.library.index import LibraryIndex
from desktop_app.app.library.names import ValueNames
from desktop_app.app.library.parser import parse
from desktop_app.app.library.record import CardRecord
from desktop_app.app.library.syntax import Match, Node, Phrase, Query, Word, all_of, any_of
from desktop_app.app.texts.texts import Language
from desktop_app.engine.frozen import replace
from desktop_app.games import DECKS
from desktop_app.games.contract.decks import Beginning, Bounds
from desktop_app.ui.library import facet_query as facets

_NAMES = ValueNames()


def fitting(deck: Deck, query: Query, index: LibraryIndex, language: Language) -> Query:
    """A search for cards of some types, bounded by what the deck can use of each."""
    kinds = index.choices("type", deck.game)
    types = [kind.value for kind in kinds if kind.value in facets.chosen(query, "type", kinds)]
    if types:
        query = facets.with_choice(query, "type", types, kinds, language)
    plain, usable = plain_list(deck, index), DECKS[deck.game].usable
    groups: list[tuple[Bounds, list[str]]] = []
    for type in types:
        bounds = usable(plain, type)
        known = next((group for of, group in groups if of == bounds), None)
        if known is None:
            groups.append((bounds, [type]))
        else:
            known.append(type)
    if len(groups) < 2:
        bounds = groups[0][0] if groups else usable(plain, "")
        return _and(query, _ways(bounds, deck.game, index, language))
    parts = [
        _and(facets.with_choice(Query(), "type", group, kinds, language), _ways(of, deck.game, index, language))
        for of, group in groups
    ]
    rest = facets.with_choice(query, "type", (), kinds, language)
    return _and(rest, any_of([part.node for part in parts if part.node is not None]))


def offered(deck: Deck, beginning: Beginning, index: LibraryIndex, language: Language) -> list[CardRecord]:
    """The cards that a new deck may begin with, by title."""
    query = parse(beginning.search, deck.game)
    if beginning.bounded:
        query = fitting(deck, query, index, language)
    return index.cards(index.search(query, deck.game, language))


def _and(query: Query, node: Node | None) -> Query:
    nodes = [each for each in (query.node, node) if each is not None]
    return replace(query, node=all_of(nodes) if nodes else None)


def _ways(bounds: Bounds, game: str, index: LibraryIndex, language: Language) -> Node | None:
    """One of some ways, each with all its fields; a way that asks for a value no card has is none."""
    possible = [fields for fields in bounds if all(_had(name, values, game, index) for name, values in fields.items())]
    ways = [_way(fields, game, index, language) for fields in possible or bounds]
    return any_of(ways) if ways else None


def _had(name: str, values: Sequence[str], game: str, index: LibraryIndex) -> bool:
    """Whether some card has one of these values of a field."""
    field = field_named(name, game)
    return any(index.nearest(field, _operand(value), False, game) is None for value in values)


def _way(fields: Mapping[str, tuple[str, ...]], game: str, index: LibraryIndex, language: Language) -> Node:
    return all_of([_match(name, values, game, index, language) for name, values in fields.items()])


def _match(name: str, values: Sequence[str], game: str, index: LibraryIndex, language: Language) -> Node:
    field = field_named(name, game)
    kind = field.kind
    if kind == "choice":
        known = index.choices(name, game)
        node = facets.with_choice(Query(), name, values, known, language).node
        if node is not None:
            return node
    had = [value for value in values if index.nearest(field, _operand(value), False, game) is None]
    spoken = [_NAMES.name(game, name, value, language) for value in had or values]
    return Match(name, "=" if kind == "flag" else ":", tuple(map(_operand, spoken)))


def _operand(value: str) -> Word | Phrase:
    return Word(value) if value.isalnum() else Phrase(value)
