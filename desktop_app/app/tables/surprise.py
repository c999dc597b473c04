"""A table that nobody has chosen: another scenario and other decks, for the same people on the same seats."""

from __future__ import annotations

from random import Random

from desktop_app.app.tables.game_box import GameBox
from desktop_app.app.tables.set_up import BadTable, SetUp, refuse_bad_table

TRIES = 200
"""So often decks are drawn anew that do not sit at one table together."""


def surprised(set_up: SetUp, box: GameBox, dice: Random) -> SetUp:
    """The set-up with a scenario and decks drawn by chance that can be laid; as it is where none was found.

    Who sits where, on which side, and the options stay.
    """
    scenarios = list(box.scenarios) or [set_up.scenario]
    for _ in range(TRIES):
        seats = tuple(
            seat.model_copy(update={"deck": dice.choice(decks)}) if (decks := _sound(box, seat.side)) else seat
            for seat in set_up.seats
        )
        found = set_up.model_copy(update={"scenario": dice.choice(scenarios), "seats": seats})
        if found != set_up and _can_be_laid(found, box):
            return found
    return set_up


def _sound(box: GameBox, side: str) -> list[str]:
    return [id for id, deck in box.decks_for(side).items() if not deck.broken]


def _can_be_laid(set_up: SetUp, box: GameBox) -> bool:
    try:
        refuse_bad_table(set_up, box)
    except BadTable:
        return False
    return True
