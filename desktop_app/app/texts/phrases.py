"""What the rules say of a card's text, as a sentence in the language of the person playing."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from desktop_app.app.texts.texts import Texts, one_end
from desktop_app.app.texts.wording import list_of
from desktop_app.games import CARDS
from desktop_app.games.kit.phrases import Asking, Phrase, Saying, Words

ALTERNATIVES = ("ways", "race")
"""The parameters of which one is meant where there are several."""


@cache
def persons(game: str) -> frozenset[str]:
    """The cards of a game, by their codes, that are persons."""
    cards = CARDS[game]
    return frozenset(card.code for card in cards.built_in() if card.type in cards.persons)


def sentence(texts: Texts, saying: Saying, title: Callable[[str], str], game: str = "") -> str:
    """One saying as a sentence; ``title`` names a card of the ``game`` by its code."""
    told = _phrase(texts, saying.phrase, _known(texts, saying.code, title, game))
    return one_end(told[:1].upper() + told[1:] + ".")


def asked(texts: Texts, asking: Asking, code: str, title: Callable[[str], str], game: str = "") -> dict[str, str]:
    """What is asked of somebody who chooses, as the two halves of a question: which of those, and what ``becomes`` of
    it; nothing where that has no words. ``code`` is that of the card that asks, ``title`` names it."""
    known = _known(texts, code, title, game)
    becomes = [_phrase(texts, each, known) for each in asking.becomes if _has_words(texts, each)]
    which = dict.fromkeys(_phrase(texts, each, known) for each in asking.which)
    return {"which": list_of(texts, list(which), "or"), "becomes": list_of(texts, becomes)} if becomes else {}


def _known(texts: Texts, code: str, title: Callable[[str], str], game: str) -> dict[str, str]:
    """What every part of a text may speak of: the card that it stands on, and that as the object of a verb."""
    name = title(code)
    return {"me": name, "me-whom": texts("deeds-whom", name=name) if game and code in persons(game) else name}


def _has_words(texts: Texts, phrase: Phrase) -> bool:
    ways = phrase.params.get("ways")
    return texts.has(phrase.id) and (not isinstance(ways, tuple) or all(_has_words(texts, each) for each in ways))


def _phrase(texts: Texts, phrase: Phrase, known: dict[str, str]) -> str:
    """A phrase. Each of its parts can be said as the object of a verb, too, under its name with ``-whom``: where that
    is the card itself, and a person, Spanish says "a" before it."""
    params = {name: _words(texts, name, value, known) for name, value in phrase.params.items()}
    objects = {f"{name}-whom": known["me-whom"] if told == known["me"] else told for name, told in params.items()}
    told = texts(phrase.id, **known, **params, **objects)
    gender = texts.attribute(phrase.id, "gender") if phrase.which else ""
    return " ".join([told, *(_phrase(texts, each, {**known, "gender": gender}) for each in phrase.which)])


def _words(texts: Texts, name: str, value: Words, known: dict[str, str]) -> str | int:
    if isinstance(value, Phrase):
        return _phrase(texts, value, known)
    if isinstance(value, tuple):
        told = [_phrase(texts, each, known) for each in value]
        return list_of(texts, told, "or" if name in ALTERNATIVES else "and")
    return value
