"""One entry a card, whatever products and collections it comes from; what is owned of its printings adds up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from desktop_app.app.decks.collection import Collection, Shelf
from desktop_app.app.decks.model import Deck, added
from desktop_app.app.library.details import copies_of, decks_with, other_versions
from desktop_app.app.library.library import Library
from desktop_app.app.library.record import CardRecord
from tests.app.library.own_cards import card


def ally(code: str, title: str = "Ford Warden", **more: Any) -> CardRecord:
    """An ally of Lore with numbers of its own."""
    facts: dict[str, Any] = {"sphere": "lore", "cost": 2, "willpower": 1, "attack": 1, "defense": 2, "hit_points": 2}
    return card("lotr_lcg", code, title, "ally", **(facts | more))


@pytest.fixture
def shelves(library: Library) -> Library:
    """A card in three products of two collections, and what only looks like it."""
    library.add("lotr_lcg", "first", [
        ally("a1", set="box", set_name="The Box", quantity=2, number=4, text={"en": "Each Ranger gets 1 willpower."}),
        ally("a2", set="reprint", set_name="The Reprint", quantity=3, text={"en": "Each Ranger gets 1 willpower!"}),
        ally("a3", cost=4),
        ally("a4", sphere="tactics"),
    ])  # fmt: skip
    library.add("lotr_lcg", "second", [
        ally("b1", set="box2", set_name="The Box", quantity=2, text={"en": "Other words for the same."}),
    ])  # fmt: skip
    return library


def test_the_library_shows_a_card_once_with_its_printings_under_it(shelves: Library) -> None:
    found = shelves.index.cards(shelves.search('title="ford warden"', "lotr_lcg"))
    assert sorted(each.number_of("cost") or 0 for each in found) == [2, 2, 4]
    (head,) = [each for each in found if each.number_of("cost") == 2 and each.words_of("sphere") == "lore"]
    assert {each.code for each in shelves.index.printings(*head.key)} == {"a1", "a2", "b1"}
    assert {each.code for each in other_versions(head, shelves.index)} == {"a3", "a4"}
    assert shelves.index.counts("sphere", shelves.read('title="ford warden"'), "lotr_lcg") == {"lore": 2, "tactics": 1}


def test_every_printing_still_answers_to_its_own_code(shelves: Library) -> None:
    for code, name in (("a1", "The Box"), ("a2", "The Reprint"), ("b1", "The Box")):
        printing = shelves.index.by_code("lotr_lcg", code)
        assert printing is not None
        assert printing.set_name == name
    assert len({shelves.index.id_of("lotr_lcg", code) for code in ("a1", "a2", "b1")}) == 1


def test_a_card_is_found_by_any_of_its_sets(shelves: Library) -> None:
    for asked in ('set:"the box"', "set:reprint", "set:box2", "set:box"):
        titles = [each.title for each in shelves.index.cards(shelves.search(f"{asked} cost:2", "lotr_lcg"))]
        assert titles == ["Ford Warden"], asked
    names = [choice.en for choice in shelves.index.choices("set", "lotr_lcg")]
    assert names.count("The Box") == 1


def test_two_cards_of_one_source_with_other_words_stay_two(library: Library) -> None:
    library.add("lotr_lcg", "words", [
        ally("c1", "Two Faces", text={"en": "Response: draw a card after this ally quests."}),
        ally("c2", "Two Faces", text={"en": "Forced: discard the top of your deck when it is hurt, or lose threat."}),
    ])  # fmt: skip
    assert len(library.search('title="two faces"', "lotr_lcg")) == 2


def test_known_ids_join_what_titles_would_not(library: Library) -> None:
    library.add("lotr_lcg", "one", [ally("d1", "Warden of Fords", ids=["0000-1"])])
    library.add("lotr_lcg", "two", [ally("d2", "Warden of Fords", cost=3, ids=["0000-1"])])
    assert len(library.search('title="warden of fords"', "lotr_lcg")) == 1


def test_what_is_owned_of_printings_adds_up(shelves: Library) -> None:
    collection = Collection().with_set("lotr_lcg", "box", 1).with_set("lotr_lcg", "reprint", 1)
    head = shelves.index.head_code("lotr_lcg", "a2")
    owned = collection.owned(shelves.index)
    assert owned["lotr_lcg", head] == 5
    shelves.owns(owned)
    assert [each.title for each in shelves.index.cards(shelves.search("owned:5", "lotr_lcg"))] == ["Ford Warden"]
    singles = Collection().with_card("lotr_lcg", "a1", 1).with_card("lotr_lcg", "b1", 2)
    assert singles.owned(shelves.index) == {("lotr_lcg", head): 3}


def test_decks_of_several_printings_use_one_card(shelves: Library) -> None:
    deck = added(
        added(Deck("lotr_lcg", "Mine", built=True), "deck", "a1", "Ford Warden", 1), "deck", "b1", "Ford Warden", 2
    )
    shown = shelves.index.by_code("lotr_lcg", "a2")
    assert shown is not None
    assert copies_of(shown, deck, shelves.index) == 3
    assert decks_with(shown, {"mine": deck}, shelves.index) == [("mine", 3)]
    shelf = Shelf({("lotr_lcg", shelves.index.head_code("lotr_lcg", "a1")): 4}, [deck], shelves.index.head_code)
    assert [(shelf.owned("lotr_lcg", code), shelf.free("lotr_lcg", code)) for code in ("a1", "a2", "b1")] == [
        (4, 1)
    ] * 3
    shelves.decks_hold({"": deck.keys()})
    assert len(shelves.search("in:deck", "lotr_lcg")) == 1


def test_a_printing_in_spanish_gives_its_words_to_the_card(library: Library, tmp_path: Path) -> None:
    library.add("lotr_lcg", "english", [ally("e1", "Warden")])
    library.add("lotr_lcg", "spanish", [ally("e2", "Warden", titles={"en": "Warden", "es": "Guardián"})])
    (found,) = library.index.cards(library.search("guardián t:ally title:warden", "lotr_lcg"))
    assert found.title_in("es") == "Guardián"
