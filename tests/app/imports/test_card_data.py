"""Card data in the community's formats, with cards of our own making."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest

from desktop_app.app.imports import throneteki
from desktop_app.app.imports.bounds import ImportCancelled, ImportRefused
from desktop_app.app.imports.run import MappingNeeded, forget, import_files
from desktop_app.app.library.commands import problem_lines
from desktop_app.app.library.library import Library
from desktop_app.app.library.record import CardRecord
from desktop_app.app.texts.texts import LANGUAGES, Texts

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


def cells(*rows: dict[str, object], columns: str) -> str:
    """A table with tabs: the columns, and a row for each card with what it has."""
    names = columns.split()
    lines = [names, *([str(row.get(name, "")) for name in names] for row in rows)]
    return "\n".join("\t".join(line).rstrip("\t") for line in lines) + "\n"


CARD_TABLE = """databaseId name imageUrl cardBack type packName deckbuilderQuantity setUuid numberInPack encounterSet
    unique sphere traits keywords cost side engagementCost threat willpower attack defense hitPoints questPoints
    victoryPoints cornerText text shadow tags"""


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


TCG_TABLE = """id set set_name title subtitle unique side culture type twilight strength vitality site_number
    ally_home_site minion_site keywords text"""


def test_a_table_that_is_known_by_its_columns(library: Library, tmp_path: Path) -> None:
    own = {"set": 90, "set_name": "Own Set", "twilight": 2, "strength": 6, "vitality": 3}
    hero = {"id": "90_1", "title": "Halbarad", "subtitle": "Keeper of the Ford", "unique": 1, "side": "Free Peoples"}
    hero |= {"culture": "Gondor", "type": "Companion", "keywords": "Ranger | Valiant"}
    digger = {"id": "90_2", "title": "Uruk Digger", "side": "Shadow", "culture": "Uruk-hai", "type": "Minion"}
    nobody = {"id": "90_3", "title": "No Side", "side": "Middle", "culture": "Elven", "type": "Event"}
    table = cells(own | hero, own | digger, own | nobody, columns=TCG_TABLE)
    staged = import_files(library, [written(tmp_path / "own.tsv", table)])
    assert staged.cards["lotr_tcg", "gemp"].left_out == 1
    halbarad = one(library, "lotr_tcg", "Halbarad, Keeper of the Ford")
    assert (halbarad.fields["side"], halbarad.keywords, halbarad.unique) == (
        "free_peoples",
        ("Ranger", "Valiant"),
        True,
    )
    assert library.search("bando:sombra c:uruk", "lotr_tcg") == library.search("digger", "lotr_tcg") != []


def test_an_unknown_table_asks_once_for_its_columns(library: Library, tmp_path: Path) -> None:
    text = 'Carta;Clase;Coste;Vol;Ata;Def;PI\n"Guardián; el viejo";ally;2;1;1;0;2\n'
    path = written(tmp_path / "mis_cartas.csv", text)
    assert import_files(library, [path]).refused[0].message_id == "imports-which-game"
    with pytest.raises(MappingNeeded) as asked:
        import_files(library, [path], "lotr_lcg")
    assert asked.value.table.samples("Coste") == ["2"]
    mapping = {
        "Carta": "title",
        "Clase": "type",
        "Coste": "cost",
        "Vol": "willpower",
        "Ata": "attack",
        "Def": "defense",
        "PI": "hit_points",
    }
    import_files(library, [path], "lotr_lcg", mapping)
    assert one(library, "lotr_lcg", "guardián, el viejo").fields["cost"] == 2
    second = written(tmp_path / "otras.csv", text.replace("viejo", "joven"))
    assert import_files(library, [second], "lotr_lcg").number_of_cards == 1


def pack(path: Path, **more: bytes) -> Path:
    cards = [{"code": "own-1", "titles": {"en": "Low Blow", "es": "Golpe bajo"}, "type": "peril"}, {"code": "own-2"}]
    head = {"format": 1, "game": "me_quest", "id": "own", "name": "Own Perils", "cards": cards}
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("pack.json", json.dumps(head))
        for name, content in more.items():
            archive.writestr(name.replace("__", "/").replace("--", "."), content)
    return path


def test_a_pack_of_our_own_format_with_pictures(library: Library, tmp_path: Path) -> None:
    with zipfile.ZipFile(pack(tmp_path / "own.zip"), "a") as archive:
        archive.writestr("pictures/own-1.png", PNG)
        archive.writestr("pictures/own-9.png", PNG)
        archive.writestr("pictures/readme.txt", b"hello")
    staged = import_files(library, [tmp_path / "own.zip"])
    read = staged.cards["me_quest", "own"]
    assert [problem.message_id for problem in read.problems] == [
        "imports-card-lacks",
        "imports-entry-unknown",
        "imports-entry-unknown",
    ]
    assert one(library, "me_quest", "golpe bajo").set_name == "Own Perils"
    assert (library.folder / "pictures/me_quest/own/own-1.png").read_bytes() == PNG
    forget(library, "me_quest", "own")
    assert library.index.titled("me_quest", "golpe bajo") == []
    assert not (library.folder / "pictures/me_quest/own").exists()


def test_a_card_left_out_is_told_by_its_field_in_both_languages(library: Library, tmp_path: Path) -> None:
    """What lacks, and what stands where it cannot: no word of English in a Spanish report."""
    lines = "id\tset\tset_name\ttitle\tside\tculture\ttype\ttwilight\tsite_number\tally_home_site\tminion_site\n"
    good = "70_1\t70\tFans\tTorch\tfree_people\tGondor\tpossession\t1\n"
    wrong = "70_2\t70\tFans\tOld Mill\tnobody\tShire\tpossession\t1\n"
    lacking = "70_3\t70\tFans\tFar Horn\tshadow\tMoria\tevent\t\n"
    path = written(tmp_path / "fans.tsv", lines + good + wrong + lacking)
    read = import_files(library, [path]).cards["lotr_tcg", "gemp"]
    assert [card.fields["side"] for card in read.cards] == ["free_peoples"]
    assert list(problem_lines(read.problems, Texts("es"))) == [
        "3 “Old Mill”: Se ha dejado fuera: «side» no puede ser «nobody».",
        "4 “Far Horn”: Se ha dejado fuera: falta «twilight».",
    ]
    aliases = written(tmp_path / "ids.tsv", "printing_id\tbase_card_id\n0_9\t70_001\n0_8\t70_9\n")
    read = import_files(library, [aliases]).cards["lotr_tcg", "gemp"]
    assert [problem.message_id for problem in read.problems] == ["imports-base-card-unknown"]
    torch = library.index.by_id("lotr_tcg", "0_9")
    assert torch is not None
    assert torch.title == "Torch"


def test_all_sources_of_an_import_are_kept_together_or_not_at_all(library: Library, tmp_path: Path) -> None:
    folder = tmp_path / "sets"
    written(folder / "OOS.json", throneteki_pack())
    written(folder / "cardDb.tsv", card_table())
    before = library.index.count()

    def stop(_: str, done: int, whole: int) -> None:
        if done == whole:
            raise ImportCancelled

    with pytest.raises(ImportCancelled):
        import_files(library, [folder], progress=stop)
    assert library.index.count() == before
    assert library.store.sources() == []
    heard: list[tuple[str, int, int]] = []
    import_files(library, [folder], progress=lambda *step: heard.append(step))
    assert library.index.count() == before + 5
    assert heard[0] == ("OOS.json", 0, 2)


def test_a_refused_file_does_not_stop_the_others(library: Library, tmp_path: Path) -> None:
    good, bad = written(tmp_path / "OOS.json", throneteki_pack()), written(tmp_path / "poem.json", "{ not json")
    staged = import_files(library, [bad, good])
    assert [error.message_id for error in staged.refused] == ["imports-not-json"]
    assert all(staged.refused[0].text(Texts(language)) for language in LANGUAGES)
    assert library.index.titled("thrones", "a long night") != []


def test_what_is_no_format_is_refused(library: Library, tmp_path: Path) -> None:
    refused = import_files(
        library, [written(tmp_path / "song.mp3", "la la"), written(tmp_path / "a.json", "[1, 2]")]
    ).refused
    assert all(isinstance(error, ImportRefused) for error in refused)
    assert len(refused) == 2


def test_other_printings_of_a_card_are_the_same_card(library: Library, tmp_path: Path) -> None:
    hero = {"id": "90_1", "set": 90, "set_name": "Own Set", "title": "Halbarad", "side": "Shadow", "type": "Companion"}
    table = cells(hero | {"twilight": 1}, columns=TCG_TABLE)
    import_files(library, [written(tmp_path / "own.tsv", table)])
    aliases = "printing_id\tbase_card_id\tbase_title\n0_7\t90_1\tHalbarad\n0_8\t90_9\tNobody\n"
    read = import_files(library, [written(tmp_path / "aliases.tsv", aliases)]).cards["lotr_tcg", "gemp"]
    assert [problem.text for problem in read.problems] == ["0_8"]
    card = library.index.by_id("lotr_tcg", "0_7")
    assert card is not None
    assert (card.code, card.source) == ("90_1", "gemp")


def test_a_zip_of_pictures_by_card_code(library: Library, tmp_path: Path) -> None:
    path = tmp_path / "pictures.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("mine/01001.png", PNG)
        archive.writestr("mine/99999.png", PNG)
        archive.writestr("mine/01002.png", b"no picture")
    read = import_files(library, [path], "lotr_lcg").cards["lotr_lcg", "own_pictures"]
    assert [problem.message_id for problem in read.problems] == ["imports-entry-unknown", "imports-no-picture"]
    assert (library.folder / "pictures/lotr_lcg/own_pictures/01001.png").read_bytes() == PNG
    assert import_files(library, [path]).refused[0].message_id == "imports-pack-without-json"


def test_files_of_many_decks(library: Library, tmp_path: Path) -> None:
    spider = {"databaseId": "51223bd0-ffd1-11df-a976-0801200c9096", "quantity": 3, "loadGroupId": "sharedEncounterDeck"}
    hero = {"databaseId": "51223bd0-ffd1-11df-a976-0801200c9001", "quantity": 1, "loadGroupId": "playerNPlay1"}
    nobody = {"databaseId": "nobody", "quantity": 1, "loadGroupId": "playerNDeck"}
    prebuilt = {"preBuiltDecks": {"Q1": {"label": "Into the Wood", "cards": [spider, hero, nobody, {"quantity": "x"}]}}}
    import_files(library, [written(tmp_path / "OOS.json", throneteki_pack())])
    cards = [{"code": "90001", "count": 2}, {"code": "90002", "count": 1}]
    standalone = [{"id": "S", "name": "Wolves", "faction": "stark", "agenda": None, "cards": cards}]
    paths = [written(tmp_path / "decks.json", prebuilt), written(tmp_path / "standalone.json", standalone)]
    wood, wolves = (read for _, read in import_files(library, paths).decks)
    assert [(entry.part, entry.title, entry.copies) for entry in wood.deck.entries] == [
        ("heroes", "Aragorn", 1),
        ("encounter", "Forest Spider", 3),
    ]
    assert [line.listed.id for line in wood.unmatched] == ["nobody"]
    assert len(wood.problems) == 1
    assert [(entry.part, entry.copies) for entry in wolves.deck.entries] == [("faction", 1), ("plots", 1), ("deck", 2)]


def test_a_deck_finds_the_cards_that_come_in_with_it(library: Library, tmp_path: Path) -> None:
    """A folder with the cards and the decks of a game is brought in at once, whichever is read first."""
    folder = tmp_path / "everything"
    folder.mkdir()
    written(folder / "zz-OOS.json", throneteki_pack())
    deck = "Maids\n\nHouse Stark\n\nCharacters (1)\n3x Maid of the Weir (Own)\n2x Nobody (Own)\n"
    written(folder / "aa-deck.txt", deck)
    staged = import_files(library, [folder], "thrones")
    assert staged.refused == []
    ((_, read),) = staged.decks
    assert [(entry.title, entry.copies) for entry in read.deck.part("deck")] == [("Maid of the Weir", 3)]
    assert [line.listed.title for line in read.unmatched] == ["Nobody"]
    assert library.index.by_code("thrones", read.deck.part("deck")[0].code) is not None


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


def test_printings_are_known_in_whatever_order_the_files_come(library: Library, tmp_path: Path) -> None:
    folder = tmp_path / "set"
    folder.mkdir()
    written(folder / "a_aliases.tsv", "printing_id\tbase_card_id\n0_7\t90_1\n")
    hero = {"id": "90_1", "set": 90, "set_name": "Own Set", "title": "Halbarad", "side": "Shadow", "type": "Companion"}
    written(folder / "b_cards.tsv", cells(hero | {"twilight": 1}, columns=TCG_TABLE))
    staged = import_files(library, [folder])
    assert staged.refused == []
    assert [read.left_out for read in staged.cards.values()] == [0]
    found = library.index.by_id("lotr_tcg", "0_7")
    assert found is not None
    assert found.title == "Halbarad"
