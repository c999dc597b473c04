"""Where the table forbids notes, the log of past turns forgets what is out of sight (MEC-308)."""

from __future__ import annotations

import pytest

from desktop_app.engine.messages import is_card_ref, split_card_ref
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.table.memory import remembered
from tests.games.meccg.table import Table, at


def told(table: Table, seat: str) -> list[str]:
    """The titles of all cards that the lines name which a seat may go back to."""
    lines = remembered(table.session.look(seat), table.session.log)
    named = [value for line in lines for value in line.message.params.values() if is_card_ref(value)]
    return [facts(table.g, split_card_ref(str(value))[0]).title for value in named]


def after_smoke_rings(*, without_notes: bool) -> Table:
    """Ana has played Smoke Rings, which lie in her discard pile."""
    ana = {"hand": ["Smoke Rings"], "discard": ["Cram"], "companies": [at("Rivendell", "Elrond")]}
    table = Table(ana, {"companies": [at("Lórien", "Haldir")]})
    table.g.without_notes = without_notes
    return table.choose("play", "Smoke Rings").until("organization")


@pytest.mark.rule("MEC-308")
def test_without_notes_the_log_forgets_the_opponents_cards_with_the_turn() -> None:
    table = after_smoke_rings(without_notes=True)
    assert "Smoke Rings" in told(table, "B")
    table.choose("done")
    while table.g.active == "A":
        table.passes()
    table.until("organization")
    assert "Smoke Rings" not in told(table, "B")
    assert "Smoke Rings" in told(table, "A")


@pytest.mark.rule("MEC-308")
def test_where_notes_are_kept_the_log_remembers() -> None:
    table = after_smoke_rings(without_notes=False)
    table.choose("done")
    while table.g.active == "A":
        table.passes()
    assert "Smoke Rings" in told(table.until("organization"), "B")
