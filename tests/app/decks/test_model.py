"""Changing a deck: every change is a new deck, and there is a way back."""

from __future__ import annotations

import pytest

from desktop_app.app.decks.check import check_deck, fixed, sentences
from desktop_app.app.decks.model import Change, Deck, History, added, compared, moved, with_copies
from desktop_app.app.library.library import Library
from desktop_app.app.texts.texts import LANGUAGES, Texts
from desktop_app.games import DECKS
from tests.app.decks.own_decks import built_in_decks

EMPTY = Deck("lotr_lcg", "Riders")


def test_copies_are_added_and_taken_out() -> None:
    deck = added(added(EMPTY, "deck", "01073", "Gandalf", 2), "heroes", "01001", "Aragorn")
    assert [(entry.part, entry.copies) for entry in deck.entries] == [("heroes", 1), ("deck", 2)]
    assert added(deck, "deck", "01073", "Gandalf", -5).part("deck") == ()
    assert EMPTY.size() == 0
    with pytest.raises(ValueError, match="no part 'pool'"):
        with_copies(EMPTY, "pool", "01073", "Gandalf", 1)


def test_copies_move_between_parts_but_no_more_than_there_are() -> None:
    deck = added(EMPTY, "deck", "01073", "Gandalf", 2)
    after = moved(deck, "01073", "deck", "sideboard", 5)
    assert (after.copies("01073", "deck"), after.copies("01073", "sideboard")) == (0, 2)
    assert moved(deck, "01001", "deck", "sideboard") == deck


def test_two_decks_are_compared_card_by_card() -> None:
    before = added(EMPTY, "deck", "01073", "Gandalf", 2)
    after = added(added(before, "deck", "01073", "Gandalf"), "heroes", "01001", "Aragorn")
    assert compared(before, after) == [
        Change("heroes", "01001", "Aragorn", 0, 1),
        Change("deck", "01073", "Gandalf", 2, 3),
    ]
    assert compared(after, after) == []


def test_every_change_can_be_undone_and_redone() -> None:
    first = added(EMPTY, "deck", "01073", "Gandalf")
    second = added(first, "heroes", "01001", "Aragorn")
    history = History(EMPTY).changed(first).changed(second)
    assert history.changed(second) is history
    assert history.undone().undone().deck == EMPTY
    assert history.undone().undone().undone().deck == EMPTY
    assert history.undone().redone().deck == second
    assert history.undone().changed(EMPTY).redone().deck == EMPTY


def test_shipped_decks_are_legal_but_those_that_are_played_as_they_lie_in_the_box(library: Library) -> None:
    as_they_are = {shipped.names["en"] for decks in DECKS.values() for shipped in decks.shipped() if shipped.as_it_is}
    assert as_they_are
    for deck in built_in_decks():
        checked = check_deck(deck, library.index)
        assert checked.is_legal != (deck.name in as_they_are), checked
        assert checked.unknown == ()


def test_fixes_lead_to_a_legal_deck(library: Library) -> None:
    deck = added(built_in_decks()[0], "deck", "01073", "Gandalf", 4)
    deck = added(deck, "heroes", "01012", "Beravor", 2)
    assert [violation.rule for violation in check_deck(deck, library.index).violations] == [
        "LCG-104",
        "LCG-083",
        "LCG-107",
    ]
    for _ in range(4):
        violations = check_deck(deck, library.index).violations
        if violations and violations[0].fix:
            deck = fixed(deck, violations[0].fix)
    assert check_deck(deck, library.index).is_legal


def test_violations_are_told_in_both_languages(library: Library) -> None:
    broken = check_deck(EMPTY, library.index).violations
    assert sentences(broken, Texts("en"))[0] == "LCG-104: The deck has no hero; it needs one to 3."
    assert len({tuple(sentences(broken, Texts(language))) for language in LANGUAGES}) == 2


def test_cards_that_no_hero_can_pay_for_are_hinted_at(library: Library) -> None:
    deck = added(added(EMPTY, "heroes", "01001", "Aragorn"), "deck", "01050", "A Test of Will")
    assert check_deck(deck, library.index).unmatched == ("01050",)


def test_a_card_that_the_library_does_not_know_is_named(library: Library) -> None:
    checked = check_deck(added(EMPTY, "deck", "99999", "Someone"), library.index)
    assert [entry.title for entry in checked.unknown] == ["Someone"]
