"""Cards that print something else for a test, and effects that last on them."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.frozen import replace
from desktop_app.games.thrones.reading import queries
from desktop_app.games.thrones.reading.facts import NAMES
from desktop_app.games.thrones.verbs.lasting import last
from tests.games.thrones.table import Table


def lasts(table: Table, kind: str, card: str, amount: int = 0, code: str = "") -> None:
    """An effect that lasts on a card until the end of the phase."""
    last(table.g, kind, amount, [table.id(card)], "phase", "")
    table.g.effects[-1].code = code


def prints(monkeypatch: pytest.MonkeyPatch, name: str, **facts: Any) -> None:
    """For this test something else is printed on the cards of this name."""
    (code,) = NAMES.codes(name)
    monkeypatch.setitem(queries.FACTS, code, replace(queries.FACTS[code], **facts))
