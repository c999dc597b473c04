"""How sentences write a date: as the language does, and never over the end of a line."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from babel.dates import format_date
from fluent.runtime.types import FluentType

if TYPE_CHECKING:
    from babel import Locale

NO_BREAK = "\u00a0"
USUAL = "medium"
"""How a date is written where the message names no style."""


class WholeDate(FluentType):
    """A date that is one word to whoever breaks lines; not itself a date, of which Fluent would make its own."""

    def __init__(self, day: date, style: str = USUAL) -> None:
        self.day, self._style = day, style

    def format(self, locale: Locale) -> str:
        """The date as the language writes it."""
        return format_date(self.day, self._style, locale).replace(" ", NO_BREAK)


def in_style(given: FluentType, dateStyle: str = USUAL) -> FluentType:  # noqa: N803
    """What messages call as DATETIME, with the name that Fluent has for the style."""
    return WholeDate(given.day, dateStyle) if isinstance(given, WholeDate) else given
