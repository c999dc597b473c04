"""The rule atlas: found by number, by word, by term, in both languages."""

from __future__ import annotations

import pytest

from desktop_app.app.atlas import (
    PREFIXES,
    UnknownRule,
    UnknownTerm,
    find_rule,
    find_term,
    game_of_rule,
    load_atlas,
    search_rules,
)


@pytest.mark.parametrize("game", list(PREFIXES))
def test_every_game_has_its_atlas_in_both_languages(game: str) -> None:
    atlas = load_atlas(game)
    assert atlas.system == game
    assert atlas.prefix == PREFIXES[game]
    assert len(atlas.rules) > 400
    assert all(rule.en.strip() and rule.es.strip() for rule in atlas.rules)
    assert [rule.id for rule in atlas.rules if rule.en == rule.es] == []


def test_the_card_game_has_521_rules_that_a_table_can_show() -> None:
    assert sum(rule.testable for rule in load_atlas("lotr_lcg").rules) == 521


def test_a_rule_is_found_by_its_id_and_speaks_both_languages() -> None:
    rule = find_rule("LCG-207")
    assert "sentinel" in rule.text("en").lower()
    assert "centinela" in rule.text("es").lower()
    assert game_of_rule("MEC-001") == "meccg"


@pytest.mark.parametrize("wrong", ["LCG-999", "XYZ-001", "lcg-081", "LCG", ""])
def test_a_rule_that_does_not_exist_is_named_in_the_error(wrong: str) -> None:
    with pytest.raises(UnknownRule) as caught:
        find_rule(wrong)
    assert repr(wrong) in str(caught.value)


def test_terms_give_the_word_of_each_language() -> None:
    assert find_term("lotr_lcg", "staging_area").text("es") == "área de preparación"
    with pytest.raises(UnknownTerm):
        find_term("lotr_lcg", "no_such_term")


@pytest.mark.parametrize("query", ["LCG-081", "lcg 081", "81"])
def test_the_number_of_a_rule_finds_it_first(query: str) -> None:
    assert search_rules(query, "en", "lotr_lcg")[0].id == "LCG-081"


def test_spanish_is_found_without_its_accents() -> None:
    with_accents = search_rules("comprobación de enfrentamiento", "es", "lotr_lcg")
    without = search_rules("COMPROBACION DE ENFRENTAMIENTO", "es", "lotr_lcg")
    assert with_accents == without
    assert "comprobación de enfrentamiento" in without[0].es.lower()


def test_a_spanish_reader_finds_a_rule_by_its_english_word() -> None:
    found = search_rules("sentinel", "es", "lotr_lcg")
    assert "LCG-207" in [rule.id for rule in found]


def test_the_own_language_comes_before_the_other() -> None:
    first = search_rules("objetivo", "es", "lotr_lcg")[0]
    assert "objetivo" in first.es.lower()


def test_every_word_must_be_found() -> None:
    found = search_rules("travel location", "en", "lotr_lcg")
    assert found
    for rule in found:
        assert "travel" in f"{rule.en} {rule.topic}".lower()
        assert "location" in f"{rule.en} {rule.topic}".lower()
    assert search_rules("travel zeppelin", "en", "lotr_lcg") == []


def test_a_term_named_exactly_brings_its_rules_to_the_front() -> None:
    found = search_rules("MODIFICADOR", "es", "lotr_lcg")
    assert found[0].topic == "modifiers"


def test_without_a_query_the_atlas_is_read_from_its_beginning() -> None:
    assert search_rules("  ", "en", "thrones") == list(load_atlas("thrones").rules)


def test_all_games_are_searched_when_none_is_named() -> None:
    games = {game_of_rule(rule.id) for rule in search_rules("deck", "en")}
    assert games == set(PREFIXES)
