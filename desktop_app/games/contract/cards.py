"""The cards of a game: their shape, those that ship, what can be searched in them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from desktop_app.engine.frozen import Frozen, field

if TYPE_CHECKING:
    from desktop_app.games.kit.card_shape import CardShape

Titles = Mapping[str, str]
"""A line by language, "en" and "es"."""
FieldKind = Literal["number", "choice", "words", "flag"]


class SearchField(Frozen):
    """A field of the search language.

    ``kind``: a number is compared, a choice is one of few values with names, words are searched for, a flag is yes
    or no. ``sources`` are the fields of a card it looks at, the first that the card has counts (``id`` when empty).
    A flag with ``value`` holds where that word is among those of its sources. ``heading`` is the message over its
    column, ``browser-field-<id>`` unless told.
    """

    id: str
    kind: FieldKind
    names_en: tuple[str, ...]
    names_es: tuple[str, ...]
    letter: str = ""
    sources: tuple[str, ...] = ()
    value: str = ""
    heading: str = ""

    def read_from(self) -> tuple[str, ...]:
        """The card fields it looks at, in order."""
        return self.sources or (self.id,)

    def names(self) -> tuple[str, ...]:
        """Every name it answers to."""
        letter = (self.letter,) if self.letter else ()
        return (*letter, self.id, *self.names_en, *self.names_es)


def search_field(
    id: str,
    kind: FieldKind,
    en: str,
    es: str,
    letter: str = "",
    sources: tuple[str, ...] = (),
    value: str = "",
    heading: str = "",
) -> SearchField:
    """A search field with its names in one text each, divided by spaces."""
    return SearchField(id, kind, tuple(en.split()), tuple(es.split()), letter, sources, value, heading)


def no_cards() -> Sequence[CardShape]:
    """What a game without shipped cards has built in."""
    return ()


def no_title(code: str) -> Titles:
    """Of a game without shipped cards no code is known. Raises KeyError."""
    raise KeyError(code)


class Cards(Frozen, eq=False):
    """The cards of a game.

    Built-in and imported cards have one ``shape``. ``title_of`` names a built-in card (KeyError for another).
    ``value_messages`` says how the ids of the names of values begin, by field:
    those of ``type`` may begin with ``lcgtraits-type-``. ``folders`` hold the files that ``built_in`` reads.
    ``facets`` are the fields that filters are offered for, ``cost`` is the number that most choices turn on.
    ``persons`` are the types of cards that somebody is. ``stand_ins`` are no cards of a box but what cards are turned
    into on the table: they have a face and a title.
    """

    shape: type[CardShape]
    search_fields: tuple[SearchField, ...] = ()
    facets: tuple[str, ...] = ("type", "set")
    cost: str = ""
    built_in: Callable[[], Sequence[CardShape]] = no_cards
    stand_ins: Callable[[], Sequence[CardShape]] = no_cards
    title_of: Callable[[str], Titles] = no_title
    value_messages: Mapping[str, str] = field(default_factory=dict)
    folders: tuple[Path, ...] = ()
    persons: tuple[str, ...] = ()
