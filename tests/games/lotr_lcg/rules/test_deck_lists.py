"""Deck lists: heroes, size, copies, and what kinds of cards may be in a deck."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from desktop_app.games.kit.deck_list import DeckCard, DeckList
from desktop_app.games.kit.printed import FactsError
from desktop_app.games.lotr_lcg.deck_rules import check
from desktop_app.games.lotr_lcg.table.presets import read_deck


def deck(heroes: int = 3, cards: int = 50, *more: DeckCard) -> DeckList:
    """A deck with that many heroes and cards, three copies of each title at most."""
    leading = [DeckCard(f"H{number}", f"Hero {number}", "hero", "heroes", unique=True) for number in range(heroes)]
    full, rest = divmod(cards, 3)
    following = [DeckCard(f"C{number}", f"Card {number}", "ally", "deck", copies=3) for number in range(full)]
    last = [DeckCard("R", "The Rest", "event", "deck", copies=rest)] if rest else []
    return DeckList((*leading, *following, *last, *more))


def broken_rules(deck_list: DeckList) -> list[str]:
    return [violation.rule for violation in check(deck_list)]


@pytest.mark.rule("LCG-104")
def test_one_to_three_heroes() -> None:
    assert [broken_rules(deck(heroes=count)) for count in (0, 1, 2, 3, 4)] == [["LCG-104"], [], [], [], ["LCG-104"]]


@pytest.mark.rule("LCG-105", "LCG-106")
def test_fifty_cards_or_more() -> None:
    assert broken_rules(deck(cards=49)) == ["LCG-105"]
    assert broken_rules(deck(cards=50)) == []
    assert broken_rules(deck(cards=120)) == []


@pytest.mark.rule("LCG-107")
def test_three_copies_of_a_title_whatever_their_type() -> None:
    def twins(attachments: int) -> DeckList:
        ally = DeckCard("T1", "Twins", "ally", "deck", copies=2)
        return deck(3, 50, ally, DeckCard("T2", "Twins", "attachment", "deck", copies=attachments))

    assert broken_rules(twins(1)) == []
    assert broken_rules(twins(2)) == ["LCG-107"]


@pytest.mark.rule("LCG-235")
@pytest.mark.parametrize(("code", "card_type"), [("01001", "hero"), ("01096", "enemy"), ("01099", "location")])
def test_a_deck_is_allies_attachments_and_events(tmp_path: Path, code: str, card_type: str) -> None:
    path = tmp_path / "mixed.json"
    written = {"format": 1, "game": "lotr_lcg", "id": "mixed", "heroes": ["01001"], "cards": {"01013": 3, code: 1}}
    words = {"en": "Mixed", "es": "Mezclado"}
    path.write_text(json.dumps({**written, "name": words, "notes": words}), encoding="utf-8")
    with pytest.raises(FactsError, match=f"{code} is a card of type {card_type}"):
        read_deck(path)
