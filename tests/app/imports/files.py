"""Files for an import, and the cards that came of them."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

from desktop_app.app.library.library import Library
from desktop_app.app.library.record import CardRecord

TCG_TABLE = """id set set_name title subtitle unique side culture type twilight strength vitality site_number
    ally_home_site minion_site keywords text"""
CARD_TABLE = """databaseId name imageUrl cardBack type packName deckbuilderQuantity setUuid numberInPack encounterSet
    unique sphere traits keywords cost side engagementCost threat willpower attack defense hitPoints questPoints
    victoryPoints cornerText text shadow tags"""
PNG = (
    b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x01\x00\x00\x00\x01\x08\x06\x00\x00\x00\x1f\x15\xc4\x89"
    b"\x00\x00\x00\nIDATx\x9cc\x00\x01\x00\x00\x05\x00\x01\r\n-\xb4\x00\x00\x00\x00IEND\xaeB`\x82"
)


def written(path: Path, content: object) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    text = content if isinstance(content, str) else json.dumps(content)
    path.write_text(text, encoding="utf-8")
    return path


def one(library: Library, game: str, title: str) -> CardRecord:
    (card,) = library.index.titled(game, title)
    return card


def throneteki_pack() -> dict[str, object]:
    return {
        "code": "OOS",
        "name": "Our Own Set",
        "cards": [
            {
                "code": "90001",
                "type": "character",
                "name": "Maid of the Weir",
                "faction": "stark",
                "loyal": True,
                "unique": True,
                "cost": 4,
                "strength": 3,
                "icons": {"military": False, "intrigue": True, "power": True},
                "traits": ["Lady"],
                "text": "<b>Reaction:</b> After you win a [power] challenge,<br>draw 1 card.",
                "deckLimit": 3,
                "quantity": 3,
                "octgnId": "aaaa-1",
            },
            {
                "code": "90002",
                "type": "plot",
                "name": "A Long Night",
                "faction": "neutral",
                "plotStats": {"income": 5, "initiative": 0, "claim": 1, "reserve": 6},
                "traits": [],
                "text": "",
                "deckLimit": 1,
                "quantity": 1,
            },
            {"code": "90003", "type": "dragon", "name": "No Card", "faction": "stark"},
        ],
    }


def cells(*rows: dict[str, object], columns: str) -> str:
    """A table with tabs: the columns, and a row for each card with what it has."""
    names = columns.split()
    lines = [names, *([str(row.get(name, "")) for name in names] for row in rows)]
    return "\n".join("\t".join(line).rstrip("\t") for line in lines) + "\n"


def card_table() -> str:
    own = {"packName": "Own Pack", "deckbuilderQuantity": 1}
    hero = {"cardBack": "player", "type": "Hero", "unique": 1, "sphere": "Leadership", "willpower": 2, "attack": 2}
    halbarad = {"databaseId": "id-1", "name": "Halbarad", "numberInPack": 1, "cost": 10, "defense": 2, "hitPoints": 4}
    halbarad |= {"traits": "Dúnedain. Ranger.", "keywords": "Sentinel."}
    quest = {"databaseId": "id-2", "cardBack": "multi_sided", "type": "Quest", "numberInPack": 2, "cost": 1}
    hound = {"databaseId": "id-3", "name": "Grey Hound", "cardBack": "encounter", "type": "Enemy", "numberInPack": 3}
    hound |= {"engagementCost": "X", "threat": 2, "attack": 2, "defense": 1, "hitPoints": 3, "shadow": "Bites more."}
    core = {"databaseId": "51223bd0-ffd1-11df-a976-0801200c9001", "name": "Aragorn", "packName": "Core Set"}
    return cells(
        own | hero | halbarad,
        own | quest | {"name": "The Long Way", "side": "A", "text": "Setup: Go. Forced: Rest."},
        own | quest | {"name": "The Longer Way", "side": "B", "questPoints": 9, "text": "Turn back."},
        own | hound,
        own | {"databaseId": "id-4", "name": "Nothing", "cardBack": "player", "type": "Poem", "numberInPack": 4},
        hero | core | {"numberInPack": 1, "cost": 12, "defense": 2, "hitPoints": 5},
        columns=CARD_TABLE,
    )


def pack(path: Path, **more: bytes) -> Path:
    cards = [{"code": "own-1", "titles": {"en": "Low Blow", "es": "Golpe bajo"}, "type": "peril"}, {"code": "own-2"}]
    head = {"format": 1, "game": "me_quest", "id": "own", "name": "Own Perils", "cards": cards}
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("pack.json", json.dumps(head))
        for name, content in more.items():
            archive.writestr(name.replace("__", "/").replace("--", "."), content)
    return path
