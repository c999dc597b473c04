"""Writes a search in the words of a language; what it writes reads back as the same search."""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.app.library.fields import FLAGS, UnknownField, field_named, fields_of
from desktop_app.app.library.syntax import (
    And,
    Between,
    FieldName,
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
    Word,
)
from desktop_app.app.library.typed import NO, YES
from desktop_app.app.texts.texts import Language
from desktop_app.games.contract.cards import SearchField

_WORDS: Mapping[str, Mapping[str, str]] = {
    "en": {"or": "OR", "sort": "sort", "is": "is", "in": "in", "deck": "deck", "yes": "yes", "no": "no"},
    "es": {"or": "O", "sort": "orden", "is": "es", "in": "en", "deck": "mazo", "yes": "sí", "no": "no"},
}


def print_query(query: Query, game: str | None = None, language: Language = "en") -> str:
    """The search as text, with the long names of the fields in that language."""
    parts = [_print(query.node, game, language, inside=False)] if query.node is not None else []
    word = _WORDS[language]["sort"]
    for sort in query.sorts:
        parts.append(f"{word}:{'-' if sort.descending else ''}{field_name(sort.field, game, language)}")
    return " ".join(parts)


def _print(node: Node, game: str | None, language: Language, *, inside: bool) -> str:
    if isinstance(node, Word | Phrase | Regex):
        return _operand(node, game, language)
    if isinstance(node, Match):
        values = "|".join(_value(node.field, value, game, language) for value in node.values)
        return f"{field_name(node.field, game, language)}{node.operator}{values}"
    if isinstance(node, Is):
        return f"{_WORDS[language]['is']}:{_flag(node.flag, language)}"
    if isinstance(node, In):
        deck = _operand(Phrase(node.deck), game, language) if node.deck else _WORDS[language]["deck"]
        return f"{_WORDS[language]['in']}:{deck}"
    if isinstance(node, Not):
        return f"-{_print(node.node, game, language, inside=True)}"
    joint = f" {_WORDS[language]['or']} " if isinstance(node, Or) else " "
    text = joint.join(_print(part, game, language, inside=isinstance(node, And)) for part in node.nodes)
    return f"({text})" if inside else text


def _value(field_id: str, value: Operand, game: str | None, language: Language) -> str:
    """A value in words: yes and no as the language says them."""
    if value in (YES, NO) and _field(field_id, game).kind == "flag":
        return _WORDS[language]["yes" if value == YES else "no"]
    return _operand(value, game, language)


def _operand(value: Operand, game: str | None, language: Language) -> str:
    if isinstance(value, Between):
        return f"{value.low}+" if value.high is None else f"{value.low}-{value.high}"
    if isinstance(value, FieldName):
        return field_name(value.field, game, language)
    if isinstance(value, Phrase):
        escaped = value.text.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"'
    if isinstance(value, Regex):
        return f"/{_with_slashes_kept(value.pattern)}/"
    return value.text


def _with_slashes_kept(pattern: str) -> str:
    """The pattern with a backslash before every slash that has none."""
    kept: list[str] = []
    position = 0
    while position < len(pattern):
        step = 2 if pattern[position] == "\\" else 1
        piece = pattern[position : position + step]
        kept.append("\\/" if piece == "/" else piece)
        position += step
    return "".join(kept)


def field_name(field_id: str, game: str | None, language: Language) -> str:
    """The first long name in the language that leads back to this very field."""
    field = _field(field_id, game)
    for name in (*_long_names(field, language), field.id):
        if _leads_to(name, game) == field_id:
            return name
    return field_id


def _field(field_id: str, game: str | None) -> SearchField:
    return next(field for field in fields_of(game) if field.id == field_id)


def _long_names(field: SearchField, language: Language) -> tuple[str, ...]:
    return field.names_es if language == "es" else field.names_en


def _leads_to(name: str, game: str | None) -> str:
    try:
        return field_named(name, game).id
    except UnknownField:
        return ""


def _flag(flag: str, language: Language) -> str:
    names = [name for name, meant in FLAGS.items() if meant == flag]
    return names[0] if language == "en" else names[min(1, len(names) - 1)]
