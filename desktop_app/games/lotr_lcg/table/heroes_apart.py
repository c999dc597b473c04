"""Whether the heroes of a table are each led by one seat alone."""

from __future__ import annotations

from desktop_app.engine.messages import Message, message
from desktop_app.games.contract.set_up import NewTable
from desktop_app.games.lotr_lcg.reading.facts import load_cards


def shared_hero(table: NewTable) -> Message | None:
    """LCG-083: a hero that two seats lead."""
    cards = load_cards()
    taken: dict[str, str] = {}
    for seat in table.seats:
        for hero in seat.cards.codes("heroes"):
            title = cards[hero].titles["en"]
            if title in taken:
                return message(
                    "lcgtable-shared-hero", rule="LCG-083", hero=f"@:{hero}", first=taken[title], second=seat.name
                )
            taken[title] = seat.name
    return None
