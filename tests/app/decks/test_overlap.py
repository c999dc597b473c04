"""Decks that are played together: copies that the collection lacks, heroes that two of them lead."""

from __future__ import annotations

from desktop_app.app.decks.collection import Collection, Shelf, owns_any
from desktop_app.app.decks.model import Deck, Entry
from desktop_app.app.decks.overlap import Brought, Overlap, groups, together, told
from desktop_app.app.library.built_in import built_in_cards
from desktop_app.app.library.record import CardRecord
from desktop_app.app.texts.texts import Texts

CARDS = {card.code: card for card in built_in_cards("lotr_lcg")}
ARAGORN, GIMLI, EOWYN, GANDALF, STAR = "01001", "01004", "01007", "01073", "01026"


def find(game: str, code: str) -> CardRecord | None:
    return CARDS.get(code)


def deck(name: str, heroes: tuple[str, ...], *tags: str, **copies: int) -> Deck:
    entries = [Entry("heroes", code, CARDS[code].title, 1) for code in heroes]
    entries += [Entry("deck", code.removeprefix("c"), "", count) for code, count in copies.items()]
    return Deck("lotr_lcg", name, tuple(entries), tags=tags)


def shelf(**owned: int) -> Shelf:
    return Shelf({("lotr_lcg", code.removeprefix("c")): count for code, count in owned.items()}, [])


def of(*decks: Deck) -> list[Brought]:
    return [Brought.of_deck(each) for each in decks]


def test_a_card_that_two_decks_want_more_of_than_is_owned_is_told_with_its_numbers() -> None:
    decks = of(deck("Gondor", (ARAGORN,), c01073=3), deck("Rohan", (EOWYN,), c01073=3))
    found = together("lotr_lcg", decks, shelf(c01073=4, c01001=1, c01007=1), find)
    assert found.lacking == (Overlap(GANDALF, 6, 4, ("Gondor", "Rohan")),)
    (sentence,) = told(found, "lotr_lcg", find, Texts("en"))
    assert "Gandalf (6 wanted, 4 owned)" in sentence


def test_enough_copies_are_no_overlap_nor_is_what_one_deck_lacks_alone() -> None:
    decks = of(deck("Gondor", (), c01073=3, c01026=3), deck("Rohan", (), c01073=3))
    assert not together("lotr_lcg", decks, shelf(c01073=6), find)


def test_who_says_nothing_of_what_is_owned_is_told_of_heroes_alone() -> None:
    decks = of(deck("Gondor", (ARAGORN, GIMLI), c01073=3), deck("Rohan", (EOWYN, GIMLI), c01073=3))
    found = together("lotr_lcg", decks, None, find)
    assert found.lacking == ()
    assert [(each.code, each.by) for each in found.shared] == [(GIMLI, ("Gondor", "Rohan"))]
    assert list(told(found, "lotr_lcg", find, Texts("es"))) == ["Gimli encabeza más de uno: Gondor y Rohan."]


def test_a_collection_counts_for_the_games_it_speaks_of() -> None:
    collection = Collection().with_set("lotr_lcg", "core", 1)
    assert owns_any(collection, "lotr_lcg")
    assert not owns_any(collection, "thrones")
    assert not owns_any(collection.with_set("lotr_lcg", "core", 0), "lotr_lcg")


def test_decks_with_a_mark_in_common_are_one_group() -> None:
    gondor, rohan, other = deck("Gondor", (), "Friday"), deck("Rohan", (), "friday"), deck("Other", (), "solo")
    assert list(groups(gondor, {"rohan": rohan, "other": other})) == [("Friday", (rohan,))]
    assert list(groups(other, {"rohan": rohan, "gondor": gondor})) == []
