"""What is typed after a field, as the field understands it: numbers, ranges, other fields, known words."""

from __future__ import annotations

import re
from collections.abc import Callable

from desktop_app.app.library.fields import UnknownField, field_named
from desktop_app.app.library.syntax import Between, FieldName, Operand, Operator, Phrase, QueryError, Word
from desktop_app.app.texts.folding import fold
from desktop_app.engine.frozen import Frozen
from desktop_app.games.contract.cards import SearchField

_NUMBER = re.compile(r"-?[0-9]{1,2000}")
_PRINTED = re.compile(r"[xX*?–-]|[0-9]+[0-9xX*?+()/–-]{0,9}")
_RANGE = re.compile(r"(-?[0-9]{1,2000})(?:-([0-9]{1,2000})|\+)")


class TypedValue(Frozen):
    """A value of a field and where it stands (from 0)."""

    operand: Operand
    start: int
    end: int

    def error(self, message_id: str, **params: object) -> QueryError:
        """What is wrong with it, with its place."""
        return QueryError(message_id, column=self.start + 1, length=self.end - self.start, **params)


YES, NO = Word("yes"), Word("no")
"""What is asked of a field that is yes or no, in whatever words it was typed."""
Known = Callable[[SearchField, Word | Phrase, bool], str | None]
"""Whether the cards know a value of a field, whole or in part: None where they do, else the nearest that they have,
"" for none."""


def meant_by(
    name: str, field: SearchField, operator: Operator, value: TypedValue, game: str | None, known: Known | None
) -> Operand:
    """A value as the field, typed by that ``name``, understands it. Raises QueryError where it cannot be one."""
    operand = value.operand
    if field.kind == "number":
        number = _number(operand, operator, game)
        if number is None:
            raise value.error("library-query-not-a-number", field=name)
        return number
    if operator in ("<", "<=", ">", ">="):
        raise value.error("library-query-not-comparable", field=name)
    if field.kind == "flag":
        said = yes_or_no(operand.text) if isinstance(operand, Word) else None
        if said is None:
            raise value.error("library-query-not-yes-or-no", field=name)
        return YES if said else NO
    if isinstance(operand, Word | Phrase) and field.kind in ("words", "choice"):
        if not fold(operand.text):
            raise value.error("library-query-no-word", word=operand.text)
        near = known(field, operand, operator == "=") if known is not None else None
        if near is not None:
            message_id = "library-query-unknown-value-near" if near else "library-query-unknown-value"
            raise value.error(message_id, value=operand.text, near=near)
    return operand


def _number(operand: Operand, operator: Operator, game: str | None) -> Operand | None:
    """A number, a range, a printed value such as X, or another number of the card; None for anything else."""
    if not isinstance(operand, Word):
        return None
    text, equal = operand.text, operator in (":", "=", "!=")
    if _NUMBER.fullmatch(text):
        return operand
    found = _RANGE.fullmatch(text)
    if found and equal:
        low, high = int(found.group(1)), found.group(2)
        return Between(low, int(high) if high else None)
    if equal and _PRINTED.fullmatch(text):
        return operand
    try:
        other = field_named(text, game)
    except UnknownField:
        return None
    return FieldName(other.id) if other.kind == "number" and other.id != "owned" and len(text) > 1 else None


def yes_or_no(word: str) -> bool | None:
    """What a word says to a field that is yes or no; None when it says neither."""
    plain = fold(word)
    if plain in ("1", "yes", "y", "si", "s", "true"):
        return True
    return False if plain in ("0", "no", "n", "false") else None
