"""The decks that ship with the game: ready to play, legal, with notes on how they mean to win."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field

from desktop_app.engine.frozen import Frozen
from desktop_app.games.kit.facts import Line, line
from desktop_app.games.kit.printed import Id, Shape, Words, check, check_codes, read_json
from desktop_app.games.lotr_lcg.reading.facts import load_cards
from desktop_app.games.lotr_lcg.reading.printed import Code
from desktop_app.paths import RESOURCES

DECKS_FOLDER = RESOURCES / "decks" / "lotr_lcg"
DECK_TYPES = ("ally", "attachment", "event")


class PrintedDeck(Shape):
    """A shipped deck's file."""

    format: Literal[1]
    game: Literal["lotr_lcg"]
    id: Id
    name: Words
    heroes: Annotated[list[Code], Field(min_length=1)]
    cards: dict[Code, Annotated[int, Field(ge=1)]]
    notes: Words
    as_it_is: bool = False


class PresetDeck(Frozen, eq=False):
    """A shipped deck: heroes and copies of each player card by code; ``as_it_is`` it is smaller than a built one."""

    id: str
    name: Line
    heroes: tuple[str, ...]
    cards: Mapping[str, int]
    notes: Line
    as_it_is: bool


@cache
def load_presets() -> dict[str, PresetDeck]:
    """All shipped decks by id. Raises FactsError naming file and field."""
    return {deck.id: deck for deck in (read_deck(path) for path in sorted(DECKS_FOLDER.glob("*.json")))}


def read_deck(path: Path) -> PresetDeck:
    """One shipped deck: heroes, and allies, attachments and events (LCG-235).

    Raises FactsError naming the file and the field or card that is wrong.
    """
    printed = check(PrintedDeck, read_json(path), path.name)
    for field, codes, types in (("heroes", printed.heroes, ("hero",)), ("cards", list(printed.cards), DECK_TYPES)):
        check_codes(path.name, field, codes, load_cards(), types)
    return PresetDeck(
        id=printed.id,
        name=line(printed.name),
        heroes=tuple(printed.heroes),
        cards=dict(printed.cards),
        notes=line(printed.notes),
        as_it_is=printed.as_it_is,
    )
