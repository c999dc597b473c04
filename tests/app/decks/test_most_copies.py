"""How often a card may lie in a deck: what the boxes under it in the deck builder show."""

from __future__ import annotations

import pytest

from desktop_app.app.decks.plain import deck_card
from desktop_app.app.library.library import Library
from desktop_app.games import CARDS, DECKS


@pytest.mark.parametrize(
    ("game", "type", "title", "most"),
    [
        ("lotr_lcg", "hero", "Aragorn", 1),
        ("lotr_lcg", "event", "Ever Vigilant", 3),
        ("lotr_tcg", "site", "Wold of Rohan", 1),
        ("lotr_tcg", "the_one_ring", "The One Ring", 1),
        ("lotr_tcg", "companion", "Gimli", 4),
        ("thrones", "agenda", "Fealty", 1),
        ("thrones", "plot", "Marched to the Wall", 2),
        ("thrones", "character", "Arya Stark", 3),
        ("meccg", "site", "Moria", 1),
        ("meccg", "site", "Rivendell", 3),
        ("meccg", "character", "Adrazar", 1),
        ("meccg", "character", "Saruman", 3),
    ],
)
def test_a_card_has_as_many_boxes_as_there_may_be_copies(
    library: Library, game: str, type: str, title: str, most: int
) -> None:
    codes = [each.code for each in CARDS[game].built_in() if (each.type, each.titles.en) == (type, title)]
    card = library.index.by_code(game, codes[0])
    assert card is not None
    assert DECKS[game].most_copies(deck_card(card, "", 1)) == most
