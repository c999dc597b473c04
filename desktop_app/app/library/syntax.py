"""The parts of a search: what a query says, free of how it was typed and of where it is looked up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from desktop_app.app.errors import LongtableError
from desktop_app.engine.frozen import Frozen

Operator = Literal[":", "=", "!=", "<", "<=", ">", ">="]
"""`:` asks whether the value is among what the card has, `=` whether it is the whole, `!=` the opposite of `:`."""


class Word(Frozen):
    """A word; it fits the beginning of a word of the card."""

    text: str


class Phrase(Frozen):
    """Words that follow each other, as in "Steward of Gondor"."""

    text: str


class Regex(Frozen):
    """A regular expression between slashes."""

    pattern: str


class Between(Frozen):
    """Numbers from one to another, both included; without the second every number from the first on."""

    low: int
    high: int | None = None

    def holds(self, number: int) -> bool:
        """Whether a number lies between them."""
        return self.low <= number and (self.high is None or number <= self.high)


class FieldName(Frozen):
    """Another number of the same card."""

    field: str


Operand = Word | Phrase | Regex | Between | FieldName
Plain = Word | Phrase | Regex
"""What can be asked for without a field."""


class Match(Frozen):
    """A field compared with one or several values; one that fits is enough."""

    field: str
    operator: Operator
    values: tuple[Operand, ...]


class Is(Frozen):
    """A quality of the card: owned, unique, loyal."""

    flag: str


class In(Frozen):
    """The card is in a deck of that name; an empty name is the deck at hand."""

    deck: str


class Not(Frozen):
    """The opposite."""

    node: Node


class And(Frozen):
    """All of them."""

    nodes: tuple[Node, ...]


class Or(Frozen):
    """At least one of them."""

    nodes: tuple[Node, ...]


Node = Word | Phrase | Regex | Match | Is | In | Not | And | Or


class Sort(Frozen):
    """A field to put the found cards in order by."""

    field: str
    descending: bool = False


class Query(Frozen):
    """A whole search. Without a node every card is found."""

    node: Node | None = None
    sorts: tuple[Sort, ...] = ()


class QueryError(LongtableError):
    """A query that cannot be understood: `column` (from 1) and `length` say which part of it."""

    default_id = "library-query-unfinished"

    def __init__(self, message_id: str = "", /, *, column: int = 1, length: int = 1, **params: Any) -> None:
        super().__init__(message_id, column=column, length=length, **params)
        self.column = column
        self.length = length


def all_of(nodes: Sequence[Node]) -> Node:
    """The nodes joined by "and", flat; one node stays itself."""
    flat = [part for node in nodes for part in (node.nodes if isinstance(node, And) else (node,))]
    return flat[0] if len(flat) == 1 else And(tuple(flat))


def any_of(nodes: Sequence[Node]) -> Node:
    """The nodes joined by "or", flat; one node stays itself."""
    flat = [part for node in nodes for part in (node.nodes if isinstance(node, Or) else (node,))]
    return flat[0] if len(flat) == 1 else Or(tuple(flat))
