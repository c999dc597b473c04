"""The chips over the library beside a deck: each is a kind of card, asked for as far as the deck can use it."""

from __future__ import annotations

from desktop_app.app.decks.model import Deck
from desktop_app.app.library.index import LibraryIndex
from desktop_app.app.library.parser import parse
from desktop_app.app.library.record import CardRecord
from desktop_app.app.library.syntax import Query
from desktop_app.app.texts.texts import Texts
from desktop_app.games import DECKS, TENANTS
from desktop_app.ui.decks.fitting import fitting
from desktop_app.ui.faces.wording import type_name
from desktop_app.ui.games import looks_of


def kind_words(game: str, kind: str, texts: Texts) -> tuple[str, str]:
    """What a chip says and the search behind it: in its game's words where it has some, else in those of the house."""
    own = f"{TENANTS[game].domain}-kind-{kind}"
    message = own if texts.has(own) else f"deckbuilder-kind-{kind}"
    return texts(message), texts(f"{message}-query")


def kinds_title(card: CardRecord, texts: Texts) -> str:
    """What cards of a type are called together: as their chip says, else as one of them is."""
    kind = next((kind for kind in looks_of(card.game).deck_kinds if kind.partition("-")[2] == card.type), "")
    return kind_words(card.game, kind, texts)[0] if kind else type_name(card, texts.language)


def search_of(kind: str, deck: Deck, index: LibraryIndex, texts: Texts) -> Query:
    """The cards of a kind that a deck can use."""
    _, search = kind_words(deck.game, kind, texts)
    query = parse(search, deck.game)
    return fitting(deck, query, index, texts.language)


def first_search(deck: Deck, index: LibraryIndex, texts: Texts) -> Query:
    """What the library shows when a deck is opened: what it must begin with and lacks, else what it can use."""
    building = DECKS[deck.game]
    first = [each for each in building.begins if each.part != building.main]
    needed = [each for each in first if each.needed] or first
    for beginning in needed:
        if not deck.part(beginning.part):
            return fitting(deck, parse(beginning.search, deck.game), index, texts.language)
    kinds = looks_of(deck.game).deck_kinds
    return search_of(kinds[-1], deck, index, texts) if kinds else fitting(deck, Query(), index, texts.language)
