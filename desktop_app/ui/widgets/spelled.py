"""Words for a menu or a box, as they are."""

from __future__ import annotations


def spelled(text: str) -> str:
    """The text with its ampersands doubled: Qt takes a single one for the mark of a key and does not show it."""
    return text.replace("&", "&&")
