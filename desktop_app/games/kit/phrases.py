"""What is said of a card's text before a language says it: phrases made of phrases, and how values are called there."""

from __future__ import annotations

import re
from collections.abc import Mapping

from desktop_app.engine.frozen import Frozen, field


class Phrase(Frozen):
    """A message whose parameters may be phrases, or several of them for a list in words.

    ``which`` narrows a noun, behind it: those phrases are told the noun's ``gender``, an attribute of its message.
    Every phrase may speak of ``$me``, the card whose text it is.
    """

    id: str
    params: Mapping[str, Words] = field(default_factory=dict)
    which: tuple[Phrase, ...] = ()


Words = str | int | Phrase | tuple[Phrase, ...]


class Saying(Frozen):
    """One sentence about a card, by its code: what one of its abilities does."""

    code: str
    phrase: Phrase


class Asking(Frozen):
    """What is asked of somebody who chooses: ``which`` of those, of one kind or another, and what ``becomes`` of it. Of
    the latter whatever has no words is left out: what a part of a text means for it cannot always be said in short."""

    which: tuple[Phrase, ...]
    becomes: tuple[Phrase, ...]


def called(value: object) -> str:
    """How a value is called in message ids: by what it is told as, or by its class."""
    return slug(getattr(value, "told", "") or words_of(type(value).__name__))


def words_of(name: str) -> str:
    """The words of the name of a class: "ProgressOnTheQuest" is "Progress On The Quest", "ShadowText" is "Shadow"."""
    return re.sub(r"(?<!^)(?=[A-Z])", " ", name.removesuffix("Text"))


def slug(name: str) -> str:
    """A name as a part of message ids."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
