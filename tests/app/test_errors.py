"""Errors are sentences in the language of the person, wherever they were raised."""

from __future__ import annotations

import pickle

from desktop_app.app import errors
from desktop_app.app.errors import FileDamaged, LongtableError, SaveDamaged, StorageFull
from desktop_app.app.texts.texts import LANGUAGES, Texts


def test_an_error_names_the_file_in_both_languages(english: Texts, spanish: Texts) -> None:
    error = StorageFull(path="saves/mirkwood.json")
    assert "saves/mirkwood.json" in error.text(english)
    assert "No queda espacio" in error.text(spanish)
    assert str(error) == "errors-storage-full (path=saves/mirkwood.json)"


def test_the_place_of_the_damage_is_told_in_the_same_language(english: Texts, spanish: Texts) -> None:
    place = FileDamaged("errors-file-not-json", path="x", line=3, column=7).place
    error = SaveDamaged(path="x.json", place=place, aside="x.json.damaged")
    assert "line 3, column 7" in error.text(english)
    assert "línea 3, columna 7" in error.text(spanish)


def test_an_error_arrives_whole_from_another_process() -> None:
    error = pickle.loads(pickle.dumps(StorageFull(path="a.json")))
    assert isinstance(error, StorageFull)
    assert error.params == {"path": "a.json"}
    assert error.message_id == "errors-storage-full"


def test_every_kind_of_error_has_its_sentence() -> None:
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type)]
    ids = {kind.default_id for kind in kinds if issubclass(kind, LongtableError)}
    assert len(ids) > 10
    for language in LANGUAGES:
        texts = Texts(language)
        assert [message_id for message_id in ids if not texts.has(message_id)] == []
