"""Decks of a shelf are found by their words and heroes, by game, tag, sphere or culture, and whether they are legal."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from desktop_app.app.decks.check import AS_IT_IS, LEGAL, NOT_LEGAL
from desktop_app.app.decks.model import Deck, Entry
from desktop_app.app.decks.preset import preset_decks
from desktop_app.app.decks.store import DeckStore
from desktop_app.app.decks.wanted import (
    BUILT,
    NOT_BUILT,
    DeckFinder,
    DecksWanted,
    shelf_field,
    tags_of,
)
from desktop_app.app.library.built_in import built_in_cards
from desktop_app.app.library.record import CardRecord
from desktop_app.app.texts.texts import Texts
from desktop_app.engine.frozen import replace


class BoxedCards:
    """The cards of the box."""

    def __init__(self) -> None:
        self.asked = 0
        self._cards = {(game, card.code): card for game in ("lotr_lcg", "lotr_tcg") for card in built_in_cards(game)}

    def by_code(self, game: str, code: str) -> CardRecord | None:
        self.asked += 1
        return self._cards.get((game, code))


@pytest.fixture
def store(tmp_path: Path) -> DeckStore:
    store = DeckStore(tmp_path, lambda: datetime(2026, 11, 22, tzinfo=UTC))
    heroes = (Entry("heroes", "01007", "Éowyn", 1),)
    store.create(Deck("lotr_lcg", "Riders", heroes, tags=("Friday", "solo"), built=True))
    store.create(Deck("lotr_lcg", "Axes", tags=("friday",)))
    store.create(Deck("thrones", "Wolves"))
    return store


def names(store: DeckStore, wanted: DecksWanted) -> set[str]:
    found = DeckFinder(Texts("en"), BoxedCards()).find(store.decks(), wanted)
    return {each.document.name for each in found if each.document is not None}


def test_a_deck_is_found_by_its_hero_without_accents_and_by_its_game(store: DeckStore) -> None:
    assert names(store, DecksWanted("eowyn")) == {"Riders"}
    assert names(store, DecksWanted("thrones")) == {"Wolves"}


def test_filters_go_together_with_words(store: DeckStore) -> None:
    assert names(store, DecksWanted(tag="FRIDAY")) == {"Riders", "Axes"}
    assert names(store, DecksWanted("ax", tag="Friday")) == {"Axes"}
    assert names(store, DecksWanted(state=BUILT)) == {"Riders"}
    assert names(store, DecksWanted(game="lotr_lcg", state=NOT_BUILT)) == {"Axes"}
    assert names(store, DecksWanted(game="thrones", tag="Friday")) == set()


def test_each_tag_is_offered_once(store: DeckStore) -> None:
    assert [tag.casefold() for tag in tags_of(store.decks())] == ["friday", "solo"]


@pytest.fixture
def legal(store: DeckStore) -> DeckStore:
    """The shelf with a whole deck of the box, a scenario and a deck of the TCG beside the others."""
    shipped = list(preset_decks("en").values())
    for game in ("lotr_lcg", "lotr_tcg"):
        deck = next(deck for deck in shipped if deck.game == game)
        store.create(replace(deck, name=f"Whole {game}"))
    store.create(Deck("lotr_lcg", "Mirkwood", (Entry("encounter", "01096", "Forest Spider", 4),)))
    return store


def test_decks_are_found_by_the_spheres_of_their_heroes_and_not_of_their_other_cards(store: DeckStore) -> None:
    other = (Entry("heroes", "01004", "Gimli", 1), Entry("deck", "01050", "", 3))
    store.create(Deck("lotr_lcg", "Beards", other))
    assert names(store, DecksWanted(game="lotr_lcg", kind="spirit")) == {"Riders"}
    assert names(store, DecksWanted(game="lotr_lcg", kind="tactics")) == {"Beards"}
    assert names(store, DecksWanted("ride", kind="tactics")) == set()


def test_decks_of_the_trading_card_game_are_found_by_all_their_cultures(legal: DeckStore) -> None:
    finder = DeckFinder(Texts("en"), BoxedCards())
    (deck,) = finder.find(legal.decks(), DecksWanted(game="lotr_tcg"))
    assert shelf_field("lotr_tcg") == "culture"
    assert len(finder.kinds(deck)) > 1
    for culture in finder.kinds(deck):
        assert finder.find(legal.decks(), DecksWanted(game="lotr_tcg", kind=culture)) == [deck]


def test_legal_decks_and_those_that_are_not_are_told_apart_and_a_scenario_is_neither(legal: DeckStore) -> None:
    assert names(legal, DecksWanted(game="lotr_lcg", legal=LEGAL)) == {"Whole lotr_lcg"}
    assert names(legal, DecksWanted(game="lotr_lcg", legal=NOT_LEGAL)) == {"Riders", "Axes"}
    assert "Mirkwood" in names(legal, DecksWanted(game="lotr_lcg"))


def test_a_copy_of_a_deck_from_the_box_can_be_played_and_says_what_it_is(legal: DeckStore) -> None:
    id = legal.create(preset_decks("en")["starter_leadership"])
    shelved = next(each for each in legal.decks() if each.id == id)
    assert DeckFinder(Texts("en"), BoxedCards()).legality(shelved) == AS_IT_IS
    assert "Leadership Starter" in names(legal, DecksWanted(game="lotr_lcg", legal=LEGAL))
    assert "Leadership Starter" not in names(legal, DecksWanted(game="lotr_lcg", legal=NOT_LEGAL))


def test_another_game_lets_go_of_the_sphere_that_was_asked_for() -> None:
    wanted = DecksWanted(game="lotr_lcg", kind="spirit", legal=LEGAL)
    assert wanted.but(game="thrones") == DecksWanted(game="thrones", legal=LEGAL)
    assert wanted.but(text="axe").kind == "spirit"


def test_a_card_of_many_decks_is_looked_up_once(legal: DeckStore) -> None:
    shipped = next(deck for deck in preset_decks("en").values() if deck.game == "lotr_lcg")
    for number in range(3):
        legal.create(replace(shipped, name=f"Copy {number}"))
    lookup = BoxedCards()
    finder = DeckFinder(Texts("en"), lookup)
    for _ in range(2):
        finder.find(legal.decks(), DecksWanted(game="lotr_lcg", legal=LEGAL))
    codes = {
        entry.code for each in legal.decks() if each.document is not None for entry in each.document.deck().entries
    }
    assert lookup.asked <= len(codes)
