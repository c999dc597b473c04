"""Folding: how words are compared when people search, in any language; and words that every file can keep."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable

_GAPS = re.compile("[^0-9a-z]+")
_SIGNS = re.compile(r"[\W_]+")
_EUROPEAN = re.compile("[\0-\u024f\u2010-\u2044]*")
"""Texts of these letters lose their accents as a whole, which is much quicker than letter by letter: what an accent
leaves when it is taken apart from them lies among the marks below."""
_MARKS = re.compile("[\u0300-\u036f]+")
_HALVES = re.compile("[\ud800-\udfff]")
LOST = "\ufffd"
"""The sign for a character that is lost."""


class _Letters(dict[int, str]):
    """What every letter becomes, worked out when it is first met: the table of `str.translate`."""

    def __init__(self, become: Callable[[str], str]) -> None:
        super().__init__()
        self._become = become

    def __missing__(self, letter: int) -> str:
        self[letter] = found = self._become(chr(letter))
        return found


def _without_accent(letter: str) -> str:
    return "".join(part for part in unicodedata.normalize("NFKD", letter) if not unicodedata.combining(part))


def _folded(letter: str) -> str:
    return "".join(part if part.isalnum() else " " for part in _without_accent(letter).casefold())


_FOLDED, _WITHOUT_ACCENTS = _Letters(_folded), _Letters(_without_accent)


def fold(text: str) -> str:
    """The text without accents, case and punctuation, its words one space apart: "Éowyn's" -> "eowyn s"."""
    if text.isascii():
        return _GAPS.sub(" ", text.lower()).strip()
    if _EUROPEAN.fullmatch(text):
        return _SIGNS.sub(" ", without_accents(text).casefold()).strip()
    return " ".join(text.translate(_FOLDED).split())


class Folds(dict[str, str]):
    """Texts folded, each once: for work that meets the same ones again and again."""

    def __missing__(self, text: str) -> str:
        self[text] = found = fold(text)
        return found


def without_accents(text: str) -> str:
    """The text without accents, its case and punctuation kept."""
    if text.isascii():
        return text
    if _EUROPEAN.fullmatch(text):
        return _MARKS.sub("", unicodedata.normalize("NFKD", text))
    return text.translate(_WITHOUT_ACCENTS)


def sound(text: str) -> str:
    """The text with the sign for a lost character in place of half ones, which no file and no screen can take."""
    return _HALVES.sub(LOST, text) if _HALVES.search(text) else text


def one_line(text: str, most: int) -> str:
    """A name as it is kept: sound, composed, on one line, without control characters, of at most so many letters."""
    composed = unicodedata.normalize("NFC", sound(text))
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in composed).split())
    return line[:most].rstrip()
