"""Studying a deck: its curves, the odds of drawing, sample hands, what is owned and what may replace a card."""

from __future__ import annotations

import random
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.app.decks.collection import Collection, Shelf, pull_list, read_collection, write_collection
from desktop_app.app.decks.hands import mulligan, sample_hand
from desktop_app.app.decks.model import Deck, added
from desktop_app.app.decks.preset import preset_decks
from desktop_app.app.decks.replacing import replacements
from desktop_app.app.decks.statistics import odds_by_turn, odds_of, statistics
from desktop_app.app.library.library import Library
from desktop_app.games.lotr_lcg.reading.facts import load_cards
from tests.app.decks.own_decks import own_decks

LANTERNS = preset_decks()["lanterns_of_the_west"]


def test_the_numbers_of_a_deck_agree_with_its_cards(library: Library) -> None:
    found = statistics(LANTERNS, library.index)
    assert found.cards == LANTERNS.size("deck") == sum(found.types.values()) == sum(found.curve.values())
    heroes = [load_cards()[entry.code] for entry in LANTERNS.part("heroes")]
    assert found.leader_sum == sum(hero.threat_cost or 0 for hero in heroes)
    assert list(found.curve) == sorted(found.curve, key=lambda cost: (not cost.isdigit(), cost.zfill(4)))
    assert sum(found.groups["sphere"].values()) == found.cards
    allies = [
        card
        for entry in LANTERNS.part("deck")
        for card in [library.index.by_code("lotr_lcg", entry.code)] * entry.copies
    ]
    willpower = [card.number_of("willpower") for card in allies if card is not None and card.type == "ally"]
    assert found.totals["willpower"].sum == sum(number or 0 for number in willpower)
    assert found.totals["willpower"].average == pytest.approx(sum(number or 0 for number in willpower) / len(willpower))


@pytest.mark.parametrize("deck", own_decks(), ids=lambda deck: deck.game)
def test_every_game_has_its_charts(library: Library, deck: Deck) -> None:
    found = statistics(deck, library.index)
    assert found.cards == deck.size("deck") == sum(found.types.values())
    assert found.leader_sum is None


@given(st.integers(0, 7), st.integers(0, 7), st.integers(0, 7), st.integers(0, 4))
def test_the_odds_are_those_of_counting_all_hands(copies: int, others: int, drawn: int, at_least: int) -> None:
    deck = [True] * copies + [False] * others
    hands = list(combinations(deck, min(drawn, len(deck))))
    counted = sum(sum(hand) >= at_least for hand in hands) / len(hands)
    assert odds_of(copies, len(deck), drawn, at_least) == pytest.approx(counted)


def test_the_odds_grow_with_every_turn_and_with_a_mulligan() -> None:
    plain, again = odds_by_turn(3, 50, 6, 10), odds_by_turn(3, 50, 6, 10, second_hand=6)
    assert plain == sorted(plain)
    assert plain[0] == pytest.approx(1 - (47 * 46 * 45 * 44 * 43 * 42) / (50 * 49 * 48 * 47 * 46 * 45))
    assert all(second > first for first, second in zip(plain, again, strict=True))
    with pytest.raises(ValueError, match="no such deck"):
        odds_of(4, 3, 1)


def test_a_sample_hand_can_be_shown_again_and_drawn_anew() -> None:
    hand = sample_hand(LANTERNS, seed=7)
    assert len(hand.hand) == 6
    assert hand == sample_hand(LANTERNS, seed=7)
    every = sorted(code for entry in LANTERNS.part("deck") for code in [entry.code] * entry.copies)
    assert sorted((*hand.hand, *hand.rest)) == every
    assert hand.drawn(2).hand == (*hand.hand, *hand.rest[:2])
    anew = mulligan(LANTERNS, hand)
    assert (anew.hand != hand.hand, anew.mulligans, sorted((*anew.hand, *anew.rest))) == (True, 1, every)


def test_hands_hold_cards_as_often_as_the_odds_say() -> None:
    (most,) = [entry for entry in LANTERNS.part("deck") if entry.copies == 3][:1]
    seeds = range(2000)
    hits = sum(most.code in sample_hand(LANTERNS, seed).hand for seed in seeds)
    assert hits / len(seeds) == pytest.approx(odds_of(3, LANTERNS.size("deck"), 6), abs=0.05)


def test_owned_copies_come_from_sets_and_single_cards(library: Library, tmp_path: Path) -> None:
    collection = Collection().with_set("lotr_lcg", "revised_core", 2).with_card("lotr_lcg", "01001", 1)
    owned = collection.owned(library.index)
    assert owned["lotr_lcg", "01013"] == 6
    assert owned["lotr_lcg", "01001"] == 1
    write_collection(tmp_path, collection)
    assert read_collection(tmp_path) == collection
    assert read_collection(tmp_path / "none") == Collection()
    assert (
        collection.with_set("lotr_lcg", "revised_core", 0).with_card("lotr_lcg", "01001", None).owned(library.index)
        == {}
    )


def test_built_decks_share_one_collection(library: Library) -> None:
    owned = Collection().with_set("lotr_lcg", "revised_core", 1).owned(library.index)
    gandalf = added(Deck("lotr_lcg", "Wizards", built=True), "deck", "01073", "Gandalf", 3)
    shelf = Shelf(owned, [gandalf, gandalf])
    assert (shelf.owned("lotr_lcg", "01073"), shelf.used("lotr_lcg", "01073")) == (owned["lotr_lcg", "01073"], 6)
    assert shelf.free("lotr_lcg", "01073") == owned["lotr_lcg", "01073"] - 6
    assert Shelf(owned, [gandalf]).lacking(added(gandalf, "deck", "01073", "Gandalf", 10)) == {
        "01073": 13 - max(0, owned["lotr_lcg", "01073"] - 3)
    }
    assert Shelf({}, [gandalf]).free("lotr_lcg", "01073") == -3


def test_the_pull_list_is_in_the_order_of_the_shelf(library: Library) -> None:
    ((name, lines),) = pull_list(LANTERNS, library.index)
    assert name == "Revised Core Set"
    assert [number for number, _, _ in lines] == sorted(number or 0 for number, _, _ in lines)
    assert sum(copies for _, _, copies in lines) == LANTERNS.size()


def test_the_pull_list_speaks_the_language_of_the_reader(library: Library) -> None:
    ((name, lines),) = pull_list(LANTERNS, library.index, "es")
    assert name == "Caja básica revisada"
    cards = [library.index.by_code("lotr_lcg", entry.code) for entry in LANTERNS.entries]
    assert {title for _, title, _ in lines} == {card.title_in("es") for card in cards if card is not None}


def test_replacements_are_of_the_type_and_can_be_had(library: Library) -> None:
    card = library.index.by_code("lotr_lcg", "01050")
    assert card is not None
    free = {entry.code for entry in LANTERNS.entries} - {"01051"}
    found = replacements(card, library.index, lambda code: code in free)
    assert found
    assert all(each.type == card.type and each.code in free for each in found)
    assert found[0].fields["sphere"] == card.fields["sphere"]


def test_the_dice_of_the_person_are_left_alone() -> None:
    random.seed(1)
    before = random.getstate()
    sample_hand(LANTERNS, seed=3)
    assert random.getstate() == before
