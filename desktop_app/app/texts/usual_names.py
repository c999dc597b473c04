"""What somebody at a seat is called as long as nobody says otherwise, in whatever language the table was begun."""

from __future__ import annotations

from functools import cache
from string import ascii_uppercase

from desktop_app.app.texts.texts import LANGUAGES, Texts


def usual_name(letter: str, texts: Texts) -> str:
    """The name of a seat that nobody has named."""
    return texts("newgame-player", letter=letter)


def said_in(texts: Texts, name: str) -> str:
    """A name in the language of now, if nobody has chosen it; else as it stands."""
    letter = name[-1:]
    usual = letter in ascii_uppercase and name in _usual_names(letter)
    return usual_name(letter, texts) if usual else name


@cache
def _usual_names(letter: str) -> frozenset[str]:
    """What a seat is called in each language."""
    return frozenset(usual_name(letter, texts) for texts in _spoken())


@cache
def _spoken() -> tuple[Texts, ...]:
    return tuple(Texts(language) for language in LANGUAGES)
