"""Faces of Middle-earth Quest."""

from __future__ import annotations

from desktop_app.app.library.record import CardRecord
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.art.signs import NUMBER_SIGNS
from desktop_app.ui.faces.wording import named, names_of, numbers_of, paragraphs, printed, type_name, word, words_line

_KINDS = {
    "hero_card": "quest_combat",
    "skill": "quest_combat",
    "combat": "quest_combat",
    "plot": "quest_plot",
    "starting_plot": "quest_plot",
    "shadow": "quest_sauron",
    "minion": "quest_sauron",
    "monster": "quest_sauron",
    "peril": "quest_sauron",
    "hero": "quest_hero",
    "quest": "quest_hero",
    "item": "quest_hero",
    "character": "quest_hero",
}
_ROWS = {
    "health": "water",
    "fortitude": "heart",
    "strength": "arm-flex",
    "agility": "run-fast",
    "wisdom": "book-open-variant",
}
_STAGES = {1: "I", 2: "II", 3: "III"}
_LANDS = ("forest", "hill", "mountain", "plains", "swamp", "any")
_MOST_ROWS = 3


def face(card: CardRecord, language: str) -> FaceModel:
    """The face of a card; reference cards show their qualities in rows."""
    kind = _KINDS.get(card.type, "quest_event")
    land = card.words_of("movement").casefold()
    return FaceModel(
        code=card.code,
        kind=kind,
        title=card.title_in(language),
        game=card.game,
        frame=_frame(card, kind),
        unique=card.unique,
        cost=_corner(card),
        numbers=(*_numbers(card), *((("travel", land),) if land in _LANDS else ())),
        type_line=words_line(
            type_name(card, language), *names_of(card, "kind", language), *names_of(card, "owner", language)
        ),
        text=paragraphs(card, language),
        set_name=card.set_name,
        number="" if card.number is None else str(card.number),
        stage=_STAGES.get(card.number_of("stage") or 0, ""),
        rows=_rows(card, language),
        note=word(f"land-{land}", language) if land in _LANDS else "",
    )


def _frame(card: CardRecord, kind: str) -> str:
    if kind == "quest_combat":
        return "quest_ranged" if card.words_of("kind") == "ranged" else "quest_melee"
    return "quest_sauron" if card.type == "corruption" else ""


def _corner(card: CardRecord) -> str | None:
    field = {"event": "priority", "encounter": "priority", "shadow": "pool"}.get(card.type, "strength_cost")
    return printed(card.fields.get(field)) or None


def _numbers(card: CardRecord) -> tuple[tuple[str, str], ...]:
    keys = {"attack": "attack", "defense": "defense", "pool": "shadow_pool", "favor": "favour"}
    return numbers_of(card, keys)


def _rows(card: CardRecord, language: str) -> tuple[tuple[str, str, str], ...]:
    rows = [
        (sign, word(field, language), printed(card.fields[field]))
        for field, sign in _ROWS.items()
        if field in card.fields
    ]
    if card.words_of("place"):
        rows.append((NUMBER_SIGNS["home_site"], named(card, "place", card.words_of("place"), language), ""))
    return tuple(rows[:_MOST_ROWS])
