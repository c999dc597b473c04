"""Laying a table of this game, from the decks that people bring."""

from __future__ import annotations

from desktop_app.games.contract.decks import CardList
from desktop_app.games.contract.set_up import NewTable
from desktop_app.games.lotr_lcg.book.set_up import BadSetUp, new_game
from desktop_app.games.lotr_lcg.campaign.table_check import why_not
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.table.scenarios import READY
from desktop_app.games.lotr_lcg.table.set_up_form import BEGINNING, EASY, PARTS, QUICK
from desktop_app.games.lotr_lcg.table.telling import SCRIPTED


def new_table(table: NewTable) -> LcgState:
    """A state before set-up.

    Raises:
        KeyError: for an unknown scenario.
        BadSetUp: for a number of players or heroes that the book does not allow, a hero that two seats share, or what
            campaign mode forbids.
    """
    refused = why_not(table)
    if refused is not None:
        raise BadSetUp(refused.rule, refused.id)
    return new_game(
        table.scenario or READY[0],
        [{"heroes": list(seat.cards.codes("heroes")), "cards": dict(_deck(seat.cards))} for seat in table.seats],
        names=[seat.name for seat in table.seats],
        seed=table.seed,
        easy=table.options.get(EASY) == "yes",
        quick=table.options.get(BEGINNING) == QUICK,
        campaign=table.campaign,
    )


def _deck(cards: CardList) -> dict[str, int]:
    return dict(cards.parts.get("deck", {}))


def cards_by_hand(cards: CardList) -> int:
    """How many cards of a deck have a text that nobody has written as rules yet."""
    return SCRIPTED.by_hand(code for part in PARTS for code in cards.codes(part))
