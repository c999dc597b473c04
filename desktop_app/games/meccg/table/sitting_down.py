"""Laying a table of this game, from the decks that people bring."""

from __future__ import annotations

from desktop_app.games.contract.decks import CardList
from desktop_app.games.contract.set_up import NewTable
from desktop_app.games.meccg.book.set_up import new_game
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.table.presets import PARTS
from desktop_app.games.meccg.table.telling import SCRIPTED

BEGINS_WITH = {"yes": "LE-203", "with_sauron": "BA-43"}
"""The card with which a minion player begins as Sauron: The Lidless Eye or Sauron."""


def new_table(table: NewTable) -> MecState:
    """A state before set-up. Raises BadSetUp for a deck without a play deck or sites."""
    decks, names = [seat.cards for seat in table.seats], [seat.name for seat in table.seats]
    length, sauron = table.options.get("length", "short"), BEGINS_WITH.get(table.options.get("sauron", "no"), "")
    strict = table.options.get("notes", "kept") == "none"
    return new_game(decks, names, table.seed, length=length, begins_with=sauron, without_notes=strict)


def cards_by_hand(cards: CardList) -> int:
    """How many cards of a deck have a text that nobody has written as rules yet."""
    return SCRIPTED.by_hand(code for part in PARTS for code in cards.codes(part))
