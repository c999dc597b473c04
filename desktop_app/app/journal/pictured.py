"""Pictures in the words of a journal: beside an entry, or in the middle of a text as Markdown names them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from desktop_app.app.journal.album import is_picture_name
from desktop_app.app.journal.campaign import Campaign, Entry

_IN_TEXT = re.compile(r"!\[([^\]]*)\]\(([0-9a-f]{20}\.(?:png|jpg|webp))\)")
Where = Callable[[str], str | None]
"""Where the reader finds a picture by its name; None for nowhere."""


def nowhere(name: str) -> str | None:
    """For a reader who has no pictures."""
    return None


def in_text(text: str) -> tuple[str, ...]:
    """The pictures of an album that a text in Markdown names, each once."""
    return tuple(dict.fromkeys(found[2] for found in _IN_TEXT.finditer(text)))


def beside(entry: Entry) -> tuple[str, ...]:
    """The pictures of an entry that stand below its words: that of the final table, then a person's own which its text
    does not show itself."""
    shown = in_text(entry.text)
    names = (entry.played.picture if entry.played else "", *entry.pictures)
    return tuple(dict.fromkeys(name for name in names if is_picture_name(name) and name not in shown))


def pictures_of(campaign: Campaign) -> tuple[str, ...]:
    """Every picture that a journal shows, each once."""
    return tuple(dict.fromkeys(_all(campaign)))


def _all(campaign: Campaign) -> Iterator[str]:
    for entry in campaign.entries:
        yield from in_text(entry.text)
        yield from beside(entry)
    yield from in_text(campaign.notes)


def placed(text: str, where: Where) -> str:
    """The text with its pictures named as the reader finds them; those that are nowhere become their words."""

    def put(found: re.Match[str]) -> str:
        place = where(found[2])
        if place is None:
            return f"*{found[1]}*" if found[1] else ""
        return f"![{found[1] or found[2]}]({place})"  # a picture without words is left out by some who show it

    return _IN_TEXT.sub(put, text)
