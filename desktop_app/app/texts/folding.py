"""Folding: how words are compared when people search, in any language."""

from __future__ import annotations

import unicodedata
from functools import lru_cache


@lru_cache(maxsize=65536)
def _fold_character(character: str) -> str:
    plain = "".join(
        part for part in unicodedata.normalize("NFKD", character) if not unicodedata.combining(part)
    ).casefold()
    return "".join(part if part.isalnum() else " " for part in plain)


def fold(text: str) -> str:
    """The text without accents, case and punctuation, its words one space apart: "Éowyn's" -> "eowyn s"."""
    return " ".join("".join(map(_fold_character, text)).split())
