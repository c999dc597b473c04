"""What the rules say of a card's text, as a sentence in the language of the person playing."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.app.texts.texts import Texts, one_end
from desktop_app.app.texts.wording import list_of
from desktop_app.games.kit.phrases import Asking, Phrase, Saying, Words

ALTERNATIVES = ("ways", "race")
"""The parameters of which one is meant where there are several."""


def sentence(texts: Texts, saying: Saying, title: Callable[[str], str]) -> str:
    """One saying as a sentence; ``title`` names a card by its code."""
    told = _phrase(texts, saying.phrase, {"me": title(saying.code)})
    return one_end(told[:1].upper() + told[1:] + ".")


def asked(texts: Texts, asking: Asking, me: str) -> dict[str, str]:
    """What is asked of somebody who chooses, as the two halves of a question: which of those, and what ``becomes`` of
    it; nothing where that has no words. ``me`` is the title of the card that asks."""
    known = {"me": me}
    becomes = [_phrase(texts, each, known) for each in asking.becomes if _has_words(texts, each)]
    which = dict.fromkeys(_phrase(texts, each, known) for each in asking.which)
    return {"which": list_of(texts, list(which), "or"), "becomes": list_of(texts, becomes)} if becomes else {}


def _has_words(texts: Texts, phrase: Phrase) -> bool:
    ways = phrase.params.get("ways")
    return texts.has(phrase.id) and (not isinstance(ways, tuple) or all(_has_words(texts, each) for each in ways))


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
