"""Faces of A Game of Thrones: The Card Game, second edition."""

from __future__ import annotations

from desktop_app.app.library.record import CardRecord
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.faces.wording import (
    names_of,
    numbers_of,
    paragraphs,
    printed,
    traits_line,
    type_name,
    word,
    words_line,
)

_KINDS = {
    "faction": "thrones_house",
    "agenda": "thrones_agenda",
    "plot": "thrones_plot",
    "character": "thrones_character",
    "location": "thrones_location",
    "attachment": "thrones_attachment",
    "event": "thrones_event",
    "title": "thrones_agenda",
}
_NUMBERS = {"strength": "str", "income": "income", "initiative": "initiative", "claim": "claim", "reserve": "reserve"}


_ICONS = ("income", "initiative", "reserve")


def _numbers(card: CardRecord) -> tuple[tuple[str, str], ...]:
    """The printed numbers; on anything but a plot what its icons add to the plot's."""
    numbers = numbers_of(card, _NUMBERS)
    if card.type == "plot":
        return numbers
    return tuple((key, f"+{value}" if key in _ICONS else value) for key, value in numbers)


def face(card: CardRecord, language: str) -> FaceModel:
    """The face of a card; a loyal one says so beside its type."""
    faction = card.words_of("faction")
    icons = card.fields.get("icons", ())
    return FaceModel(
        code=card.code,
        kind=_KINDS[card.type],
        title=card.title_in(language),
        game=card.game,
        frame="plot" if card.type == "plot" else "house_neutral" if faction in ("", "neutral") else faction,
        unique=card.unique,
        cost=printed(card.fields.get("cost")) or None,
        numbers=_numbers(card),
        type_line=words_line(
            type_name(card, language),
            *([] if card.type == "faction" else names_of(card, "faction", language)),
            word("loyal", language) if card.fields.get("loyal") else "",
        ),
        traits=traits_line(card, language),
        text=paragraphs(card, language),
        set_name=card.set_name,
        number="" if card.number is None else str(card.number),
        icons=icons if isinstance(icons, tuple) else (),
    )
