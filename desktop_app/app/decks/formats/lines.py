"""Reading lines such as "2x Steward of Gondor (Core Set)", however they are written."""

from __future__ import annotations

import re

from desktop_app.app.imports.bounds import MOST_DECK_LINES, ImportRefused
from desktop_app.engine.frozen import Frozen

_BEFORE = re.compile(r"^[\s*•·–-]*([0-9]{1,3})\s*[x×]?\s+(.+)$|^[\s*•·–-]*[x×]\s*([0-9]{1,3})\s+(.+)$", re.IGNORECASE)
_AFTER = re.compile(r"^(.+?)\s+(?:[x×]\s*([0-9]{1,3})|([0-9]{1,3})\s*[x×])\s*$", re.IGNORECASE)
_SIGNED = re.compile(r"(?:^|\s)(?:[0-9]{1,3}\s*[x×]|[x×]\s*[0-9]{1,3})(?:\s|$)", re.IGNORECASE)
_SET = re.compile(r"^(.*\S)\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)\s*$")


class Counted(Frozen):
    """A line with its number of copies, and what it says in brackets at its end."""

    copies: int
    title: str
    bracket: str = ""


def counted(line: str) -> Counted | None:
    """The copies and title of a line, with the number before or after; None when it has none."""
    found = _BEFORE.match(line)
    if found:
        copies, rest = (found.group(1), found.group(2)) if found.group(1) else (found.group(3), found.group(4))
        return split(int(copies), rest)
    found = _AFTER.match(line)
    return split(int(found.group(2) or found.group(3)), found.group(1)) if found else None


def signed(line: str) -> bool:
    """Whether a number of copies stands in a line with its sign, as in "2x": a deck may be called "7 Kings"."""
    return bool(_SIGNED.search(line))


def split(copies: int, text: str) -> Counted:
    """Title and bracket of what stands beside the number."""
    bracket = _SET.match(text.strip())
    return Counted(copies, bracket.group(1), bracket.group(2)) if bracket else Counted(copies, text.strip())


def lines_of(text: str) -> list[tuple[int, str]]:
    """The lines with their numbers, trimmed. Raises ImportRefused when no deck is that long."""
    lines = text.splitlines()
    if len(lines) > MOST_DECK_LINES:
        raise ImportRefused("imports-deck-too-long", limit=MOST_DECK_LINES)
    return [(number, line.strip().replace("\u00a0", " ")) for number, line in enumerate(lines, 1)]
