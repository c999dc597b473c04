"""From the printed facts of The Card Game to what a face shows, in either language."""

from __future__ import annotations

from functools import lru_cache

from desktop_app.app.texts.texts import Language, Texts
from desktop_app.games.lotr_lcg.reading.facts import Back, CardFacts, load_cards
from desktop_app.ui.art.emblems import choose_emblem
from desktop_app.ui.art.model import FaceModel

_NUMBERS = ("threat_cost", "willpower", "attack", "defense", "hit_points", "threat", "quest_points")
_FRAMES_BY_TYPE = ("enemy", "location", "treachery", "objective", "quest", "campaign")


def titles_of(code: str) -> dict[str, str]:
    """A card's title in every language. Raises KeyError for an unknown code."""
    return dict(load_cards()[code].titles)


def face_of(code: str, language: str, side: str = "front") -> FaceModel:
    """The face of a built-in card; ``side`` "back" is side B of a quest. Raises KeyError for an unknown code."""
    return _made(code, "es" if language == "es" else "en", side)


@lru_cache(maxsize=1024)
def _made(code: str, language: Language, side: str) -> FaceModel:
    facts, texts = load_cards()[code], Texts(language)
    kind = f"lcg_{'objective' if facts.type == 'objective_ally' else facts.type}"
    frame = facts.type if facts.type in _FRAMES_BY_TYPE else facts.sphere or "neutral"
    type_line = texts(f"lcgtraits-type-{facts.type.replace('_', '-')}")
    if facts.sphere is not None:
        type_line += " · " + texts(f"lcgtraits-sphere-{facts.sphere}")
    back = facts.back if side == "back" else None
    title = (back.titles if back is not None else facts.titles)[language]
    return FaceModel(
        code=code,
        kind=kind,
        title=title,
        game="lotr_lcg",
        frame=frame,
        unique=facts.unique,
        cost=None if facts.cost is None else str(facts.cost),
        numbers=_numbers(facts),
        type_line=type_line,
        traits=" ".join(texts(f"lcgtraits-{trait.replace('_', '-')}") + "." for trait in facts.traits),
        text=_text(facts, back, language),
        shadow=facts.shadow[language] if facts.shadow is not None else None,
        shadow_word="Sombra" if language == "es" else "Shadow",
        set_name=texts(f"lcgtraits-set-{facts.encounter_set.replace('_', '-')}") if facts.encounter_set else "",
        number=str(facts.number),
        stage="" if facts.stage is None else f"{facts.stage}{'B' if back is not None else 'A'}",
        emblem=choose_emblem("lotr_lcg", code, kind, frame=frame, title=facts.titles["en"], traits=facts.traits),
    )


def _text(facts: CardFacts, back: Back | None, language: Language) -> tuple[str, ...]:
    """The rules of a side; a side without any shows its story instead of an empty box."""
    rules = (back.text if back is not None else facts.text)[language]
    story = back.story if back is not None else facts.story
    return rules or ((f"*{story[language]}*",) if story is not None else ())


def _numbers(facts: CardFacts) -> tuple[tuple[str, str], ...]:
    found = [(key, getattr(facts, key)) for key in _NUMBERS]
    found.append(("engagement", facts.engagement_cost))
    return tuple((key, str(value)) for key, value in found if value is not None)
