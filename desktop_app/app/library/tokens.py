"""The parts of a search as people type it: brackets, joining words, fields with their values, words."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Literal

from desktop_app.app.library.fields import UnknownField, field_named, fields_named, flag_named
from desktop_app.app.library.patterns import PatternRefused, bounded_pattern
from desktop_app.app.library.syntax import (
    And,
    In,
    Is,
    Match,
    Node,
    Operator,
    Or,
    Phrase,
    Plain,
    QueryError,
    Regex,
    Sort,
    Word,
)
from desktop_app.app.library.typed import Known, TypedValue, meant_by
from desktop_app.app.texts.folding import fold
from desktop_app.engine.frozen import Frozen
from desktop_app.games.contract.cards import SearchField

TokenKind = Literal["open", "close", "and", "or", "not", "term"]
AND_WORDS = ("and", "AND", "Y")
OR_WORDS = ("or", "OR", "O")
NOT_WORDS = ("not", "NOT", "NO")
SMALL_WORDS: Mapping[str, TokenKind] = {"o": "or", "y": "and"}
"""They join as the large ones do between fields and brackets; beside a plain word they are words to look for."""
SORT_NAMES = ("sort", "order", "orden")
IS_NAMES = ("is", "es")
IN_NAMES = ("in", "en")
DECK_AT_HAND = ("deck", "mazo")
OPERATORS: Mapping[str, Operator] = {
    ":": ":",
    "=": "=",
    "!": "!=",
    "!=": "!=",
    "<": "<",
    "<=": "<=",
    ">": ">",
    ">=": ">=",
}
_FIELD = re.compile(r"([^\W\d_][\w-]*)(:|!=|!(?=\S)|<=|>=|=|<|>)")
_WORD = re.compile(r'[^\s()"]+')
_VALUE = re.compile(r'[^\s()"|,]+')


class Token(Frozen):
    """A part of the text: what it is, where it stands (from 0), and its meaning if it is a term."""

    kind: TokenKind
    start: int
    end: int
    meaning: Node | Sort | None = None


def tokens_of(text: str, game: str | None, known: Known | None) -> list[Token]:
    """The parts of a search in one game or in all, in their order. Raises QueryError with column and message."""
    found: list[Token] = []
    position = 0
    while position < len(text):
        if text[position].isspace():
            position += 1
            continue
        token = _token(text, position, game, known)
        found.append(token)
        position = token.end
    return [_joining(found, at) for at in range(len(found))]


def _joining(tokens: Sequence[Token], at: int) -> Token:
    """A small word as what it joins, where fields and brackets stand on both sides of it."""
    token = tokens[at]
    kind = SMALL_WORDS.get(token.meaning.text) if isinstance(token.meaning, Word) else None
    if kind is None or not 0 < at < len(tokens) - 1:
        return token
    before, after = tokens[at - 1], tokens[at + 1]
    joined = (before.kind == "close" or _is_field(before)) and (after.kind in ("open", "not") or _is_field(after))
    return Token(kind, token.start, token.end) if joined else token


def _is_field(token: Token) -> bool:
    return token.kind == "term" and not isinstance(token.meaning, Word | Phrase | Regex)


def _token(text: str, start: int, game: str | None, known: Known | None) -> Token:
    sign = text[start]
    if sign == "(":
        return Token("open", start, start + 1)
    if sign == ")":
        return Token("close", start, start + 1)
    if sign in "-!" and text[start + 1 : start + 2].strip():
        return Token("not", start, start + 1)
    field = _FIELD.match(text, start)
    if field:
        return _field_token(text, field, game, known)
    if sign in '"/':
        operand, end = _operand(text, start, in_field=False)
        return Token("term", start, end, operand)
    word = _WORD.match(text, start)
    assert word is not None  # what is no space, bracket or quote begins a word
    if word.group() in AND_WORDS:
        return Token("and", start, word.end())
    if word.group() in OR_WORDS:
        return Token("or", start, word.end())
    if word.group() in NOT_WORDS:
        return Token("not", start, word.end())
    if not fold(word.group()):
        raise QueryError("library-query-no-word", column=start + 1, length=len(word.group()), word=word.group())
    return Token("term", start, word.end(), Word(word.group()))


def _operand(text: str, start: int, *, in_field: bool) -> tuple[Plain, int]:
    sign = text[start]
    if sign == '"':
        content, end = _enclosed(text, start, '"')
        if not fold(content):
            raise QueryError("library-query-no-word", column=start + 1, length=end - start, word=text[start:end])
        return Phrase(content), end
    if sign == "/":
        content, end = _enclosed(text, start, "/")
        try:
            bounded_pattern(content)
        except PatternRefused as error:
            message_id = f"library-query-pattern-{error.reason}"
            raise QueryError(message_id, column=start + 1, length=end - start) from error
        return Regex(content), end
    word = (_VALUE if in_field else _WORD).match(text, start)
    if word is None:
        raise QueryError("library-query-value-missing", column=start + 1)
    return Word(word.group()), word.end()


def _enclosed(text: str, start: int, mark: str) -> tuple[str, int]:
    """What stands between two marks, and where it ends; a backslash keeps a mark (and, in quotes, itself)."""
    content: list[str] = []
    position = start + 1
    while position < len(text):
        sign, following = text[position], text[position + 1 : position + 2]
        if sign == "\\" and (following == mark or (following == "\\" and mark == '"')):
            content.append(following)
            position += 2
        elif sign == "\\" and mark == "/" and following:
            content.append(sign + following)
            position += 2
        elif sign == mark:
            return "".join(content), position + 1
        else:
            content.append(sign)
            position += 1
    raise QueryError("library-query-not-closed", column=start + 1, length=len(text) - start, mark=mark)


def _field_token(text: str, found: re.Match[str], game: str | None, known: Known | None) -> Token:
    name, typed = found.groups()
    operator = OPERATORS[typed]
    start = found.start()
    values, end = _values(text, found.end())
    plain = fold(name)
    if plain in SORT_NAMES:
        return Token("term", start, end, _sort(values[0], game))
    if plain in IS_NAMES:
        return Token("term", start, end, _is(values[0]))
    if plain in IN_NAMES:
        return Token("term", start, end, In(_deck_name(values[0])))
    try:
        fields = fields_named(name, game)
    except UnknownField as error:
        raise QueryError("library-query-unknown-field", column=start + 1, length=len(name), field=name) from error
    return Token("term", start, end, _matches(name, fields, operator, values, game, known))


def _matches(
    name: str,
    fields: Sequence[SearchField],
    operator: Operator,
    values: Sequence[TypedValue],
    game: str | None,
    known: Known | None,
) -> Node:
    """What is asked of a field by the name that was typed; of a letter that means several, every meaning that fits."""
    fitting: list[Node] = []
    errors: list[QueryError] = []
    for field in fields:
        try:
            meant = tuple(meant_by(name, field, operator, value, game, known) for value in values)
        except QueryError as error:
            errors.append(error)
        else:
            fitting.append(Match(field.id, operator, meant))
    if not fitting:
        raise errors[0]
    if len(fitting) == 1:
        return fitting[0]
    return And(tuple(fitting)) if operator == "!=" else Or(tuple(fitting))


def _values(text: str, position: int) -> tuple[list[TypedValue], int]:
    values: list[TypedValue] = []
    while True:
        if position >= len(text) or text[position].isspace() or text[position] in "()|,":
            raise QueryError("library-query-value-missing", column=position + 1)
        start = position
        value, position = _operand(text, position, in_field=True)
        values.append(TypedValue(value, start, position))
        if text[position : position + 1] not in ("|", ","):
            return values, position
        position += 1


def _sort(value: TypedValue, game: str | None) -> Sort:
    name = value.operand.text if isinstance(value.operand, Word | Phrase) else ""
    try:
        return Sort(field_named(name.removeprefix("-"), game).id, name.startswith("-"))
    except UnknownField as error:
        raise value.error("library-query-unknown-field", field=name) from error


def _is(value: TypedValue) -> Is:
    flag = flag_named(value.operand.text) if isinstance(value.operand, Word | Phrase) else None
    if flag is None:
        raise value.error("library-query-unknown-flag")
    return Is(flag)


def _deck_name(value: TypedValue) -> str:
    operand = value.operand
    if not isinstance(operand, Word | Phrase):
        raise value.error("library-query-value-missing")
    if not fold(operand.text):
        raise value.error("library-query-no-word", word=operand.text)
    return "" if isinstance(operand, Word) and fold(operand.text) in DECK_AT_HAND else operand.text
