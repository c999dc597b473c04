"""What no position file may say."""

from __future__ import annotations

import pytest

from desktop_app.games.kit.set_ups import BadPosition
from desktop_app.games.me_quest.table.positions import build
from tests.games.me_quest.table import Table


def test_no_table_lies_in_the_step_that_looks_back_at_the_last_fight() -> None:
    with pytest.raises(BadPosition) as found:
        build({"step": "winner"}, ("Sau", "Ana"))
    assert (found.value.path, found.value.kind, found.value.name) == ("step", "step", "winner")


def test_a_plot_that_names_no_place_must_be_somewhere() -> None:
    with pytest.raises(BadPosition) as found:
        build({"plots": [{"card": "A Promise of Rings"}]}, ("Sau", "Ana"))
    assert (found.value.path, found.value.kind) == ("plots/0/at", "key")


@pytest.mark.rule("MEQ-117")
def test_a_minion_that_a_set_up_has_left_out_does_not_come() -> None:
    table = Table("story", story={"green": 5}, zones={"minions": ["The Ringwraiths"]}).until("plot")
    assert table.at("The Ringwraiths") == "minas_morgul"
    assert table.said("meq-log-minion-comes") == 1
