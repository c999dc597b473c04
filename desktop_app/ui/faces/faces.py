"""From a card to its face, whatever its game and wherever it comes from: the only way there is.

Cards that ship and cards that were imported are records of the library, and a game's looks say what stands on one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path

from desktop_app.app.library.record import BUILT_IN, CardRecord, record
from desktop_app.engine.frozen import replace
from desktop_app.games import CARDS
from desktop_app.games.contract.cards import Cards
from desktop_app.games.kit.card_shape import CardShape
from desktop_app.ui.art.emblems import choose_emblem
from desktop_app.ui.art.kinds import kind_of
from desktop_app.ui.art.model import Emblem, FaceModel
from desktop_app.ui.faces.wording import set_name_of
from desktop_app.ui.games import looks_of


def face_of_record(card: CardRecord, language: str, side: str = "front") -> FaceModel:
    """A side ("front", "back") of a card of any game, with its emblem, in "en" or "es"."""
    face = looks_of(card.game).face(card, language, side)
    from_set = set_name_of(card, language) if face.set_name == card.set_name else face.set_name
    return replace(face, emblem=face.emblem or _emblem(card, face), set_name=from_set)


def face_of(game: str, code: str, language: str, side: str = "front") -> FaceModel:
    """A side of a card that ships with a game. Raises KeyError for an unknown game or code."""
    return _made(CARDS[game], game, code, "es" if language == "es" else "en", side)


def faces_of(
    game: str,
    own: Mapping[tuple[str, str], Path] | None = None,
    corrected: Mapping[str, CardShape] | None = None,
) -> Callable[[str, str, str], FaceModel]:
    """The way from codes of a game, languages and sides to faces; ``own`` are a person's pictures by game and code,
    ``corrected`` the cards that are otherwise at this table, by their codes."""
    pictures, others = own or {}, corrected or {}

    @cache
    def corrected_face(code: str, language: str, side: str) -> FaceModel:
        return face_of_record(record(game, others[code], BUILT_IN), language, side)

    def face(code: str, language: str, side: str) -> FaceModel:
        made = corrected_face(code, language, side) if code in others else face_of(game, code, language, side)
        picture = pictures.get((game, code)) if side == "front" else None
        return made if picture is None else replace(made, picture=str(picture))

    return face


def is_lying(face: FaceModel) -> bool:
    """Whether the card lies, wider than it is high."""
    return kind_of(face.kind).landscape


@lru_cache(maxsize=1024)
def _made(cards: Cards, game: str, code: str, language: str, side: str) -> FaceModel:
    return face_of_record(record(game, _shapes(cards)[code], BUILT_IN), language, side)


@lru_cache(maxsize=16)
def _shapes(cards: Cards) -> Mapping[str, CardShape]:
    return {card.code: card for card in (*cards.built_in(), *cards.stand_ins())}


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
