"""Saved searches and notes on cards."""

from __future__ import annotations

from pathlib import Path

from desktop_app.app.library.keepsakes import Keepsakes, SavedSearch, read_keepsakes, write_keepsakes


def test_searches_and_notes_are_kept(tmp_path: Path) -> None:
    kept = Keepsakes().with_search(SavedSearch(name="Cheap", query="o<2", game="lotr_lcg"))
    kept = kept.with_search(SavedSearch(name="Mine", query="is:owned")).with_note("lotr_lcg", "01073", "The best card.")
    kept = kept.with_search(SavedSearch(name="Cheap", query="o<1", game="lotr_lcg"))
    write_keepsakes(tmp_path, kept)
    again = read_keepsakes(tmp_path)
    assert [(search.name, search.query) for search in again.searches] == [("Cheap", "o<1"), ("Mine", "is:owned")]
    assert again.note("lotr_lcg", "01073") == "The best card."
    assert again.without_search("Mine").with_note("lotr_lcg", "01073", " ").notes == {"lotr_lcg": {}}
    assert read_keepsakes(tmp_path / "new") == Keepsakes()
