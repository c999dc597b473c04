"""The commands of the library: what they say in words and as data."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from desktop_app.app.decks.formats import ringsdb
from desktop_app.app.decks.model import added
from desktop_app.app.decks.preset import preset_decks
from desktop_app.app.decks.store import DeckStore
from desktop_app.app.library.commands import cards, deck_check, import_paths
from desktop_app.app.library.library import Library
from desktop_app.app.texts.texts import Texts

ENGLISH, SPANISH = Texts("en"), Texts("es")
DECK = next(iter(preset_decks().values()))


def test_cards_are_listed_in_the_language_of_the_reader(library: Library) -> None:
    answer = cards(library, "lotr_lcg", "title:steward", SPANISH)
    assert answer.code == 0
    assert answer.lines[0].endswith("Senescal de Gondor · Carta Vinculada · Caja básica revisada")
    assert answer.lines[-1] == "1 carta"
    (line,) = answer.output(as_json=True)
    assert json.loads(line)["titles"] == {"en": "Steward of Gondor", "es": "Senescal de Gondor"}
    assert cards(library, "lotr_lcg", "nobody", ENGLISH).code == 1


def test_a_legal_deck_and_one_that_is_not(library: Library, tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text(ringsdb.write(DECK, library.index), encoding="utf-8")
    assert deck_check(library, path, ENGLISH).code == 0
    path.write_text(ringsdb.write(added(DECK, "deck", "01073", "Gandalf", 4), library.index), encoding="utf-8")
    answer = deck_check(library, path, ENGLISH)
    assert answer.code == 1
    assert any(line.startswith("  LCG-107: ") for line in answer.lines)
    assert answer.data[0]["violations"][0]["rule"] == "LCG-107"


def test_a_deck_of_our_own_is_checked_as_well(library: Library, tmp_path: Path) -> None:
    store = DeckStore(tmp_path / "decks")
    path = store.path(store.create(DECK))
    assert deck_check(library, path, ENGLISH).lines[-1] == "The deck keeps every construction rule."


def test_imports_are_kept_and_told(library: Library, tmp_path: Path) -> None:
    pack = {
        "code": "P",
        "name": "Pack",
        "cards": [{"code": "9", "type": "dragon", "name": "No One", "faction": "stark"}],
    }
    (tmp_path / "P.json").write_text(json.dumps(pack), encoding="utf-8")
    (tmp_path / "deck.txt").write_text("Heroes\n1x Aragorn\n1x Nobody\n", encoding="utf-8")
    (tmp_path / "song.mp3").write_text("la", encoding="utf-8")
    decks = DeckStore(tmp_path / "decks")
    paths = [tmp_path / name for name in ("P.json", "deck.txt", "song.mp3")]
    answer = import_paths(library, decks, paths, "lotr_lcg", ENGLISH)
    assert answer.code == 1
    assert [shelved.id for shelved in decks.decks()] == ["deck"]
    assert any(line.startswith("  ? 1x Nobody: No card") for line in answer.lines)
    assert any("P.json “No One”: Left out" in line for line in answer.lines)
    assert [set(each) & {"source", "deck", "refused"} for each in answer.data] == [{"source"}, {"deck"}, {"refused"}]


@pytest.mark.parametrize("texts", [ENGLISH, SPANISH], ids=["en", "es"])
def test_nothing_is_said_that_is_not_written(library: Library, tmp_path: Path, texts: Texts) -> None:
    (tmp_path / "deck.txt").write_text("Heroes\n1x Nobody\n", encoding="utf-8")
    assert deck_check(library, tmp_path / "deck.txt", texts, "lotr_lcg").code == 1
