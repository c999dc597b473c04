"""How a player deck is built: for each rule a deck that keeps it and one that breaks it."""

from __future__ import annotations

import pytest

from desktop_app.games.kit.deck_list import DeckList, Fix
from desktop_app.games.lotr_lcg.deck_rules import check, unmatched_spheres
from tests.games.decks import card, many, rules, with_, without

HEROES = [
    card("Halbarad", "hero", "heroes", unique=True, sphere="leadership"),
    card("Beregond", "hero", "heroes", unique=True, sphere="tactics"),
    card("Ioreth", "hero", "heroes", unique=True, sphere="lore"),
]
LEGAL = DeckList((*HEROES, *many("Watchman", "ally", 50, sphere="tactics", cost=2)))


@pytest.mark.rule("LCG-104")
def test_one_to_three_heroes() -> None:
    assert check(LEGAL) == []
    fourth = with_(LEGAL, card("Hirgon", "hero", "heroes", unique=True))
    assert rules(check(fourth)) == ["LCG-104"]
    assert check(fourth)[0].fix == Fix("remove", "Hirgon", "heroes", 1)
    assert rules(check(without(LEGAL, 3, "heroes"))) == ["LCG-104"]
    assert check(without(LEGAL, 2, "heroes")) == []


def test_two_heroes_of_one_name_cannot_lead_a_deck() -> None:
    twins = with_(without(LEGAL, 1, "heroes"), card("Halbarad", "hero", "heroes", unique=True, code="other"))
    assert rules(check(twins)) == ["LCG-083"]


@pytest.mark.rule("LCG-105", "LCG-106")
def test_fifty_cards_at_least_and_no_limit_above() -> None:
    assert rules(check(without(LEGAL, 1))) == ["LCG-105"]
    assert check(with_(LEGAL, many("Rider", "ally", 70))) == []


@pytest.mark.rule("LCG-107")
def test_three_copies_by_title_whatever_the_type() -> None:
    assert check(with_(LEGAL, card("Ford Song", "event", copies=3))) == []
    four = with_(LEGAL, card("Ford Song", "event", copies=2), card("Ford Song", "ally", copies=2, code="ally"))
    assert rules(check(four)) == ["LCG-107"]
    assert check(four)[0].cards == ("Ford Song", "ally")


@pytest.mark.rule("LCG-544")
def test_boons_do_not_fill_a_deck() -> None:
    boon = card("Old Friend", "event", subtype="boon")
    assert rules(check(with_(without(LEGAL, 1), boon))) == ["LCG-105", "LCG-544"]
    assert check(with_(LEGAL, boon)) == []


@pytest.mark.rule("LCG-546")
def test_burdens_do_not_fill_a_deck() -> None:
    burden = card("Old Wound", "treachery", subtype="burden")
    assert rules(check(with_(without(LEGAL, 1), burden))) == ["LCG-105", "LCG-546"]
    assert check(with_(LEGAL, burden)) == []


def test_cards_that_no_hero_can_pay_for_are_hinted_at_but_legal() -> None:
    deck = with_(LEGAL, card("Harper", "ally", sphere="spirit", cost=2), card("Ford Song", "event", sphere="neutral"))
    assert check(deck) == []
    assert [each.title for each in unmatched_spheres(deck)] == ["Harper"]
