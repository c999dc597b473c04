"""How the printed facts of a game's built-in cards are read: file by file, each row checked, by their codes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Protocol, TypeVar

from desktop_app.games.kit.printed import FactsError, Paragraphs, Shape, Words, check, read_json

Line = Mapping[str, str]
"""One line of text by language ("en", "es")."""
Lines = Mapping[str, tuple[str, ...]]
"""The paragraphs of a text box by language."""


class CardFile(Shape):
    """The head of a file of cards; its rows are checked one by one, so that an error can name the card."""

    cards: list[dict[str, Any]]


class Coded(Protocol):
    """The facts of a card with a code."""

    @property
    def code(self) -> str:
        """The code of the card, which no other has."""


FileT = TypeVar("FileT", bound=CardFile)
RowT = TypeVar("RowT", bound=Shape)
FactsT = TypeVar("FactsT", bound=Coded)


def read_rows(path: Path, file: type[FileT], row: type[RowT], called: str = "number") -> tuple[FileT, list[RowT]]:
    """The head of a file of cards and its cards in their order; ``called`` is the field that an error calls a card by.

    Raises:
        FactsError: naming file, card and field.
    """
    head = check(file, read_json(path), path.name)
    return head, [check(row, each, f"{path.name}: card {_name(each, called)}") for each in head.cards]


def _name(row: Mapping[str, object], called: str) -> str:
    """What to call a row that may be wrong in any part."""
    titles = row.get("titles")
    title = titles.get("en", "") if isinstance(titles, dict) else ""
    return f"{row.get(called, '?')} {title}".strip()


def by_code(folder: Path, read: Callable[[Path], Iterable[FactsT]]) -> dict[str, FactsT]:
    """The cards of every file of a folder, in the order of file names. Raises FactsError where two share a code."""
    cards: dict[str, FactsT] = {}
    for path in sorted(folder.glob("*.json")):
        for facts in read(path):
            if facts.code in cards:
                raise FactsError(f"{path.name}: the code {facts.code} is taken")
            cards[facts.code] = facts
    return cards


def line(words: Words) -> Line:
    """A checked line of text as a plain mapping from language to words."""
    return {"en": words.en, "es": words.es}


def lines(paragraphs: Paragraphs) -> Lines:
    """A checked text box as a plain mapping from language to paragraphs."""
    return {"en": tuple(paragraphs.en), "es": tuple(paragraphs.es)}
