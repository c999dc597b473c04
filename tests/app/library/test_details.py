"""The page of a card: other versions, decks, rules."""

from __future__ import annotations

from desktop_app.app.decks.preset import preset_decks
from desktop_app.app.library.details import decks_with, other_versions, rules_of
from desktop_app.app.library.library import Library
from desktop_app.app.texts.texts import LANGUAGES
from tests.app.library.own_cards import card


def test_other_versions_share_the_title(library: Library) -> None:
    library.add("lotr_lcg", "own", [card("lotr_lcg", "own-1", "Gandalf", "hero")])
    (ally,) = [each for each in library.index.titled("lotr_lcg", "gandalf") if each.code == "01073"]
    assert [each.code for each in other_versions(ally, library.index)] == ["own-1"]


def test_the_decks_that_use_a_card(library: Library) -> None:
    gandalf = library.index.by_code("lotr_lcg", "01073")
    assert gandalf is not None
    decks = preset_decks(game="lotr_lcg")
    assert dict(decks_with(gandalf, decks, library.index)) == {
        id: deck.copies("01073") for id, deck in decks.items() if deck.game == "lotr_lcg" and deck.copies("01073")
    }


def test_the_rules_behind_a_card_are_cited_in_both_languages(library: Library) -> None:
    aragorn = library.index.by_code("lotr_lcg", "01001")
    assert aragorn is not None
    for language in LANGUAGES:
        rules = rules_of(aragorn, language)
        assert any("sentinel" in rule.en.casefold() for rule in rules)
        assert any("response" in rule.en.casefold() for rule in rules)
