"""Lists and spans of time as a language says them: "Aragorn, Gimli and Legolas", "an hour ago"."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Literal

from desktop_app.app.texts.texts import Texts

# Upper bound of each span, the message that tells it and the unit it counts.
_SPANS: tuple[tuple[timedelta, str, timedelta], ...] = (
    (timedelta(hours=1), "common-ago-minutes", timedelta(minutes=1)),
    (timedelta(days=1), "common-ago-hours", timedelta(hours=1)),
    (timedelta(days=7), "common-ago-days", timedelta(days=1)),
    (timedelta(days=30), "common-ago-weeks", timedelta(days=7)),
    (timedelta(days=365), "common-ago-months", timedelta(days=30)),
)


def list_of(texts: Texts, items: Sequence[str], join: Literal["and", "or"] = "and") -> str:
    """The items in a row, the last two joined by "and" or "or"; an empty list gives an empty text."""
    if not items:
        return ""
    *before, last = items
    if not before:
        return last
    # Spanish says "e" and "u" instead of "y" and "o" before the same sound, so the message is told it.
    return texts(f"common-list-{join}", first=", ".join(before), last=last, sound=_opening_sound(last))


def time_ago(texts: Texts, then: datetime, now: datetime) -> str:
    """How long ago something was, in its largest whole unit; the future counts as this moment."""
    passed = now - then
    if passed < timedelta(minutes=1):
        return texts("common-ago-moment")
    for bound, message_id, unit in _SPANS:
        if passed < bound:
            return texts(message_id, count=passed // unit)
    return texts("common-ago-years", count=passed // timedelta(days=365))


def duration(texts: Texts, span: timedelta) -> str:
    """A length of time in hours and minutes, as for a game that was played."""
    minutes = max(0, span // timedelta(minutes=1))
    if minutes < 60:
        return texts("common-minutes", count=minutes)
    hours, rest = divmod(minutes, 60)
    if not rest:
        return texts("common-hours", count=hours)
    whole = [texts("common-hours", count=hours), texts("common-minutes", count=rest)]
    return list_of(texts, whole)


def day(texts: Texts, moment: datetime) -> str:
    """The date of a moment, written out."""
    return texts("common-date", date=moment.date())


def _opening_sound(word: str) -> str:
    """The sound a word opens with, as far as Spanish joining words care: "i", "o" or "other"."""
    letters = unicodedata.normalize("NFD", word.casefold()).lstrip("¿¡\"'«“( ")
    letters = "".join(letter for letter in letters if not unicodedata.combining(letter)).removeprefix("h")
    if letters.startswith("i") and letters[1:2] not in ("a", "e", "o"):
        return "i"
    return "o" if letters.startswith(("o", "8", "11 ")) else "other"
