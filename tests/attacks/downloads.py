"""A folder of downloads: a small file of our own in every format that can be imported."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from typing import Any

from desktop_app.app.decks.document import new_document
from desktop_app.app.decks.formats.recognise import SUFFIXES, WRITERS
from desktop_app.app.library.library import Library
from tests.app.decks.own_decks import built_in_decks, own_deck_cards, own_decks
from tests.app.imports.files import PNG, TCG_TABLE, card_table, cells, pack, throneteki_pack
from tests.attacks.evening import NOW

RINGSDB_HEAD = "code name type_id pack_code pack_name threat willpower attack defense health octgnid deck_limit"
RINGSDB_ROW = "91001 Halbarad 1 Own Own 9 1 2 3 4 x-1 1"


def fill_downloads(folder: Path, library: Library) -> list[tuple[Path, str]]:
    """Write the files; each with the game that its reader would be told. The library gets the cards they name."""
    library.add_all({(game, "own"): cards for game, cards in own_deck_cards().items()})
    folder.mkdir(parents=True, exist_ok=True)
    files = [(folder / name, game, content) for name, game, content in [*_decks(library), *_cards(), *_many()]]
    for path, _, content in files:
        path.write_text(content, encoding="utf-8")
    pack(folder / "own.zip", **{"pictures__own-1--png": PNG})
    with zipfile.ZipFile(folder / "pictures.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("mine/01001.png", PNG)
        archive.writestr("mine/01002.jpg", b"\xff\xd8\xff\xe0" + b"x" * 40)
    zips = [(folder / "own.zip", "me_quest"), (folder / "pictures.zip", "lotr_lcg")]
    return [(path, game) for path, game, _ in files] + zips


def _decks(library: Library) -> list[tuple[str, str, str]]:
    found = []
    for deck in [*own_decks(), built_in_decks()[0]]:
        for format, write in WRITERS[deck.game].items():
            found.append((f"{deck.game}-{format}{SUFFIXES[format]}", deck.game, write(deck, library.index)))
        document = new_document(deck, NOW).model_dump(mode="json")
        found.append((f"{deck.game}-longtable.json", deck.game, json.dumps(document)))
    slots = {"heroes": {"01001": 1}, "slots": {"01001": 1, "01020": 3}, "sideslots": {"01030": 2}, "name": "From afar"}
    return [*found, ("api-deck.json", "lotr_lcg", json.dumps(slots))]


def _cards() -> list[tuple[str, str, str]]:
    wight: dict[str, Any] = {
        "name": {"en": "Marsh Wight", "es": "Tumulario del pantano"},
        "type": "Hazard",
        "alignment": "Neutral",
        "attributes": {"subtype": "Creature/Short-event", "prowess": "9", "body": "-", "siteType": "{R}"},
        "text": {"en": "<p><b>Undead.</b> Two strikes.</p>"},
    }
    site = {"title": "Old Ford", "alignment": "Hero", "Region": "Rohan", "Site": "Ruins & Lairs", "unique": True}
    hero = {"id": "90_1", "title": "Halbarad", "unique": 1, "side": "Free Peoples", "culture": "Gondor", "set": 90}
    hero |= {"set_name": "Own Set", "type": "Companion", "twilight": 2, "strength": 6, "vitality": 3}
    return [
        ("OOS.json", "thrones", json.dumps(throneteki_pack())),
        ("cardDb.tsv", "lotr_lcg", card_table()),
        ("sets.json", "meccg", json.dumps({"ZZ": {"id": "ZZ", "name": {"en": "Own"}, "cards": {"ZZ-1": wight}}})),
        ("metw_site.json", "meccg", json.dumps([site, site | {"title": "Older Ford"}])),
        ("tcg.tsv", "lotr_tcg", cells(hero, hero | {"id": "90_2", "title": "Uruk"}, columns=TCG_TABLE)),
        ("aliases.tsv", "lotr_tcg", "printing_id\tbase_card_id\n0_7\t99_1\n0_8\t99_2\n"),
        (
            "ringsdb.tsv",
            "lotr_lcg",
            "\t".join(RINGSDB_HEAD.split()) + "\n91001\tA Hero\t1\tOwn\tOwn\t9\t1\t2\t3\t4\tx-1\t1\n",
        ),
        ("mine.csv", "lotr_lcg", 'Name;Type;Cost;Willpower\n"Guardian; the old";ally;2;1\nOther;event;X;\n'),
    ]


def _many() -> list[tuple[str, str, str]]:
    spider = {"databaseId": "51223bd0-ffd1-11df-a976-0801200c9096", "quantity": 3, "loadGroupId": "sharedEncounterDeck"}
    cards = [{"code": "90012", "count": 2}, {"code": "90011", "count": 1}]
    wolves = {"id": "S", "name": "Wolves", "faction": "stark", "agenda": None, "cards": cards}
    prebuilt = {"preBuiltDecks": {"Q1": {"label": "Into the Wood", "cards": [spider]}}}
    return [("prebuilt.json", "lotr_lcg", json.dumps(prebuilt)), ("standalone.json", "thrones", json.dumps([wolves]))]
