"""What the rules say of a card's text, as a sentence in the language of the person playing."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.app.texts.texts import Texts, one_end
from desktop_app.app.texts.wording import list_of
from desktop_app.games.kit.phrases import Phrase, Saying, Words

ALTERNATIVES = ("ways", "race")
"""The parameters of which one is meant where there are several."""


def sentence(texts: Texts, saying: Saying, title: Callable[[str], str]) -> str:
    """One saying as a sentence; ``title`` names a card by its code."""
    told = _phrase(texts, saying.phrase, {"me": title(saying.code)})
    return one_end(told[:1].upper() + told[1:] + ".")


def _phrase(texts: Texts, phrase: Phrase, known: dict[str, str]) -> str:
    params = {name: _words(texts, name, value, known) for name, value in phrase.params.items()}
    told = texts(phrase.id, **known, **params)
    gender = texts.attribute(phrase.id, "gender") if phrase.which else ""
    return " ".join([told, *(_phrase(texts, each, {**known, "gender": gender}) for each in phrase.which)])


def _words(texts: Texts, name: str, value: Words, known: dict[str, str]) -> str | int:
    if isinstance(value, Phrase):
        return _phrase(texts, value, known)
    if isinstance(value, tuple):
        told = [_phrase(texts, each, known) for each in value]
        return list_of(texts, told, "or" if name in ALTERNATIVES else "and")
    return value
