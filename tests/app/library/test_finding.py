"""What a week of searching asked for: ranges, fields beside each other, values nobody has, words for signs."""

from __future__ import annotations

import pytest

from desktop_app.app.library.library import Library
from desktop_app.app.library.record import CardRecord
from desktop_app.app.library.syntax import QueryError
from desktop_app.app.texts.texts import Texts
from tests.app.library.own_cards import card


def cards(library: Library, text: str, game: str | None = "lotr_lcg") -> list[CardRecord]:
    return library.index.cards(library.search(text, game))


def test_a_range_of_numbers_holds_both_its_ends(library: Library) -> None:
    costs = {each.number_of("cost") for each in cards(library, "cost:2-3")}
    assert costs == {2, 3}
    assert library.search("cost:2-3", "lotr_lcg") == library.search("cost>=2 cost<=3", "lotr_lcg")
    assert library.search("a:3+", "lotr_lcg") == library.search("attack>=3", "lotr_lcg") != []
    assert {each.number_of("cost") for each in cards(library, "cost!=2-9 cost>=0")} == {0, 1}


@pytest.mark.parametrize("digits", [7, 30, 400])
def test_a_number_beyond_every_card_is_a_number_all_the_same(library: Library, digits: int) -> None:
    huge = "9" * digits
    every = library.search("cost>=0", "lotr_lcg")
    assert library.search(f"cost:{huge}", "lotr_lcg") == library.search(f"cost>{huge}", "lotr_lcg") == []
    assert library.search(f"cost<{huge} cost>=0", "lotr_lcg") == library.search(f"cost:0-{huge}", "lotr_lcg") == every
    assert library.search(f"cost>-{huge} cost>=0", "lotr_lcg") == every


def test_two_numbers_of_a_card_are_compared(library: Library) -> None:
    found = cards(library, "t:hero attack>defense")
    heroes = cards(library, "t:hero")
    numbers = {each.code: (each.number_of("attack") or 0, each.number_of("defense") or 0) for each in heroes}
    assert {each.code for each in found} == {code for code, (attack, defense) in numbers.items() if attack > defense}
    assert found
    assert library.search("ataque>defensa t:hero", "lotr_lcg") == library.search("t:hero a>defense", "lotr_lcg")
    assert cards(library, "t:hero attack:defense")


def test_an_exclamation_mark_is_a_no_as_well(library: Library) -> None:
    assert library.search("!t:ally", "lotr_lcg") == library.search("-t:ally", "lotr_lcg") != []
    assert library.search("!gondor", "lotr_lcg") == library.search("-gondor", "lotr_lcg") != []


@pytest.mark.parametrize(
    ("typed", "column", "near"),
    [
        ("t:aly", 3, "ally"),
        ("s:tactcs", 3, "tactics"),
        ("gimli t:ally|evnt", 14, "event"),
        ("k:rangr", 3, "ranger"),
        ("keyword:sentinal", 9, "sentinel"),
    ],
)
def test_a_value_that_no_card_has_is_told_with_the_nearest_one(
    library: Library, typed: str, column: int, near: str
) -> None:
    with pytest.raises(QueryError) as refused:
        library.search(typed, "lotr_lcg")
    assert refused.value.column == column
    assert str(refused.value.params["near"]).casefold() == near
    assert near in refused.value.text(Texts("en")).casefold()


def test_a_value_is_told_in_spanish_words_too(library: Library) -> None:
    with pytest.raises(QueryError) as refused:
        library.search("tipo:aliao", "lotr_lcg")
    assert "Aliado" in refused.value.text(Texts("es"))


def test_a_type_that_a_game_has_is_no_mistake_before_there_are_such_cards(library: Library) -> None:
    assert library.search("t:artifact", "lotr_tcg") == []
    with pytest.raises(QueryError):
        library.search("t:posession", "lotr_tcg")


def test_sites_and_keywords_are_found_by_their_words(library: Library) -> None:
    sites = [
        card("meccg", "S-2", "Old Hold", "site", site_type="Ruins & Lairs"),
        card("meccg", "S-3", "Old Tower", "site", site_type="Shadow-hold"),
    ]
    library.add("meccg", "sites", sites)
    assert [each.code for each in cards(library, "site_type:ruins title:old", "meccg")] == ["S-2"]
    assert [each.code for each in cards(library, "site_type:shadow title:old", "meccg")] == ["S-3"]
    library.add("thrones", "keys", [card("thrones", "1", "Sneak", "character", keywords=["Stealth"])])
    assert [each.code for each in cards(library, "keyword:stealth sneak", "thrones")] == ["1"]


def test_what_a_query_leaves_is_counted_by_value(library: Library) -> None:
    query = library.read("t:hero", "lotr_lcg")
    counts = library.index.counts("sphere", query, "lotr_lcg")
    heroes = cards(library, "t:hero")
    assert counts == {
        sphere: sum(each.words_of("sphere") == sphere for each in heroes)
        for sphere in {each.words_of("sphere") for each in heroes}
    }
    traits = library.index.counts("traits", query, "lotr_lcg")
    assert traits["dwarf"] == len(cards(library, "t:hero k:dwarf"))
    assert library.index.counts("cost", library.read("t:ally", "lotr_lcg"), "lotr_lcg")["2"] == len(
        cards(library, "t:ally cost:2")
    )
