"""Folding: how words are compared when people search, in any language; and words that every file can keep."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

_GAPS = re.compile("[^0-9a-z]+")
_HALVES = re.compile("[\ud800-\udfff]")
LOST = "\ufffd"
"""The sign for a character that is lost."""


@lru_cache(maxsize=65536)
def _fold_character(character: str) -> str:
    plain = "".join(
        part for part in unicodedata.normalize("NFKD", character) if not unicodedata.combining(part)
    ).casefold()
    return "".join(part if part.isalnum() else " " for part in plain)


def fold(text: str) -> str:
    """The text without accents, case and punctuation, its words one space apart: "Éowyn's" -> "eowyn s"."""
    if text.isascii():
        return _GAPS.sub(" ", text.lower()).strip()
    return " ".join("".join(map(_fold_character, text)).split())


def sound(text: str) -> str:
    """The text with the sign for a lost character in place of half ones, which no file and no screen can take."""
    return _HALVES.sub(LOST, text) if _HALVES.search(text) else text


def one_line(text: str, most: int) -> str:
    """A name as it is kept: sound, composed, on one line, without control characters, of at most so many letters."""
    composed = unicodedata.normalize("NFC", sound(text))
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in composed).split())
    return line[:most].rstrip()
