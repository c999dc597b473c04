"""The one translation system: sentences by message id, in the language of the person at the table.

Messages live in `translations/<language>/<domain>.ftl` (Project Fluent). The domain is the id up to its first
hyphen, and its file is read when the first message of it is asked for. A game that lives elsewhere brings a folder of
its own; a domain is looked for in the shipped one first.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from datetime import date
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Literal

from fluent.runtime import FluentBundle

from desktop_app.app.texts.dates import WholeDate, in_style
from desktop_app.app.texts.domain import Domain, read_domain
from desktop_app.games import TENANTS
from desktop_app.games.contract.tenant import ROUND
from desktop_app.games.kit.numerals import MINUS
from desktop_app.paths import TRANSLATIONS

Language = Literal["en", "es"]
LANGUAGES: tuple[Language, ...] = ("en", "es")
SOURCE_LANGUAGE: Language = "en"
BEYOND_NUMBERS = 10**15
"""From here on a number is written as it stands: a damaged file may hold one that no language's rules can write."""
STRICT_VARIABLE = "LONGTABLE_STRICT_TEXTS"


_TWO_ENDS = re.compile("([…!?])(\u2063\\d+\u2063)?\\.")
"""A name that ends in three dots or an exclamation, maybe with the mark of a card behind it, at the end of a
sentence."""

_APART = re.compile(r"\b([Aa]|[Dd]e) el\b")
"""What Spanish writes as one word; a title keeps its own article, which begins with a capital."""
_HYPHEN = re.compile(r"(?<!\w)-(?=\d)")
"""What stands before a number below zero."""


def one_end(text: str) -> str:
    """No further dot after the three of a name, nor after an exclamation of one."""
    return _TWO_ENDS.sub(r"\1\2", text)


def _in_one(apart: re.Match[str]) -> str:
    """ "al" of "a el", "del" of "de el"."""
    return apart[1] + "l"


class TextMissingError(LookupError):
    """A message that no file holds or that lacks a parameter: a mistake of ours, so only tests see it."""


MOST_REMEMBERED = 4096
"""So many sentences are remembered before all of them are forgotten."""
AT_ONCE = 10
"""So many messages are understood at one step: two milliseconds of them."""


class Texts:
    """Renders messages in one language: `texts("table-undo")`, `texts("table-drawn", count=2)`.

    With `strict` a missing message or parameter raises `TextMissingError`; without, the English sentence or
    the id itself is shown, because a person in mid-game is better served by an odd label than by a stop. When
    not given, `strict` comes from the environment variable `LONGTABLE_STRICT_TEXTS`, which the tests set.
    """

    def __init__(self, language: Language, folder: Path = TRANSLATIONS, *, strict: bool | None = None) -> None:
        self._folder = folder
        self._strict = bool(os.environ.get(STRICT_VARIABLE)) if strict is None else strict
        self._shelves = {name: _shelf(folder / name, name, tuple(_brought(name))) for name in LANGUAGES}
        self._spoken = _Spoken(language)
        self._always: Mapping[str, str] = {}

    @property
    def language(self) -> Language:
        """The language in use."""
        return self._spoken.language

    def use(self, language: Language) -> None:
        """Speak another language from now on; the screens ask for their sentences again."""
        self._spoken.language = language

    def of(self, game: str) -> Texts:
        """The same texts, in whatever language these speak, about one game: each message is told as ``span`` what
        the time of that game is counted in."""
        about = copy(self)
        about._always = {"span": TENANTS[game].span if game in TENANTS else ROUND}
        return about

    def has(self, message_id: str) -> bool:
        """Is there such a message in the language in use?"""
        return self._shelves[self.language].has(message_id)

    def attribute(self, message_id: str, name: str) -> str:
        """What is noted beside a message in the language in use, as the gender of a noun; "" for nothing."""
        return self._shelves[self.language].attribute(message_id, name)

    def __call__(self, message_id: str, **params: Any) -> str:
        """The sentence for a message id; numbers and dates are written as the language writes them."""
        given = {**self._always, **params} if self._always else params
        for name in self._languages_to_try():
            said = self._shelves[name].said(message_id, given)
            if said is not None:
                sentence, faults = said
                if faults and self._strict:
                    raise TextMissingError(f"{message_id} ({name}): {'; '.join(faults)}")
                return sentence
        if self._strict:
            raise TextMissingError(f"{message_id}: not in {self._folder / self.language}")
        return message_id

    def understand_ahead(self) -> Iterator[None]:
        """Understands a few messages at each step: those that the files asked about so far hold besides."""
        return self._shelves[self.language].understand_ahead()

    def _languages_to_try(self) -> Sequence[Language]:
        language = self.language
        return (language,) if self._strict or language == SOURCE_LANGUAGE else (language, SOURCE_LANGUAGE)


