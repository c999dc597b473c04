"""A deck as the construction rules see it: its cards with the printed facts that they ask for."""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.app.decks.model import Deck, Entry
from desktop_app.app.library.record import CardRecord
from desktop_app.games.kit.deck_list import DeckCard, DeckList


def as_list(deck: Deck, known: Mapping[str, CardRecord | None]) -> DeckList:
    """The deck as the rules see it; a card that is not known has only its title and part."""
    return DeckList(tuple(_card(entry, known.get(entry.code)) for entry in deck.entries), dict(deck.options))


def _card(entry: Entry, card: CardRecord | None) -> DeckCard:
    if card is None:
        return DeckCard(entry.code, entry.title, "", entry.part, entry.copies)
    return deck_card(card, entry.part, entry.copies)


def deck_card(card: CardRecord, part: str, copies: int) -> DeckCard:
    """Copies of a card as the rules see them."""
    return DeckCard(
        code=card.code,
        title=card.title,
        type=card.type,
        part=part,
        copies=copies,
        unique=card.unique,
        set=card.set,
        traits=card.traits,
        keywords=card.keywords,
        text=card.text.get("en", ""),
        fields=card.fields,
    )
