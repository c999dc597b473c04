"""Who goes with the Ring-bearer from the first, and why another cannot."""

from __future__ import annotations

import pytest

from desktop_app.engine.view import SHOWN
from tests.games.lotr_tcg.table import Table


def starting(*deck: str) -> Table:
    """Ana chooses whom she starts with."""
    table = Table({"deck": list(deck)}, {}, full=True)
    table.g.position[0].table, table.g.position[0].row, table.g.phase = "setup", "fellowships", "setup"
    return Table.of(table.g)


@pytest.mark.rule("TCG-372", "TCG-375")
def test_who_joins_later_does_not_make_those_cheaper_who_were_there() -> None:
    table = starting("Éomer", "Gimli", "Rider of Rohan")
    table.choose("start", "Éomer")
    assert not table.offers("start", "Gimli"), "3 and 2 are 5, though Éomer could spot a Man of Rohan now: himself"
    table = starting("Éomer", "Gimli", "Rider of Rohan")
    table.choose("start", "Rider of Rohan").choose("start", "Éomer")
    assert not table.offers("start", "Gimli")


@pytest.mark.rule("TCG-372", "TCG-374", "TCG-291")
def test_who_cannot_join_is_shown_with_the_reason() -> None:
    table = starting("Éomer", "Gimli", "Rider of Rohan", "Rider of Rohan", "Éowyn", "Éowyn", "Brego")
    assert len(table.session.look("A").zones[SHOWN].cards) == 4, "one of each companion, and no possession"
    assert table.question.refusals() == []
    table.choose("start", "Éowyn")
    unique = table.refusal("Éowyn", "start")
    assert (unique.rule, unique.message.id) == ("TCG-291", "tcg-no-unique")
    table.choose("start", "Rider of Rohan")
    dear = table.refusal("Gimli", "start")
    assert (dear.rule, dear.message.id) == ("TCG-372", "tcg-no-starting-cost")
    assert dear.message.params["cost"] == 2
