"""A new deck: where its cards go, and what it is called before anybody gives it a name."""

from __future__ import annotations

from desktop_app.app.decks.listed import CardLookup, place_among
from desktop_app.app.decks.model import Deck
from desktop_app.app.decks.plain import as_list
from desktop_app.app.library.record import CardRecord
from desktop_app.app.texts.texts import Texts
from desktop_app.games import DECKS
from desktop_app.games.kit.deck_list import DeckList


def plain_list(deck: Deck, lookup: CardLookup) -> DeckList:
    """The deck as the rules see it, its cards looked up."""
    return as_list(deck, {entry.code: lookup.by_code(deck.game, entry.code) for entry in deck.entries})


def place_of(deck: Deck, card: CardRecord, lookup: CardLookup) -> str:
    """The part where the next copy of a card goes: where the game puts it in this very deck, else by its type."""
    return place_among(plain_list(deck, lookup), card)


def first_name(deck: Deck, lookup: CardLookup, texts: Texts) -> str:
    """What a deck is called by the cards it begins with: "Aragorn, Gimli"; a first draft without any."""
    parts = dict.fromkeys(each.part for each in DECKS[deck.game].begins if each.names)
    cards = [lookup.by_code(deck.game, entry.code) for part in parts for entry in deck.part(part)]
    titles = list(dict.fromkeys(card.title_in(texts.language) for card in cards if card is not None))
    return ", ".join(titles) or texts("deckbuilder-first-draft")
