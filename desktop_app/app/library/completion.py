"""What may come next in a search that is being typed: fields, then their values, in the person's language."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from desktop_app.app.library.choices import Choice
from desktop_app.app.library.fields import FLAGS, UnknownField, field_named, fields_of
from desktop_app.app.library.readers import LISTED
from desktop_app.app.library.tokens import IN_NAMES, IS_NAMES, SORT_NAMES
from desktop_app.app.texts.folding import fold
from desktop_app.app.texts.texts import Language
from desktop_app.engine.frozen import Frozen
from desktop_app.games.contract.cards import SearchField

MOST = 12
FEWEST_LETTERS = 3
"""Letters from which on titles are offered for a word."""
_BEFORE = re.compile(r'([^\s()"|,:=<>!]*)$')
_FIELD = re.compile(r'([^\W\d_][\w-]*)(:|!=|<=|>=|=|<|>)([^\s()"]*[|,])?$')
_SPECIAL = {
    "en": {"is": ("unique", "owned", "loyal", "agent", "imported", "playable"), "in": ("deck",)},
    "es": {"es": ("única", "tengo", "leal", "agente", "importada", "jugable"), "en": ("mazo",)},
}


class Suggestion(Frozen):
    """A text to put in place of `start` to `end` (from 0); `hint` says what it is, for a second column."""

    text: str
    start: int
    end: int
    hint: str = ""


def complete(
    text: str,
    cursor: int,
    game: str | None,
    language: Language,
    choices: Callable[[str], Sequence[Choice]],
    titles: Callable[[str], Sequence[str]] = lambda beginning: (),
) -> list[Suggestion]:
    """Suggestions for the word at the cursor; `choices` gives the values that the cards have for a field, `titles`
    those that begin with a word. A word that is finished has none."""
    found = _suggestions(text, cursor, game, language, choices, titles)
    typed = fold(text[found[0].start : cursor]) if found else ""
    return [] if any(fold(each.text) == typed for each in found) else found


def _suggestions(
    text: str,
    cursor: int,
    game: str | None,
    language: Language,
    choices: Callable[[str], Sequence[Choice]],
    titles: Callable[[str], Sequence[str]],
) -> list[Suggestion]:
    before = text[:cursor]
    typed = _BEFORE.search(before)
    start = typed.start() if typed else cursor
    word = before[start:]
    field = _FIELD.search(before[:start])
    if field:
        return _values(field.group(1), word, start, cursor, game, language, choices, titles)
    bare = word.lstrip("-!")
    if not bare:
        return []
    found = _names(bare, cursor - len(bare), cursor, game, language)
    named = titles(bare) if len(fold(bare)) >= FEWEST_LETTERS else ()
    return [*found, *(Suggestion(as_value(title), cursor - len(bare), cursor) for title in named)][:MOST]


def _names(word: str, start: int, end: int, game: str | None, language: Language) -> list[Suggestion]:
    found = []
    for field in fields_of(game):
        names = field.names_es if language == "es" else field.names_en
        fitting = [name for name in names if fold(name).startswith(fold(word))]
        if fitting:
            found.append(Suggestion(f"{fitting[0]}:", start, end, field.letter))
    specials = [*_SPECIAL[language], "orden" if language == "es" else "sort"]
    found += [Suggestion(f"{name}:", start, end) for name in specials if name.startswith(fold(word))]
    return found[:MOST]


def _values(
    name: str,
    word: str,
    start: int,
    end: int,
    game: str | None,
    language: Language,
    choices: Callable[[str], Sequence[Choice]],
    titles: Callable[[str], Sequence[str]],
) -> list[Suggestion]:
    plain = fold(name)
    if plain in IS_NAMES or plain in IN_NAMES:
        known = next((_SPECIAL[language][key] for key in _SPECIAL[language] if key == plain), tuple(FLAGS))
        return [Suggestion(each, start, end) for each in known if fold(each).startswith(fold(word))][:MOST]
    if plain in SORT_NAMES:
        bare = word.removeprefix("-")
        return [
            Suggestion(each.text.removesuffix(":"), each.start, each.end, each.hint)
            for each in _names(bare, end - len(bare), end, game, language)
            if field_exists(each.text.removesuffix(":"), game)
        ]
    try:
        field = field_named(name, game)
    except UnknownField:
        return []
    return _choices(field, word, start, end, language, choices, titles)


def field_exists(name: str, game: str | None) -> bool:
    """Is there a field of that name?"""
    try:
        field_named(name, game)
    except UnknownField:
        return False
    return True


def _choices(
    field: SearchField,
    word: str,
    start: int,
    end: int,
    language: Language,
    choices: Callable[[str], Sequence[Choice]],
    titles: Callable[[str], Sequence[str]],
) -> list[Suggestion]:
    if field.kind == "words" and field.id == "title":
        return [Suggestion(as_value(title), start, end) for title in titles(word)] if word else []
    if field.kind != "choice" and field.id not in LISTED:
        return []
    wanted = fold(word)
    fitting = [each for each in choices(field.id) if f" {fold(each.name(language))}".find(f" {wanted}") >= 0]
    fitting.sort(key=lambda each: (not fold(each.name(language)).startswith(wanted), -each.cards))
    return [Suggestion(as_value(each.name(language)), start, end, str(each.cards)) for each in fitting[:MOST]]


def as_value(name: str) -> str:
    """The name as a value: in quotes where it is more than a word."""
    return f'"{name}"' if re.search(r'[\s()|,"]', name) else name
