"""Laying a table of this game, from the decks that people bring."""

from __future__ import annotations

from desktop_app.games.contract.decks import CardList
from desktop_app.games.contract.set_up import NewTable
from desktop_app.games.thrones.book.set_up import new_game
from desktop_app.games.thrones.state import ThronesState
from desktop_app.games.thrones.table.set_up_form import PARTS
from desktop_app.games.thrones.table.telling import SCRIPTED


def new_table(table: NewTable) -> ThronesState:
    """A state before set-up. Raises BadSetUp for a deck without a faction or plots."""
    return new_game([seat.cards for seat in table.seats], [seat.name for seat in table.seats], table.seed)


def cards_by_hand(cards: CardList) -> int:
    """How many cards of a deck have a text that nobody has written as rules yet."""
    return SCRIPTED.by_hand(code for part in PARTS for code in cards.codes(part))
