"""What may be played and would change nothing says so before it is played."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QMenu

from tests.games.lotr_tcg.table import Table as Position
from tests.games.lotr_tcg.table import fight
from tests.ui.table.conftest import LayTable


def in_a_skirmish(hobbit: str) -> Position:
    """Merry and Frodo, one of them in a skirmish, and an event that cancels it."""
    return Position(
        {"site": 2, "fellowship": ["Merry"], "hand": ["Severed His Bonds", "Valor"]},
        {"minions": ["Uruk Regular"]},
        step="skirmish_actions",
        skirmish=fight(hobbit, "Uruk Regular"),
    )


@pytest.mark.rule("TCG-391", "TCG-472")
def test_the_large_card_tells_that_an_event_would_be_for_nothing_and_why(lay_table: LayTable) -> None:
    position = in_a_skirmish("Frodo")
    table = lay_table(position.session)
    table.screen.board.hovered.emit(position.id("Severed His Bonds"))
    assert "The Ring-bearer fights here" in table.screen.side.large.now.text()
    table.screen.board.hovered.emit(position.id("Frodo"))
    assert "would change nothing" not in table.screen.side.large.now.text()

    position = in_a_skirmish("Merry")
    table = lay_table(position.session)
    table.screen.board.hovered.emit(position.id("Severed His Bonds"))
    assert "nothing" not in table.screen.side.large.now.text(), "it would cancel the skirmish of Merry"


@pytest.mark.rule("TCG-391")
def test_so_does_the_tip_of_the_answer(lay_table: LayTable) -> None:
    table = lay_table(in_a_skirmish("Merry").session)
    answers = [action for menu in table.screen.findChildren(QMenu) for action in menu.actions()]
    tips = {action.text().split("\t")[0]: action.toolTip() for action in answers if action.toolTip()}
    assert "There is nothing that Valor could be used on" in tips["Play Valor"]
    assert "nothing" not in tips["Play Severed His Bonds"]
