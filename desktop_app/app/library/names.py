"""The names of printed values in both languages: "ally" is Ally and Aliado, the sphere "lore" Lore and Saber."""

from __future__ import annotations

import re
from functools import lru_cache

from desktop_app.app.texts.folding import fold
from desktop_app.app.texts.texts import Texts
from desktop_app.games import CARDS

_AMOUNT = re.compile(r"\s*[+\-]?\d+$|\s+X$|\s*\((?:\d+|X)\)$")


class ValueNames:
    """Names of values in both languages, each looked up once."""

    def __init__(self) -> None:
        self._english, self._spanish = Texts("en", strict=False), Texts("es", strict=False)
        self._messages: dict[tuple[str, str, str], str] = {}
        self._known: dict[tuple[str, str, str, str], str] = {}
        self._both: dict[tuple[str, str, str], str] = {}
        self._listed: dict[tuple[str, str, tuple[str, ...]], str] = {}
        self._choices: dict[tuple[str, str, str, str], tuple[str, str, str]] = {}

    def __call__(self, game: str, field: str, value: str) -> tuple[str, str]:
        """The English and the Spanish name; the printed word itself where we have no other."""
        return self.name(game, field, value, "en"), self.name(game, field, value, "es")

    def both(self, game: str, field: str, value: str) -> str:
        """Both names in one line for searching, one where they are the same."""
        key = (game, field, value)
        if key not in self._both:
            self._both[key] = " / ".join(dict.fromkeys(self(*key)))
        return self._both[key]

    def listed(self, game: str, field: str, values: tuple[str, ...]) -> str:
        """Both names of each of several values in one line."""
        key = (game, field, values)
        if key not in self._listed:
            self._listed[key] = " / ".join([self.both(game, field, value) for value in values])
        return self._listed[key]

    def choice(self, game: str, field: str, value: str, named: str) -> tuple[str, str, str]:
        """A value as it is compared, with its names; `named` is what the field of that name holds, but for sets the
        value itself."""
        key = (game, field, value, named)
        if key not in self._choices:
            self._choices[key] = (slug(value), *self(game, field, named))
        return self._choices[key]

    def name(self, game: str, field: str, value: str, language: str) -> str:
        """The name in one language; the field "set" holds the name that a source gives a set."""
        key = (game, field, value, language)
        if key not in self._known:
            texts, message_id = self._spanish if language == "es" else self._english, self._message(game, field, value)
            self._known[key] = texts(message_id, amount="").strip() if message_id else value
        return self._known[key]

    def _message(self, game: str, field: str, value: str) -> str:
        """The message with the names, "" where there is none."""
        key = (game, field, value)
        if key not in self._messages:
            stem = kebab(_AMOUNT.sub("", value)) if field == "keywords" else kebab(value)
            candidates = self._candidates(game, field, stem) if stem else ()
            self._messages[key] = next((each for each in candidates if self._english.has(each)), "")
        return self._messages[key]

    def _candidates(self, game: str, field: str, stem: str) -> tuple[str, ...]:
        if field == "set":
            return (f"sets-{kebab(game)}-{stem}",)
        own = CARDS[game].value_messages.get(field)
        return (*((f"{own}{stem}",) if own else ()), f"library-value-{kebab(game)}-{stem}", f"library-value-{stem}")


def kebab(value: str) -> str:
    """A value as the last part of a message id: "Free Peoples" and "free_peoples" are "free-peoples", a
    "Lord's Road" is "lords-road"."""
    return fold(value.replace("’", "").replace("'", "")).replace(" ", "-")


@lru_cache(maxsize=8192)
def slug(value: str) -> str:
    """A value as it is compared: "Uruk-hai" is "uruk_hai"."""
    return fold(value).replace(" ", "_")