@dataclass(slots=True)
class _Spoken:
    """The language in use, one for all texts that were made of the same."""

    language: Language


class _Shelf:
    """The messages of one language; a domain is read at the first question about it, a message understood."""

    def __init__(self, folder: Path, language: Language) -> None:
        self._folder = folder
        self._language = language
        self._domains: dict[str, Domain | None] = {}
        self._known: set[str] = set()
        self._remembered: dict[object, tuple[str, list[str]]] = {}

    @cached_property
    def _bundle(self) -> FluentBundle:
        # Without isolating marks: cards and boards are painted by us, and both languages run left to right.
        return FluentBundle([self._language], functions={"DATETIME": in_style}, use_isolating=False)

    def has(self, message_id: str) -> bool:
        if message_id not in self._known:
            domain = self._domain(message_id.partition("-")[0])
            if domain is not None:
                self._known.add(message_id)
                domain.bring(message_id, self._bundle)
        return self._bundle.has_message(message_id)

    def understand_ahead(self) -> Iterator[None]:
        for domain in [each for each in self._domains.values() if each is not None]:
            for number, message_id in enumerate(domain.ids(), 1):
                if self.has(message_id):
                    self._bundle.get_message(message_id)  # what it says is worked out when it is first looked up
                if number % AT_ONCE == 0:
                    yield

    def attribute(self, message_id: str, name: str) -> str:
        if not self.has(message_id):
            return ""
        pattern = self._bundle.get_message(message_id).attributes.get(name)
        return "" if pattern is None else str(self._bundle.format_pattern(pattern, {})[0])

    def said(self, message_id: str, params: dict[str, Any]) -> tuple[str, list[str]] | None:
        """The sentence, and what was wrong with the parameters; None where there is no such message.

        What was said a moment ago is remembered: a table says most of its words again at every answer.
        """
        values = params.values()
        key = (message_id, *params, *values, *map(type, values))
        said = self._remembered.get(key)
        if said is None and self.has(message_id):
            if len(self._remembered) >= MOST_REMEMBERED:
                self._remembered.clear()
            said = self._remembered[key] = self._render(message_id, params)
        return said

    def _render(self, message_id: str, params: dict[str, Any]) -> tuple[str, list[str]]:
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            return message_id, ["the message has no text"]
        given = {name: _plain(value) for name, value in params.items()}
        sentence, faults = self._bundle.format_pattern(pattern, given)
        if any(isinstance(value, int | float) and value < 0 for value in params.values()):
            sentence = _HYPHEN.sub(MINUS, str(sentence))  # the data of the languages have no better one
        whole = one_end(str(sentence))
        if self._language == "es":
            whole = _APART.sub(_in_one, whole)
        return whole, [str(fault) for fault in faults]

    def _domain(self, name: str) -> Domain | None:
        if self._domains.get(name) is None:
            paths = (folder / f"{name}.ftl" for folder in (self._folder, *_brought(self._language)))
            path = next((each for each in paths if each.is_file()), None)
            self._domains[name] = read_domain(path, path.stat().st_mtime_ns) if path is not None else None
        return self._domains[name]


@lru_cache(maxsize=16)
def _shelf(folder: Path, language: Language, brought: tuple[Path, ...]) -> _Shelf:
    """The messages of a language, understood once for all who speak it while the same games bring words of theirs."""
    return _Shelf(folder, language)


def _brought(language: Language) -> list[Path]:
    """The folders of the games that bring their own words."""
    return [tenant.translations / language for tenant in TENANTS.all() if tenant.translations is not None]


def _plain(value: Any) -> Any:
    """A parameter as Fluent takes it: yes and no become words for selectors, paths become text."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int) and abs(value) >= BEYOND_NUMBERS:
        return str(value)
    if isinstance(value, date):
        return WholeDate(value)
    if isinstance(value, int | float):
        return value
    return str(value)
