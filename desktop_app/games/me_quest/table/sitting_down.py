"""Laying a table of this game: who plays Sauron, who which hero."""

from __future__ import annotations

from desktop_app.games.contract.set_up import NewTable
from desktop_app.games.me_quest.book.set_up import new_game
from desktop_app.games.me_quest.state import QuestState
from desktop_app.games.me_quest.table.corrigible import corrections
from desktop_app.games.me_quest.table.set_up_form import HEROES, heroes_chosen


def new_table(table: NewTable) -> QuestState:
    """A state before set-up; the Sauron player sits first. Raises BadSetUp."""
    sitting = sorted(table.seats, key=lambda each: each.side == HEROES)
    g = new_game([each.name for each in sitting], heroes_chosen(table), table.seed, table.options)
    g.corrected = corrections().kept(table.said)
    return g
