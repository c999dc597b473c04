"""Turns a search into one SQL statement over the index. Values go in as parameters, never as text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from desktop_app.app.library.fields import field_named, fields_of
from desktop_app.app.library.names import slug
from desktop_app.app.library.parser import yes_or_no
from desktop_app.app.library.syntax import (
    And,
    In,
    Is,
    Match,
    Node,
    Not,
    Operand,
    Or,
    Phrase,
    Query,
    Regex,
    Sort,
    Word,
)
from desktop_app.app.texts.folding import fold
from desktop_app.games.contract import SearchField

Choices = Callable[[str, Operand, bool], Sequence[str]]
"""The values of a choice field that an operand means; the last argument asks for the whole name."""


@dataclass(slots=True)
class Statement:
    """SQL with its parameters."""

    sql: str
    params: list[object] = field(default_factory=list)


def compile_query(query: Query, game: str | None, language: str, choices: Choices) -> Statement:
    """The statement that gives the ids of the cards found, in order."""
    whole = _Compiler(game, choices)
    conditions, params = [], []
    if game is not None:
        conditions.append("c.game = ?")
        params.append(game)
    if query.node is not None:
        conditions.append(whole.node(query.node))
    where = f" WHERE {' AND '.join(conditions)}" if conditions else ""
    order = ", ".join([*(_order(sort, game, language) for sort in query.sorts), _title_order(language)])
    return Statement(f"SELECT c.id FROM cards c{where} ORDER BY {order}", [*params, *whole.params])


def _title_order(language: str) -> str:
    return "c.rank_es" if language == "es" else "c.id"


def _order(sort: Sort, game: str | None, language: str) -> str:
    kind = _field(sort.field, game).kind
    down = " DESC" if sort.descending else ""
    if sort.field == "owned":
        return f"{_OWNED}{down}"
    if kind == "words":
        # A title is in order already; other words by their text.
        if sort.field == "title":
            return f"{_title_order(language)}{down}"
        return f'(SELECT p."{sort.field}" FROM plain p WHERE p.id = c.id){down}'
    column = f'c."{sort.field}"'
    return f"({column} IS NULL), {column}{down}"


_OWNED = "coalesce((SELECT o.copies FROM temp.owned o WHERE o.card = c.id), 0)"


def _field(id: str, game: str | None) -> SearchField:
    return next((each for each in fields_of(game) if each.id == id), None) or field_named(id, game)


class _Compiler:
    """Walks the tree once; parameters are collected in the order of their marks."""

    def __init__(self, game: str | None, choices: Choices) -> None:
        self._game = game
        self._choices = choices
        self.params: list[object] = []

    def node(self, node: Node) -> str:
        if isinstance(node, Word | Phrase | Regex):
            return self._words("title", node, whole=False)
        if isinstance(node, Match):
            return self._match(node)
        if isinstance(node, Is):
            return self._is(node.flag)
        if isinstance(node, In):
            self.params.append(fold(node.deck))
            return "EXISTS (SELECT 1 FROM temp.in_decks d WHERE d.deck = ? AND d.card = c.id)"
        if isinstance(node, Not):
            return f"NOT coalesce({self.node(node.node)}, 0)"
        joint = " AND " if isinstance(node, And) else " OR "
        assert isinstance(node, And | Or)
        return f"({joint.join(self.node(part) for part in node.nodes)})"

    def _match(self, match: Match) -> str:
        field = _field(match.field, self._game)
        whole = match.operator == "="
        parts = [self._value(field, match.operator, value, whole) for value in match.values]
        condition = f"({' OR '.join(parts)})"
        return f"NOT coalesce({condition}, 0)" if match.operator == "!=" else condition

    def _value(self, field: SearchField, operator: str, value: Operand, whole: bool) -> str:
        if field.kind == "words":
            return self._words(field.id, value, whole)
        if field.kind == "choice":
            return self._choice(field.id, value, whole)
        text = "" if isinstance(value, Regex) else value.text
        if field.kind == "flag":
            self.params.append(int(bool(yes_or_no(text))))
            return f'coalesce(c."{field.id}", 0) = ?'
        return self._number(field.id, operator, text)

    def _number(self, name: str, operator: str, text: str) -> str:
        column = _OWNED if name == "owned" else f'c."{name}"'
        try:
            number: int | None = int(text)
        except ValueError:
            number = None
        if operator in (":", "=", "!="):
            self.params.append(text.casefold() if number is None else number)
            return f"{column} = ?"
        self.params.append(number)
        return f"(typeof({column}) = 'integer' AND {column} {operator} ?)"

    def _choice(self, name: str, value: Operand, whole: bool) -> str:
        values = self._choices(name, value, whole)
        self.params.extend(values)
        return f'c."{name}" IN ({", ".join("?" * len(values))})'

    def _words(self, name: str, value: Operand, whole: bool) -> str:
        if isinstance(value, Regex):
            self.params.append(value.pattern)
            return f'(SELECT matches(?, p."{name}") FROM plain p WHERE p.id = c.id)'
        if whole:
            # The whole text, or one of the parts that stand side by side (two languages, several traits).
            self.params += [f'"{name}" : "{fold(value.text)}"', f"% / {fold(value.text)} / %"]
            return (
                "(c.id IN (SELECT rowid FROM words WHERE words MATCH ?) AND "
                f"(SELECT ' / ' || folded(p.\"{name}\") || ' / ' LIKE ? FROM plain p WHERE p.id = c.id))"
            )
        self.params.append(f'"{name}" : {_full_text(value)}')
        return "c.id IN (SELECT rowid FROM words WHERE words MATCH ?)"

    def _is(self, flag: str) -> str:
        if flag == "owned":
            return f"{_OWNED} > 0"
        if flag in ("imported", "playable"):
            return f"c.built_in = {int(flag == 'playable')}"
        return f'coalesce(c."{flag}", 0) = 1'


def _full_text(value: Word | Phrase) -> str:
    """What the full-text search is asked: its words one after the other, the last of a word as a beginning."""
    words = fold(value.text)
    return f'"{words}"' if isinstance(value, Phrase) else f'"{words}" *'


def meant(value: Operand, whole: bool, folded_names: str, code: str) -> bool:
    """Whether an operand means a choice that has these names, split by " | "."""
    if isinstance(value, Regex):
        return False
    wanted = fold(value.text)
    if slug(value.text) == code:
        return True
    names = folded_names.split(" | ")
    return wanted in names or (not whole and any(f" {wanted}" in f" {name}" for name in names))
