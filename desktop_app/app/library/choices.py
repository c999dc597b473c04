"""What a choice field may hold: the values that cards have, and the nearest one to a word that none has."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import get_args

from desktop_app.app.library.names import ValueNames
from desktop_app.app.library.syntax import Phrase, Word
from desktop_app.app.texts.folding import fold
from desktop_app.engine.frozen import Frozen
from desktop_app.games import CARDS


class Choice(Frozen):
    """A value of a choice field: how it is compared, its names, and how many cards have it."""

    value: str
    en: str
    es: str
    cards: int

    def name(self, language: str) -> str:
        """Its name in "en" or "es"."""
        return self.es if language == "es" else self.en


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
