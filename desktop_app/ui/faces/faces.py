"""From a card of the library to its face, whatever its game, in either language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from desktop_app.app.library.record import CardRecord
from desktop_app.ui.art.emblems import choose_emblem
from desktop_app.ui.art.kinds import kind_of
from desktop_app.ui.art.model import Emblem, FaceModel
from desktop_app.ui.faces import lotr_lcg, lotr_tcg, me_quest, meccg, thrones

_FACES: Mapping[str, Callable[[CardRecord, str], FaceModel]] = {
    "lotr_lcg": lotr_lcg.face,
    "lotr_tcg": lotr_tcg.face,
    "me_quest": me_quest.face,
    "thrones": thrones.face,
    "meccg": meccg.face,
}


def face_of_record(card: CardRecord, language: str) -> FaceModel:
    """The face of a card of any game, with its emblem, in "en" or "es"."""
    face = _FACES[card.game](card, language)
    return replace(face, emblem=_emblem(card, face))


def is_lying(face: FaceModel) -> bool:
    """Whether the card lies, wider than it is high."""
    return kind_of(face.kind).landscape


def _emblem(card: CardRecord, face: FaceModel) -> Emblem:
    telling = (*card.traits, *_more_traits(card))
    return choose_emblem(card.game, card.code, face.kind, frame=face.frame, title=card.title, traits=telling)


def _more_traits(card: CardRecord) -> tuple[str, ...]:
    """What tells of a card without traits what it is: its race, its class, its skills."""
    found: list[str] = []
    for field in ("race", "item_class", "skills", "subtype"):
        value = card.fields.get(field)
        found += value if isinstance(value, tuple) else [value] if isinstance(value, str) else []
    return tuple(found)
