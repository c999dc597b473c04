"""Printed facts in the words of the shape that imported cards have as well."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from desktop_app.games.kit.card_shape import Prose, Words
from desktop_app.games.kit.facts import Line, Lines


def words(line: Line) -> Words:
    """A line that stands in both languages."""
    return Words(en=line["en"], es=line["es"])


def prose(line: Line | None) -> Prose | None:
    """A line as a text box; None for none."""
    return None if line is None else Prose(en=line["en"], es=line["es"])


def paragraphs(text: Lines) -> Prose:
    """A text box, its paragraphs a line each; an empty one where nothing is printed."""
    return Prose(en="\n".join(text["en"]), es="\n".join(text["es"])) if text["en"] else Prose()


def capitalised(id: str, spelled: Mapping[str, str], small: Collection[str] = ()) -> str:
    """A name from its id, "dol_guldur" as "Dol Guldur". ``spelled`` are those whose id does not say how they are
    written, ``small`` the words that are not capitalised within a name."""
    return spelled.get(id) or " ".join(
        word if place and word in small else word.capitalize() for place, word in enumerate(id.split("_"))
    )
