"""Filters that write the query, saved searches and notes."""

from __future__ import annotations

from pathlib import Path

from desktop_app.app.library.bench import synthetic_cards
from desktop_app.app.library.facets import chosen, facets, flagged, toggled
from desktop_app.app.library.keepsakes import Keepsakes, SavedSearch, read_keepsakes, write_keepsakes
from desktop_app.app.library.library import Library
from desktop_app.app.library.parser import parse
from desktop_app.app.library.printer import print_query
from desktop_app.app.library.syntax import Query


def written(query: Query) -> str:
    return print_query(query, "lotr_lcg")


def test_a_filter_writes_what_could_be_typed() -> None:
    query = toggled(parse("gandalf sort:cost", "lotr_lcg"), "sphere", "lore")
    assert written(query) == "gandalf sphere=lore sort:cost"
    query = toggled(query, "sphere", "spirit")
    assert written(query) == "gandalf sphere=lore|spirit sort:cost"
    assert chosen(query, "sphere") == ("lore", "spirit")
    assert written(toggled(toggled(query, "sphere", "lore"), "sphere", "spirit")) == "gandalf sort:cost"


def test_a_filter_reads_what_was_typed() -> None:
    query = parse("s:Lore w>1", "lotr_lcg")
    assert chosen(query, "sphere") == ("Lore",)
    assert written(toggled(query, "sphere", "lore")) == "willpower>1"


def test_a_filter_leaves_opposites_and_alternatives_alone() -> None:
    query = parse("s!lore or t:hero", "lotr_lcg")
    assert written(toggled(query, "sphere", "lore")) == "(sphere!=lore OR type:hero) sphere=lore"


def test_only_what_i_own_is_a_switch() -> None:
    assert written(flagged(parse("gimli", "lotr_lcg"), "owned", True)) == "gimli is:owned"
    assert written(flagged(parse("gimli is:owned", "lotr_lcg"), "owned", False)) == "gimli"


def test_the_filters_of_a_game_have_names_and_numbers(library: Library) -> None:
    found = {facet.field: facet for facet in facets(library.index, parse("t:hero", "lotr_lcg"), "lotr_lcg")}
    assert found["type"].chosen == ("hero",)
    heroes = next(choice for choice in found["type"].choices if choice.value == "hero")
    assert (heroes.name("es"), heroes.cards) == ("Héroe", 12)
    for choice in found["sphere"].choices:
        assert len(library.find(toggled(Query(), "sphere", choice.value), "lotr_lcg")) == choice.cards


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


def test_synthetic_cards_for_the_bench_differ() -> None:
    cards = list(synthetic_cards(500))
    assert len({card.code for card in cards}) == 500
    assert len({card.title for card in cards}) > 100
