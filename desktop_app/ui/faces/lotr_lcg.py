"""Faces of The Lord of the Rings: The Card Game."""

from __future__ import annotations

from desktop_app.app.library.record import CardRecord
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.faces.wording import (
    in_language,
    names_of,
    numbers_of,
    paragraphs,
    printed,
    traits_line,
    type_name,
    with_signs,
    word,
    words_line,
)

_KINDS = {
    "hero": "lcg_hero",
    "ally": "lcg_ally",
    "attachment": "lcg_attachment",
    "event": "lcg_event",
    "player_side_quest": "lcg_quest",
    "contract": "lcg_event",
    "treasure": "lcg_attachment",
    "enemy": "lcg_enemy",
    "ship_enemy": "lcg_enemy",
    "location": "lcg_location",
    "treachery": "lcg_treachery",
    "side_quest": "lcg_quest",
    "quest": "lcg_quest",
    "campaign": "lcg_campaign",
    "nightmare": "lcg_campaign",
    "rules": "lcg_campaign",
}
_FRAMES = {
    "enemy": "enemy",
    "ship_enemy": "enemy",
    "location": "location",
    "treachery": "treachery",
    "side_quest": "quest",
    "quest": "quest",
    "campaign": "campaign",
    "nightmare": "campaign",
    "rules": "campaign",
}
_NUMBERS = {
    "threat_cost": "threat_cost",
    "willpower": "willpower",
    "attack": "attack",
    "defense": "defense",
    "hit_points": "hit_points",
    "threat": "threat",
    "quest_points": "quest_points",
    "engagement_cost": "engagement",
}
_SPHERES = ("leadership", "tactics", "spirit", "lore", "neutral", "fellowship")


def face(card: CardRecord, language: str, side: str = "front") -> FaceModel:
    """A side of a card; the back of a quest is its side B. A side without rules shows its story."""
    turned = side == "back" and "back_title" in card.fields
    return FaceModel(
        code=card.code,
        kind=_KINDS.get(card.type, "lcg_objective"),
        title=in_language(card.fields["back_title"], language) if turned else card.title_in(language),
        game=card.game,
        frame=_frame(card),
        unique=card.unique,
        cost=_cost(card),
        numbers=numbers_of(card, _NUMBERS),
        type_line=words_line(type_name(card, language), *names_of(card, "sphere", language)),
        traits=traits_line(card, language),
        text=_back_text(card, language) if turned else _text(card, language),
        shadow=_shadow(card, language),
        shadow_word=word("shadow", language),
        set_name=next(iter(names_of(card, "encounter_set", language)), card.set_name),
        number="" if card.number is None else str(card.number),
        stage=_stage(card, turned),
    )


def _cost(card: CardRecord) -> str | None:
    """The printed cost; what is never paid for shows a dash in the plate of the cost."""
    free = card.type in ("contract", "treasure", "player_side_quest")
    return printed(card.fields.get("cost")) or ("–" if free else None)


def _stage(card: CardRecord, turned: bool) -> str:
    """The stage of a quest, with the letter of its side where it has two."""
    stage = printed(card.fields.get("stage"))
    return f"{stage}{'B' if turned else 'A'}" if stage and "back_title" in card.fields else stage


def _frame(card: CardRecord) -> str:
    sphere = card.words_of("sphere")
    if card.type in _FRAMES:
        return _FRAMES[card.type]
    if sphere in _SPHERES:
        return sphere
    return "fellowship" if sphere == "baggins" else "objective" if card.type not in _KINDS else "neutral"


def _text(card: CardRecord, language: str) -> tuple[str, ...]:
    """The keywords that stand apart from the text in some sources, then the text."""
    own = paragraphs(card, language)
    whole = " ".join(own)
    apart = [keyword for keyword in card.keywords if keyword not in whole] if card.source != "built_in" else []
    rules = (" ".join(f"{keyword}." for keyword in apart), *own) if apart else own
    return rules or _story(card, "story", language)


def _back_text(card: CardRecord, language: str) -> tuple[str, ...]:
    text = in_language(card.fields.get("back_text"), language)
    return tuple(with_signs(line) for line in text.splitlines() if line.strip()) or _story(card, "back_story", language)


def _story(card: CardRecord, field: str, language: str) -> tuple[str, ...]:
    """The story of a side, in italics."""
    told = in_language(card.fields.get(field), language)
    return (f"*{told}*",) if told else ()


def _shadow(card: CardRecord, language: str) -> str | None:
    words = in_language(card.fields.get("shadow"), language)
    # The face writes the word itself; some sources repeat it.
    return with_signs(words).removeprefix("**Shadow:**").removeprefix("Shadow:").strip() or None
