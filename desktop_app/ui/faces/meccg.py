"""Faces of the Middle-earth Collectible Card Game: characters, resources, hazards, sites and regions."""

from __future__ import annotations

import re

from desktop_app.app.library.record import CardRecord
from desktop_app.ui.art.emblems import choose_emblem
from desktop_app.ui.art.model import Emblem, FaceModel
from desktop_app.ui.faces.wording import (
    ROADS,
    in_language,
    named,
    names_of,
    paragraphs,
    printed,
    road_mark,
    road_name,
    type_name,
    word,
    words_line,
)

_MARK = re.compile(r"\{(\w{1,2})\}")
_DARK_SITES = ("S", "D")
_NOTES = {"direct_influence": "direct-influence", "strikes": "strikes", "corruption": "corruption"}
_MOST_SIGNS = 7
"""How many signs of a path fit on a face."""


def face(card: CardRecord, language: str) -> FaceModel:
    """The face of a card: mind or draws and marshalling points above, prowess and body at the foot."""
    kind, frame = _kind(card), _frame(card)
    return FaceModel(
        code=card.code,
        kind=kind,
        title=card.title_in(language),
        game=card.game,
        frame=frame,
        unique=card.unique,
        cost=None,
        numbers=_numbers(card),
        type_line=_type_line(card, language),
        traits=_keywords(card, language),
        text=paragraphs(card, language),
        set_name=card.set_name,
        number="" if card.number is None else str(card.number),
        subtitle=_subtitle(card, language),
        road=_road(card),
        note=_note(card, language),
        emblem=_emblem(card, kind, frame),
    )


def _emblem(card: CardRecord, kind: str, frame: str) -> Emblem:
    """The picture: keywords tell more of an item or an event than its kind."""
    lists = [card.fields.get(field) for field in ("subtype", "skills")]
    telling = [each for found in lists if isinstance(found, tuple) for each in found]
    traits = (card.words_of("race"), *card.keywords, *telling)
    return choose_emblem(card.game, card.code, kind, frame=frame, title=card.title, traits=traits)


def _subtypes(card: CardRecord) -> tuple[str, ...]:
    found = card.fields.get("subtype", ())
    return tuple(each.casefold() for each in found) if isinstance(found, tuple) else ()


def _kind(card: CardRecord) -> str:
    if card.type == "hazard" and "creature" in _subtypes(card):
        return "meccg_creature"
    return f"meccg_{card.type}"


def _frame(card: CardRecord) -> str:
    dark = card.words_of("alignment") in ("minion", "balrog")
    if card.type == "site":
        return "meccg_shadow_hold" if dark or _site_mark(card) in _DARK_SITES else "meccg_site"
    if card.type == "character":
        return "meccg_hazard" if dark else "meccg_hero"
    if card.type == "resource":
        return "meccg_shadow_hold" if dark else "meccg_resource"
    return "meccg_site" if card.type == "region" else "meccg_hazard"


def _site_mark(card: CardRecord) -> str:
    return road_mark(card.words_of("site_type"))


def _numbers(card: CardRecord) -> tuple[tuple[str, str], ...]:
    prowess, body = printed(card.fields.get("prowess")), printed(card.fields.get("body"))
    attacks = _attack(card)
    pairs = (
        ("mind", printed(card.fields.get("mind"))),
        ("marshalling", printed(card.fields.get("marshalling_points"))),
        ("prowess", f"{prowess or '–'}/{body or '–'}" if prowess or body else ""),
        ("you_draw", printed(card.fields.get("draw")) if card.type == "site" else ""),
        ("opponent_draws", printed(card.fields.get("draw_opponent")) if card.type == "site" else ""),
        ("site_type", _site_mark(card)),
        ("automatic_attack", attacks),
    )
    return tuple(pair for pair in pairs if pair[1])


def _attack(card: CardRecord) -> str:
    """The first automatic attack as strikes by prowess, "2×8"."""
    found = re.search(r"(\d+)\s+strikes?\D{1,12}(\d+)", card.words_of("automatic_attacks"))
    return f"{found.group(1)}×{found.group(2)}" if found else ""


def _subtitle(card: CardRecord, language: str) -> str:
    if card.type in ("site", "region"):
        region = in_language(card.fields.get("region"), language)
        return words_line(*(road_name(mark, language) for mark in _own_marks(card)), region)
    skills = ", ".join(names_of(card, "skills", language))
    return words_line(*names_of(card, "race", language), skills)


def _own_marks(card: CardRecord) -> tuple[str, ...]:
    mark = road_mark(card.words_of("site_type") or card.words_of("region_type"))
    return (mark,) if mark else ()


def _road(card: CardRecord) -> tuple[str, ...]:
    keyed = card.words_of("playable") if card.type == "hazard" else ""
    marks = _MARK.findall(card.words_of("site_path") or keyed) + list(_own_marks(card))
    signs = tuple(ROADS[mark] for mark in marks if mark in ROADS)
    return signs if len(signs) <= _MOST_SIGNS else (*signs[: _MOST_SIGNS - 1], signs[-1])


def _type_line(card: CardRecord, language: str) -> str:
    side = named(card, "alignment", card.words_of("alignment"), language)
    return words_line(
        type_name(card, language),
        *names_of(card, "subtype", language),
        side if card.words_of("alignment") not in ("", "neutral") else "",
    )


def _keywords(card: CardRecord, language: str) -> str:
    """The keywords that the text does not say itself."""
    text = card.text_in(language).casefold()
    names = [named(card, "keywords", keyword, language) for keyword in card.keywords]
    return " ".join(f"{name}." for name in names if name.casefold() not in text)


def _note(card: CardRecord, language: str) -> str:
    parts = [
        word(message_id, language, amount=printed(card.fields.get(field)))
        for field, message_id in _NOTES.items()
        if printed(card.fields.get(field))
    ]
    if home := in_language(card.fields.get("home_site"), language):
        parts.append(word("home", language, place=home))
    if card.type == "region":
        parts += [road_name(mark, language) for mark in _own_marks(card)]
    return words_line(*parts)
