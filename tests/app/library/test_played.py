"""A card says truly who plays it."""

from __future__ import annotations

from desktop_app.app.library.built_in import built_in_cards
from desktop_app.app.library.played import played_by_application


def test_player_cards_and_the_ready_scenario_are_played_by_the_application() -> None:
    """Heroes and the spiders of Mirkwood have their rules; other scenarios and the campaign wait for theirs."""
    cards = {card.title: card for card in built_in_cards() if card.game == "lotr_lcg"}
    for title in ("Aragorn", "Gandalf", "Forest Spider", "Flies and Spiders"):
        assert played_by_application(cards[title]), title
    for title in ("Hill Troll", "Dungeon Torch", "Mendor"):
        assert not played_by_application(cards[title]), title


def test_what_cannot_be_played_yet_is_played_by_hand() -> None:
    """The faction cards of A Game of Thrones ship for the deck builder alone."""
    factions = [card for card in built_in_cards() if card.game == "thrones"]
    assert factions
    assert not any(map(played_by_application, factions))
