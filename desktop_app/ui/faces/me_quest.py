"""Faces of Middle-earth Quest."""

from __future__ import annotations

from desktop_app.app.library.record import CardRecord
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.art.signs import NUMBER_SIGNS
from desktop_app.ui.faces.wording import (
    in_language,
    named,
    names_of,
    numbers_of,
    paragraphs,
    printed,
    type_name,
    word,
    words_line,
)

_KINDS = {
    "hero_card": "quest_combat",
    "skill": "quest_combat",
    "combat": "quest_foe",
    "plot": "quest_plot",
    "starting_plot": "quest_plot",
    "shadow": "quest_sauron",
    "peril": "quest_sauron",
    "corruption": "quest_sauron",
    "monster": "quest_enemy",
    "minion": "quest_enemy",
    "monster_token": "quest_enemy",
    "hero": "quest_sheet",
    "quest": "quest_hero",
    "mission": "quest_hero",
    "item": "quest_hero",
    "character": "quest_hero",
}
_FIGHTING = ("quest_combat", "quest_foe")
_NUMBERS = {
    "attack": "attack",
    "defense": "defense",
    "health": "health",
    "fortitude": "fortitude",
    "strength": "might",
    "agility": "agility",
    "wisdom": "wisdom",
    "pool": "shadow_pool",
    "favor": "favour",
}
_CORNERS = {"event": "priority", "encounter": "priority", "shadow": "pool"}
_STAGES = {1: "I", 2: "II", 3: "III"}
_LANDS = ("forest", "hill", "mountain", "plains", "swamp", "any")
_ANYWHERE = ("encounter", "peril")
"""Types whose cards fit any location when they name none."""
PLACE, CHARACTER, MOMENT = NUMBER_SIGNS["home_site"], "account-star", "clock-outline"
Row = tuple[str, str, str]


def face(card: CardRecord, language: str) -> FaceModel:
    """The face of a card; sheets and reference cards show their attributes in cells, other cards rows."""
    kind = _KINDS.get(card.type, "quest_event")
    land = card.words_of("movement").casefold()
    return FaceModel(
        code=card.code,
        kind=kind,
        title=card.title_in(language),
        game=card.game,
        frame=_frame(card, kind),
        unique=card.unique,
        cost=printed(card.fields.get(_CORNERS.get(card.type, "strength_cost"))) or None,
        numbers=(*_numbers(card), *((("travel", land),) if land in _LANDS else ())),
        type_line=_type_line(card, language),
        text=paragraphs(card, language),
        set_name=card.set_name,
        number=_copies(card),
        stage=_STAGES.get(card.number_of("stage") or 0, ""),
        rows=tuple(_rows(card, language)) if kind not in _FIGHTING else (),
        note=word(f"land-{land}", language) if land in _LANDS else "",
        icons=_chart(card),
    )


def _frame(card: CardRecord, kind: str) -> str:
    """Ranged cards are green; a mission and a blank token have the colour of their side."""
    if kind in _FIGHTING and card.words_of("kind") == "ranged":
        return "quest_ranged"
    return "quest_sauron" if card.type == "mission" and card.words_of("owner") == "sauron" else ""


def _numbers(card: CardRecord) -> tuple[tuple[str, str], ...]:
    advance = card.number_of("advance")
    return (*numbers_of(card, _NUMBERS), *((("advance", f"+{advance}"),) if advance else ()))


def _type_line(card: CardRecord, language: str) -> str:
    of_event = word("stage", language, stage=_STAGES[card.number_of("stage") or 1]) if card.type == "event" else ""
    parts = ("kind", "owner", "marker", "deck")
    return words_line(
        type_name(card, language), of_event, *(name for field in parts for name in names_of(card, field, language))
    )


def _copies(card: CardRecord) -> str:
    """How often the card is in the box, where it is more than once."""
    return f"×{card.quantity}" if card.quantity > 1 else ""


def _chart(card: CardRecord) -> tuple[str, ...]:
    ranged, melee = card.number_of("ranged") or 0, card.number_of("melee") or 0
    return ("ranged",) * ranged + ("melee",) * melee


def _rows(card: CardRecord, language: str) -> list[Row]:
    """What stands in boxed lines: where, who comes where, when it is played, what it costs or gives in favor."""
    rows: list[Row] = []
    if card.words_of("timing"):
        rows.append((MOMENT, named(card, "timing", card.words_of("timing"), language), ""))
    place = in_language(card.fields.get("place"), language)
    if place:
        rows.append((PLACE, place, ""))
    elif card.type in _ANYWHERE:
        rows.append((PLACE, word("any-location", language), ""))
    favor = in_language(card.fields.get("favor_place"), language)
    rows += [(NUMBER_SIGNS["favour"], each, word("place-favor", language)) for each in favor.split(" / ") if each]
    for line in in_language(card.fields.get("characters"), language).splitlines():
        who, _, where = line.partition(" · ")
        rows.append((CHARACTER, who, where))
    if card.type in ("corruption", "character") and card.number_of("favor"):
        note = word("favor-to-discard" if card.type == "corruption" else "favor-instead", language)
        rows.append((NUMBER_SIGNS["favour"], printed(card.fields["favor"]), note))
    return rows
