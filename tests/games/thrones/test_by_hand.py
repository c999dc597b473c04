"""What is set by hand on the table of A Game of Thrones."""

from __future__ import annotations

import pytest

from desktop_app.engine.game import Adjustment
from desktop_app.games.thrones.table.position_of_table import left_out
from tests.games.thrones.table import Table


def test_gold_is_counted_by_hand_on_a_card_as_it_is_before_a_player() -> None:
    table = Table({"characters": ["Arya Stark"], "gold": 2}, step="3.2w")
    arya = table.id("Arya Stark")
    for subject in (arya, "A"):
        assert Adjustment("gold", subject, amount=1) in table.session.game.adjustments(table.g, subject)
        table.session.adjust(Adjustment("gold", subject, amount=1))
    assert (table.g.pieces[arya].count("gold"), table.g.gold["A"]) == (1, 3)
    assert table.session.game.broken(table.g) == []


@pytest.mark.rule("GOT-058", "GOT-061")
def test_no_second_copy_of_a_unique_card_is_put_before_a_player_by_hand() -> None:
    summer = {"card": "Summer", "duplicates": ["Summer"]}
    ana = {"characters": [summer, "Arya Stark"], "hand": ["Bran Stark", "Robb Stark"], "dead": ["Bran Stark"]}
    table = Table(ana, {"characters": ["Arya Stark"]}, step="3.2w")

    def rows(card: str) -> list[str]:
        offered = table.session.game.adjustments(table.g, card)
        return [each.target for each in offered if each.target.startswith("characters:")]

    (duplicate,), (bran, robb) = table["Summer"].duplicates, table.g.zones["hand:A"]
    assert rows(duplicate) == rows(table.id("Arya Stark")) == rows(bran) == []
    assert rows(robb) == ["characters:A", "characters:B"]


@pytest.mark.rule("GOT-182")
def test_who_is_given_the_last_power_by_hand_has_won() -> None:
    table = Table({"characters": [{"card": "Arya Stark", "power": 14}]}, step="3.2w")
    table.session.adjust(Adjustment("power", table.id("Arya Stark"), amount=1))
    assert table.g.outcome is not None
    assert table.g.outcome.winners == ["A"]
    assert table.session.undo()
    assert table.g.outcome is None


@pytest.mark.rule("GOT-350")
def test_what_is_put_in_play_by_hand_before_set_up_is_over_is_told_as_unsaid() -> None:
    table = Table({"hand": ["Arya Stark", "Bran Stark"]}, step="S8")
    assert left_out(table.g) == []
    table.session.adjust(Adjustment("move", table.id("Arya Stark"), "characters:A"))
    assert left_out(table.g) == ["cards"]
