"""Faces of The Lord of the Rings Trading Card Game."""

from __future__ import annotations

from desktop_app.app.library.record import CardRecord
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.faces.wording import (
    named,
    names_of,
    numbers_of,
    paragraphs,
    printed,
    traits_line,
    type_name,
    words_line,
)

_KINDS = {
    "companion": "tcg_companion",
    "ally": "tcg_ally",
    "minion": "tcg_minion",
    "follower": "tcg_ally",
    "possession": "tcg_possession",
    "artifact": "tcg_possession",
    "condition": "tcg_condition",
    "event": "tcg_event",
    "site": "tcg_site",
    "the_one_ring": "tcg_ring",
    "map": "tcg_site",
}
_FRAMES = {
    "uruk_hai": "isengard",
    "orc": "moria",
    "men": "raider",
    "esgaroth": "shire",
    "spider": "moria",
    "smaug": "sauron",
}
_CULTURES = (
    "gondor", "rohan", "elven", "dwarven", "shire", "gandalf", "isengard", "dunland", "sauron", "raider", "moria",
    "wraith", "gollum",
)  # fmt: skip
_NUMBERS = {
    "strength": "strength",
    "vitality": "vitality",
    "resistance": "resistance",
    "shadow_number": "shadow_number",
}
_ARROWS = {"left": "L", "right": "R"}


def face(card: CardRecord, language: str) -> FaceModel:
    """The face of a card; a site shows its number in the corner, its Shadow number and arrow below."""
    return FaceModel(
        code=card.code,
        kind=_KINDS.get(card.type, "tcg_condition"),
        title=card.title_in(language),
        game=card.game,
        frame=_frame(card),
        unique=card.unique,
        cost=printed(card.fields.get("site_number" if card.type == "site" else "twilight")) or None,
        numbers=(*numbers_of(card, _NUMBERS), *_places(card)),
        type_line=_type_line(card, language),
        traits=" ".join((traits_line(card, language), *(f"{named_word}." for named_word in _keywords(card, language)))),
        text=paragraphs(card, language),
        set_name=card.set_name,
        number="" if card.number is None else str(card.number),
        subtitle=" ".join(names_of(card, "subtitle", language)),
    )


def _keywords(card: CardRecord, language: str) -> list[str]:
    text = card.text_in(language).casefold()
    return [
        word for keyword in card.keywords if (word := named(card, "keywords", keyword, language)).casefold() not in text
    ]


def _frame(card: CardRecord) -> str:
    if card.type in ("site", "map"):
        return "site"
    if card.type == "the_one_ring":
        return "ring"
    culture = card.words_of("culture").casefold().replace("-", "_").replace(" ", "_")
    return culture if culture in _CULTURES else _FRAMES.get(culture, "gondor")


def _type_line(card: CardRecord, language: str) -> str:
    more = [*names_of(card, "item_class", language), *names_of(card, "race", language)]
    phases = names_of(card, "phases", language) if card.type == "event" else []
    return words_line(type_name(card, language), *more, *phases, *names_of(card, "culture", language))


def _places(card: CardRecord) -> tuple[tuple[str, str], ...]:
    homes = card.fields.get("home_site")
    first = homes[0] if isinstance(homes, tuple) and homes else ""
    arrow = _ARROWS.get(card.words_of("arrow"), "")
    return tuple(pair for pair in (("home_site", first), ("direction", arrow)) if pair[1])
