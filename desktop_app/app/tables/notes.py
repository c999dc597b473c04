"""The notes that people write to themselves at a table: one a seat, as nobody reads another's."""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.app.tables.service import OpenTable
from desktop_app.engine.frozen import replace


def notes_of(table: OpenTable) -> Mapping[str, str]:
    """The note of every seat at this screen. A person alone has theirs in the head of the save, where the start
    screen finds it; older saves have it there for the first of several people."""
    first = table.seats_here[0]
    kept = {first: table.header.note} if table.header.note else {}
    return {**kept, **table.head.notes}


def with_note(table: OpenTable, seat: str, note: str) -> OpenTable:
    """The table with a note written anew. Where several people sit here no list shows it."""
    if len(table.seats_here) < 2:
        return replace(table, header=table.header.model_copy(update={"note": note}))
    notes = {**notes_of(table), seat: note}
    return replace(
        table,
        header=table.header.model_copy(update={"note": ""}),
        head=table.head.model_copy(update={"notes": notes}),
    )
