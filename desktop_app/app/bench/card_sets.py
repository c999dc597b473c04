"""Sets of cards of our own making in the three formats of the community, as many and as large as the real ones."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from desktop_app.app.library.built_in import built_in_cards

DRAGNCARDS_ROWS = 5_000
THRONETEKI_PACKS = 70
THRONETEKI_CARDS = 32
MECCG_SETS = 8
MECCG_CARDS = 210
_COLUMNS = [
    "databaseId",
    "name",
    "imageUrl",
    "cardBack",
    "type",
    "packName",
    "deckbuilderQuantity",
    "setUuid",
    "numberInPack",
    "encounterSet",
    "unique",
    "sphere",
    "traits",
    "keywords",
    "cost",
    "side",
    "engagementCost",
    "threat",
    "willpower",
    "attack",
    "defense",
    "hitPoints",
    "questPoints",
    "victoryPoints",
    "cornerText",
    "text",
    "shadow",
    "tags",
]


def write_card_sets(folder: Path) -> int:
    """Write the three sets into a folder; their size in bytes."""
    folder.mkdir(parents=True)
    words = _words()
    _write(folder / "cardDb.tsv", _dragncards(words))
    _write(folder / "cards_all_sets.json", json.dumps(_meccg(words), indent=1, ensure_ascii=False))
    for number in range(THRONETEKI_PACKS):
        _write(folder / f"P{number:02}.json", json.dumps(_thrones(number, words), indent=1, ensure_ascii=False))
    return sum(path.stat().st_size for path in folder.iterdir())


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")


def _words() -> Iterator[str]:
    """The words of our own card texts, again and again."""
    return cycle([word for card in built_in_cards() for word in card.text_in("en").split()])


def _sentence(words: Iterator[str], count: int) -> str:
    return " ".join(islice(words, count))


def _dragncards(words: Iterator[str]) -> str:
    rows = ["\t".join(_COLUMNS)]
    for number in range(DRAGNCARDS_ROWS):
        cells = {
            "databaseId": f"00000000-0000-4000-8000-{number:012}",
            "name": _sentence(words, 3),
            "imageUrl": f"00000000-0000-4000-8000-{number:012}.jpg",
            "cardBack": "player",
            "type": "Ally",
            "packName": f"Pack {number // 60}",
            "deckbuilderQuantity": "3",
            "numberInPack": str(number % 60 + 1),
            "sphere": ("Leadership", "Lore", "Spirit", "Tactics")[number % 4],
            "traits": "Gondor. Warrior.",
            "keywords": "Ranged.",
            "cost": str(number % 6),
            **dict.fromkeys(("willpower", "attack", "defense", "hitPoints"), str(number % 4 + 1)),
            "text": _sentence(words, 40),
        }
        rows.append("\t".join(cells.get(column, "") for column in _COLUMNS))
    return "\n".join(rows)


def _thrones(pack: int, words: Iterator[str]) -> dict[str, Any]:
    cards = [
        {
            "code": f"{pack:02}{number:03}",
            "type": "character",
            "name": _sentence(words, 3),
            "octgnId": f"10000000-0000-4000-8000-{pack:06}{number:06}",
            "quantity": 3,
            "faction": ("stark", "lannister", "tyrell", "neutral")[number % 4],
            "unique": number % 2 == 0,
            "loyal": False,
            "cost": number % 8,
            "strength": number % 7,
            "icons": {"military": True, "intrigue": number % 2 == 0, "power": False},
            "traits": ["Lord", "Knight"],
            "text": f"<b>Reaction:</b> {_sentence(words, 30)}",
            "deckLimit": 3,
            "illustrator": "Nobody",
        }
        for number in range(THRONETEKI_CARDS)
    ]
    return {"code": f"P{pack:02}", "name": f"Pack {pack}", "releaseDate": "2020-01-01", "cards": cards}


def _meccg(words: Iterator[str]) -> dict[str, Any]:
    return {
        f"S{number}": {
            "id": number,
            "name": {"en": f"Set {number}"},
            "cards": {f"S{number}-{card}": _meccg_card(f"S{number}-{card}", words) for card in range(MECCG_CARDS)},
        }
        for number in range(MECCG_SETS)
    }


def _meccg_card(id: str, words: Iterator[str]) -> dict[str, Any]:
    name, text = _sentence(words, 3), _sentence(words, 60)
    return {
        "id": id,
        "name": dict.fromkeys(("en", "es", "de", "fr"), name),
        "type": "Character",
        "alignment": "Hero",
        "attributes": {
            "unique": True,
            "skills": "Warrior/Ranger",
            "marshallingPoints": "1",
            "marshallingPointsType": "character",
            "prowess": "5",
            "body": "8",
            "race": "Dúnadan",
            "mind": "4",
            "directInfluence": "1",
            "homeSite": dict.fromkeys(("en", "es", "fr"), "Bree"),
        },
        "text": dict.fromkeys(("en", "es", "fr"), f"<p><b><i>Unique.</i></b> {text}</p>"),
        "rarity": "C2",
        "artist": "Nobody",
    }
