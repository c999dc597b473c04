"""Cards of the Middle-earth Collectible Card Game: the one file of all sets, and the files of meccg-online."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from desktop_app.app.imports.bounds import ImportRefused
from desktop_app.app.imports.report import CardsRead
from desktop_app.app.imports.wording import number_or_word, plain_text, whole_number
from desktop_app.app.library.names import slug
from desktop_app.app.library.record import MOST_NUMBER, CardRecord, read_record

GAME = "meccg"
SOURCE = "meccg"
ONLINE_SOURCE = "meccg_online"
ONLINE_SETS = {
    "tw": "The Wizards",
    "td": "The Dragons",
    "dm": "Dark Minions",
    "le": "The Lidless Eye",
    "as": "Against the Shadow",
    "wh": "The White Hand",
    "ba": "The Balrog",
}
_ONLINE_FILE = re.compile(r"me(\w\w)_(character|hazard|resource|site|region)\.json", re.IGNORECASE)
_NUMBERS = {
    "mind": "mind",
    "directInfluence": "direct_influence",
    "generalInfluence": "general_influence",
    "prowess": "prowess",
    "body": "body",
    "marshallingPoints": "marshalling_points",
    "corruption": "corruption",
    "stagePoints": "stage_points",
    "draw": "draw",
    "drawOpponent": "draw_opponent",
}
_WORDS = {
    "race": "race",
    "strikes": "strikes",
    "homeSite": "home_site",
    "playable": "playable",
    "specific": "specific",
    "special": "special",
    "magic": "magic",
    "siteType": "site_type",
    "region": "region",
    "sitePath": "site_path",
    "haven": "haven",
    "autoAttack": "automatic_attacks",
    "adjacent": "adjacent",
    "regionType": "region_type",
}
_FLAGS = {"unique": "unique", "avatar": "avatar", "agent": "agent", "underDeeps": "under_deeps"}
SITES = {
    "{R}": "Ruins & Lairs",
    "{B}": "Border-hold",
    "{F}": "Free-hold",
    "{S}": "Shadow-hold",
    "{D}": "Dark-hold",
    "{H}": "Haven",
    "{DH}": "Darkhaven",
}
REGIONS = {
    "{w}": "Wilderness",
    "{s}": "Shadow-land",
    "{d}": "Dark-domain",
    "{b}": "Border-land",
    "{f}": "Free-domain",
    "{c}": "Coastal Sea",
}
"""The kinds of sites and regions by the marks of the data set, in the words of the book and of the other one."""
_EITHER = ("playableAsResource", "playableAsHazard")


def is_all_sets(data: Any) -> bool:
    """Whether JSON data is a file of sets, each with its cards by id."""
    return isinstance(data, dict) and bool(data) and all(_is_set(each) for each in data.values())


def _is_set(data: Any) -> bool:
    return isinstance(data, dict) and isinstance(data.get("cards"), dict) and "name" in data


def read_all_sets(path: Path, data: Mapping[str, Any], into: CardsRead) -> None:
    """Add the cards of all sets to those read. Raises ImportRefused when it is no such file."""
    if not is_all_sets(data):
        raise ImportRefused(path=path)
    for set_id, printed in data.items():
        for id, card in printed["cards"].items():
            into.add(path.name, id, partial(_record, id, card, set_id, printed))


def _record(id: str, card: Mapping[str, Any], set_id: str, printed: Mapping[str, Any]) -> CardRecord:
    return read_record(GAME, _card(id, card, set_id, printed), SOURCE)


def _card(id: str, card: Mapping[str, Any], set_id: str, printed: Mapping[str, Any]) -> dict[str, Any]:
    facts: Mapping[str, Any] = card.get("attributes") or {}
    number = id.rpartition("-")[2]
    found: dict[str, Any] = {
        "code": id,
        "titles": _languages(card.get("name") or {}),
        "type": str(card.get("type", "")).casefold(),
        "set": set_id,
        "set_name": _english(printed["name"]),
        "number": whole_number(number, MOST_NUMBER),
        "alignment": slug(str(card.get("alignment", ""))),
        "subtype": _parts(facts.get("subtype")),
        "skills": _parts(facts.get("skills")),
        "keywords": [str(keyword) for keyword in facts.get("keywords") or []],
        "text": {name: plain_text(text) for name, text in _languages(card.get("text") or {}).items()},
        "marshalling_kind": facts.get("marshallingPointsType"),
        "rarity": card.get("rarity") or None,
        "illustrator": card.get("artist") or None,
        "either_way": any(facts.get(name) for name in _EITHER),
        **{field: number_or_word(_english(facts.get(name))) for name, field in _NUMBERS.items()},
        **{field: plain_text(str(_english(facts.get(name)) or "")) or None for name, field in _WORDS.items()},
        **{field: bool(facts.get(name)) for name, field in _FLAGS.items()},
    }
    for field, kinds in (("site_type", SITES), ("region_type", REGIONS)):
        found[field] = kinds.get(str(found[field]), found[field])
    return {name: value for name, value in found.items() if value not in (None, [], {})}


def _languages(value: Any) -> dict[str, str]:
    """The English and the Spanish of a text by language."""
    if isinstance(value, str):
        return {"en": value} if value.strip() else {}
    return {name: value[name] for name in ("en", "es") if isinstance(value.get(name), str) and value[name].strip()}


def _english(value: Any) -> Any:
    return value.get("en") if isinstance(value, dict) else value


def _parts(value: Any) -> list[str]:
    text = _english(value)
    return [part.strip() for part in str(text or "").split("/") if part.strip()]


def online_file(path: Path) -> tuple[str, str] | None:
    """The set and the kind of card that a file of meccg-online holds by its name, or None."""
    found = _ONLINE_FILE.fullmatch(path.name)
    return (found.group(1).casefold(), found.group(2).casefold()) if found else None


def read_online(path: Path, data: Any, into: CardsRead) -> None:
    """Add the cards of a file of meccg-online. It has no codes: set and title make one."""
    known = online_file(path)
    if known is None or not isinstance(data, list):
        raise ImportRefused(path=path)
    set_id, kind = known
    for card in data:
        title = str(card.get("title", "?")) if isinstance(card, dict) else "?"
        into.add(path.name, title, partial(_online_record, card, set_id, kind))


def _online_record(card: Mapping[str, Any], set_id: str, kind: str) -> CardRecord:
    return read_record(GAME, _online_card(card, set_id, kind), ONLINE_SOURCE)


def _online_card(card: Mapping[str, Any], set_id: str, kind: str) -> dict[str, Any]:
    title, alignment = str(card["title"]), slug(str(card.get("alignment") or "neutral"))
    alignment = "fallen_wizard" if alignment.startswith("fallen") else alignment
    found: dict[str, Any] = {
        "code": f"{set_id.upper()}.{slug(title)[:50]}.{alignment[:1]}",
        "titles": {"en": title},
        "type": kind,
        "set": set_id.upper(),
        "set_name": ONLINE_SETS.get(set_id, set_id.upper()),
        "alignment": alignment,
        "subtype": [] if kind in ("character", "site", "region") else _parts(card.get("Secondary")),
        "unique": bool(card.get("unique")),
        "mind": number_or_word(card.get("Mind")),
        "marshalling_points": number_or_word(card.get("MPs")),
        "race": str(card.get("Race") or "").partition(" ")[0] or None,
        "skills": [str(skill) for skill in card.get("skills") or []],
        "keywords": [str(keyword) for keyword in card.get("keywords") or []],
        "region": card.get("Region") or None,
        # On other cards these say where they can be played.
        "site_type": card.get("Site") or "?" if kind == "site" else None,
        "region_type": card.get("RPath") or "?" if kind == "region" else None,
        "site_path": card.get("Path") or None,
        "playable": card.get("Playable") or None,
    }
    return {name: value for name, value in found.items() if value not in (None, [], {})}
