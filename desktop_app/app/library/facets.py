"""Filters beside the search: they read and write the query, so that whatever they do can be typed as well."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeGuard

from desktop_app.app.library.fields import fields_of
from desktop_app.app.library.index import Choice, LibraryIndex
from desktop_app.app.library.names import slug
from desktop_app.app.library.syntax import And, Is, Match, Node, Query, Regex, Word, all_of

MOST_CHOICES = 60


@dataclass(frozen=True, slots=True)
class Facet:
    """A field to filter by: its choices, and which of them the query asks for now."""

    field: str
    choices: tuple[Choice, ...]
    chosen: tuple[str, ...]


def facets(index: LibraryIndex, query: Query, game: str | None = None) -> list[Facet]:
    """The fields of the game that have choices, with those that the query names."""
    found = []
    for field in fields_of(game):
        if field.kind == "choice" and field.id != "source":
            choices = index.choices(field.id, game)
            if 1 < len(choices) <= MOST_CHOICES or field.id == "set":
                found.append(Facet(field.id, tuple(choices), chosen(query, field.id)))
    return found


def chosen(query: Query, field: str) -> tuple[str, ...]:
    """The values of a field that the query asks for by a filter."""
    match = next((node for node in _parts(query) if _is_filter(node, field)), None)
    return tuple(value.text for value in match.values if isinstance(value, Word)) if match else ()


def toggled(query: Query, field: str, value: str) -> Query:
    """The query with a value of a field chosen, or no longer; the rest of it stays as it was typed."""
    now = chosen(query, field)
    values = [each for each in now if slug(each) != slug(value)]
    if len(values) == len(now):
        values.append(value)
    return _with_filter(query, field, values)


def flagged(query: Query, flag: str, on: bool) -> Query:
    """The query with `is:flag` asked for, or not: the switch "only what I own" is one."""
    parts: list[Node] = [node for node in _parts(query) if node != Is(flag)]
    return _with_parts(query, [*parts, Is(flag)] if on else parts)


def _with_filter(query: Query, field: str, values: Sequence[str]) -> Query:
    asked: list[Node] = [Match(field, "=", tuple(Word(value) for value in values))] if values else []
    parts: list[Node] = []
    for node in _parts(query):
        if _is_filter(node, field):
            parts += asked
            asked = []
        else:
            parts.append(node)
    return _with_parts(query, [*parts, *asked])


def _is_filter(node: Node, field: str) -> TypeGuard[Match]:
    return (
        isinstance(node, Match)
        and node.field == field
        and node.operator in (":", "=")
        and not any(isinstance(value, Regex) for value in node.values)
    )


def _parts(query: Query) -> tuple[Node, ...]:
    if query.node is None:
        return ()
    return query.node.nodes if isinstance(query.node, And) else (query.node,)


def _with_parts(query: Query, parts: Sequence[Node]) -> Query:
    return replace(query, node=all_of(parts) if parts else None)
