"""The chips over the library beside a deck: each is a kind of card, asked for as far as the deck can use it."""

from __future__ import annotations

from desktop_app.app.decks.model import Deck
from desktop_app.app.library.index import LibraryIndex
from desktop_app.app.library.parser import parse
from desktop_app.app.library.syntax import Query
from desktop_app.app.texts.texts import Texts
from desktop_app.games import DECKS
from desktop_app.ui.decks.fitting import fitting

PREFIX = "deckbuilder-kind-"
"""How the messages of the games that ship begin."""


def name_of(kind: str) -> str:
    """The name of a chip as a widget, from the message that stands on it."""
    return f"kind-{kind.removeprefix(PREFIX)}"


def search_of(kind: str, deck: Deck, index: LibraryIndex, texts: Texts) -> Query:
    """The cards of a kind that a deck can use."""
    query = parse(texts(f"{kind}-query"), deck.game)
    return fitting(deck, query, index, texts.language)


def first_search(deck: Deck, index: LibraryIndex, texts: Texts) -> Query:
    """What the library shows when a deck is opened: what it must begin with and lacks, else what it can use."""
    building = DECKS[deck.game]
    first = [each for each in building.begins if each.part != building.main]
    needed = [each for each in first if each.needed] or first
    for beginning in needed:
        if not deck.part(beginning.part):
            return fitting(deck, parse(beginning.search, deck.game), index, texts.language)
    return (
        search_of(building.kinds[-1], deck, index, texts)
        if building.kinds
        else fitting(deck, parse("", deck.game), index, texts.language)
    )
