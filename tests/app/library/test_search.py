"""Searching as players do: the letters of their sites, words of both languages, owned cards and decks."""

from __future__ import annotations

import pytest

from desktop_app.app.library.library import Library
from desktop_app.app.library.syntax import QueryError


def found(library: Library, text: str, game: str | None = "lotr_lcg", language: str = "en") -> list[str]:
    return [card.title_in(language) for card in library.index.cards(library.search(text, game, language))]


def test_a_bare_word_finds_titles_texts_and_traits_from_their_beginnings_titles_first(library: Library) -> None:
    assert found(library, "title:steward") == ["Steward of Gondor"]
    by_trait = set(found(library, "k:gondor")) - set(found(library, "title:gondor"))
    by_text = set(found(library, "x:gondor")) - by_trait
    assert by_trait
    assert by_text
    titled = found(library, "title:gondor")
    everything = found(library, "gondor")
    assert everything[: len(titled)] == titled
    assert set(everything) == set(titled) | by_trait | by_text
    assert set(found(library, '"when revealed"')) == set(found(library, 'x:"when revealed"')) != set()
    assert "Glóin" in found(library, "GLOIN")
    assert found(library, "tewar") == []


def test_titles_are_found_in_both_languages(library: Library) -> None:
    english = found(library, "title:senescal title:gondor")
    assert english == ["Steward of Gondor"]
    assert found(library, "senescal gondor")[0] == "Steward of Gondor"


def test_the_same_search_in_spanish_and_english(library: Library) -> None:
    spanish = library.search("coste<=2 tipo:aliado", "lotr_lcg")
    assert spanish
    assert spanish == library.search("cost<=2 type:ally", "lotr_lcg") == library.search("o<=2 t:ally", "lotr_lcg")
    cards = library.index.cards(spanish)
    assert all(card.type == "ally" and (card.number_of("cost") or 0) <= 2 for card in cards)


def test_spheres_and_traits_have_names_in_both_languages(library: Library) -> None:
    assert library.search("s:saber", "lotr_lcg") == library.search("sphere:lore", "lotr_lcg") != []
    assert library.search("rasgo:enano", "lotr_lcg") == library.search("k:dwarf", "lotr_lcg") != []


def test_several_values_of_a_field_are_one_or_the_other(library: Library) -> None:
    both = set(library.search("t:hero|event", "lotr_lcg"))
    assert both == set(library.search("t:hero", "lotr_lcg")) | set(library.search("t:event", "lotr_lcg"))


def test_and_or_not_and_brackets(library: Library) -> None:
    heroes = set(library.search("t:hero", "lotr_lcg"))
    dwarves = set(library.search("k:dwarf", "lotr_lcg"))
    assert set(library.search("t:hero k:dwarf", "lotr_lcg")) == heroes & dwarves
    assert set(library.search("t:hero -k:dwarf", "lotr_lcg")) == heroes - dwarves
    assert set(library.search("t:hero OR k:dwarf", "lotr_lcg")) == heroes | dwarves
    assert set(library.search("-(t:hero OR k:dwarf)", "lotr_lcg")).isdisjoint(heroes | dwarves)
    assert set(library.search("k!dwarf t:hero", "lotr_lcg")) == heroes - dwarves


def test_a_phrase_wants_its_words_side_by_side(library: Library) -> None:
    assert found(library, '"gondor of steward"') == []
    assert found(library, 'title:"of gondor"') == ["Horn of Gondor", "Steward of Gondor"]


def test_x_is_no_number_but_can_be_asked_for(library: Library) -> None:
    assert "Maid of the Weir" in found(library, "cost:x", "thrones")
    assert found(library, "cost:x t:character", "thrones") == ["Maid of the Weir"]
    assert "Maid of the Weir" not in found(library, "cost>0", "thrones")


def test_values_with_a_number_in_them_are_compared_by_it(library: Library) -> None:
    assert found(library, "mp>=3 oathkeeper", "meccg") == ["Oathkeeper"]
    assert found(library, "mp>3 oathkeeper", "meccg") == []
    assert found(library, "prowess>8 body:- marsh wight", "meccg") == ["Marsh Wight"]


def test_letters_mean_what_each_game_means_by_them(library: Library) -> None:
    assert found(library, "s>=4 cost:x", "thrones") == ["Maid of the Weir"]
    assert {"House Greyjoy", "The Ferryman’s Debt", "Asha Greyjoy"} <= set(found(library, "f:greyjoy", "thrones"))
    assert "Maid of the Weir" in found(library, "g:1 l:1 u:sí", "thrones")
    fourth = ["Ashen Causeway", "Ered Nimrais", "Westemnet Hills", "White Mountains", "White Rocks"]
    assert found(library, "n:4 t:sitio", "lotr_tcg") == fourth


def test_a_regular_expression_is_blind_to_accents(library: Library) -> None:
    assert found(library, "/^glo/") == ["Glóin", "Glorfindel"]
    assert found(library, "x:/2 strength$/", "thrones") == []
    assert found(library, "x:/2 strength\\.$/", "thrones") == ["Maid of the Weir"]


def test_owned_cards_and_decks(library: Library) -> None:
    library.owns({("lotr_lcg", "01001"): 1, ("lotr_lcg", "01073"): 4})
    library.decks_hold({"": [("lotr_lcg", "01001")], "Riders": [("lotr_lcg", "01073")]})
    assert found(library, "is:owned") == ["Aragorn", "Gandalf"]
    assert found(library, "owned>=2") == ["Gandalf"]
    assert found(library, "in:deck") == ["Aragorn"]
    assert found(library, "en:riders") == ["Gandalf"]
    library.owns({})
    assert found(library, "is:owned") == []


def test_the_order_is_by_title_or_as_asked(library: Library) -> None:
    threats = [
        card.number_of("threat_cost") for card in library.index.cards(library.search("t:hero sort:-threat", "lotr_lcg"))
    ]
    assert threats == sorted(threats, key=lambda threat: -(threat or 0))
    spanish = found(library, "t:event", language="es")
    assert spanish[0] < spanish[-1]


def test_all_games_at_once(library: Library) -> None:
    games = {card.game for card in library.index.cards(library.search("", None))}
    assert games == {"lotr_lcg", "thrones", "lotr_tcg", "meccg", "me_quest"}


def test_what_is_typed_never_becomes_sql(library: Library) -> None:
    before = library.index.count()
    for text in ("x'; DROP TABLE cards; --x", 'x:"a\' OR 1=1"', "NEAR ^x", "title:^col:x"):
        assert library.search(text, "lotr_lcg") == []
    with pytest.raises(QueryError):
        library.search("* NEAR(", "lotr_lcg")
    assert library.index.count() == before


def test_the_whole_value_differs_from_a_part(library: Library) -> None:
    assert library.search("name=gandalf", "lotr_lcg") == library.search("name:gandalf -name:gandalf’s", "lotr_lcg")
    assert len(library.search("name:gandalf", "lotr_lcg")) > len(library.search("name=gandalf", "lotr_lcg"))
