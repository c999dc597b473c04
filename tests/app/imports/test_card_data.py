"""An import as a whole: what its sources are known by, what is refused, and what belongs together."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from desktop_app.app.imports.bounds import ImportCancelled, ImportRefused
from desktop_app.app.imports.run import MappingNeeded, import_files
from desktop_app.app.library.library import Library
from desktop_app.app.texts.texts import LANGUAGES, Texts
from tests.app.imports.files import PNG, TCG_TABLE, card_table, cells, one, throneteki_pack, written


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
