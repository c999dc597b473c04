"""Card data in the formats of the communities: Throneteki, DragnCards, MECCG, each with cards of our own making."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from desktop_app.app.imports import throneteki
from desktop_app.app.imports.run import import_files
from desktop_app.app.library.library import Library
from tests.app.imports.files import card_table, one, throneteki_pack, written


def test_a_throneteki_pack(library: Library, tmp_path: Path) -> None:
    staged = import_files(library, [written(tmp_path / "OOS.json", throneteki_pack())])
    read = staged.cards["thrones", "throneteki"]
    assert len(read.cards) == 2
    assert read.left_out == 1
    assert (read.problems[0].place, read.problems[0].text) == ("OOS.json", "No Card")
    maid = one(library, "thrones", "maid of the weir")
    assert maid.fields["icons"] == ("intrigue", "power")
    assert maid.text["en"] == "**Reaction:** After you win a [power] challenge,\ndraw 1 card."
    assert library.index.by_id("thrones", "AAAA-1") is not None
    assert one(library, "thrones", "a long night").fields["deck_limit"] == 1


def test_the_card_table_of_dragncards(library: Library, tmp_path: Path) -> None:
    staged = import_files(library, [written(tmp_path / "cardDb.tsv", card_table())])
    read = staged.cards["lotr_lcg", "dragncards"]
    assert (len(read.cards), read.left_out, read.problems[0].place) == (4, 1, "6")
    hero = one(library, "lotr_lcg", "Halbarad")
    assert (hero.fields["threat_cost"], hero.fields["sphere"], hero.traits) == (
        10,
        "leadership",
        ("Dúnedain", "Ranger"),
    )
    quest = one(library, "lotr_lcg", "the long way")
    assert (quest.fields["stage"], quest.fields["quest_points"], quest.fields["back_text"]) == (1, 9, "Turn back.")
    assert quest.text["en"] == "**Setup:** Go.\n**Forced:** Rest."
    assert one(library, "lotr_lcg", "grey hound").fields["engagement_cost"] == "X"
    assert one(library, "lotr_lcg", "Aragorn").source == "built_in"
    assert library.search("rasgo:dúnedain halbarad", "lotr_lcg") == library.search("halbarad", "lotr_lcg")


def test_the_sets_of_meccg(library: Library, tmp_path: Path) -> None:
    card = {
        "name": {"en": "Marsh Wight", "es": "Tumulario del pantano", "de": "x"},
        "type": "Hazard",
        "alignment": "Neutral",
        "attributes": {"subtype": "Creature/Short-event", "prowess": "9", "body": "-", "marshallingPoints": "1"},
        "text": {"en": "<p><b>Undead.</b> Two strikes.</p>", "es": "<p><b>No muerto.</b> Dos golpes.</p>"},
        "rarity": "C2",
    }
    sets = {"ZZ": {"id": "ZZ", "name": {"en": "Own Set"}, "cards": {"ZZ-1": card, "ZZ-2": {"type": "Hazard"}}}}
    staged = import_files(library, [written(tmp_path / "sets.json", sets)])
    assert staged.cards["meccg", "meccg"].left_out == 1
    wight = one(library, "meccg", "tumulario del pantano")
    assert wight.code == "ZZ-1"
    assert wight.text["es"] == "**No muerto.** Dos golpes."
    assert wight.fields["subtype"] == ("Creature", "Short-event")


def test_the_files_of_meccg_online(library: Library, tmp_path: Path) -> None:
    site = {"title": "Old Ford", "alignment": "Hero", "Region": "Rohan", "Site": "Ruins & Lairs", "unique": True}
    import_files(library, [written(tmp_path / "metw_site.json", [site])])
    assert one(library, "meccg", "old ford").fields["region"] == "Rohan"


def test_the_cost_of_a_hero_is_no_strength_of_threat(library: Library, tmp_path: Path) -> None:
    head = "code\tname\ttype_id\tpack_code\tpack_name\tthreat\twillpower\tattack\tdefense\thealth\toctgnid\tdeck_limit"
    row = "91001\tA Hero\t1\tOwn\tOwn Pack\t9\t1\t2\t3\t4\tx-1\t1\n"
    import_files(library, [written(tmp_path / "table.tsv", f"{head}\n{row}")])
    hero = one(library, "lotr_lcg", "A Hero")
    assert hero.number_of("threat_cost") == 9
    assert "threat" not in hero.fields


def test_sites_and_regions_are_of_a_kind_in_words(library: Library, tmp_path: Path) -> None:
    cards = {
        "ZZ-1": {"name": {"en": "A Cave"}, "type": "Site", "alignment": "Hero", "attributes": {"siteType": "{R}"}},
        "ZZ-2": {
            "name": {"en": "A Wood"},
            "type": "Region",
            "alignment": "Neutral",
            "attributes": {"regionType": "{w}"},
        },
    }
    path = written(tmp_path / "sets.json", json.dumps({"ZZ": {"name": {"en": "Own"}, "cards": cards}}))
    assert import_files(library, [path]).refused == []
    for query in ('sitetype:"ruins & lairs"', "sitetype:ruins", "sitetype:guaridas"):
        assert [card.title for card in library.index.cards(library.search(f'{query} title:"A Cave"', "meccg"))], query
    assert one(library, "meccg", "A Wood").words_of("region_type") == "Wilderness"


@pytest.mark.parametrize(
    ("text", "keywords"),
    [
        ("Stealth.", ["Stealth"]),
        ("Shadow (2). <b>Renown</b>.\\nReaction: After ...", ["Shadow (2)", "Renown"]),
        ("No attachments except <i>Weapon</i>. Ambush (X).", ["No attachments except Weapon", "Ambush (X)"]),
        ("Attached character gains stealth.", []),
        ("Stealthy people. Limited.", ["Limited"]),
        ("Reaction: Choose one.\\nStealth.", []),
        ("", []),
    ],
)
def test_keywords_of_thrones_are_found_where_they_open_a_text(text: str, keywords: list[str]) -> None:
    assert throneteki.keywords_in(text.replace("\\n", "\n")) == keywords
