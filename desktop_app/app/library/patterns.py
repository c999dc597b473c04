"""Regular expressions that people may type: bounded in what they cost, whatever they say.

Python's expressions can take longer than anyone will wait when repeats stand in repeats. So a pattern is refused
when it is long, repeats a group that repeats or chooses, looks around or back, or leaves too many ways to try; and
the more ways it leaves, the less of a text it sees.
"""

from __future__ import annotations

import re

from desktop_app.app.texts.folding import without_accents
from desktop_app.engine.frozen import Frozen

LONGEST_PATTERN = 100
MOST_REPEATS = 2
MOST_WAYS = 4096
REACH = 1200
SHORT_REACH = 300

_REPEAT = re.compile(r"[*+?]|\{(\d*)(,?)(\d*)\}")


class PatternRefused(ValueError):
    """The expression is wrong or could take too long; `reason` is the last part of a message id."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class BoundedPattern(Frozen):
    """An expression and how many signs of a text it may look at."""

    expression: re.Pattern[str]
    reach: int

    def is_in(self, text: str) -> bool:
        """Does it match anywhere in the `plain` text?"""
        return self.expression.search(text, 0, self.reach) is not None


def plain(text: str) -> str:
    """The text without accents and in small letters, its punctuation kept; curly apostrophes become straight."""
    return without_accents(text.replace("’", "'")).casefold()


def bounded_pattern(pattern: str) -> BoundedPattern:
    """The expression, ready to search in `plain` text. Raises PatternRefused."""
    if len(pattern) > LONGEST_PATTERN:
        raise PatternRefused("long")
    flat = without_accents(pattern)
    repeats = _count_repeats(flat)
    try:
        expression = re.compile(flat, re.IGNORECASE)
    except (re.error, OverflowError, RecursionError) as error:
        raise PatternRefused("wrong") from error
    return BoundedPattern(expression, REACH if repeats < MOST_REPEATS else SHORT_REACH)


def _count_repeats(pattern: str) -> int:
    """How many parts repeat without bound. Raises PatternRefused for what could take too long."""
    repeats, ways = 0, 1
    groups: list[bool] = []  # for each open group: does it repeat or choose inside?
    busy_group_closed = False
    position = 0
    while position < len(pattern):
        sign = pattern[position]
        repeat = _REPEAT.match(pattern, position) if position else None
        if repeat:
            times = _times(repeat)
            repeats += times is None
            ways *= times or 1
            if (busy_group_closed and times != 2) or repeats > MOST_REPEATS or ways > MOST_WAYS:
                raise PatternRefused("slow")
            groups = [True] * len(groups)
            position, busy_group_closed = repeat.end(), False
            continue
        busy_group_closed = False
        if sign == "\\" and pattern[position + 1 : position + 2].isdigit():
            raise PatternRefused("slow")
        if sign == "(":
            if pattern.startswith("(?", position) and not pattern.startswith("(?:", position):
                raise PatternRefused("slow")
            groups.append(False)
            position += 2 if pattern.startswith("(?:", position) else 0
        elif sign == ")" and groups:
            busy_group_closed = groups.pop()
        elif sign == "|":
            ways *= 2
            groups = [True] * len(groups)
        position = _after_sign(pattern, position)
    return repeats


def _times(repeat: re.Match[str]) -> int | None:
    """In how many ways a repeat may end; None when it has no bound."""
    if repeat.group(0) == "?":
        return 2
    if repeat.group(0) in "*+":
        return None
    least, comma, most = repeat.groups()
    if not (least or most):
        return 1  # "{}" and "{,}" are plain signs
    if comma and not most:
        return None
    top = int((most or least)[:4])
    return max(2, top)


def _after_sign(pattern: str, position: int) -> int:
    """Where the sign, escape or character class that stands here ends; a class never repeats by itself."""
    if pattern[position] == "\\":
        return position + 2
    if pattern[position] != "[":
        return position + 1
    end = position + 1
    if pattern[end : end + 1] == "^":
        end += 1
    if pattern[end : end + 1] == "]":
        end += 1
    while end < len(pattern) and pattern[end] != "]":
        end += 2 if pattern[end] == "\\" else 1
    return end + 1
