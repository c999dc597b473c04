"""The names of printed values in both languages: "ally" is Ally and Aliado, the sphere "lore" Lore and Saber."""

from __future__ import annotations

import re

from desktop_app.app.texts.folding import fold
from desktop_app.app.texts.texts import Texts
from desktop_app.games import CARDS

_AMOUNT = re.compile(r"\s*[+\-]?\d+$|\s+X$")


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
