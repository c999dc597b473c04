"""The names of printed values in both languages: "ally" is Ally and Aliado, the sphere "lore" Lore and Saber."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import get_args

from desktop_app.app.library.syntax import Phrase, Word
from desktop_app.app.texts.folding import fold
from desktop_app.app.texts.texts import Texts
from desktop_app.games import CARDS

_AMOUNT = re.compile(r"\s*[+\-]?\d+$|\s+X$|\s*\((?:\d+|X)\)$")


@dataclass(frozen=True, slots=True)
class Choice:
    """A value of a choice field: how it is compared, its names, and how many cards have it."""

    value: str
    en: str
    es: str
    cards: int

    def name(self, language: str) -> str:
        """Its name in "en" or "es"."""
        return self.es if language == "es" else self.en


class ValueNames:
    """Names of values in both languages, each looked up once."""

    def __init__(self) -> None:
        self._english = Texts("en", strict=False)
        self._spanish = Texts("es", strict=False)
        self._known: dict[tuple[str, str, str], tuple[str, str]] = {}

    def __call__(self, game: str, field: str, value: str) -> tuple[str, str]:
        """The English and the Spanish name; the printed word itself where we have no other."""
        key = (game, field, value)
        if key not in self._known:
            self._known[key] = self._look_up(*key)
        return self._known[key]

    def of_set(self, game: str, name: str) -> tuple[str, str]:
        """The English and the Spanish name of a set, by the name that its source gives it."""
        key = (game, "set", name)
        if key not in self._known:
            message_id = f"sets-{kebab(game)}-{kebab(name)}"
            known = self._english.has(message_id)
            self._known[key] = (self._english(message_id), self._spanish(message_id)) if known else (name, name)
        return self._known[key]

    def _look_up(self, game: str, field: str, value: str) -> tuple[str, str]:
        stem = kebab(_AMOUNT.sub("", value)) if field == "keywords" else kebab(value)
        for message_id in self._candidates(game, field, stem):
            if stem and self._english.has(message_id):
                return self._name(self._english, message_id), self._name(self._spanish, message_id)
        return value, value

    def _candidates(self, game: str, field: str, stem: str) -> tuple[str, ...]:
        own = CARDS[game].value_messages.get(field)
        return (*((f"{own}{stem}",) if own else ()), f"library-value-{kebab(game)}-{stem}", f"library-value-{stem}")

    def _name(self, texts: Texts, message_id: str) -> str:
        return texts(message_id, amount="").strip()


def kebab(value: str) -> str:
    """A value as the last part of a message id: "Free Peoples" and "free_peoples" are "free-peoples", a
    "Lord's Road" is "lords-road"."""
    return fold(value.replace("’", "").replace("'", "")).replace(" ", "-")


def slug(value: str) -> str:
    """A value as it is compared: "Uruk-hai" is "uruk_hai"."""
    return fold(value).replace(" ", "_")


def nearest_name(field: str, value: Word | Phrase, known: Sequence[Choice], game: str | None) -> str | None:
    """None for a value that a card of the game may have though none does; else the nearest name of one, "" for none."""
    wanted = fold(value.text)
    names = {fold(name): name for choice in known for name in (choice.value, choice.es, choice.en)}
    possible = _possible(field, game)
    if any(f" {wanted}" in f" {name}" for name in possible):
        return None
    found = get_close_matches(wanted, [*names, *possible], n=1)
    return {**possible, **names}[found[0]] if found else ""


def _possible(field: str, game: str | None) -> dict[str, str]:
    """The names of the values that the shape of a game's cards lets a field have, by their folded names."""
    found: dict[str, str] = {}
    names = ValueNames()
    for id in CARDS if game is None else (game,):
        shape = CARDS[id].shape.model_fields.get(field)
        for each in _literals(shape.annotation) if shape is not None else ():
            found.update({fold(name): name for name in (each, *reversed(names(id, field, each)))})
    return found


def _literals(annotation: object) -> list[str]:
    """The words of a Literal, also of one that may be missing."""
    found: list[str] = []
    for each in get_args(annotation):
        found += [each] if isinstance(each, str) else _literals(each)
    return found
