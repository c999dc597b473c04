"""Laying a table of this game, from the decks that people bring."""

from __future__ import annotations

from desktop_app.games.contract.decks import CardList
from desktop_app.games.contract.set_up import NewTable
from desktop_app.games.lotr_tcg.book.set_up import new_game
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.table.presets import PARTS
from desktop_app.games.lotr_tcg.table.telling import SCRIPTED


def new_table(table: NewTable) -> TcgState:
    """A state before set-up. Raises BadSetUp for a deck without Ring-bearer, Ring or sites."""
    starter = table.options.get("rules", "starter") == "starter"
    decks, names = [seat.cards for seat in table.seats], [seat.name for seat in table.seats]
    return new_game(decks, names, table.seed, starter=starter)


def cards_by_hand(cards: CardList) -> int:
    """How many cards of a deck have a text that nobody has written as rules yet."""
    return SCRIPTED.by_hand(code for part in PARTS for code in cards.codes(part))
