"""Decks of a shelf are found by their words and heroes, and by game, tag and whether they lie built."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from desktop_app.app.decks.model import Deck, Entry
from desktop_app.app.decks.store import DeckStore
from desktop_app.app.decks.wanted import BUILT, NOT_BUILT, DeckFinder, DecksWanted, tags_of
from desktop_app.app.texts.texts import Texts


@pytest.fixture
def store(tmp_path: Path) -> DeckStore:
    store = DeckStore(tmp_path, lambda: datetime(2026, 11, 22, tzinfo=UTC))
    heroes = (Entry("heroes", "01007", "Éowyn", 1),)
    store.create(Deck("lotr_lcg", "Riders", heroes, tags=("Friday", "solo"), built=True))
    store.create(Deck("lotr_lcg", "Axes", tags=("friday",)))
    store.create(Deck("thrones", "Wolves"))
    return store


def names(store: DeckStore, wanted: DecksWanted) -> set[str]:
    found = DeckFinder(Texts("en")).find(store.decks(), wanted)
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
