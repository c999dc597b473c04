"""Files that nobody foresaw: each odd line or card is named in the report, and the rest of the import goes on."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from desktop_app.app.decks import listed
from desktop_app.app.decks.formats.recognise import read_deck_text
from desktop_app.app.decks.model import LONGEST_NAME
from desktop_app.app.decks.store import DeckStore
from desktop_app.app.imports import staging
from desktop_app.app.imports.run import import_files
from desktop_app.app.library.library import Library
from desktop_app.app.texts.texts import LANGUAGES, Texts

HEROES = "My deck\n\nHeroes (1)\n\n1x Aragorn\n\nAllies (2)\n\n"
O8D = (
    '<deck game="a21af4e8-be4b-4cda-a6b6-534f9717391f"><section name="Hero">'
    '<card qty="{qty}">Aragorn</card><card qty="1">Gimli</card></section></deck>'
)


@pytest.mark.parametrize("line", ["0x Snowbourn Scout", "Snowbourn Scout x0", "150x Snowbourn Scout"])
def test_a_line_with_no_copies_is_named_and_the_deck_kept(library: Library, tmp_path: Path, line: str) -> None:
    path = tmp_path / "deck.txt"
    path.write_text(f"{HEROES}{line}\n2x Gandalf\n", encoding="utf-8")
    ((_, read),) = import_files(library, [path]).decks
    assert [problem.place for problem in read.problems] == ["9"]
    assert {entry.title for entry in read.deck.entries} == {"Aragorn", "Gandalf"}
    assert DeckStore(tmp_path / "decks").create(read.deck) == "my-deck"


@pytest.mark.parametrize("qty", ["²", "٣", "0", "-1", "1e3", "", "9" * 5000, "NaN"])
def test_a_number_of_copies_that_is_none_is_named(qty: str) -> None:
    listed = read_deck_text(O8D.format(qty=qty))
    assert [card.title for card in listed.cards] == ["Gimli"]
    assert [problem.place for problem in listed.problems] == ["1"]


def test_a_deck_with_a_name_of_a_thousand_letters_is_kept_with_the_beginning_of_it(
    library: Library, tmp_path: Path
) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("n" * 1000 + "\n" + HEROES, encoding="utf-8")
    ((_, read),) = import_files(library, [path]).decks
    store = DeckStore(tmp_path / "decks")
    assert store.read(store.create(read.deck)).name == "n" * LONGEST_NAME


@pytest.mark.parametrize("number", ["²", "٣٤", "9" * 50, "1.5"])
def test_a_card_number_that_is_none_does_not_stop_the_pack(library: Library, tmp_path: Path, number: str) -> None:
    cards = [
        {"code": f"01{number}", "name": "Odd", "type": "event", "faction": "stark", "cost": 1},
        {"code": "01001", "name": "Even", "type": "event", "faction": "stark", "cost": 1, "loyal": False},
    ]
    path = tmp_path / "pack.json"
    path.write_text(json.dumps({"code": "Own", "name": "Own", "cards": cards}), encoding="utf-8")
    staged = import_files(library, [path])
    assert staged.refused == []
    assert "Even" in [card.title for card in staged.cards["thrones", "throneteki"].cards]


@pytest.mark.parametrize("odd", [None, 7, [], {}, True, 1e300, "x" * 100_000, [[[]]], {"en": []}, -(10**30)])
def test_any_value_in_any_field_of_a_card_is_a_line_of_the_report(
    library: Library, tmp_path: Path, odd: object
) -> None:
    good = {"code": "01001", "name": "Even", "type": "event", "faction": "stark", "cost": 1, "traits": [], "icons": {}}
    fields = [*good, "text", "plotStats", "octgnId", "deckLimit", "quantity", "strength", "illustrator"]
    cards = [{**good, "code": f"01{at:03d}", field: odd} for at, field in enumerate(fields, 2)]
    path = tmp_path / "pack.json"
    path.write_text(json.dumps({"code": "Own", "name": "Own", "cards": [good, *cards, odd]}), encoding="utf-8")
    staged = import_files(library, [path])
    assert staged.refused == []
    read = staged.cards["thrones", "throneteki"]
    assert "Even" in [card.title for card in read.cards]
    assert len(read.cards) + read.left_out == len(cards) + 2


def test_what_no_reader_foresaw_refuses_that_file_alone(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "downloads"
    folder.mkdir()
    for name in ("a.txt", "b.txt"):
        (folder / name).write_text(HEROES, encoding="utf-8")
    whole = listed.resolve

    def stumbles(*_: object) -> object:
        monkeypatch.setattr(staging, "resolve", whole)
        raise OverflowError("Python int too large to convert to SQLite INTEGER")

    monkeypatch.setattr(staging, "resolve", stumbles)
    staged = import_files(library, [folder])
    assert len(staged.decks) == 1
    (refused,) = staged.refused
    for language in LANGUAGES:
        said = refused.text(Texts(language))
        assert "a.txt" in said
        assert "OverflowError" in said


def test_a_path_that_cannot_be_looked_at_is_named_and_the_others_are_read(library: Library, tmp_path: Path) -> None:
    (tmp_path / "deck.txt").write_text(HEROES, encoding="utf-8")
    (tmp_path / "gone.txt").symlink_to(tmp_path / "nowhere")
    os.mkfifo(tmp_path / "pipe.txt")
    wrong = [tmp_path / "gone.txt", tmp_path / "pipe.txt", tmp_path / ("n" * 5000), tmp_path / "never.txt"]
    staged = import_files(library, [*wrong, tmp_path / "deck.txt"])
    assert len(staged.refused) == len(wrong)
    assert len(staged.decks) == 1
    assert all(error.text(Texts(language)) for error in staged.refused for language in LANGUAGES)
