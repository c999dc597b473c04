"""What is set by hand on the table of A Game of Thrones."""

from __future__ import annotations

from desktop_app.engine.game import Adjustment
from tests.games.thrones.table import Table


def test_gold_is_counted_by_hand_on_a_card_as_it_is_before_a_player() -> None:
    table = Table({"characters": ["Arya Stark"], "gold": 2}, step="3.2w")
    arya = table.id("Arya Stark")
    for subject in (arya, "A"):
        assert Adjustment("gold", subject, amount=1) in table.session.game.adjustments(table.g, subject)
        table.session.adjust(Adjustment("gold", subject, amount=1))
    assert (table.g.pieces[arya].count("gold"), table.g.gold["A"]) == (1, 3)
    assert table.session.game.broken(table.g) == []
